//! What each piece can do from each point of an otherwise empty board, worked out once from the lines and cells.

use std::sync::LazyLock;

use arrayvec::ArrayVec;

use crate::board::{cells, half, lines, palace};
use crate::{Kingdom, Point, PointSet};

/// One entry for each point, in the order of [`Point::index`].
pub(crate) type ByPoint<T> = [T; Point::COUNT];

/// A jump to one of `to`, possible while all of `path` is empty.
#[derive(Clone, Copy)]
pub(crate) struct Leap {
    pub(crate) path: PointSet,
    pub(crate) to: PointSet,
}

/// The leaps from one point: there are at most as many as ways to leave it, and only an e5 has five.
pub(crate) type Leaps = ArrayVec<Leap, 5>;

/// The leaps of one kind of piece, both ways of looking at them.
pub(crate) struct Leapers {
    pub(crate) from: ByPoint<Leaps>,
    /// The points from which a leap could end here.
    pub(crate) sources: ByPoint<PointSet>,
}

/// Where a rider can go on a line of ten points: by its place there and by which points are occupied, a bit for each.
pub(crate) type Rides = [[u16; 1 << LINE]; LINE];

/// The points of the longest lines.
const LINE: usize = 10;

/// See the module.
pub(crate) struct Tables {
    /// Inside the palace; empty elsewhere.
    pub(crate) general: ByPoint<PointSet>,
    /// On the corners and centre of the palace; empty elsewhere.
    pub(crate) advisor: ByPoint<PointSet>,
    pub(crate) chariot: Rides,
    pub(crate) cannon: Rides,
    pub(crate) elephant: Leapers,
    pub(crate) horse: Leapers,
    pub(crate) banner: Leapers,
    /// For the soldiers of each home.
    pub(crate) soldier: [ByPoint<PointSet>; 3],
    /// The points from which a foreign soldier could step here.
    pub(crate) soldier_sources: ByPoint<PointSet>,
    /// The points that share a line with this one.
    pub(crate) aligned: ByPoint<PointSet>,
    /// The points between two on one line; empty for two that are not.
    pub(crate) between: Vec<ByPoint<PointSet>>,
}

static TABLES: LazyLock<Tables> = LazyLock::new(Tables::new);

/// The tables; made when first asked for.
pub(crate) fn tables() -> &'static Tables {
    &TABLES
}

impl Tables {
    fn new() -> Tables {
        let general = by_point(|point| steps(point) & palace(point.kingdom()));
        let soldier = Kingdom::ALL.map(|home| by_point(|point| soldier_steps(home, point)));
        let foreign = by_point(|point| soldier[point.kingdom().next().index()][point.index()] & half(point.kingdom()));
        Tables {
            general,
            advisor: by_point(advisor_steps),
            chariot: rides(0),
            cannon: rides(1),
            elephant: Leapers::new(elephant_leaps),
            horse: Leapers::new(horse_leaps),
            banner: Leapers::new(banner_leaps),
            soldier_sources: sources(|point| foreign[point.index()]),
            soldier,
            aligned: by_point(|point| {
                let mut set: PointSet = lines_through(point).flatten().copied().collect();
                set.remove(point);
                set
            }),
            between: points_between(),
        }
    }
}

impl Leapers {
    fn new(leaps: impl Fn(Point) -> Leaps) -> Leapers {
        let from: ByPoint<Leaps> = by_point(leaps);
        let sources = sources(|point| union(from[point.index()].iter().map(|leap| leap.to)));
        Leapers { from, sources }
    }
}

fn by_point<T>(entry: impl Fn(Point) -> T) -> ByPoint<T> {
    std::array::from_fn(|index| entry(Point::at(index / crate::point::HALF, index % crate::point::HALF)))
}

fn sources(targets: impl Fn(Point) -> PointSet) -> ByPoint<PointSet> {
    by_point(|point| Point::all().filter(|&from| targets(from).contains(point)).collect())
}

fn union(sets: impl Iterator<Item = PointSet>) -> PointSet {
    sets.fold(PointSet::EMPTY, |all, set| all | set)
}

fn lines_through(point: Point) -> impl Iterator<Item = &'static Vec<Point>> {
    lines().iter().filter(move |line| line.contains(&point))
}

/// The neighbours along lines.
fn steps(point: Point) -> PointSet {
    crate::board::neighbours(point)
}

