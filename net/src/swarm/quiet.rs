//! Behaviours without a word of their own: they see what the swarm does and tell it something, but open no streams.

use std::convert::Infallible;
use std::task::{Context, Poll};

use libp2p::core::Endpoint;
use libp2p::core::transport::PortUse;
use libp2p::swarm::{
    ConnectionDenied, ConnectionId, FromSwarm, NetworkBehaviour, THandlerInEvent, THandlerOutEvent, ToSwarm, dummy,
};
use libp2p::{Multiaddr, PeerId};

/// What such a behaviour does; each does some of it.
pub(super) trait Watch: Send + 'static {
    /// Whether somebody who has dialled this program is let in.
    fn lets_in(&self, _: &PeerId) -> Result<(), ConnectionDenied> {
        Ok(())
    }

    /// Whether somebody may be dialled; nobody is named where only an address is known.
    fn lets_out(&self, _: Option<&PeerId>) -> Result<(), ConnectionDenied> {
        Ok(())
    }

    /// Something has happened.
    fn see(&mut self, _: FromSwarm) {}

    /// What the swarm is to know next.
    fn tell(&mut self, _: &mut Context<'_>) -> Poll<ToSwarm<Infallible, Infallible>> {
        Poll::Pending
    }
}

/// One of them, as the swarm takes it.
#[derive(Default)]
pub(super) struct Quiet<T>(pub(super) T);

impl<T: Watch> NetworkBehaviour for Quiet<T> {
    type ConnectionHandler = dummy::ConnectionHandler;
    type ToSwarm = Infallible;

    fn handle_established_inbound_connection(
        &mut self,
        _: ConnectionId,
        peer: PeerId,
        _: &Multiaddr,
        _: &Multiaddr,
    ) -> Result<Self::ConnectionHandler, ConnectionDenied> {
        self.0.lets_in(&peer).map(|()| dummy::ConnectionHandler)
    }

    fn handle_pending_outbound_connection(
        &mut self,
        _: ConnectionId,
        peer: Option<PeerId>,
        _: &[Multiaddr],
        _: Endpoint,
    ) -> Result<Vec<Multiaddr>, ConnectionDenied> {
        self.0.lets_out(peer.as_ref()).map(|()| Vec::new())
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

    fn on_swarm_event(&mut self, event: FromSwarm) {
        self.0.see(event);
    }

    fn on_connection_handler_event(&mut self, _: PeerId, _: ConnectionId, event: THandlerOutEvent<Self>) {
        match event {}
    }

    fn poll(&mut self, cx: &mut Context<'_>) -> Poll<ToSwarm<Infallible, THandlerInEvent<Self>>> {
        self.0.tell(cx)
    }
}
