//! What a record file says, as the record screen shows it.

use std::path::PathBuf;

use sanguo_net::{BadRecord, GameId, Name, Settings, Signed, Slot, Verified, VerifiedSlot, What};
use sanguo_rules::{Kingdom, Outcome};

use super::system::System;

/// A record file that was opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opened {
    /// The file.
    pub path: PathBuf,
    /// What it proves, or why it proves nothing.
    pub evidence: Result<Evidence, Unfit>,
}

/// Why a file proves nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unfit {
    /// It could not be read, and why.
    Unread(System),
    /// The first bad line and why.
    Bad(BadRecord),
}

/// What a verified record says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Evidence {
    /// The game's id.
    pub id: GameId,
    /// The players, in the order Shu, Wu, Wei.
    pub players: [Name; 3],
    /// What they agreed on.
    pub settings: Settings,
    /// Whether all three have signed that.
    pub sealed: bool,
    /// The settled slots in order.
    pub slots: Vec<VerifiedSlot>,
    /// How it ended, if it has.
    pub outcome: Option<Outcome>,
    /// Number of valid signatures.
    pub signatures: usize,
    /// Who is proven to have signed two decisions for one slot, and the first such slot.
    pub double_signers: Vec<(Kingdom, Slot)>,
    /// Decisions of the open slot that are signed and not settled.
    pub unsettled: Vec<(What, Signed)>,
    /// Who is said to be late in the open slot, and by whom.
    pub claims: Vec<(Kingdom, Kingdom)>,
    /// The record in its one canonical order.
    pub record: String,
}

impl Evidence {
    /// How many slots all who had a say have signed.
    pub fn unanimous(&self) -> usize {
        self.slots.iter().filter(|slot| slot.signed.unanimous).count()
    }
}

impl From<&Verified> for Evidence {
    fn from(verified: &Verified) -> Self {
        Evidence {
            id: verified.game(),
            players: verified.table().players().clone().map(|player| player.name),
            settings: *verified.table().settings(),
            sealed: verified.is_sealed(),
            slots: verified.slots().collect(),
            outcome: verified.outcome(),
            signatures: verified.signatures(),
            double_signers: verified.double_signers(),
            unsettled: verified.unsettled().collect(),
            claims: verified.open_claims(),
            record: verified.to_record(),
        }
    }
}
