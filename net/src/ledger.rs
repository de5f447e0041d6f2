//! All that is known of one game: who agreed to what, slot by slot, and the game that follows from it.
//!
//! Pure: the record file, the session and the verification of a record are all this ledger with lines added to it.

use sanguo_rules::{Departure, Game, Kingdom, Outcome, Position};

use crate::codec::{Hash, digest};
use crate::decision::{Decision, DecisionHash, Slot, What};
use crate::event::Signed;
use crate::identity::Signature;
use crate::limits::VOTES_KEPT_PER_SEAT_AND_SLOT;
use crate::line::{Claim, Line, Notice, Vote};
use crate::table::{GameId, Table};

/// A decision that at least one seat has signed.
#[derive(Clone, Debug)]
pub struct Proposal {
    /// What is proposed.
    pub decision: Decision,
    /// Its hash.
    pub hash: DecisionHash,
    /// The signatures held, by seat; a fallen seat's settles nothing.
    pub votes: [Option<Signature>; 3],
    /// The game after it; absent when it does not follow from the settled chain and is kept as evidence alone.
    after: Option<Box<Game>>,
}

impl Proposal {
    /// Whether it follows from the settled decisions and the rules.
    pub fn is_applicable(&self) -> bool {
        self.after.is_some()
    }

    /// Whether it is a forfeit, which may be signed beside another decision.
    pub fn is_forfeit(&self) -> bool {
        matches!(self.decision.what, What::Forfeit(_))
    }

    /// Who has signed it.
    pub fn signers(&self) -> [bool; 3] {
        self.votes.map(|vote| vote.is_some())
    }

    /// Its lines: the decision, the votes, the proposer's first.
    fn lines(&self, owner: Kingdom) -> Vec<Line> {
        let mut lines = vec![Line::Decision(self.decision.clone())];
        for kingdom in [owner, owner.next(), owner.prev()] {
            if let Some(signature) = self.votes[kingdom.index()] {
                lines.push(Line::Vote(Vote { slot: self.decision.slot, kingdom, decision: self.hash, signature }));
            }
        }
        lines
    }
}

/// One slot: what was proposed for it, and what is settled.
#[derive(Clone, Debug)]
pub struct Page {
    /// On turn before the slot.
    pub owner: Kingdom,
    /// Alive before the slot; they alone settle it.
    pub voters: [bool; 3],
    /// In the order in which they became known.
    pub proposals: Vec<Proposal>,
    /// Index of the settled one.
    pub settled: Option<usize>,
    /// Who says that the owner is late.
    pub claims: [Option<Signature>; 3],
}

impl Page {
    fn new(position: &Position) -> Self {
        Page {
            owner: position.turn(),
            voters: Kingdom::ALL.map(|k| position.is_alive(k)),
            proposals: Vec::new(),
            settled: None,
            claims: [None; 3],
        }
    }

    /// The settled proposal.
    pub fn decided(&self) -> Option<&Proposal> {
        self.settled.map(|i| &self.proposals[i])
    }

    /// Whether a seat has signed any decision for this slot; forfeits apart, which are signed beside another.
    pub fn has_vote_of(&self, kingdom: Kingdom) -> bool {
        self.proposals.iter().any(|p| !p.is_forfeit() && p.votes[kingdom.index()].is_some())
    }

    /// Who has signed a proposal, and what that makes of it.
    pub fn signed(&self, proposal: &Proposal) -> Signed {
        self.counted(proposal, proposal.signers())
    }

    /// What a proposal is when only these signatures count.
    fn counted(&self, proposal: &Proposal, by: [bool; 3]) -> Signed {
        if let What::Forfeit(liar) = proposal.decision.what {
            let needed = |k: &Kingdom| self.voters[k.index()] && *k != liar;
            let settled = Kingdom::ALL.iter().filter(|k| needed(k)).all(|k| by[k.index()]);
            return Signed { by, settled, unanimous: settled };
        }
        let of_voters = (0..3).filter(|i| self.voters[*i] && by[*i]).count();
        let voters = self.voters.iter().filter(|v| **v).count();
        // The notice of a resignation stands for its signer's vote where only two are left.
        let noticed =
            matches!(proposal.decision.what, What::Resign(k) if voters == 2 && k != self.owner && !by[k.index()]);
        let owner_needed = matches!(proposal.decision.what, What::Move { .. } | What::Resign(_));
        let settled = of_voters + usize::from(noticed) >= 2 && (!owner_needed || by[self.owner.index()]);
        Signed { by, settled, unanimous: settled && of_voters + usize::from(noticed) == voters }
    }

