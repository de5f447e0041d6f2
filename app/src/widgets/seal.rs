//! The seal of a kingdom: its character on a disc of its colour.

use eframe::egui::{Sense, Stroke, Ui, Vec2, WidgetInfo, WidgetType};
use sanguo_rules::Kingdom;

use crate::{text, theme};

/// Draws the seal, `size` across; hollow for a fallen kingdom.
pub(crate) fn seal(ui: &mut Ui, kingdom: Kingdom, size: f32, fallen: bool) {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(size), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Image, true, text::seal_label(kingdom)));
    let (at, radius) = (rect.center(), size / 2.0);
    let painter = ui.painter();
    let (fill, ink) =
        if fallen { (theme::palette(ui).well, theme::palette(ui).weak) } else { (theme::ink(kingdom), theme::FACE[0]) };
    painter.circle(at, radius - 1.0, fill, Stroke::new(1.5, theme::palette(ui).kingdom(kingdom)));
    let galley = painter.layout_no_wrap(text::seal(kingdom).to_owned(), theme::piece_font(size * 0.6), ink);
    painter.galley(at - galley.mesh_bounds.center().to_vec2(), galley, ink);
    if fallen {
        let across = Vec2::new(radius, -radius) * 0.7;
        painter.line_segment([at - across, at + across], Stroke::new(2.0, theme::palette(ui).kingdom(kingdom)));
    }
}
