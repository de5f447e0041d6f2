//! The button that shows the preferences: a drawn gear.

use std::f32::consts::TAU;

use eframe::egui::{Button, Shape, Stroke, Ui, Vec2, WidgetInfo, WidgetType};

use crate::model::Intent;
use crate::text::say;
use crate::theme;

/// Shows it.
pub(crate) fn gear(ui: &mut Ui) -> Option<Intent> {
    const TEETH: usize = 8;
    // As high as other buttons are here.
    let height = ui.spacing().interact_size.y;
    let response = ui.add(Button::new("").small().min_size(Vec2::new(theme::STEP, height)));
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, say!("prefs")));
    let (at, radius) = (response.rect.center(), height * 0.26);
    let corner = |i: usize| {
        let reach = if i % 4 < 2 { 1.3 } else { 0.95 };
        at + Vec2::angled(TAU * i as f32 / (4 * TEETH) as f32) * (radius * reach)
    };
    let stroke = Stroke::new(1.6, theme::palette(ui).text);
    ui.painter().add(Shape::closed_line((0..4 * TEETH).map(corner).collect(), stroke));
    ui.painter().circle_stroke(at, radius * 0.4, stroke);
    response.on_hover_text(say!("prefs")).clicked().then_some(Intent::Preferences(true))
}
