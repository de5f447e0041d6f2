//! A second client, written from `net/PROTOCOL.md` alone and under full control of a test: it takes a guest's or the host's
//! seat at a real table over real libp2p on loopback, and says there whatever the test wants.
//!
//! Of `sanguo-net` it uses the pure types: keys, signatures, texts and the ledger. What is said when, the waiting room, the
//! reading of lines and the network are its own.

mod bytes;
mod guest;
mod host;
mod line;
mod peer;
mod rogue;
mod seat;
mod table;

pub use guest::RoomLie;
pub use peer::{Happening, Peer};
pub use rogue::{Manners, Rogue};
pub use seat::Seat;
pub use table::Table;
