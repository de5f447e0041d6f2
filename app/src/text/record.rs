//! Records and the free board.

use sanguo_net::{Signed, Slot, What};
use sanguo_rules::{Kingdom, Outcome, Position};

use super::board::kingdom;
use super::events::{decision, kingdoms, reason, result};
use super::lists::{list, sentence};
use super::say;
use super::table::settings;
use crate::model::{Dialog, Evidence};
use crate::widgets::Step;

/// Whether there are banners.
pub(crate) fn with_banners(banners: bool) -> String {
    if banners { say!("with-banners") } else { say!("without-banners") }
}

/// Who begins, where nothing has been played.
pub(crate) fn moves_first(first: Kingdom) -> String {
    say!("moves-first", kingdom = kingdom(first))
}

/// What a button to walk through a game does.
pub(crate) fn step(step: Step) -> String {
    match step {
        Step::Start => say!("step-start"),
        Step::Back => say!("step-back"),
        Step::Play => say!("step-play"),
        Step::Stop => say!("step-stop"),
        Step::On => say!("step-on"),
        Step::End => say!("step-end"),
    }
}

/// Where one stands in a game.
pub(crate) fn place(at: usize, len: usize) -> String {
    say!("place-of", at = at, len = len)
}

/// Whose turn it is on the free board, or how it ended.
pub(crate) fn free_turn(ending: Option<&Outcome>, position: &Position) -> (String, String) {
    if let Some(ending) = ending {
        return (result(ending), reason(ending));
    }
    let commanded = |k| say!("free-commanded", kingdom = kingdom(k), commander = kingdom(position.owner(k)));
    let fallen: Vec<String> = Kingdom::ALL.into_iter().filter(|k| !position.is_alive(*k)).map(commanded).collect();
    let line = if fallen.is_empty() { say!("free-all") } else { list(&fallen) };
    (say!("free-turn", kingdom = kingdom(position.turn())), line)
}

/// How the game of a record ended: a headline and a line below.
pub(crate) fn record_result(evidence: &Evidence) -> (String, String) {
    match &evidence.outcome {
        Some(outcome) => (result(outcome), sentence(&reason(outcome))),
        None => (say!("result-none"), say!("result-none-line")),
    }
}

/// That a record is good, and what that means.
pub(crate) fn verified(evidence: &Evidence) -> String {
    say!("verified", count = evidence.signatures)
}

/// Who has signed how much.
pub(crate) fn signatures(evidence: &Evidence) -> Vec<String> {
    let slots = say!("signatures", settled = evidence.slots.len(), unanimous = evidence.unanimous());
    let unsealed = (!evidence.sealed).then(|| say!("unsealed"));
    [Some(sentence(&settings(&evidence.settings))), Some(slots), unsealed].into_iter().flatten().collect()
}

/// The game's id.
pub(crate) fn game(evidence: &Evidence) -> String {
    say!("game", id = evidence.id.to_string())
}

/// A proof in a record.
pub(crate) fn proof(liar: Kingdom, slot: Slot) -> String {
    say!("proof", kingdom = kingdom(liar), slot = slot.number())
}

/// A decision in a record that too few have signed.
pub(crate) fn unsettled(what: &What, signed: Signed) -> String {
    say!("unsettled", decision = decision(what), signers = kingdoms(|k| signed.by[k.index()]))
}

/// A claim in a record.
pub(crate) fn claim(late: Kingdom, by: Kingdom) -> String {
    say!("claim", by = kingdom(by), late = kingdom(late))
}

/// That a copy was written.
pub(crate) fn exported(path: &str) -> String {
    say!("exported", path = path)
}

/// What to do while the system's dialog is open, or may not have been.
pub(crate) fn dialog(dialog: Dialog) -> Option<String> {
    match dialog {
        Dialog::Shut => None,
        Dialog::Asking => Some(say!("dialog-asking")),
        Dialog::Unanswered => Some(say!("dialog-unanswered")),
    }
}
