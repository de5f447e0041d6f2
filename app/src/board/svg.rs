//! The board as an SVG picture, whole in itself: the characters are drawn as outlines.

use std::fmt::Write;

use eframe::egui::{Color32, Pos2, Rect, Vec2, pos2, vec2};
use sanguo_rules::{Kingdom, Move, Piece, Position};
use skrifa::instance::{LocationRef, Size};
use skrifa::outline::{DrawSettings, OutlinePen};
use skrifa::{FontRef, MetadataProvider};

use super::ground::{HALF_RIM, between};
use super::piece::outline;
use crate::geometry::{Geometry, rounded};
use crate::model::PieceSet;
use crate::{text, theme};

/// Width of the picture in its own units.
const WIDTH: f32 = 1_000.0;

/// The picture of a position seen from a seat, with the last move.
pub(crate) fn svg(position: &Position, seat: Kingdom, last: Option<Move>, set: PieceSet) -> String {
    let size = vec2(WIDTH, (WIDTH * Geometry::HEIGHT_TO_WIDTH).ceil());
    let geometry = Geometry::fit(Rect::from_min_size(Pos2::ZERO, size), seat);
    let mut picture = Picture { out: String::new(), unit: geometry.unit() };
    picture.write(format_args!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {} {}\" stroke-linejoin=\"round\">\n",
        size.x, size.y
    ));
    picture.ground(&geometry);
    for half in Kingdom::ALL {
        picture.coordinates(&geometry, half);
    }
    if let Some(last) = last {
        let (from, to) = (geometry.at(last.from), geometry.at(last.to));
        picture.line(&[from, between(from, to, 0.97)], theme::LAST, 0.010);
    }
    for (point, piece) in position.pieces() {
        picture.piece(geometry.at(point), geometry.piece(), piece, position.owner(piece.home), set);
    }
    picture.out.push_str("</svg>\n");
    picture.out
}

/// The text of the picture as it grows; widths are in units of the board.
struct Picture {
    out: String,
    unit: f32,
}

impl Picture {
    fn write(&mut self, text: std::fmt::Arguments<'_>) {
        // Writing to a string does not fail.
        let _ = self.out.write_fmt(text);
    }

    fn ground(&mut self, geometry: &Geometry) {
        let unit = self.unit;
        self.area(&rounded(&geometry.frame(), 0.06 * unit), theme::FRAME[0], Some((theme::FRAME_EDGE, 0.010)));
        let bed = rounded(&geometry.hexagon(0.105), 0.02 * unit);
        self.area(&bed, theme::WATER[0], Some((theme::FRAME_EDGE, 0.006)));
        for half in Kingdom::ALL {
            let wood = rounded(&geometry.half(half, HALF_RIM), 0.02 * unit);
            self.area(&wood, theme::WOOD[0], Some((theme::BANK, 0.006)));
            let at = |file: f32, rank: f32| geometry.place(half, file, rank);
            let palace = [at(3.0, 0.0), at(4.0, 0.0), at(5.0, 0.0), at(5.0, 2.0), at(4.0, 2.0), at(3.0, 2.0)];
            self.area(&palace, theme::wash(half), Some((theme::ink(half), 0.006)));
            self.line(&[at(3.0, 0.0), at(4.0, 1.0), at(5.0, 2.0)], theme::LINE, 0.004);
            self.line(&[at(5.0, 0.0), at(4.0, 1.0), at(3.0, 2.0)], theme::LINE, 0.004);
        }
        for line in geometry.lines() {
            self.line(&line, theme::LINE, 0.0045);
        }
        for ends in geometry.crossings() {
            self.line(&ends, theme::CROSSING, 0.008);
        }
        self.area(&geometry.triangle(), theme::TRIANGLE, Some((theme::CROSSING, 0.008)));
    }

    fn coordinates(&mut self, geometry: &Geometry, half: Kingdom) {
        for file in 0..9 {
            self.text(geometry.file_label(half, file), &text::file(file), 0.036, theme::COORDINATE);
        }
        for rank in 0..5 {
            self.text(geometry.rank_label(half, rank), &text::rank(rank), 0.036, theme::COORDINATE);
        }
    }

    fn piece(&mut self, at: Pos2, radius: f32, piece: Piece, commander: Kingdom, set: PieceSet) {
        let (ink, wide) = (theme::ink(commander), radius / self.unit);
        self.area(&outline(at, radius, piece.home), theme::FACE[0], Some((theme::FACE_EDGE, 0.05 * wide)));
        let rings: &[(f32, f32)] = match commander {
            Kingdom::Shu => &[(0.84, 0.085)],
            Kingdom::Wu => &[(0.88, 0.045), (0.77, 0.045)],
            Kingdom::Wei => &[(0.83, 0.12)],
        };
        for (reach, width) in rings {
            let ring = outline(at, radius * reach, piece.home);
            let dots = if commander == Kingdom::Wei { Some(0.175 * radius) } else { None };
            self.ring(&ring, ink, width * wide, dots);
        }
        let sign = text::glyph(piece, set);
        match (set, drawn(&sign, at, 1.18 * radius)) {
            (PieceSet::Traditional | PieceSet::Simplified, Some(path)) => {
                self.write(format_args!("<path d=\"{path}\" fill=\"{}\"/>\n", hex(ink)));
            }
            _ => self.text(at, &sign, 1.3 * wide, ink),
        }
    }

    fn area(&mut self, corners: &[Pos2], fill: Color32, edge: Option<(Color32, f32)>) {
        let (color, width) = edge.unwrap_or((Color32::TRANSPARENT, 0.0));
        let opacity = f32::from(fill.a()) / 255.0;
        self.write(format_args!(
            "<polygon points=\"{}\" fill=\"{}\" fill-opacity=\"{opacity:.2}\" stroke=\"{}\" stroke-width=\"{:.2}\"/>\n",
            points(corners),
            hex(fill),
            hex(color),
            width * self.unit
        ));
    }

