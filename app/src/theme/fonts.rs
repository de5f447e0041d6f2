//! The fonts.

use std::borrow::Cow;
use std::sync::Arc;

use eframe::egui::{FontData, FontDefinitions, FontFamily, FontId};

use crate::model::PieceSet;
use crate::text::Language;
use crate::typefaces::Typeface;

/// The family of the piece characters.
const PIECES: &str = "pieces";
/// The font of that family.
const PIECE_CHARACTERS: &[u8] = include_bytes!("../../assets/fonts/pieces.ttf");
/// The font of letters and digits.
const LETTERS: &str = "Ubuntu-Light";
/// Characters for the texts in Chinese.
const SIMPLIFIED: &str = "simplified";
const TRADITIONAL: &str = "traditional";

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

/// The fonts for a language, and after them those of the system.
pub(super) fn fonts(language: Language, more: &[Typeface]) -> FontDefinitions {
    let mut fonts = FontDefinitions::default();
    let files: [(&str, &[u8]); 3] = [
        (SIMPLIFIED, include_bytes!("../../assets/fonts/zh-Hans.otf")),
        (TRADITIONAL, include_bytes!("../../assets/fonts/zh-Hant.otf")),
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
        let faces = fonts.families.entry(family).or_default();
        // Before egui's own symbols, some of which are wide signs of Chinese too, in another weight.
        let letters = faces.len().min(1);
        faces.splice(letters..letters, chinese.map(str::to_owned));
        faces.extend([PIECES.to_owned()].into_iter().chain(names.clone()));
    }
    fonts.families.insert(FontFamily::Name(PIECES.into()), vec![PIECES.to_owned()]);
    fonts
}
