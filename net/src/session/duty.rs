//! What this program owes the others: votes, claims, time-outs, resignations carried in.

use sanguo_rules::Kingdom;

use super::Session;
use crate::decision::{Decision, Slot, What};
use crate::ledger::{Change, Page, Proposal};
use crate::line::{Claim, Line, Vote, write_lines};

/// Something to be signed.
pub(super) enum Duty {
    Vote(Decision),
    Propose(What),
    Forfeit(Slot, Kingdom),
    Claim,
}

impl Session {
    pub(super) fn next_duty(&mut self) -> Option<Duty> {
        if !self.may_sign() {
            return None;
        }
        if let Some(liar) = self.accused() {
            if let Some(duty) = self.duty_against(liar) {
                return Some(duty);
            }
            if self.ledger.outcome().is_none() && self.is_alive(liar) {
                return None;
            }
        }
        if let Some(duty) = self.vote_for_settled() {
            return Some(duty);
        }
        if self.ledger.outcome().is_some() {
            return None;
        }
        let page = self.open_page()?;
        if page.has_vote_of(self.me) {
            return None;
        }
        if let Some(proposal) = page.proposals.iter().find(|p| self.agrees(page, p)) {
            return Some(Duty::Vote(proposal.decision.clone()));
        }
        if page.owner == self.me { self.own_proposal() } else { self.word_on_lateness(page) }
    }

    /// Slots that the two others settled while this program was away.
    pub(super) fn vote_for_settled(&mut self) -> Option<Duty> {
        while let Some(page) = self.ledger.pages().get(self.voted_up_to) {
            let decided = page.decided()?;
            if !page.has_vote_of(self.me) && !decided.is_forfeit() {
                return Some(Duty::Vote(decided.decision.clone()));
            }
            self.voted_up_to += 1;
        }
        None
    }

    pub(super) fn agrees(&self, page: &Page, proposal: &Proposal) -> bool {
        if !proposal.is_applicable() {
            return false;
        }
        match proposal.decision.what {
            What::Move { .. } | What::Resign(_) => true,
            What::Timeout(kingdom) if kingdom == self.me => self.timing.is_out(self.now, self.me),
            What::Timeout(kingdom) => {
                let says_so = |k: Kingdom| {
                    let claimed = page.claims[k.index()].is_some();
                    page.voters[k.index()] && (claimed || proposal.votes[k.index()].is_some())
                };
                page.claims[self.me.index()].is_some() && (says_so(kingdom) || says_so(self.third(kingdom)))
            }
            // Signed by itself, once the chains have been compared.
            What::Forfeit(_) => false,
        }
    }

    pub(super) fn own_proposal(&self) -> Option<Duty> {
        let noticed = |k: Kingdom| self.is_alive(k) && self.ledger.has_notice_of(k);
        if let Some(kingdom) = [self.me, self.me.next(), self.me.prev()].into_iter().find(|k| noticed(*k)) {
            return Some(Duty::Propose(What::Resign(kingdom)));
        }
        self.timing.is_out(self.now, self.me).then_some(Duty::Propose(What::Timeout(self.me)))
    }

    pub(super) fn word_on_lateness(&self, page: &Page) -> Option<Duty> {
        if page.claims[self.me.index()].is_none() {
            return self.timing.is_late(self.now, page.owner).then_some(Duty::Claim);
        }
        let third = self.third(page.owner);
        let seconded = page.voters[third.index()] && page.claims[third.index()].is_some();
        (seconded && page.voters[self.me.index()]).then_some(Duty::Propose(What::Timeout(page.owner)))
    }

    pub(super) fn perform(&mut self, duty: Duty) {
        match duty {
            Duty::Vote(decision) => self.sign(decision),
            Duty::Propose(what) => self.propose(what),
            Duty::Forfeit(slot, liar) => {
                let previous = self.ledger.head_after(slot.index());
                self.sign(Decision { game: self.ledger.id(), slot, previous, what: What::Forfeit(liar) });
            }
            Duty::Claim => {
                let (slot, late) = (self.ledger.open_slot(), self.owner());
                let claim = Claim::sign(&self.identity, self.ledger.id(), slot, late, self.me);
                self.add_own(&[Line::Claim(claim)]);
            }
        }
    }

    pub(super) fn propose(&mut self, what: What) {
        let (game, slot, previous) = (self.ledger.id(), self.ledger.open_slot(), self.ledger.head());
        self.sign(Decision { game, slot, previous, what });
    }

    pub(super) fn sign(&mut self, decision: Decision) {
        let vote = Vote::sign(&self.identity, self.me, &decision);
        self.add_own(&[Line::Decision(decision), Line::Vote(vote)]);
    }

    /// Adds what this seat has signed, and publishes it with the votes that make it worth something to whoever missed
    /// them.
    pub(super) fn add_own(&mut self, lines: &[Line]) {
        for (these, result) in self.ledger.add_all(lines) {
            let changes = result.unwrap_or_else(|refusal| unreachable!("own lines are right: {refusal}: {these:?}"));
            let message = write_lines(&self.with_grounds(these, &changes));
            self.messages.push(message);
            self.absorb(&changes);
        }
    }

    /// What is signed, after what it stands on: a notice, a proof, and the votes of others for the same.
    fn with_grounds(&self, own: &[Line], changes: &[Change]) -> Vec<Line> {
        let voted = changes.iter().find_map(|change| match change {
            Change::Voted { slot, decision, .. } => self.ledger.lines_of_proposal(*slot, decision),
            _ => None,
        });
        let lines = voted.unwrap_or_else(|| own.to_vec());
        let mut grounds = match lines.first() {
            Some(Line::Decision(Decision { what: What::Resign(kingdom), .. })) => {
                self.ledger.notice_of(*kingdom).into_iter().collect()
            }
            Some(Line::Decision(Decision { what: What::Forfeit(liar), .. })) => self.ledger.proof_of(*liar),
            _ => Vec::new(),
        };
        grounds.extend(lines);
        grounds
    }
}
