//! The 135 points of the board.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::Kingdom;

/// Files of a half board, `a`–`i`.
pub(crate) const FILES: u8 = 9;
/// Ranks of a half board, `1`–`5`.
pub(crate) const RANKS: u8 = 5;
/// Points of a half board.
pub(crate) const HALF: usize = (FILES * RANKS) as usize;

/// A point of the board: a half, a file `a`–`i` and a rank `1`–`5`, written `re4`.
///
/// Points are ordered by half, then rank, then file.
///
/// ```
/// use sanguo_rules::{Kingdom, Point};
/// let point: Point = "re4".parse()?;
/// assert_eq!((point.kingdom(), point.file(), point.rank()), (Kingdom::Shu, 4, 3));
/// assert_eq!("re6".parse::<Point>().unwrap_err().to_string(), "there is no point re6");
/// # Ok::<(), sanguo_rules::PointError>(())
/// ```
// The half in the two upper bits and the place in it (rank × 9 + file) in the six lower: word and bit of a `PointSet`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Point(u8);

impl Point {
    /// How many points there are.
    pub const COUNT: usize = 3 * HALF;

    /// The point on `kingdom`'s half with `file` 0–8 for `a`–`i` and `rank` 0–4 for `1`–`5`; `None` outside these.
    pub const fn new(kingdom: Kingdom, file: u8, rank: u8) -> Option<Point> {
        if file < FILES && rank < RANKS { Some(Point((kingdom as u8) << 6 | (rank * FILES + file))) } else { None }
    }

    /// The half it lies on.
    pub const fn kingdom(self) -> Kingdom {
        match self.0 >> 6 {
            0 => Kingdom::Shu,
            1 => Kingdom::Wu,
            _ => Kingdom::Wei,
        }
    }

    /// The file, 0–8 for `a`–`i`, left to right as the half's own player looks at the centre.
    pub const fn file(self) -> u8 {
        self.place() as u8 % FILES
    }

    /// The rank, 0–4 for `1` (home rank) – `5` (river bank).
    pub const fn rank(self) -> u8 {
        self.place() as u8 / FILES
    }

    /// A number of its own, 0–134, in the order of points.
    pub const fn index(self) -> usize {
        (self.0 >> 6) as usize * HALF + self.place()
    }

    /// The point of a number, `None` beyond 134.
    pub const fn from_index(index: usize) -> Option<Point> {
        if index < Point::COUNT { Some(Point(((index / HALF) << 6 | (index % HALF)) as u8)) } else { None }
    }

    /// All points, in order.
    pub fn all() -> impl Iterator<Item = Point> {
        (0..Point::COUNT).filter_map(Point::from_index)
    }

    /// The same place seen one seat on: Shu's half goes to Wu's, Wu's to Wei's, Wei's to Shu's.
    pub const fn turned(self) -> Point {
        Point((self.kingdom().next() as u8) << 6 | self.place() as u8)
    }

    /// The place in the half, 0–44.
    pub(crate) const fn place(self) -> usize {
        (self.0 & 63) as usize
    }

    /// The point at a place of a half; `place` must be below 45.
    pub(crate) const fn at(half: usize, place: usize) -> Point {
        debug_assert!(half < 3 && place < HALF);
        Point((half << 6 | place) as u8)
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let file = char::from(b'a' + self.file());
        write!(f, "{}{file}{}", self.kingdom().letter(), self.rank() + 1)
    }
}

impl fmt::Debug for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that names no point of the board; holds the text (at most its first few characters).
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("there is no point {0}")]
pub struct PointError(pub String);

impl PointError {
    /// The error for `text`, shortened and escaped so that it can be shown anywhere.
    pub(crate) fn of(text: &str) -> PointError {
        PointError(if text.is_empty() { "without a name".into() } else { quote(text, 8) })
    }
}

/// At most `most` characters of a stranger's text, control characters escaped.
pub(crate) fn quote(text: &str, most: usize) -> String {
    let mut out: String = text.chars().take(most).flat_map(char::escape_debug).collect();
    if text.chars().nth(most).is_some() {
        out.push('…');
    }
    out
}

impl FromStr for Point {
    type Err = PointError;

    fn from_str(text: &str) -> Result<Point, PointError> {
        let &[colour, file @ b'a'..=b'i', rank @ b'1'..=b'5'] = text.as_bytes() else {
            return Err(PointError::of(text));
        };
        Kingdom::from_letter(char::from(colour))
            .and_then(|kingdom| Point::new(kingdom, file - b'a', rank - b'1'))
            .ok_or_else(|| PointError::of(text))
    }
}
