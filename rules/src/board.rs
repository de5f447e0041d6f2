//! The board as a graph: lines, cells, neighbours, palaces. For drawing and explaining; the generator uses tables made
//! from these.

use std::sync::LazyLock;

use crate::point::{FILES, RANKS};
use crate::{Kingdom, Point, PointSet};

static LINES: LazyLock<Vec<Vec<Point>>> = LazyLock::new(|| {
    let ranks = Kingdom::ALL.into_iter().flat_map(|half| (0..RANKS).map(move |rank| rank_line(half, rank)));
    let files = Kingdom::ALL.into_iter().flat_map(|half| (4..FILES).map(move |file| file_line(half, file)));
    ranks.chain(files).collect()
});

static CELLS: LazyLock<Vec<[Point; 4]>> = LazyLock::new(|| {
    // Two neighbouring files (or e-files and what runs beside them) enclose a row of cells: four on each half in
    // their own files, one where they cross the river.
    let on_halves = Kingdom::ALL.into_iter().flat_map(|half| {
        (0..RANKS - 1).flat_map(move |rank| {
            (0..FILES - 1).map(move |file| {
                [at(half, file, rank), at(half, file + 1, rank), at(half, file + 1, rank + 1), at(half, file, rank + 1)]
            })
        })
    });
    let on_arms = Kingdom::ALL.into_iter().flat_map(|half| {
        (4..FILES - 1).map(move |file| {
            let (bank, over) = (RANKS - 1, half.next());
            [at(half, file, bank), at(half, file + 1, bank), at(over, 7 - file, bank), at(over, 8 - file, bank)]
        })
    });
    on_halves.chain(on_arms).collect()
});

/// The 30 lines, each from one end to the other: the 15 ranks of 9 points (Shu's from its home rank on, then Wu's and
/// Wei's), then the 15 files of 10 points (for each kingdom its files e–i, running over the river into the next one's
/// half).
pub fn lines() -> &'static [Vec<Point>] {
    &LINES
}

/// The 108 four-sided cells, each as its corners in order around it: the 32 of each half, then the 4 of each arm of the
/// river. Opposite corners are joined by a diagonal.
pub fn cells() -> &'static [[Point; 4]] {
    &CELLS
}

/// The points next to `point` along a line.
pub fn neighbours(point: Point) -> PointSet {
    let steps = lines().iter().flat_map(|line| line.windows(2));
    steps.filter(|pair| pair.contains(&point)).flatten().copied().filter(|&next| next != point).collect()
}

/// Whether `point` lies in the palace of its half: files d–f, ranks 1–3.
pub const fn is_palace(point: Point) -> bool {
    let (file, rank) = (point.file(), point.rank());
    3 <= file && file <= 5 && rank <= 2
}

/// The points of a kingdom's palace.
pub fn palace(kingdom: Kingdom) -> PointSet {
    half(kingdom).iter().filter(|&point| is_palace(point)).collect()
}

/// The 45 points of a kingdom's half.
pub fn half(kingdom: Kingdom) -> PointSet {
    Point::all().filter(|point| point.kingdom() == kingdom).collect()
}

fn rank_line(half: Kingdom, rank: u8) -> Vec<Point> {
    (0..FILES).map(|file| at(half, file, rank)).collect()
}

/// A file e–i of `half` from its home rank over the river to the next kingdom's home rank.
fn file_line(half: Kingdom, file: u8) -> Vec<Point> {
    let here = (0..RANKS).map(|rank| at(half, file, rank));
    let there = (0..RANKS).rev().map(|rank| at(half.next(), FILES - 1 - file, rank));
    here.chain(there).collect()
}

fn at(half: Kingdom, file: u8, rank: u8) -> Point {
    Point::at(half.index(), usize::from(rank * FILES + file))
}
