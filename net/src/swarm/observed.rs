//! Tells the other behaviours at which addresses friends see this program.
//!
//! libp2p's identify does so too, but puts the own listening port in the place of the port seen. Behind a router that
//! gives connections another port, the address is then nobody's, and no hole is ever punched.

use std::collections::VecDeque;
use std::convert::Infallible;
use std::task::{Context, Poll};

use libp2p::core::Endpoint;
use libp2p::core::transport::PortUse;
use libp2p::swarm::{
    ConnectionDenied, ConnectionId, FromSwarm, NetworkBehaviour, THandlerInEvent, THandlerOutEvent, ToSwarm, dummy,
};
use libp2p::{Multiaddr, PeerId};

/// Passes addresses on as candidates.
#[derive(Default)]
pub(super) struct Observed {
    waiting: VecDeque<Multiaddr>,
}

impl Observed {
    /// An address that a friend sees, port and all. Must be called between two turns of the swarm, which then polls it.
    pub(super) fn suggest(&mut self, address: Multiaddr) {
        self.waiting.push_back(address);
    }
}

impl NetworkBehaviour for Observed {
    type ConnectionHandler = dummy::ConnectionHandler;
    type ToSwarm = Infallible;

    fn handle_established_inbound_connection(
        &mut self,
        _: ConnectionId,
        _: PeerId,
        _: &Multiaddr,
        _: &Multiaddr,
    ) -> Result<Self::ConnectionHandler, ConnectionDenied> {
        Ok(dummy::ConnectionHandler)
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
        self.waiting
            .pop_front()
            .map_or(Poll::Pending, |address| Poll::Ready(ToSwarm::NewExternalAddrCandidate(address)))
    }
}
