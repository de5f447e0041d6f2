//! From what a player wants to do to what a table's task begins with.

use super::addresses::{self, AddressBook, Reach};
use super::driver::{random, wall_clock_millis};
use super::seat::{Game, Stage};
use super::{Network, OpenError, Start};
use crate::codec::Millis;
use crate::helper::Helper;
use crate::home::Home;
use crate::identity::Identity;
use crate::invite::{Invite, Secret};
use crate::journal::Journal;
use crate::lobby::{GuestLobby, HostLobby};
use crate::name::Name;
use crate::session::Session;
use crate::table::{GameId, Settings};

/// What a table's task begins with.
pub(super) struct Opening {
    pub(super) stage: Stage,
    pub(super) identity: Identity,
    /// The table's, where it is known.
    pub(super) secret: Option<Secret>,
    pub(super) book: AddressBook,
    /// The port of the last time.
    pub(super) port: Option<u16>,
    pub(super) helper: Option<Helper>,
}

impl Opening {
    pub(super) fn new(home: &Home, start: Start, network: &Network) -> Result<Self, OpenError> {
        let mut opening = match start {
            Start::Host { settings, name } => Self::host(home, settings, name, network)?,
            Start::Join { invite, name } => Self::join(home, *invite, name, network)?,
            Start::Resume { game } => Self::resume(home, game, network)?,
        };
        if let Some(helper) = &opening.helper {
            for address in addresses::write(&helper.address()).into_iter().rev() {
                opening.book.learn(helper.key, address);
            }
        }
        Ok(opening)
    }

    fn host(home: &Home, settings: Settings, name: Name, network: &Network) -> Result<Self, OpenError> {
        let secret = Secret::from_bytes(random()?);
        let identity = identity_at(home, &secret, network);
        let lobby = HostLobby::new(identity.public(), name, settings, secret, random()?);
        Ok(Opening {
            stage: Stage::Host(Box::new(lobby)),
            identity,
            secret: Some(secret),
            book: AddressBook::new(network.public.is_some()),
            port: None,
            helper: network.helper,
        })
    }

    fn join(home: &Home, invite: Invite, name: Name, network: &Network) -> Result<Self, OpenError> {
        let (secret, helper) = (invite.secret, invite.helper);
        let identity = identity_at(home, &secret, network);
        let mut book = AddressBook::new(network.public.is_some());
        // The best address first in the code, so it has to be learnt last.
        for address in invite.addresses.iter().rev().flat_map(addresses::write) {
            book.learn(invite.host, address);
        }
        let lobby = GuestLobby::new(identity.clone(), name, invite, random()?);
        let stage = Stage::Guest(Box::new(lobby));
        Ok(Opening { stage, identity, secret: Some(secret), book, port: None, helper })
    }

    fn resume(home: &Home, game: GameId, network: &Network) -> Result<Self, OpenError> {
        let path = home.record_path(&game);
        if !path.exists() {
            return Err(OpenError::NoSuchGame(game));
        }
        let (journal, ledger) = Journal::open(&path)?;
        let secret = home.secret(&game);
        let own = std::iter::once(home.identity().clone());
        let mut identities = own.chain(secret.map(|secret| home.identity().at_table(&secret)));
        let seated = identities.find_map(|identity| Some((ledger.table().kingdom_of(&identity.public())?, identity)));
        let (me, identity) = seated.ok_or(OpenError::NotSeated(game))?;
        let known = home.known_addresses(&game);
        let mut book = AddressBook::new(network.public.is_some());
        let players = ledger.table().players().each_ref().map(|player| player.key);
        book.read(&identity.public(), Reach::Machine, &known, &players);
        let session = Session::new(identity.clone(), me, ledger, true, Millis(0), wall_clock_millis());
        Ok(Opening {
            stage: Stage::Game(Box::new(Game::new(session, journal))),
            identity,
            secret,
            book,
            port: known.lines().find_map(|line| line.strip_prefix("port ")?.parse().ok()),
            helper: known.lines().find_map(|line| line.strip_prefix("helper ")?.parse().ok()),
        })
    }
}

/// Friends know each other again by the installation's key. Where strangers look on, they should not: there a table has a
/// key of its own.
fn identity_at(home: &Home, secret: &Secret, network: &Network) -> Identity {
    if network.public.is_some() { home.identity().at_table(secret) } else { home.identity().clone() }
}
