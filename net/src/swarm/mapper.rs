//! Asks the router for the ports by PCP or NAT-PMP, which some routers speak that do not speak UPnP.

use std::collections::HashMap;
use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr};
use std::num::NonZeroU16;
use std::task::{Context, Poll};
use std::time::Duration;

use crab_nat::{GatewayAddress, InternetProtocol, PortMapping, PortMappingOptions, PortMappingType, TimeoutConfig};
use libp2p::Multiaddr;
use libp2p::swarm::{FromSwarm, ToSwarm};
use tokio::sync::mpsc;
use tokio::task::JoinHandle;

use super::addresses::{self, Reach};
use super::quiet::Watch;
use crate::address::Address;
use crate::limits::{MAPPING_AGAIN, MAPPING_LASTS, MAPPINGS_MAX, ROUTER_ANSWERS_AFTER, ROUTER_TRIES};

/// Keeps a port of the router open for each address that is listened on behind it.
pub(super) struct Mapper {
    tasks: HashMap<Multiaddr, JoinHandle<()>>,
    sender: mpsc::Sender<Change>,
    changes: mpsc::Receiver<Change>,
}

/// What a router says of a port.
struct Change {
    /// Listened on.
    inside: Multiaddr,
    /// Open outside, or not any more.
    outside: Multiaddr,
    open: bool,
}

impl Mapper {
    pub(super) fn new() -> Self {
        let (sender, changes) = mpsc::channel(2 * MAPPINGS_MAX);
        Mapper { tasks: HashMap::new(), sender, changes }
    }
}

/// Opens a port anew before the router forgets it, for as long as anybody wants to know.
async fn keep_open(inside: Multiaddr, address: Address, sender: mpsc::Sender<Change>) {
    let mut open: Option<Multiaddr> = None;
    loop {
        let mapped = map(address).await;
        let (now, wait) = mapped.map_or((None, MAPPING_AGAIN), |(outside, wait)| (Some(outside), wait));
        if now != open {
            let closed = open.take().map(|outside| (outside, false));
            let opened = now.clone().map(|outside| (outside, true));
            for (outside, open) in closed.into_iter().chain(opened) {
                if sender.send(Change { inside: inside.clone(), outside, open }).await.is_err() {
                    return;
                }
            }
            open = now;
        }
        tokio::time::sleep(wait).await;
    }
}

/// Where a port is open outside, and when to ask again.
async fn map(inside: Address) -> Option<(Multiaddr, Duration)> {
    let IpAddr::V4(ip) = inside.ip else {
        return None;
    };
    let router = tokio::task::spawn_blocking(move || router_of(ip)).await.ok()??;
    let gateway = GatewayAddress::IpV4(router);
    let protocol = if inside.quic { InternetProtocol::Udp } else { InternetProtocol::Tcp };
    let port = NonZeroU16::new(inside.port)?;
    let timeouts =
        TimeoutConfig { initial_timeout: ROUTER_ANSWERS_AFTER, max_retries: ROUTER_TRIES, max_retry_timeout: None };
    let options = PortMappingOptions {
        external_port: Some(port),
        lifetime_seconds: Some(MAPPING_LASTS),
        timeout_config: Some(timeouts),
    };
    let mapping = match PortMapping::new(gateway, inside.ip, protocol, port, options).await {
        Ok(mapping) => mapping,
        // Older routers are silent at the newer protocol.
        Err(_) => crab_nat::natpmp::port_mapping(gateway, protocol, port, options).await.ok()?,
    };
    let outside = match mapping.mapping_type() {
        PortMappingType::Pcp { external_ip, .. } => external_ip,
        PortMappingType::NatPmp => crab_nat::natpmp::external_address(gateway, Some(timeouts)).await.ok()?.into(),
    };
    let address = Address { ip: plain(outside), port: mapping.external_port().get(), ..inside };
    let outside = addresses::write(&address).into_iter().next().filter(|_| is_public(address.ip))?;
    Some((outside, Duration::from_secs(u64::from(mapping.lifetime() / 2)).max(MAPPING_AGAIN)))
}

/// PCP writes IPv4 in IPv6.
fn plain(ip: IpAddr) -> IpAddr {
    ip.to_canonical()
}

/// Whether the router itself is in the internet, and not behind another or its provider's.
fn is_public(ip: IpAddr) -> bool {
    const SHARED: [u8; 2] = [100, 64];
    let IpAddr::V4(ip) = ip else {
        return false;
    };
    let [first, second, ..] = ip.octets();
    let is_shared = first == SHARED[0] && second & 0b1100_0000 == SHARED[1];
    !(ip.is_private() || ip.is_loopback() || ip.is_link_local() || ip.is_unspecified() || is_shared)
}

/// The router by which an address goes out.
fn router_of(ip: Ipv4Addr) -> Option<Ipv4Addr> {
    let interface = netdev::get_interfaces().into_iter().find(|interface| interface.ipv4_addrs().contains(&ip))?;
    interface.gateway?.ipv4.first().copied()
}

impl Watch for Mapper {
    fn see(&mut self, event: FromSwarm) {
        match event {
            FromSwarm::NewListenAddr(new) => {
                let behind_router = addresses::reach(new.addr) == Reach::Network;
                if let Some(address) = addresses::read(new.addr).filter(|a| a.ip.is_ipv4() && behind_router)
                    && self.tasks.len() < MAPPINGS_MAX
                    && !self.tasks.contains_key(new.addr)
                {
                    let task = tokio::spawn(keep_open(new.addr.clone(), address, self.sender.clone()));
                    self.tasks.insert(new.addr.clone(), task);
                }
            }
            FromSwarm::ExpiredListenAddr(expired) => {
                if let Some(task) = self.tasks.remove(expired.addr) {
                    task.abort();
                }
            }
            _ => {}
        }
    }

    fn tell(&mut self, cx: &mut Context<'_>) -> Poll<ToSwarm<Infallible, Infallible>> {
        while let Poll::Ready(Some(change)) = self.changes.poll_recv(cx) {
            // Of an address that is gone nothing matters any more.
            if self.tasks.contains_key(&change.inside) {
                return Poll::Ready(if change.open {
                    ToSwarm::ExternalAddrConfirmed(change.outside)
                } else {
                    ToSwarm::ExternalAddrExpired(change.outside)
                });
            }
        }
        Poll::Pending
    }
}

impl Drop for Mapper {
    fn drop(&mut self) {
        for task in self.tasks.values() {
            task.abort();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_router_behind_another_opens_nothing_to_the_internet() {
        let public = |ip: &str| is_public(plain(ip.parse().unwrap()));
        assert!(["5.5.5.1", "::ffff:5.5.5.1", "100.63.255.255", "100.128.0.1"].into_iter().all(public));
        for inside in
            ["192.168.1.1", "10.0.0.1", "::ffff:172.16.0.1", "100.64.0.1", "100.127.255.255", "0.0.0.0", "::1"]
        {
            assert!(!public(inside), "{inside}");
        }
    }
}