/// The points that follow `first`, `second` where these stand in this order on a line.
fn continuations(first: Point, second: Point) -> PointSet {
    let follows = |points: &[Point]| (points[0] == first && points[1] == second).then_some(points[2]);
    let mut set = PointSet::EMPTY;
    for line in lines() {
        let backward: Vec<Point> = line.iter().rev().copied().collect();
        let ahead = line.windows(3).filter_map(follows);
        set = ahead.chain(backward.windows(3).filter_map(follows)).fold(set, |set, next| set | PointSet::of(next));
    }
    set
}

/// The corner opposite to `point` in each cell that has `point` and `side` for a side.
fn diagonals(point: Point, side: impl Fn(Point) -> bool) -> PointSet {
    let opposite = |cell: &[Point; 4]| {
        let at = cell.iter().position(|&corner| corner == point)?;
        let beside = [cell[(at + 1) % 4], cell[(at + 3) % 4]];
        beside.into_iter().any(&side).then_some(cell[(at + 2) % 4])
    };
    cells().iter().filter_map(opposite).collect()
}

/// Where a step from `first` to `second` leads on diagonally outward.
fn outward(first: Point, second: Point) -> PointSet {
    let beyond = continuations(first, second);
    diagonals(second, |side| beyond.contains(side))
}

fn horse_leaps(point: Point) -> Leaps {
    let leap = |leg: Point| Leap { path: PointSet::of(leg), to: outward(point, leg) };
    steps(point).iter().map(leap).filter(|leap| !leap.to.is_empty()).collect()
}

fn banner_leaps(point: Point) -> Leaps {
    let paths =
        steps(point).iter().flat_map(|first| continuations(point, first).iter().map(move |second| (first, second)));
    let leap = |(first, second)| Leap { path: [first, second].into_iter().collect(), to: outward(first, second) };
    paths.map(leap).filter(|leap| !leap.to.is_empty()).collect()
}

fn elephant_leaps(point: Point) -> Leaps {
    let home = half(point.kingdom());
    let leap = |eye: Point| {
        let twice = |place: fn(Point) -> u8| (2 * place(eye)).checked_sub(place(point));
        let to = Point::new(point.kingdom(), twice(Point::file)?, twice(Point::rank)?)?;
        Some(Leap { path: PointSet::of(eye), to: PointSet::of(to) })
    };
    (diagonals(point, |_| true) & home).iter().filter_map(leap).collect()
}

fn advisor_steps(point: Point) -> PointSet {
    let palace = palace(point.kingdom());
    let on_diagonal = palace.contains(point) && (point.file() + point.rank()) % 2 == 1;
    if on_diagonal { diagonals(point, |_| true) & palace } else { PointSet::EMPTY }
}

fn soldier_steps(home: Kingdom, point: Point) -> PointSet {
    let forward = |next: Point| next.rank() > point.rank() || next.kingdom() != point.kingdom();
    let onward = |next: Point| next.rank() <= point.rank() && next.kingdom() == point.kingdom();
    steps(point).iter().filter(|&next| if point.kingdom() == home { forward(next) } else { onward(next) }).collect()
}

/// The rides of a piece that captures by jumping `jumps` others.
fn rides(jumps: usize) -> Rides {
    let ride = |occupied: usize, way: &mut dyn Iterator<Item = usize>| {
        let (mut met, mut targets) = (0, 0);
        for at in way {
            let taken = occupied >> at & 1 != 0;
            if met == if taken { jumps } else { 0 } {
                targets |= 1 << at;
            }
            met += usize::from(taken);
        }
        targets
    };
    let both_ways = |at, occupied| ride(occupied, &mut (at + 1..LINE)) | ride(occupied, &mut (0..at).rev());
    std::array::from_fn(|at| std::array::from_fn(|occupied| both_ways(at, occupied)))
}

fn points_between() -> Vec<ByPoint<PointSet>> {
    let mut between = vec![[PointSet::EMPTY; Point::COUNT]; Point::COUNT];
    for line in lines() {
        for (low, one) in line.iter().enumerate() {
            for (high, other) in line.iter().enumerate().skip(low + 1) {
                let points = line[low + 1..high].iter().copied().collect();
                between[one.index()][other.index()] = points;
                between[other.index()][one.index()] = points;
            }
        }
    }
    between
}
