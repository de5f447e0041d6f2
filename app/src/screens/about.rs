//! What this program is: versions, and the licences of everything in it.

use eframe::egui::{Key, RichText, ScrollArea, TextWrapMode, Ui, vec2};

use crate::about::licences;
use crate::model::Intent;
use crate::text::{self, say};
use crate::theme;
use crate::widgets::{primary, weak};

/// Shows it.
pub(super) fn show(ui: &mut Ui) -> Vec<Intent> {
    let back = ui.horizontal(|ui| {
        let back = primary(ui, say!("prefs-done"), vec2(140.0, 36.0)).clicked();
        ui.add_space(8.0);
        ui.label(RichText::new(say!("about")).font(theme::large()));
        back
    });
    theme::card(ui).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.label(say!("subtitle"));
        ui.label(text::versions());
        weak(ui, say!("about-versions-hint"));
        ui.label(say!("about-licence"));
    });
    ui.label(say!("about-inside"));
    theme::well(ui).show(ui, |ui| {
        ui.set_width(ui.available_width());
        inside(ui);
    });
    let back = back.inner || ui.input(|input| input.key_pressed(Key::Escape));
    back.then_some(Intent::About(false)).into_iter().collect()
}

/// Only the lines that are seen are laid out: there are some ten thousand.
fn inside(ui: &mut Ui) {
    let lines: Vec<&str> = licences().lines().collect();
    let font = theme::small_print();
    let height = ui.fonts_mut(|fonts| fonts.row_height(&font));
    let room = (ui.clip_rect().bottom() - ui.cursor().top() - 2.0 * theme::COLUMN_MARGIN).max(theme::LICENCES_LEAST);
    ui.spacing_mut().item_spacing.y = 0.0;
    ScrollArea::both().id_salt("licences").max_height(room).auto_shrink(false).show_rows(
        ui,
        height,
        lines.len(),
        |ui, rows| {
            ui.style_mut().wrap_mode = Some(TextWrapMode::Extend);
            for line in &lines[rows] {
                ui.label(RichText::new(*line).font(font.clone()));
            }
        },
    );
}
