//! Where the points of the board are on the screen, and which point is under a place on it. Pure: nothing is drawn.
//!
//! A half is two bilinear quadrangles, left and right of its middle file, between the home edge (one side of the
//! hexagon) and the two river banks (from the middle of the neighbouring sides to the centre). The halves are then moved
//! outward, which opens the three arms of the river and the central triangle.

use std::f32::consts::TAU;

use eframe::egui::{Pos2, Rect, Vec2, pos2, vec2};
use sanguo_rules::board::neighbours;
use sanguo_rules::{Kingdom, Point};

/// Half the height of the hexagon whose corners are one unit from its centre.
const APOTHEM: f32 = 0.866_025_4;
/// How far each half is moved outward: neighbouring banks then lie √3 times as far apart, a little more than a piece.
const OUTWARD: f32 = 0.078;
/// Space around the outermost points: half a piece and the coordinates.
const MARGIN: f32 = 0.148;
/// Radius of a piece: as large as the closest points allow, which are an eighth apart.
const PIECE: f32 = 0.0585;

/// Files of a half.
const FILES: u8 = 9;
/// Ranks of a half.
const RANKS: u8 = 5;

/// The board laid out in a rectangle, with one kingdom's half at the bottom.
#[derive(Clone, Debug)]
pub struct Geometry {
    seat: Kingdom,
    centre: Pos2,
    unit: f32,
}

impl Geometry {
    /// Height of the whole board for a width of one, margin and frame included.
    pub const HEIGHT_TO_WIDTH: f32 = 0.872;

    /// The largest board that fits into `rect`, seen by the player of `seat`.
    pub fn fit(rect: Rect, seat: Kingdom) -> Self {
        let [home, mouth] = frame_distances();
        let size = vec2(2.0 * frame_reach(), home + mouth);
        let unit = (rect.width() / size.x).min(rect.height() / size.y);
        let centre = rect.center() + vec2(0.0, unit * (mouth - home) / 2.0);
        Geometry { seat, centre, unit }
    }

    /// The kingdom whose half is at the bottom.
    pub fn seat(&self) -> Kingdom {
        self.seat
    }

    /// The middle of the central triangle.
    pub fn centre(&self) -> Pos2 {
        self.centre
    }

    /// One unit of the board, the distance from its centre to a corner of the unmoved hexagon, in screen points.
    pub fn unit(&self) -> f32 {
        self.unit
    }

    /// Radius of a piece in screen points.
    pub fn piece(&self) -> f32 {
        self.unit * PIECE
    }

    /// Where a point is.
    pub fn at(&self, point: Point) -> Pos2 {
        self.place(point.kingdom(), f32::from(point.file()), f32::from(point.rank()))
    }

    /// Where a place on a kingdom's half is; files 0–8 and ranks 0–4 are points, anything between or a little beyond
    /// them lies where one would expect it.
    pub fn place(&self, half: Kingdom, file: f32, rank: f32) -> Pos2 {
        self.turn(half, on_half(file, rank))
    }

    /// The point under a place on the screen, within reach of its piece.
    pub fn hit(&self, place: Pos2) -> Option<Point> {
        Point::all()
            .map(|point| (self.at(point).distance(place), point))
            .filter(|(distance, _)| *distance <= self.piece())
            .min_by(|a, b| a.0.total_cmp(&b.0))
            .map(|(_, point)| point)
    }

    /// The point next to another along a line, in a direction on the screen.
    pub fn towards(&self, point: Point, direction: Vec2) -> Option<Point> {
        // Lines lean at most 60 degrees off what one would call left, right, up or down.
        const STRAIGHT_ENOUGH: f32 = 0.45;
        let straightness = |next: Point| (self.at(next) - self.at(point)).normalized().dot(direction.normalized());
        neighbours(point)
            .iter()
            .map(|next| (straightness(next), next))
            .filter(|(straightness, _)| *straightness > STRAIGHT_ENOUGH)
            .max_by(|a, b| a.0.total_cmp(&b.0))
            .map(|(_, next)| next)
    }

    /// Which way is outward, from the centre to a kingdom's home edge.
    pub fn outward(&self, half: Kingdom) -> Vec2 {
        let turns = (half.index() + 3 - self.seat.index()) % 3;
        rotate(vec2(0.0, 1.0), -TAU * turns as f32 / 3.0)
    }

    /// The corners of the board's frame, clockwise.
    pub fn frame(&self) -> [Pos2; 6] {
        self.hexagon(0.0)
    }

    /// The corners of the frame moved inward by so many units.
    pub fn hexagon(&self, inward: f32) -> [Pos2; 6] {
        let [home, mouth] = frame_distances().map(|d| d - inward);
        // Neighbouring sides, 60° apart, meet where both distances are kept.
        let along = (mouth - home * 0.5) / APOTHEM;
        let corner = vec2(along, home);
        let mirrored = vec2(-along, home);
        let mut corners = [Pos2::ZERO; 6];
        for turn in 0..3 {
            let angle = TAU * turn as f32 / 3.0;
            corners[2 * turn] = self.centre + rotate(corner, angle) * self.unit;
            corners[2 * turn + 1] = self.centre + rotate(mirrored, angle) * self.unit;
        }
        corners
    }

