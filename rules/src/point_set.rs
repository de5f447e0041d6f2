//! Sets of points as bitboards.

use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign, Sub};

use crate::point::{HALF, Point};

/// A set of points: one word of 45 bits for each half, Shu's first, in each rank by rank.
///
/// ```
/// use sanguo_rules::{Point, PointSet};
/// let set: PointSet = ["re4", "gd1"].iter().map(|text| text.parse::<Point>().unwrap()).collect();
/// assert_eq!(set.len(), 2);
/// assert_eq!(set.iter().map(|point| point.to_string()).collect::<Vec<_>>(), ["re4", "gd1"]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct PointSet([u64; 3]);

impl PointSet {
    /// No point.
    pub const EMPTY: PointSet = PointSet([0; 3]);
    /// Every point.
    pub const ALL: PointSet = PointSet([(1 << HALF) - 1; 3]);

    /// The set of one point.
    pub const fn of(point: Point) -> PointSet {
        let mut words = [0; 3];
        words[point.kingdom() as usize] = 1 << point.place();
        PointSet(words)
    }

    /// The set with these bits; those above the 45 of a half must be clear.
    pub(crate) const fn from_words(words: [u64; 3]) -> PointSet {
        PointSet(words)
    }

    /// The bits of the three halves.
    pub(crate) const fn words(self) -> [u64; 3] {
        self.0
    }

    /// Whether there is no point in it.
    pub const fn is_empty(self) -> bool {
        self.0[0] | self.0[1] | self.0[2] == 0
    }

    /// How many points are in it.
    pub const fn len(self) -> usize {
        (self.0[0].count_ones() + self.0[1].count_ones() + self.0[2].count_ones()) as usize
    }

    /// Whether `point` is in it.
    pub const fn contains(self, point: Point) -> bool {
        self.0[point.kingdom() as usize] >> point.place() & 1 != 0
    }

    /// Puts `point` in.
    pub const fn insert(&mut self, point: Point) {
        self.0[point.kingdom() as usize] |= 1 << point.place();
    }

    /// Takes `point` out.
    pub const fn remove(&mut self, point: Point) {
        self.0[point.kingdom() as usize] &= !(1 << point.place());
    }

    /// Whether the two have a point in common.
    pub const fn meets(self, other: PointSet) -> bool {
        self.0[0] & other.0[0] | self.0[1] & other.0[1] | self.0[2] & other.0[2] != 0
    }

    /// The points in order.
    pub fn iter(self) -> PointSetIter {
        PointSetIter(self.0)
    }

    /// The first point in order.
    pub fn first(self) -> Option<Point> {
        self.iter().next()
    }
}

impl BitOr for PointSet {
    type Output = PointSet;

    fn bitor(self, other: PointSet) -> PointSet {
        let ([a, b, c], [x, y, z]) = (self.0, other.0);
        PointSet([a | x, b | y, c | z])
    }
}

impl BitOrAssign for PointSet {
    fn bitor_assign(&mut self, other: PointSet) {
        *self = *self | other;
    }
}

impl BitAnd for PointSet {
    type Output = PointSet;

    fn bitand(self, other: PointSet) -> PointSet {
        let ([a, b, c], [x, y, z]) = (self.0, other.0);
        PointSet([a & x, b & y, c & z])
    }
}

/// The points of the left set that are not in the right one.
impl Sub for PointSet {
    type Output = PointSet;

    fn sub(self, other: PointSet) -> PointSet {
        let ([a, b, c], [x, y, z]) = (self.0, other.0);
        PointSet([a & !x, b & !y, c & !z])
    }
}

impl FromIterator<Point> for PointSet {
    fn from_iter<I: IntoIterator<Item = Point>>(points: I) -> PointSet {
        let mut set = PointSet::EMPTY;
        points.into_iter().for_each(|point| set.insert(point));
        set
    }
}

impl IntoIterator for PointSet {
    type Item = Point;
    type IntoIter = PointSetIter;

    fn into_iter(self) -> PointSetIter {
        self.iter()
    }
}

impl fmt::Debug for PointSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// The points of a [`PointSet`], in order.
#[derive(Clone, Debug)]
pub struct PointSetIter([u64; 3]);

impl Iterator for PointSetIter {
    type Item = Point;

    fn next(&mut self) -> Option<Point> {
        for (half, word) in self.0.iter_mut().enumerate() {
            if *word != 0 {
                let place = word.trailing_zeros() as usize;
                *word &= *word - 1;
                return Some(Point::at(half, place));
            }
        }
        None
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = PointSet(self.0).len();
        (left, Some(left))
    }
}

impl ExactSizeIterator for PointSetIter {}
