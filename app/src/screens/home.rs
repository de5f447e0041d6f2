//! The home screen: make a table, join one, take up a game.

use eframe::egui::{DragValue, RichText, Sense, TextEdit, Ui, vec2};
use sanguo_net::Seats;
use sanguo_rules::{Kingdom, Position};

use super::kept;
use crate::board::{Board, Wood};
use crate::geometry::Geometry;
use crate::model::{ClockChoice, Form, FormError, Intent, Kept, OWN_INCREMENT_MOST, OWN_MINUTES_MOST, PRESETS};
use crate::widgets::{notice, primary, seal, weak, wrong};
use crate::{text, theme};

/// What the home screen shows beside its form.
pub(super) struct Shelf<'a> {
    pub(super) games: Option<&'a [Kept]>,
    pub(super) no_home: Option<&'a str>,
    pub(super) copied: Option<&'a str>,
    pub(super) forgotten: Option<&'a str>,
    pub(super) wood: &'a Wood,
}

pub(super) fn show(ui: &mut Ui, form: &mut Form, shelf: &Shelf<'_>) -> Vec<Intent> {
    let mut intents = Vec::new();
    heading(ui);
    if let Some(why) = shelf.no_home {
        wrong(ui, text::sentence(why));
        card(ui, |ui| intents.extend(look(ui, form)));
        return intents;
    }
    if let Some(why) = &form.refused {
        wrong(ui, text::sentence(why));
    }
    if let Some(why) = shelf.forgotten {
        notice(ui, text::forgotten(why));
    }
    if ui.available_width() >= theme::WIDE_HOME {
        ui.horizontal_top(|ui| {
            ui.allocate_ui(vec2(theme::HOME_LEFT, 0.0), |ui| {
                ui.vertical(|ui| {
                    name(ui, form);
                    card(ui, |ui| intents.extend(make(ui, form)));
                    card(ui, |ui| intents.extend(join(ui, form)));
                });
            });
            ui.add_space(20.0);
            ui.vertical(|ui| {
                card(ui, |ui| intents.extend(look(ui, form)));
                intents.extend(kept::show(ui, shelf.games, shelf.copied));
                picture(ui, shelf.wood);
            });
        });
    } else {
        name(ui, form);
        ui.columns(2, |columns| {
            let [left, right] = columns else { return };
            card(left, |ui| intents.extend(make(ui, form)));
            card(right, |ui| intents.extend(join(ui, form)));
        });
        card(ui, |ui| intents.extend(look(ui, form)));
        intents.extend(kept::show(ui, shelf.games, shelf.copied));
    }
    intents
}

fn card(ui: &mut Ui, show: impl FnOnce(&mut Ui)) {
    theme::card().show(ui, |ui| {
        ui.set_width(ui.available_width());
        show(ui);
    });
}

/// The board as it is set up, to look at.
fn picture(ui: &mut Ui, wood: &Wood) {
    let room = ui.clip_rect().bottom() - ui.cursor().top() - theme::COLUMN_MARGIN;
    let side = ui.available_width().min(room / Geometry::HEIGHT_TO_WIDTH);
    if side < theme::PICTURE_LEAST {
        return;
    }
    let size = vec2(ui.available_width(), side * Geometry::HEIGHT_TO_WIDTH);
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    let position = Position::start(true);
    Board { seat: Kingdom::Shu, turn: None, position: &position, last: None, checks: &[], pick: None, wood }
        .picture(ui, rect);
}

fn heading(ui: &mut Ui) {
    ui.horizontal(|ui| {
        for kingdom in Kingdom::ALL {
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
    ui.horizontal_wrapped(|ui| {
        ui.checkbox(&mut form.banners, text::BANNERS);
        weak(ui, text::BANNERS_HINT);
    });
    ui.add_space(4.0);
    let clicked = primary(ui, text::MAKE_BUTTON, vec2(ui.available_width(), 40.0)).clicked();
    clicked.then_some(Intent::Make)
}

fn join(ui: &mut Ui, form: &mut Form) -> Option<Intent> {
    ui.heading(text::JOIN);
    weak(ui, text::JOIN_HINT);
    ui.add_space(6.0);
    let label = ui.label(text::CODE);
    let field = TextEdit::multiline(&mut form.code)
        .desired_rows(3)
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

/// A free board, and any record file.
fn look(ui: &mut Ui, form: &mut Form) -> Option<Intent> {
    let mut intent = None;
    ui.horizontal(|ui| {
        if ui.button(text::TRY_OUT).on_hover_text(text::TRY_OUT_HINT).clicked() {
            intent = Some(Intent::TryOut);
        }
        ui.add_space(12.0);
        let label = ui.label(text::RECORD_FILE);
        let width = ui.available_width() - theme::OPEN_BUTTON;
        let field = TextEdit::singleline(&mut form.record).desired_width(width).hint_text(text::RECORD_HINT);
        let field = ui.add(field.margin(vec2(10.0, 7.0))).labelled_by(label.id);
        let entered = field.lost_focus() && ui.input(|input| input.key_pressed(eframe::egui::Key::Enter));
        if ui.button(text::OPEN).clicked() || entered {
            intent = Some(Intent::Open(form.record.trim().into()));
        }
    });
    intent
}