    fn position_of(&self, hash: &DecisionHash) -> Option<usize> {
        self.proposals.iter().position(|p| p.hash == *hash)
    }

    /// What this page says, whichever the signatures: equal in two ledgers that have nothing to tell each other.
    fn digest(&self) -> Hash {
        let mut proposals: Vec<String> = match self.decided() {
            Some(p) => vec![format!("{} {:?}", p.hash, p.signers())],
            None => self.proposals.iter().map(|p| format!("{} {:?}", p.hash, p.signers())).collect(),
        };
        proposals.sort();
        let claims = self.claims.map(|c| c.is_some());
        let liars = Kingdom::ALL.map(|k| self.is_double_signed_by(k));
        digest("sanguo 1 page", format!("{proposals:?} {claims:?} {liars:?}").as_bytes())
    }

    fn is_double_signed_by(&self, kingdom: Kingdom) -> bool {
        self.proposals.iter().filter(|p| !p.is_forfeit() && p.votes[kingdom.index()].is_some()).count() > 1
    }
}

/// What a line changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// A decision was proposed.
    Proposed {
        /// For which slot.
        slot: Slot,
        /// Which.
        decision: DecisionHash,
    },
    /// A vote was added.
    Voted {
        /// In which slot.
        slot: Slot,
        /// For which decision.
        decision: DecisionHash,
        /// Whose.
        by: Kingdom,
    },
    /// A slot was settled and applied to the game.
    Settled(Slot),
    /// A seat has signed two decisions for a slot.
    DoubleSigned {
        /// Which.
        slot: Slot,
        /// Who.
        by: Kingdom,
    },
    /// A claim was added.
    Claimed(Claim),
    /// A notice was added.
    Noticed(Kingdom),
    /// A seal was added.
    Sealed(Kingdom),
    /// A double signer's votes count again up to this slot.
    Adopted(Slot),
}

/// What came of one line of a message, or of a decision and its vote.
pub type Step<'a> = (&'a [Line], Result<Vec<Change>, Refusal>);

/// Why a line was not added.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// It is there already.
    #[error("this is here already")]
    Known,
    /// A line before it is missing.
    #[error("it is of slot {slot}, but slot {open} is not settled yet")]
    Gap {
        /// The line's slot.
        slot: Slot,
        /// The first slot that is not settled.
        open: Slot,
    },
    /// It builds on a decision that is not in this chain; its signatures are good.
    #[error("it does not follow the decision of slot {0} that is settled here")]
    OtherBranch(u32),
    /// It belongs to another game.
    #[error("it is of another game, {}", .0.short())]
    OtherGame(GameId),
    /// The signature is not the seat's.
    #[error("the signature is not that of {0}'s key")]
    BadSignature(Kingdom),
    /// The rules, or the rules of agreement, do not allow it.
    #[error("{0}")]
    NotAllowed(String),
    /// Enough of this kind is kept.
    #[error("{0} has signed too many decisions for slot {1}; two are proof enough")]
    TooMany(Kingdom, Slot),
}

/// All that is known of one game.
#[derive(Clone, Debug)]
pub struct Ledger {
    table: Table,
    id: GameId,
    seals: [Option<Signature>; 3],
    notices: [Option<Signature>; 3],
    pages: Vec<Page>,
    game: Game,
    /// Proven to have signed twice, and in which slot first known.
    accused: [Option<Slot>; 3],
    /// Up to this slot their votes count all the same.
    adopted: u32,
}

impl Ledger {
    /// A game of which only the table is known.
    pub fn new(table: Table) -> Self {
        let game = Game::new(table.settings().banners);
        let pages = vec![Page::new(game.position())];
        Ledger {
            id: table.id(),
            seals: [None; 3],
            notices: [None; 3],
            pages,
            game,
            accused: [None; 3],
            adopted: 0,
            table,
        }
    }

    /// The agreed table.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// The game id.
    pub fn id(&self) -> GameId {
        self.id
    }

    /// The game after the last settled slot.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// How it ended, if it has.
    pub fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    /// Whether all three have signed the table.
    pub fn is_sealed(&self) -> bool {
        self.seals.iter().all(Option::is_some)
    }

