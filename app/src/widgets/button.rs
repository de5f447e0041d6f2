//! Buttons that stand out, the one that copies, and rows of buttons.

use eframe::egui::{Button, Response, RichText, TextStyle, Ui, Vec2};

use crate::model::Intent;
use crate::text::say;
use crate::theme;

/// The one thing to do next.
pub(crate) fn primary(ui: &mut Ui, label: impl Into<String>, least: Vec2) -> Response {
    let label = RichText::new(label).color(theme::palette(ui).on_accent).strong();
    let button = Button::new(label).fill(theme::palette(ui).accent).min_size(least);
    // Sized by the layout where it is to fill a width, so that its label is in the middle.
    if least.x > 0.0 { ui.add_sized(least, button) } else { ui.add(button) }
}

/// A button that copies `what`, and says so once it has.
pub(crate) fn copy(
    ui: &mut Ui,
    label: impl Into<String>,
    what: &str,
    copied: Option<&str>,
    main: bool,
) -> Option<Intent> {
    let done = copied == Some(what);
    let label = if done { say!("copied") } else { label.into() };
    let response = match (main, done) {
        (true, _) => primary(ui, label, Vec2::new(180.0, 40.0)),
        (false, true) => ui.button(RichText::new(label).color(theme::palette(ui).right)),
        (false, false) => ui.button(label),
    };
    response.clicked().then(|| Intent::Copy(what.to_owned()))
}

/// How wide a button with this label is.
pub(crate) fn width(ui: &Ui, label: &str) -> f32 {
    let font = TextStyle::Button.resolve(ui.style());
    let galley = ui.painter().layout_no_wrap(label.to_owned(), font, theme::palette(ui).text);
    galley.rect.width() + 2.0 * ui.spacing().button_padding.x
}

/// Buttons with these labels side by side, in as many rows as they need; `show` shows one of them.
pub(crate) fn rows(ui: &mut Ui, labels: Vec<String>, mut show: impl FnMut(&mut Ui, usize, String)) {
    let (room, space) = (ui.available_width(), ui.spacing().item_spacing.x);
    let mut rows: Vec<Vec<(usize, String)>> = Vec::new();
    let mut used = 0.0;
    for (i, label) in labels.into_iter().enumerate() {
        let wide = width(ui, &label) + space;
        match rows.last_mut().filter(|_| used + wide - space <= room) {
            Some(row) => row.push((i, label)),
            None => {
                rows.push(vec![(i, label)]);
                used = 0.0;
            }
        }
        used += wide;
    }
    for row in rows {
        ui.horizontal(|ui| row.into_iter().for_each(|(i, label)| show(ui, i, label)));
    }
}
