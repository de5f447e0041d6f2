//! The yardstick.

use cozy_chess::Board;

/// Sequences of legal moves from a position of chess, counted at the last ply as `sanguo_rules::perft` does.
pub(crate) fn perft(board: &Board, depth: u32) -> u64 {
    let mut count = 0;
    board.generate_moves(|moves| {
        if depth == 1 {
            count += moves.len() as u64;
        } else {
            for mv in moves {
                let mut next = board.clone();
                next.play_unchecked(mv);
                count += perft(&next, depth - 1);
            }
        }
        false
    });
    count
}
