//! What passes between a table and whoever shows it: commands in, events out. No part of it knows a screen.

use std::time::Duration;

use sanguo_rules::{Kingdom, Move, Outcome};

use crate::approach::Approach;
use crate::codec::Millis;
use crate::decision::{DecisionHash, Slot, What};
use crate::identity::PublicKey;
use crate::ledger::Refusal;
use crate::name::Name;
use crate::refused::Refused;
use crate::reply::Reply;
use crate::table::{GameId, Table};
use crate::version::Older;

/// What a person, or a programmed player, wants of the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// Move one's own piece; refused with [`Event::Trouble`] when it is not one's turn or not legal.
    Move(Move),
    /// Give the game up, on turn or not.
    Resign,
    /// Say something to the two others.
    Say(String),
    /// The host alone: dial a guest who cannot dial, where its reply code says.
    Dial(Box<Reply>),
    /// End this program's part: what must be written is written, what must be sent is sent. The game stays resumable.
    Quit,
}

/// How a friend is reached just now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Link {
    /// Not at all; the program keeps dialling.
    Gone,
    /// A connection of one's own inside this machine or the local network.
    SameNetwork,
    /// A connection of one's own over the internet.
    Direct,
    /// Through this friend, who passes on what is said.
    Through(Kingdom),
    /// Through a relay outside the table; slower.
    Relayed,
}

/// How far somebody in the waiting room has got.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Progress {
    /// This program looks for the host; [`Event::Approach`] tells how.
    Looking,
    /// Connected, and asking to be let in.
    Asking,
    /// In; waiting for the others.
    Waiting,
    /// All three are in, and the seats are being drawn.
    Seating,
    /// Was in, and cannot be reached now.
    Lost,
}

/// Somebody in the waiting room.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Guest {
    /// The player's key.
    pub key: PublicKey,
    /// The name, where known yet.
    pub name: Option<Name>,
    /// Made the table.
    pub host: bool,
    /// How far along.
    pub progress: Progress,
}

/// What a friend's program has signed of a slot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Signed {
    /// Shu, Wu, Wei: whose signature under this decision is held here, witnesses' included.
    pub by: [bool; 3],
    /// Signed by two voters, the owner among them where that is needed.
    pub settled: bool,
    /// Signed by all three while three are alive, by both while two are.
    pub unanimous: bool,
}

impl Signed {
    /// How many signatures are held.
    pub fn count(&self) -> usize {
        self.by.iter().filter(|signed| **signed).count()
    }
}

/// The thinking time of the three as this program measures it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clocks {
    /// Shu, Wu, Wei: what is left, as of the moment the event was sent.
    pub left: [Millis; 3],
    /// Whose clock runs, if any does.
    pub running: Option<Kingdom>,
}

