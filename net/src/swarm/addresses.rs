//! Where programs can be dialled: one's own listening addresses, and what is known of friends'.

use std::collections::BTreeMap;
use std::net::{IpAddr, SocketAddr};

use libp2p::Multiaddr;
use libp2p::multiaddr::Protocol;

use crate::address::Address;
use crate::identity::PublicKey;
use crate::limits::{INVITE_ADDRESSES_MAX, PEER_ADDRESSES_MAX};

/// From where an address can be dialled; the nearest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Reach {
    /// Inside the machine.
    Machine,
    /// Inside the local network.
    Network,
    /// From anywhere, as far as an address tells.
    World,
}

/// The addresses of friends, the best first, bounded for each.
pub(super) struct AddressBook {
    known: BTreeMap<PublicKey, Vec<Multiaddr>>,
    /// Addresses at relays too.
    relayed: bool,
}

impl AddressBook {
    /// An empty book; `relayed` where friends may be at any relay.
    pub(super) fn new(relayed: bool) -> Self {
        AddressBook { known: BTreeMap::new(), relayed }
    }

    /// Whether an address is of a kind that can be dialled.
    pub(super) fn takes(&self, address: &Multiaddr) -> bool {
        read(address).is_some() || (self.relayed && is_at_relay(address))
    }

    /// An address that has worked, or is likely to; `true` when it is new. What cannot be dialled over IP is passed over.
    pub(super) fn learn(&mut self, key: PublicKey, address: Multiaddr) -> bool {
        if !self.takes(&address) {
            return false;
        }
        let known = self.known.entry(key).or_default();
        let new = !known.contains(&address);
        known.retain(|other| *other != address);
        known.insert(0, address);
        known.truncate(PEER_ADDRESSES_MAX);
        new
    }

    /// Drops what is known of somebody.
    pub(super) fn forget(&mut self, key: &PublicKey) {
        self.known.remove(key);
    }

    /// Where somebody may be dialled.
    pub(super) fn of(&self, key: &PublicKey) -> &[Multiaddr] {
        self.known.get(key).map(Vec::as_slice).unwrap_or_default()
    }

    /// `at KEY ADDRESS` lines for a reader. `reach` tells of each key, and of the reader, how near they are: an address that
    /// only serves inside a network is told to those who share the network with its owner.
    pub(super) fn write(&self, keys: &[PublicKey], reach: impl Fn(&PublicKey) -> Reach) -> String {
        let lines = keys.iter().flat_map(|key| self.of(key).iter().map(move |address| (key, address)));
        lines.filter(|(key, address)| self::reach(address) >= reach(key)).map(|(key, a)| at_line(key, a)).collect()
    }

    /// Learns from such lines of a sender that is this near; `true` when something was new.
    ///
    /// What the sender says of itself comes in the place of all but the address that worked last. What it says of others
    /// only fills the room that is left, so that two programs cannot tell each other old news for ever.
    pub(super) fn read(&mut self, from: &PublicKey, near: Reach, text: &str, keys: &[PublicKey]) -> bool {
        let mut new = false;
        let mut own = Vec::new();
        for line in text.lines().take(3 * PEER_ADDRESSES_MAX) {
            let ["at", key, address] = line.split(' ').collect::<Vec<_>>()[..] else {
                continue;
            };
            let (Ok(key), Ok(address)) = (key.parse::<PublicKey>(), address.parse::<Multiaddr>()) else {
                continue;
            };
            if !self.takes(&address) || reach(&address) < near || !keys.contains(&key) {
                continue;
            }
            let known = self.known.entry(key).or_default();
            let is_new = !known.contains(&address);
            if key == *from {
                own.push(address);
                new |= is_new;
            } else if is_new && known.len() < PEER_ADDRESSES_MAX {
                known.push(address);
                new = true;
            }
        }
        if !own.is_empty() {
            let known = self.known.entry(*from).or_default();
            own.retain(|address| known.first() != Some(address));
            known.truncate(1);
            known.extend(own);
            known.truncate(PEER_ADDRESSES_MAX);
        }
        new
    }
}

/// A line that tells where somebody is.
pub(super) fn at_line(key: &PublicKey, address: &Multiaddr) -> String {
    format!("at {key} {address}\n")
}

