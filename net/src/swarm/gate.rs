//! Who may connect, and who is dialled: in from anybody while a table is being made, from its three keys alone afterwards;
//! out to friends and the relays that the table names, and to nobody else unless the player allows the public network.

use libp2p::PeerId;
use libp2p::swarm::ConnectionDenied;

use super::behaviour::Circles;
use super::circle::Circle;
use super::quiet::Watch;

/// The gate; open to all who come until it is shut.
pub(super) struct Gate {
    friends: Circle,
    relays: Circle,
    /// Anybody may be dialled: the player allows the public network.
    public: bool,
    shut: bool,
}

/// The answer to strangers.
#[derive(Debug, thiserror::Error)]
#[error("only the players of this table are talked to")]
struct Stranger;

impl Gate {
    pub(super) fn new(circles: &Circles) -> Self {
        let Circles { friends, relays, public } = circles;
        Gate { friends: friends.clone(), relays: relays.clone(), public: *public, shut: false }
    }

    /// From now on only friends and relays are let in.
    pub(super) fn shut(&mut self) {
        self.shut = true;
    }

    fn knows(&self, peer: &PeerId) -> bool {
        self.friends.contains(peer) || self.relays.contains(peer)
    }
}

impl Watch for Gate {
    fn lets_in(&self, peer: &PeerId) -> Result<(), ConnectionDenied> {
        if self.shut && !self.knows(peer) { Err(ConnectionDenied::new(Stranger)) } else { Ok(()) }
    }

    /// Other behaviours dial too, some because a stranger asks them to.
    fn lets_out(&self, peer: Option<&PeerId>) -> Result<(), ConnectionDenied> {
        match peer {
            Some(peer) if self.public || self.knows(peer) => Ok(()),
            _ => Err(ConnectionDenied::new(Stranger)),
        }
    }
}
