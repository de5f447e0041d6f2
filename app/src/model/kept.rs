//! Games kept on this machine.

use std::path::PathBuf;
use std::time::SystemTime;

use sanguo_net::{BadRecord, GameId, Name};
use sanguo_rules::Outcome;

/// A game kept on this machine.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kept {
    /// Its id.
    pub id: GameId,
    /// When something was last written.
    pub changed: SystemTime,
    /// The record file.
    pub path: PathBuf,
    /// What it says, or what is wrong with it.
    pub story: Result<Story, BadRecord>,
}

/// What the record of a kept game says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Story {
    /// The players, in the order Shu, Wu, Wei.
    pub players: [Name; 3],
    /// Settled slots.
    pub slots: usize,
    /// How it ended; unfinished without.
    pub outcome: Option<Outcome>,
}

impl Kept {
    /// Whether the game can be taken up again.
    pub fn is_open(&self) -> bool {
        self.story.as_ref().is_ok_and(|story| story.outcome.is_none())
    }
}
