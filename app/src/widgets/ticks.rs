//! Who has signed a decision: a tick for each signature, drawn, in the places of Shu, Wu and Wei.

use eframe::egui::{Painter, Pos2, Stroke, vec2};
use sanguo_net::Signed;
use sanguo_rules::Kingdom;

use crate::theme;

/// Width of one tick and the space after it.
const STEP: f32 = 9.0;

/// Draws the ticks with their left middle at `at`: a tick for who has signed, a dot for a voter who has not.
pub(crate) fn ticks(painter: &Painter, at: Pos2, signed: Signed, voters: [bool; 3]) {
    let palette = theme::palette(painter.ctx());
    for kingdom in Kingdom::ALL {
        let seat = kingdom.index();
        let at = at + vec2(seat as f32 * STEP, 0.0);
        if signed.by[seat] {
            let stroke = Stroke::new(1.8, palette.kingdom(kingdom));
            let points = [vec2(0.5, 0.5), vec2(2.8, 3.6), vec2(7.2, -3.6)].map(|v| at + v);
            painter.line(points.to_vec(), stroke);
        } else if voters[seat] {
            painter.circle_filled(at + vec2(3.6, 1.0), 1.3, palette.weak);
        }
    }
}
