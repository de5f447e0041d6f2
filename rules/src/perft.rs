//! Counting move sequences, the field's test of a generator.

use crate::{Move, Position};

/// How many sequences of `depth` legal moves there are from `position`, draws ignored. A game won earlier adds nothing,
/// one won by the last move counts.
///
/// ```
/// use sanguo_rules::{Position, perft};
/// assert_eq!(perft(&Position::start(true), 2), 1588);
/// ```
pub fn perft(position: &Position, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => position.count_legal() as u64,
        _ => sum(position, depth),
    }
}

/// [`perft`] for each legal move: how many sequences begin with it, in the order of the moves' texts.
pub fn perft_divide(position: &Position, depth: u32) -> Vec<(Move, u64)> {
    let Some(deeper) = depth.checked_sub(1) else {
        return Vec::new();
    };
    let count = |&mv: &Move| {
        let piece = position.piece_at(mv.from)?;
        Some((mv, after(position, position.moved(piece, mv), deeper)))
    };
    let mut counts: Vec<_> = position.legal_moves().iter().filter_map(count).collect();
    counts.sort_by_key(|(mv, _)| mv.to_string());
    counts
}

fn sum(position: &Position, depth: u32) -> u64 {
    let mut total = 0;
    position.visit_legal(crate::PointSet::ALL, |piece, from, targets| {
        for to in targets {
            total += after(position, position.moved(piece, Move { from, to }), depth - 1);
        }
        false
    });
    total
}

/// The count from a position just reached by a move. Only when it is nought can somebody be without a move, so only then
/// are defeats looked for.
fn after(before: &Position, mut position: Position, depth: u32) -> u64 {
    match perft(&position, depth) {
        0 => {
            position.settle(before, |_| ());
            perft(&position, depth)
        }
        count => count,
    }
}
