//! What fills the window: home, waiting room, table.

mod home;
mod kept;
mod moves;
mod players;
mod table;
mod talk;
mod waiting;

use eframe::egui::{CentralPanel, Frame, Margin, ScrollArea, Ui, vec2};
use sanguo_net::Millis;

use crate::board::Wood;
use crate::model::{Intent, Model, Place};
use crate::theme;

/// What the screens need beside the model.
pub(crate) struct Scene<'a> {
    /// The window's monotonic clock.
    pub(crate) now: Millis,
    /// The wood of the board.
    pub(crate) wood: &'a Wood,
}

/// Shows the model, and says what the person wants.
pub(crate) fn show(ui: &mut Ui, model: &mut Model, scene: &Scene<'_>) -> Vec<Intent> {
    let Model { form, place, games, no_home, copied, .. } = model;
    let copied = copied.as_deref();
    match place {
        Place::Home => column(ui, |ui| home::show(ui, form, games.as_deref(), no_home.as_deref(), copied)),
        Place::Waiting(waiting) => column(ui, |ui| waiting::show(ui, waiting, copied)),
        Place::Table(table) => table::show(ui, table, scene, copied),
    }
}

/// A column in the middle of the window that scrolls when the window is small.
fn column(ui: &mut Ui, show: impl FnOnce(&mut Ui) -> Vec<Intent>) -> Vec<Intent> {
    CentralPanel::default()
        .frame(Frame::new().fill(theme::BACKGROUND))
        .show(ui, |ui| {
            ScrollArea::vertical()
                .show(ui, |ui| {
                    let width = (ui.available_width() - 48.0).min(theme::COLUMN_WIDTH);
                    let side = ((ui.available_width() - width) / 2.0).max(0.0);
                    Frame::new()
                        .inner_margin(Margin { left: side as i8, right: 0, top: 28, bottom: 28 })
                        .show(ui, |ui| {
                            ui.set_width(width);
                            ui.spacing_mut().item_spacing = vec2(8.0, 10.0);
                            show(ui)
                        })
                        .inner
                })
                .inner
        })
        .inner
}
