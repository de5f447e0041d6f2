//! Sizes and distances, in points.

use eframe::egui::{Vec2, vec2};

/// Width of the panel beside the board, in a window of this width.
pub(crate) fn panel_width(window: f32) -> f32 {
    (0.28 * window).clamp(300.0, 380.0)
}
/// Widest that the waiting room grows.
pub(crate) const COLUMN_WIDTH: f32 = 760.0;
/// Widest that the home screen grows.
pub(crate) const HOME_WIDTH: f32 = 1_400.0;
/// Space around them.
pub(crate) const COLUMN_MARGIN: f32 = 28.0;
/// From a corner of the board's room to the name in it.
pub(crate) const CORNER: f32 = 8.0;
/// Height of a row of the move list.
pub(crate) const ROW: f32 = 24.0;
/// Height of the question whether to resign.
pub(crate) const QUESTION: f32 = 62.0;
/// Height of the buttons for resigning and leaving.
pub(crate) const LEAVING: f32 = 38.0;
/// The moves keep at least this height, however much there is to say above them.
pub(crate) const MOVES_LEAST: f32 = 104.0;
/// Height of the words below the board: one line, or two small ones.
pub(crate) const WORDS: f32 = 36.0;
/// Width of the field for typing a move.
pub(crate) const TYPED: f32 = 112.0;
/// Height of the buttons to walk through a game.
pub(crate) const CONTROLS: f32 = 38.0;
/// Width of one of them.
pub(crate) const STEP: f32 = 36.0;
/// Side of a button with a piece on it.
pub(crate) const FACE_BUTTON: f32 = 44.0;
/// Height of a row of them.
pub(crate) const FACES: f32 = 52.0;
/// Room for the words after the slider.
pub(crate) const PLACE: f32 = 104.0;
/// Height of what was said.
pub(crate) const TALK: f32 = 104.0;
/// Height of what was said in a low window.
pub(crate) const TALK_LOW: f32 = 56.0;
/// Windows lower than this are low.
pub(crate) const LOW_WINDOW: f32 = 720.0;
/// Space above and below what is in a well.
pub(crate) const WELL_PADDING: f32 = 8.0;
/// Height of a field of one line.
pub(crate) const FIELD: f32 = 30.0;
/// Across the seal on a player's plate.
pub(crate) const PLATE_SEAL: f32 = 36.0;
/// Room for a round's number in the move list.
pub(crate) const ROUND_NUMBER: f32 = 30.0;
/// The home screen has its columns side by side, with a picture of the board, from this width on.
pub(crate) const WIDE_HOME: f32 = 1_000.0;
/// Width of its left column then.
pub(crate) const HOME_LEFT: f32 = 420.0;
/// No picture of the board smaller than this.
pub(crate) const PICTURE_LEAST: f32 = 260.0;
/// Least height of the list of licences.
pub(crate) const LICENCES_LEAST: f32 = 160.0;
/// Size of a record's path.
pub(crate) const PATH_TEXT: f32 = 12.0;
/// Size of a clock.
pub(crate) const CLOCK_TEXT: f32 = 18.0;
/// Size of an invite code.
pub(crate) const CODE_TEXT: f32 = 15.0;
/// Side of an invite code as a picture: large enough for a camera at arm's length.
pub(crate) const QR_SIDE: f32 = 190.0;
/// The window at first start.
pub(crate) const WINDOW: Vec2 = vec2(1240.0, 860.0);
/// The smallest window in which everything fits.
pub(crate) const WINDOW_LEAST: Vec2 = vec2(800.0, 600.0);
