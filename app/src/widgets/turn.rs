//! The button that turns the board: a drawn arrow that goes round, in the corner that the hexagon leaves free.

use std::f32::consts::TAU;

use eframe::egui::{Button, Rect, Shape, Stroke, Ui, Vec2, WidgetInfo, WidgetType, vec2};

use crate::model::Intent;
use crate::text::say;
use crate::theme;

/// Shows it in the corner of the board's room.
pub(crate) fn turn_board(ui: &mut Ui, room: Rect) -> Option<Intent> {
    let size = vec2(theme::STEP, theme::FIELD);
    let response = ui.put(Rect::from_min_max(room.max - size, room.max), Button::new("").min_size(size));
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, say!("turn-board")));
    let (at, radius) = (response.rect.center(), theme::FIELD * 0.28);
    let color = theme::palette(ui).text;
    let on_circle = |part: f32| at + Vec2::angled(TAU * part) * radius;
    ui.painter().line((0..=24).map(|i| on_circle(0.05 + i as f32 / 32.0)).collect(), Stroke::new(1.8, color));
    let tip = on_circle(0.88);
    let (along, across) = (Vec2::angled(TAU * 0.08) * 5.0, Vec2::angled(TAU * 0.83) * 4.5);
    let head = vec![tip + along, on_circle(0.80) + across, on_circle(0.80) - across];
    ui.painter().add(Shape::convex_polygon(head, color, Stroke::NONE));
    response.on_hover_text(say!("turn-board")).clicked().then_some(Intent::Turn)
}
