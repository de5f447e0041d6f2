//! Keeps a behaviour away from relayed connections and addresses.
//!
//! AutoNAT would try addresses at relays, for which it sends up to 100 kB, by a relayed connection as well as by any: more
//! than a small relay carries before it closes the connection.

use std::task::{Context, Poll};

use either::Either;
use libp2p::core::Endpoint;
use libp2p::core::transport::PortUse;
use libp2p::multiaddr::Protocol;
use libp2p::swarm::{
    ConnectionDenied, ConnectionId, FromSwarm, NetworkBehaviour, THandler, THandlerInEvent, THandlerOutEvent, ToSwarm,
    dummy,
};
use libp2p::{Multiaddr, PeerId};

/// A behaviour that knows of direct connections alone.
pub(super) struct Direct<B>(pub(super) B);

fn is_relayed(address: &Multiaddr) -> bool {
    address.iter().any(|part| part == Protocol::P2pCircuit)
}

/// Whether an address leads to a machine by itself.
fn is_own(address: &Multiaddr) -> bool {
    !is_relayed(address) && matches!(address.iter().next(), Some(Protocol::Ip4(_) | Protocol::Ip6(_)))
}

impl<B: NetworkBehaviour> NetworkBehaviour for Direct<B> {
    type ConnectionHandler = Either<THandler<B>, dummy::ConnectionHandler>;
    type ToSwarm = B::ToSwarm;

    fn handle_established_inbound_connection(
        &mut self,
        id: ConnectionId,
        peer: PeerId,
        local: &Multiaddr,
        remote: &Multiaddr,
    ) -> Result<THandler<Self>, ConnectionDenied> {
        if is_relayed(local) {
            return Ok(Either::Right(dummy::ConnectionHandler));
        }
        self.0.handle_established_inbound_connection(id, peer, local, remote).map(Either::Left)
    }

    fn handle_established_outbound_connection(
        &mut self,
        id: ConnectionId,
        peer: PeerId,
        address: &Multiaddr,
        role: Endpoint,
        port: PortUse,
    ) -> Result<THandler<Self>, ConnectionDenied> {
        if is_relayed(address) {
            return Ok(Either::Right(dummy::ConnectionHandler));
        }
        self.0.handle_established_outbound_connection(id, peer, address, role, port).map(Either::Left)
    }

    fn on_swarm_event(&mut self, event: FromSwarm) {
        let passes = match &event {
            FromSwarm::ConnectionEstablished(established) => !established.endpoint.is_relayed(),
            FromSwarm::ConnectionClosed(closed) => !closed.endpoint.is_relayed(),
            FromSwarm::NewExternalAddrCandidate(candidate) => is_own(candidate.addr),
            _ => true,
        };
        if passes {
            self.0.on_swarm_event(event);
        }
    }

    fn on_connection_handler_event(&mut self, peer: PeerId, id: ConnectionId, event: THandlerOutEvent<Self>) {
        match event {
            Either::Left(event) => self.0.on_connection_handler_event(peer, id, event),
            Either::Right(never) => match never {},
        }
    }

    fn poll(&mut self, cx: &mut Context<'_>) -> Poll<ToSwarm<Self::ToSwarm, THandlerInEvent<Self>>> {
        // Events for a connection go to those of which the behaviour knows, and these are direct.
        self.0.poll(cx).map(|action| action.map_in(Either::Left))
    }
}