    /// A closed line; of dots so far apart, if they are given.
    fn ring(&mut self, corners: &[Pos2], color: Color32, width: f32, dots: Option<f32>) {
        let dashes =
            dots.map_or(String::new(), |apart| format!(" stroke-linecap=\"round\" stroke-dasharray=\"0 {apart:.2}\""));
        self.write(format_args!(
            "<polygon points=\"{}\" fill=\"none\" stroke=\"{}\" stroke-width=\"{:.2}\"{dashes}/>\n",
            points(corners),
            hex(color),
            width * self.unit
        ));
    }

    fn line(&mut self, along: &[Pos2], color: Color32, width: f32) {
        self.write(format_args!(
            "<polyline points=\"{}\" fill=\"none\" stroke=\"{}\" stroke-width=\"{:.2}\"/>\n",
            points(along),
            hex(color),
            width * self.unit
        ));
    }

    /// Latin letters and digits, which every viewer has.
    fn text(&mut self, at: Pos2, text: &str, size: f32, color: Color32) {
        let size = size * self.unit;
        self.write(format_args!(
            "<text x=\"{:.1}\" y=\"{:.1}\" font-family=\"sans-serif\" font-size=\"{size:.1}\" text-anchor=\"middle\" \
             fill=\"{}\">{text}</text>\n",
            at.x,
            at.y + 0.36 * size,
            hex(color)
        ));
    }
}

fn points(places: &[Pos2]) -> String {
    places.iter().map(|at| format!("{:.1},{:.1}", at.x, at.y)).collect::<Vec<_>>().join(" ")
}

fn hex(color: Color32) -> String {
    let [r, g, b, _] = color.to_srgba_unmultiplied();
    format!("#{r:02x}{g:02x}{b:02x}")
}

/// The outline of a character of the pieces' font around `at`; none if the font lacks it.
fn drawn(character: &str, at: Pos2, size: f32) -> Option<String> {
    let font = FontRef::new(theme::PIECE_CHARACTERS).ok()?;
    let glyph = font.outline_glyphs().get(font.charmap().map(character.chars().next()?)?)?;
    let mut pen = Pen::default();
    glyph.draw(DrawSettings::unhinted(Size::new(size), LocationRef::default()), &mut pen).ok()?;
    Some(pen.around(at))
}

/// A character's outline as it is told: commands of an SVG path, each with its places.
#[derive(Default)]
struct Pen(Vec<(char, Vec<Vec2>)>);

impl Pen {
    /// The path with the middle of what it covers at `at`.
    fn around(&self, at: Pos2) -> String {
        let places = self.0.iter().flat_map(|(_, places)| places);
        let covered = Rect::from_points(&places.map(|place| place.to_pos2()).collect::<Vec<_>>());
        let shift = at - covered.center();
        let mut path = String::new();
        for (command, places) in &self.0 {
            let places: Vec<Pos2> = places.iter().map(|place| place.to_pos2() + shift).collect();
            path.push(*command);
            path.push_str(&points(&places));
        }
        path
    }

    fn add(&mut self, command: char, places: &[(f32, f32)]) {
        // Fonts count upward.
        self.0.push((command, places.iter().map(|(x, y)| pos2(*x, -*y).to_vec2()).collect()));
    }
}

impl OutlinePen for Pen {
    fn move_to(&mut self, x: f32, y: f32) {
        self.add('M', &[(x, y)]);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.add('L', &[(x, y)]);
    }

    fn quad_to(&mut self, cx: f32, cy: f32, x: f32, y: f32) {
        self.add('Q', &[(cx, cy), (x, y)]);
    }

    fn curve_to(&mut self, ax: f32, ay: f32, bx: f32, by: f32, x: f32, y: f32) {
        self.add('C', &[(ax, ay), (bx, by), (x, y)]);
    }

    fn close(&mut self) {
        self.add('Z', &[]);
    }
}

#[cfg(test)]
mod tests {
    use sanguo_rules::Kind;

    use super::*;

    #[test]
    fn every_character_of_the_pieces_is_drawn() {
        for set in [PieceSet::Traditional, PieceSet::Simplified] {
            for (home, kind) in Kingdom::ALL.into_iter().flat_map(|home| Kind::ALL.map(|kind| (home, kind))) {
                let sign = text::glyph(Piece { home, kind }, set);
                let path = drawn(&sign, pos2(0.0, 0.0), 10.0);
                assert!(path.is_some_and(|path| path.len() > 40), "{sign}");
            }
        }
        assert_eq!(drawn("\u{10FFFF}", Pos2::ZERO, 10.0), None);
    }

    #[test]
    fn the_picture_has_every_piece_and_turns_with_the_seat() {
        let start = Position::start(true);
        let picture = |seat, set| svg(&start, seat, None, set);
        let shu = picture(Kingdom::Shu, PieceSet::Traditional);
        assert_eq!(shu.matches("<path").count(), start.pieces().count());
        assert_ne!(shu, picture(Kingdom::Wu, PieceSet::Traditional));
        assert!(shu.starts_with("<svg ") && shu.ends_with("</svg>\n"));
        assert!(!shu.contains("NaN") && !shu.contains("inf"));
        let letters = picture(Kingdom::Shu, PieceSet::Letters);
        assert_eq!(letters.matches("<path").count(), 0);
        let labels = 3 * (9 + 5);
        assert_eq!(letters.matches("<text").count(), labels + start.pieces().count());
    }
}
