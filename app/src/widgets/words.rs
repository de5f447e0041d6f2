//! Words in place: of less weight, worth knowing, wrong.

use eframe::egui::{RichText, Ui};

use crate::theme;

/// Text of less weight.
pub(crate) fn weak(ui: &mut Ui, words: impl Into<String>) {
    ui.label(RichText::new(words).small().color(theme::palette(ui).weak));
}

/// Something wrong, with the next step in its words.
pub(crate) fn wrong(ui: &mut Ui, words: impl Into<String>) {
    theme::wrong(ui).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.label(RichText::new(words).color(theme::palette(ui).wrong));
    });
}

/// Something worth knowing.
pub(crate) fn notice(ui: &mut Ui, words: impl Into<String>) {
    theme::notice(ui).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.label(RichText::new(words).color(theme::palette(ui).strong));
    });
}
