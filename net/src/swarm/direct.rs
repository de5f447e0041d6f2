//! Keeps a behaviour away from relayed connections and addresses.
//!
//! AutoNAT would try addresses at relays, for which it sends up to 100 kB, by a relayed connection as well as by any: more
//! than a small relay carries before it closes the connection.
//!
//! The relay tells every connection when it begins or ceases to serve, those too that are relayed themselves, and these panic
//! at it. Nobody is told of a connection that ends so: it stays in all books, swallows requests, and gossip never subscribes
//! anew.

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

#[cfg(test)]
mod tests {
    use std::task::Waker;

    use libp2p::core::ConnectedPoint;
    use libp2p::relay;
    use libp2p::swarm::ConnectionId;
    use libp2p::swarm::behaviour::{ConnectionEstablished, ExternalAddrConfirmed};

    use super::*;

    /// How many handlers are told that the relay begins to serve, where one connection goes to this address.
    fn told(address: &str) -> usize {
        let (peer, id) = (PeerId::random(), ConnectionId::new_unchecked(1));
        let endpoint = ConnectedPoint::Dialer {
            address: address.parse().unwrap(),
            role_override: Endpoint::Dialer,
            port_use: PortUse::Reuse,
        };
        let mut relay = Direct(relay::Behaviour::new(PeerId::random(), relay::Config::default()));
        relay.on_swarm_event(FromSwarm::ConnectionEstablished(ConnectionEstablished {
            peer_id: peer,
            connection_id: id,
            endpoint: &endpoint,
            failed_addresses: &[],
            other_established: 0,
        }));
        let own = "/ip4/5.5.5.1/tcp/4001".parse().unwrap();
        relay.on_swarm_event(FromSwarm::ExternalAddrConfirmed(ExternalAddrConfirmed { addr: &own }));
        let mut cx = Context::from_waker(Waker::noop());
        let mut told = 0;
        while let Poll::Ready(action) = relay.poll(&mut cx) {
            told += usize::from(matches!(action, ToSwarm::NotifyHandler { .. }));
        }
        told
    }

    #[test]
    fn what_is_relayed_is_not_told_that_this_program_relays() {
        let relay = PeerId::random();
        assert_eq!(told("/ip4/5.5.5.2/tcp/4001"), 1);
        assert_eq!(told(&format!("/ip4/5.5.5.2/tcp/4001/p2p/{relay}/p2p-circuit")), 0);
    }
}
