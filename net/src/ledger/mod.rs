//! All that is known of one game: who agreed to what, slot by slot, and the game that follows from it.
//!
//! Pure: the record file, the session and the verification of a record are all this ledger with lines added to it.

mod add;
mod lines;
mod page;
mod union;

use sanguo_rules::{Game, Kingdom, Outcome};

pub(crate) use add::votes_at;
pub use page::{Page, Proposal};

use crate::decision::{DecisionHash, Slot};
use crate::identity::Signature;
use crate::line::{Claim, Line};
use crate::table::{GameId, Table};

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
    /// Its signer signed it, and the rules, or the rules of agreement, do not allow it.
    #[error("{0}")]
    NotAllowed(String),
    /// Something that it stands on is not here yet.
    #[error("{0}")]
    Missing(String),
    /// The lines are not put together as lines are; whoever sent them did that, not whoever signed them.
    #[error("{0}")]
    Malformed(String),
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
    settled: usize,
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
            settled: 0,
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
        self.settled
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
}
