//! Colours of the board, which is of the same wood by day and by night.

use eframe::egui::Color32;
use sanguo_rules::Kingdom;

/// Frame of the board, lit from above.
pub(crate) const FRAME: [Color32; 2] = [Color32::from_rgb(0x7c, 0x4f, 0x2d), Color32::from_rgb(0x55, 0x33, 0x1c)];
/// Edge of the frame.
pub(crate) const FRAME_EDGE: Color32 = Color32::from_rgb(0x36, 0x20, 0x11);
/// The water of the river.
pub(crate) const WATER: [Color32; 2] = [Color32::from_rgb(0x6d, 0x96, 0xa1), Color32::from_rgb(0x4f, 0x7b, 0x8b)];
/// Ripples on it.
pub(crate) const RIPPLE: Color32 = Color32::from_rgba_premultiplied(0x30, 0x34, 0x34, 0x34);
/// Wood of the halves, lit from above.
pub(crate) const WOOD: [Color32; 2] = [Color32::from_rgb(0xec, 0xce, 0x96), Color32::from_rgb(0xdd, 0xb5, 0x75)];
/// Edge of a half.
pub(crate) const BANK: Color32 = Color32::from_rgb(0x6b, 0x42, 0x1f);
/// Lines on the wood.
pub(crate) const LINE: Color32 = Color32::from_rgb(0x56, 0x35, 0x1b);
/// Lines across the water.
pub(crate) const CROSSING: Color32 = Color32::from_rgb(0xf2, 0xdd, 0xb0);
/// The central triangle.
pub(crate) const TRIANGLE: Color32 = Color32::from_rgb(0xe2, 0xb7, 0x58);
/// Coordinates on the frame.
pub(crate) const COORDINATE: Color32 = Color32::from_rgb(0xf3, 0xdf, 0xb9);
/// Behind a point's name.
pub(crate) const NAME: Color32 = Color32::from_rgba_premultiplied(0xd8, 0xbd, 0x8a, 0xe0);
/// A point's name.
pub(crate) const NAME_TEXT: Color32 = Color32::from_rgb(0x22, 0x1a, 0x0c);
/// The face of a piece, lit from above.
pub(crate) const FACE: [Color32; 2] = [Color32::from_rgb(0xff, 0xf9, 0xea), Color32::from_rgb(0xf3, 0xe2, 0xc0)];
/// Edge of a piece.
pub(crate) const FACE_EDGE: Color32 = Color32::from_rgb(0x8a, 0x6a, 0x42);
/// Shadow under a piece.
pub(crate) const SHADOW: Color32 = Color32::from_rgba_premultiplied(0, 0, 0, 0x58);
/// The last move.
pub(crate) const LAST: Color32 = Color32::from_rgb(0xe0, 0x62, 0x00);
/// What is picked up, and where it can go.
pub(crate) const PICKED: Color32 = Color32::from_rgb(0x1d, 0x7a, 0x3e);
/// Ways of a piece that cannot be moved now.
pub(crate) const WAYS: Color32 = Color32::from_rgb(0x4d, 0x4a, 0x46);
/// A move decided on ahead of the turn.
pub(crate) const AHEAD: Color32 = Color32::from_rgb(0x5b, 0x2d, 0x8e);
/// What the person has drawn.
pub(crate) const NOTE: Color32 = Color32::from_rgba_premultiplied(0x0e, 0x55, 0x7c, 0xc0);
/// Check, and who gives it.
pub(crate) const CHECK: Color32 = Color32::from_rgb(0xc8, 0x1e, 0x1e);
/// Keyboard focus.
pub(crate) const FOCUS: Color32 = Color32::from_rgb(0x10, 0x10, 0x10);

/// A kingdom's colour on wood and on the face of a piece.
pub(crate) fn ink(kingdom: Kingdom) -> Color32 {
    match kingdom {
        Kingdom::Shu => Color32::from_rgb(0xa8, 0x1c, 0x16),
        Kingdom::Wu => Color32::from_rgb(0x0f, 0x63, 0x3a),
        Kingdom::Wei => Color32::from_rgb(0x17, 0x46, 0x94),
    }
}

/// A kingdom's colour as a thin wash over the wood of its palace.
pub(crate) fn wash(kingdom: Kingdom) -> Color32 {
    ink(kingdom).gamma_multiply(0.20)
}

/// A kingdom's colour on the dark frame, where its home edge is lit.
pub(crate) fn lit(kingdom: Kingdom) -> Color32 {
    match kingdom {
        Kingdom::Shu => Color32::from_rgb(0xf0, 0x86, 0x78),
        Kingdom::Wu => Color32::from_rgb(0x6c, 0xc4, 0x92),
        Kingdom::Wei => Color32::from_rgb(0x85, 0xb2, 0xf2),
    }
}

/// A QR code's ground and its modules; cameras want them so at any hour.
pub(crate) const QR_LIGHT: Color32 = Color32::WHITE;
pub(crate) const QR_DARK: Color32 = Color32::BLACK;
