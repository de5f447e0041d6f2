//! The envelope of all codes: bech32m over a version byte, a length byte and what the code says. The length byte lets a cut
//! code be told from a mistyped one.

use std::fmt;

use bech32::primitives::decode::{CheckedHrpstring, UncheckedHrpstring};
use bech32::{Bech32m, Fe32IterExt, Hrp};

use crate::limits::INVITE_MAX_CHARS;
use crate::version::Older;

const CHECKSUM_CHARS: usize = 6;
const VERSION: u8 = 1;
/// Version and length.
pub(crate) const HEAD_BYTES: usize = 2;

/// Why a code was refused; nothing was dialled.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum InviteError {
    /// Nothing was given.
    #[error("there is no code yet: paste the one that the host's program shows")]
    Empty,
    /// Something else was pasted.
    #[error("this is not an invite code: a code begins with 'sanguo1'")]
    NotACode,
    /// The end is missing.
    #[error("the code is cut short: {have} of {need} characters are there – copy it again, to its end")]
    Cut {
        /// Characters given.
        have: usize,
        /// Characters the whole code has.
        need: usize,
    },
    /// Something follows the code.
    #[error("the code is too long: something was added to its {need} characters – paste the code alone")]
    TooLong {
        /// Characters the whole code has.
        need: usize,
    },
    /// A character was changed.
    #[error("the code is mistyped: at least one character is wrong – copy it instead of typing it")]
    Mistyped,
    /// A newer or older program made it.
    #[error("the code is of version {0}, this program knows version {VERSION}; {1}")]
    Version(u8, Older),
    /// The checksum is right, the content is not.
    #[error("the code is damaged: {0} – ask the host for a new one")]
    Damaged(&'static str),
}

/// A kind of code.
pub(crate) struct Envelope {
    /// What it begins with, the separator left out.
    pub(crate) prefix: Hrp,
    /// Bytes that it has at least, the head counted.
    pub(crate) fixed: usize,
    /// Bytes that it has at most.
    pub(crate) longest: usize,
}

impl Envelope {
    /// Writes a code with this content.
    pub(crate) fn write(&self, f: &mut fmt::Formatter<'_>, content: &[u8]) -> fmt::Result {
        let length = u8::try_from(HEAD_BYTES + content.len()).map_err(|_| fmt::Error)?;
        let bytes = [&[VERSION, length], content].concat();
        bech32::encode_to_fmt::<Bech32m, _>(f, self.prefix, &bytes).map_err(|_| fmt::Error)
    }

    /// The code alone, of what people paste: any case, with the spaces and line breaks that chats put in, as a `sanguo:` link;
    /// and its content. Whoever reads on must make sure that the code is spelt as it would write it.
    pub(crate) fn read(&self, text: &str) -> Result<(String, Vec<u8>), InviteError> {
        if text.len() > 4 * INVITE_MAX_CHARS {
            return Err(InviteError::NotACode);
        }
        let mut code: String = text.split_whitespace().collect::<String>().to_lowercase();
        if let Some(rest) = code.strip_prefix("sanguo:") {
            code = rest.trim_start_matches('/').to_owned();
        }
        if code.is_empty() {
            return Err(InviteError::Empty);
        }
        let begins = format!("{}1", self.prefix);
        if !code.starts_with(&begins) {
            let is_beginning = begins.starts_with(&code);
            return Err(if is_beginning { self.cut(&code, self.fixed) } else { InviteError::NotACode });
        }
        let Ok(checked) = CheckedHrpstring::new::<Bech32m>(&code) else {
            return Err(self.what_is_wrong(&code));
        };
        let bytes: Vec<u8> = checked.byte_iter().collect();
        if checked.hrp() != self.prefix {
            return Err(InviteError::NotACode);
        }
        match bytes.first() {
            Some(&version) => {
                if let Some(older) = Older::of(VERSION.into(), version.into()) {
                    return Err(InviteError::Version(version, older));
                }
            }
            None => return Err(InviteError::Damaged("it is empty")),
        }
        if bytes.len() < self.fixed || usize::from(bytes[1]) != bytes.len() {
            return Err(InviteError::Damaged("its length is wrong"));
        }
        Ok((code, bytes[HEAD_BYTES..].to_vec()))
    }

    fn prefix_chars(&self) -> usize {
        self.prefix.as_str().len() + 1
    }

    /// Tells a cut code, and one with something added, from a mistyped one by the length that it states itself.
    fn what_is_wrong(&self, code: &str) -> InviteError {
        let data = &code[self.prefix_chars()..];
        let valid = data.chars().take_while(|c| bech32::Fe32::from_char(*c).is_ok()).count();
        let head: String = code.chars().take(self.prefix_chars() + valid.min(4)).collect();
        if valid < 4 {
            return if data.chars().count() == valid { self.cut(code, self.fixed) } else { InviteError::Mistyped };
        }
        let Ok(unchecked) = UncheckedHrpstring::new(&head) else {
            return InviteError::Mistyped;
        };
        let bytes: Vec<u8> = unchecked
            .data_part_ascii()
            .iter()
            .filter_map(|c| bech32::Fe32::from_char((*c).into()).ok())
            .fes_to_bytes()
            .collect();
        let stated = bytes.get(1).map_or(0, |length| usize::from(*length));
        if !(self.fixed..=self.longest).contains(&stated) {
            return InviteError::Mistyped;
        }
        let need = self.chars(stated);
        match code.chars().count() {
            have if have < need && data.chars().count() == valid => self.cut(code, stated),
            have if have > need => InviteError::TooLong { need },
            _ => InviteError::Mistyped,
        }
    }

    fn cut(&self, code: &str, bytes: usize) -> InviteError {
        InviteError::Cut { have: code.chars().count(), need: self.chars(bytes) }
    }

    fn chars(&self, bytes: usize) -> usize {
        self.prefix_chars() + (bytes * 8).div_ceil(5) + CHECKSUM_CHARS
    }
}
