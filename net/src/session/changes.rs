//! What has changed in the ledger is written, counted and shown.

use sanguo_rules::Kingdom;

use super::{Session, proposal_event, spent};
use crate::decision::{DecisionHash, Slot};
use crate::event::Event;
use crate::ledger::{Change, Page, Proposal};
use crate::line::write_lines;

impl Session {
    pub(super) fn absorb(&mut self, changes: &[Change]) {
        for change in changes {
            self.lines.extend(self.ledger.line_of_change(change));
            match change {
                Change::Proposed { slot, decision } => {
                    let event = self.standing(*slot, decision).and_then(|(_, proposal)| proposal_event(proposal));
                    self.events.extend(event);
                }
                Change::Voted { slot, decision, .. } => {
                    if let Some((page, proposal)) = self.standing(*slot, decision) {
                        let signed = page.signed(proposal);
                        self.events.push(Event::Signature { slot: *slot, decision: *decision, signed });
                    }
                }
                Change::Settled(slot) => self.settled(*slot),
                Change::DoubleSigned { slot, by } => self.double_signed(*slot, *by),
                Change::Claimed(claim) => {
                    self.events.push(Event::Late { slot: claim.slot, kingdom: claim.late, by: claim.by });
                }
                Change::Noticed(kingdom) => self.events.push(Event::Notice { kingdom: *kingdom }),
                Change::Sealed(_) if self.ledger.is_sealed() => self.turn_changed = true,
                Change::Sealed(_) | Change::Adopted(_) => {}
            }
        }
    }

    /// A decision that is settled or may still be. What was signed beside a settled one is kept, and shown nowhere: taken for
    /// that slot's signatures it would tell of an agreement that there is not.
    fn standing(&self, slot: Slot, decision: &DecisionHash) -> Option<(&Page, &Proposal)> {
        let page = self.ledger.page(slot)?;
        let stands = page.decided().is_none_or(|decided| decided.hash == *decision);
        Some((page, self.ledger.proposal(slot, decision).filter(|_| stands)?))
    }

    /// The proof goes to everybody at once, and the chains have to be compared.
    pub(super) fn double_signed(&mut self, slot: Slot, by: Kingdom) {
        self.events.push(Event::DoubleSigned { kingdom: by, slot });
        let proof = self.ledger.proof_of(by);
        if !proof.is_empty() {
            self.messages.push(write_lines(&proof));
        }
        for kingdom in [self.me.next(), self.me.prev()] {
            self.ask(kingdom);
        }
    }

    pub(super) fn settled(&mut self, slot: Slot) {
        let Some(page) = self.ledger.page(slot) else {
            return;
        };
        if let Some(decided) = page.decided() {
            let (what, signed) = (decided.decision.what, page.signed(decided));
            self.timing.settle(self.now, page.owner, spent(&what));
            self.events.push(Event::Settled { slot, what, signed });
        }
        self.turn_changed = true;
    }
}
