//! Troubles: at a table, with the data folder, with a record file.

use std::io::ErrorKind;

use sanguo_net::limits::TALK_MAX_BYTES;
use sanguo_net::{
    BadRecord, Flaw, HomeError, IdentityError, JournalError, NotAdmitted, Older, OpenError, Refusal, Refused, Trouble,
};

use super::board::kingdom;
use super::lists::sentence;
use super::say;
use super::tried::illegal;
use crate::model::{Fault, System, Unfit};

/// Something that went wrong at a table.
pub(crate) fn trouble(trouble: &Trouble) -> String {
    match trouble {
        Trouble::Refused(why) => refused(why),
        Trouble::NotAdmitted(NotAdmitted::Full) => say!("refused-full"),
        Trouble::NotAdmitted(NotAdmitted::WrongSecret) => say!("refused-secret"),
        Trouble::NotAdmitted(NotAdmitted::Closed) => say!("refused-closed"),
        Trouble::NotAdmitted(NotAdmitted::OtherSettings) => say!("refused-settings"),
        Trouble::NotAdmitted(NotAdmitted::Version(None)) => say!("refused-version"),
        Trouble::NotAdmitted(NotAdmitted::Version(Some(Older::This))) => say!("refused-newer"),
        Trouble::NotAdmitted(NotAdmitted::Version(Some(Older::Other))) => say!("refused-older"),
        Trouble::NoAnswer => say!("trouble-no-answer"),
        Trouble::BadMessage { who, what } => say!("trouble-message", who = who.as_str(), what = refusal(what)),
        Trouble::Disk(_) => say!("trouble-disk"),
        Trouble::Unheard => say!("trouble-unheard"),
        Trouble::Names(why) => say!("trouble-names", why = why.as_str()),
        Trouble::Network(why) => say!("trouble-network", why = why.as_str()),
    }
}

fn refused(why: &Refused) -> String {
    match why {
        Refused::Illegal(why) => illegal(why),
        Refused::NotYourTurn(turn) => say!("refusal-turn", kingdom = kingdom(*turn)),
        Refused::Signed => say!("refusal-signed"),
        Refused::Fallen => say!("refusal-fallen"),
        Refused::Resigned => say!("refusal-resigned"),
        Refused::Talk => say!("refusal-talk", most = TALK_MAX_BYTES),
        Refused::Over => say!("word-over"),
        Refused::Disk => say!("refusal-disk"),
        Refused::Unsealed => say!("unsealed"),
        Refused::Accused => say!("refusal-accused"),
        Refused::Suspended { liar, third } => {
            say!("refusal-suspended", kingdom = kingdom(*liar), name = third.as_str())
        }
        Refused::Unheard => say!("refusal-unheard"),
        Refused::NotBegun => say!("refusal-not-begun"),
        Refused::Reply => say!("refusal-reply"),
        Refused::Seats { who, .. } => say!("refusal-seats", who = who.as_str()),
    }
}

/// Why something could not be done.
pub(crate) fn fault(fault: &Fault) -> String {
    match fault {
        Fault::Home(error) => home(error),
        Fault::Open(error) => open(error),
        Fault::Table(error) => trouble(error),
        Fault::Games(why) => say!("fault-games", why = system(why)),
        Fault::Settings { path, .. } => say!("fault-settings", path = path.display().to_string()),
        Fault::SettingsUnwritten(why) => say!("fault-settings-unwritten", why = system(why)),
        Fault::Exists => say!("fault-exists"),
        Fault::Unwritten(why) => say!("fault-unwritten", why = system(why)),
    }
}

/// The system's commonest troubles in the person's language, others in its own words.
fn system(trouble: &System) -> String {
    match trouble.kind {
        ErrorKind::NotFound => say!("system-missing"),
        ErrorKind::PermissionDenied => say!("system-denied"),
        ErrorKind::StorageFull => say!("system-full"),
        ErrorKind::ReadOnlyFilesystem => say!("system-read-only"),
        _ => trouble.words.clone(),
    }
}