    /// Whether a seat has signed the table.
    pub fn is_sealed_by(&self, kingdom: Kingdom) -> bool {
        self.seals[kingdom.index()].is_some()
    }

    /// Whether a seat has given notice of its resignation.
    pub fn has_notice_of(&self, kingdom: Kingdom) -> bool {
        self.notices[kingdom.index()].is_some()
    }

    /// Number of settled slots.
    pub fn settled(&self) -> usize {
        self.pages.iter().take_while(|p| p.settled.is_some()).count()
    }

    /// The slot to be filled next; after the end, the one that would be.
    pub fn open_slot(&self) -> Slot {
        let number = u32::try_from(self.settled()).unwrap_or(u32::MAX).saturating_add(1);
        Slot::new(number).unwrap_or(Slot::FIRST)
    }

    /// The pages, the open one included.
    pub fn pages(&self) -> &[Page] {
        &self.pages
    }

    /// A slot's page, where there is one.
    pub fn page(&self, slot: Slot) -> Option<&Page> {
        self.pages.get(slot.index())
    }

    /// A known decision.
    pub fn proposal(&self, slot: Slot, decision: &DecisionHash) -> Option<&Proposal> {
        self.page(slot)?.proposals.iter().find(|p| p.hash == *decision)
    }

    /// Hash of the last settled decision, of the table text before the first.
    pub fn head(&self) -> DecisionHash {
        self.head_after(self.settled())
    }

    /// Hash of the decision that settled the slot with this number; of the table text for 0 and for open slots.
    pub fn head_after(&self, slots: usize) -> DecisionHash {
        let page = slots.checked_sub(1).and_then(|index| self.pages.get(index));
        page.and_then(Page::decided).map_or(self.id, |p| p.hash)
    }

    /// Whether it is proven that a seat signed two decisions for one slot.
    pub fn is_accused(&self, kingdom: Kingdom) -> bool {
        self.accused[kingdom.index()].is_some()
    }

