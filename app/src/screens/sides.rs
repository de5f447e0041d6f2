//! Who sits where, in the corners that the hexagon leaves free.

use eframe::egui::{Align2, Rect, TextStyle, Ui, vec2};
use sanguo_rules::Kingdom;

use crate::theme;

/// Writes each player's plate beside the player's half of the board in `rect`, seen from `seat`.
pub(super) fn show(ui: &Ui, rect: Rect, seat: Kingdom, plate: impl Fn(Kingdom) -> String) {
    let places = [
        (seat.prev(), rect.left_top(), Align2::LEFT_TOP),
        (seat.next(), rect.right_top(), Align2::RIGHT_TOP),
        (seat, rect.left_bottom(), Align2::LEFT_BOTTOM),
    ];
    for (kingdom, corner, align) in places {
        let font = TextStyle::Body.resolve(ui.style());
        let at = corner + vec2(-align.x().to_sign(), -align.y().to_sign()) * theme::CORNER;
        ui.painter().text(at, align, plate(kingdom), font, theme::palette(ui).kingdom(kingdom));
    }
}
