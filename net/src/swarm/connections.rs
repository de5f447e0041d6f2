//! The connections that there are, and what they say of the way to somebody.

use std::collections::HashMap;
use std::time::{Duration, Instant};

use libp2p::core::ConnectedPoint;
use libp2p::multiaddr::Protocol;
use libp2p::swarm::ConnectionId;
use libp2p::{Multiaddr, PeerId};

use super::addresses::{self, Reach};
use super::behaviour::key_of;
use crate::identity::PublicKey;

/// One connection to somebody.
pub(super) struct Connection {
    pub(super) peer: PeerId,
    pub(super) key: Option<PublicKey>,
    pub(super) remote: Multiaddr,
    /// The other side dialled.
    pub(super) inbound: bool,
    /// Whoever carries it, where it is not one of one's own.
    pub(super) relay: Option<PeerId>,
    pub(super) since: Instant,
    /// When a ping was answered last.
    pub(super) heard: Instant,
    pub(super) round_trip: Option<Duration>,
    /// Where the other side says it sees this program, until that has been looked at.
    pub(super) seen: Option<Multiaddr>,
    /// The other side has said of which version it is.
    pub(super) identified: bool,
    /// The other side carries words for others.
    pub(super) relays: bool,
}

impl Connection {
    pub(super) fn new(peer: PeerId, endpoint: &ConnectedPoint) -> Self {
        let circuit = match endpoint {
            ConnectedPoint::Dialer { address, .. } => address,
            ConnectedPoint::Listener { local_addr, .. } => local_addr,
        };
        Connection {
            peer,
            key: key_of(&peer),
            remote: addresses::without_peer(endpoint.get_remote_address()),
            inbound: endpoint.is_listener(),
            relay: relay_of(circuit),
            since: Instant::now(),
            heard: Instant::now(),
            round_trip: None,
            seen: None,
            identified: false,
            relays: false,
        }
    }

    pub(super) fn is_direct(&self) -> bool {
        self.relay.is_none()
    }

    /// From where the other side comes; nobody can tell that of what a relay carries.
    pub(super) fn reach(&self) -> Reach {
        if self.is_direct() { addresses::reach(&self.remote) } else { Reach::World }
    }
}

/// The relay in `…/p2p/RELAY/p2p-circuit/…`.
fn relay_of(address: &Multiaddr) -> Option<PeerId> {
    let mut relay = None;
    for part in address.iter() {
        match part {
            Protocol::P2p(peer) => relay = Some(peer),
            Protocol::P2pCircuit => return relay,
            _ => {}
        }
    }
    None
}

/// All connections.
#[derive(Default)]
pub(super) struct Connections(HashMap<ConnectionId, Connection>);

impl Connections {
    pub(super) fn insert(&mut self, id: ConnectionId, connection: Connection) {
        self.0.insert(id, connection);
    }

    pub(super) fn remove(&mut self, id: &ConnectionId) -> Option<Connection> {
        self.0.remove(id)
    }

    pub(super) fn get(&self, id: &ConnectionId) -> Option<&Connection> {
        self.0.get(id)
    }

    pub(super) fn get_mut(&mut self, id: &ConnectionId) -> Option<&mut Connection> {
        self.0.get_mut(id)
    }

    /// What these say of where they see this program, each word once, and whether they had dialled it there.
    pub(super) fn take_seen(&mut self, trusted: &[PublicKey]) -> Vec<(Multiaddr, bool)> {
        let direct = self.0.values_mut().filter(|c| c.is_direct() && c.key.is_some_and(|key| trusted.contains(&key)));
        direct.filter_map(|c| Some((c.seen.take()?, c.inbound))).collect()
    }

    /// All of them, in no order.
    pub(super) fn iter(&self) -> impl Iterator<Item = (ConnectionId, &Connection)> {
        self.0.iter().map(|(id, connection)| (*id, connection))
    }

    /// Those to somebody.
    pub(super) fn to(&self, key: &PublicKey) -> impl Iterator<Item = &Connection> {
        self.0.values().filter(move |connection| connection.key == Some(*key))
    }

    /// The one that counts: one's own before a relayed one, the nearest and oldest first.
    pub(super) fn best(&self, key: &PublicKey) -> Option<&Connection> {
        self.to(key).min_by_key(|connection| (!connection.is_direct(), connection.reach(), connection.since))
    }

    /// The oldest direct one to somebody.
    pub(super) fn direct(&self, key: &PublicKey) -> Option<&Connection> {
        self.best(key).filter(|connection| connection.is_direct())
    }

    /// The oldest direct one to a node.
    pub(super) fn direct_to(&self, peer: &PeerId) -> Option<&Connection> {
        self.0.values().filter(|c| c.peer == *peer && c.is_direct()).min_by_key(|c| c.since)
    }

    pub(super) fn is_connected(&self, key: &PublicKey) -> bool {
        self.to(key).next().is_some()
    }

    /// Whether somebody's program has said of which version it is.
    pub(super) fn is_identified(&self, key: &PublicKey) -> bool {
        self.to(key).any(|connection| connection.identified)
    }

    /// From where somebody reaches this program.
    pub(super) fn reach(&self, key: &PublicKey) -> Reach {
        self.to(key).map(Connection::reach).min().unwrap_or(Reach::World)
    }
}
