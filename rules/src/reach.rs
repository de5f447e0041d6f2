//! Where a piece can go by its own way of moving, whatever becomes of its general.

use crate::point::{FILES, RANKS};
use crate::tables::{Leaps, Rides, tables};
use crate::{Kind, Kingdom, Piece, Point, PointSet};

/// The points to which `piece` could move from `from` if it could capture whatever stands there.
// Called in the innermost loop of the generator for a kind known there.
#[inline(always)]
pub(crate) fn reach(piece: Piece, from: Point, occupied: PointSet) -> PointSet {
    let (tables, at) = (tables(), from.index());
    match piece.kind {
        Kind::General => tables.general[at],
        Kind::Advisor => tables.advisor[at],
        Kind::Elephant => leap(&tables.elephant.from[at], occupied),
        Kind::Horse => leap(&tables.horse.from[at], occupied),
        Kind::Banner => leap(&tables.banner.from[at], occupied),
        Kind::Soldier => tables.soldier[piece.home.index()][at],
        Kind::Chariot => ride(from, occupied, &tables.chariot),
        Kind::Cannon => ride(from, occupied, &tables.cannon),
    }
}

fn leap(leaps: &Leaps, occupied: PointSet) -> PointSet {
    let free = leaps.iter().filter(|leap| !leap.path.meets(occupied));
    free.fold(PointSet::EMPTY, |all, leap| all | leap.to)
}

/// Where a rider can go along the lines through its point.
fn ride(from: Point, occupied: PointSet, rides: &Rides) -> PointSet {
    let half = from.kingdom();
    let mut found = along_rank(from, occupied, rides);
    // An e-file runs on into both neighbours' e-files, any other into the neighbour's on its own side.
    if from.file() >= FILES / 2 {
        found |= along_file(from, half.next(), occupied, rides);
    }
    if from.file() <= FILES / 2 {
        found |= along_file(from, half.prev(), occupied, rides);
    }
    found
}

fn along_rank(from: Point, occupied: PointSet, rides: &Rides) -> PointSet {
    let (half, shift) = (from.kingdom().index(), from.rank() * FILES);
    let line = (occupied.words()[half] >> shift) as usize & RANK;
    // A rank is a line of ten whose last point is taken out again.
    let found = usize::from(rides[usize::from(from.file())][line]) & RANK;
    let mut words = [0; 3];
    words[half] = (found as u64) << shift;
    PointSet::from_words(words)
}

/// Along the file that begins on the half of `from` and ends on the half `far`.
fn along_file(from: Point, far: Kingdom, occupied: PointSet, rides: &Rides) -> PointSet {
    let (near, far) = (from.kingdom().index(), far.index());
    let (here, there) = (from.file(), FILES - 1 - from.file());
    let words = occupied.words();
    let line = gather(words[near] >> here) | gather_down(words[far] >> there) << RANKS;
    let found = usize::from(rides[usize::from(from.rank())][line]);
    let mut words = [0; 3];
    words[near] = spread(found & HALF_FILE) << here;
    words[far] = spread_down(found >> RANKS) << there;
    PointSet::from_words(words)
}

/// The nine points of a rank.
const RANK: usize = (1 << FILES) - 1;
/// The five bits of a half file, once gathered.
const HALF_FILE: usize = (1 << RANKS) - 1;
/// The five points of file a in a half's word.
const FILE: u64 = 1 | 1 << 9 | 1 << 18 | 1 << 27 | 1 << 36;

// A product with a sum of powers of two is a sum of shifted copies. The shifts are chosen so that from each copy another
// point of the file lands in the five bits wanted, and all else beside them.

/// The points of file a as five bits, rank 1 lowest.
fn gather(word: u64) -> usize {
    const SHIFTS: u64 = 1 << 32 | 1 << 24 | 1 << 16 | 1 << 8 | 1;
    ((word & FILE).wrapping_mul(SHIFTS) >> 32) as usize & HALF_FILE
}

/// The points of file a as five bits, rank 5 lowest.
fn gather_down(word: u64) -> usize {
    const SHIFTS: u64 = 1 << 40 | 1 << 30 | 1 << 20 | 1 << 10 | 1;
    ((word & FILE).wrapping_mul(SHIFTS) >> 36) as usize & HALF_FILE
}

/// The reverse of [`gather`].
fn spread(bits: usize) -> u64 {
    const SHIFTS: u64 = 1 << 32 | 1 << 24 | 1 << 16 | 1 << 8 | 1;
    ((bits as u64) * SHIFTS) & FILE
}

/// The reverse of [`gather_down`].
fn spread_down(bits: usize) -> u64 {
    const SHIFTS: u64 = 1 << 40 | 1 << 30 | 1 << 20 | 1 << 10 | 1;
    (((bits as u64) * SHIFTS) >> 4) & FILE
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The halves side by side, see the head of the file.
    fn read(picture: &[&str]) -> PointSet {
        let mut set = PointSet::EMPTY;
        for (down, row) in picture.iter().enumerate() {
            for (at, mark) in row.chars().filter(|mark| *mark != ' ').enumerate() {
                if mark == 'o' {
                    set.insert(Point::at(at / 9, (4 - down) * 9 + at % 9));
                }
            }
        }
        set
    }

    /// Holds the reach of a piece against a picture, on each of the three halves.
    fn assert_drawn(kind: Kind, mut from: Point, mut drawn: PointSet) {
        for home in Kingdom::ALL {
            assert_eq!(reach(Piece { home, kind }, from, PointSet::of(from)), drawn, "{kind} on {from}");
            from = from.turned();
            drawn = drawn.iter().map(Point::turned).collect();
        }
    }

    #[test]
    fn each_kind_goes_from_each_point_as_drawn() {
        let lines: Vec<&str> = include_str!("../tests/data/reach.txt").lines().collect();
        let mut pictures = 0;
        for block in lines.split(|line| line.is_empty()).skip(1) {
            let (name, from) = block[0].split_once(' ').expect("a kind and a point");
            let kind = Kind::ALL.into_iter().find(|kind| kind.name() == name).expect("a kind");
            let (from, drawn) = (from.parse().expect("a point"), read(&block[1..]));
            assert_drawn(kind, from, drawn);
            if kind == Kind::Chariot {
                // With nothing to jump, a cannon goes the same ways.
                assert_drawn(Kind::Cannon, from, drawn);
            }
            pictures += 1;
        }
        // General, advisor, elephant; horse, chariot, banner; soldier.
        assert_eq!(pictures, 9 + 5 + 7 + 3 * 45 + (18 + 90));
    }
}
