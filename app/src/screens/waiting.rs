//! The waiting room: the code to give away, and how far each friend has got.

use std::time::Duration;

use eframe::egui::{CollapsingHeader, Label, RichText, TextEdit, TextStyle, Ui, vec2};
use sanguo_net::{Approach, Guest, Help, Phase, Progress, PublicKey};

use crate::model::{Intent, Waiting};
use crate::text::{self, say};
use crate::theme;
use crate::widgets::{copy, notice, qr, weak, wrong};

/// Side of what stands before a guest.
const DOT: f32 = 22.0;

pub(super) fn show(ui: &mut Ui, waiting: &mut Waiting, copied: Option<&str>) -> Vec<Intent> {
    let mut intents = Vec::new();
    let (head, hint) = match (waiting.resuming, waiting.host, &waiting.code) {
        (true, ..) => (say!("resuming"), say!("resuming-hint")),
        (false, true, None) => (say!("opening-table"), say!("keep-open")),
        (false, true, Some(_)) => (say!("your-table"), say!("send-code")),
        (false, false, None) => (say!("joining"), say!("keep-open")),
        (false, false, Some(_)) => (say!("joining"), say!("send-reply")),
    };
    ui.label(RichText::new(head).font(theme::large()));
    ui.label(RichText::new(hint).color(theme::palette(ui).weak));
    if waiting.again {
        notice(ui, say!("again-told"));
    }
    if let Some(offer) = &waiting.offer {
        ui.label(text::offer(offer));
    }
    if let Some(code) = &waiting.code {
        theme::card(ui).show(ui, |ui| {
            ui.set_width(ui.available_width());
            intents.extend(if waiting.host { invite(ui, code, copied) } else { as_text(ui, code, None, copied) });
        });
    }
    if let Some(trouble) = &waiting.trouble {
        notice(ui, text::trouble(trouble));
    }
    if !waiting.resuming {
        theme::card(ui).show(ui, |ui| guests(ui, waiting));
    }
    if waiting.host && waiting.code.is_some() {
        theme::card(ui).show(ui, |ui| intents.extend(reply(ui, waiting)));
    }
    let helps: Vec<Help> = waiting.approaches.iter().flat_map(|approach| approach.helps.clone()).collect();
    if !helps.is_empty() {
        theme::card(ui).show(ui, |ui| what_helps(ui, &helps));
    }
    ui.add_space(4.0);
    if ui.button(say!("leave")).clicked() {
        intents.push(Intent::Leave);
    }
    intents
}

fn invite(ui: &mut Ui, code: &str, copied: Option<&str>) -> Option<Intent> {
    let link = text::link(code);
    let mut intent = None;
    ui.horizontal_top(|ui| {
        let room = ui.available_width() - theme::QR_SIDE - ui.spacing().item_spacing.x;
        ui.allocate_ui(vec2(room, theme::QR_SIDE), |ui| {
            ui.vertical(|ui| intent = as_text(ui, code, Some(&link), copied));
        });
        // In capitals a code needs fewer modules, and is read all the same.
        qr(ui, &link.to_uppercase(), theme::QR_SIDE, say!("code-picture"));
    });
    intent
}

fn as_text(ui: &mut Ui, code: &str, link: Option<&str>, copied: Option<&str>) -> Option<Intent> {
    theme::well(ui).show(ui, |ui| {
        ui.set_width(ui.available_width());
        let code = RichText::new(code).monospace().size(theme::CODE_TEXT);
        ui.add(Label::new(code).wrap_mode(eframe::egui::TextWrapMode::Wrap).selectable(true));
    });
    let buttons = ui.horizontal_wrapped(|ui| {
        let as_code = copy(ui, say!("copy-code"), code, copied, true);
        let as_link = link.and_then(|link| copy(ui, say!("copy-link"), link, copied, false));
        as_code.or(as_link)
    });
    weak(ui, say!("keep-open"));
    buttons.inner
}

/// For a friend whom this program can reach, and who cannot reach this one.
fn reply(ui: &mut Ui, waiting: &mut Waiting) -> Option<Intent> {
    ui.set_width(ui.available_width());
    let shown = CollapsingHeader::new(say!("reply")).default_open(!waiting.reply.is_empty()).show(ui, |ui| {
        weak(ui, say!("reply-hint"));
        let label = ui.label(say!("reply-code"));
        let field = TextEdit::multiline(&mut waiting.reply)
            .desired_rows(2)
            .desired_width(f32::INFINITY)
            .margin(vec2(10.0, 7.0))
            .font(TextStyle::Monospace);
        if ui.add(field).labelled_by(label.id).changed() {
            waiting.dialled = None;
        }
        match &waiting.dialled {
            Some(Err(error)) => wrong(ui, text::reply_error(error)),
            Some(Ok(())) => weak(ui, say!("reply-dialled")),
            None => {}
        }
        ui.button(say!("reply-dial")).clicked().then_some(Intent::Dial)
    });
    shown.body_returned.flatten()
}

fn guests(ui: &mut Ui, waiting: &Waiting) {
    ui.set_width(ui.available_width());
    for guest in &waiting.guests {
        seat(ui, Some(guest));
        if let Some(approach) = waiting.approach(guest) {
            way(ui, waiting, approach);
        }
    }
    for _ in waiting.guests.len()..3 {
        seat(ui, None);
    }
}

fn seat(ui: &mut Ui, guest: Option<&Guest>) {
    ui.horizontal(|ui| {
        let (rect, _) = ui.allocate_exact_size(eframe::egui::Vec2::splat(DOT), eframe::egui::Sense::hover());
        let stroke = eframe::egui::Stroke::new(2.0, theme::palette(ui).weak);
        let here = guest.is_some_and(|guest| matches!(guest.progress, Progress::Waiting | Progress::Seating));
        match (guest, here) {
            (_, true) => ui.painter().circle_filled(rect.center(), 7.0, theme::palette(ui).right),
            (Some(_), false) => ui.painter().circle(rect.center(), 6.0, theme::palette(ui).well, stroke),
            (None, false) => ui.painter().circle_stroke(
                rect.center(),
                6.0,
                eframe::egui::Stroke::new(1.0, theme::palette(ui).hairline),
            ),
        };
        let Some(guest) = guest else {
            ui.label(RichText::new(say!("nobody-yet")).color(theme::palette(ui).weak));
            return;
        };
        ui.label(RichText::new(text::guest(guest)).strong());
        if guest.host {
            weak(ui, say!("this-is-host"));
        }
        ui.label(RichText::new(text::progress(guest.progress)).color(theme::palette(ui).weak));
    });
}

/// How a guest is looked for or reached, and for how long it has been looked for.
fn way(ui: &mut Ui, waiting: &Waiting, approach: &Approach) {
    let name = |key: &PublicKey| {
        let known = waiting.guests.iter().find(|guest| guest.key == *key);
        known.map_or_else(|| key.short(), text::guest)
    };
    let mut words = text::phase(&approach.phase, name);
    if let Phase::Looking(_) = approach.phase {
        words += &format!(" – {}", text::waited(approach.since.elapsed()));
        ui.ctx().request_repaint_after(Duration::from_secs(1));
    }
    ui.horizontal(|ui| {
        ui.add_space(DOT + ui.spacing().item_spacing.x);
        ui.vertical(|ui| weak(ui, words));
    });
}

fn what_helps(ui: &mut Ui, helps: &[Help]) {
    ui.set_width(ui.available_width());
    ui.label(say!("help-head"));
    for help in helps {
        weak(ui, format!("– {}", text::help(*help)));
    }
}
