//! What is filled in on the home screen, and what is wrong with it.

use sanguo_net::limits::NAME_MAX_CHARS;
use sanguo_net::{InviteError, NameError, Older, Seats};

use super::say;
use crate::model::{FormError, ReachError};

/// A clock that is offered.
pub(crate) fn preset((minutes, seconds): (u32, u32)) -> String {
    say!("clock-preset", minutes = minutes, seconds = seconds)
}

/// How the kingdoms are given.
pub(crate) fn seats(seats: Seats) -> String {
    match seats {
        Seats::Drawn => say!("seats-drawn"),
        Seats::HostFirst => say!("seats-host"),
    }
}

/// What is wrong with what was filled in.
pub(crate) fn form_error(error: &FormError) -> String {
    match error {
        FormError::Name(error) => name_error(error),
        FormError::Code(error) => invite_error(error),
        FormError::Reach(error) => reach_error(*error),
    }
}

fn name_error(error: &NameError) -> String {
    match error {
        NameError::Empty => say!("name-empty"),
        NameError::TooLong(count) => say!("name-long", most = NAME_MAX_CHARS, count = *count),
        NameError::Invisible(code) => say!("name-invisible", character = format!("U+{code:04X}")),
        NameError::Spaces => say!("name-spaces"),
    }
}

pub(super) fn invite_error(error: &InviteError) -> String {
    match error {
        InviteError::Empty => say!("code-empty"),
        InviteError::NotACode => say!("code-other"),
        InviteError::Cut { have, need } => say!("code-cut", have = *have, need = *need),
        InviteError::TooLong { need } => say!("code-long", need = *need),
        InviteError::Mistyped => say!("code-mistyped"),
        InviteError::Version(version, Older::This) => say!("code-newer", version = *version),
        InviteError::Version(version, Older::Other) => say!("code-older", version = *version),
        InviteError::Damaged(_) => say!("code-damaged"),
    }
}

/// What is wrong with how friends are to reach each other.
pub(crate) fn reach_error(error: ReachError) -> String {
    match error {
        ReachError::Helper => say!("reach-bad-helper"),
        ReachError::Port => say!("reach-bad-port"),
        ReachError::Outside => say!("reach-bad-outside"),
        ReachError::PortMissing => say!("reach-port-missing"),
    }
}
