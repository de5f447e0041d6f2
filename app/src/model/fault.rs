//! Why something could not be done, kept as it came, so that it can be said in any language.

use std::path::PathBuf;
use std::sync::Arc;

use sanguo_net::{HomeError, OpenError, Trouble};

use super::system::System;

/// Why something could not be done.
#[derive(Clone, Debug, thiserror::Error)]
pub enum Fault {
    /// The data folder cannot be used: nothing can be played.
    #[error("{0}")]
    Home(Arc<HomeError>),
    /// A table could not be opened.
    #[error("{0}")]
    Open(Arc<OpenError>),
    /// What ended the waiting for a table.
    #[error("{0}")]
    Table(Trouble),
    /// The kept games cannot be listed.
    #[error("the kept games cannot be listed: {0}")]
    Games(System),
    /// What was remembered cannot be read.
    #[error("the settings in {} cannot be read: {why}", path.display())]
    Settings {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        why: String,
    },
    /// What is to be remembered cannot be written.
    #[error("the settings could not be kept: {0}")]
    SettingsUnwritten(System),
    /// There is a file where a new one is to be.
    #[error("there is a file of this name already")]
    Exists,
    /// A file could not be written.
    #[error("the copy could not be written: {0}")]
    Unwritten(System),
}

/// The errors of the system cannot be compared; what they say can.
impl PartialEq for Fault {
    fn eq(&self, other: &Fault) -> bool {
        self.to_string() == other.to_string()
    }
}

impl Eq for Fault {}

impl From<HomeError> for Fault {
    fn from(error: HomeError) -> Self {
        Fault::Home(Arc::new(error))
    }
}

impl From<OpenError> for Fault {
    fn from(error: OpenError) -> Self {
        Fault::Open(Arc::new(error))
    }
}
