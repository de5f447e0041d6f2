//! Why the system did not do something.

use std::io;

/// Why the system did not do something: what kind of trouble, to be said in any language, and its own words.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{words}")]
pub struct System {
    /// The kind.
    pub kind: io::ErrorKind,
    /// The system's words.
    pub words: String,
}

impl From<&io::Error> for System {
    fn from(error: &io::Error) -> Self {
        System { kind: error.kind(), words: error.to_string() }
    }
}

impl From<io::Error> for System {
    fn from(error: io::Error) -> Self {
        System::from(&error)
    }
}