    /// Seats that have signed two decisions for one slot, and the slot in which that was first seen.
    pub fn double_signers(&self) -> Vec<(Kingdom, Slot)> {
        Kingdom::ALL.into_iter().filter_map(|k| Some((k, self.accused[k.index()]?))).collect()
    }

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
            Change::Noticed(kingdom) => {
                let signature = self.notices[kingdom.index()]?;
                Some(Line::Notice(Notice { game: self.id, kingdom: *kingdom, signature }))
            }
            Change::Sealed(kingdom) => Some(Line::Seal { kingdom: *kingdom, signature: self.seals[kingdom.index()]? }),
            Change::Adopted(slot) => Some(Line::Adopt(*slot)),
            Change::Settled(_) | Change::DoubleSigned { .. } => None,
        }
    }

    /// A known decision with all votes for it, the owner's first.
    pub fn lines_of_proposal(&self, slot: Slot, decision: &DecisionHash) -> Option<Vec<Line>> {
        Some(self.proposal(slot, decision)?.lines(self.page(slot)?.owner))
    }

    /// The lines of one slot, what is settled first; slot 0 is the seals and notices.
    pub fn lines_of(&self, slot: u32) -> Vec<Line> {
        let mut lines = self.settled_lines_of(slot);
        lines.extend(self.evidence_of(slot));
        lines
    }

    /// All lines after the table text in the one order in which a record is written anew: first what is settled, slot by
    /// slot, then what else was signed. So nobody's vote is counted after a proof against it.
    pub fn lines(&self) -> Vec<Line> {
        let slots = u32::try_from(self.pages.len()).unwrap_or(u32::MAX);
        let settled = (0..=slots).flat_map(|slot| self.settled_lines_of(slot));
        settled.chain((1..=slots).flat_map(|slot| self.evidence_of(slot))).collect()
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
        for by in Kingdom::ALL {
            if let Some(signature) = page.claims[by.index()] {
                lines.push(Line::Claim(Claim { game: self.id, slot: number, late: page.owner, by, signature }));
            }
        }
        lines
    }

    fn lines_of_the_table(&self) -> Vec<Line> {
        let mut lines = Vec::new();
        for kingdom in Kingdom::ALL {
            if let Some(signature) = self.seals[kingdom.index()] {
                lines.push(Line::Seal { kingdom, signature });
            }
        }
        for kingdom in Kingdom::ALL {
            if let Some(signature) = self.notices[kingdom.index()] {
                lines.push(Line::Notice(Notice { game: self.id, kingdom, signature }));
            }
        }
        lines
    }

    /// For each slot from 0 on, a hash of what is known up to and including it.
    pub fn digests(&self) -> Vec<Hash> {
        let (seals, notices) = (self.seals.map(|s| s.is_some()), self.notices.map(|n| n.is_some()));
        let mut last = digest("sanguo 1 page", format!("{} {seals:?} {notices:?}", self.id).as_bytes());
        let mut all = vec![last];
        for page in &self.pages {
            last = digest("sanguo 1 upto", &[&last.as_bytes()[..], page.digest().as_bytes()].concat());
            all.push(last);
        }
        all
    }

    /// Adds the lines of a message: a decision counts with the vote that follows it at once. Goes on after a refusal, and
    /// tells for each line, or pair of them, what it changed or why it was refused.
    pub fn add_all<'a>(&mut self, lines: &'a [Line]) -> Vec<Step<'a>> {
        let mut results = Vec::with_capacity(lines.len());
        let mut rest = lines;
        while let [line, tail @ ..] = rest {
            let (result, used) = match (line, tail.first()) {
                (Line::Decision(decision), Some(Line::Vote(vote))) => (self.propose(decision, vote), 2),
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
                Err(Refusal::NotAllowed("a decision needs the vote that brought it right after it".into()))
            }
            Line::Vote(vote) => self.add_vote(vote),
            Line::Claim(claim) => self.add_claim(claim),
            Line::Notice(notice) => self.add_notice(notice),
            Line::Adopt(slot) => self.adopt(*slot),
            Line::Talk(_) => Err(Refusal::NotAllowed("talk is no part of a record".into())),
        }
    }

    /// Adds a decision with a vote for it.
    ///
    /// # Errors
    /// Why it was not added; then nothing has changed.
    pub fn propose(&mut self, decision: &Decision, vote: &Vote) -> Result<Vec<Change>, Refusal> {
        if decision.game != self.id {
            return Err(Refusal::OtherGame(decision.game));
        }
        if !self.is_sealed() {
            return Err(Refusal::NotAllowed("not all three have signed the table yet".into()));
        }
        let hash = decision.hash();
        if vote.decision != hash || vote.slot != decision.slot {
            return Err(Refusal::NotAllowed("the vote after a decision must be for it".into()));
        }
        if self.proposal(decision.slot, &hash).is_some() {
            return self.add_vote(vote);
        }
        if !decision.is_signed_by(&self.table.player(vote.kingdom).key, &vote.signature) {
            return Err(Refusal::BadSignature(vote.kingdom));
        }
        if let What::Forfeit(liar) = decision.what {
            self.check_forfeit(decision, liar, vote.kingdom)?;
        }
        let after = match self.apply(decision, vote.kingdom) {
            _ if matches!(decision.what, What::Forfeit(_)) => None,
            Ok(game) => Some(Box::new(game)),
            Err(Refusal::Gap { slot, open }) => return Err(Refusal::Gap { slot, open }),
            Err(refusal) if !self.conflicts(decision.slot, vote.kingdom) => return Err(refusal),
            Err(_) => None,
        };
        self.has_room(vote.kingdom, decision.slot)?;
        let page = &mut self.pages[decision.slot.index()];
        page.proposals.push(Proposal { decision: decision.clone(), hash, votes: [None; 3], after });
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
                Refusal::NotAllowed(format!("nothing is known of the decision {} it is for", vote.decision.short()))
            });
        };
        if let Some(held) = proposal.votes[vote.kingdom.index()] {
            // Two signatures under the same bytes say the same; only a wrong one is worth a word.
            if held == vote.signature {
                return Err(Refusal::Known);
            }
        }
        if !proposal.decision.is_signed_by(&self.table.player(vote.kingdom).key, &vote.signature) {
            return Err(Refusal::BadSignature(vote.kingdom));
        }
        if proposal.votes[vote.kingdom.index()].is_some() {
            return Err(Refusal::Known);
        }
        self.has_room(vote.kingdom, vote.slot)?;
        Ok(self.count_vote(vote))
    }

    /// Two decisions of one seat are a proof; a liar may not fill the ledger with more.
    fn has_room(&self, kingdom: Kingdom, slot: Slot) -> Result<(), Refusal> {
        let held = self
            .page(slot)
            .map_or(0, |page| page.proposals.iter().filter(|p| p.votes[kingdom.index()].is_some()).count());
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
            self.accused[by.index()].get_or_insert(slot);
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
        if !self.is_accused(liar) {
            return Err(Refusal::NotAllowed(format!("there is no proof that {liar} signed twice")));
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
        let mut game = Game::new(self.table.settings().banners);
        for page in &self.pages[..slot.index()] {
            if let Some(Proposal { decision: Decision { what: What::Move { mv, .. }, .. }, .. }) = page.decided() {
                // It was legal when it was settled, and the game before it is the same.
                let _ = game.play(*mv);
            }
        }
        let page = &mut self.pages[slot.index()];
        page.settled = Some(at);
        if let What::Forfeit(liar) = page.proposals[at].decision.what {
            let _ = game.depart(liar, Departure::Forfeited);
        }
        self.game = game;
        Change::Settled(slot)
    }

    fn settle(&mut self, slot: Slot, at: usize) -> Change {
        let page = &mut self.pages[slot.index()];
        page.settled = Some(at);
        if let Some(after) = page.proposals[at].after.take() {
            self.game = *after;
        }
        // What else was proposed no longer follows from the chain; it stays as evidence.
        for proposal in &mut page.proposals {
            proposal.after = None;
        }
        if self.game.outcome().is_none() && Slot::new(slot.number() + 1).is_some() {
            self.pages.push(Page::new(self.game.position()));
        }
        Change::Settled(slot)
    }

    /// The game after a decision, if it may fill the open slot and `by` may be the first to sign it.
    fn apply(&self, decision: &Decision, by: Kingdom) -> Result<Game, Refusal> {
        let open = self.open_slot();
        if self.outcome().is_some() && decision.slot >= open {
            return Err(Refusal::NotAllowed("the game had ended before it".into()));
        }
        if decision.slot > open {
            return Err(Refusal::Gap { slot: decision.slot, open });
        }
        if decision.slot < open || decision.previous != self.head() {
            return Err(Refusal::OtherBranch(decision.slot.number() - 1));
        }
        let owner = self.game.position().turn();
        if matches!(decision.what, What::Move { .. } | What::Resign(_)) && by != owner {
            return Err(Refusal::NotAllowed(format!("{by} signed it first, but only {owner} on turn may propose it")));
        }
        let mut game = self.game.clone();
        match decision.what {
            What::Move { mv, hash, .. } => {
                game.play(mv).map_err(|e| Refusal::NotAllowed(format!("the move is not legal: {e}")))?;
                let reached = game.position().hash();
                if reached != hash {
                    let text = format!("the position hash after {mv} is {reached}, not {hash}");
                    return Err(Refusal::NotAllowed(text));
                }
            }
            What::Resign(kingdom) => {
                if kingdom != owner && !self.has_notice_of(kingdom) {
                    return Err(Refusal::NotAllowed(format!("{kingdom} has given no notice of a resignation")));
                }
                depart(&mut game, kingdom, Departure::Resigned)?;
            }
            What::Timeout(kingdom) => {
                if kingdom != owner {
                    return Err(Refusal::NotAllowed(format!("it is {owner}'s time that runs, not {kingdom}'s")));
                }
                depart(&mut game, kingdom, Departure::OutOfTime)?;
            }
            // Checked by itself: it may fill a slot that is settled.
            What::Forfeit(kingdom) => depart(&mut game, kingdom, Departure::Forfeited)?,
        }
        Ok(game)
    }

    /// Whether a seat has already signed another decision for a slot.
    fn conflicts(&self, slot: Slot, by: Kingdom) -> bool {
        self.page(slot).is_some_and(|page| page.has_vote_of(by))
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
        if claim.late != page.owner || claim.by == claim.late {
            return Err(Refusal::NotAllowed(format!(
                "a claim in slot {} is of {}, by another",
                claim.slot, page.owner
            )));
        }
        if page.claims[claim.by.index()].is_some() {
            return Err(Refusal::Known);
        }
        if !claim.is_signed_by(&self.table.player(claim.by).key) {
            return Err(Refusal::BadSignature(claim.by));
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

fn depart(game: &mut Game, kingdom: Kingdom, how: Departure) -> Result<(), Refusal> {
    game.depart(kingdom, how).map_err(|e| Refusal::NotAllowed(e.to_string()))
}
