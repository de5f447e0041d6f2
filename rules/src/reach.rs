//! Where a piece can go by its own way of moving, whatever becomes of its general.

use crate::point::{FILES, RANKS};
use crate::tables::{Leaps, tables};
use crate::{Kind, Kingdom, Piece, Point, PointSet};

/// The points to which `piece` could move from `from` if it could capture whatever stands there.
pub(crate) fn reach(piece: Piece, from: Point, occupied: PointSet) -> PointSet {
    let (tables, at) = (tables(), from.index());
    match piece.kind {
        Kind::General => tables.general[at],
        Kind::Advisor => tables.advisor[at],
        Kind::Elephant => leap(&tables.elephant.from[at], occupied),
        Kind::Horse => leap(&tables.horse.from[at], occupied),
        Kind::Banner => leap(&tables.banner.from[at], occupied),
        Kind::Soldier => tables.soldier[piece.home.index()][at],
        Kind::Chariot => {
            let sight = Sight::new(from, occupied);
            sight.open | sight.first
        }
        Kind::Cannon => {
            let sight = Sight::new(from, occupied);
            sight.open | sight.second
        }
    }
}

fn leap(leaps: &Leaps, occupied: PointSet) -> PointSet {
    let free = leaps.iter().filter(|leap| !leap.path.meets(occupied));
    free.fold(PointSet::EMPTY, |all, leap| all | leap.to)
}

/// What a piece sees along the lines through its point.
struct Sight {
    /// The empty points up to the first piece.
    open: PointSet,
    /// The first pieces.
    first: PointSet,
    /// The pieces behind the first.
    second: PointSet,
}

impl Sight {
    fn new(from: Point, occupied: PointSet) -> Sight {
        let mut sight = Stretch::on_rank(from, occupied);
        let (half, next, prev) = (from.kingdom(), from.kingdom().next(), from.kingdom().prev());
        // An e-file runs on into both neighbours' e-files, any other into the neighbour's on its own side.
        if from.file() >= FILES / 2 {
            sight = sight.with(Stretch::on_file(from, half, next, occupied));
        }
        if from.file() <= FILES / 2 {
            sight = sight.with(Stretch::on_file(from, half, prev, occupied));
        }
        sight
    }

    fn with(self, other: Sight) -> Sight {
        Sight { open: self.open | other.open, first: self.first | other.first, second: self.second | other.second }
    }
}

/// What is seen from one point of one line, a bit for each point of the line.
struct Stretch {
    open: u32,
    first: u32,
    second: u32,
}

impl Stretch {
    /// Looks both ways from the point `at` of a line of `length` points, of which `occupied` are not empty.
    fn new(occupied: u32, at: u32, length: u32) -> Stretch {
        let lowest = |bits: u32| bits & bits.wrapping_neg();
        let highest = |bits: u32| if bits == 0 { 0 } else { 1 << bits.ilog2() };
        let (above, below) = (!1 << at, (1 << at) - 1);

        let up = lowest(occupied & above);
        let up_second = lowest(occupied & above & !up);
        let up_open = above & (lowest(occupied & above | 1 << length) - 1);
        let down = highest(occupied & below);
        let down_second = highest(occupied & below & !down);
        let down_open = below & !((down << 1).max(1) - 1);

        Stretch { open: up_open | down_open, first: up | down, second: up_second | down_second }
    }

    fn on_rank(from: Point, occupied: PointSet) -> Sight {
        let (half, shift) = (from.kingdom().index(), from.rank() * FILES);
        let line = (occupied.words()[half] >> shift) as u32 & RANK;
        let seen = Stretch::new(line, u32::from(from.file()), u32::from(FILES));
        seen.placed(|bits| {
            let mut words = [0; 3];
            words[half] = u64::from(bits) << shift;
            PointSet::from_words(words)
        })
    }

    /// Along the file that begins on `from`'s own half and ends on the half `far`.
    fn on_file(from: Point, near: Kingdom, far: Kingdom, occupied: PointSet) -> Sight {
        let (near, far) = (near.index(), far.index());
        let (here, there) = (from.file(), FILES - 1 - from.file());
        let words = occupied.words();
        let line = gather(words[near] >> here) | gather_down(words[far] >> there) << RANKS;
        let seen = Stretch::new(line, u32::from(from.rank()), 2 * u32::from(RANKS));
        seen.placed(|bits| {
            let mut words = [0; 3];
            words[near] = spread(bits & FILE_BITS) << here;
            words[far] = spread_down(bits >> RANKS) << there;
            PointSet::from_words(words)
        })
    }

    fn placed(&self, place: impl Fn(u32) -> PointSet) -> Sight {
        Sight { open: place(self.open), first: place(self.first), second: place(self.second) }
    }
}

/// The nine points of a rank.
const RANK: u32 = (1 << FILES) - 1;
/// The five bits of a half file, once gathered.
const FILE_BITS: u32 = (1 << RANKS) - 1;
/// The five points of file a in a half's word.
const FILE: u64 = 1 | 1 << 9 | 1 << 18 | 1 << 27 | 1 << 36;

// A product with a sum of powers of two is a sum of shifted copies. The shifts are chosen so that from each copy another
// point of the file lands in the five bits wanted, and all else beside them.

/// The points of file a as five bits, rank 1 lowest.
fn gather(word: u64) -> u32 {
    const SHIFTS: u64 = 1 << 32 | 1 << 24 | 1 << 16 | 1 << 8 | 1;
    ((word & FILE).wrapping_mul(SHIFTS) >> 32) as u32 & FILE_BITS
}

/// The points of file a as five bits, rank 5 lowest.
fn gather_down(word: u64) -> u32 {
    const SHIFTS: u64 = 1 << 40 | 1 << 30 | 1 << 20 | 1 << 10 | 1;
    ((word & FILE).wrapping_mul(SHIFTS) >> 36) as u32 & FILE_BITS
}

/// The reverse of [`gather`].
fn spread(bits: u32) -> u64 {
    const SHIFTS: u64 = 1 << 32 | 1 << 24 | 1 << 16 | 1 << 8 | 1;
    (u64::from(bits) * SHIFTS) & FILE
}

/// The reverse of [`gather_down`].
fn spread_down(bits: u32) -> u64 {
    const SHIFTS: u64 = 1 << 40 | 1 << 30 | 1 << 20 | 1 << 10 | 1;
    ((u64::from(bits) * SHIFTS) >> 4) & FILE
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
