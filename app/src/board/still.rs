//! The parts of the board that stay as they are while a game goes on, kept as triangles.

use std::cell::RefCell;
use std::sync::Arc;

use eframe::egui::epaint::{ClippedShape, Primitive, Tessellator};
use eframe::egui::{Id, LayerId, Mesh, Order, Painter, Pos2, Shape};
use sanguo_rules::Kingdom;

use crate::geometry::Geometry;

/// How the board lies on the screen; the triangles hold as long as this is the same.
#[derive(Clone, Copy, PartialEq)]
struct Lay {
    seat: Kingdom,
    centre: Pos2,
    unit: f32,
    pixels_per_point: f32,
}

/// The triangles of the last lay.
#[derive(Default)]
pub(super) struct Still(RefCell<Option<(Lay, Vec<Arc<Mesh>>)>>);

impl Still {
    /// Paints what `draw` draws, which must depend on the geometry alone and hold no text.
    pub(super) fn paint(&self, painter: &Painter, geometry: &Geometry, draw: impl FnOnce(&Painter)) {
        let lay = Lay {
            seat: geometry.seat(),
            centre: geometry.centre(),
            unit: geometry.unit(),
            pixels_per_point: painter.pixels_per_point(),
        };
        let mut kept = self.0.borrow_mut();
        let fresh = kept.take().filter(|(known, _)| *known == lay);
        let (_, meshes) = kept.insert(fresh.unwrap_or_else(|| (lay, triangles(painter, draw))));
        painter.extend(meshes.iter().map(|mesh| Shape::Mesh(Arc::clone(mesh))));
    }
}

/// Draws on a layer of its own, takes the shapes from it before they are shown, and cuts them into triangles.
fn triangles(painter: &Painter, draw: impl FnOnce(&Painter)) -> Vec<Arc<Mesh>> {
    let ctx = painter.ctx();
    let layer = LayerId::new(Order::Background, Id::new("the still parts of the board"));
    draw(&painter.clone().with_layer_id(layer));
    let list = ctx.graphics_mut(|graphics| std::mem::take(graphics.entry(layer)));
    let shapes: Vec<ClippedShape> = list.all_entries().cloned().collect();
    let options = ctx.tessellation_options(|options| *options);
    // Without text the size of the fonts' picture does not matter.
    let mut tessellator = Tessellator::new(painter.pixels_per_point(), options, [1, 1], Vec::new());
    let primitives = tessellator.tessellate_shapes(shapes).into_iter().map(|clipped| clipped.primitive);
    primitives
        .filter_map(|primitive| match primitive {
            Primitive::Mesh(mesh) => Some(Arc::new(mesh)),
            Primitive::Callback(_) => None,
        })
        .collect()
}
