//! A move that is typed.

use sanguo_rules::{Move, Position};

use super::pick::Word;

/// What is typed, and what is wrong with what was entered.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Typed {
    /// The text, as in `re4re5`.
    pub text: String,
    /// Why it was not played.
    pub word: Option<Word>,
}

impl Typed {
    /// The move that was entered, if it can be played; else the text stays to be mended, and a word says why.
    pub(crate) fn enter(&mut self, position: &Position) -> Option<Move> {
        let text: String = self.text.chars().filter(|c| !c.is_whitespace()).flat_map(char::to_lowercase).collect();
        let checked = text.parse::<Move>().map_err(Word::Unreadable);
        let checked = checked.and_then(|mv| position.check_move(mv).map(|()| mv).map_err(Word::Illegal));
        self.word = checked.as_ref().err().cloned();
        let mv = checked.ok()?;
        self.text.clear();
        Some(mv)
    }
}
