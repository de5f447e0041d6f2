//! The board as an SVG picture, whole in itself: the characters are drawn as outlines.

use std::fmt::Write;

use eframe::egui::{Color32, Pos2, Rect, vec2};
use sanguo_rules::{Kingdom, Move, Piece, Position};

use super::ground::{HALF_RIM, between};
use super::letters::{outline, points};
use super::piece;
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
            self.text(geometry.file_label(half, file), &text::file(file), 0.036, PieceSet::Letters, theme::COORDINATE);
        }
        for rank in 0..5 {
            self.text(geometry.rank_label(half, rank), &text::rank(rank), 0.036, PieceSet::Letters, theme::COORDINATE);
        }
    }

    fn piece(&mut self, at: Pos2, radius: f32, piece: Piece, commander: Kingdom, set: PieceSet) {
        let (ink, wide) = (theme::ink(commander), radius / self.unit);
        self.area(&piece::outline(at, radius, piece.home), theme::FACE[0], Some((theme::FACE_EDGE, 0.05 * wide)));
        let rings: &[(f32, f32)] = match commander {
            Kingdom::Shu => &[(0.84, 0.085)],
            Kingdom::Wu => &[(0.88, 0.045), (0.77, 0.045)],
            Kingdom::Wei => &[(0.83, 0.12)],
        };
        for (reach, width) in rings {
            let ring = piece::outline(at, radius * reach, piece.home);
            let dots = if commander == Kingdom::Wei { Some(0.175 * radius) } else { None };
            self.ring(&ring, ink, width * wide, dots);
        }
        let size = if set == PieceSet::Letters { 1.3 } else { 1.18 };
        self.text(at, &text::glyph(piece, set), size * wide, set, ink);
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

    /// A text with its middle at `at`.
    fn text(&mut self, at: Pos2, text: &str, size: f32, set: PieceSet, color: Color32) {
        let path = outline(text, &theme::characters(set), at, size * self.unit);
        self.write(format_args!("<path d=\"{}\" fill=\"{}\"/>\n", path.unwrap_or_default(), hex(color)));
    }
}

fn hex(color: Color32) -> String {
    let [r, g, b, _] = color.to_srgba_unmultiplied();
    format!("#{r:02x}{g:02x}{b:02x}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_picture_has_every_piece_and_turns_with_the_seat() {
        let start = Position::start(true);
        let picture = |seat, set| svg(&start, seat, None, set);
        let labels = 3 * (9 + 5);
        for set in PieceSet::ALL {
            let shu = picture(Kingdom::Shu, set);
            assert_eq!(shu.matches("<path d=\"M").count(), labels + start.pieces().count());
            assert_eq!(shu.matches("<path").count(), labels + start.pieces().count());
            assert_ne!(shu, picture(Kingdom::Wu, set));
            assert!(shu.starts_with("<svg ") && shu.ends_with("</svg>\n"));
            assert!(!shu.contains("NaN") && !shu.contains("inf"));
        }
    }
}
