//! What is wrong with a position that was pasted.

use sanguo_rules::{Kind, Kingdom, Point, PositionError};

use super::board::{kind, kingdom};
use super::say;

/// One thing that is wrong with it.
pub(crate) fn position_error(error: &PositionError) -> String {
    match error {
        PositionError::Fields(count) => say!("position-fields", count = *count),
        PositionError::Halves(count) => say!("position-halves", count = *count),
        PositionError::Ranks { half, ranks } => say!("position-ranks", kingdom = kingdom(*half), count = *ranks),
        PositionError::Points { half, rank, points } => {
            say!("position-points", kingdom = kingdom(*half), rank = *rank, count = *points)
        }
        PositionError::Unknown { half, rank, text } => {
            say!("position-unknown", kingdom = kingdom(*half), rank = *rank, text = text.as_str())
        }
        PositionError::SplitRun { half, rank } => say!("position-split-run", kingdom = kingdom(*half), rank = *rank),
        PositionError::Turn(text) => say!("position-turn", text = text.as_str()),
        PositionError::Owners(text) => say!("position-owners", text = text.as_str()),
        PositionError::Quiet(text) => say!("position-quiet", text = text.as_str()),
        PositionError::FallenOwner { home, owner, other } => {
            let (home, owner, other) = (kingdom(*home), kingdom(*owner), kingdom(*other));
            say!("position-fallen-owner", kingdom = home, owner = owner, other = other)
        }
        PositionError::FallenTurn(turn) => say!("position-fallen-turn", kingdom = kingdom(*turn)),
        PositionError::NoMove(turn) => say!("position-no-move", kingdom = kingdom(*turn)),
        PositionError::NoGeneral(of) => say!("position-no-general", kingdom = kingdom(*of)),
        PositionError::FallenGeneral { kingdom: of, point } => {
            say!("position-fallen-general", kingdom = kingdom(*of), point = point.to_string())
        }
        PositionError::TooMany { home, kind: many, count, points } => {
            let (home, many, points) = (kingdom(*home), (kind(*many), many.most()), points.as_str());
            say!("position-too-many", kingdom = home, kind = many.0, count = *count, points = points, most = many.1)
        }
        PositionError::Misplaced { home, kind, point } => misplaced(*home, *kind, *point),
        // What a newer set of rules finds wrong.
        _ => say!("position-wrong"),
    }
}

fn misplaced(home: Kingdom, kind: Kind, point: Point) -> String {
    let (home, point) = (kingdom(home), point.to_string());
    match kind {
        Kind::General => say!("position-misplaced-general", kingdom = home, point = point),
        Kind::Advisor => say!("position-misplaced-advisor", kingdom = home, point = point),
        Kind::Elephant => say!("position-misplaced-elephant", kingdom = home, point = point),
        _ => say!("position-misplaced-soldier", kingdom = home, point = point),
    }
}
