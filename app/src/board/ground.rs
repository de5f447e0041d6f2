//! The empty board: frame, water, the three halves with their lines and palaces, the central triangle, coordinates.

use eframe::egui::epaint::Vertex;
use eframe::egui::{
    Align2, Color32, FontId, Mesh, Painter, Pos2, Rect, Shape, Stroke, TextureId, Vec2, lerp, pos2, vec2,
};
use sanguo_rules::{Kingdom, Point};

use super::wood::Wood;
use crate::geometry::{Geometry, rounded};
use crate::model::Coordinates;
use crate::{text, theme};

/// How far the wood of a half reaches beyond its outermost points, in units of the board.
pub(super) const HALF_RIM: f32 = 0.036;

/// Paints the empty board.
pub(super) fn paint(painter: &Painter, geometry: &Geometry, wood: &Wood, turn: Option<Kingdom>, shown: Coordinates) {
    wood.still.paint(painter, geometry, |painter| still(painter, geometry, wood));
    home_edges(painter, geometry, turn);
    for half in Kingdom::ALL {
        banner_of_the_half(painter, geometry, half);
        if shown == Coordinates::Edge {
            coordinates(painter, geometry, half);
        }
    }
}

/// Everything that neither changes during a game nor is text.
fn still(painter: &Painter, geometry: &Geometry, wood: &Wood) {
    let unit = geometry.unit();
    frame(painter, geometry, wood);
    for half in Kingdom::ALL {
        let outline = rounded(&geometry.half(half, HALF_RIM), 0.02 * unit);
        fill(painter, &outline, theme::WOOD, wood.texture(), geometry.outward(half), unit);
        painter.add(Shape::closed_line(outline, Stroke::new(0.006 * unit, theme::BANK)));
        palace(painter, geometry, half);
    }
    lines(painter, geometry);
    triangle(painter, geometry);
    for half in Kingdom::ALL {
        places(painter, geometry, half);
    }
}

fn frame(painter: &Painter, geometry: &Geometry, wood: &Wood) {
    let unit = geometry.unit();
    let outline = rounded(&geometry.frame(), 0.06 * unit);
    fill(painter, &outline, theme::FRAME, wood.texture(), Vec2::Y, unit);
    painter.add(Shape::closed_line(outline, Stroke::new(0.010 * unit, theme::FRAME_EDGE)));
    // The bed of the river lies under the halves, up to the frame's inner edge.
    let bed = rounded(&geometry.hexagon(0.105), 0.02 * unit);
    fill(painter, &bed, theme::WATER, TextureId::default(), Vec2::Y, unit);
    painter.add(Shape::closed_line(bed, Stroke::new(0.006 * unit, theme::FRAME_EDGE)));
    ripples(painter, geometry);
}

/// The home edge of each half is inlaid in its kingdom's colour, and lit while the kingdom is on turn.
fn home_edges(painter: &Painter, geometry: &Geometry, turn: Option<Kingdom>) {
    let unit = geometry.unit();
    let corners = geometry.hexagon(0.018);
    for half in Kingdom::ALL {
        let beyond = |corner: &Pos2| (*corner - geometry.centre()).dot(geometry.outward(half)) > 0.5 * unit;
        let ends: Vec<Pos2> = corners.iter().copied().filter(beyond).collect();
        let [a, b] = ends[..] else { continue };
        let line = [between(a, b, 0.05), between(a, b, 0.95)];
        if turn == Some(half) {
            painter.line_segment(line, Stroke::new(0.024 * unit, theme::lit(half)));
            painter.line_segment(line, Stroke::new(0.010 * unit, theme::FACE[0]));
        } else {
            painter.line_segment(line, Stroke::new(0.014 * unit, theme::ink(half)));
        }
    }
}

/// Short waves between the crossings of each arm.
fn ripples(painter: &Painter, geometry: &Geometry) {
    let unit = geometry.unit();
    let middle = |half: Kingdom, file: f32| {
        let here = geometry.place(half, file, 4.0);
        let there = geometry.place(half.next(), 8.0 - file, 4.0);
        here + (there - here) / 2.0
    };
    for half in Kingdom::ALL {
        for file in [4.5, 5.5, 6.5, 7.5_f32] {
            let at = middle(half, file);
            let along = (middle(half, file + 0.1) - at).normalized();
            let across = along.rot90();
            for (shift, side) in [(-0.02, -0.022), (0.02, 0.018)] {
                let wave = (0..=12).map(|i| {
                    let t = i as f32 / 12.0 - 0.5;
                    let rise = (t * 4.0 * std::f32::consts::PI).sin() * 0.005;
                    at + (along * (t * 0.085 + shift) + across * (side + rise)) * unit
                });
                painter.line(wave.collect(), Stroke::new(0.0035 * unit, theme::RIPPLE));
            }
        }
    }
}

fn palace(painter: &Painter, geometry: &Geometry, half: Kingdom) {
    let unit = geometry.unit();
    let at = |file: f32, rank: f32| geometry.place(half, file, rank);
    let outline = vec![at(3.0, 0.0), at(4.0, 0.0), at(5.0, 0.0), at(5.0, 2.0), at(4.0, 2.0), at(3.0, 2.0)];
    painter.add(Shape::convex_polygon(outline.clone(), theme::wash(half), Stroke::NONE));
    painter.add(Shape::closed_line(outline, Stroke::new(0.006 * unit, theme::ink(half).gamma_multiply(0.75))));
    let diagonal = Stroke::new(0.004 * unit, theme::LINE);
    painter.line(vec![at(3.0, 0.0), at(4.0, 1.0), at(5.0, 2.0)], diagonal);
    painter.line(vec![at(5.0, 0.0), at(4.0, 1.0), at(3.0, 2.0)], diagonal);
}