    /// The outline of a half, widened by so many units beyond its outermost points: left corner of the home edge, right
    /// corner, right bank's end, the point towards the centre, left bank's end.
    pub fn half(&self, half: Kingdom, widened: f32) -> [Pos2; 5] {
        // Each corner moves along both normals of the edges that meet in it.
        let corner = |file: f32, rank: f32, first: Vec2, second: Vec2| {
            let bend = 1.0 + first.dot(second);
            self.turn(half, on_half(file, rank) + (first + second) * (widened / bend))
        };
        let home = vec2(0.0, 1.0);
        let left_mouth = vec2(-APOTHEM, 0.5);
        let right_mouth = vec2(APOTHEM, 0.5);
        let left_bank = vec2(-0.5, -APOTHEM);
        let right_bank = vec2(0.5, -APOTHEM);
        [
            corner(0.0, 0.0, left_mouth, home),
            corner(8.0, 0.0, home, right_mouth),
            corner(8.0, 4.0, right_mouth, right_bank),
            corner(4.0, 4.0, right_bank, left_bank),
            corner(0.0, 4.0, left_bank, left_mouth),
        ]
    }

    /// Where a file's letter is written: beyond the home edge.
    pub fn file_label(&self, half: Kingdom, file: u8) -> Pos2 {
        self.place(half, f32::from(file), 0.0) + self.outward(half) * (self.unit * (PIECE + 0.036))
    }

    /// Where a rank's number is written: beyond the a-file.
    pub fn rank_label(&self, half: Kingdom, rank: u8) -> Pos2 {
        let aside = vec2(-APOTHEM, 0.5) * (PIECE + 0.032);
        self.turn(half, on_half(0.0, f32::from(rank)) + aside)
    }

    /// All lines that are drawn: ranks, files, and the four files that run on across the river to the next kingdom.
    pub fn lines(&self) -> Vec<Vec<Pos2>> {
        let mut lines = Vec::new();
        for half in Kingdom::ALL {
            for rank in 0..RANKS {
                lines.push((0..FILES).map(|file| self.place(half, file.into(), rank.into())).collect());
            }
            for file in 0..FILES {
                lines.push((0..RANKS).map(|rank| self.place(half, file.into(), rank.into())).collect());
            }
        }
        lines
    }

    /// Where files cross the river: from the bank of a half to the bank of the next.
    pub fn crossings(&self) -> impl Iterator<Item = [Pos2; 2]> {
        Kingdom::ALL.into_iter().flat_map(move |half| {
            (5..FILES).map(move |file| {
                let other = FILES - 1 - file;
                [self.place(half, file.into(), 4.0), self.place(half.next(), other.into(), 4.0)]
            })
        })
    }

    /// The three points of the central triangle.
    pub fn triangle(&self) -> [Pos2; 3] {
        Kingdom::ALL.map(|half| self.place(half, 4.0, 4.0))
    }

    fn turn(&self, half: Kingdom, place: Vec2) -> Pos2 {
        let turns = (half.index() + 3 - self.seat.index()) % 3;
        // The next kingdom sits on the right hand: counter-clockwise, with y growing downward.
        self.centre + rotate(place, -TAU * turns as f32 / 3.0) * self.unit
    }
}

/// A place on the half at the bottom, in units from the centre.
fn on_half(file: f32, rank: f32) -> Vec2 {
    let side = if file <= 4.0 { -1.0 } else { 1.0 };
    let aside = (file - 4.0).abs() / 4.0;
    let up = rank / 4.0;
    let home = vec2(side * 0.5 * aside, APOTHEM);
    let bank = vec2(side * 0.75 * aside, APOTHEM / 2.0 * aside);
    home + (bank - home) * up + vec2(0.0, OUTWARD)
}

/// How far the frame's sides are from the centre: those behind a home edge, those at a mouth of the river.
fn frame_distances() -> [f32; 2] {
    [APOTHEM + OUTWARD + MARGIN, APOTHEM + OUTWARD / 2.0 + MARGIN]
}

/// Half the frame's width: its corners left and right.
fn frame_reach() -> f32 {
    let [home, mouth] = frame_distances();
    let along = (mouth - home * 0.5) / APOTHEM;
    [vec2(along, home), vec2(-along, home)]
        .into_iter()
        .flat_map(|corner| (0..3).map(move |turn| rotate(corner, TAU * turn as f32 / 3.0).x))
        .fold(0.0, f32::max)
}

fn rotate(v: Vec2, angle: f32) -> Vec2 {
    let (sin, cos) = angle.sin_cos();
    vec2(v.x * cos - v.y * sin, v.x * sin + v.y * cos)
}

