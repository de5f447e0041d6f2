//! The home screen: make a table, join one, take up a game.

use eframe::egui::{Align, ComboBox, DragValue, Layout, RichText, Sense, TextEdit, Ui, vec2};
use sanguo_net::{Invite, Seats};
use sanguo_rules::{Kingdom, Position};

use super::kept;
use crate::board::{Board, Wood};
use crate::geometry::Geometry;
use crate::model::{
    ClockChoice, Dialog, Fault, Form, FormError, Hands, Intent, Kept, OWN_INCREMENT_MOST, OWN_MINUTES_MOST, PRESETS,
    Preferences, Topic,
};
use crate::text::{self, Language, say};
use crate::theme;
use crate::widgets::{gear, info, notice, primary, seal, weak, width, wrong};

/// What the home screen shows beside its form.
pub(super) struct Shelf<'a> {
    pub(super) language: Language,
    pub(super) games: Option<&'a [Kept]>,
    pub(super) no_home: Option<&'a Fault>,
    pub(super) copied: Option<&'a str>,
    pub(super) forgotten: Option<&'a Fault>,
    pub(super) preferences: &'a Preferences,
    pub(super) wood: &'a Wood,
    pub(super) dialog: Dialog,
}

pub(super) fn show(ui: &mut Ui, form: &mut Form, shelf: &Shelf<'_>) -> Vec<Intent> {
    let mut intents = Vec::new();
    intents.extend(heading(ui, shelf.language));
    if let Some(why) = shelf.no_home {
        wrong(ui, text::fault(why));
        card(ui, |ui| intents.extend(look(ui, form, shelf.dialog)));
        return intents;
    }
    if let Some(why) = &form.refused {
        wrong(ui, text::fault(why));
    }
    if let Some(error @ FormError::Reach(_)) = &form.error {
        wrong(ui, text::form_error(error));
    }
    if let Some(why) = shelf.forgotten {
        notice(ui, text::fault(why));
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
                card(ui, |ui| intents.extend(look(ui, form, shelf.dialog)));
                intents.extend(kept::show(ui, shelf.games, shelf.copied));
                picture(ui, shelf.preferences, shelf.wood);
            });
        });
    } else {
        name(ui, form);
        ui.columns(2, |columns| {
            let [left, right] = columns else { return };
            card(left, |ui| intents.extend(make(ui, form)));
            card(right, |ui| intents.extend(join(ui, form)));
        });
        card(ui, |ui| intents.extend(look(ui, form, shelf.dialog)));
        intents.extend(kept::show(ui, shelf.games, shelf.copied));
    }
    intents
}

fn card(ui: &mut Ui, show: impl FnOnce(&mut Ui)) {
    theme::card(ui).show(ui, |ui| {
        ui.set_width(ui.available_width());
        show(ui);
    });
}

/// The board as it is set up, to look at.
pub(super) fn picture(ui: &mut Ui, preferences: &Preferences, wood: &Wood) {
    let room = ui.clip_rect().bottom() - ui.cursor().top() - theme::COLUMN_MARGIN;
    let side = ui.available_width().min(room / Geometry::HEIGHT_TO_WIDTH);
    if side < theme::PICTURE_LEAST {
        return;
    }
    let size = vec2(ui.available_width(), side * Geometry::HEIGHT_TO_WIDTH);
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    let position = Position::start(true);
    let hands = Hands::default();
    Board {
        seat: Kingdom::Shu,
        turn: None,
        position: &position,
        last: None,
        checks: &[],
        hands: &hands,
        preferences,
        wood,
    }
    .picture(ui, rect);
}

fn heading(ui: &mut Ui, spoken: Language) -> Option<Intent> {
    let heading = ui.horizontal(|ui| {
        for kingdom in Kingdom::ALL {
            seal(ui, kingdom, 40.0, false);
        }
        ui.add_space(6.0);
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            ui.label(RichText::new(text::TITLE).font(theme::large()));
            weak(ui, say!("subtitle"));
        });
        ui.with_layout(Layout::right_to_left(Align::Min), |ui| {
            let prefer = gear(ui);
            let told = info(ui);
            languages(ui, spoken).or(prefer).or(told)
        })
        .inner
    });
    ui.add_space(8.0);
    heading.inner
}

