//! Where a program may be dialled, as codes spell it: a byte of flags, the IP address, the port.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

use crate::helper::Helper;
use crate::identity::PublicKey;

/// The longest spelling.
pub(crate) const ADDRESS_BYTES: usize = 19;

const IPV6: u8 = 1;
const QUIC: u8 = 2;
const TCP: u8 = 4;
/// The address is a helper's, and its key follows.
const HELPER: u8 = 8;

/// Where a program may be dialled.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Address {
    /// The machine.
    pub ip: IpAddr,
    /// The port, one for both transports.
    pub port: u16,
    /// QUIC over UDP listens there.
    pub quic: bool,
    /// TCP listens there.
    pub tcp: bool,
}

/// Appends addresses to a code.
pub(crate) fn write_addresses(bytes: &mut Vec<u8>, addresses: &[Address]) {
    addresses.iter().for_each(|address| write_address(bytes, address, 0));
}

/// Appends a helper to a code.
pub(crate) fn write_helper(bytes: &mut Vec<u8>, helper: &Helper) {
    write_address(bytes, &helper.address(), HELPER);
    bytes.extend(helper.key.to_bytes());
}

/// Reads what is left of a code: addresses, at most so many, and a helper.
///
/// # Errors
/// What is wrong, in words.
pub(crate) fn read_addresses(mut rest: &[u8], most: usize) -> Result<(Vec<Address>, Option<Helper>), &'static str> {
    let mut addresses = Vec::new();
    let mut helper = None;
    while let Some(&tag) = rest.first() {
        let (address, tail) = read_address(rest).ok_or("an address in it is wrong")?;
        if tag & HELPER == 0 {
            addresses.push(address);
            rest = tail;
        } else {
            let (key, tail) = tail.split_first_chunk().ok_or("the helper's key in it is cut")?;
            let key = PublicKey::from_bytes(key).map_err(|_| "the helper's key in it is no key")?;
            helper = Some(Helper { key, ip: address.ip, port: address.port });
            rest = tail;
        }
    }
    if addresses.len() > most { Err("it holds too many addresses") } else { Ok((addresses, helper)) }
}

fn write_address(bytes: &mut Vec<u8>, address: &Address, tag: u8) {
    let flags = [(address.ip.is_ipv6(), IPV6), (address.quic, QUIC), (address.tcp, TCP)];
    bytes.push(flags.iter().filter(|(is, _)| *is).fold(tag, |tag, (_, flag)| tag | flag));
    match address.ip {
        IpAddr::V4(ip) => bytes.extend(ip.octets()),
        IpAddr::V6(ip) => bytes.extend(ip.octets()),
    }
    bytes.extend(address.port.to_be_bytes());
}

fn read_address(bytes: &[u8]) -> Option<(Address, &[u8])> {
    let (&tag, rest) = bytes.split_first()?;
    if tag & !(IPV6 | QUIC | TCP | HELPER) != 0 || tag & (QUIC | TCP) == 0 {
        return None;
    }
    let (ip, rest) = if tag & IPV6 == 0 {
        let (octets, rest) = rest.split_first_chunk::<4>()?;
        (IpAddr::V4(Ipv4Addr::from(*octets)), rest)
    } else {
        let (octets, rest) = rest.split_first_chunk::<16>()?;
        (IpAddr::V6(Ipv6Addr::from(*octets)), rest)
    };
    let (port, rest) = rest.split_first_chunk::<2>()?;
    let port = u16::from_be_bytes(*port);
    (port != 0).then_some((Address { ip, port, quic: tag & QUIC != 0, tcp: tag & TCP != 0 }, rest))
}
