//! Where a forfeit goes: what is done once a seat is proven to have signed two decisions for one slot.
//!
//! Both honest programs stop signing, compare their chains, and by the same rules find the same slot for it.

use sanguo_rules::Kingdom;

use super::Session;
use super::duty::Duty;
use crate::catchup;
use crate::decision::{DecisionHash, Slot, What};
use crate::ledger::{Ledger, Page};
use crate::line::Line;

/// What a seat last told of its chain, and how that compares with one's own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Told {
    settled: u32,
    head: DecisionHash,
    accused: Vec<Kingdom>,
    /// The first slot that it settled otherwise than this program did.
    differs: Option<Slot>,
}

impl Told {
    /// From the last page of an answer, after its lines were taken over.
    pub(crate) fn new(ledger: &Ledger, page: &catchup::Page) -> Self {
        let differs = first_of_each_slot(&page.lines).find(|(slot, hash)| {
            let ours = ledger.page(*slot).and_then(Page::decided);
            slot.number() <= page.settled && ours.is_some_and(|ours| ours.hash != *hash)
        });
        Told {
            settled: page.settled,
            head: page.head,
            accused: page.accused.clone(),
            differs: differs.map(|(slot, _)| slot),
        }
    }
}

/// What is settled comes first among the lines of a slot.
fn first_of_each_slot(lines: &[Line]) -> impl Iterator<Item = (Slot, DecisionHash)> {
    let mut last = None;
    lines.iter().filter_map(move |line| match line {
        Line::Decision(decision) if last.replace(decision.slot) != Some(decision.slot) => {
            Some((decision.slot, decision.hash()))
        }
        _ => None,
    })
}

impl Session {
    /// What this program has to sign because `liar` signed twice.
    pub(super) fn duty_against(&self, liar: Kingdom) -> Option<Duty> {
        let third = self.third(liar);
        // What the third seat said before it knew of the proof may have changed since.
        let told = self.told_by(third).filter(|told| told.accused.contains(&liar));
        if let Some(slot) = told.and_then(|told| told.differs) {
            return self.forfeit_in(slot, liar);
        }
        if self.ledger().outcome().is_some() {
            return None;
        }
        let open = self.ledger().open_slot();
        let page = self.ledger().page(open)?;
        if !page.voters[liar.index()] || !page.voters[self.me().index()] {
            return None;
        }
        if !page.voters[third.index()] {
            // The other two alone are alive: nobody else has to agree.
            return self.forfeit_in(open, liar);
        }
        let told = told?;
        let same = told.settled as usize == self.ledger().settled() && told.head == self.ledger().head();
        if !same {
            return None;
        }
        self.finish_turn(page, liar, third).unwrap_or_else(|| self.forfeit_in(open, liar))
    }

    /// What an honest owner has signed in the open slot is signed first, unless the other has conceded its time-out.
    /// `Some(None)` is to wait for the other to do so.
    fn finish_turn(&self, page: &Page, liar: Kingdom, third: Kingdom) -> Option<Option<Duty>> {
        let owner = page.owner;
        if owner == liar {
            return None;
        }
        let other = if owner == third { self.me() } else { third };
        let of_owner = |what: &What| matches!(what, What::Move { .. } | What::Resign(_));
        let signed = page
            .proposals
            .iter()
            .find(|p| p.is_applicable() && of_owner(&p.decision.what) && p.votes[owner.index()].is_some())?;
        let conceded = page
            .proposals
            .iter()
            .any(|p| matches!(p.decision.what, What::Timeout(_)) && p.votes[other.index()].is_some());
        if conceded {
            return None;
        }
        let votes = owner == third && !page.has_vote_of(self.me());
        Some(votes.then(|| Duty::Vote(signed.decision.clone())))
    }

    /// Unless it is signed already, or this seat has no say in that slot.
    fn forfeit_in(&self, slot: Slot, liar: Kingdom) -> Option<Duty> {
        let page = self.ledger().page(slot)?;
        let signed = page.proposals.iter().any(|p| {
            p.decision.what == What::Forfeit(liar)
                && p.decision.previous == self.ledger().head_after(slot.index())
                && p.votes[self.me().index()].is_some()
        });
        let may = page.voters[liar.index()] && page.voters[self.me().index()];
        (may && !signed).then_some(Duty::Forfeit(slot, liar))
    }
}