/// The kingdom's character, faint in the middle of its half.
fn banner_of_the_half(painter: &Painter, geometry: &Geometry, half: Kingdom) {
    let color = theme::ink(half).gamma_multiply(0.16);
    for file in [1.9, 6.1] {
        let at = geometry.place(half, file, 3.0);
        glyph(painter, at, text::seal(half).to_owned(), theme::piece_font(0.19 * geometry.unit()), color);
    }
}

fn lines(painter: &Painter, geometry: &Geometry) {
    let unit = geometry.unit();
    let stroke = Stroke::new(0.0045 * unit, theme::LINE);
    for line in geometry.lines() {
        painter.line(line, stroke);
    }
    for ends in geometry.crossings() {
        painter.line_segment(ends, Stroke::new(0.013 * unit, theme::BANK));
        painter.line_segment(ends, Stroke::new(0.007 * unit, theme::CROSSING));
        for end in ends {
            painter.circle_filled(end, 0.009 * unit, theme::BANK);
        }
    }
}

fn triangle(painter: &Painter, geometry: &Geometry) {
    let unit = geometry.unit();
    let corners = geometry.triangle().to_vec();
    painter.add(Shape::convex_polygon(corners.clone(), theme::TRIANGLE, Stroke::NONE));
    painter.add(Shape::closed_line(corners.clone(), Stroke::new(0.015 * unit, theme::BANK)));
    painter.add(Shape::closed_line(corners.clone(), Stroke::new(0.008 * unit, theme::CROSSING)));
    for corner in corners {
        painter.circle_filled(corner, 0.011 * unit, theme::BANK);
    }
}

/// The small angles that mark where cannons and soldiers are set up.
fn places(painter: &Painter, geometry: &Geometry, half: Kingdom) {
    const NEAR: f32 = 0.09;
    const FAR: f32 = 0.22;
    let stroke = Stroke::new(0.0035 * geometry.unit(), theme::LINE);
    let set_up = [(1, 2), (7, 2), (0, 3), (2, 3), (4, 3), (6, 3), (8, 3)];
    for (file, rank) in set_up.map(|(file, rank)| (file as f32, rank as f32)) {
        for (right, up) in [(-1.0, -1.0), (-1.0, 1.0), (1.0, -1.0), (1.0, 1.0)] {
            let inside = (0.0..=8.0).contains(&(file + right));
            if inside {
                let at = |df: f32, dr: f32| geometry.place(half, file + right * df, rank + up * dr);
                painter.line(vec![at(FAR, NEAR), at(NEAR, NEAR), at(NEAR, FAR)], stroke);
            }
        }
    }
}

fn coordinates(painter: &Painter, geometry: &Geometry, half: Kingdom) {
    let font = FontId::proportional((0.034 * geometry.unit()).max(9.0));
    let write = |at: Pos2, text: String| painter.text(at, Align2::CENTER_CENTER, text, font.clone(), theme::COORDINATE);
    for file in 0..9 {
        write(geometry.file_label(half, file), text::file(file));
    }
    for rank in 0..5 {
        write(geometry.rank_label(half, rank), text::rank(rank));
    }
}

/// Each point's name at its lower edge, over whatever stands there.
pub(super) fn names(painter: &Painter, geometry: &Geometry) {
    let radius = geometry.piece();
    let font = FontId::proportional((0.46 * radius).max(8.0));
    for point in Point::all() {
        let galley = painter.layout_no_wrap(point.to_string(), font.clone(), theme::NAME_TEXT);
        let place = Rect::from_center_size(geometry.at(point) + Vec2::Y * radius, galley.size());
        painter.rect_filled(place.expand2(vec2(2.0, 0.0)), 3.0, theme::NAME);
        painter.galley(place.min, galley, theme::NAME_TEXT);
    }
}

/// A character centred by its ink, not by its line.
pub(super) fn glyph(painter: &Painter, at: Pos2, character: String, font: FontId, color: Color32) {
    let galley = painter.layout_no_wrap(character, font, color);
    let middle = galley.mesh_bounds.center();
    painter.galley(at - middle.to_vec2(), galley, color);
}

/// Fills a convex outline with a texture, lighter above and darker below; the grain runs across `down`.
pub(super) fn fill(
    painter: &Painter,
    outline: &[Pos2],
    colors: [Color32; 2],
    texture: TextureId,
    down: Vec2,
    unit: f32,
) {
    let (top, bottom) =
        outline.iter().fold((f32::INFINITY, f32::NEG_INFINITY), |(top, bottom), at| (top.min(at.y), bottom.max(at.y)));
    let mut mesh = Mesh::with_texture(texture);
    for at in outline {
        let color = colors[0].lerp_to_gamma(colors[1], ((at.y - top) / (bottom - top).max(1.0)).clamp(0.0, 1.0));
        let uv = if texture == TextureId::default() {
            // The white pixel of the font's texture.
            eframe::egui::epaint::WHITE_UV
        } else {
            let v = at.to_vec2();
            pos2(v.dot(down.rot90()), v.dot(down)) / (1.1 * unit)
        };
        mesh.vertices.push(Vertex { pos: *at, uv, color });
    }
    for i in 2..outline.len() as u32 {
        mesh.add_triangle(0, i - 1, i);
    }
    painter.add(mesh);
}

/// A place on the way between two.
pub(super) fn between(a: Pos2, b: Pos2, t: f32) -> Pos2 {
    pos2(lerp(a.x..=b.x, t), lerp(a.y..=b.y, t))
}
