//! A player's plate: seal, name, clock, armies, connection.

use eframe::egui::{Align, Frame, Layout, Margin, RichText, Shape, Stroke, Ui, vec2};
use sanguo_net::Millis;
use sanguo_rules::Kingdom;

use crate::model::Table;
use crate::text::{self, say};
use crate::theme;
use crate::widgets::{seal, weak};

pub(super) fn show(ui: &mut Ui, table: &Table, kingdom: Kingdom, now: Millis) {
    let alive = table.shown().is_alive(kingdom);
    let on_turn = table.ending.is_none() && table.on_turn() == kingdom;
    let edge = if on_turn { theme::palette(ui).kingdom(kingdom) } else { theme::palette(ui).surface };
    let plate = Frame::new().inner_margin(Margin::symmetric(10, 6)).corner_radius(6).stroke(Stroke::new(1.5, edge));
    plate.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.horizontal_top(|ui| {
            seal(ui, kingdom, theme::PLATE_SEAL, !alive);
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 1.0;
                ui.spacing_mut().interact_size.y = 0.0;
                ui.horizontal(|ui| {
                    ui.label(RichText::new(text::name(table, kingdom)).color(theme::palette(ui).kingdom(kingdom)));
                    ui.label(text::kingdom(kingdom));
                    if kingdom == table.me {
                        weak(ui, say!("you"));
                    }
                    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                        if on_turn {
                            pointer(ui, kingdom);
                        }
                        clock(ui, table, kingdom, now);
                    });
                });
                for line in text::state(table, kingdom) {
                    weak(ui, line);
                }
            });
        });
    });
}

/// A triangle that points at who is on turn.
fn pointer(ui: &mut Ui, kingdom: Kingdom) {
    let (rect, _) = ui.allocate_exact_size(vec2(10.0, 14.0), eframe::egui::Sense::hover());
    let points = vec![rect.right_top(), rect.right_bottom(), rect.left_center()];
    ui.painter().add(Shape::convex_polygon(points, theme::palette(ui).kingdom(kingdom), Stroke::NONE));
}

fn clock(ui: &mut Ui, table: &Table, kingdom: Kingdom, now: Millis) {
    let Some(left) = table.agreed.settings().clock.and_then(|_| table.time_left(kingdom, now)) else { return };
    let color = match (table.runs(kingdom), left.0 < 30_000) {
        (true, true) => theme::palette(ui).wrong,
        (true, false) => theme::palette(ui).text,
        (false, _) => theme::palette(ui).weak,
    };
    ui.label(RichText::new(text::clock(left)).monospace().size(theme::CLOCK_TEXT).color(color));
}
