//! A helper: a node on a machine with a public address that carries the first words between programs behind routers.

use std::fmt;
use std::net::{IpAddr, SocketAddr};
use std::str::FromStr;

use crate::address::Address;
use crate::identity::PublicKey;

/// Which helper, and where. It listens for QUIC and TCP on one port.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Helper {
    /// Its key, so that nobody else can answer in its place.
    pub key: PublicKey,
    /// Its machine.
    pub ip: IpAddr,
    /// Its port.
    pub port: u16,
}

/// Why a helper's address was refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a helper's address is the line that 'sanguo helper' shows: its key, '@', its IP address, ':' and its port")]
pub struct HelperError;

impl Helper {
    /// Where it may be dialled.
    pub(crate) fn address(&self) -> Address {
        Address { ip: self.ip, port: self.port, quic: true, tcp: true }
    }
}

impl fmt::Display for Helper {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}@{}", self.key, SocketAddr::new(self.ip, self.port))
    }
}

impl FromStr for Helper {
    type Err = HelperError;

    fn from_str(text: &str) -> Result<Self, HelperError> {
        let (key, address) = text.split_once('@').ok_or(HelperError)?;
        let address: SocketAddr = address.parse().map_err(|_| HelperError)?;
        let usable = address.port() != 0 && !address.ip().is_unspecified();
        let key = key.parse().map_err(|_| HelperError)?;
        if usable { Ok(Helper { key, ip: address.ip(), port: address.port() }) } else { Err(HelperError) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::identity::Identity;

    #[test]
    fn a_helper_is_read_as_it_is_written() {
        let key = Identity::from_seed(&[7; 32]).public();
        for ip in ["192.0.2.7", "2001:db8::7"] {
            let helper = Helper { key, ip: ip.parse().unwrap(), port: 4001 };
            assert_eq!(helper.to_string().parse(), Ok(helper));
        }
        for bad in ["", "x", "@192.0.2.7:1", &format!("{key}@192.0.2.7"), &format!("{key}@0.0.0.0:1")] {
            assert_eq!(bad.parse::<Helper>(), Err(HelperError), "{bad}");
        }
    }
}
