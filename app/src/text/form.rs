//! What is filled in on the home screen, and what is wrong with it.

use sanguo_net::limits::NAME_MAX_CHARS;
use sanguo_net::{InviteError, NameError, Seats};

use super::say;
use crate::model::FormError;

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

fn invite_error(error: &InviteError) -> String {
    match error {
        InviteError::Empty => say!("code-empty"),
        InviteError::NotACode => say!("code-other"),
        InviteError::Cut { have, need } => say!("code-cut", have = *have, need = *need),
        InviteError::TooLong { need } => say!("code-long", need = *need),
        InviteError::Mistyped => say!("code-mistyped"),
        InviteError::Version(version) => say!("code-version", version = *version),
        InviteError::Damaged(_) => say!("code-damaged"),
    }
}
