//! The games kept on this machine.

use std::time::SystemTime;

use sanguo_net::BadRecord;
use sanguo_rules::Kingdom;

use super::board::kingdom;
use super::events::{reason, result};
use super::fault::flaw;
use super::say;
use crate::model::{Kept, Story};

/// Who plays.
pub(crate) fn players(story: &Story) -> String {
    let names: Vec<String> =
        Kingdom::ALL.iter().map(|k| format!("{} {}", kingdom(*k), story.players[k.index()])).collect();
    names.join(" · ")
}

/// What is wrong with a record.
pub(crate) fn damaged(bad: &BadRecord) -> String {
    say!("kept-damaged", line = bad.line, why = flaw(&bad.why))
}

/// How far a game is, and when it was last played.
pub(crate) fn kept_state(kept: &Kept, now: SystemTime) -> String {
    let state = kept.story.as_ref().ok().map(|story| match &story.outcome {
        Some(outcome) => say!("kept-result", result = result(outcome), reason = reason(outcome)),
        None => say!("kept-moves", count = story.slots),
    });
    let ago = now.duration_since(kept.changed).ok().map(|age| match age.as_secs() / 60 {
        0 => say!("ago-now"),
        m if m < 60 => say!("ago-minutes", count = m),
        m if m < 24 * 60 => say!("ago-hours", count = m / 60),
        m => say!("ago-days", count = m / (24 * 60)),
    });
    state.into_iter().chain(ago).collect::<Vec<_>>().join(" · ")
}

/// What a screen reader says of the button that takes up a kept game.
pub(crate) fn resume_label(kept: &Kept) -> String {
    say!("resume-game", game = kept.id.short())
}

/// What a screen reader says of the button that opens a kept game's record.
pub(crate) fn look_label(kept: &Kept) -> String {
    say!("look-game", game = kept.id.short())
}
