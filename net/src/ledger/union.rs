//! Ledgers of one game put together, and a ledger's lines in their one order: both by adding everything anew.

use sanguo_rules::Kingdom;

use super::{Ledger, Page};
use crate::decision::Slot;
use crate::line::Line;

impl Ledger {
    /// All that these ledgers of one game know, and the lines that say it in the order in which a record is written.
    ///
    /// What is settled comes before what proves a seat a liar, so that nobody's vote is counted after a proof against it;
    /// what lost comes before what won where it proves nothing, since it would be refused afterwards. What a reader would
    /// refuse all the same, as the third decision of a liar for one slot, is left out.
    pub(crate) fn union(ledgers: &[&Ledger]) -> Option<(Ledger, Vec<Line>)> {
        let mut union = Union { ledger: Ledger::new(ledgers.first()?.table.clone()), lines: Vec::new() };
        for ledger in ledgers {
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

    /// What lost in a slot and proves nothing, then what won.
    fn settle(&mut self, pages: &[&Page]) {
        let decided = pages.iter().find_map(|page| Some((page.owner, page.decided().filter(|p| !p.is_forfeit())?)));
        let Some((owner, winner)) = decided else {
            return;
        };
        let proposals = || pages.iter().flat_map(|page| &page.proposals).filter(|p| !p.is_forfeit());
        let for_winner = |k: Kingdom| proposals().any(|p| p.hash == winner.hash && p.votes[k.index()].is_some());
        for loser in proposals().filter(|p| p.hash != winner.hash) {
            let signed = |k: &Kingdom| loser.votes[k.index()].is_some();
            let before = self.ledger.page(winner.decision.slot);
            let is_proof = |k: Kingdom| for_winner(k) || before.is_some_and(|page| page.has_vote_of(k));
            if !Kingdom::ALL.into_iter().filter(signed).any(is_proof) {
                self.add(&loser.lines(owner));
            }
        }
        self.add(&winner.lines(owner));
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
