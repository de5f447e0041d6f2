//! A ledger as lines, and as hashes by which two of them are compared.

use sanguo_rules::Kingdom;

use super::page::seats;
use super::{Change, Ledger, Proposal};
use crate::codec::{Hash, digest};
use crate::decision::{DecisionHash, Slot};
use crate::line::{Line, Notice, Vote};

impl Ledger {
    /// The line that a change adds to the record, if any.
    pub fn line_of_change(&self, change: &Change) -> Option<Line> {
        match change {
            Change::Proposed { slot, decision } => {
                Some(Line::Decision(self.proposal(*slot, decision)?.decision.clone()))
            }
            Change::Voted { slot, decision, by } => {
                let signature = self.proposal(*slot, decision)?.votes[by.index()]?;
                Some(Line::Vote(Vote { slot: *slot, kingdom: *by, decision: *decision, signature }))
            }
            Change::Claimed(claim) => Some(Line::Claim(*claim)),
            Change::Noticed(kingdom) => self.notice_of(*kingdom),
            Change::Sealed(kingdom) => Some(Line::Seal { kingdom: *kingdom, signature: self.seals[kingdom.index()]? }),
            Change::Adopted(slot) => Some(Line::Adopt(*slot)),
            Change::Settled(_) | Change::DoubleSigned { .. } => None,
        }
    }

    /// A seat's notice of its resignation.
    pub fn notice_of(&self, kingdom: Kingdom) -> Option<Line> {
        let signature = self.notices[kingdom.index()]?;
        Some(Line::Notice(Notice { game: self.id, kingdom, signature }))
    }

    /// A known decision with all votes for it, the owner's first.
    pub fn lines_of_proposal(&self, slot: Slot, decision: &DecisionHash) -> Option<Vec<Line>> {
        Some(self.proposal(slot, decision)?.lines(self.page(slot)?.owner))
    }

    /// The proof that a seat has signed two decisions for one slot: both, with all votes for them. Empty without one.
    pub fn proof_of(&self, kingdom: Kingdom) -> Vec<Line> {
        let Some(slot) = self.accused[kingdom.index()] else {
            return Vec::new();
        };
        let proposals = self.page(slot).map(|page| page.proposals.as_slice()).unwrap_or_default();
        let signed = proposals.iter().filter(|p| !p.is_forfeit() && p.votes[kingdom.index()].is_some());
        signed.filter_map(|p| self.lines_of_proposal(slot, &p.hash)).flatten().collect()
    }

    /// The lines of one slot, what is settled first; slot 0 is the seals and notices.
    pub fn lines_of(&self, slot: u32) -> Vec<Line> {
        let mut lines = self.settled_lines_of(slot);
        lines.extend(self.evidence_of(slot));
        lines
    }

    fn settled_lines_of(&self, slot: u32) -> Vec<Line> {
        if slot == 0 {
            return self.lines_of_the_table();
        }
        let Some(page) = self.pages.get(slot as usize - 1) else {
            return Vec::new();
        };
        let is_forfeit = page.decided().is_some_and(Proposal::is_forfeit);
        if is_forfeit { Vec::new() } else { page.decided().map(|p| p.lines(page.owner)).unwrap_or_default() }
    }

    /// What a slot holds beside a settled decision: other proposals, claims, and a forfeit, which stands on them.
    fn evidence_of(&self, slot: u32) -> Vec<Line> {
        let (Some(page), Some(number)) =
            ((slot as usize).checked_sub(1).and_then(|i| self.pages.get(i)), Slot::new(slot))
        else {
            return Vec::new();
        };
        let is_plain = |i: &usize| !page.proposals[*i].is_forfeit() && page.settled != Some(*i);
        let others = (0..page.proposals.len()).filter(is_plain);
        let forfeits = (0..page.proposals.len()).filter(|i| page.proposals[*i].is_forfeit());
        let mut lines: Vec<Line> = others.chain(forfeits).flat_map(|i| page.proposals[i].lines(page.owner)).collect();
        lines.extend(page.claims_in(self.id, number));
        lines
    }

    pub(super) fn lines_of_the_table(&self) -> Vec<Line> {
        let mut lines = Vec::new();
        for kingdom in Kingdom::ALL {
            if let Some(signature) = self.seals[kingdom.index()] {
                lines.push(Line::Seal { kingdom, signature });
            }
        }
        lines.extend(Kingdom::ALL.into_iter().filter_map(|kingdom| self.notice_of(kingdom)));
        lines
    }

    /// For each slot from 0 on, a hash of what is known up to and including it.
    pub fn digests(&self) -> Vec<Hash> {
        let (seals, notices) = (self.seals.map(|s| s.is_some()), self.notices.map(|n| n.is_some()));
        let table = format!("table {}\nseals {}\nnotices {}\n", self.id, seats(seals), seats(notices));
        let mut last = digest("sanguo 1 page", table.as_bytes());
        let mut all = vec![last];
        for page in &self.pages {
            last = digest("sanguo 1 upto", &[&last.as_bytes()[..], page.digest().as_bytes()].concat());
            all.push(last);
        }
        all
    }
}
