//! What can happen next in a state, and what comes of it.

use std::collections::BTreeSet;

use sanguo_net::Ledger;
use sanguo_rules::{Kingdom, Move};

use super::seats::{Happens, Kind, Message, Reaction, Seats, Sends};
use super::{Case, State, lies};

/// Whether a program lives through an input.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Fate {
    Lives,
    /// Nothing of it is on disk.
    DiesBeforeWriting,
    /// All is on disk, nothing was sent.
    DiesBeforeSending,
}

/// One step.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Step {
    Start,
    Deliver(u32, Fate),
    Lie {
        to: usize,
        text: u32,
        fate: Fate,
    },
    Move {
        seat: usize,
        mv: Move,
        fate: Fate,
    },
    ClockRunsOut {
        seat: usize,
        fate: Fate,
    },
    GiveUp {
        seat: usize,
    },
    /// The two find each other anew, and ask.
    Meet {
        seat: usize,
        other: usize,
    },
}

/// All steps from a state.
pub(super) fn of(case: &Case, seats: &mut Seats, state: &State, sent: &BTreeSet<u32>) -> Vec<Step> {
    let honest: Vec<usize> = (0..3).filter(|seat| case.liar.map(Kingdom::index) != Some(*seat)).collect();
    let mut steps: Vec<Step> = Vec::new();
    let fates: &[Fate] = if case.crash && !state.crashed {
        &[Fate::Lives, Fate::DiesBeforeWriting, Fate::DiesBeforeSending]
    } else {
        &[Fate::Lives]
    };
    let lies = case.liar.map(|liar| lies::of(case, seats, state, liar)).unwrap_or_default();
    for fate in fates.iter().copied() {
        steps.extend(sent.iter().map(|number| Step::Deliver(*number, fate)));
        steps.extend(lies.iter().map(|(to, text)| Step::Lie { to: *to, text: *text, fate }));
        for seat in honest.iter().copied() {
            steps.extend(moves_of(case, seats, state, seat).into_iter().map(|mv| Step::Move { seat, mv, fate }));
            if case.clocks && may_run_out(case, seats, state, seat) {
                steps.push(Step::ClockRunsOut { seat, fate });
            }
        }
    }
    for seat in honest.iter().copied() {
        if case.notices && !state.noticed[seat] && seats.ledger(state.seats[seat]).outcome().is_none() {
            steps.push(Step::GiveUp { seat });
        }
        for other in honest.iter().copied().filter(|other| *other != seat) {
            steps.push(Step::Meet { seat, other });
        }
    }
    steps
}

fn is_playing(case: &Case, seats: &Seats, ledger: &Ledger) -> bool {
    ledger.outcome().is_none() && ledger.open_slot().number() <= seats.first_slots() + case.slots
}

/// The moves among which a player chooses: one that fells somebody, where there is one, and the first ones.
pub(super) fn choice(case: &Case, ledger: &Ledger) -> Vec<Move> {
    let position = ledger.game().position();
    let legal = position.legal_moves();
    let fells = |mv: &Move| position.clone().play(*mv).is_ok_and(|played| !played.defeats.is_empty());
    let felling = legal.iter().copied().find(fells);
    let others = legal.iter().copied().filter(|mv| Some(*mv) != felling);
    felling.into_iter().chain(others).take(case.moves).collect()
}

fn moves_of(case: &Case, seats: &Seats, state: &State, seat: usize) -> Vec<Move> {
    let ledger = seats.ledger(state.seats[seat]);
    let me = Kingdom::ALL[seat];
    let mine = ledger.page(ledger.open_slot()).is_some_and(|page| page.owner == me && !page.has_vote_of(me));
    if mine && is_playing(case, seats, ledger) { choice(case, ledger) } else { Vec::new() }
}

/// Once for each slot, and not for who has nothing to say about it any more.
fn may_run_out(case: &Case, seats: &Seats, state: &State, seat: usize) -> bool {
    let ledger = seats.ledger(state.seats[seat]);
    let slot = ledger.open_slot();
    let me = Kingdom::ALL[seat];
    let done = ledger.page(slot).is_none_or(|page| page.claims[seat].is_some() || page.has_vote_of(me));
    is_playing(case, seats, ledger) && state.out[seat] < slot.number() && !done
}

