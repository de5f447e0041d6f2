//! The table: the board on the left, and beside it whose turn it is, the players, the moves, the talk.

use eframe::egui::{
    Align, CentralPanel, Frame, Label, Layout, Margin, Panel, Rect, RichText, ScrollArea, Stroke, Ui, vec2,
};
use sanguo_rules::Kingdom;

use super::{Scene, below, moves, players, sides, talk};
use crate::board::{Board, Touched};
use crate::model::{Intent, Table};
use crate::text::{self, say};
use crate::theme;
use crate::widgets::{copy, notice, primary, turn_board, weak, wrong};

pub(super) fn show(ui: &mut Ui, table: &mut Table, scene: &Scene<'_>, copied: Option<&str>) -> Vec<Intent> {
    let mut intents = Vec::new();
    Panel::right("beside the board")
        .resizable(false)
        .exact_size(theme::panel_width(ui.available_width()))
        .frame(Frame::new().fill(theme::palette(ui).surface).inner_margin(Margin::same(16)))
        .show(ui, |ui| intents.extend(beside(ui, table, scene, copied)));
    CentralPanel::default()
        .frame(Frame::new().fill(theme::palette(ui).background).inner_margin(Margin::same(8)))
        .show(ui, |ui| intents.extend(board(ui, table, scene)));
    intents
}

fn board(ui: &mut Ui, table: &mut Table, scene: &Scene<'_>) -> Vec<Intent> {
    let whole = ui.available_rect_before_wrap();
    let rect = Rect::from_min_max(whole.min, whole.max - vec2(0.0, theme::WORDS));
    let Touched { mut intents, over } = Board {
        seat: table.seat,
        turn: table.ending.is_none().then(|| table.on_turn()),
        position: table.shown(),
        last: table.last_move().map(|mv| (mv, table.proposed().is_some())),
        checks: table.checks(),
        hands: &table.hands,
        preferences: &scene.preferences,
        wood: scene.wood,
    }
    .show(ui, rect);
    if table.may_turn() {
        intents.extend(turn_board(ui, rect));
    }
    sides::show(ui, rect, table.seat, |kingdom| text::plate(&table.agreed.player(kingdom).name, kingdom));
    let shown = table.shown();
    let words = below::Words {
        said: text::tried_at(table),
        over: over.map(|point| text::point(point, shown.piece_at(point).zip(shown.commander_at(point)))),
    };
    let row = Rect::from_min_max(whole.min + vec2(0.0, rect.height()), whole.max);
    intents.extend(below::show(ui, row, &mut table.typed, words));
    intents
}

fn beside(ui: &mut Ui, table: &mut Table, scene: &Scene<'_>, copied: Option<&str>) -> Vec<Intent> {
    let mut intents = Vec::new();
    let leaving_height = if table.asking { theme::LEAVING + theme::QUESTION } else { theme::LEAVING };
    let room = ui.available_height() - talk::height(ui) - leaving_height - theme::MOVES_LEAST;
    ScrollArea::vertical().id_salt("state").max_height(room.max(theme::MOVES_LEAST)).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 6.0;
        turn(ui, table, copied, &mut intents);
        // Before the players, so that a low window shows it.
        news(ui, table, &mut intents);
        for kingdom in Kingdom::ALL {
            players::show(ui, table, kingdom, scene.now);
        }
    });
    // From the bottom up, so that the moves get whatever height is left, in the same frame.
    ui.with_layout(Layout::bottom_up(Align::Min), |ui| {
        leaving(ui, table, &mut intents);
        talk::show(ui, table, &mut intents);
        ui.with_layout(Layout::top_down(Align::Min), |ui| intents.extend(moves::show(ui, table)));
    });
    intents
}

/// Whose turn it is, or the result.
fn turn(ui: &mut Ui, table: &Table, copied: Option<&str>, intents: &mut Vec<Intent>) {
    let (head, line) = text::turn(table);
    let (fill, color, width) = match (&table.ending, table.may_move()) {
        (Some(_), _) => (theme::palette(ui).well, theme::palette(ui).strong, 2.0),
        (None, true) => (theme::palette(ui).ground(table.me), theme::palette(ui).kingdom(table.me), 2.0),
        (None, false) => (theme::palette(ui).well, theme::palette(ui).kingdom(table.on_turn()), 1.0),
    };
    let edge = if width > 1.0 { color } else { theme::palette(ui).hairline };
    let frame = theme::well(ui).fill(fill).inner_margin(Margin::symmetric(14, 10)).stroke(Stroke::new(width, edge));
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 3.0;
        let (head_color, line_color) = if table.may_move() {
            (theme::palette(ui).text, theme::palette(ui).text)
        } else {
            (color, theme::palette(ui).weak)
        };
        ui.label(RichText::new(head).font(theme::large()).color(head_color));
        ui.label(RichText::new(line).color(line_color));
        if let (Some(_), Some(record)) = (&table.ending, &table.record) {
            ui.add_space(6.0);
            if primary(ui, say!("again"), vec2(ui.available_width(), theme::FIELD))
                .on_hover_text(say!("again-hint"))
                .clicked()
            {
                intents.push(Intent::Again);
            }
            weak(ui, say!("record"));
            let path = record.display().to_string();
            ui.add(Label::new(RichText::new(&path).monospace().size(theme::PATH_TEXT)).wrap().selectable(true));
            ui.horizontal(|ui| intents.extend(copy(ui, say!("copy-path"), &path, copied, false)));
        }
    });
}

/// What just happened or goes wrong.
fn news(ui: &mut Ui, table: &Table, intents: &mut Vec<Intent>) {
    for check in table.checks() {
        wrong(ui, text::check(Some(table.me), check));
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
            wrong(ui, say!("table-closed"));
        }
    }
    if let Some(trouble) = &table.trouble {
        wrong(ui, text::trouble(trouble));
        if ui.button(say!("understood")).clicked() {
            intents.push(Intent::Dismiss);
        }
    }
}

/// Resigning, with its question, and leaving; in a layout from the bottom up.
fn leaving(ui: &mut Ui, table: &Table, intents: &mut Vec<Intent>) {
    if table.asking {
        ui.horizontal(|ui| {
            if primary(ui, say!("resign-yes"), vec2(0.0, 30.0)).clicked() {
                intents.push(Intent::Resign);
            }
            if ui.button(say!("resign-no")).clicked() {
                intents.push(Intent::Cancel);
            }
        });
        wrong(ui, say!("resign-sure"));
        return;
    }
    ui.horizontal(|ui| {
        if table.may_resign() && ui.button(say!("resign")).clicked() {
            intents.push(Intent::AskResign);
        }
        let over = table.ending.is_some();
        let label = if over { say!("back-home") } else { say!("leave-table") };
        let response = ui.button(label);
        let response = if over { response } else { response.on_hover_text(say!("leave-hint")) };
        if response.clicked() {
            intents.push(Intent::Leave);
        }
    });
}
