//! What the window is to do for the model.

use std::path::PathBuf;

use sanguo_net::{Network, Start};

use super::{Call, Export, Memory, Visit};

/// What the window is to do for the model.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// The open table waits to one side until the code of the next one can be said at it.
    Aside,
    /// Make a table, join one or take up a game; where to listen is not for the person to say.
    Begin(Visit, Start, Box<Network>),
    /// Tell the open table something.
    Table(sanguo_net::Command),
    /// Close the open table.
    Leave,
    /// List the kept games anew.
    List,
    /// Remember this for the next start.
    Remember(Box<Memory>),
    /// Read and check a record file.
    Open(PathBuf),
    /// Show the system's dialog for a file.
    Ask {
        /// The name offered for a file to be written; none where one is to be read.
        save: Option<&'static str>,
    },
    /// Write a file.
    Export {
        /// What is written.
        what: Export,
        /// The file.
        path: PathBuf,
        /// Whether it may be there already.
        over: bool,
    },
    /// Put this into the clipboard.
    Copy(String),
    /// Let the person know what has happened.
    Call(Call),
}