/// A polygon's corners rounded: each is replaced by a few points of a quadratic curve.
pub fn rounded(corners: &[Pos2], radius: f32) -> Vec<Pos2> {
    const STEPS: usize = 6;
    let count = corners.len();
    let mut out = Vec::with_capacity(count * (STEPS + 1));
    for (i, &corner) in corners.iter().enumerate() {
        let before = corners[(i + count - 1) % count];
        let after = corners[(i + 1) % count];
        let from = corner + (before - corner).normalized() * radius;
        let to = corner + (after - corner).normalized() * radius;
        for step in 0..=STEPS {
            let t = step as f32 / STEPS as f32;
            let a = from + (corner - from) * t;
            let b = corner + (to - corner) * t;
            out.push(pos2(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t));
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn boards() -> impl Iterator<Item = Geometry> {
        let rect = Rect::from_min_size(pos2(30.0, 10.0), vec2(900.0, 840.0));
        Kingdom::ALL.into_iter().map(move |seat| Geometry::fit(rect, seat))
    }

    #[test]
    fn every_point_is_found_where_it_is_drawn() {
        for board in boards() {
            for point in Point::all() {
                let nudge = vec2(0.6, -0.6) * board.piece();
                assert_eq!(board.hit(board.at(point)), Some(point));
                assert_eq!(board.hit(board.at(point) + nudge), Some(point), "{point}");
            }
            assert_eq!(board.hit(pos2(31.0, 11.0)), None);
        }
    }

    #[test]
    fn no_two_pieces_overlap() {
        for board in boards() {
            for a in Point::all() {
                for b in Point::all().filter(|b| *b != a) {
                    let apart = board.at(a).distance(board.at(b));
                    assert!(apart > 2.0 * board.piece(), "{a} and {b} are {apart} apart");
                }
            }
        }
    }

    #[test]
    fn neighbours_are_near() {
        let near = |board: &Geometry, a: Point, b: Point| board.at(a).distance(board.at(b)) < 0.28 * board.unit();
        for board in boards() {
            for point in Point::all() {
                let (half, file, rank) = (point.kingdom(), point.file(), point.rank());
                let mut neighbours = vec![Point::new(half, file + 1, rank), Point::new(half, file, rank + 1)];
                if rank == 4 && file > 4 {
                    neighbours.push(Point::new(half.next(), 8 - file, 4));
                }
                if rank == 4 && file == 4 {
                    neighbours.push(Point::new(half.next(), 4, 4));
                }
                for neighbour in neighbours.into_iter().flatten() {
                    assert!(near(&board, point, neighbour), "{point} {neighbour}");
                }
            }
        }
    }

    #[test]
    fn four_directions_lead_everywhere_and_back() {
        let arrows = [vec2(-1.0, 0.0), vec2(1.0, 0.0), vec2(0.0, -1.0), vec2(0.0, 1.0)];
        for board in boards() {
            let from: Point = "re1".parse().unwrap();
            let mut reached = vec![from];
            let mut next = 0;
            while let Some(&point) = reached.get(next) {
                for to in arrows.into_iter().filter_map(|arrow| board.towards(point, arrow)) {
                    assert!(neighbours(to).contains(point), "{to} {point}");
                    if !reached.contains(&to) {
                        reached.push(to);
                    }
                }
                next += 1;
            }
            let missing: Vec<Point> = Point::all().filter(|point| !reached.contains(point)).collect();
            assert!(missing.is_empty(), "{missing:?}");
        }
    }

    #[test]
    fn ones_own_half_is_below_and_the_next_kingdom_on_the_right() {
        for board in boards() {
            let seat = board.seat();
            let middle = |half| board.place(half, 4.0, 2.0) - board.centre();
            assert!(middle(seat).y > 0.0 && middle(seat).x.abs() < 0.01);
            assert!(middle(seat.next()).x > 0.0 && middle(seat.next()).y < 0.0);
            assert!(middle(seat.prev()).x < 0.0 && middle(seat.prev()).y < 0.0);
            assert!(board.place(seat, 0.0, 0.0).x < board.place(seat, 8.0, 0.0).x);
        }
    }

    #[test]
    fn the_shape_is_as_stated() {
        let [home, mouth] = frame_distances();
        assert!((Geometry::HEIGHT_TO_WIDTH - (home + mouth) / (2.0 * frame_reach())).abs() < 0.01);
    }

    #[test]
    fn the_board_stays_in_its_rectangle() {
        for size in [vec2(900.0, 840.0), vec2(500.0, 840.0), vec2(1600.0, 500.0)] {
            let rect = Rect::from_min_size(pos2(3.0, 5.0), size);
            for seat in Kingdom::ALL {
                let board = Geometry::fit(rect, seat);
                for corner in board.frame() {
                    assert!(rect.expand(0.5).contains(corner), "{corner:?} outside {rect:?}");
                }
                for point in Point::all() {
                    assert!(rect.shrink(board.piece()).contains(board.at(point)), "{point}");
                }
            }
        }
    }
}
