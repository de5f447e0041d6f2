//! Where a program listens.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, UdpSocket};

use libp2p::multiaddr::Protocol;
use libp2p::swarm::NetworkBehaviour;
use libp2p::{Multiaddr, Swarm};

use super::Listen;
use super::behaviour::NetworkError;

/// The same port for QUIC and TCP.
pub(super) enum Port {
    /// This one, and no other.
    Fixed(u16),
    /// The one of the last time where it is still free, or any.
    Any(Option<u16>),
}

/// Listens for QUIC and TCP.
pub(super) fn listen_on<B: NetworkBehaviour>(
    swarm: &mut Swarm<B>,
    listen: Listen,
    port: Port,
) -> Result<(), NetworkError> {
    const TRIES: usize = 8;
    let ips: Vec<IpAddr> = match listen {
        Listen::Only(ip) => vec![ip],
        Listen::Everywhere => vec![Ipv4Addr::UNSPECIFIED.into(), Ipv6Addr::UNSPECIFIED.into()],
    };
    let port = match port {
        Port::Fixed(port) => {
            let busy = |error| NetworkError(format!("port {port} cannot be listened on: {error}"));
            return listen_on_port(swarm, &ips, port).map_err(busy);
        }
        Port::Any(port) => port,
    };
    let mut last = None;
    for port in port.into_iter().map(Ok).chain((0..TRIES).map(|_| free_port(ips[0]))) {
        let port = port.map_err(NetworkError::new)?;
        match listen_on_port(swarm, &ips, port) {
            Ok(()) => return Ok(()),
            Err(error) => last = Some(error),
        }
    }
    Err(last.unwrap_or_else(|| NetworkError("no port is free".into())))
}

fn free_port(ip: IpAddr) -> std::io::Result<u16> {
    Ok(UdpSocket::bind((ip, 0))?.local_addr()?.port())
}

/// Both transports on the first address must come up; a machine without IPv6 does without the second.
fn listen_on_port<B: NetworkBehaviour>(swarm: &mut Swarm<B>, ips: &[IpAddr], port: u16) -> Result<(), NetworkError> {
    for (i, ip) in ips.iter().enumerate() {
        let base = Multiaddr::from(*ip);
        let quic = base.clone().with(Protocol::Udp(port)).with(Protocol::QuicV1);
        let tcp = base.with(Protocol::Tcp(port));
        let mut opened = Vec::new();
        for address in [quic, tcp] {
            match swarm.listen_on(address) {
                Ok(id) => opened.push(id),
                Err(error) if i == 0 => {
                    for id in opened {
                        swarm.remove_listener(id);
                    }
                    return Err(NetworkError::new(error));
                }
                Err(_) => {}
            }
        }
    }
    Ok(())
}
