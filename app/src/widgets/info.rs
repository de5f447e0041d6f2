//! The button that tells what this program is: a drawn letter in a ring.

use eframe::egui::{Button, Stroke, Ui, Vec2, WidgetInfo, WidgetType, vec2};

use crate::model::Intent;
use crate::text::say;
use crate::theme;

/// Shows it.
pub(crate) fn info(ui: &mut Ui) -> Option<Intent> {
    let response = ui.add(Button::new("").min_size(Vec2::new(theme::STEP, theme::FIELD)));
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, say!("about")));
    let (at, radius) = (response.rect.center(), theme::FIELD * 0.32);
    let stroke = Stroke::new(1.6, theme::palette(ui).text);
    let painter = ui.painter();
    painter.circle_stroke(at, radius, stroke);
    painter.circle_filled(at - vec2(0.0, 0.45 * radius), 1.4, theme::palette(ui).text);
    painter.line_segment(
        [at - vec2(0.0, 0.1 * radius), at + vec2(0.0, 0.55 * radius)],
        Stroke::new(2.0, theme::palette(ui).text),
    );
    response.on_hover_text(say!("about")).clicked().then_some(Intent::About(true))
}
