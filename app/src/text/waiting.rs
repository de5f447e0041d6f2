//! The waiting room.

use std::time::Duration;

use sanguo_net::{Asked, Guest, Help, InviteError, Offer, Phase, Progress, PublicKey, ReplyError, Search, Way};

use super::form::invite_error;
use super::lists::list;
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
        Progress::Looking => say!("link-none"),
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

/// How somebody is looked for or reached; `name` has their names.
pub(crate) fn phase(phase: &Phase, name: impl Fn(&PublicKey) -> String) -> String {
    match phase {
        Phase::Looking(search) => looking(search),
        Phase::Reached(Way::SameNetwork) => say!("link-same-network"),
        Phase::Reached(Way::Direct) => say!("link-direct"),
        Phase::Reached(Way::Through(friend)) => say!("link-through", name = name(friend)),
        Phase::Reached(Way::Relayed) => say!("link-relayed"),
    }
}

fn looking(search: &Search) -> String {
    let tried = (search.addresses > 0).then(|| say!("search-addresses", addresses = search.addresses));
    let addresses = tried.map(|tried| match search.failed {
        0 => tried,
        failed => say!("search-failed", tried = tried, failed = failed),
    });
    let local = search.local_network.then(|| say!("search-local"));
    let helper = match search.helper {
        Asked::Not => None,
        Asked::Calling => Some(say!("search-helper-calling")),
        Asked::Answers => Some(say!("search-helper")),
    };
    let public = match search.public_network {
        Asked::Not => None,
        Asked::Calling => Some(say!("search-public-calling")),
        Asked::Answers => Some(say!("search-public")),
    };
    let parts: Vec<String> = [addresses, local, helper, public].into_iter().flatten().collect();
    if parts.is_empty() { say!("link-none") } else { list(&parts) }
}

/// For how long something goes on, to the second.
pub(crate) fn waited(so_long: Duration) -> String {
    let seconds = so_long.as_secs();
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// What would help to reach a host.
pub(crate) fn help(help: Help) -> String {
    match help {
        Help::Open => say!("help-open"),
        Help::Reply => say!("help-reply"),
        Help::HelperAnswers => say!("help-helper-answers"),
        Help::PublicAnswers => say!("help-public-answers"),
        Help::PublicNetwork => say!("help-public"),
        Help::Helper => say!("help-helper"),
        Help::Port => say!("help-port"),
        Help::Ipv6 => say!("help-ipv6"),
    }
}
