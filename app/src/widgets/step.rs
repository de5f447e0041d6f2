//! Buttons to walk through a game, with their signs drawn.

use eframe::egui::{Button, Painter, Rect, Response, Shape, Stroke, Ui, Vec2, WidgetInfo, WidgetType, pos2};

use crate::{text, theme};

/// Where such a button leads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Step {
    Start,
    Back,
    Play,
    Stop,
    On,
    End,
}

/// The button.
pub(crate) fn step(ui: &mut Ui, step: Step, enabled: bool) -> Response {
    let response = ui.add_enabled(enabled, Button::new("").min_size(Vec2::new(theme::STEP, theme::FIELD)));
    let label = text::step(step);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, enabled, &label));
    let side = theme::FIELD * 0.4;
    let sign = Rect::from_center_size(response.rect.center(), Vec2::splat(side));
    let color = if enabled { theme::palette(ui).text } else { theme::palette(ui).hairline };
    draw(ui.painter(), step, sign, color);
    response.on_hover_text(label)
}

fn draw(painter: &Painter, step: Step, at: Rect, color: eframe::egui::Color32) {
    let bar = |left: f32, right: f32| {
        let x = |t: f32| at.left() + t * at.width();
        painter.rect_filled(Rect::from_x_y_ranges(x(left)..=x(right), at.y_range()), 0.0, color);
    };
    let arrow = |from: f32, to: f32| {
        let x = |t: f32| at.left() + t * at.width();
        let points = vec![pos2(x(from), at.top()), pos2(x(to), at.center().y), pos2(x(from), at.bottom())];
        painter.add(Shape::convex_polygon(points, color, Stroke::NONE));
    };
    match step {
        Step::Start => {
            bar(0.0, 0.18);
            arrow(1.0, 0.25);
        }
        Step::Back => arrow(0.85, 0.15),
        Step::Play => {
            arrow(0.0, 0.5);
            arrow(0.5, 1.0);
        }
        Step::Stop => {
            bar(0.12, 0.38);
            bar(0.62, 0.88);
        }
        Step::On => arrow(0.15, 0.85),
        Step::End => {
            arrow(0.0, 0.75);
            bar(0.82, 1.0);
        }
    }
}
