//! A piece that has just moved glides to its new place. Only to be seen: what can be done does not wait for it.

use eframe::egui::{Id, Ui};
use sanguo_rules::{Move, Point, Position};

/// Seconds that it takes.
const SECONDS: f64 = 0.18;

/// What was on the board last, and what glides since when.
#[derive(Clone)]
struct Seen {
    position: Position,
    way: Option<(Move, f64)>,
    /// Where the hand has just put a piece down: it is there already.
    placed: Option<Point>,
}

/// The hand has put a piece down on a point.
pub(super) fn placed(ui: &Ui, point: Point) {
    ui.data_mut(|data| {
        if let Some(mut seen) = data.get_temp::<Seen>(id(ui)) {
            seen.placed = Some(point);
            data.insert_temp(id(ui), seen);
        }
    });
}

/// The piece that glides, and how much of its way, from 0 to 1, is behind it.
pub(super) fn glide(ui: &Ui, position: &Position, wanted: bool) -> Option<(Move, f32)> {
    let now = ui.input(|input| input.time);
    let mut seen = ui.data(|data| data.get_temp::<Seen>(id(ui))).filter(|_| wanted);
    if seen.as_ref().is_none_or(|seen| seen.position != *position) {
        let before = seen.take();
        let way = before.as_ref().and_then(|before| way(&before.position, position));
        let placed = before.and_then(|before| before.placed);
        let way = way.filter(|way| placed != Some(way.to)).map(|way| (way, now));
        let fresh = Seen { position: position.clone(), way, placed: None };
        ui.data_mut(|data| data.insert_temp(id(ui), fresh.clone()));
        seen = Some(fresh);
    }
    let (way, since) = seen?.way?;
    let part = ((now - since) / SECONDS) as f32;
    if !(0.0..1.0).contains(&part) {
        return None;
    }
    ui.ctx().request_repaint();
    // Quick at first, then slower.
    Some((way, 1.0 - (1.0 - part).powi(3)))
}

fn id(ui: &Ui) -> Id {
    ui.id().with("what glides")
}

/// The one way on which a piece has gone between two positions, forth or back; none if it is not one alone.
fn way(before: &Position, after: &Position) -> Option<Move> {
    let changed: Vec<Point> = Point::all().filter(|point| before.piece_at(*point) != after.piece_at(*point)).collect();
    // Where it was and where it is, and two generals that may have fallen by it.
    const MOST: usize = 4;
    if changed.len() > MOST {
        return None;
    }
    let ways = changed.iter().flat_map(|from| changed.iter().map(|to| Move { from: *from, to: *to }));
    let gone = |way: &Move| {
        let piece = before.piece_at(way.from);
        piece.is_some() && piece == after.piece_at(way.to)
    };
    let mut ways = ways.filter(gone);
    ways.next().filter(|_| ways.next().is_none())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(moves: &str) -> Position {
        let mut position = Position::start(true);
        for mv in moves.split_whitespace() {
            position.play(mv.parse().unwrap()).unwrap();
        }
        position
    }

    #[test]
    fn a_move_is_seen_forth_and_back_also_when_it_takes() {
        for (before, mv, back) in [("", "rb1rc3", "rc3rb1"), ("re4re5 ge4ge5", "bh3rb1", "rb1bh3")] {
            let (here, there) = (after(before), after(&format!("{before} {mv}")));
            assert_eq!(way(&here, &there), Some(mv.parse().unwrap()));
            assert_eq!(way(&there, &here), Some(back.parse().unwrap()));
        }
    }

    #[test]
    fn nothing_and_several_moves_at_once_do_not_glide() {
        let start = Position::start(true);
        assert_eq!(way(&start, &start), None);
        assert_eq!(way(&start, &after("re4re5 ge4ge5")), None);
        assert_eq!(way(&start, &Position::start(false)), None);
    }
}
