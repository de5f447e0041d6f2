//! The waiting room.

use sanguo_net::{Guest, Progress};

use super::say;

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
