//! Tells the other behaviours at which addresses friends see this program.
//!
//! libp2p's identify does so too, but puts the own listening port in the place of the port seen. Behind a router that
//! gives connections another port, the address is then nobody's, and no hole is ever punched.

use std::collections::VecDeque;
use std::convert::Infallible;
use std::task::{Context, Poll};

use libp2p::Multiaddr;
use libp2p::swarm::ToSwarm;

use super::quiet::Watch;

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

impl Watch for Observed {
    fn tell(&mut self, _: &mut Context<'_>) -> Poll<ToSwarm<Infallible, Infallible>> {
        self.waiting
            .pop_front()
            .map_or(Poll::Pending, |address| Poll::Ready(ToSwarm::NewExternalAddrCandidate(address)))
    }
}
