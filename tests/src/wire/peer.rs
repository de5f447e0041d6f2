//! A libp2p peer that speaks the table's two protocols and has no opinion on what is said.

use std::collections::HashMap;
use std::time::Duration;

use futures::StreamExt;
use libp2p::gossipsub::{self, IdentTopic, MessageAuthenticity};
use libp2p::multiaddr::Protocol;
use libp2p::request_response::{self, Message, OutboundRequestId, ProtocolSupport, ResponseChannel};
use libp2p::swarm::dial_opts::DialOpts;
use libp2p::swarm::{NetworkBehaviour, SwarmEvent};
use libp2p::{Multiaddr, PeerId, Swarm, SwarmBuilder, identity};
use sanguo_net::PublicKey;

use super::bytes::{Bytes, PROTOCOL};

#[derive(NetworkBehaviour)]
struct Behaviour {
    gossip: gossipsub::Behaviour,
    requests: request_response::Behaviour<Bytes>,
}

/// What a peer sees.
#[derive(Debug)]
pub enum Happening {
    /// A first connection.
    Connected(PublicKey),
    /// The last connection ended, or none came about.
    Gone(PublicKey),
    /// Gossip, by its author.
    Gossip {
        /// Who signed the message.
        from: PublicKey,
        /// What it says.
        text: String,
    },
    /// A request.
    Request {
        /// Whose.
        from: PublicKey,
        /// What it says.
        text: String,
        /// Where the answer goes; dropped, there is none.
        channel: ResponseChannel<Vec<u8>>,
    },
    /// An answer.
    Answer {
        /// Whose.
        from: PublicKey,
        /// What was asked.
        asked: String,
        /// What it says.
        text: String,
    },
    /// A request that was not answered.
    Unanswered(PublicKey),
}

/// A peer.
pub struct Peer {
    swarm: Swarm<Behaviour>,
    asked: HashMap<OutboundRequestId, String>,
}

impl Peer {
    /// A peer that listens on loopback, with the key of this seed.
    ///
    /// # Panics
    /// If the network does not start.
    pub fn new(seed: [u8; 32]) -> Peer {
        let keypair = keypair(seed);
        Peer::with(keypair.clone(), MessageAuthenticity::Signed(keypair))
    }

    /// The same, but its gossip says that it is another's.
    ///
    /// # Panics
    /// If the network does not start.
    pub fn pretending_to_be(author: &PublicKey, seed: [u8; 32]) -> Peer {
        Peer::with(keypair(seed), MessageAuthenticity::Author(peer_of(author)))
    }

    fn with(keypair: identity::Keypair, authenticity: MessageAuthenticity) -> Peer {
        let mut swarm = SwarmBuilder::with_existing_identity(keypair)
            .with_tokio()
            .with_quic()
            .with_behaviour(|_| Behaviour {
                gossip: gossip(authenticity),
                requests: request_response::Behaviour::new(
                    [(PROTOCOL, ProtocolSupport::Full)],
                    request_response::Config::default(),
                ),
            })
            .expect("the behaviour is right")
            .with_swarm_config(|config| config.with_idle_connection_timeout(Duration::from_secs(600)))
            .build();
        let loopback = "/ip4/127.0.0.1/udp/0/quic-v1".parse().expect("an address");
        swarm.listen_on(loopback).expect("loopback is there");
        Peer { swarm, asked: HashMap::new() }
    }

    /// Waits until it can be dialled; gives where.
    pub(super) async fn listening(&mut self) -> Multiaddr {
        loop {
            if let Some(address) = self.addresses().next() {
                return address.clone();
            }
            // Nobody knows of it yet, so nothing else can happen.
            self.swarm.select_next_some().await;
        }
    }

    /// Where it can be dialled.
    pub fn addresses(&self) -> impl Iterator<Item = &Multiaddr> {
        self.swarm.listeners()
    }

    /// Those it is connected with.
    pub fn connected(&self) -> Vec<PublicKey> {
        self.swarm.connected_peers().filter_map(key_of).collect()
    }

    /// Dials somebody over QUIC, unless connected.
    pub fn dial(&mut self, key: &PublicKey, addresses: Vec<Multiaddr>) {
        let is_quic = |address: &Multiaddr| address.iter().any(|part| part == Protocol::QuicV1);
        let addresses = addresses.into_iter().filter(is_quic).collect();
        // A dial that is under way already needs no other.
        let _ = self.swarm.dial(DialOpts::peer_id(peer_of(key)).addresses(addresses).build());
    }

    /// Listens to a game.
    pub fn subscribe(&mut self, game: &str) {
        // The only error is a filter's, and there is none.
        let _ = self.swarm.behaviour_mut().gossip.subscribe(&topic(game));
    }

    /// Does not say any more that it listens to a game.
    pub fn unsubscribe(&mut self, game: &str) {
        self.swarm.behaviour_mut().gossip.unsubscribe(&topic(game));
    }

