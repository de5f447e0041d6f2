//! The position hash, on which peers agree and by which repetition is counted.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::point::quote;

/// BLAKE3-256 of a position's text without its last field; written as 64 lower-case hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PositionHash([u8; 32]);

impl PositionHash {
    /// The hash of the text `PLACEMENT TURN OWNERS`.
    pub(crate) fn of_text(text: &str) -> PositionHash {
        PositionHash(*blake3::hash(text.as_bytes()).as_bytes())
    }

    /// The 32 bytes.
    pub const fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// The hash with these bytes.
    pub const fn from_bytes(bytes: [u8; 32]) -> PositionHash {
        PositionHash(bytes)
    }
}

impl fmt::Display for PositionHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&blake3::Hash::from_bytes(self.0).to_hex())
    }
}

impl fmt::Debug for PositionHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that is no position hash; holds its beginning.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("\"{0}\" is no position hash: 64 lower-case hexadecimal digits are expected")]
pub struct PositionHashError(pub String);

impl FromStr for PositionHash {
    type Err = PositionHashError;

    fn from_str(text: &str) -> Result<PositionHash, PositionHashError> {
        // Upper-case digits are read as well there.
        let hash = blake3::Hash::from_hex(text).ok().filter(|hash| hash.to_hex().as_str() == text);
        hash.map(|hash| PositionHash(*hash.as_bytes())).ok_or_else(|| PositionHashError(quote(text, 16)))
    }
}
