//! Buttons that stand out, and the one that copies.

use eframe::egui::{Button, Response, RichText, Ui, Vec2};

use crate::model::Intent;
use crate::{text, theme};

/// The one thing to do next.
pub(crate) fn primary(ui: &mut Ui, label: &str, least: Vec2) -> Response {
    let label = RichText::new(label).color(theme::ON_ACCENT).strong();
    let button = Button::new(label).fill(theme::ACCENT).min_size(least);
    // Sized by the layout where it is to fill a width, so that its label is in the middle.
    if least.x > 0.0 { ui.add_sized(least, button) } else { ui.add(button) }
}

/// A button that copies `what`, and says so once it has.
pub(crate) fn copy(ui: &mut Ui, label: &str, what: &str, copied: Option<&str>, main: bool) -> Option<Intent> {
    let done = copied == Some(what);
    let response = if main { primary(ui, label, Vec2::new(180.0, 40.0)) } else { ui.button(label) };
    if done {
        ui.colored_label(theme::RIGHT, text::COPIED);
    }
    response.clicked().then(|| Intent::Copy(what.to_owned()))
}
