//! Characters as outlines, so that a picture needs no fonts where it is looked at.

use eframe::egui::{Pos2, Rect, Vec2, pos2};
use skrifa::instance::{LocationRef, Size};
use skrifa::outline::{DrawSettings, OutlinePen};
use skrifa::{FontRef, MetadataProvider};

/// The outline of `text` in a font, as an SVG path with the middle of what it covers at `at`; none if the font lacks a
/// character of it.
pub(super) fn outline(text: &str, font: &[u8], at: Pos2, size: f32) -> Option<String> {
    let font = FontRef::new(font).ok()?;
    let (characters, glyphs) = (font.charmap(), font.outline_glyphs());
    let widths = font.glyph_metrics(Size::new(size), LocationRef::default());
    let mut pen = Pen::default();
    for character in text.chars() {
        let id = characters.map(character)?;
        let how = DrawSettings::unhinted(Size::new(size), LocationRef::default());
        glyphs.get(id)?.draw(how, &mut pen).ok()?;
        pen.along += widths.advance_width(id)?;
    }
    Some(pen.around(at))
}

/// Outlines as they are told: commands of an SVG path, each with its places.
#[derive(Default)]
struct Pen {
    told: Vec<(char, Vec<Vec2>)>,
    /// Where the next character begins.
    along: f32,
}

impl Pen {
    /// The path with the middle of what it covers at `at`.
    fn around(&self, at: Pos2) -> String {
        let places = self.told.iter().flat_map(|(_, places)| places);
        let covered = Rect::from_points(&places.map(|place| place.to_pos2()).collect::<Vec<_>>());
        let shift = at - covered.center();
        let mut path = String::new();
        for (command, places) in &self.told {
            let places: Vec<Pos2> = places.iter().map(|place| place.to_pos2() + shift).collect();
            path.push(*command);
            path.push_str(&points(&places));
        }
        path
    }

    fn add(&mut self, command: char, places: &[(f32, f32)]) {
        // Fonts count upward.
        let places = places.iter().map(|(x, y)| pos2(self.along + *x, -*y).to_vec2());
        self.told.push((command, places.collect()));
    }
}

/// Places as SVG writes them.
pub(super) fn points(places: &[Pos2]) -> String {
    places.iter().map(|at| format!("{:.1},{:.1}", at.x, at.y)).collect::<Vec<_>>().join(" ")
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
    use sanguo_rules::{Kind, Kingdom, Piece};

    use super::*;
    use crate::model::PieceSet;
    use crate::{text, theme};

    #[test]
    fn every_character_of_the_pieces_is_drawn() {
        for set in PieceSet::ALL {
            let font = theme::characters(set);
            for (home, kind) in Kingdom::ALL.into_iter().flat_map(|home| Kind::ALL.map(|kind| (home, kind))) {
                let sign = text::glyph(Piece { home, kind }, set);
                let path = outline(&sign, &font, pos2(0.0, 0.0), 10.0);
                assert!(path.is_some_and(|path| path.len() > 40), "{sign}");
            }
            assert_eq!(outline("\u{10FFFF}", &font, Pos2::ZERO, 10.0), None);
        }
    }

    #[test]
    fn one_character_follows_the_other() {
        let font = theme::characters(PieceSet::Letters);
        let place = |text| outline(text, &font, Pos2::ZERO, 100.0).unwrap();
        let leftmost = |path: &str| -> f32 {
            let numbers = path.split([' ', 'M', 'L', 'Q', 'C', 'Z']).filter_map(|pair| pair.split_once(','));
            numbers.map(|(x, _)| x.parse::<f32>().unwrap()).fold(0.0, f32::min)
        };
        assert!(leftmost(&place("HH")) < 1.8 * leftmost(&place("H")));
    }
}
