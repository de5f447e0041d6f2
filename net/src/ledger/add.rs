//! Adding lines to a ledger: each is checked against all that the lines before it say.

use sanguo_rules::{Departure, Game, Kingdom, Move, PositionHash};

use super::{Change, Ledger, Page, Proposal, Refusal, Step};
use crate::decision::{Decision, DecisionHash, Slot, What, hash_of};
use crate::identity::Signature;
use crate::limits::VOTES_KEPT_PER_SEAT_AND_SLOT;
use crate::line::{Claim, Line, Notice, Vote};

impl Ledger {
    /// Adds the lines of a message: a decision counts with the vote that follows it at once. Goes on after a refusal, and
    /// tells for each line, or pair of them, what it changed or why it was refused.
    pub fn add_all<'a>(&mut self, lines: &'a [Line]) -> Vec<Step<'a>> {
        let mut results = Vec::with_capacity(lines.len());
        let mut rest = lines;
        while let [line, tail @ ..] = rest {
            let (result, used) = match (line, tail.first()) {
                (Line::Decision(decision), Some(Line::Vote(vote))) => match self.propose(decision, &votes_at(tail)) {
                    Err(Refusal::Known) => (self.add_vote(vote), 2),
                    result => (result, 2),
                },
                _ => (self.add(line), 1),
            };
            let (these, tail) = rest.split_at(used);
            results.push((these, result));
            rest = tail;
        }
        results
    }

    /// Adds one line that stands alone.
    ///
    /// # Errors
    /// Why it was not added; then nothing has changed.
    pub fn add(&mut self, line: &Line) -> Result<Vec<Change>, Refusal> {
        match line {
            Line::Seal { kingdom, signature } => self.add_seal(*kingdom, signature),
            Line::Decision(_) => {
                Err(Refusal::Malformed("a decision needs the vote that brought it right after it".into()))
            }
            Line::Vote(vote) => self.add_vote(vote),
            Line::Claim(claim) => self.add_claim(claim),
            Line::Notice(notice) => self.add_notice(notice),
            Line::Adopt(slot) => self.adopt(*slot),
            Line::Talk(_) => Err(Refusal::Malformed("talk is no part of a record".into())),
        }
    }

    /// Adds a decision that is not known yet with the vote that brought it, the first; the others that follow it only vouch for it here and are
    /// added after it.
    ///
    /// # Errors
    /// Why it was not added; then nothing has changed.
    pub fn propose(&mut self, decision: &Decision, votes: &[Vote]) -> Result<Vec<Change>, Refusal> {
        let Some((vote, others)) = votes.split_first() else {
            return Err(Refusal::Malformed("a decision needs the vote that brought it right after it".into()));
        };
        if decision.game != self.id {
            return Err(Refusal::OtherGame(decision.game));
        }
        if !self.is_sealed() {
            return Err(Refusal::Missing("not all three have signed the table yet".into()));
        }
        let bytes = decision.vote_bytes();
        let hash = hash_of(&bytes);
        if vote.decision != hash || vote.slot != decision.slot {
            return Err(Refusal::Malformed("the vote after a decision must be for it".into()));
        }
        if self.proposal(decision.slot, &hash).is_some() {
            return Err(Refusal::Known);
        }
        if !self.table.player(vote.kingdom).key.verify(&bytes, &vote.signature) {
            return Err(Refusal::BadSignature(vote.kingdom));
        }
        if let What::Forfeit(liar) = decision.what {
            self.check_forfeit(decision, liar, vote.kingdom)?;
        }
        let applicable = match self.check(decision, vote.kingdom) {
            _ if matches!(decision.what, What::Forfeit(_)) => false,
            Ok(()) => true,
            // Once what it stands on is here it may fill the slot, so it is no mere evidence now.
            Err(refusal @ (Refusal::Gap { .. } | Refusal::Missing(_))) => return Err(refusal),
            // What was signed for a settled slot is kept: alone it proves nothing, but the other half of a proof may follow.
            Err(_) if decision.slot < self.open_slot() => false,
            Err(refusal) if !votes.iter().any(|v| self.is_evidence(decision, &hash, v)) => return Err(refusal),
            Err(_) => false,
        };
        let is_backed = |other: &Vote| !self.is_accused(other.kingdom) && self.is_vote_for(decision, &hash, other);
        if !matches!(decision.what, What::Forfeit(_)) {
            self.has_room(vote.kingdom, decision.slot)
                .or_else(|full| if others.iter().any(is_backed) { Ok(()) } else { Err(full) })?;
        }
        let page = &mut self.pages[decision.slot.index()];
        page.proposals.push(Proposal {
            decision: decision.clone(),
            hash,
            bytes: bytes.into(),
            votes: [None; 3],
            applicable,
        });
        let mut changes = vec![Change::Proposed { slot: decision.slot, decision: hash }];
        changes.extend(self.count_vote(vote));
        Ok(changes)
    }

    fn add_vote(&mut self, vote: &Vote) -> Result<Vec<Change>, Refusal> {
        let open = self.open_slot();
        let Some(proposal) = self.proposal(vote.slot, &vote.decision) else {
            return Err(if vote.slot > open {
                Refusal::Gap { slot: vote.slot, open }
            } else {
                Refusal::Missing(format!("nothing is known of the decision {} it is for", vote.decision.short()))
            });
        };
        if let Some(held) = proposal.votes[vote.kingdom.index()] {
            // Two signatures under the same bytes say the same; only a wrong one is worth a word.
            if held == vote.signature {
                return Err(Refusal::Known);
            }
        }
        if !proposal.is_signed_by(&self.table.player(vote.kingdom).key, &vote.signature) {
            return Err(Refusal::BadSignature(vote.kingdom));
        }
        if proposal.votes[vote.kingdom.index()].is_some() {
            return Err(Refusal::Known);
        }
        let is_backed = Kingdom::ALL.iter().any(|k| proposal.votes[k.index()].is_some() && !self.is_accused(*k));
        if !proposal.is_forfeit() && !is_backed {
            self.has_room(vote.kingdom, vote.slot)?;
        }
        Ok(self.count_vote(vote))
    }

    /// Two decisions of one seat are a proof; a liar may not fill the ledger with more. What a seat that is not proven a
    /// liar has signed too has room always: the third seat may have settled it, and signs but one for each slot.
    fn has_room(&self, kingdom: Kingdom, slot: Slot) -> Result<(), Refusal> {
        let signed = |p: &&Proposal| !p.is_forfeit() && p.votes[kingdom.index()].is_some();
        let held = self.page(slot).map_or(0, |page| page.proposals.iter().filter(signed).count());
        if held < VOTES_KEPT_PER_SEAT_AND_SLOT { Ok(()) } else { Err(Refusal::TooMany(kingdom, slot)) }
    }

    fn count_vote(&mut self, vote: &Vote) -> Vec<Change> {
        let (slot, by) = (vote.slot, vote.kingdom);
        let page = &mut self.pages[slot.index()];
        let Some(at) = page.position_of(&vote.decision) else {
            return Vec::new();
        };
        let conflict = page.has_vote_of(by) && !page.proposals[at].is_forfeit();
        page.proposals[at].votes[by.index()] = Some(vote.signature);
        let mut changes = vec![Change::Voted { slot, decision: vote.decision, by }];
        if conflict {
            // From here on its votes settle nothing more, this one included.
            let first = self.accused[by.index()].map_or(slot, |known| known.min(slot));
            self.accused[by.index()] = Some(first);
            changes.push(Change::DoubleSigned { slot, by });
        }
        changes.extend(self.settle_when_ready(slot, at));
        changes
    }

    fn settle_when_ready(&mut self, slot: Slot, at: usize) -> Option<Change> {
        let page = &self.pages[slot.index()];
        let proposal = &page.proposals[at];
        let honest = |k: Kingdom| slot.number() <= self.adopted || !self.is_accused(k);
        let by = Kingdom::ALL.map(|k| proposal.votes[k.index()].is_some() && honest(k));
        match page.settled {
            Some(settled) if settled == at => None,
            Some(_) if page.decided().is_some_and(Proposal::is_forfeit) => None,
            _ if proposal.is_forfeit() => page.counted(proposal, by).settled.then(|| self.settle_forfeit(slot, at)),
            None if proposal.is_applicable() => page.counted(proposal, by).settled.then(|| self.settle(slot, at)),
            // Enough signatures under another decision too are a fork: evidence, until a forfeit fills the slot.
            None | Some(_) => None,
        }
    }

    /// Counts everybody's votes again up to a slot that the third seat has settled.
    fn adopt(&mut self, slot: Slot) -> Result<Vec<Change>, Refusal> {
        if slot.number() <= self.adopted || self.accused.iter().all(Option::is_none) {
            return Err(Refusal::Known);
        }
        self.adopted = slot.number();
        let open = self.open_slot();
        let proposals = self.page(open).map_or(0, |page| page.proposals.len());
        let mut changes = vec![Change::Adopted(slot)];
        changes.extend((0..proposals).find_map(|at| self.settle_when_ready(open, at)));
        Ok(changes)
    }

    /// A forfeit stands on a proof and on a decision of one's own chain, whatever that chain says later.
    fn check_forfeit(&self, decision: &Decision, liar: Kingdom, by: Kingdom) -> Result<(), Refusal> {
        let open = self.open_slot();
        let Some(page) = self.page(decision.slot) else {
            return Err(Refusal::Gap { slot: decision.slot, open });
        };
        if decision.previous != self.head_after(decision.slot.index()) {
            return Err(Refusal::OtherBranch(decision.slot.number() - 1));
        }
        if self.accused[liar.index()].is_none_or(|proven| proven > decision.slot) {
            return Err(Refusal::Missing(format!("there is no proof up to that slot that {liar} signed twice")));
        }
        if !page.voters[liar.index()] || !page.voters[by.index()] || by == liar {
            let text = format!("{by} cannot sign in slot {} that {liar} forfeits the game", decision.slot);
            return Err(Refusal::NotAllowed(text));
        }
        Ok(())
    }

    /// Fills the slot and undoes all after it.
    fn settle_forfeit(&mut self, slot: Slot, at: usize) -> Change {
        self.pages.truncate(slot.number() as usize);
        // The proof that the forfeit stands on is in the pages that stay; what was proven in the others goes with them.
        for accused in &mut self.accused {
            *accused = accused.filter(|proven| *proven <= slot);
        }
        self.settled = slot.number() as usize;
        let page = &mut self.pages[slot.index()];
        page.settled = Some(at);
        let mut game = Game::new(self.table.settings().banners);
        for decided in self.pages.iter().filter_map(Page::decided) {
            fill(&mut game, decided.decision.what);
        }
        self.game = game;
        Change::Settled(slot)
    }

    fn settle(&mut self, slot: Slot, at: usize) -> Change {
        let page = &mut self.pages[slot.index()];
        page.settled = Some(at);
        let what = page.proposals[at].decision.what;
        // What else was proposed no longer follows from the chain; it stays as evidence.
        page.proposals.iter_mut().for_each(|proposal| proposal.applicable = false);
        fill(&mut self.game, what);
        self.settled += 1;
        if self.game.outcome().is_none() && Slot::new(slot.number() + 1).is_some() {
            self.pages.push(Page::new(self.game.position()));
        }
        Change::Settled(slot)
    }

    /// Whether a decision may fill the open slot and `by` may be the first to sign it.
    fn check(&self, decision: &Decision, by: Kingdom) -> Result<(), Refusal> {
        let open = self.open_slot();
        if decision.slot > open {
            return Err(Refusal::Gap { slot: decision.slot, open });
        }
        if decision.slot < open || decision.previous != self.head() {
            return Err(Refusal::OtherBranch(decision.slot.number() - 1));
        }
        if self.outcome().is_some() {
            return Err(Refusal::NotAllowed("the game had ended before it".into()));
        }
        let owner = self.game.position().turn();
        if matches!(decision.what, What::Move { .. } | What::Resign(_)) && by != owner {
            return Err(Refusal::NotAllowed(format!("{by} signed it first, but only {owner} on turn may propose it")));
        }
        match decision.what {
            What::Move { mv, hash, .. } => self.check_move(mv, hash),
            What::Resign(kingdom) if kingdom != owner && !self.has_notice_of(kingdom) => {
                Err(Refusal::Missing(format!("{kingdom} has given no notice of a resignation")))
            }
            What::Resign(kingdom) if !self.game.position().is_alive(kingdom) => {
                Err(Refusal::NotAllowed(format!("{kingdom} had fallen before it could resign")))
            }
            What::Timeout(kingdom) if kingdom != owner => {
                Err(Refusal::NotAllowed(format!("it is {owner}'s time that runs, not {kingdom}'s")))
            }
            // A forfeit is checked by itself: it may fill a slot that is settled.
            What::Resign(_) | What::Timeout(_) | What::Forfeit(_) => Ok(()),
        }
    }

    fn check_move(&self, mv: Move, hash: PositionHash) -> Result<(), Refusal> {
        let mut position = self.game.position().clone();
        position.play(mv).map_err(|e| Refusal::NotAllowed(format!("the move is not legal: {e}")))?;
        let reached = position.hash();
        if reached == hash {
            Ok(())
        } else {
            Err(Refusal::NotAllowed(format!("the position hash after {mv} is {reached}, not {hash}")))
        }
    }

    fn is_vote_for(&self, decision: &Decision, hash: &DecisionHash, vote: &Vote) -> bool {
        vote.decision == *hash && decision.is_signed_by(&self.table.player(vote.kingdom).key, &vote.signature)
    }

    /// Whether a vote for a decision that fills nothing here proves that its seat has signed twice for that slot.
    fn is_evidence(&self, decision: &Decision, hash: &DecisionHash, vote: &Vote) -> bool {
        self.page(decision.slot).is_some_and(|page| page.has_vote_of(vote.kingdom))
            && self.is_vote_for(decision, hash, vote)
    }

    fn add_seal(&mut self, kingdom: Kingdom, signature: &Signature) -> Result<Vec<Change>, Refusal> {
        if self.seals[kingdom.index()] == Some(*signature) {
            return Err(Refusal::Known);
        }
        if !self.table.is_sealed_by(kingdom, signature) {
            return Err(Refusal::BadSignature(kingdom));
        }
        if self.is_sealed_by(kingdom) {
            return Err(Refusal::Known);
        }
        self.seals[kingdom.index()] = Some(*signature);
        Ok(vec![Change::Sealed(kingdom)])
    }

    fn add_claim(&mut self, claim: &Claim) -> Result<Vec<Change>, Refusal> {
        if claim.game != self.id {
            return Err(Refusal::OtherGame(claim.game));
        }
        let open = self.open_slot();
        let Some(page) = self.pages.get_mut(claim.slot.index()) else {
            return Err(Refusal::Gap { slot: claim.slot, open });
        };
        if page.claims[claim.by.index()].is_some() {
            return Err(Refusal::Known);
        }
        if !claim.is_signed_by(&self.table.player(claim.by).key) {
            return Err(Refusal::BadSignature(claim.by));
        }
        if claim.by == claim.late {
            return Err(Refusal::NotAllowed(format!("{} claims its own lateness", claim.by)));
        }
        if claim.late != page.owner {
            // It may be of another branch; a claim does not say of which.
            return Err(Refusal::OtherBranch(claim.slot.number() - 1));
        }
        page.claims[claim.by.index()] = Some(claim.signature);
        Ok(vec![Change::Claimed(*claim)])
    }

    fn add_notice(&mut self, notice: &Notice) -> Result<Vec<Change>, Refusal> {
        if notice.game != self.id {
            return Err(Refusal::OtherGame(notice.game));
        }
        if self.has_notice_of(notice.kingdom) {
            return Err(Refusal::Known);
        }
        if !notice.is_signed_by(&self.table.player(notice.kingdom).key) {
            return Err(Refusal::BadSignature(notice.kingdom));
        }
        self.notices[notice.kingdom.index()] = Some(notice.signature);
        Ok(vec![Change::Noticed(notice.kingdom)])
    }
}

/// What a settled decision does to the game. That it can has been checked before it was settled.
fn fill(game: &mut Game, what: What) {
    match what {
        What::Move { mv, .. } => drop(game.play(mv)),
        What::Resign(kingdom) => drop(game.depart(kingdom, Departure::Resigned)),
        What::Timeout(kingdom) => drop(game.depart(kingdom, Departure::OutOfTime)),
        What::Forfeit(kingdom) => drop(game.depart(kingdom, Departure::Forfeited)),
    }
}

/// The votes at the beginning of these lines.
pub(crate) fn votes_at(lines: &[Line]) -> Vec<Vote> {
    let votes = lines.iter().map_while(|line| if let Line::Vote(vote) = line { Some(*vote) } else { None });
    votes.take(Kingdom::ALL.len()).collect()
}
