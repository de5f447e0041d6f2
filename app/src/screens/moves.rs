//! The move list: a line for a round, with the ticks of who has signed each move.

use eframe::egui::{
    Align, Align2, Color32, Label, Layout, Rect, RichText, ScrollArea, Sense, Ui, UiBuilder, WidgetInfo, WidgetType,
    pos2, vec2,
};
use sanguo_rules::Kingdom;

use crate::model::{Line, Moves, Row, Table};
use crate::widgets::{ticks, weak};
use crate::{text, theme};

pub(super) fn show(ui: &mut Ui, table: &Table) {
    ui.spacing_mut().item_spacing.y = 2.0;
    ui.heading(text::MOVES);
    weak(ui, text::settings(table.agreed.settings()));
    let moves = &table.moves;
    if moves.rows().is_empty() {
        weak(ui, text::NO_MOVES);
        return;
    }
    ui.spacing_mut().item_spacing.y = 0.0;
    ScrollArea::vertical().id_salt("moves").auto_shrink([false, false]).stick_to_bottom(true).show_rows(
        ui,
        theme::ROW,
        moves.lines().len(),
        |ui, range| {
            for line in &moves.lines()[range] {
                show_line(ui, moves, line);
            }
        },
    );
}

fn show_line(ui: &mut Ui, moves: &Moves, line: &Line) {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), theme::ROW), Sense::hover());
    match line {
        Line::Round { number, rows } => {
            let at = pos2(rect.left() + theme::ROUND_NUMBER - 8.0, rect.center().y);
            let font = theme::round_font();
            ui.painter().text(at, Align2::RIGHT_CENTER, number.to_string(), font, theme::TEXT_WEAK);
            let width = (rect.width() - theme::ROUND_NUMBER) / 3.0;
            for kingdom in Kingdom::ALL {
                let seat = kingdom.index();
                if let Some(row) = rows[seat].and_then(|row| moves.rows().get(row)) {
                    let left = rect.left() + theme::ROUND_NUMBER + width * seat as f32;
                    cell(ui, Rect::from_min_size(pos2(left, rect.top()), vec2(width, rect.height())), row);
                }
            }
        }
        Line::Fell(defeat) => {
            let words = text::fell(defeat.loser, defeat.victor, defeat.reason);
            remark(ui, rect, words, theme::light(defeat.loser));
        }
        Line::Departed(row) => {
            if let Some(row) = moves.rows().get(*row) {
                let split = rect.right() - 34.0;
                let room = Rect::from_min_max(rect.min, pos2(split, rect.bottom()));
                remark(ui, room, text::decision(&row.what), theme::ACCENT);
                ticks(ui.painter(), pos2(split + 4.0, rect.center().y), row.signed, row.voters);
            }
        }
    }
}

/// Words across the columns.
fn remark(ui: &mut Ui, rect: Rect, words: String, color: Color32) {
    let inner = Rect::from_min_max(pos2(rect.left() + theme::ROUND_NUMBER, rect.top()), rect.max);
    let mut ui = ui.new_child(UiBuilder::new().max_rect(inner).layout(Layout::left_to_right(Align::Center)));
    ui.add(Label::new(RichText::new(words).small().color(color)).truncate());
}

fn cell(ui: &mut Ui, rect: Rect, row: &Row) {
    let response = ui.interact(rect, ui.id().with(("slot", row.slot.number())), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, text::row(row)));
    let color = theme::light(row.owner);
    let at = pos2(rect.left(), rect.center().y);
    let font = theme::move_font();
    let drawn = ui.painter().text(at, Align2::LEFT_CENTER, text::decision(&row.what), font, color);
    ticks(ui.painter(), pos2(drawn.right() + 5.0, rect.center().y), row.signed, row.voters);
    response.on_hover_text(text::row(row));
}