/// The languages, each by its own name.
pub(super) fn languages(ui: &mut Ui, spoken: Language) -> Option<Intent> {
    let mut chosen = spoken;
    let choice = ComboBox::from_id_salt("languages").selected_text(spoken.name()).show_ui(ui, |ui| {
        for language in Language::ALL {
            ui.selectable_value(&mut chosen, language, language.name());
        }
    });
    ui.ctx().accesskit_node_builder(choice.response.id, |node| node.set_label(say!("language")));
    (chosen != spoken).then_some(Intent::Speak(chosen))
}

fn name(ui: &mut Ui, form: &mut Form) {
    ui.horizontal(|ui| {
        let label = ui.label(say!("your-name"));
        let field = TextEdit::singleline(&mut form.name).desired_width(260.0).hint_text(say!("name-hint"));
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
    ui.heading(say!("make"));
    weak(ui, say!("make-hint"));
    ui.add_space(6.0);
    ui.label(say!("clock"));
    ui.horizontal_wrapped(|ui| {
        ui.selectable_value(&mut form.clock, ClockChoice::None, say!("clock-none"));
        for (i, preset) in PRESETS.into_iter().enumerate() {
            ui.selectable_value(&mut form.clock, ClockChoice::Preset(i), text::preset(preset));
        }
        ui.selectable_value(&mut form.clock, ClockChoice::Own, say!("clock-own"));
    });
    if form.clock == ClockChoice::Own {
        ui.horizontal(|ui| {
            let value = ui.add(DragValue::new(&mut form.minutes).range(1..=OWN_MINUTES_MOST));
            let label = ui.label(say!("minutes"));
            value.labelled_by(label.id);
        });
        ui.horizontal(|ui| {
            let value = ui.add(DragValue::new(&mut form.increment).range(0..=OWN_INCREMENT_MOST));
            let label = ui.label(say!("seconds"));
            value.labelled_by(label.id);
        });
    }
    ui.label(say!("seats"));
    ui.horizontal(|ui| {
        for seats in [Seats::Drawn, Seats::HostFirst] {
            ui.selectable_value(&mut form.seats, seats, text::seats(seats));
        }
    });
    ui.horizontal_wrapped(|ui| {
        ui.checkbox(&mut form.banners, say!("banners"));
        weak(ui, say!("banners-hint"));
    });
    ui.add_space(4.0);
    let clicked = primary(ui, say!("make-button"), vec2(ui.available_width(), 40.0)).clicked();
    clicked.then_some(Intent::Make)
}

fn join(ui: &mut Ui, form: &mut Form) -> Option<Intent> {
    ui.heading(say!("join"));
    weak(ui, say!("join-hint"));
    ui.add_space(6.0);
    let label = ui.label(say!("code"));
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
    if let Ok(Invite { offer: Some(offer), .. }) = form.invite() {
        ui.label(text::offer(&offer));
    }
    ui.add_space(8.0);
    let clicked = primary(ui, say!("join-button"), vec2(ui.available_width(), 40.0)).clicked();
    clicked.then_some(Intent::Join)
}

/// The rules, a free board, and any record file.
fn look(ui: &mut Ui, form: &mut Form, dialog: Dialog) -> Option<Intent> {
    let mut intent = None;
    ui.horizontal(|ui| {
        if ui.button(say!("rules")).clicked() {
            intent = Some(Intent::Learn(Some(Topic::Goal)));
        }
        if ui.button(say!("try-out")).on_hover_text(say!("try-out-hint")).clicked() {
            intent = Some(Intent::TryOut);
        }
    });
    ui.horizontal(|ui| {
        let label = ui.label(say!("record-file"));
        let open = say!("open");
        let room = ui.available_width() - width(ui, &open) - ui.spacing().item_spacing.x;
        let field = TextEdit::singleline(&mut form.record).desired_width(room).hint_text(say!("record-hint"));
        let field = ui.add(field.margin(vec2(10.0, 7.0))).labelled_by(label.id);
        let entered = field.lost_focus() && ui.input(|input| input.key_pressed(eframe::egui::Key::Enter));
        if ui.button(open).clicked() || entered {
            intent = Some(Intent::Open(form.record.trim().into()));
        }
    });
    text::dialog(dialog).into_iter().for_each(|line| weak(ui, line));
    intent
}
