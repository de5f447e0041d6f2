//! The table of a Sanguo game, without a server.
mod catchup;
mod codec;
mod decision;
mod event;
mod home;
mod identity;
mod invite;
mod journal;
mod ledger;
mod limits;
mod line;
mod lobby;
mod name;
mod record;
mod session;
mod table;
mod timing;

pub use codec::{Hash, Millis, TextError};
pub use decision::{Decision, DecisionHash, Slot, What};
pub use event::*;
pub use home::{Home, HomeError, KeptGame, list_games, read_record};
pub use identity::{Identity, IdentityError, PublicKey, Signature};
pub use invite::{Address, Invite, InviteError, Secret};
pub use journal::JournalError;
pub use name::{Name, NameError};
pub use record::{BadRecord, Verified, VerifiedSlot, verify};
pub use table::{Clock, GameId, Nonce, PROTOCOL_VERSION, Player, Seats, Settings, Table};
