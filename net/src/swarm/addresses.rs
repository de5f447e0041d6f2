//! Where programs can be dialled: one's own listening addresses, and what is known of friends'.

use std::collections::BTreeMap;
use std::net::IpAddr;

use libp2p::Multiaddr;
use libp2p::multiaddr::Protocol;

use crate::identity::PublicKey;
use crate::invite::Address;
use crate::limits::{INVITE_ADDRESSES_MAX, PEER_ADDRESSES_MAX};

/// The addresses of friends, the newest first, bounded for each.
#[derive(Default)]
pub(super) struct AddressBook {
    known: BTreeMap<PublicKey, Vec<Multiaddr>>,
}

impl AddressBook {
    /// Remembers an address; `true` when it is new. What cannot be dialled over IP is passed over.
    pub(super) fn learn(&mut self, key: PublicKey, address: Multiaddr) -> bool {
        if read(&address).is_none() {
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

    /// `at KEY ADDRESS` lines of these keys, without those that the reader could not use.
    pub(super) fn write(&self, keys: &[PublicKey], with_loopback: bool) -> String {
        let lines = keys.iter().flat_map(|key| self.of(key).iter().map(move |address| (key, address)));
        lines.filter(|(_, address)| with_loopback || !is_loopback(address)).map(|(key, a)| at_line(key, a)).collect()
    }

    /// Learns from such lines; `true` when something was new.
    pub(super) fn read(&mut self, text: &str, keys: &[PublicKey]) -> bool {
        let mut new = false;
        for line in text.lines().take(3 * PEER_ADDRESSES_MAX) {
            if let ["at", key, address] = line.split(' ').collect::<Vec<_>>()[..]
                && let (Ok(key), Ok(address)) = (key.parse::<PublicKey>(), address.parse())
                && keys.contains(&key)
            {
                new |= self.learn(key, address);
            }
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

/// The multiaddresses of an address in a code, QUIC first.
pub(super) fn write(address: &Address) -> Vec<Multiaddr> {
    let base = Multiaddr::from(address.ip);
    let quic = address.quic.then(|| base.clone().with(Protocol::Udp(address.port)).with(Protocol::QuicV1));
    let tcp = address.tcp.then(|| base.clone().with(Protocol::Tcp(address.port)));
    quic.into_iter().chain(tcp).collect()
}

/// Whether an address means the machine itself.
pub(super) fn is_loopback(address: &Multiaddr) -> bool {
    read(address).is_some_and(|address| address.ip.is_loopback())
}

/// Whether an address is inside the machine or its local network.
pub(super) fn is_local(address: &Multiaddr) -> bool {
    read(address).is_some_and(|address| match address.ip {
        IpAddr::V4(ip) => ip.is_loopback() || ip.is_private() || ip.is_link_local(),
        IpAddr::V6(ip) => ip.is_loopback() || ip.is_unique_local() || ip.is_unicast_link_local(),
    })
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
