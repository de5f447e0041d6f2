//! The move list: a line for a round, with the ticks of who has signed each move.

use eframe::egui::{
    Align, Align2, Color32, Label, Layout, Rect, RichText, ScrollArea, Sense, Ui, UiBuilder, WidgetInfo, WidgetType,
    pos2, vec2,
};
use sanguo_rules::Kingdom;

use crate::model::{Intent, Line, Moves, Row, Table};
use crate::text::{self, say};
use crate::theme;
use crate::widgets::{gear, help, ticks, weak};

/// The moves of a table, under a headline with the ways to the preferences and the rules.
pub(super) fn show(ui: &mut Ui, table: &Table) -> Option<Intent> {
    ui.spacing_mut().item_spacing.y = 2.0;
    let learn = ui.horizontal(|ui| {
        ui.spacing_mut().interact_size.y = theme::ROW;
        ui.heading(say!("moves"));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let prefer = gear(ui);
            help(ui).or(prefer)
        })
        .inner
    });
    weak(ui, text::settings(table.agreed.settings()));
    list(ui, &table.moves, Kingdom::Shu, None);
    learn.inner
}

/// A list of moves. Where one stands somewhere in them, after so many, they can be clicked, and a click says where to go.
pub(super) fn list(ui: &mut Ui, moves: &Moves, first: Kingdom, at: Option<usize>) -> Option<usize> {
    if moves.rows().is_empty() {
        weak(ui, text::moves_first(first));
        return None;
    }
    ui.spacing_mut().item_spacing.y = 0.0;
    let mut area = ScrollArea::vertical()
        .id_salt("moves")
        // What is below keeps its place in a low window.
        .min_scrolled_height(0.0)
        .auto_shrink([false, false])
        .stick_to_bottom(at.is_none());
    if let Some(at) = at {
        area = follow(ui, area, moves, at);
    }
    let mut to = None;
    area.show_rows(ui, theme::ROW, moves.lines().len(), |ui, range| {
        for line in &moves.lines()[range] {
            to = show_line(ui, moves, line, at).or(to);
        }
    });
    to
}

/// Scrolls to where one stands, whenever that has changed.
fn follow(ui: &Ui, area: ScrollArea, moves: &Moves, at: usize) -> ScrollArea {
    let id = ui.id().with("followed");
    let before = ui.data(|data| data.get_temp::<usize>(id));
    ui.data_mut(|data| data.insert_temp(id, at));
    if before == Some(at) {
        return area;
    }
    let holds = |line: &Line| match line {
        Line::Round { rows, .. } => rows.iter().any(|row| row.is_some_and(|row| row + 1 == at)),
        Line::Departed(row) => row + 1 == at,
        Line::Fell(_) => false,
    };
    let line = moves.lines().iter().position(holds).unwrap_or(0);
    let middle = (ui.available_height() - theme::ROW) / 2.0;
    area.vertical_scroll_offset((line as f32 * theme::ROW - middle).max(0.0))
}

fn show_line(ui: &mut Ui, moves: &Moves, line: &Line, at: Option<usize>) -> Option<usize> {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), theme::ROW), Sense::hover());
    match line {
        Line::Round { number, rows } => return round(ui, rect, moves, (*number, rows), at),
        Line::Fell(defeat) => {
            remark(ui, rect, text::fell(defeat), theme::palette(ui).kingdom(defeat.loser));
        }
        Line::Departed(index) => {
            if let Some(row) = moves.rows().get(*index) {
                let split = rect.right() - 34.0;
                let room = Rect::from_min_max(rect.min, pos2(split, rect.bottom()));
                remark(ui, room, text::decision(&row.what), theme::palette(ui).strong);
                ticks(ui.painter(), pos2(split + 4.0, rect.center().y), row.signed, row.voters);
                return at.and_then(|_| {
                    ui.interact(rect, ui.id().with(index), Sense::click()).clicked().then_some(index + 1)
                });
            }
        }
    }
    None
}

fn round(
    ui: &mut Ui,
    rect: Rect,
    moves: &Moves,
    (number, rows): (usize, &[Option<usize>; 3]),
    at: Option<usize>,
) -> Option<usize> {
    let end = pos2(rect.left() + theme::ROUND_NUMBER - 8.0, rect.center().y);
    ui.painter().text(end, Align2::RIGHT_CENTER, number.to_string(), theme::round_font(), theme::palette(ui).weak);
    let width = (rect.width() - theme::ROUND_NUMBER) / 3.0;
    let mut to = None;
    for kingdom in Kingdom::ALL {
        let seat = kingdom.index();
        let Some((index, row)) = rows[seat].and_then(|index| Some((index, moves.rows().get(index)?))) else { continue };
        let left = rect.left() + theme::ROUND_NUMBER + width * seat as f32;
        let room = Rect::from_min_size(pos2(left, rect.top()), vec2(width, rect.height()));
        if cell(ui, room, row, at.map(|at| at == index + 1)) {
            to = Some(index + 1);
        }
    }
    to
}

/// Words across the columns.
fn remark(ui: &mut Ui, rect: Rect, words: String, color: Color32) {
    let inner = Rect::from_min_max(pos2(rect.left() + theme::ROUND_NUMBER, rect.top()), rect.max);
    let mut ui = ui.new_child(UiBuilder::new().max_rect(inner).layout(Layout::left_to_right(Align::Center)));
    ui.add(Label::new(RichText::new(words).small().color(color)).truncate());
}

/// A move; `current` says whether one stands just after it, where the moves can be clicked. Whether it was.
fn cell(ui: &mut Ui, rect: Rect, row: &Row, current: Option<bool>) -> bool {
    let sense = if current.is_some() { Sense::click() } else { Sense::hover() };
    let response = ui.interact(rect, ui.id().with(("slot", row.slot.number())), sense);
    let kind = if current.is_some() { WidgetType::Button } else { WidgetType::Label };
    response.widget_info(|| WidgetInfo::selected(kind, true, current == Some(true), text::row(row)));
    if current == Some(true) || (current.is_some() && (response.hovered() || response.has_focus())) {
        let fill = if current == Some(true) { theme::palette(ui).ground(row.owner) } else { theme::palette(ui).well };
        ui.painter().rect_filled(rect.translate(vec2(-4.0, 0.0)), 4.0, fill);
    }
    let color = theme::palette(ui).kingdom(row.owner);
    let at = pos2(rect.left(), rect.center().y);
    let font = theme::move_font();
    let drawn = ui.painter().text(at, Align2::LEFT_CENTER, text::decision(&row.what), font, color);
    ticks(ui.painter(), pos2(drawn.right() + 5.0, rect.center().y), row.signed, row.voters);
    response.on_hover_ui(|ui| drop(ui.label(text::row(row)))).clicked()
}
