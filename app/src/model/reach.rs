//! How the person's program and those of the friends reach each other, where they do not by themselves.

use std::net::{IpAddr, SocketAddr};

use sanguo_net::{Helper, Network, PublicNetwork};

/// What is filled in; all of it may stay empty.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Reach {
    /// Whether friends are looked for in the public network.
    pub public: bool,
    /// For tables of one's own: the node that carries the first words, as 'sanguo helper' shows it.
    pub helper: String,
    /// The port that the router forwards.
    pub port: String,
    /// The router's address, where it does not tell by itself.
    pub outside: String,
}

/// Which field means nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReachError {
    /// The helper's line.
    Helper,
    /// The port is no number from 1 to 65535.
    Port,
    /// The router's address is none.
    Outside,
    /// The router's address is of no use without the port.
    PortMissing,
}

impl Reach {
    /// What it comes to, wherever the program listens.
    ///
    /// # Errors
    /// The first field that means nothing.
    pub fn network(&self) -> Result<Network, ReachError> {
        let helper = filled(&self.helper).map(str::parse::<Helper>).transpose().map_err(|_| ReachError::Helper)?;
        let port = filled(&self.port).map(|port| port.parse().ok().filter(|port| *port != 0).ok_or(ReachError::Port));
        let port = port.transpose()?;
        let outside = filled(&self.outside).map(str::parse::<IpAddr>).transpose().map_err(|_| ReachError::Outside)?;
        let outside = match (outside, port) {
            (Some(ip), Some(port)) => Some(SocketAddr::new(ip, port)),
            (Some(_), None) => return Err(ReachError::PortMissing),
            (None, _) => None,
        };
        let public = self.public.then_some(PublicNetwork::Usual);
        Ok(Network { port, outside, helper, public, ..Network::default() })
    }
}

fn filled(field: &str) -> Option<&str> {
    Some(field.trim()).filter(|field| !field.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn reach(helper: &str, port: &str, outside: &str) -> Result<Network, ReachError> {
        let [helper, port, outside] = [helper, port, outside].map(str::to_owned);
        Reach { public: false, helper, port, outside }.network()
    }

    #[test]
    fn nothing_filled_in_is_the_usual_way_and_the_public_network_is_not_in_it() {
        assert_eq!(reach("", " ", ""), Ok(Network::default()));
        assert_eq!(Network::default().public, None);
        let public = Reach { public: true, ..Reach::default() };
        assert_eq!(public.network().map(|network| network.public), Ok(Some(PublicNetwork::Usual)));
    }

    #[test]
    fn each_field_is_read_or_named() {
        let helper = format!("{}@192.0.2.7:4001", "7".repeat(64));
        assert_eq!(reach(&format!("{helper}\n"), "", "").map(|network| network.helper), Ok(helper.parse().ok()));
        let network = reach("", "4001", "2001:db8::1").unwrap();
        assert_eq!((network.port, network.outside), (Some(4001), "[2001:db8::1]:4001".parse().ok()));
        assert_eq!(reach("somebody", "", ""), Err(ReachError::Helper));
        for port in ["0", "65536", "-1", "http"] {
            assert_eq!(reach("", port, ""), Err(ReachError::Port), "{port}");
        }
        assert_eq!(reach("", "1", "here"), Err(ReachError::Outside));
        assert_eq!(reach("", "", "192.0.2.7"), Err(ReachError::PortMissing));
    }
}
