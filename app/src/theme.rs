//! Colours, sizes and fonts: the one place for them.

use std::borrow::Cow;
use std::sync::Arc;

use eframe::egui::{
    Color32, Context, CornerRadius, FontData, FontDefinitions, FontFamily, FontId, Margin, Shadow, Stroke, Style,
    TextStyle, Theme, Vec2, Visuals, vec2,
};
use sanguo_rules::Kingdom;

use crate::model::PieceSet;
use crate::text::Language;
use crate::typefaces::Typeface;

/// The family of the piece characters.
const PIECES: &str = "pieces";
/// The font of that family.
const PIECE_CHARACTERS: &[u8] = include_bytes!("../assets/fonts/pieces.ttf");
/// The font of letters and digits.
const LETTERS: &str = "Ubuntu-Light";
/// Characters for the texts in Chinese.
const SIMPLIFIED: &str = "simplified";
const TRADITIONAL: &str = "traditional";

// The window.

/// Behind everything.
pub(crate) const BACKGROUND: Color32 = Color32::from_rgb(0x1b, 0x1a, 0x19);
/// Panels and cards.
pub(crate) const SURFACE: Color32 = Color32::from_rgb(0x27, 0x25, 0x23);
/// Wells: text fields, lists inside cards.
pub(crate) const WELL: Color32 = Color32::from_rgb(0x19, 0x18, 0x17);
/// Buttons at rest.
const BUTTON: Color32 = Color32::from_rgb(0x3a, 0x37, 0x33);
const BUTTON_HOVERED: Color32 = Color32::from_rgb(0x4b, 0x47, 0x41);
/// Thin lines around and between.
pub(crate) const HAIRLINE: Color32 = Color32::from_rgb(0x45, 0x41, 0x3c);
/// Text.
pub(crate) const TEXT: Color32 = Color32::from_rgb(0xec, 0xe6, 0xdb);
/// Text of less weight; still 7:1 on the surface.
pub(crate) const TEXT_WEAK: Color32 = Color32::from_rgb(0xb4, 0xac, 0xa0);
/// The one thing to do next.
pub(crate) const ACCENT: Color32 = Color32::from_rgb(0xd9, 0xa4, 0x41);
/// Text on the accent.
pub(crate) const ON_ACCENT: Color32 = Color32::from_rgb(0x22, 0x1a, 0x0c);
/// Something is wrong.
pub(crate) const WRONG: Color32 = Color32::from_rgb(0xf0, 0x8a, 0x7a);
/// Something went right.
pub(crate) const RIGHT: Color32 = Color32::from_rgb(0x8f, 0xc9, 0x8a);
const WRONG_FILL: Color32 = Color32::from_rgb(0x43, 0x29, 0x24);
const NOTICE_FILL: Color32 = Color32::from_rgb(0x3b, 0x33, 0x22);

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
/// Its ground, and its modules.
pub(crate) const QR_LIGHT: Color32 = Color32::WHITE;
pub(crate) const QR_DARK: Color32 = Color32::BLACK;
/// The window at first start.
pub(crate) const WINDOW: Vec2 = vec2(1240.0, 860.0);
/// The smallest window in which everything fits.
pub(crate) const WINDOW_LEAST: Vec2 = vec2(800.0, 600.0);
const ROUND: CornerRadius = CornerRadius::same(6);

// The board.

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

/// A kingdom's colour on the dark surfaces of the window.
pub(crate) fn light(kingdom: Kingdom) -> Color32 {
    match kingdom {
        Kingdom::Shu => Color32::from_rgb(0xf0, 0x86, 0x78),
        Kingdom::Wu => Color32::from_rgb(0x6c, 0xc4, 0x92),
        Kingdom::Wei => Color32::from_rgb(0x85, 0xb2, 0xf2),
    }
}

/// A kingdom's colour as a thin wash over the wood of its palace.
pub(crate) fn wash(kingdom: Kingdom) -> Color32 {
    ink(kingdom).gamma_multiply(0.20)
}

/// A kingdom's colour behind light text, where it is the person's turn.
pub(crate) fn fill(kingdom: Kingdom) -> Color32 {
    ink(kingdom).lerp_to_gamma(BACKGROUND, 0.45)
}

/// The font of the piece characters.
pub(crate) fn piece_font(size: f32) -> FontId {
    FontId::new(size, FontFamily::Name(PIECES.into()))
}

/// What the characters of a piece set are drawn with; letters and digits of all sets, with those of the letters.
pub(crate) fn characters(set: PieceSet) -> Cow<'static, [u8]> {
    let letters = || FontDefinitions::default().font_data.get(LETTERS).map(|data| data.font.clone());
    match set {
        PieceSet::Traditional | PieceSet::Simplified => Cow::Borrowed(PIECE_CHARACTERS),
        PieceSet::Letters => letters().unwrap_or_default(),
    }
}

/// The font of letters on the pieces.
pub(crate) fn letter_font(size: f32) -> FontId {
    FontId::proportional(size)
}

/// Large text: whose turn it is, the result.
pub(crate) fn large() -> FontId {
    FontId::proportional(22.0)
}

/// The number of a round in the move list.
pub(crate) fn round_font() -> FontId {
    FontId::proportional(12.0)
}

/// Licences.
pub(crate) fn small_print() -> FontId {
    FontId::monospace(11.5)
}