/// What a step leads to.
pub(super) struct Taken {
    pub(super) state: State,
    /// What is sent in it.
    pub(super) sent: Vec<u32>,
    /// Who dies in it.
    died: Option<usize>,
}

impl Taken {
    fn quiet(state: State) -> Self {
        Taken { state, sent: Vec::new(), died: None }
    }

    /// What a dead program had asked is answered to nobody.
    pub(super) fn drops(&self, message: Message) -> bool {
        let Message { to, from, kind, .. } = message;
        match kind {
            Kind::Gossip => false,
            Kind::Question => self.died == Some(from),
            Kind::Answer => self.died == Some(to),
        }
    }
}

/// The state after a step.
///
/// # Errors
/// When somebody honest is blamed.
pub(super) fn take(case: &Case, seats: &mut Seats, mut state: State, step: Step) -> Result<Taken, String> {
    let (seat, happens, fate) = match step {
        Step::Start => return Ok(Taken::quiet(state)),
        Step::Deliver(number, fate) => {
            let Message { to, from, kind, text } = seats.message(number);
            match kind {
                Kind::Gossip => (to, Happens::Gossip { from, text }, fate),
                Kind::Answer => (to, Happens::Answer { from, text }, fate),
                Kind::Question => {
                    let text = seats.answer(state.seats[to], text);
                    let answer = text.map(|text| Message { to: from, from: to, kind: Kind::Answer, text });
                    let sent = answer.map(|answer| seats.intern_message(answer)).into_iter().collect();
                    return Ok(Taken { sent, ..Taken::quiet(state) });
                }
            }
        }
        Step::Lie { to, text, fate } => {
            let from = case.liar.map_or(to, Kingdom::index);
            (to, Happens::Gossip { from, text }, fate)
        }
        Step::Move { seat, mv, fate } => (seat, Happens::Move(mv), fate),
        Step::ClockRunsOut { seat, fate } => {
            state.out[seat] = seats.ledger(state.seats[seat]).open_slot().number();
            (seat, Happens::ClockRunsOut, fate)
        }
        Step::GiveUp { seat } => {
            state.noticed[seat] = true;
            (seat, Happens::GiveUp, Fate::Lives)
        }
        Step::Meet { seat, other } => (seat, Happens::Connected(other), Fate::Lives),
    };
    let reaction = seats.react(state.seats[seat], happens);
    check_blame(case, seat, &reaction)?;
    if fate != Fate::DiesBeforeWriting {
        state.seats[seat] = reaction.next;
    }
    if fate == Fate::Lives {
        let sent = messages(case, seat, &reaction).into_iter().map(|message| seats.intern_message(message)).collect();
        return Ok(Taken { sent, ..Taken::quiet(state) });
    }
    state.seats[seat] = seats.react(state.seats[seat], Happens::Restart).next;
    state.crashed = true;
    Ok(Taken { died: Some(seat), ..Taken::quiet(state) })
}

pub(super) fn check_blame(case: &Case, seat: usize, reaction: &Reaction) -> Result<(), String> {
    match reaction.blames.iter().find(|(blamed, _)| case.liar != Some(*blamed)) {
        Some((blamed, what)) => Err(format!("{} blames {blamed}, who is honest: {what}", Kingdom::ALL[seat])),
        None => Ok(()),
    }
}

/// What a program sends to the honest.
pub(super) fn messages(case: &Case, seat: usize, reaction: &Reaction) -> Vec<Message> {
    let others = (0..3).filter(|other| *other != seat && case.liar.map(Kingdom::index) != Some(*other));
    let mut messages = Vec::new();
    for sends in &reaction.sends {
        match *sends {
            Sends::ToBoth(text) => {
                messages.extend(others.clone().map(|to| Message { to, from: seat, kind: Kind::Gossip, text }));
            }
            Sends::Question { to, text } if others.clone().any(|other| other == to) => {
                messages.push(Message { to, from: seat, kind: Kind::Question, text });
            }
            Sends::Question { .. } => {}
        }
    }
    messages
}
