//! What libp2p does for a table: gossip, requests, local discovery, pings, limits.

use std::time::Duration;

use libp2p::gossipsub::{self, MessageAuthenticity, ValidationMode};
use libp2p::request_response::{self, ProtocolSupport};
use libp2p::swarm::NetworkBehaviour;
use libp2p::swarm::behaviour::toggle::Toggle;
use libp2p::{PeerId, Swarm, SwarmBuilder, connection_limits, identity, mdns, noise, ping, tcp, yamux};

use super::gate::Gate;
use super::wire::{PROTOCOL, TextCodec};
use crate::identity::{Identity, PublicKey};
use crate::limits::{CONNECTIONS_MAX, CONNECTIONS_PER_PEER_MAX, GOSSIP_MAX_BYTES, IDLE_CONNECTION, REQUEST_TIMEOUT};

/// All behaviours of one program.
#[derive(NetworkBehaviour)]
pub(super) struct Behaviour {
    pub(super) limits: connection_limits::Behaviour,
    pub(super) gate: Gate,
    pub(super) gossip: gossipsub::Behaviour,
    pub(super) requests: request_response::Behaviour<TextCodec>,
    pub(super) ping: ping::Behaviour,
    pub(super) mdns: Toggle<mdns::tokio::Behaviour>,
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

/// A swarm under the identity's own key. Programs on the local network are looked for where `discover` says so.
pub(super) fn build(identity: &Identity, discover: bool) -> Result<Swarm<Behaviour>, NetworkError> {
    let keypair = identity::Keypair::ed25519_from_bytes(*identity.seed()).map_err(NetworkError::new)?;
    let swarm = SwarmBuilder::with_existing_identity(keypair)
        .with_tokio()
        .with_tcp(tcp::Config::default().nodelay(true), noise::Config::new, yamux::Config::default)
        .map_err(NetworkError::new)?
        .with_quic_config(|mut config| {
            config.keep_alive_interval = Duration::from_secs(5);
            config.max_idle_timeout = 15_000;
            config
        })
        .with_behaviour(|keypair| behaviour(keypair, discover))
        .map_err(NetworkError::new)?
        .with_swarm_config(|config| config.with_idle_connection_timeout(IDLE_CONNECTION))
        .build();
    Ok(swarm)
}

type BuildError = Box<dyn std::error::Error + Send + Sync>;

fn behaviour(keypair: &identity::Keypair, discover: bool) -> Result<Behaviour, BuildError> {
    let peer = keypair.public().to_peer_id();
    let limits = connection_limits::ConnectionLimits::default()
        .with_max_pending_incoming(Some(CONNECTIONS_MAX))
        .with_max_established(Some(CONNECTIONS_MAX))
        .with_max_established_per_peer(Some(CONNECTIONS_PER_PEER_MAX));
    // A machine without a network to discover on still plays by the addresses in the code.
    let mdns = if discover { mdns::tokio::Behaviour::new(mdns::Config::default(), peer).ok() } else { None };
    Ok(Behaviour {
        limits: connection_limits::Behaviour::new(limits),
        gate: Gate::default(),
        gossip: gossipsub::Behaviour::new(MessageAuthenticity::Signed(keypair.clone()), gossip_config()?)?,
        requests: request_response::Behaviour::with_codec(
            TextCodec,
            [(PROTOCOL, ProtocolSupport::Full)],
            request_response::Config::default().with_request_timeout(REQUEST_TIMEOUT),
        ),
        ping: ping::Behaviour::new(
            ping::Config::new().with_interval(Duration::from_secs(5)).with_timeout(Duration::from_secs(10)),
        ),
        mdns: mdns.into(),
    })
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