/// What happens at the table. The events of a resumed game begin with [`Event::Seated`] and all its settled slots in
/// order, so that whoever shows it needs no other source.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// The code to give to the two friends. Comes again when the addresses in it have changed.
    Invite {
        /// The code, one word.
        code: String,
    },
    /// The host cannot be reached from here; if this code is given to the host, its program can dial this one
    /// ([`Command::Dial`]). Comes again when the addresses in it have changed.
    Reply {
        /// The code, one word.
        code: String,
    },
    /// Who is in the waiting room, the host first, then in the order of joining.
    Lobby(Vec<Guest>),
    /// How somebody in the waiting room is looked for or reached from here, whenever that has changed.
    Approach(Box<Approach>),
    /// The table is made, or taken up again.
    Seated {
        /// One's own kingdom.
        me: Kingdom,
        /// The agreed table.
        table: Box<Table>,
        /// Its id.
        game: GameId,
        /// Whether the game was begun earlier.
        resumed: bool,
    },
    /// A friend's connection changed.
    Peer {
        /// Whose.
        kingdom: Kingdom,
        /// How the friend is reached now.
        link: Link,
    },
    /// A friend's connection was measured, and takes noticeably more or less time than was last said.
    RoundTrip {
        /// Whose.
        kingdom: Kingdom,
        /// There and back.
        round_trip: Duration,
    },
    /// A slot is open and this kingdom owns it.
    Turn {
        /// The open slot.
        slot: Slot,
        /// The kingdom on turn.
        kingdom: Kingdom,
        /// Whether it is one's own turn and one has not signed anything for the slot yet.
        mine: bool,
    },
    /// A decision was seen for a slot that is not settled yet; not applied to the game so far.
    Decision {
        /// Its slot.
        slot: Slot,
        /// The kingdom whose signature brought it.
        by: Kingdom,
        /// What it does.
        what: What,
        /// What votes name it by.
        hash: DecisionHash,
    },
    /// A decision is settled and applied. Comes in the order of the slots, each slot once; only a forfeit may come for a
    /// slot that was settled before: then it replaces that slot and undoes all after it.
    Settled {
        /// Its slot.
        slot: Slot,
        /// What it does.
        what: What,
        /// Who has signed it.
        signed: Signed,
    },
    /// A signature under a settled decision has come in, or one under the open one.
    Signature {
        /// Its slot.
        slot: Slot,
        /// The decision signed.
        decision: DecisionHash,
        /// Who has signed it now.
        signed: Signed,
    },
    /// Somebody says that a player's time for the slot has run out. No vote, and it binds nobody.
    Late {
        /// The slot.
        slot: Slot,
        /// Who is said to be late.
        kingdom: Kingdom,
        /// Who says so.
        by: Kingdom,
    },
    /// A player not on turn has resigned; the next owner's program carries it in.
    Notice {
        /// Who resigned.
        kingdom: Kingdom,
    },
    /// Proof: this kingdom signed two different decisions for one slot.
    DoubleSigned {
        /// Who.
        kingdom: Kingdom,
        /// In which slot.
        slot: Slot,
    },
    /// The clocks; on every settled slot and when a friend's program corrects them.
    Clocks(Clocks),
    /// A friend says something.
    Talk {
        /// Who, oneself included.
        kingdom: Kingdom,
        /// What.
        text: String,
    },
    /// Something went wrong, in words for people, with what to do.
    Trouble(Trouble),
    /// The game has ended. Its record is where [`Home::record_path`](crate::Home::record_path) says.
    Over {
        /// By which rule, and for whom.
        outcome: Outcome,
        /// The slot that ended it.
        slot: Slot,
    },
    /// The game is over, and all three hold the same of it: nobody needs this program any more.
    Complete,
    /// The table's task has ended; nothing follows.
    Closed,
}

/// What can go wrong at a table.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Trouble {
    /// A command that cannot be done now.
    #[error("{0}")]
    Refused(Refused),
    /// The host would not let this program in; joining is over.
    #[error("{0}")]
    NotAdmitted(NotAdmitted),
    /// Nobody answers at the addresses of the code; the program goes on trying.
    #[error("the host's program does not answer yet – this program goes on trying")]
    NoAnswer,
    /// A friend sent something that no honest program sends. It was not taken over.
    #[error("{who} sent something wrong, and it was not accepted: {what}")]
    BadMessage {
        /// The sender's name.
        who: String,
        /// What was wrong.
        what: Refusal,
    },
    /// The record could not be written: nothing more is signed.
    #[error(
        "the record could not be written ({0}); nothing more is signed – free some disk space, then resume the game"
    )]
    Disk(String),
    /// Talk that nobody heard.
    #[error("nobody is connected, so nobody heard that")]
    Unheard,
    /// The machine cannot look up names, and the public network is entered by names.
    #[error("names cannot be looked up on this machine ({0}), so the public network is left out – all else is tried")]
    Names(String),
    /// The network side could not start.
    #[error("{0}")]
    Network(String),
}

/// Why a joiner was not let in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotAdmitted {
    /// Two others were faster.
    #[error("the table is full: three players are already seated – ask the host for a code of a new table")]
    Full,
    /// The secret in the code is not this table's.
    #[error("the host does not know this code: it is of another table – ask for the newest one")]
    WrongSecret,
    /// The table was closed.
    #[error("the host has closed this table – ask for a new code")]
    Closed,
    /// The table is not what the code says.
    #[error("the host's table has other settings than its code says – ask the host for a new code")]
    OtherSettings,
    /// The host's program speaks another protocol.
    #[error("the host's program speaks another version of the protocol{}", .0.map_or_else(String::new, |older| format!("; {older}")))]
    Version(Option<Older>),
}
