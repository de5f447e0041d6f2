//! One slot of a game: what was proposed for it, and who has signed what.

use std::sync::Arc;

use sanguo_rules::{Kingdom, Position};

use crate::codec::{Hash, digest};
use crate::decision::{Decision, DecisionHash, Slot, What};
use crate::event::Signed;
use crate::identity::{PublicKey, Signature};
use crate::line::{Claim, Line, Vote};
use crate::table::GameId;

/// A decision that at least one seat has signed.
#[derive(Clone, Debug)]
pub struct Proposal {
    /// What is proposed.
    pub decision: Decision,
    /// Its hash.
    pub hash: DecisionHash,
    /// What is signed under it; kept, as every vote is checked against it.
    pub(super) bytes: Arc<[u8]>,
    /// The signatures held, by seat; a fallen seat's settles nothing.
    pub votes: [Option<Signature>; 3],
    /// Follows from the settled decisions and the rules; otherwise it is kept as evidence alone.
    pub(super) applicable: bool,
}

impl Proposal {
    /// Whether it follows from the settled decisions and the rules.
    pub fn is_applicable(&self) -> bool {
        self.applicable
    }

    /// Whether it is a forfeit, which may be signed beside another decision.
    pub fn is_forfeit(&self) -> bool {
        matches!(self.decision.what, What::Forfeit(_))
    }

    /// Who has signed it.
    pub fn signers(&self) -> [bool; 3] {
        self.votes.map(|vote| vote.is_some())
    }

    /// Whether a vote is its seat's signature under this.
    pub(super) fn is_signed_by(&self, key: &PublicKey, signature: &Signature) -> bool {
        key.verify(&self.bytes, signature)
    }

    /// Its lines: the decision, the votes, the proposer's first.
    pub(super) fn lines(&self, owner: Kingdom) -> Vec<Line> {
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
    pub(super) fn new(position: &Position) -> Self {
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
    pub(super) fn counted(&self, proposal: &Proposal, by: [bool; 3]) -> Signed {
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

    /// The claims in this slot as lines.
    pub(super) fn claims_in(&self, game: GameId, slot: Slot) -> Vec<Line> {
        let claim = |by: Kingdom| {
            let signature = self.claims[by.index()]?;
            Some(Line::Claim(Claim { game, slot, late: self.owner, by, signature }))
        };
        Kingdom::ALL.into_iter().filter_map(claim).collect()
    }

    pub(super) fn position_of(&self, hash: &DecisionHash) -> Option<usize> {
        self.proposals.iter().position(|p| p.hash == *hash)
    }

    /// What this page says, whichever the signatures: equal in two ledgers that have nothing to tell each other.
    pub(super) fn digest(&self) -> Hash {
        let line = |word: &str, p: &Proposal| format!("{word} {} {}\n", p.hash, seats(p.signers()));
        let mut lines: Vec<String> = match self.decided() {
            Some(decided) => vec![line("settled", decided)],
            None => self.proposals.iter().map(|p| line("proposed", p)).collect(),
        };
        lines.sort();
        lines.push(format!("late {}\n", seats(self.claims.map(|claim| claim.is_some()))));
        lines.push(format!("liars {}\n", seats(Kingdom::ALL.map(|k| self.is_double_signed_by(k)))));
        digest("sanguo 1 page", lines.concat().as_bytes())
    }

    pub(super) fn is_double_signed_by(&self, kingdom: Kingdom) -> bool {
        self.proposals.iter().filter(|p| !p.is_forfeit() && p.votes[kingdom.index()].is_some()).count() > 1
    }
}

/// Seats by their letters, `-` for none.
pub(super) fn seats(which: [bool; 3]) -> String {
    let letters: String = Kingdom::ALL.into_iter().filter(|k| which[k.index()]).map(Kingdom::letter).collect();
    if letters.is_empty() { "-".into() } else { letters }
}
