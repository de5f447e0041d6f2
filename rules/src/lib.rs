#![doc = include_str!("../RULES.md")]
#![forbid(unsafe_code)]
#![deny(missing_docs)]

mod aims;
pub mod board;
mod game;
mod hash;
mod illegal;
mod kingdom;
mod legal;
mod moves;
mod notation;
mod perft;
mod piece;
mod point;
mod point_set;
mod position;
mod reach;
mod tables;

pub use aims::Threat;
pub use game::{DepartError, Departure, DrawReason, Game, Outcome, OutcomeWinners};
pub use hash::{PositionHash, PositionHashError};
pub use illegal::{IllegalMove, IllegalReason};
pub use kingdom::Kingdom;
pub use moves::{Move, MoveList, MoveTextError};
pub use notation::{PositionError, PositionErrors};
pub use perft::{perft, perft_divide};
pub use piece::{Kind, Piece};
pub use point::{Point, PointError};
pub use point_set::{PointSet, PointSetIter};
pub use position::{Defeat, DefeatReason, Played, Position};

/// The version of the rules that this crate plays; two programs can play together only if theirs are equal.
pub const RULES_VERSION: u32 = 1;

/// Keeps the example of the README true.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
