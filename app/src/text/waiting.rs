//! The waiting room.

use sanguo_net::{Guest, InviteError, Offer, Progress, ReplyError};

use super::form::invite_error;
use super::{say, settings};

/// A code as a link.
pub(crate) fn link(code: &str) -> String {
    format!("sanguo:{code}")
}

/// What a code tells of its table.
pub(crate) fn offer(offer: &Offer) -> String {
    say!("offer", host = offer.name.to_string(), settings = settings(&offer.settings))
}

/// Who somebody is.
pub(crate) fn guest(guest: &Guest) -> String {
    match &guest.name {
        Some(name) => name.to_string(),
        None if guest.host => say!("guest-host"),
        None => say!("guest-key", key = guest.key.short()),
    }
}

/// How far somebody has got.
pub(crate) fn progress(progress: Progress) -> String {
    match progress {
        Progress::Looking { addresses } => say!("progress-looking", addresses = addresses),
        Progress::Asking => say!("progress-asking"),
        Progress::Waiting => say!("progress-waiting"),
        Progress::Seating => say!("progress-seating"),
        Progress::Lost => say!("progress-lost"),
    }
}

/// What is wrong with a reply code.
pub(crate) fn reply_error(error: &ReplyError) -> String {
    match error {
        ReplyError::NotAReply => say!("reply-other"),
        ReplyError::Code(InviteError::Empty) => say!("reply-empty"),
        ReplyError::Code(error) => invite_error(error),
    }
}
