//! The helper's node: a relay and an AutoNAT server for anybody, bounded. It knows nothing of games.

use std::net::SocketAddr;
use std::time::Duration;

use futures::StreamExt;
use libp2p::kad::{self, store::MemoryStore};
use libp2p::swarm::behaviour::toggle::Toggle;
use libp2p::swarm::{NetworkBehaviour, SwarmEvent};
use libp2p::{
    Multiaddr, Swarm, SwarmBuilder, autonat, connection_limits, identify, identity, memory_connection_limits, noise,
    ping, relay, tcp, yamux,
};

use super::Listen;
use super::addresses::{self, Reach};
use super::behaviour::{NetworkError, quic_config};
use super::listen::{Port, listen_on};
use super::public;
use crate::helper::Helper;
use crate::home::Home;
use crate::identity::PublicKey;
use crate::limits::{
    CONNECTIONS_PER_PEER_MAX, HELPER_CIRCUIT_BYTES, HELPER_CIRCUIT_LASTS, HELPER_CIRCUITS_MAX, HELPER_CONNECTIONS_MAX,
    HELPER_IDLE_CONNECTION, MEMORY_MAX_BYTES, PING_EVERY, PING_TIMEOUT,
};

/// What one circuit may carry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CircuitLimits {
    /// In bytes, both directions together.
    pub bytes: u64,
    /// How long.
    pub lasts: Duration,
}

impl Default for CircuitLimits {
    fn default() -> Self {
        CircuitLimits { bytes: HELPER_CIRCUIT_BYTES, lasts: HELPER_CIRCUIT_LASTS }
    }
}

/// How a helper is run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HelperSettings {
    /// Where to listen.
    pub listen: Listen,
    /// On which port.
    pub port: u16,
    /// Where the machine is reached from outside, where its own addresses do not tell.
    pub outside: Option<SocketAddr>,
    /// What it carries.
    pub circuits: CircuitLimits,
    /// Be a node of the public directory too.
    pub dht: bool,
}

#[derive(NetworkBehaviour)]
struct Behaviour {
    limits: connection_limits::Behaviour,
    memory: memory_connection_limits::Behaviour,
    relay: relay::Behaviour,
    reachability: autonat::v2::server::Behaviour,
    identify: identify::Behaviour,
    ping: ping::Behaviour,
    dht: Toggle<kad::Behaviour<MemoryStore>>,
}

/// A running helper.
pub struct HelperNode {
    swarm: Swarm<Behaviour>,
    key: PublicKey,
    settings: HelperSettings,
}

impl HelperNode {
    /// Starts to listen, with the key of the data folder. Must be called inside a tokio runtime.
    ///
    /// # Errors
    /// When the port cannot be listened on.
    pub fn open(home: &Home, settings: HelperSettings) -> Result<Self, NetworkError> {
        let keypair = identity::Keypair::ed25519_from_bytes(*home.identity().seed()).map_err(NetworkError::new)?;
        let mut swarm = SwarmBuilder::with_existing_identity(keypair)
            .with_tokio()
            .with_tcp(tcp::Config::default().nodelay(true), noise::Config::new, yamux::Config::default)
            .map_err(NetworkError::new)?
            .with_quic_config(quic_config)
            .with_behaviour(|keypair| behaviour(keypair.public(), settings))
            .map_err(NetworkError::new)?
            .with_swarm_config(|config| config.with_idle_connection_timeout(HELPER_IDLE_CONNECTION))
            .build();
        listen_on(&mut swarm, settings.listen, Port::Fixed(settings.port))?;
        for outside in settings.outside.iter().flat_map(|outside| addresses::write(&addresses::at(*outside))) {
            swarm.add_external_address(outside);
        }
        Ok(HelperNode { swarm, key: home.identity().public(), settings })
    }

    /// Works on until the address under which hosts can name it is known, or has become another one.
    pub async fn next_address(&mut self) -> Helper {
        if let Some(outside) = self.settings.outside.take() {
            return self.at(outside);
        }
        loop {
            if let SwarmEvent::NewListenAddr { address, .. } = self.swarm.select_next_some().await
                && let Some(read) = addresses::read(&address)
                && self.is_of_use(&address)
            {
                let new = self.swarm.external_addresses().filter_map(addresses::read).all(|known| known.ip != read.ip);
                self.swarm.add_external_address(address);
                if new {
                    return self.at(SocketAddr::new(read.ip, read.port));
                }
            }
        }
    }

    /// What other libp2p programs name it by, where it is at this address.
    pub fn multiaddress(&self, at: &Helper) -> String {
        let ways = addresses::write(&at.address());
        ways.first().map_or(String::new(), |way| format!("{way}/p2p/{}", self.swarm.local_peer_id()))
    }

    /// Others can come to an address if it is public, or if it was asked for.
    fn is_of_use(&self, address: &Multiaddr) -> bool {
        addresses::reach(address) == Reach::World || self.settings.listen != Listen::Everywhere
    }

    fn at(&self, socket: SocketAddr) -> Helper {
        Helper { key: self.key, ip: socket.ip(), port: socket.port() }
    }
}

type BuildError = Box<dyn std::error::Error + Send + Sync>;

fn behaviour(key: identity::PublicKey, settings: HelperSettings) -> Result<Behaviour, BuildError> {
    let peer = key.to_peer_id();
    let limits = connection_limits::ConnectionLimits::default()
        .with_max_pending_incoming(Some(HELPER_CONNECTIONS_MAX))
        .with_max_pending_outgoing(Some(HELPER_CONNECTIONS_MAX))
        .with_max_established(Some(HELPER_CONNECTIONS_MAX))
        .with_max_established_per_peer(Some(CONNECTIONS_PER_PEER_MAX));
    let relay = relay::Config {
        max_reservations: HELPER_CIRCUITS_MAX,
        max_circuits: HELPER_CIRCUITS_MAX,
        max_circuit_bytes: settings.circuits.bytes,
        max_circuit_duration: settings.circuits.lasts,
        ..relay::Config::default()
    };
    Ok(Behaviour {
        limits: connection_limits::Behaviour::new(limits),
        memory: memory_connection_limits::Behaviour::with_max_bytes(MEMORY_MAX_BYTES),
        relay: relay::Behaviour::new(peer, relay),
        reachability: autonat::v2::server::Behaviour::default(),
        identify: identify::Behaviour::new(
            identify::Config::new("/sanguo/1".into(), key)
                .with_agent_version("sanguo helper".into())
                .with_cache_size(0),
        ),
        ping: ping::Behaviour::new(ping::Config::new().with_interval(PING_EVERY).with_timeout(PING_TIMEOUT)),
        dht: settings.dht.then(|| public::dht(peer, kad::Mode::Server)).into(),
    })
}
