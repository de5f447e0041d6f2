//! What a person draws on the board for oneself: circles and arrows.

use eframe::egui::{Painter, Pos2, Shape, Stroke};

use super::ground::between;
use crate::geometry::Geometry;
use crate::model::Note;
use crate::theme;

/// Paints all that was drawn.
pub(super) fn paint(painter: &Painter, geometry: &Geometry, notes: &[Note]) {
    for note in notes {
        match *note {
            Note::Circle(point) => {
                let radius = geometry.piece();
                painter.circle_stroke(geometry.at(point), 1.24 * radius, Stroke::new(0.17 * radius, theme::NOTE));
            }
            Note::Arrow(way) => arrow(painter, geometry, geometry.at(way.from), geometry.at(way.to)),
        }
    }
}

/// An arrow whose tip is a little before `to`.
pub(super) fn arrow(painter: &Painter, geometry: &Geometry, from: Pos2, to: Pos2) {
    let radius = geometry.piece();
    let apart = from.distance(to);
    if apart < 2.0 * radius {
        return;
    }
    let tip = between(from, to, 1.0 - 0.3 * radius / apart);
    let neck = between(from, to, 1.0 - 1.1 * radius / apart);
    let start = between(from, to, 0.75 * radius / apart);
    let across = (to - from).normalized().rot90();
    let (thin, broad) = (across * (0.17 * radius), across * (0.48 * radius));
    let shaft = vec![start + thin, neck + thin, neck - thin, start - thin];
    painter.add(Shape::convex_polygon(shaft, theme::NOTE, Stroke::NONE));
    painter.add(Shape::convex_polygon(vec![neck + broad, tip, neck - broad], theme::NOTE, Stroke::NONE));
}
