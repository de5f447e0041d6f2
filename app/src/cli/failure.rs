//! Why a command did not do what it was told, in one line.

use std::io;
use std::path::PathBuf;

use sanguo_net::{HomeError, InviteError, OpenError};

use crate::window::WindowError;

/// Why a command ended with a non-zero exit code.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// Nobody reads the output any more, which is not worth a word, or there is no room for it.
    #[error("the output could not be written: {0}")]
    Output(#[source] io::Error),
    /// The threads that the network runs on could not be started.
    #[error("the threads for the network could not be started: {0}")]
    Threads(#[source] io::Error),
    /// The data folder could not be used.
    #[error(transparent)]
    Home(#[from] HomeError),
    /// The table could not be opened.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// The code is no good.
    #[error(transparent)]
    Invite(#[from] InviteError),
    /// The window could not be shown.
    #[error(transparent)]
    Window(#[from] WindowError),
    /// A file could not be used.
    #[error("{0}: {1}")]
    File(PathBuf, #[source] io::Error),
    /// Anything else, in words.
    #[error("{0}")]
    Said(String),
    /// It has been said already.
    #[error("")]
    Told,
}

impl Failure {
    /// A failure in words.
    pub fn said(text: impl Into<String>) -> Self {
        Failure::Said(text.into())
    }
}
