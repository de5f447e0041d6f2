//! What can happen next in a state, and what comes of it.

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
pub(super) fn of(case: &Case, seats: &mut Seats, state: &State) -> Vec<Step> {
    let honest: Vec<usize> = (0..3).filter(|seat| case.liar.map(Kingdom::index) != Some(*seat)).collect();
    let mut steps: Vec<Step> = Vec::new();
    let fates: &[Fate] = if case.crash && !state.crashed {
        &[Fate::Lives, Fate::DiesBeforeWriting, Fate::DiesBeforeSending]
    } else {
        &[Fate::Lives]
    };
    let lies = case.liar.map(|liar| lies::of(case, seats, state, liar)).unwrap_or_default();
    for fate in fates.iter().copied() {
        steps.extend(state.flight.iter().map(|number| Step::Deliver(*number, fate)));
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

/// The state after a step.
///
/// # Errors
/// When somebody honest is blamed.
pub(super) fn take(case: &Case, seats: &mut Seats, mut state: State, step: Step) -> Result<State, String> {
    let (seat, happens, fate) = match step {
        Step::Start => return Ok(state),
        Step::Deliver(number, fate) => {
            let Message { to, from, kind, text } = seats.message(number);
            state.flight.retain(|other| *other != number);
            match kind {
                Kind::Gossip => (to, Happens::Gossip { from, text }, fate),
                Kind::Answer => (to, Happens::Answer { from, text }, fate),
                Kind::Question => {
                    if let Some(text) = seats.answer(state.seats[to], text) {
                        let answer = seats.intern_message(Message { to: from, from: to, kind: Kind::Answer, text });
                        put(&mut state.flight, answer);
                    }
                    return Ok(state);
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
    match fate {
        Fate::Lives => {
            state.seats[seat] = reaction.next;
            send(case, seats, &mut state.flight, seat, &reaction);
        }
        Fate::DiesBeforeWriting => die(seats, &mut state, seat),
        Fate::DiesBeforeSending => {
            state.seats[seat] = reaction.next;
            die(seats, &mut state, seat);
        }
    }
    Ok(state)
}

fn die(seats: &mut Seats, state: &mut State, seat: usize) {
    state.seats[seat] = seats.react(state.seats[seat], Happens::Restart).next;
    state.crashed = true;
    // What a dead program had asked is answered to nobody.
    state.flight.retain(|number| {
        let Message { to, from, kind, .. } = seats.message(*number);
        match kind {
            Kind::Gossip => true,
            Kind::Question => from != seat,
            Kind::Answer => to != seat,
        }
    });
}

pub(super) fn check_blame(case: &Case, seat: usize, reaction: &Reaction) -> Result<(), String> {
    match reaction.blames.iter().find(|(blamed, _)| case.liar != Some(*blamed)) {
        Some((blamed, what)) => Err(format!("{} blames {blamed}, who is honest: {what}", Kingdom::ALL[seat])),
        None => Ok(()),
    }
}

/// Puts what a program sends on its way to the honest.
fn send(case: &Case, seats: &mut Seats, flight: &mut Vec<u32>, seat: usize, reaction: &Reaction) {
    for message in messages(case, seat, reaction) {
        let number = seats.intern_message(message);
        put(flight, number);
    }
}

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

fn put(flight: &mut Vec<u32>, number: u32) {
    if let Err(at) = flight.binary_search(&number) {
        flight.insert(at, number);
    }
}