/// A move in the move list.
pub(crate) fn move_font() -> FontId {
    FontId::monospace(13.0)
}

/// A card on the background.
pub(crate) fn card() -> eframe::egui::Frame {
    eframe::egui::Frame::new()
        .fill(SURFACE)
        .stroke(Stroke::new(1.0, HAIRLINE))
        .corner_radius(CornerRadius::same(10))
        .inner_margin(Margin::same(18))
}

/// Something wrong, in place.
pub(crate) fn wrong() -> eframe::egui::Frame {
    notice().fill(WRONG_FILL)
}

/// Something worth knowing, in place.
pub(crate) fn notice() -> eframe::egui::Frame {
    eframe::egui::Frame::new().fill(NOTICE_FILL).corner_radius(ROUND).inner_margin(Margin::symmetric(10, 8))
}

/// A darker place inside a card.
pub(crate) fn well() -> eframe::egui::Frame {
    eframe::egui::Frame::new().fill(WELL).corner_radius(ROUND).inner_margin(Margin::symmetric(10, 8))
}

/// Gives a context the program's look, with the fonts for `language`, and after them those of the system.
pub(crate) fn dress(ctx: &Context, language: Language, more: &[Typeface]) {
    ctx.set_fonts(fonts(language, more));
    // The size of everything is a preference, kept with the others.
    ctx.options_mut(|options| options.zoom_with_keyboard = false);
    ctx.set_theme(Theme::Dark);
    ctx.set_style_of(Theme::Dark, style());
}

fn fonts(language: Language, more: &[Typeface]) -> FontDefinitions {
    let mut fonts = FontDefinitions::default();
    let files: [(&str, &[u8]); 3] = [
        (SIMPLIFIED, include_bytes!("../assets/fonts/zh-Hans.otf")),
        (TRADITIONAL, include_bytes!("../assets/fonts/zh-Hant.otf")),
        (PIECES, PIECE_CHARACTERS),
    ];
    for (name, bytes) in files {
        fonts.font_data.insert(name.to_owned(), Arc::new(FontData::from_static(bytes)));
    }
    let names: Vec<String> = (0..more.len()).map(|i| format!("system {i}")).collect();
    fonts.font_data.extend(names.iter().cloned().zip(more.iter().cloned()));
    // A character that both ways of writing have is drawn as in the language's own.
    let chinese = match language {
        Language::Traditional => [TRADITIONAL, SIMPLIFIED],
        _ => [SIMPLIFIED, TRADITIONAL],
    };
    for family in [FontFamily::Proportional, FontFamily::Monospace] {
        let fallback = chinese.into_iter().chain([PIECES]).map(str::to_owned).chain(names.clone());
        fonts.families.entry(family).or_default().extend(fallback);
    }
    fonts.families.insert(FontFamily::Name(PIECES.into()), vec![PIECES.to_owned()]);
    fonts
}

fn style() -> Style {
    let mut style = Style { visuals: visuals(), ..Style::default() };
    style.text_styles = [
        (TextStyle::Small, FontId::proportional(13.0)),
        (TextStyle::Body, FontId::proportional(15.5)),
        (TextStyle::Button, FontId::proportional(15.5)),
        (TextStyle::Heading, FontId::proportional(20.0)),
        (TextStyle::Monospace, FontId::monospace(14.0)),
    ]
    .into();
    style.spacing.item_spacing = vec2(8.0, 8.0);
    style.spacing.button_padding = vec2(12.0, 6.0);
    style.spacing.interact_size.y = 30.0;
    style.spacing.scroll.floating = true;
    style
}

fn visuals() -> Visuals {
    let mut visuals = Visuals::dark();
    visuals.panel_fill = BACKGROUND;
    visuals.window_fill = SURFACE;
    visuals.extreme_bg_color = WELL;
    visuals.faint_bg_color = SURFACE;
    visuals.weak_text_color = Some(TEXT_WEAK);
    visuals.warn_fg_color = ACCENT;
    visuals.error_fg_color = WRONG;
    visuals.selection.bg_fill = Color32::from_rgb(0x6a, 0x50, 0x1f);
    visuals.selection.stroke = Stroke::new(1.0, TEXT);
    visuals.window_corner_radius = CornerRadius::same(10);
    visuals.window_shadow = Shadow { offset: [0, 6], blur: 24, spread: 0, color: Color32::from_black_alpha(0x90) };
    let widgets = &mut visuals.widgets;
    widgets.noninteractive.bg_stroke = Stroke::new(1.0, HAIRLINE);
    widgets.noninteractive.fg_stroke = Stroke::new(1.0, TEXT);
    for (state, fill, edge) in [
        (&mut widgets.inactive, BUTTON, HAIRLINE),
        (&mut widgets.hovered, BUTTON_HOVERED, TEXT_WEAK),
        (&mut widgets.active, BUTTON_HOVERED, ACCENT),
        (&mut widgets.open, BUTTON, TEXT_WEAK),
    ] {
        state.bg_fill = fill;
        state.weak_bg_fill = fill;
        state.bg_stroke = Stroke::new(1.0, edge);
        state.fg_stroke = Stroke::new(1.2, TEXT);
        state.corner_radius = ROUND;
        state.expansion = 0.0;
    }
    visuals
}
