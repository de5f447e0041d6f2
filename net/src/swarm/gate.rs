//! Who may connect, and who is dialled: in from anybody while a table is being made, from its three keys alone afterwards;
//! out to friends and the relays that the table names, and to nobody else unless the player allows the public network.

use std::convert::Infallible;
use std::task::{Context, Poll};

use libp2p::core::Endpoint;
use libp2p::core::transport::PortUse;
use libp2p::swarm::{
    ConnectionDenied, ConnectionId, FromSwarm, NetworkBehaviour, THandlerInEvent, THandlerOutEvent, ToSwarm, dummy,
};
use libp2p::{Multiaddr, PeerId};

use super::behaviour::Circles;
use super::circle::Circle;

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

impl NetworkBehaviour for Gate {
    type ConnectionHandler = dummy::ConnectionHandler;
    type ToSwarm = Infallible;

    fn handle_established_inbound_connection(
        &mut self,
        _: ConnectionId,
        peer: PeerId,
        _: &Multiaddr,
        _: &Multiaddr,
    ) -> Result<Self::ConnectionHandler, ConnectionDenied> {
        if self.shut && !self.knows(&peer) {
            Err(ConnectionDenied::new(Stranger))
        } else {
            Ok(dummy::ConnectionHandler)
        }
    }

    /// Other behaviours dial too, some because a stranger asks them to.
    fn handle_pending_outbound_connection(
        &mut self,
        _: ConnectionId,
        peer: Option<PeerId>,
        _: &[Multiaddr],
        _: Endpoint,
    ) -> Result<Vec<Multiaddr>, ConnectionDenied> {
        match peer {
            Some(peer) if self.public || self.knows(&peer) => Ok(Vec::new()),
            _ => Err(ConnectionDenied::new(Stranger)),
        }
    }

    fn handle_established_outbound_connection(
        &mut self,
        _: ConnectionId,
        _: PeerId,
        _: &Multiaddr,
        _: Endpoint,
        _: PortUse,
    ) -> Result<Self::ConnectionHandler, ConnectionDenied> {
        Ok(dummy::ConnectionHandler)
    }

    fn on_swarm_event(&mut self, _: FromSwarm) {}

    fn on_connection_handler_event(&mut self, _: PeerId, _: ConnectionId, event: THandlerOutEvent<Self>) {
        match event {}
    }

    fn poll(&mut self, _: &mut Context<'_>) -> Poll<ToSwarm<Infallible, THandlerInEvent<Self>>> {
        Poll::Pending
    }
}
