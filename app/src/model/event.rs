//! What comes in from the world outside the window.

use std::path::PathBuf;

use super::{Fault, Kept, Memory, Opened, Visit};

/// What comes from the world outside the window.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// The games kept on this machine, the newest first.
    Games(Vec<Kept>),
    /// The kept games cannot be listed, and why.
    NoGames(Fault),
    /// The data folder cannot be used, and why: nothing can be played.
    NoHome(Fault),
    /// A record file was read.
    Opened(Box<Opened>),
    /// The file chosen in the system's dialog, if one was.
    Asked(Option<PathBuf>),
    /// A copy was written to this file, or could not be, and why.
    Exported(Result<PathBuf, Fault>),
    /// What the program remembers from before.
    Remembered(Box<Memory>),
    /// What was remembered cannot be read or kept, and why.
    Forgotten(Fault),
    /// A table could not be opened, and why.
    NotOpened(Visit, Fault),
    /// Where the record of the table's game is.
    Record(Visit, PathBuf),
    /// Something happened at a table.
    Table(Visit, sanguo_net::Event),
}
