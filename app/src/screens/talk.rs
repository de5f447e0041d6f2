//! Talk at the table.

use eframe::egui::{Align, Key, Layout, RichText, ScrollArea, TextEdit, Ui, vec2};

use crate::model::{Intent, Table};
use crate::widgets::weak;
use crate::{text, theme};

/// Height of what was said.
const HEIGHT: f32 = 110.0;

/// Shows the talk; in a layout from the bottom up.
pub(super) fn show(ui: &mut Ui, table: &mut Table, intents: &mut Vec<Intent>) {
    ui.horizontal(|ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let said = ui.button(text::SAY).clicked();
            let field = TextEdit::singleline(&mut table.draft)
                .desired_width(f32::INFINITY)
                .margin(vec2(10.0, 6.0))
                .hint_text(text::TALK_FIELD);
            let response = ui.add(field);
            let entered = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
            if entered {
                response.request_focus();
            }
            if said || entered {
                intents.push(Intent::Say);
            }
        });
    });
    theme::well().show(ui, |ui| {
        ui.set_height(HEIGHT);
        ui.with_layout(Layout::top_down(Align::Min), |ui| {
            ScrollArea::vertical().id_salt("talk").auto_shrink([false, false]).stick_to_bottom(true).show(ui, |ui| {
                ui.spacing_mut().item_spacing.y = 3.0;
                if table.talk.is_empty() {
                    weak(ui, text::NO_TALK);
                }
                for (kingdom, said) in &table.talk {
                    ui.horizontal_wrapped(|ui| {
                        ui.spacing_mut().item_spacing.x = 5.0;
                        ui.label(RichText::new(text::speaker(table, *kingdom)).color(theme::light(*kingdom)));
                        ui.label(said);
                    });
                }
            });
        });
    });
}
