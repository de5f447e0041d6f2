//! The one codec's small parts: hashes in hex, numbers, and the rule that a text has one spelling.

use std::fmt;
use std::str::FromStr;

/// What is wrong with a text from outside.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TextError {
    /// The fields are not those that belong there.
    #[error("this is not of the form '{0}'")]
    Shape(&'static str),
    /// Right in meaning, but not spelt the one way.
    #[error("this is not spelt as this program would write it")]
    Spelling,
    /// Well formed, but it cannot be.
    #[error("{0}")]
    Meaning(String),
}

/// A text that has exactly one spelling: `read` refuses what `Display` would not write.
pub(crate) trait Strict: fmt::Display + Sized {
    /// Reads the fields, however lenient.
    fn parse(text: &str) -> Result<Self, TextError>;

    /// Reads `text`, and refuses any other spelling of the same.
    fn read(text: &str) -> Result<Self, TextError> {
        let value = Self::parse(text)?;
        if value.to_string() == text { Ok(value) } else { Err(TextError::Spelling) }
    }
}

/// A BLAKE3-256 hash, written as 64 lower-case hex digits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hash([u8; 32]);

impl Hash {
    /// The 32 bytes.
    pub fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// The first eight digits, for people.
    pub fn short(&self) -> String {
        self.to_string()[..8].to_owned()
    }
}

impl From<[u8; 32]> for Hash {
    fn from(bytes: [u8; 32]) -> Self {
        Hash(bytes)
    }
}

impl fmt::Display for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&data_encoding::HEXLOWER.encode(&self.0))
    }
}

impl fmt::Debug for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.short())
    }
}

impl FromStr for Hash {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        bytes_from_hex(text).map(Hash)
    }
}

/// Exactly `N` bytes from lower-case hex.
pub(crate) fn bytes_from_hex<const N: usize>(text: &str) -> Result<[u8; N], TextError> {
    let shape = TextError::Shape("lower-case hexadecimal digits");
    let bytes = data_encoding::HEXLOWER.decode(text.as_bytes()).map_err(|_| shape.clone())?;
    bytes.try_into().map_err(|_| shape)
}

/// BLAKE3 of a domain string, a line feed and the bytes.
pub(crate) fn digest(domain: &str, bytes: &[u8]) -> Hash {
    let mut hasher = blake3::Hasher::new();
    hasher.update(domain.as_bytes()).update(b"\n").update(bytes);
    Hash(*hasher.finalize().as_bytes())
}

/// A decimal number without leading zeros.
pub(crate) fn number(text: &str) -> Result<u64, TextError> {
    let shape = TextError::Shape("a decimal number without leading zeros");
    let value: u64 = text.parse().map_err(|_| shape.clone())?;
    if value.to_string() == text { Ok(value) } else { Err(shape) }
}

/// A span of time, or a point on a program's own monotonic clock, in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Millis(pub u64);

impl Millis {
    /// This much later; never overflows.
    #[must_use]
    pub fn plus(self, other: Millis) -> Millis {
        Millis(self.0.saturating_add(other.0))
    }

    /// How much is left after `other`; zero when nothing is.
    #[must_use]
    pub fn minus(self, other: Millis) -> Millis {
        Millis(self.0.saturating_sub(other.0))
    }
}
