//! What the liar can say: any signature of its own under what is known or could be, with those of others that it may have.

use sanguo_net::{Claim, Decision, Ledger, Line, Millis, Page, Slot, Vote, What};
use sanguo_rules::Kingdom;

use super::seats::Seats;
use super::steps::choice;
use super::{Case, State};
use crate::sim::cast::identities;
use crate::sim::program::message;

/// To whom, and the text: everything that one of the two makes it think of can be said to each.
pub(super) fn of(case: &Case, seats: &mut Seats, state: &State, liar: Kingdom) -> Vec<(usize, u32)> {
    let victims: Vec<usize> = (0..3).filter(|seat| *seat != liar.index()).collect();
    let mut texts: Vec<u32> = Vec::new();
    for victim in &victims {
        let number = state.seats[*victim];
        if seats.lies(number).is_none() {
            let lies = about(case, seats.ledger(number), seats.first_slots(), liar);
            seats.keep_lies(number, lies);
        }
        texts.extend(seats.lies(number).unwrap_or_default());
    }
    texts.sort_unstable();
    texts.dedup();
    victims.iter().flat_map(|to| texts.iter().map(|text| (*to, *text))).collect()
}

fn about(case: &Case, ledger: &Ledger, from: u32, liar: Kingdom) -> Vec<String> {
    let slots = (from + 1..=from + case.slots).filter_map(Slot::new);
    let pages = slots.filter_map(|slot| Some((slot, ledger.page(slot)?)));
    pages.flat_map(|(slot, page)| about_slot(case, ledger, slot, page, liar)).collect()
}

fn about_slot(case: &Case, ledger: &Ledger, slot: Slot, page: &Page, liar: Kingdom) -> Vec<String> {
    let key = &identities()[liar.index()];
    let is_open = page.settled.is_none();
    let mut texts = Vec::new();
    for proposal in page.proposals.iter().filter(|p| !p.is_forfeit()) {
        let mut lines = ledger.lines_of_proposal(slot, &proposal.hash).unwrap_or_default();
        if proposal.votes[liar.index()].is_none() {
            lines.push(Line::Vote(Vote::sign(key, liar, &proposal.decision)));
        }
        texts.push(message(&lines));
    }
    let mut own: Vec<What> = Vec::new();
    if case.clocks || !is_open {
        own.push(What::Timeout(page.owner));
    }
    if page.owner == liar && is_open {
        own.extend(moves(case, ledger));
    }
    for what in own {
        let decision = Decision { game: ledger.id(), slot, previous: ledger.head_after(slot.index()), what };
        let vote = Vote::sign(key, liar, &decision);
        texts.push(message(&[Line::Decision(decision), Line::Vote(vote)]));
    }
    if case.clocks && page.owner != liar && is_open {
        texts.push(message(&[Line::Claim(Claim::sign(key, ledger.id(), slot, page.owner, liar))]));
    }
    texts
}

fn moves(case: &Case, ledger: &Ledger) -> impl Iterator<Item = What> {
    choice(case, ledger).into_iter().filter_map(|mv| {
        let mut game = ledger.game().clone();
        game.play(mv).ok()?;
        Some(What::Move { mv, hash: game.position().hash(), spent: Millis(0) })
    })
}
