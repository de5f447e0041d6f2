//! What libp2p does for a table: gossip, requests, discovery, ways through routers, pings, limits.

use std::time::Duration;

use libp2p::gossipsub::{self, MessageAuthenticity, ValidationMode};
use libp2p::kad::store::MemoryStore;
use libp2p::request_response::{self, ProtocolSupport};
use libp2p::swarm::NetworkBehaviour;
use libp2p::swarm::behaviour::toggle::Toggle;
use libp2p::{
    PeerId, Swarm, SwarmBuilder, autonat, connection_limits, dcutr, identify, identity, kad, mdns,
    memory_connection_limits, noise, ping, relay, swarm, tcp, upnp, yamux,
};

use super::circle::Circle;
use super::direct::Direct;
use super::gate::Gate;
use super::mapper::Mapper;
use super::observed::Observed;
use super::public;
use super::quiet::Quiet;
use super::wire::{PROTOCOL, TextCodec};
use crate::identity::{Identity, PublicKey};
use crate::limits::{
    CIRCUIT_LASTS, CIRCUITS_MAX, CONNECTIONS_MAX, CONNECTIONS_PER_PEER_MAX, GOSSIP_MAX_BYTES, IDLE_CONNECTION,
    MEMORY_MAX_BYTES, OFFERED_MAX, PING_EVERY, PING_TIMEOUT, PUBLIC_CONNECTIONS_MAX, REQUEST_TIMEOUT,
    REQUESTS_AT_ONCE_MAX,
};

/// All behaviours of one program. The first three refuse connections before any other has seen them.
#[derive(NetworkBehaviour)]
pub(super) struct Behaviour {
    pub(super) limits: connection_limits::Behaviour,
    pub(super) memory: memory_connection_limits::Behaviour,
    pub(super) gate: Quiet<Gate>,
    pub(super) gossip: gossipsub::Behaviour,
    pub(super) requests: request_response::Behaviour<TextCodec>,
    pub(super) ping: ping::Behaviour,
    pub(super) identify: identify::Behaviour,
    pub(super) observed: Quiet<Observed>,
    pub(super) relayed: relay::client::Behaviour,
    pub(super) relay: Direct<relay::Behaviour>,
    pub(super) punch: dcutr::Behaviour,
    pub(super) reachability: Direct<autonat::v2::client::Behaviour>,
    pub(super) reachability_of_friends: Toggle<Direct<autonat::v2::server::Behaviour>>,
    pub(super) dht: Toggle<kad::Behaviour<MemoryStore>>,
    pub(super) router: Toggle<upnp::tokio::Behaviour>,
    pub(super) mapper: Toggle<Quiet<Mapper>>,
    pub(super) mdns: Toggle<mdns::tokio::Behaviour>,
}

/// Whom a swarm talks to, and where it looks around.
pub(super) struct Circles {
    /// The players of the table.
    pub(super) friends: Circle,
    /// Nodes that carry words between them.
    pub(super) relays: Circle,
    /// Nodes of the public network may be dialled.
    pub(super) public: bool,
}

/// Why the network side could not be built.
#[derive(Debug, thiserror::Error)]
#[error("the network could not be started: {0}")]
pub struct NetworkError(pub(super) String);

impl NetworkError {
    pub(super) fn new(error: impl std::fmt::Display) -> Self {
        NetworkError(error.to_string())
    }
}

/// A swarm, and why it cannot look up names, where it should.
pub(super) type Built = (Swarm<Behaviour>, Option<std::io::Error>);

/// A swarm under the identity's own key. With `look_around`, programs on the local network are looked for, and its router
/// is asked for a port.
pub(super) fn build(identity: &Identity, circles: &Circles, look_around: bool) -> Result<Built, NetworkError> {
    let keypair = identity::Keypair::ed25519_from_bytes(*identity.seed()).map_err(NetworkError::new)?;
    let begin = || {
        let builder = SwarmBuilder::with_existing_identity(keypair.clone())
            .with_tokio()
            .with_tcp(tcp::Config::default().nodelay(true), noise::Config::new, yamux::Config::default)
            .map_err(NetworkError::new)?;
        Ok::<_, NetworkError>(builder.with_quic_config(quic_config))
    };
    let behaviours = |keypair: &_, relayed| behaviour(keypair, relayed, circles, look_around);
    let mut nameless = None;
    if circles.public {
        // The first nodes of the public network have names.
        match begin()?.with_dns() {
            Ok(builder) => {
                let builder =
                    builder.with_relay_client(noise::Config::new, yamux::Config::default).map_err(NetworkError::new)?;
                let builder = builder.with_behaviour(behaviours).map_err(NetworkError::new)?;
                return Ok((builder.with_swarm_config(swarm_config).build(), None));
            }
            Err(error) => nameless = Some(error),
        }
    }
    let builder = begin()?.with_relay_client(noise::Config::new, yamux::Config::default).map_err(NetworkError::new)?;
    let builder = builder.with_behaviour(behaviours).map_err(NetworkError::new)?;
    Ok((builder.with_swarm_config(swarm_config).build(), nameless))
}

/// QUIC is dialled before TCP, and both before relays, so that the first to answer is the best.
fn swarm_config(config: swarm::Config) -> swarm::Config {
    config.with_idle_connection_timeout(IDLE_CONNECTION).with_smart_dial()
}

/// Keeps routers' ways open, and notices soon when nobody answers.
pub(super) fn quic_config(mut config: libp2p::quic::Config) -> libp2p::quic::Config {
    config.keep_alive_interval = Duration::from_secs(5);
    config.max_idle_timeout = 15_000;
    config
}

type BuildError = Box<dyn std::error::Error + Send + Sync>;