/// The machine, port and transport of an address that is plain QUIC or TCP over IP.
pub(super) fn read(address: &Multiaddr) -> Option<Address> {
    let parts: Vec<Protocol> = address.iter().filter(|p| !matches!(p, Protocol::P2p(_))).collect();
    let ip = match parts.first()? {
        Protocol::Ip4(ip) => IpAddr::V4(*ip),
        Protocol::Ip6(ip) => IpAddr::V6(*ip),
        _ => return None,
    };
    let (port, quic, tcp) = match parts[1..] {
        [Protocol::Udp(port), Protocol::QuicV1] => (port, true, false),
        [Protocol::Tcp(port)] => (port, false, true),
        _ => return None,
    };
    (port != 0 && !ip.is_unspecified()).then_some(Address { ip, port, quic, tcp })
}

/// Both transports at a socket.
pub(super) fn at(socket: SocketAddr) -> Address {
    Address { ip: socket.ip(), port: socket.port(), quic: true, tcp: true }
}

/// The multiaddresses of an address in a code, QUIC first.
pub(super) fn write(address: &Address) -> Vec<Multiaddr> {
    let base = Multiaddr::from(address.ip);
    let quic = address.quic.then(|| base.clone().with(Protocol::Udp(address.port)).with(Protocol::QuicV1));
    let tcp = address.tcp.then(|| base.clone().with(Protocol::Tcp(address.port)));
    quic.into_iter().chain(tcp).collect()
}

/// From where an address can be dialled.
pub(super) fn reach(address: &Multiaddr) -> Reach {
    match read(address).map(|address| address.ip) {
        Some(ip) if ip.is_loopback() => Reach::Machine,
        Some(IpAddr::V4(ip)) if ip.is_private() || ip.is_link_local() => Reach::Network,
        Some(IpAddr::V6(ip)) if ip.is_unique_local() || ip.is_unicast_link_local() => Reach::Network,
        _ => Reach::World,
    }
}

/// Whether this is `/…/p2p/RELAY/p2p-circuit`, the relay being dialled over IP.
fn is_at_relay(address: &Multiaddr) -> bool {
    let parts: Vec<Protocol> = address.iter().collect();
    let [direct @ .., Protocol::P2p(_), Protocol::P2pCircuit] = &parts[..] else {
        return false;
    };
    read(&direct.iter().cloned().collect()).is_some()
}

/// An address without the peer at its end.
pub(super) fn without_end(address: &Multiaddr) -> Multiaddr {
    let mut address = address.clone();
    if let Some(Protocol::P2p(_)) = address.iter().last() {
        address.pop();
    }
    address
}

/// An address without the peers in it.
pub(super) fn without_peer(address: &Multiaddr) -> Multiaddr {
    address.iter().filter(|part| !matches!(part, Protocol::P2p(_))).collect()
}

/// One's own addresses as a code names them: one entry a machine address and port, those that reach farthest first,
/// loopback only where there is nothing else.
pub(super) fn for_invite<'a>(listening: impl Iterator<Item = &'a Multiaddr>) -> Vec<Address> {
    let mut merged: BTreeMap<(IpAddr, u16), Address> = BTreeMap::new();
    for address in listening.filter_map(read) {
        let entry = merged.entry((address.ip, address.port)).or_insert(address);
        entry.quic |= address.quic;
        entry.tcp |= address.tcp;
    }
    let mut all: Vec<Address> = merged.into_values().filter(|address| rank(address.ip) < LINK_LOCAL).collect();
    all.sort_by_key(|address| rank(address.ip));
    if all.iter().any(|address| !address.ip.is_loopback()) {
        all.retain(|address| !address.ip.is_loopback());
    }
    all.truncate(INVITE_ADDRESSES_MAX);
    all
}

const LINK_LOCAL: u8 = 5;

fn rank(ip: IpAddr) -> u8 {
    match ip {
        IpAddr::V4(ip) if ip.is_loopback() => 4,
        IpAddr::V4(ip) if ip.is_link_local() => LINK_LOCAL,
        IpAddr::V4(ip) if ip.is_private() => 2,
        IpAddr::V4(_) => 0,
        IpAddr::V6(ip) if ip.is_loopback() => 4,
        IpAddr::V6(ip) if ip.is_unicast_link_local() => LINK_LOCAL,
        IpAddr::V6(ip) if ip.is_unique_local() => 3,
        IpAddr::V6(_) => 1,
    }
}
