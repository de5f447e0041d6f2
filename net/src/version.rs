//! Which of two programs is the older one, where they do not understand each other.

use std::fmt;

/// The older of two programs of different versions: the one to be updated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Older {
    /// The one that says so.
    This,
    /// The other side's.
    Other,
}

impl Older {
    /// Compares versions; `None` where they are equal.
    pub(crate) fn of(own: u32, other: u32) -> Option<Older> {
        match own.cmp(&other) {
            std::cmp::Ordering::Less => Some(Older::This),
            std::cmp::Ordering::Equal => None,
            std::cmp::Ordering::Greater => Some(Older::Other),
        }
    }
}

impl fmt::Display for Older {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Older::This => "this program is the older one: update it",
            Older::Other => "the other program is the older one: ask your friend to update it",
        })
    }
}
