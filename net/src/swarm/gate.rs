//! Who may connect: anybody while a table is being made, its three keys alone afterwards.

use std::collections::BTreeSet;
use std::convert::Infallible;
use std::task::{Context, Poll};

use libp2p::core::Endpoint;
use libp2p::core::transport::PortUse;
use libp2p::swarm::{
    ConnectionDenied, ConnectionId, FromSwarm, NetworkBehaviour, THandlerInEvent, THandlerOutEvent, ToSwarm, dummy,
};
use libp2p::{Multiaddr, PeerId};

/// The gate; open to all until it is closed.
#[derive(Default)]
pub(super) struct Gate {
    friends: Option<BTreeSet<PeerId>>,
}

/// The answer to strangers.
#[derive(Debug, thiserror::Error)]
#[error("only the players of this table are talked to")]
struct Stranger;

impl Gate {
    /// From now on only these are let through.
    pub(super) fn close_to_all_but(&mut self, friends: impl IntoIterator<Item = PeerId>) {
        self.friends = Some(friends.into_iter().collect());
    }

    fn check(&self, peer: &PeerId) -> Result<dummy::ConnectionHandler, ConnectionDenied> {
        match &self.friends {
            Some(friends) if !friends.contains(peer) => Err(ConnectionDenied::new(Stranger)),
            _ => Ok(dummy::ConnectionHandler),
        }
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
        self.check(&peer)
    }

    fn handle_established_outbound_connection(
        &mut self,
        _: ConnectionId,
        peer: PeerId,
        _: &Multiaddr,
        _: Endpoint,
        _: PortUse,
    ) -> Result<Self::ConnectionHandler, ConnectionDenied> {
        self.check(&peer)
    }

    fn on_swarm_event(&mut self, _: FromSwarm) {}

    fn on_connection_handler_event(&mut self, _: PeerId, _: ConnectionId, event: THandlerOutEvent<Self>) {
        match event {}
    }

    fn poll(&mut self, _: &mut Context<'_>) -> Poll<ToSwarm<Infallible, THandlerInEvent<Self>>> {
        Poll::Pending
    }
}
