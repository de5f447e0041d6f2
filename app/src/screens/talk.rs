//! Talk at the table.

use eframe::egui::{Align, Key, Layout, RichText, ScrollArea, TextEdit, Ui, vec2};

use crate::model::{Intent, Said, Table};
use crate::text::{self, say};
use crate::theme;
use crate::widgets::{ear, weak, width};

/// Height of all of it.
pub(super) fn height(ui: &Ui) -> f32 {
    said_height(ui) + 2.0 * theme::WELL_PADDING + theme::FIELD + 2.0 * ui.spacing().item_spacing.y
}

fn said_height(ui: &Ui) -> f32 {
    if ui.ctx().content_rect().height() < theme::LOW_WINDOW { theme::TALK_LOW } else { theme::TALK }
}

/// Shows the talk; in a layout from the bottom up.
pub(super) fn show(ui: &mut Ui, table: &mut Table, intents: &mut Vec<Intent>) {
    let say = say!("say");
    ui.horizontal(|ui| {
        let room = ui.available_width() - width(ui, &say) - ui.spacing().item_spacing.x;
        let field = TextEdit::singleline(&mut table.draft)
            .desired_width(room)
            .margin(vec2(10.0, 6.0))
            .hint_text(say!("talk-field"));
        let response = ui.add(field);
        ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(say!("talk-field")));
        let entered = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        if entered {
            response.request_focus();
        }
        if ui.button(say).clicked() || entered {
            intents.push(Intent::Say);
        }
    });
    said(ui, table, intents);
}

fn said(ui: &mut Ui, table: &Table, intents: &mut Vec<Intent>) {
    theme::well(ui).show(ui, |ui| {
        ui.set_height(said_height(ui));
        ui.set_width(ui.available_width());
        ui.with_layout(Layout::right_to_left(Align::Min), |ui| {
            intents.extend(ear(ui, table));
            ui.with_layout(Layout::top_down(Align::Min), |ui| lines(ui, table, intents));
        });
    });
}

fn lines(ui: &mut Ui, table: &Table, intents: &mut Vec<Intent>) {
    ScrollArea::vertical()
        .id_salt("talk")
        .min_scrolled_height(0.0)
        .auto_shrink([false, false])
        .stick_to_bottom(true)
        .show(ui, |ui| {
            ui.spacing_mut().item_spacing = vec2(5.0, 3.0);
            ui.spacing_mut().interact_size.y = 0.0;
            let mut heard = table.talk.heard().peekable();
            if let Some(muted) = text::muted(table) {
                weak(ui, muted);
            } else if heard.peek().is_none() {
                weak(ui, say!("no-talk"));
            }
            for said in heard {
                line(ui, table, said, intents);
            }
        });
}

/// Something said; the code of a new table, once the game is over, is a button to join it.
fn line(ui: &mut Ui, table: &Table, said: &Said, intents: &mut Vec<Intent>) {
    ui.horizontal_wrapped(|ui| {
        let speaker = RichText::new(text::speaker(table, said.by));
        ui.label(speaker.color(theme::palette(ui).kingdom(said.by)));
        if said.is_code && said.by != table.me && table.ending.is_some() {
            if ui.button(say!("again-join")).clicked() {
                intents.push(Intent::JoinAt(said.text.clone()));
            }
        } else {
            ui.label(&said.text);
        }
    });
}
