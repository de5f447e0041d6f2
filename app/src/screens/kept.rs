//! The games kept on this machine: unfinished ones to take up, finished ones with their records.

use std::time::SystemTime;

use eframe::egui::{Align, Layout, RichText, Ui};

use crate::model::{Intent, Kept};
use crate::text::{self, say};
use crate::theme;
use crate::widgets::{copy, weak, width};

pub(super) fn show(ui: &mut Ui, games: Option<&[Kept]>, copied: Option<&str>) -> Option<Intent> {
    let Some(games) = games else {
        weak(ui, say!("reading"));
        return None;
    };
    let (unfinished, finished): (Vec<&Kept>, Vec<&Kept>) = games.iter().partition(|kept| kept.is_open());
    let mut intent = None;
    if !unfinished.is_empty() {
        ui.heading(say!("unfinished"));
        for kept in unfinished {
            let room = width(ui, &say!("resume")) + width(ui, &say!("look"));
            intent = intent.or(row(ui, kept, room, |ui| resume(ui, kept).or(look(ui, kept))));
        }
    }
    if !finished.is_empty() {
        ui.heading(say!("finished"));
        for kept in finished {
            let room = width(ui, &say!("look")) + width(ui, &say!("copy-path"));
            intent = intent.or(row(ui, kept, room, |ui| look(ui, kept).or(record(ui, kept, copied))));
        }
    }
    intent
}

/// A game, with `room` for what can be done about it.
fn row(ui: &mut Ui, kept: &Kept, room: f32, action: impl FnOnce(&mut Ui) -> Option<Intent>) -> Option<Intent> {
    theme::card(ui)
        .inner_margin(eframe::egui::Margin::symmetric(16, 10))
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.horizontal(|ui| {
                let room = room + 2.0 * ui.spacing().item_spacing.x;
                ui.vertical(|ui| {
                    ui.set_max_width(ui.available_width() - room);
                    ui.spacing_mut().item_spacing.y = 3.0;
                    match &kept.story {
                        Ok(story) => ui.label(text::players(story)),
                        Err(why) => ui.colored_label(theme::palette(ui).wrong, text::damaged(why)),
                    };
                    weak(ui, text::kept_state(kept, SystemTime::now()));
                    if !kept.is_open() {
                        let path = RichText::new(kept.path.display().to_string()).monospace().size(theme::PATH_TEXT);
                        ui.label(path.color(theme::palette(ui).weak));
                    }
                });
                ui.with_layout(Layout::right_to_left(Align::Center), action).inner
            })
            .inner
        })
        .inner
}

fn resume(ui: &mut Ui, kept: &Kept) -> Option<Intent> {
    let response = ui.button(say!("resume"));
    response.widget_info(|| {
        eframe::egui::WidgetInfo::labeled(eframe::egui::WidgetType::Button, true, text::resume_label(kept))
    });
    response.clicked().then_some(Intent::Resume(kept.id))
}

fn look(ui: &mut Ui, kept: &Kept) -> Option<Intent> {
    let response = ui.button(say!("look"));
    response.widget_info(|| {
        eframe::egui::WidgetInfo::labeled(eframe::egui::WidgetType::Button, true, text::look_label(kept))
    });
    response.clicked().then(|| Intent::Open(kept.path.clone()))
}

fn record(ui: &mut Ui, kept: &Kept, copied: Option<&str>) -> Option<Intent> {
    copy(ui, say!("copy-path"), &kept.path.display().to_string(), copied, false)
}
