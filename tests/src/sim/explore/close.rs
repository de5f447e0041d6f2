//! Judging a state: what the honest hold, and what becomes of it when all faults stop.

use std::collections::{BTreeSet, VecDeque};

use sanguo_net::{DecisionHash, Ledger};
use sanguo_rules::Kingdom;

use super::seats::{Happens, Kind, Message};
use super::steps::{check_blame, messages};
use super::{Search, State};
use crate::sim::laws::may_wait;
use crate::sim::trace::{short, state_of};

/// Rounds in which clocks run out until the game must have ended.
const ROUNDS: usize = 12;

impl Search {
    /// # Errors
    /// The law that does not hold.
    pub(super) fn judge(&mut self, state: &State) -> Result<(), String> {
        let honest: Vec<usize> = self.honest().collect();
        self.check_chains(state, &honest)?;
        self.close(state, &honest)?;
        if honest.len() == 3 {
            // One may as well be gone for good.
            for gone in 0..3 {
                let rest: Vec<usize> = honest.iter().copied().filter(|seat| *seat != gone).collect();
                self.close(state, &rest)?;
            }
        }
        Ok(())
    }

    /// One chain unless there is a proof, and no honest seat with two signatures.
    fn check_chains(&self, state: &State, honest: &[usize]) -> Result<(), String> {
        let ledgers: Vec<&Ledger> = honest.iter().map(|seat| self.seats.ledger(state.seats[*seat])).collect();
        if let Some(framed) = honest.iter().find(|h| ledgers.iter().any(|l| l.is_accused(Kingdom::ALL[**h]))) {
            return Err(format!("{} is accused, and honest", Kingdom::ALL[*framed]));
        }
        for (i, a) in ledgers.iter().enumerate() {
            for b in &ledgers[..i] {
                let forked = chain(a).zip(chain(b)).any(|(a, b)| a != b);
                let proven = self.case.liar.is_some_and(|liar| has_signed_twice(&[a, b], liar));
                if forked && !proven {
                    return Err(format!("two chains, and nobody signed twice:\n  {}\n  {}", state_of(a), state_of(b)));
                }
            }
        }
        Ok(())
    }

    /// From here on nothing fails and the liar is silent: these seats come to one end.
    fn close(&mut self, state: &State, present: &[usize]) -> Result<(), String> {
        let mut key = [u32::MAX; 3];
        for seat in present {
            key[*seat] = state.seats[*seat];
        }
        if self.ends.contains(&key) {
            return Ok(());
        }
        let mut seats = state.seats;
        for seat in present.iter().copied() {
            for other in (0..3).filter(|other| *other != seat && !present.contains(other)) {
                seats[seat] = self.seats.react(seats[seat], Happens::Disconnected(other)).next;
            }
        }
        for _ in 0..ROUNDS {
            self.settle_down(&mut seats, present)?;
            if self.is_over(&seats, present) {
                self.ends.insert(key);
                return Ok(());
            }
            for seat in present.iter().copied() {
                self.give(&mut seats, present, seat, Happens::ClockRunsOut)?;
            }
        }
        let ledgers: Vec<&Ledger> = present.iter().map(|seat| self.seats.ledger(seats[*seat])).collect();
        let missing = Kingdom::ALL.into_iter().find(|k| !present.contains(&k.index()));
        let heads: BTreeSet<DecisionHash> = ledgers.iter().map(|ledger| ledger.head()).collect();
        if heads.len() == 1 && missing.is_some_and(|missing| ledgers.iter().all(|l| may_wait(l, missing))) {
            self.ends.insert(key);
            return Ok(());
        }
        let states: Vec<String> = ledgers.iter().map(|ledger| state_of(ledger)).collect();
        Err(format!("the honest ({present:?}) come to no end:\n  {}", states.join("\n  ")))
    }

    /// All meet, ask, and hear everything.
    fn settle_down(&mut self, seats: &mut [u32; 3], present: &[usize]) -> Result<(), String> {
        for seat in present.iter().copied() {
            for other in present.iter().copied().filter(|other| *other != seat) {
                self.give(seats, present, seat, Happens::Connected(other))?;
            }
        }
        Ok(())
    }

    /// One input, and all that follows from it.
    fn give(&mut self, seats: &mut [u32; 3], present: &[usize], seat: usize, happens: Happens) -> Result<(), String> {
        const MESSAGES: usize = 2_000;
        let mut queue: VecDeque<(usize, Happens)> = VecDeque::from([(seat, happens)]);
        let mut last = Vec::new();
        for count in 0..MESSAGES {
            if count + 6 > MESSAGES {
                last.extend(queue.front().map(|(seat, happens)| self.tell_input(*seat, *happens)));
            }
            let Some((seat, happens)) = queue.pop_front() else {
                return Ok(());
            };
            let reaction = self.seats.react(seats[seat], happens);
            check_blame(&self.case, seat, &reaction)?;
            seats[seat] = reaction.next;
            for Message { to, from, kind, text } in messages(&self.case, seat, &reaction) {
                if !present.contains(&to) {
                    continue;
                }
                match kind {
                    Kind::Gossip => queue.push_back((to, Happens::Gossip { from, text })),
                    Kind::Question => {
                        if let Some(text) = self.seats.answer(seats[to], text) {
                            queue.push_back((from, Happens::Answer { from: to, text }));
                        }
                    }
                    Kind::Answer => {}
                }
            }
        }
        Err(format!("the honest go on sending for ever:\n  {}", last.join("\n  ")))
    }

    fn tell_input(&self, seat: usize, happens: Happens) -> String {
        let seat = Kingdom::ALL[seat];
        match happens {
            Happens::Gossip { from, text } | Happens::Answer { from, text } => {
                format!("{seat} hears of {}: {}", Kingdom::ALL[from], short(self.seats.text(text)))
            }
            other => format!("{seat}: {other:?}"),
        }
    }

    fn is_over(&self, seats: &[u32; 3], present: &[usize]) -> bool {
        let ends: BTreeSet<Option<(DecisionHash, String)>> = present
            .iter()
            .map(|seat| {
                let ledger = self.seats.ledger(seats[*seat]);
                ledger.outcome().map(|end| (ledger.head(), format!("{end} {:?}", accused(ledger))))
            })
            .collect();
        ends.len() == 1 && !ends.contains(&None)
    }
}

fn accused(ledger: &Ledger) -> Vec<Kingdom> {
    ledger.double_signers().into_iter().map(|(kingdom, _)| kingdom).collect()
}

fn chain(ledger: &Ledger) -> impl Iterator<Item = DecisionHash> {
    ledger.pages().iter().map_while(|page| page.decided()).map(|decided| decided.hash)
}

/// Whether two ledgers together hold two signatures of a seat for one slot.
fn has_signed_twice(ledgers: &[&Ledger; 2], liar: Kingdom) -> bool {
    let slots = ledgers.iter().map(|ledger| ledger.pages().len()).max().unwrap_or(0);
    (0..slots).any(|index| {
        let pages = ledgers.iter().filter_map(|ledger| ledger.pages().get(index));
        let signed: BTreeSet<DecisionHash> = pages
            .flat_map(|page| &page.proposals)
            .filter(|p| !p.is_forfeit() && p.votes[liar.index()].is_some())
            .map(|p| p.hash)
            .collect();
        signed.len() > 1
    })
}
