//! The table: the board on the left, and beside it whose turn it is, the players, the moves, the talk.

use eframe::egui::{Align, Align2, CentralPanel, Frame, Label, Layout, Margin, Panel, Rect, RichText, Ui, vec2};

use super::{Scene, moves, players, talk};
use crate::board::{Board, Touched};
use crate::model::{Intent, Table};
use crate::widgets::{copy, notice, primary, weak, wrong};
use crate::{text, theme};

/// Height of the line of words below the board.
const WORDS: f32 = 30.0;

pub(super) fn show(ui: &mut Ui, table: &mut Table, scene: &Scene<'_>, copied: Option<&str>) -> Vec<Intent> {
    let mut intents = Vec::new();
    Panel::right("beside the board")
        .resizable(false)
        .exact_size(theme::PANEL_WIDTH)
        .frame(Frame::new().fill(theme::SURFACE).inner_margin(Margin::same(16)))
        .show(ui, |ui| intents.extend(beside(ui, table, scene, copied)));
    CentralPanel::default()
        .frame(Frame::new().fill(theme::BACKGROUND).inner_margin(Margin::same(8)))
        .show(ui, |ui| intents.extend(board(ui, table, scene)));
    intents
}

fn board(ui: &mut Ui, table: &Table, scene: &Scene<'_>) -> Vec<Intent> {
    let whole = ui.available_rect_before_wrap();
    let rect = Rect::from_min_max(whole.min, whole.max - vec2(0.0, WORDS));
    let Touched { intents, over } = Board {
        seat: table.me,
        position: table.shown(),
        last: table.last_move().map(|mv| (mv, table.proposed().is_some())),
        checks: table.checks(),
        pick: table.pick.as_ref(),
        wood: scene.wood,
    }
    .show(ui, rect);
    let below = Rect::from_min_max(whole.min + vec2(0.0, rect.height()), whole.max);
    if let Some(words) = table.pick.as_ref().and_then(|pick| text::word(table, pick)) {
        ui.put(below, Label::new(RichText::new(words).color(theme::TEXT)).selectable(false));
    } else if let Some(point) = over {
        // Only painted: the point itself says the same to a screen reader.
        let words = text::point(point, table.shown().piece_at(point).zip(table.shown().commander_at(point)));
        let font = eframe::egui::TextStyle::Body.resolve(ui.style());
        ui.painter().text(below.center(), Align2::CENTER_CENTER, words, font, theme::TEXT_WEAK);
    }
    intents
}

fn beside(ui: &mut Ui, table: &mut Table, scene: &Scene<'_>, copied: Option<&str>) -> Vec<Intent> {
    let mut intents = Vec::new();
    turn(ui, table, copied, &mut intents);
    for kingdom in sanguo_rules::Kingdom::ALL {
        players::show(ui, table, kingdom, scene.now);
    }
    news(ui, table, &mut intents);
    // From the bottom up, so that the moves take whatever height is left.
    ui.with_layout(Layout::bottom_up(Align::Min), |ui| {
        ui.spacing_mut().item_spacing.y = 8.0;
        leaving(ui, table, &mut intents);
        talk::show(ui, table, &mut intents);
        ui.with_layout(Layout::top_down(Align::Min), |ui| moves::show(ui, table));
    });
    intents
}

/// Whose turn it is, or the result.
fn turn(ui: &mut Ui, table: &Table, copied: Option<&str>, intents: &mut Vec<Intent>) {
    let (head, line) = text::turn(table);
    let mine = table.may_move();
    let color = if table.ending.is_some() { theme::ACCENT } else { theme::light(table.on_turn()) };
    let frame = theme::well().inner_margin(Margin::symmetric(14, 10)).stroke(eframe::egui::Stroke::new(
        if mine || table.ending.is_some() { 2.0 } else { 1.0 },
        if mine || table.ending.is_some() { color } else { theme::HAIRLINE },
    ));
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 3.0;
        ui.label(RichText::new(head).font(theme::large()).color(color));
        ui.label(RichText::new(line).color(theme::TEXT_WEAK));
        if let (Some(_), Some(record)) = (&table.ending, &table.record) {
            ui.add_space(6.0);
            weak(ui, text::RECORD);
            let path = record.display().to_string();
            ui.add(Label::new(RichText::new(&path).small().monospace()).wrap().selectable(true));
            ui.horizontal(|ui| intents.extend(copy(ui, text::COPY_PATH, &path, copied, false)));
        }
    });
}

/// What just happened or goes wrong.
fn news(ui: &mut Ui, table: &Table, intents: &mut Vec<Intent>) {
    for check in table.checks() {
        wrong(ui, text::check(table, check));
    }
    for (liar, slot) in &table.liars {
        wrong(ui, text::liar(table, *liar, *slot));
    }
    if table.ending.is_none() {
        for kingdom in &table.notices {
            notice(ui, text::notice(table, *kingdom));
        }
        for (late, by) in &table.late {
            notice(ui, text::late(table, *late, *by));
        }
        if table.closed {
            wrong(ui, text::TABLE_CLOSED);
        }
    }
    if let Some(trouble) = &table.trouble {
        wrong(ui, text::trouble(trouble));
        if ui.button(text::UNDERSTOOD).clicked() {
            intents.push(Intent::Dismiss);
        }
    }
}

/// Resigning, with its question, and leaving.
fn leaving(ui: &mut Ui, table: &Table, intents: &mut Vec<Intent>) {
    if table.asking {
        ui.with_layout(Layout::top_down(Align::Min), |ui| {
            wrong(ui, text::RESIGN_SURE);
            ui.horizontal(|ui| {
                if primary(ui, text::RESIGN_YES, vec2(0.0, 30.0)).clicked() {
                    intents.push(Intent::Resign);
                }
                if ui.button(text::RESIGN_NO).clicked() {
                    intents.push(Intent::Cancel);
                }
            });
        });
        return;
    }
    ui.horizontal(|ui| {
        if table.may_resign() && ui.button(text::RESIGN).clicked() {
            intents.push(Intent::AskResign);
        }
        let over = table.ending.is_some();
        let label = if over { text::BACK_HOME } else { text::LEAVE_TABLE };
        let response = ui.button(label);
        let response = if over { response } else { response.on_hover_text(text::LEAVE_HINT) };
        if response.clicked() {
            intents.push(Intent::Leave);
        }
    });
}
