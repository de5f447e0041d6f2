//! Where a program listens.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, UdpSocket};

use libp2p::multiaddr::Protocol;
use libp2p::{Multiaddr, Swarm};

use super::Listen;
use super::behaviour::{Behaviour, NetworkError};

/// One port for QUIC and TCP, the one of the last time where it is still free.
pub(super) fn listen_on(swarm: &mut Swarm<Behaviour>, listen: Listen, port: Option<u16>) -> Result<(), NetworkError> {
    const TRIES: usize = 8;
    let ips: Vec<IpAddr> = match listen {
        Listen::Only(ip) => vec![ip],
        Listen::Everywhere => vec![Ipv4Addr::UNSPECIFIED.into(), Ipv6Addr::UNSPECIFIED.into()],
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
fn listen_on_port(swarm: &mut Swarm<Behaviour>, ips: &[IpAddr], port: u16) -> Result<(), NetworkError> {
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
