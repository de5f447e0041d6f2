//! The home screen: make a table, join one, take up a game.

use eframe::egui::{DragValue, RichText, TextEdit, Ui, vec2};
use sanguo_net::Seats;

use super::kept;
use crate::model::{ClockChoice, Form, FormError, Intent, Kept, OWN_INCREMENT_MOST, OWN_MINUTES_MOST, PRESETS};
use crate::widgets::{primary, seal, weak, wrong};
use crate::{text, theme};

pub(super) fn show(
    ui: &mut Ui,
    form: &mut Form,
    games: Option<&[Kept]>,
    no_home: Option<&str>,
    copied: Option<&str>,
) -> Vec<Intent> {
    let mut intents = Vec::new();
    heading(ui);
    if let Some(why) = no_home {
        wrong(ui, text::sentence(why));
        return intents;
    }
    if let Some(why) = &form.refused {
        wrong(ui, text::sentence(why));
    }
    name(ui, form);
    ui.add_space(6.0);
    ui.columns(2, |columns| {
        let [left, right] = columns else { return };
        theme::card().show(left, |ui| intents.extend(make(ui, form)));
        theme::card().show(right, |ui| intents.extend(join(ui, form)));
    });
    ui.add_space(6.0);
    intents.extend(kept::show(ui, games, copied));
    intents
}

fn heading(ui: &mut Ui) {
    ui.horizontal(|ui| {
        for kingdom in sanguo_rules::Kingdom::ALL {
            seal(ui, kingdom, 40.0, false);
        }
        ui.add_space(6.0);
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            ui.label(RichText::new(text::TITLE).font(theme::large()));
            weak(ui, text::SUBTITLE);
        });
    });
    ui.add_space(8.0);
}

fn name(ui: &mut Ui, form: &mut Form) {
    ui.horizontal(|ui| {
        let label = ui.label(text::YOUR_NAME);
        let field = TextEdit::singleline(&mut form.name).desired_width(260.0).hint_text(text::NAME_HINT);
        if ui.add(field.margin(vec2(10.0, 7.0))).labelled_by(label.id).changed() {
            forget(form, |error| matches!(error, FormError::Name(_)));
        }
    });
    if let Some(error @ FormError::Name(_)) = &form.error {
        wrong(ui, text::form_error(error));
    }
}

/// What was wrong is being mended.
fn forget(form: &mut Form, about: impl Fn(&FormError) -> bool) {
    if form.error.as_ref().is_some_and(about) {
        form.error = None;
    }
}

fn make(ui: &mut Ui, form: &mut Form) -> Option<Intent> {
    ui.set_width(ui.available_width());
    ui.heading(text::MAKE);
    weak(ui, text::MAKE_HINT);
    ui.add_space(6.0);
    ui.label(text::CLOCK);
    ui.horizontal_wrapped(|ui| {
        ui.selectable_value(&mut form.clock, ClockChoice::None, text::CLOCK_NONE);
        for (i, preset) in PRESETS.into_iter().enumerate() {
            ui.selectable_value(&mut form.clock, ClockChoice::Preset(i), text::preset(preset));
        }
        ui.selectable_value(&mut form.clock, ClockChoice::Own, text::CLOCK_OWN);
    });
    if form.clock == ClockChoice::Own {
        ui.horizontal(|ui| {
            let value = ui.add(DragValue::new(&mut form.minutes).range(1..=OWN_MINUTES_MOST));
            let label = ui.label(text::MINUTES);
            value.labelled_by(label.id);
        });
        ui.horizontal(|ui| {
            let value = ui.add(DragValue::new(&mut form.increment).range(0..=OWN_INCREMENT_MOST));
            let label = ui.label(text::SECONDS);
            value.labelled_by(label.id);
        });
    }
    ui.label(text::SEATS);
    ui.horizontal(|ui| {
        for seats in [Seats::Drawn, Seats::HostFirst] {
            ui.selectable_value(&mut form.seats, seats, text::seats(seats));
        }
    });
    ui.checkbox(&mut form.banners, text::BANNERS);
    weak(ui, text::BANNERS_HINT);
    ui.add_space(8.0);
    let clicked = primary(ui, text::MAKE_BUTTON, vec2(ui.available_width(), 40.0)).clicked();
    clicked.then_some(Intent::Make)
}

fn join(ui: &mut Ui, form: &mut Form) -> Option<Intent> {
    ui.set_width(ui.available_width());
    ui.heading(text::JOIN);
    weak(ui, text::JOIN_HINT);
    ui.add_space(6.0);
    let label = ui.label(text::CODE);
    let field = TextEdit::multiline(&mut form.code)
        .desired_rows(4)
        .desired_width(f32::INFINITY)
        .margin(vec2(10.0, 7.0))
        .font(eframe::egui::TextStyle::Monospace);
    if ui.add(field).labelled_by(label.id).changed() {
        forget(form, |error| matches!(error, FormError::Code(_)));
    }
    if let Some(error @ FormError::Code(_)) = &form.error {
        wrong(ui, text::form_error(error));
    }
    ui.add_space(8.0);
    let clicked = primary(ui, text::JOIN_BUTTON, vec2(ui.available_width(), 40.0)).clicked();
    clicked.then_some(Intent::Join)
}