fn home(error: &HomeError) -> String {
    match error {
        HomeError::Folder(path, why) => {
            say!("fault-folder", path = path.display().to_string(), why = system(&why.into()))
        }
        HomeError::InUse(path) => say!("fault-in-use", path = path.display().to_string()),
        HomeError::Identity(error) => identity(error),
    }
}

fn identity(error: &IdentityError) -> String {
    match error {
        IdentityError::File(path, why) => {
            say!("fault-key", path = path.display().to_string(), why = system(&why.into()))
        }
        IdentityError::Exposed(path) => say!("fault-key-exposed", path = path.display().to_string()),
        IdentityError::Damaged(path) => say!("fault-key-damaged", path = path.display().to_string()),
        IdentityError::Random(why) => say!("fault-random", why = why.to_string()),
    }
}

fn open(error: &OpenError) -> String {
    match error {
        OpenError::Network(why) => say!("fault-network", why = why.to_string()),
        OpenError::Journal(JournalError::File(path, why)) => {
            say!("fault-record", path = path.display().to_string(), why = system(&why.into()))
        }
        OpenError::Journal(JournalError::Damaged(path, BadRecord { line, why, .. })) => {
            let path = path.display().to_string();
            say!("fault-record-damaged", path = path, line = *line, why = flaw(why))
        }
        OpenError::NoSuchGame(game) => say!("fault-no-game", game = game.short()),
        OpenError::NotSeated(game) => say!("fault-not-seated", game = game.short()),
        OpenError::Random(why) => say!("fault-random", why = why.to_string()),
    }
}

/// What is wrong with a line of a record; the terminal says more of it.
pub(super) fn flaw(flaw: &Flaw) -> String {
    match flaw {
        Flaw::Large(_) => say!("flaw-large"),
        Flaw::Torn(_) => say!("flaw-torn"),
        Flaw::Long(_) | Flaw::Bytes | Flaw::Unchecked | Flaw::Shape(_) => say!("flaw-shape"),
        Flaw::Changed => say!("flaw-changed"),
        Flaw::Header(_) => say!("flaw-header"),
        Flaw::HeadCut | Flaw::Head(_) => say!("flaw-head"),
        Flaw::Unsigned => say!("flaw-unsigned"),
        Flaw::Refused(why) => refusal(why),
    }
}

/// Why a line of a friend or of a record was not accepted.
fn refusal(refusal: &Refusal) -> String {
    match refusal {
        Refusal::BadSignature(signer) => say!("wrong-signature", kingdom = kingdom(*signer)),
        Refusal::OtherGame(_) => say!("wrong-game"),
        Refusal::NotAllowed(_) => say!("wrong-rules"),
        Refusal::Malformed(_) => say!("wrong-form"),
        Refusal::Known | Refusal::Gap { .. } | Refusal::OtherBranch(_) | Refusal::Missing(_) | Refusal::TooMany(..) => {
            say!("wrong-order")
        }
    }
}

/// Why a file cannot be shown, in a headline.
pub(crate) fn unfit_head(unfit: &Unfit) -> String {
    match unfit {
        Unfit::Unread(_) => say!("unread"),
        Unfit::Bad(_) => say!("bad"),
    }
}

/// Why a file cannot be shown.
pub(crate) fn unfit(unfit: &Unfit) -> String {
    match unfit {
        Unfit::Unread(why) => sentence(&system(why)),
        Unfit::Bad(BadRecord { line, why, .. }) => say!("bad-line", line = *line, why = flaw(why)),
    }
}

/// What can be done about it.
pub(crate) fn unfit_hint(unfit: &Unfit) -> String {
    match unfit {
        Unfit::Unread(_) => say!("unread-hint"),
        Unfit::Bad(_) => say!("bad-hint"),
    }
}
