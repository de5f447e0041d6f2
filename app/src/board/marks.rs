//! Marks on the board: the last move, check, the piece picked up and where it can go, the keyboard's focus.

use eframe::egui::{Color32, Painter, Pos2, Shape, Stroke, vec2};
use sanguo_rules::{Move, Point, Position};

use super::ground::between;
use crate::geometry::Geometry;
use crate::model::{Check, Hold, Pick};
use crate::theme;

/// The way of the last move, under the pieces; dashed while it waits for signatures.
pub(super) fn last(painter: &Painter, geometry: &Geometry, last: Move, waiting: bool) {
    let (from, to) = (geometry.at(last.from), geometry.at(last.to));
    let radius = geometry.piece();
    let stroke = Stroke::new(0.16 * radius, theme::LAST);
    painter.circle(from, 0.62 * radius, theme::LAST.gamma_multiply(0.25), stroke);
    let apart = from.distance(to).max(1.0);
    let way = [between(from, to, 0.62 * radius / apart), between(from, to, 1.0 - radius / apart)];
    if waiting {
        painter.extend(Shape::dashed_line(&way, stroke, 0.4 * radius, 0.3 * radius));
    } else {
        painter.line_segment(way, stroke);
    }
}

/// Four brackets around the piece that moved last.
pub(super) fn arrived(painter: &Painter, geometry: &Geometry, at: Point) {
    let radius = geometry.piece();
    brackets(painter, geometry.at(at), 1.06 * radius, Stroke::new(0.11 * radius, theme::LAST));
}

fn brackets(painter: &Painter, at: Pos2, reach: f32, stroke: Stroke) {
    for (x, y) in [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)] {
        let corner = at + vec2(x, y) * reach;
        let (along, down) = (vec2(-x * 0.5 * reach, 0.0), vec2(0.0, -y * 0.5 * reach));
        painter.line(vec![corner + along, corner, corner + down], stroke);
    }
}

/// Each general attacked or facing, and who does it.
pub(super) fn checks(painter: &Painter, geometry: &Geometry, checks: &[Check]) {
    let radius = geometry.piece();
    for check in checks {
        let (general, attacker) = (geometry.at(check.general), geometry.at(check.threat.attacker));
        let apart = general.distance(attacker).max(1.0);
        let way = [between(attacker, general, radius / apart), between(attacker, general, 1.0 - radius / apart)];
        let stroke = Stroke::new(0.09 * radius, theme::CHECK);
        painter.extend(Shape::dashed_line(&way, stroke, 0.25 * radius, 0.2 * radius));
        for (reach, strength) in [(1.55, 0.22), (1.35, 0.35), (1.18, 0.9)] {
            painter.circle_filled(general, reach * radius, theme::CHECK.gamma_multiply(strength));
        }
        painter.circle_stroke(attacker, 1.13 * radius, stroke);
    }
}

/// The piece picked up and its ways.
pub(super) fn pick(painter: &Painter, geometry: &Geometry, pick: &Pick, position: &Position) {
    let radius = geometry.piece();
    painter.circle_stroke(geometry.at(pick.from), 1.12 * radius, Stroke::new(0.14 * radius, color(pick.hold)));
    ways(painter, geometry, pick.targets.iter().copied(), pick.hold, position);
}

fn color(hold: Hold) -> Color32 {
    match hold {
        Hold::Move => theme::PICKED,
        Hold::Ahead => theme::AHEAD,
        Hold::Look => theme::WAYS,
    }
}

/// Dots on empty targets and rings on captures; hollow where a piece can only be looked at, lozenges where a move is
/// decided on ahead.
pub(super) fn ways(
    painter: &Painter,
    geometry: &Geometry,
    targets: impl Iterator<Item = Point>,
    hold: Hold,
    position: &Position,
) {
    let (radius, color) = (geometry.piece(), color(hold));
    for target in targets {
        let at = geometry.at(target);
        let halo = Stroke::new(0.07 * radius, theme::FACE[0]);
        match (position.piece_at(target).is_some(), hold) {
            (true, _) => {
                painter.circle_stroke(at, 1.15 * radius, Stroke::new(0.24 * radius, theme::FACE[0]));
                painter.circle_stroke(at, 1.15 * radius, Stroke::new(0.16 * radius, color));
            }
            (false, Hold::Move) => {
                painter.circle(at, 0.34 * radius, color, halo);
            }
            (false, Hold::Ahead) => {
                painter.add(Shape::convex_polygon(lozenge(at, 0.42 * radius), color, halo));
            }
            (false, Hold::Look) => {
                painter.circle_stroke(at, 0.28 * radius, Stroke::new(0.22 * radius, theme::FACE[0]));
                painter.circle_stroke(at, 0.28 * radius, Stroke::new(0.12 * radius, color));
            }
        }
    }
}

fn lozenge(at: Pos2, reach: f32) -> Vec<Pos2> {
    [vec2(0.0, -reach), vec2(reach, 0.0), vec2(0.0, reach), vec2(-reach, 0.0)].map(|way| at + way).to_vec()
}

/// A move decided on ahead: a lozenge around its piece, a dotted way, a lozenge around its target.
pub(super) fn planned(painter: &Painter, geometry: &Geometry, mv: Move) {
    let radius = geometry.piece();
    let (from, to) = (geometry.at(mv.from), geometry.at(mv.to));
    let apart = from.distance(to).max(1.0);
    let way = [between(from, to, 1.3 * radius / apart), between(from, to, 1.0 - 1.3 * radius / apart)];
    for (width, color) in [(0.24, theme::FACE[0]), (0.14, theme::AHEAD)] {
        let stroke = Stroke::new(width * radius, color);
        for at in [from, to] {
            painter.add(Shape::closed_line(lozenge(at, 1.4 * radius), stroke));
        }
        painter.extend(Shape::dotted_line(&way, color, 0.42 * radius, 0.5 * width * radius + 0.04 * radius));
    }
}

/// The keyboard's focus.
pub(super) fn focus(painter: &Painter, geometry: &Geometry, at: Point) {
    let radius = geometry.piece();
    brackets(painter, geometry.at(at), 1.2 * radius, Stroke::new(0.08 * radius, theme::FOCUS));
}
