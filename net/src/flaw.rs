//! What can be wrong with a record.

use crate::codec::TextError;
use crate::ledger::Refusal;
use crate::limits::{LINE_MAX_BYTES, RECORD_MAX_BYTES};

/// What is wrong with a line of a record.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Flaw {
    /// The whole file is too large.
    #[error("a record has at most {RECORD_MAX_BYTES} bytes; this one has {0}")]
    Large(usize),
    /// The file ends within the line.
    #[error("the file ends in the middle of this line, {0} bytes into it")]
    Torn(usize),
    /// The line is too long.
    #[error("a line has at most {LINE_MAX_BYTES} bytes; this one has {0}")]
    Long(usize),
    /// Other bytes than those of a text.
    #[error("a line holds printable ASCII only")]
    Bytes,
    /// The check at its end is missing.
    #[error("a line ends with a space and its check")]
    Unchecked,
    /// It is not the line that was written after the one before it.
    #[error("this line was changed, or it does not follow the one before it (lost, doubled or moved lines)")]
    Changed,
    /// The file is no record at all.
    #[error("a record begins with '{0}'")]
    Header(&'static str),
    /// The table at its beginning is not all there.
    #[error("the table text of four lines is not complete")]
    HeadCut,
    /// The table at its beginning is wrong.
    #[error("the table text is wrong: {0}")]
    Head(TextError),
    /// It says nothing that a record says.
    #[error(transparent)]
    Shape(#[from] TextError),
    /// A decision without a vote.
    #[error("no vote follows this decision, so nobody has signed it")]
    Unsigned,
    /// It cannot follow from the lines before it.
    #[error(transparent)]
    Refused(#[from] Refusal),
}
