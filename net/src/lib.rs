//! The table of a Sanguo game, without a server: identity, invite code, signed decisions, record, and the one module that
//! drives libp2p. What is said and written is specified below, to the byte.
//!
//! Everything but `swarm`, `home` and `journal` is pure: [`Session`] and the waiting room are state machines that take time
//! and randomness as input and hand out what is to be written, sent and shown.
//!
#![doc = include_str!("../PROTOCOL.md")]

mod address;
mod approach;
mod catchup;
mod code;
mod codec;
mod decision;
mod event;
mod flaw;
mod helper;
mod home;
mod identity;
mod invite;
mod journal;
mod ledger;
pub mod limits;
mod line;
mod lobby;
mod name;
mod offer;
mod record;
mod refused;
mod reply;
mod session;
mod swarm;
mod table;
mod timing;
mod version;

pub use address::Address;
pub use approach::{Approach, Asked, Help, Phase, Search, Way};
pub use code::InviteError;
pub use codec::{Hash, Millis, TextError};
pub use decision::{Decision, DecisionHash, Slot, What};
pub use event::*;
pub use flaw::Flaw;
pub use helper::{Helper, HelperError};
pub use home::{Home, HomeError, KeptGame, list_games, read_record};
pub use identity::{Identity, IdentityError, PublicKey, Signature};
pub use invite::{Invite, Secret};
pub use journal::JournalError;
pub use ledger::{Change, Ledger, Page, Proposal, Refusal, Step};
pub use line::{Claim, Line, Notice, Talk, Vote};
pub use name::{Name, NameError};
pub use offer::Offer;
pub use record::{BadRecord, RecordWriter, Verified, VerifiedSlot, recover, verify};
pub use refused::Refused;
pub use reply::{Reply, ReplyError};
pub use session::{Input, Output, Session, Verdict};
pub use swarm::{
    CircuitLimits, HelperNode, HelperSettings, Listen, Network, NetworkError, NotTaken, OpenError, PublicNetwork,
    Start, TableHandle, open,
};
pub use table::{Clock, GameId, Nonce, PROTOCOL_VERSION, Player, Seats, Settings, Table, commitment, draw};
pub use version::Older;
