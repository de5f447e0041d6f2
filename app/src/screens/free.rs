//! The free board's side: whose turn it is or how it ended, and setting it up anew.

use eframe::egui::{RichText, TextEdit, Ui, vec2};

use crate::model::{Intent, Study};
use crate::widgets::{weak, wrong};
use crate::{text, theme};

/// Shows it; `study` is a free board.
pub(super) fn show(ui: &mut Ui, study: &mut Study, intents: &mut Vec<Intent>) {
    theme::well().show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 3.0;
        let trail = study.trail();
        let (head, line) = text::free_turn(trail.ending().as_ref(), trail.position());
        let color = if trail.ending().is_some() { theme::ACCENT } else { theme::light(trail.position().turn()) };
        ui.label(RichText::new(head).font(theme::large()).color(color));
        weak(ui, line);
    });
    ui.label(text::BOARD_ANEW);
    ui.horizontal(|ui| {
        for banners in [true, false] {
            if ui.button(text::with_banners(banners)).clicked() {
                intents.push(Intent::SetUp(banners));
            }
        }
    });
    let label = ui.label(text::POSITION);
    let (position, errors) = &mut study.position;
    let field = TextEdit::multiline(position).desired_rows(2).desired_width(f32::INFINITY);
    let field = field.margin(vec2(10.0, 6.0)).font(eframe::egui::TextStyle::Monospace);
    if ui.add(field).labelled_by(label.id).changed() {
        *errors = None;
    }
    for error in errors.iter().flat_map(|errors| errors.reasons()) {
        wrong(ui, text::sentence(&error.to_string()));
    }
    if ui.add_enabled(!position.trim().is_empty(), eframe::egui::Button::new(text::SET_UP)).clicked() {
        intents.push(Intent::Paste);
    }
}
