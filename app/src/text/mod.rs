//! Every text that a person reads in the window, in the person's language. Other modules say what to show; only this one
//! says it in words.
//!
//! The words are in `assets/i18n`, one file for each language, and `say!` takes one of them by its name, which is checked
//! when the program is compiled. The terminal speaks English: a thread that has not been told otherwise does.

mod about;
mod board;
mod events;
mod fault;
mod form;
mod kept;
mod language;
mod lesson;
mod lists;
mod loader;
mod position;
mod preferences;
mod record;
mod table;
#[cfg(test)]
mod tests;
mod tried;
mod waiting;

/// The text of this name, with its arguments, in the language of the thread.
macro_rules! say {
    ($id:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::text::with(|loader| i18n_embed_fl::fl!(loader, $id $(, $name = { $value })*))
    };
}
pub(crate) use say;

pub(crate) use about::versions;
pub use board::point;
pub(crate) use board::{file, glyph, kingdom, letters, piece, rank, seal, seal_label, target};
pub use events::result;
pub(crate) use events::{check, decision, fell, reason, row};
pub(crate) use fault::{fault, trouble, unfit, unfit_head, unfit_hint};
pub(crate) use form::{form_error, preset, reach_error, seats};
pub(crate) use kept::{damaged, kept_state, look_label, players, resume_label};
pub use language::Language;
pub(crate) use lesson::{lesson, topic};
pub(crate) use lists::sentence;
pub use loader::speak;
pub(crate) use loader::with;
pub(crate) use position::position_error;
pub(crate) use preferences::{coordinates, piece_set, shade, size};
pub(crate) use record::{
    claim, dialog, exported, free_turn, game, moves_first, place, proof, record_result, signatures, step, unsettled,
    verified, with_banners,
};
pub(crate) use table::{clock, late, liar, mute, muted, name, notice, plate, settings, speaker, state, turn};
pub(crate) use tried::{tried, tried_at};
pub(crate) use waiting::{guest, help, link, offer, phase, progress, reply_error, waited};

/// The program's name, the same everywhere.
pub const TITLE: &str = "Sanguo";
