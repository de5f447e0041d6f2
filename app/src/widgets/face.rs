//! A button with a piece on it.

use eframe::egui::{Button, Response, Ui, Vec2, WidgetInfo, WidgetType};
use sanguo_rules::Piece;

use crate::board::paint_piece;
use crate::model::PieceSet;
use crate::theme;

/// The button; `label` says what it leads to.
pub(crate) fn face(ui: &mut Ui, piece: Piece, set: PieceSet, selected: bool, label: &str) -> Response {
    let button = Button::new("").min_size(Vec2::splat(theme::FACE_BUTTON)).selected(selected);
    let response = ui.add_sized(Vec2::splat(theme::FACE_BUTTON), button);
    response.widget_info(|| WidgetInfo::selected(WidgetType::Button, true, selected, label));
    paint_piece(ui.painter(), response.rect.center(), 0.4 * theme::FACE_BUTTON, piece, piece.home, set, 1.0);
    response.on_hover_text(label)
}