fn behaviour(
    keypair: &identity::Keypair,
    relayed: relay::client::Behaviour,
    circles: &Circles,
    look_around: bool,
) -> Result<Behaviour, BuildError> {
    let peer = keypair.public().to_peer_id();
    let outgoing = if circles.public { PUBLIC_CONNECTIONS_MAX } else { CONNECTIONS_MAX };
    let limits = connection_limits::ConnectionLimits::default()
        .with_max_pending_incoming(Some(CONNECTIONS_MAX))
        .with_max_pending_outgoing(Some(outgoing))
        .with_max_established_incoming(Some(CONNECTIONS_MAX))
        .with_max_established_outgoing(Some(outgoing))
        .with_max_established_per_peer(Some(CONNECTIONS_PER_PEER_MAX));
    // A machine without a network to discover on still plays by the addresses in the code.
    let mdns = if look_around { mdns::tokio::Behaviour::new(mdns::Config::default(), peer).ok() } else { None };
    Ok(Behaviour {
        limits: connection_limits::Behaviour::new(limits),
        memory: memory_connection_limits::Behaviour::with_max_bytes(MEMORY_MAX_BYTES),
        gate: Quiet(Gate::new(circles)),
        gossip: gossipsub::Behaviour::new(MessageAuthenticity::Signed(keypair.clone()), gossip_config()?)?,
        requests: request_response::Behaviour::with_codec(
            TextCodec,
            [(PROTOCOL, ProtocolSupport::Full)],
            request_response::Config::default()
                .with_request_timeout(REQUEST_TIMEOUT)
                .with_max_concurrent_streams(REQUESTS_AT_ONCE_MAX),
        ),
        ping: ping::Behaviour::new(ping::Config::new().with_interval(PING_EVERY).with_timeout(PING_TIMEOUT)),
        identify: identify::Behaviour::new(identify_config(keypair.public())),
        observed: Quiet::default(),
        relayed,
        relay: Direct(relay::Behaviour::new(peer, relay_config(&circles.friends))),
        punch: dcutr::Behaviour::new(peer),
        reachability: Direct(autonat::v2::client::Behaviour::default()),
        // Where the gate lets all dials out, a stranger could ask for some.
        reachability_of_friends: (!circles.public).then(|| Direct(autonat::v2::server::Behaviour::default())).into(),
        dht: circles.public.then(|| public::dht(peer, kad::Mode::Client)).into(),
        router: look_around.then(upnp::tokio::Behaviour::default).into(),
        mapper: look_around.then(|| Quiet(Mapper::new())).into(),
        mdns: mdns.into(),
    })
}

/// What identify tells to whoever connects: that this is such a program, and addresses that are known outside anyway. It
/// keeps no addresses of others; the address book does.
fn identify_config(key: identity::PublicKey) -> identify::Config {
    identify::Config::new(PROTOCOL.to_string(), key)
        .with_agent_version("sanguo".into())
        .with_hide_listen_addrs(true)
        .with_cache_size(0)
}

/// A relay for friends alone, without the limits that a relay for anybody has.
fn relay_config(friends: &Circle) -> relay::Config {
    let only_friends = |friends: Circle| -> Box<dyn relay::RateLimiter> {
        Box::new(move |peer: PeerId, _: &libp2p::Multiaddr, _| friends.contains(&peer))
    };
    relay::Config {
        reservation_rate_limiters: vec![only_friends(friends.clone())],
        circuit_src_rate_limiters: vec![only_friends(friends.clone())],
        max_circuits: CIRCUITS_MAX,
        max_circuit_duration: CIRCUIT_LASTS,
        // As many as they like.
        max_circuit_bytes: 0,
        ..relay::Config::default()
    }
}

/// A mesh of three: everybody passes on to everybody, and nobody is scored.
fn gossip_config() -> Result<gossipsub::Config, gossipsub::ConfigBuilderError> {
    gossipsub::ConfigBuilder::default()
        .validation_mode(ValidationMode::Strict)
        .validate_messages()
        .flood_publish(true)
        .mesh_outbound_min(0)
        .mesh_n_low(2)
        .mesh_n(2)
        .mesh_n_high(3)
        .gossip_lazy(2)
        .heartbeat_initial_delay(Duration::from_millis(100))
        .heartbeat_interval(Duration::from_millis(500))
        .history_length(60)
        .history_gossip(20)
        .prune_backoff(Duration::from_secs(5))
        .unsubscribe_backoff(Duration::from_secs(2))
        .graft_flood_threshold(Duration::from_secs(1))
        .duplicate_cache_time(Duration::from_secs(600))
        .max_transmit_size(GOSSIP_MAX_BYTES)
        .max_control_messages_sent(OFFERED_MAX)
        .message_id_fn(|message| gossipsub::MessageId::from(blake3::hash(&message.data).as_bytes().to_vec()))
        .build()
}

/// The peer id of a key.
pub(super) fn peer_of(key: &PublicKey) -> Option<PeerId> {
    let key = identity::ed25519::PublicKey::try_from_bytes(&key.to_bytes()).ok()?;
    Some(identity::PublicKey::from(key).to_peer_id())
}

/// The key inside a peer id; Ed25519 ids hold their key whole.
pub(super) fn key_of(peer: &PeerId) -> Option<PublicKey> {
    const IDENTITY_HASH: u64 = 0;
    let hash = peer.as_ref();
    if hash.code() != IDENTITY_HASH {
        return None;
    }
    let key = identity::PublicKey::try_decode_protobuf(hash.digest()).ok()?.try_into_ed25519().ok()?;
    PublicKey::from_bytes(&key.to_bytes()).ok()
}
