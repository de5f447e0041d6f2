//! A player's name: what a person typed, bounded and free of characters that could deceive.

use std::fmt;
use std::str::FromStr;

use crate::limits::{NAME_MAX_BYTES, NAME_MAX_CHARS};

/// A name as shown to people. It has 1 to 24 characters, no control, invisible or direction-changing ones, and no
/// space at its ends or twice in a row.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Name(String);

/// Why a name was refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NameError {
    /// Nothing was given.
    #[error("a name needs at least one character")]
    Empty,
    /// More than the limit.
    #[error("a name has at most {NAME_MAX_CHARS} characters; this one has {0}")]
    TooLong(usize),
    /// A character that cannot be seen, or that changes how others are seen.
    #[error("a name cannot hold the invisible character U+{0:04X}")]
    Invisible(u32),
    /// A space at an end, or two in a row.
    #[error("a name has no space at its ends and no two spaces in a row")]
    Spaces,
}

impl Name {
    /// The name as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for Name {
    type Err = NameError;

    fn from_str(text: &str) -> Result<Self, NameError> {
        if text.is_empty() {
            return Err(NameError::Empty);
        }
        let length = text.chars().count();
        if length > NAME_MAX_CHARS || text.len() > NAME_MAX_BYTES {
            return Err(NameError::TooLong(length));
        }
        if let Some(c) = text.chars().find(|c| is_invisible(*c)) {
            return Err(NameError::Invisible(c.into()));
        }
        if text.starts_with(' ') || text.ends_with(' ') || text.contains("  ") {
            return Err(NameError::Spaces);
        }
        Ok(Name(text.to_owned()))
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Control characters, spaces other than the plain one, and format characters: marks of direction, joiners, tags.
pub(crate) fn is_invisible(c: char) -> bool {
    c.is_control()
        || (c.is_whitespace() && c != ' ')
        || matches!(c,
            '\u{AD}' | '\u{34F}' | '\u{61C}' | '\u{115F}' | '\u{1160}' | '\u{17B4}' | '\u{17B5}'
            | '\u{180B}'..='\u{180F}' | '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}'
            | '\u{2060}'..='\u{206F}' | '\u{3164}' | '\u{FE00}'..='\u{FE0F}' | '\u{FEFF}' | '\u{FFA0}'
            | '\u{FFF0}'..='\u{FFFB}' | '\u{1D173}'..='\u{1D17A}' | '\u{E0000}'..='\u{E0FFF}')
}

/// Writes text as printable ASCII: letters, digits and `-._~` stand for themselves, every other byte is `%XX`.
pub(crate) fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for byte in text.bytes() {
        if byte.is_ascii_alphanumeric() || b"-._~".contains(&byte) {
            out.push(char::from(byte));
        } else {
            out.push_str(&format!("%{byte:02X}"));
        }
    }
    out
}

/// Reads what [`escape`] writes; `None` for any other spelling.
pub(crate) fn unescape(text: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let Some((&first, tail)) = rest.split_first() {
        if first == b'%' {
            let digits = std::str::from_utf8(tail.get(..2)?).ok()?;
            bytes.push(u8::from_str_radix(digits, 16).ok()?);
            rest = &tail[2..];
        } else {
            bytes.push(first);
            rest = tail;
        }
    }
    let plain = String::from_utf8(bytes).ok()?;
    (escape(&plain) == text).then_some(plain)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn names_that_deceive_are_refused() {
        for bad in ["", " a", "a ", "a  b", "a\nb", "a\u{202E}b", "\u{200B}", "a\u{A0}b", &"x".repeat(25)] {
            assert!(bad.parse::<Name>().is_err(), "{bad:?}");
        }
        for good in ["Ann", "O'Neil \"x\"", "Žluťoučký kůň", "劉備", "😀", &"é".repeat(24)] {
            assert_eq!(good.parse::<Name>().unwrap().as_str(), good);
        }
    }

    proptest! {
        #[test]
        fn escaping_is_one_to_one(text in ".{0,60}", other in "[%A-Fa-f0-9 ~é]{0,12}") {
            let escaped = escape(&text);
            prop_assert!(escaped.bytes().all(|b| b.is_ascii_graphic()));
            prop_assert_eq!(unescape(&escaped), Some(text));
            if let Some(plain) = unescape(&other) {
                prop_assert_eq!(escape(&plain), other);
            }
        }
    }
}
