//! The free board's side: whose turn it is or how it ended, and setting it up anew.

use eframe::egui::{CollapsingHeader, RichText, TextEdit, Ui, vec2};

use super::{Scene, export};
use crate::model::{Intent, Study};
use crate::text::{self, say};
use crate::theme;
use crate::widgets::{rows, weak, wrong};

/// Shows it; `study` is a free board.
pub(super) fn show(ui: &mut Ui, study: &mut Study, scene: &Scene<'_>, intents: &mut Vec<Intent>) {
    theme::well(ui).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 3.0;
        let trail = study.trail();
        let (head, line) = text::free_turn(trail.ending().as_ref(), trail.position());
        let color = if trail.ending().is_some() {
            theme::palette(ui).strong
        } else {
            theme::palette(ui).kingdom(trail.position().turn())
        };
        ui.label(RichText::new(head).font(theme::large()).color(color));
        weak(ui, line);
    });
    ui.label(say!("board-anew"));
    rows(ui, [true, false].map(text::with_banners).to_vec(), |ui, i, label| {
        if ui.button(label).clicked() {
            intents.push(Intent::SetUp(i == 0));
        }
    });
    let label = ui.label(say!("position-text"));
    let (position, errors) = &mut study.position;
    let field = TextEdit::multiline(position).desired_rows(2).desired_width(f32::INFINITY);
    let field = field.margin(vec2(10.0, 6.0)).font(eframe::egui::TextStyle::Monospace);
    if ui.add(field).labelled_by(label.id).changed() {
        *errors = None;
    }
    for error in errors.iter().flat_map(|errors| errors.reasons()) {
        wrong(ui, text::position_error(error));
    }
    if ui.add_enabled(!position.trim().is_empty(), eframe::egui::Button::new(say!("set-up"))).clicked() {
        intents.push(Intent::Paste);
    }
    CollapsingHeader::new(say!("picture")).show(ui, |ui| export::show(ui, study, scene, intents));
}
