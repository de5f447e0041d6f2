//! A move, its text, and a list of moves.

use std::fmt;
use std::ops::Deref;
use std::str::FromStr;

use arrayvec::ArrayVec;
use thiserror::Error;

use crate::point::quote;
use crate::{Point, PointError};

/// A move: from one point to another, written `re4re5`.
///
/// ```
/// use sanguo_rules::Move;
/// let mv: Move = "re4re5".parse()?;
/// assert_eq!(mv.to_string(), "re4re5");
/// assert_eq!("re4re6".parse::<Move>().unwrap_err().to_string(), "re4re6: there is no point re6");
/// # Ok::<(), sanguo_rules::MoveTextError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move {
    /// Where the piece stands.
    pub from: Point,
    /// Where it goes.
    pub to: Point,
}

impl Move {
    /// The same move seen one seat on, see [`Point::turned`].
    pub const fn turned(self) -> Move {
        Move { from: self.from.turned(), to: self.to.turned() }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from, self.to)
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Why a text is no move. The texts are shortened.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum MoveTextError {
    /// It does not have the six characters of two points.
    #[error("{0}: a move is two points of three characters each, as re4re5")]
    Shape(String),
    /// One of its points does not exist.
    #[error("{text}: {error}")]
    Point {
        /// The whole text.
        text: String,
        /// The point that does not exist.
        #[source]
        error: PointError,
    },
}

impl FromStr for Move {
    type Err = MoveTextError;

    fn from_str(text: &str) -> Result<Move, MoveTextError> {
        if text.len() != 6 || !text.is_ascii() {
            let shown = if text.is_empty() { "nothing".into() } else { quote(text, 12) };
            return Err(MoveTextError::Shape(shown));
        }
        let (from, to) = text.split_at(3);
        let point = |part: &str| part.parse().map_err(|error| MoveTextError::Point { text: quote(text, 12), error });
        Ok(Move { from: point(from)?, to: point(to)? })
    }
}

/// More than any position can have: the three armies in one hand, each piece on its best point, have 481.
const MOST: usize = 512;

/// A list of moves, kept without the heap.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct MoveList(ArrayVec<Move, MOST>);

impl MoveList {
    /// An empty list.
    pub fn new() -> MoveList {
        MoveList::default()
    }

    pub(crate) fn push(&mut self, mv: Move) {
        self.0.push(mv);
    }
}

impl Deref for MoveList {
    type Target = [Move];

    fn deref(&self) -> &[Move] {
        &self.0
    }
}

impl IntoIterator for MoveList {
    type Item = Move;
    type IntoIter = arrayvec::IntoIter<Move, MOST>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl<'a> IntoIterator for &'a MoveList {
    type Item = &'a Move;
    type IntoIter = std::slice::Iter<'a, Move>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}
