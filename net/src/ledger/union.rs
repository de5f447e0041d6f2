//! Ledgers of one game put together, and a ledger's lines in their one order: both by adding everything anew.

use std::cmp::Reverse;

use super::{Ledger, Page, Proposal};
use crate::decision::Slot;
use crate::line::Line;

impl Ledger {
    /// All that these ledgers of one game know, and the lines that say it in the order in which a record is written.
    ///
    /// What is settled comes before what else was signed, so that nobody's vote is counted after a proof against it. What a
    /// reader would refuse all the same, as the third decision of a liar for one slot, is left out.
    pub(crate) fn union(ledgers: &[&Ledger]) -> Option<(Ledger, Vec<Line>)> {
        // A liar may have settled a slot otherwise than the two others did: the game is the one that went on.
        let mut ledgers = ledgers.to_vec();
        ledgers.sort_by_key(|ledger| Reverse((ledger.outcome().is_some(), ledger.settled(), ledger.last_voters())));
        let mut union = Union { ledger: Ledger::new(ledgers.first()?.table.clone()), lines: Vec::new() };
        for ledger in &ledgers {
            union.add(&ledger.lines_of_the_table());
        }
        let slots = ledgers.iter().map(|ledger| ledger.pages.len()).max()?;
        let pages = |index: usize| ledgers.iter().filter_map(move |ledger| ledger.pages.get(index));
        for index in 0..slots {
            union.settle(&pages(index).collect::<Vec<_>>());
        }
        for (index, slot) in (0..slots).zip((1..).filter_map(Slot::new)) {
            union.add_evidence(slot, &pages(index).collect::<Vec<_>>());
        }
        Some((union.ledger, union.lines))
    }

    /// How many of its voters have signed the last settled slot: with two alive, a liar's signature and a notice of the other
    /// may end a game that both have signed the end of.
    fn last_voters(&self) -> usize {
        let page = self.settled().checked_sub(1).and_then(|index| self.pages.get(index));
        let signers = page.and_then(Page::decided).map(Proposal::signers).unwrap_or_default();
        page.map_or(0, |page| (0..3).filter(|seat| page.voters[*seat] && signers[*seat]).count())
    }

    /// All lines after the table text in the one order in which a record is written anew.
    pub fn lines(&self) -> Vec<Line> {
        Ledger::union(&[self]).map(|(_, lines)| lines).unwrap_or_default()
    }
}

struct Union {
    ledger: Ledger,
    lines: Vec<Line>,
}

impl Union {
    fn add(&mut self, lines: &[Line]) {
        for (_, result) in self.ledger.add_all(lines) {
            // What is known already, or cannot be placed, adds nothing.
            let changes = result.unwrap_or_default();
            self.lines.extend(changes.iter().filter_map(|change| self.ledger.line_of_change(change)));
        }
    }

    /// What won a slot, with the votes for it that stand in any record, so that the same of a liar's votes are left out
    /// whenever it is written anew; a forfeit stands on evidence, and follows it.
    fn settle(&mut self, pages: &[&Page]) {
        let Some(winner) = pages.iter().find_map(|page| page.decided().filter(|p| !p.is_forfeit())) else {
            return;
        };
        for page in pages {
            let same = page.proposals.iter().filter(|proposal| proposal.hash == winner.hash);
            same.for_each(|proposal| self.add(&proposal.lines(page.owner)));
        }
    }

    /// What else a slot holds: decisions, then forfeits, which stand on them, then claims.
    fn add_evidence(&mut self, slot: Slot, pages: &[&Page]) {
        let (mut plain, mut forfeits) = (Vec::new(), Vec::new());
        for page in pages {
            for proposal in &page.proposals {
                let kind = if proposal.is_forfeit() { &mut forfeits } else { &mut plain };
                kind.push(proposal.lines(page.owner));
            }
        }
        // First a vote each: where these prove a seat a liar, the votes that come after them settle nothing.
        plain.iter().filter_map(|lines| lines.get(..2)).for_each(|lines| self.add(lines));
        plain.iter().chain(&forfeits).for_each(|lines| self.add(lines));
        pages.iter().for_each(|page| self.add(&page.claims_in(self.ledger.id, slot)));
    }
}
