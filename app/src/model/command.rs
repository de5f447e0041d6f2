//! What the window is to do for the model.

use std::path::PathBuf;

use sanguo_net::{GameId, Invite, Name, Settings};

use super::{Call, Memory, Visit};

/// What the window is to do for the model.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// Make a table.
    Host(Visit, Settings, Name),
    /// Make a table, and say its code at the one that is open.
    Again(Visit, Settings, Name),
    /// Join a table.
    Join(Visit, Box<Invite>, Name),
    /// Take up a game.
    Resume(Visit, GameId),
    /// Tell the open table something.
    Table(sanguo_net::Command),
    /// Close the open table.
    Leave,
    /// List the kept games anew.
    List,
    /// Remember this for the next start.
    Remember(Memory),
    /// Read and check a record file.
    Open(PathBuf),
    /// Write a record or a picture to a new file.
    Export {
        /// What is written.
        text: String,
        /// The file.
        path: PathBuf,
    },
    /// Put this into the clipboard.
    Copy(String),
    /// Let the person know what has happened.
    Call(Call),
}
