//! A piece. Its home is in its characters and its outline (Shu round, Wu eight-sided, Wei six-sided), its commander in
//! its colour and its rim (Shu one ring, Wu two, Wei a ring of beads): nothing is told by colour alone.

use std::f32::consts::TAU;

use eframe::egui::{Color32, Painter, Pos2, Shape, Stroke, TextureId, Vec2, vec2};
use sanguo_rules::{Kingdom, Piece};

use super::ground::{fill, glyph};
use crate::geometry::rounded;
use crate::model::PieceSet;
use crate::{text, theme};

/// Paints a piece around `at`; `opacity` below 1 for one that is held elsewhere.
pub(crate) fn paint(
    painter: &Painter,
    at: Pos2,
    radius: f32,
    piece: Piece,
    commander: Kingdom,
    set: PieceSet,
    opacity: f32,
) {
    let mut painter = painter.clone();
    painter.multiply_opacity(opacity);
    let painter = &painter;
    let ink = theme::ink(commander);
    let lower = outline(at + vec2(0.0, 0.10 * radius), radius * 1.03, piece.home);
    painter.add(Shape::convex_polygon(lower, theme::SHADOW, Stroke::NONE));
    let face = outline(at, radius, piece.home);
    fill(painter, &face, theme::FACE, TextureId::default(), Vec2::Y, 1.0);
    painter.add(Shape::closed_line(face, Stroke::new((0.05 * radius).max(1.0), theme::FACE_EDGE)));
    rim(painter, at, radius, piece.home, commander, ink);
    let font = match set {
        PieceSet::Letters => theme::letter_font(1.3 * radius),
        PieceSet::Traditional | PieceSet::Simplified => theme::piece_font(1.18 * radius),
    };
    glyph(painter, at, text::glyph(piece, set), font, ink);
}

/// The outline of a piece by its home.
pub(super) fn outline(at: Pos2, radius: f32, home: Kingdom) -> Vec<Pos2> {
    let regular = |sides: usize, reach: f32, turn: f32| -> Vec<Pos2> {
        (0..sides).map(|i| at + Vec2::angled(TAU * (i as f32 + turn) / sides as f32) * (radius * reach)).collect()
    };
    match home {
        Kingdom::Shu => regular(40, 1.0, 0.0),
        Kingdom::Wu => rounded(&regular(8, 1.06, 0.5), 0.16 * radius),
        Kingdom::Wei => rounded(&regular(6, 1.13, 0.5), 0.26 * radius),
    }
}

/// The rim by its commander.
fn rim(painter: &Painter, at: Pos2, radius: f32, home: Kingdom, commander: Kingdom, ink: Color32) {
    let ring = |reach: f32, width: f32| {
        painter.add(Shape::closed_line(outline(at, radius * reach, home), Stroke::new((width * radius).max(0.8), ink)));
    };
    match commander {
        Kingdom::Shu => ring(0.84, 0.085),
        Kingdom::Wu => {
            ring(0.88, 0.045);
            ring(0.77, 0.045);
        }
        Kingdom::Wei => {
            let corners = outline(at, radius * 0.83, home);
            painter.extend(Shape::dotted_line(&closed(corners), ink, 0.175 * radius, 0.062 * radius));
        }
    }
}

fn closed(mut line: Vec<Pos2>) -> Vec<Pos2> {
    line.extend(line.first().copied());
    line
}
