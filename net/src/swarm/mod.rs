//! The one module that drives libp2p: a task that carries messages between the pure machines, the record and the peers.

mod addresses;
mod approaches;
mod behaviour;
mod circle;
mod codes;
mod connections;
mod direct;
mod driver;
mod gate;
mod helper;
mod links;
mod listen;
mod mapper;
mod observed;
mod opening;
mod paths;
mod public;
mod quiet;
mod requests;
mod seat;
mod stale;
mod subscriptions;
mod wire;

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use tokio::sync::mpsc;

use crate::event::{Command, Event};
use crate::helper::Helper;
use crate::home::Home;
use crate::identity::PublicKey;
use crate::invite::Invite;
use crate::journal::JournalError;
use crate::limits::{COMMANDS_QUEUED_MAX, EVENTS_QUEUED_MAX};
use crate::name::Name;
use crate::table::{GameId, Settings};

pub use behaviour::NetworkError;
pub use helper::{CircuitLimits, HelperNode, HelperSettings};

/// What to begin.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Start {
    /// Make a table and wait for two guests.
    Host {
        /// What is played.
        settings: Settings,
        /// One's own name.
        name: Name,
    },
    /// Join somebody's table.
    Join {
        /// From the host's code.
        invite: Box<Invite>,
        /// One's own name.
        name: Name,
    },
    /// Take up a game whose record is in the data folder.
    Resume {
        /// Which.
        game: GameId,
    },
}

/// Where to listen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Listen {
    /// On all of the machine's addresses, and programs on the local network are looked for.
    #[default]
    Everywhere,
    /// On this address alone.
    Only(IpAddr),
}

/// How a program reaches out.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Network {
    /// Where to listen.
    pub listen: Listen,
    /// The port to listen on, as where a router forwards one; any that is free where none is given.
    pub port: Option<u16>,
    /// Where this machine is reached from outside, where it cannot find out by itself.
    pub outside: Option<SocketAddr>,
    /// For a table of one's own: the node that carries the first words. Guests get it with the code.
    pub helper: Option<Helper>,
    /// Look for friends in the public IPFS network, where strangers see this machine's IP address; the table then gets a key
    /// of its own.
    pub public: Option<PublicNetwork>,
}

/// By which nodes the public network is entered.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum PublicNetwork {
    /// By those that the network's makers run.
    #[default]
    Usual,
    /// By these multiaddresses, each ending in `/p2p/…`.
    Through(Vec<String>),
}

impl From<Listen> for Network {
    fn from(listen: Listen) -> Self {
        Network { listen, ..Network::default() }
    }
}

/// Why a table could not be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The network side did not start.
    #[error(transparent)]
    Network(#[from] NetworkError),
    /// The record of the game could not be taken up.
    #[error(transparent)]
    Journal(#[from] JournalError),
    /// There is no record of the game.
    #[error("there is no game {} in this data folder; 'sanguo games' lists those that are", .0.short())]
    NoSuchGame(GameId),
    /// The key of this installation has no seat in the game.
    #[error("the game {} is of other players: this data folder's key has no seat in it", .0.short())]
    NotSeated(GameId),
    /// The system has no random numbers.
    #[error("the system gave no random numbers: {0}")]
    Random(#[from] getrandom::Error),
}

/// The table's task has ended, or cannot keep up with commands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the table does not take commands any more")]
pub struct NotTaken;

/// The way to a table's task. When it is dropped, the task ends as after [`Command::Quit`].
#[derive(Clone, Debug)]
pub struct TableHandle {
    commands: mpsc::Sender<Command>,
    me: PublicKey,
}

impl TableHandle {
    /// One's own key at this table.
    pub fn key(&self) -> PublicKey {
        self.me
    }

    /// Hands a command over; never waits.
    ///
    /// # Errors
    /// When the task has ended or its queue is full.
    pub fn send(&self, command: Command) -> Result<(), NotTaken> {
        self.commands.try_send(command).map_err(|_| NotTaken)
    }
}

/// Opens a table: starts its task and hands out both ends of it. Must be called inside a tokio runtime.
///
/// # Errors
/// When the network does not start, or the game cannot be taken up.
pub fn open(
    home: Arc<Home>,
    start: Start,
    network: impl Into<Network>,
) -> Result<(TableHandle, mpsc::Receiver<Event>), OpenError> {
    let (commands, commands_in) = mpsc::channel(COMMANDS_QUEUED_MAX);
    let (events_out, events) = mpsc::channel(EVENTS_QUEUED_MAX);
    let driver = driver::Driver::new(home, start, network.into())?;
    let me = driver.me();
    tokio::spawn(driver.run(commands_in, events_out));
    Ok((TableHandle { commands, me }, events))
}