    /// How many of those it is connected with listen to a game.
    pub fn listeners(&self, game: &str) -> usize {
        let topic = topic(game).hash();
        self.swarm.behaviour().gossip.all_peers().filter(|(_, topics)| topics.contains(&&topic)).count()
    }

    /// Publishes to whoever listens to the game; whether it left.
    pub fn publish(&mut self, game: &str, data: impl Into<Vec<u8>>) -> bool {
        self.swarm.behaviour_mut().gossip.publish(topic(game), data.into()).is_ok()
    }

    /// Asks somebody.
    pub fn ask(&mut self, key: &PublicKey, request: impl Into<Vec<u8>>) {
        let request = request.into();
        let asked = String::from_utf8_lossy(&request).into_owned();
        let id = self.swarm.behaviour_mut().requests.send_request(&peer_of(key), request);
        self.asked.insert(id, asked);
    }

    /// Answers a request.
    pub fn answer(&mut self, channel: ResponseChannel<Vec<u8>>, answer: impl Into<Vec<u8>>) {
        // The asker may have gone.
        let _ = self.swarm.behaviour_mut().requests.send_response(channel, answer.into());
    }

    /// What happens next. Nothing is lost when the wait is given up.
    pub async fn next(&mut self) -> Happening {
        loop {
            let event = self.swarm.select_next_some().await;
            if let Some(happening) = self.read(event) {
                return happening;
            }
        }
    }

    fn read(&mut self, event: SwarmEvent<BehaviourEvent>) -> Option<Happening> {
        match event {
            SwarmEvent::ConnectionEstablished { peer_id, num_established, .. } if num_established.get() == 1 => {
                key_of(&peer_id).map(Happening::Connected)
            }
            SwarmEvent::ConnectionClosed { peer_id, num_established: 0, .. }
            | SwarmEvent::OutgoingConnectionError { peer_id: Some(peer_id), .. } => {
                key_of(&peer_id).map(Happening::Gone)
            }
            SwarmEvent::Behaviour(BehaviourEvent::Gossip(gossipsub::Event::Message { message, .. })) => {
                let from = key_of(&message.source?)?;
                Some(Happening::Gossip { from, text: String::from_utf8(message.data).ok()? })
            }
            SwarmEvent::Behaviour(BehaviourEvent::Requests(event)) => self.read_request(event),
            _ => None,
        }
    }

    fn read_request(&mut self, event: request_response::Event<Vec<u8>, Vec<u8>>) -> Option<Happening> {
        match event {
            request_response::Event::Message { peer, message: Message::Request { request, channel, .. }, .. } => {
                Some(Happening::Request { from: key_of(&peer)?, text: String::from_utf8(request).ok()?, channel })
            }
            request_response::Event::Message { peer, message: Message::Response { request_id, response }, .. } => {
                let asked = self.asked.remove(&request_id)?;
                Some(Happening::Answer { from: key_of(&peer)?, asked, text: String::from_utf8(response).ok()? })
            }
            request_response::Event::OutboundFailure { peer, request_id, .. } => {
                self.asked.remove(&request_id);
                Some(Happening::Unanswered(key_of(&peer)?))
            }
            _ => None,
        }
    }
}

fn topic(game: &str) -> IdentTopic {
    IdentTopic::new(format!("sanguo/1/{game}"))
}

/// A mesh of three; larger messages leave than any honest program takes, and nothing of others is passed on: what is to be
/// validated first, and never is, stays.
fn gossip(authenticity: MessageAuthenticity) -> gossipsub::Behaviour {
    let config = gossipsub::ConfigBuilder::default()
        .flood_publish(true)
        .mesh_outbound_min(0)
        .mesh_n_low(2)
        .mesh_n(2)
        .mesh_n_high(3)
        .heartbeat_interval(Duration::from_millis(500))
        .max_transmit_size(1 << 20)
        .validate_messages()
        .validation_mode(gossipsub::ValidationMode::Permissive)
        .message_id_fn(|message| gossipsub::MessageId::from(blake3::hash(&message.data).as_bytes().to_vec()))
        .build()
        .expect("the settings fit each other");
    gossipsub::Behaviour::new(authenticity, config).expect("the settings are right")
}

fn keypair(seed: [u8; 32]) -> identity::Keypair {
    identity::Keypair::ed25519_from_bytes(seed).expect("a seed is 32 bytes")
}

/// The peer id of a key.
fn peer_of(key: &PublicKey) -> PeerId {
    let key = identity::ed25519::PublicKey::try_from_bytes(&key.to_bytes()).expect("a key is a key");
    identity::PublicKey::from(key).to_peer_id()
}

/// The key in a peer id; none in that of another kind of key.
fn key_of(peer: &PeerId) -> Option<PublicKey> {
    let key = identity::PublicKey::try_decode_protobuf(peer.as_ref().digest()).ok()?.try_into_ed25519().ok()?;
    PublicKey::from_bytes(&key.to_bytes()).ok()
}
