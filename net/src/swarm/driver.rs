//! The event loop of a table.

use std::collections::{BTreeMap, BTreeSet, HashMap, VecDeque};
use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use futures::StreamExt;
use libp2p::core::ConnectedPoint;
use libp2p::gossipsub::{self, IdentTopic, MessageAcceptance};
use libp2p::request_response::OutboundRequestId;
use libp2p::swarm::{ConnectionId, SwarmEvent};
use libp2p::{Multiaddr, PeerId, Swarm, identify, mdns, ping, relay, upnp};
use sanguo_rules::Kingdom;
use tokio::sync::mpsc;

use super::addresses::{self, AddressBook};
use super::approaches::Approaches;
use super::behaviour::{self, Behaviour, BehaviourEvent, Circles, key_of, peer_of};
use super::circle::Circle;
use super::connections::{Connection, Connections};
use super::listen::{Port, listen_on};
use super::opening::Opening;
use super::paths::Paths;
use super::public::Public;
use super::requests::{Pending, Rates};
use super::seat::Stage;
use super::subscriptions::Subscriptions;
use super::{Listen, Network, OpenError, PublicNetwork, Start};
use crate::codec::Millis;
use crate::event::{Command, Event, Link, Trouble};
use crate::home::Home;
use crate::identity::{Identity, PublicKey};
use crate::invite::Secret;
use crate::limits::{JOIN_PATIENCE_MILLIS, LINGER, PORTS_OPEN_MILLIS, PUBLIC_IDLE, TICK_MILLIS};
use crate::session::{Input, Verdict};

/// A table's task.
pub(super) struct Driver {
    pub(super) swarm: Swarm<Behaviour>,
    pub(super) home: Arc<Home>,
    /// The key at this table.
    pub(super) identity: Identity,
    pub(super) stage: Stage,
    pub(super) outbox: VecDeque<Event>,
    pub(super) book: AddressBook,
    pub(super) pending: HashMap<OutboundRequestId, Pending>,
    pub(super) rates: Rates,
    /// Tells a program that was started anew from the one before it.
    pub(super) boot: u64,
    pub(super) boots: BTreeMap<PublicKey, u64>,
    /// Refused; to be disconnected once they have been told why.
    pub(super) expelled: BTreeSet<PeerId>,
    /// To be asked again, because a request failed.
    pub(super) retries: BTreeSet<PublicKey>,
    pub(super) ended: bool,
    pub(super) connections: Connections,
    pub(super) paths: Paths,
    /// Where the player allows the public network.
    pub(super) public: Option<Public>,
    pub(super) started: Instant,
    /// Listens everywhere, and is there to be found in the local network.
    pub(super) looks_around: bool,
    /// The router has been asked for a port and has not answered.
    pub(super) router_thinks: bool,
    /// The table's, where it is known.
    pub(super) secret: Option<Secret>,
    pub(super) code_shown: Option<String>,
    pub(super) subscriptions: Subscriptions,
    pub(super) approaches: Approaches,
    told_no_answer: bool,
}

impl Driver {
    pub(super) fn new(home: Arc<Home>, start: Start, network: Network) -> Result<Self, OpenError> {
        let Opening { stage, identity, secret, book, port, helper } = Opening::new(&home, start, &network)?;
        let looks_around = network.listen == Listen::Everywhere;
        let circles =
            Circles { friends: Circle::default(), relays: Circle::default(), public: network.public.is_some() };
        let (mut swarm, nameless) = behaviour::build(&identity, &circles, looks_around)?;
        listen_on(&mut swarm, network.listen, network.port.map_or(Port::Any(port), Port::Fixed))?;
        for outside in network.outside.iter().flat_map(|outside| addresses::write(&addresses::at(*outside))) {
            swarm.add_external_address(outside);
        }
        let left_out = nameless.filter(|_| network.public.as_ref().is_some_and(PublicNetwork::needs_names));
        let public = network
            .public
            .filter(|_| left_out.is_none())
            .zip(secret)
            .map(|(public, secret)| Public::new(&mut swarm, &public, &secret));
        Ok(Driver {
            swarm,
            home,
            identity,
            stage,
            outbox: left_out.map(|why| Event::Trouble(Trouble::Names(why.to_string()))).into_iter().collect(),
            book,
            pending: HashMap::new(),
            rates: Rates::default(),
            boot: u64::from_le_bytes(random()?),
            boots: BTreeMap::new(),
            expelled: BTreeSet::new(),
            retries: BTreeSet::new(),
            ended: false,
            connections: Connections::default(),
            paths: Paths::new(circles, helper),
            public,
            started: Instant::now(),
            looks_around,
            router_thinks: looks_around,
            secret,
            code_shown: None,
            subscriptions: Subscriptions::new(),
            approaches: Approaches::default(),
            told_no_answer: false,
        })
    }

    /// One's own key at this table.
    pub(super) fn me(&self) -> PublicKey {
        self.identity.public()
    }

    /// Runs until the player quits, nobody listens to the events any more, or joining has failed.
    pub(super) async fn run(mut self, mut commands: mpsc::Receiver<Command>, events: mpsc::Sender<Event>) {
        let first = tokio::time::Instant::now() + Duration::from_millis(PORTS_OPEN_MILLIS);
        let mut ticks = tokio::time::interval_at(first, Duration::from_millis(TICK_MILLIS));
        self.begin();
        while !self.ended {
            while let Some(event) = self.outbox.pop_front() {
                self.ended |= events.send(event).await.is_err();
            }
            tokio::select! {
                command = commands.recv() => match command {
                    Some(Command::Quit) | None => self.ended = true,
                    Some(Command::Dial(reply)) => self.call(&reply),
                    Some(command) => self.play(Input::Command(command)),
                },
                _ = ticks.tick() => self.tick(),
                event = self.swarm.select_next_some() => self.on_swarm(event),
            }
        }
        self.linger().await;
        self.outbox.push_back(Event::Closed);
        for event in self.outbox {
            if events.send(event).await.is_err() {
                return;
            }
        }
    }

    /// Sends what is still on its way before the connections end.
    async fn linger(&mut self) {
        let deadline = tokio::time::sleep(LINGER);
        tokio::pin!(deadline);
        loop {
            tokio::select! {
                () = &mut deadline => return,
                event = self.swarm.select_next_some() => self.on_swarm(event),
            }
        }
    }

    fn begin(&mut self) {
        match &self.stage {
            Stage::Host(lobby) => {
                let outputs = lobby.room();
                self.carry_out_lobby(outputs);
            }
            Stage::Guest(lobby) => {
                let looking = lobby.looking();
                self.outbox.push_back(looking);
            }
            Stage::Game(_) => self.begin_game(),
        }
    }

    /// On this program's monotonic clock.
    pub(super) fn now(&self) -> Millis {
        Millis(u64::try_from(self.started.elapsed().as_millis()).unwrap_or(u64::MAX))
    }

    fn tick(&mut self) {
        self.play(Input::Tick);
        self.show_invite();
        self.show_reply();
        self.retry();
        self.drop_idle_strangers();
        self.look_after_paths();
        self.miss_subscriptions();
        self.tell_approaches();
        let lobby_waits = matches!(&self.stage, Stage::Guest(lobby) if !lobby.is_admitted());
        if lobby_waits && !self.told_no_answer && self.now() > Millis(JOIN_PATIENCE_MILLIS) {
            self.told_no_answer = true;
            self.outbox.push_back(Event::Trouble(Trouble::NoAnswer));
        }
    }

    fn drop_idle_strangers(&mut self) {
        let friends = self.friends();
        let patience =
            |c: &Connection| if c.inbound { Duration::from_millis(JOIN_PATIENCE_MILLIS) } else { PUBLIC_IDLE };
        let is_idle = |c: &Connection| c.since.elapsed() > patience(c);
        let is_stranger = |c: &Connection| {
            !self.paths.circles.relays.contains(&c.peer) && !c.key.is_some_and(|key| friends.contains(&key))
        };
        let idle: Vec<ConnectionId> =
            self.connections.iter().filter(|(_, c)| is_idle(c) && is_stranger(c)).map(|(id, _)| id).collect();
        for id in idle {
            self.swarm.close_connection(id);
        }
    }

    /// Those with a seat, oneself apart.
    pub(super) fn friends(&self) -> Vec<PublicKey> {
        match &self.stage {
            Stage::Host(lobby) => lobby.guests().collect(),
            Stage::Guest(lobby) => lobby.others(),
            Stage::Game(game) => game.others(),
        }
    }

    fn on_swarm(&mut self, event: SwarmEvent<BehaviourEvent>) {
        match event {
            SwarmEvent::ConnectionEstablished { peer_id, connection_id, endpoint, num_established, .. } => {
                self.on_connection(
                    connection_id,
                    Connection::new(peer_id, &endpoint),
                    &endpoint,
                    num_established.get(),
                );
            }
            SwarmEvent::ConnectionClosed { connection_id, num_established, .. } => {
                if let Some(key) = self.connections.remove(&connection_id).and_then(|connection| connection.key) {
                    if self.paths.helper.is_some_and(|helper| helper.key == key) {
                        self.paths.hasten(key);
                    } else if num_established == 0 {
                        self.disconnected(key);
                    } else {
                        self.show_link(&key);
                    }
                }
            }
            SwarmEvent::OutgoingConnectionError { connection_id, error, .. } => {
                if let Some(key) = self.paths.dialled(&connection_id) {
                    self.approaches.failed(key, &error, &self.book);
                }
            }
            SwarmEvent::ListenerClosed { listener_id, .. } => {
                let relay = self.paths.listener_closed(listener_id);
                if let (Some(public), Some(relay)) = (&mut self.public, relay) {
                    public.refused(relay);
                }
            }
            SwarmEvent::ExpiredListenAddr { address, .. } => {
                self.moved_from(&address);
                self.greet_friends();
            }
            SwarmEvent::NewListenAddr { .. }
            | SwarmEvent::ExternalAddrConfirmed { .. }
            | SwarmEvent::ExternalAddrExpired { .. } => self.greet_friends(),
            SwarmEvent::Behaviour(event) => self.on_behaviour(event),
            _ => {}
        }
    }

    fn on_connection(&mut self, id: ConnectionId, connection: Connection, endpoint: &ConnectedPoint, count: u32) {
        self.paths.dialled(&id);
        let Some(key) = connection.key.filter(|key| connection.inbound || self.wants(key)) else {
            // Nodes that carry words or know addresses are not greeted; nobody else without a player's key has a word here.
            if connection.inbound {
                self.swarm.close_connection(id);
            } else {
                self.connections.insert(id, connection);
                self.hasten_missed();
            }
            return;
        };
        if endpoint.is_dialer() && connection.is_direct() {
            self.book.learn(key, connection.remote.clone());
        }
        let is_relay = self.paths.circles.relays.contains(&connection.peer);
        self.connections.insert(id, connection);
        if is_relay {
            return;
        }
        if count == 1 {
            self.connected(key);
        } else {
            self.close_left_behind(id);
            self.show_link(&key);
        }
    }

    /// Whether this program has something to say to a player.
    fn wants(&self, key: &PublicKey) -> bool {
        self.friends().contains(key) || self.wanted().contains(key)
    }

    fn on_behaviour(&mut self, event: BehaviourEvent) {
        match event {
            BehaviourEvent::Requests(event) => self.on_request_event(event),
            BehaviourEvent::Gossip(event) => self.on_gossip(event),
            BehaviourEvent::Mdns(mdns::Event::Discovered(found)) => {
                for (peer, address) in found {
                    self.discovered(&peer, &address);
                }
            }
            BehaviourEvent::Identify(identify::Event::Received { connection_id, peer_id, info }) => {
                self.meets_version(&peer_id, &info.protocol_version);
                if let Some(connection) = self.connections.get_mut(&connection_id) {
                    connection.identified = true;
                    connection.seen = Some(info.observed_addr);
                    connection.relays = info.protocols.contains(&relay::HOP_PROTOCOL_NAME);
                }
            }
            BehaviourEvent::Dht(event) => self.on_dht(event),
            BehaviourEvent::Ping(ping::Event { connection, result, .. }) => match result {
                Ok(round_trip) => self.measured(connection, round_trip),
                Err(ping::Failure::Unsupported) => {}
                Err(_) => {
                    self.swarm.close_connection(connection);
                }
            },
            BehaviourEvent::Router(upnp::Event::NewExternalAddr { .. })
            | BehaviourEvent::Router(upnp::Event::GatewayNotFound | upnp::Event::NonRoutableGateway) => {
                self.router_thinks = false;
            }
            _ => {}
        }
    }

    fn discovered(&mut self, peer: &PeerId, address: &Multiaddr) {
        if let Some(key) = key_of(peer).filter(|key| self.wanted().contains(key))
            && self.book.learn(key, addresses::without_peer(address))
        {
            self.paths.forget(&key);
            self.dial(key);
        }
    }

    pub(super) fn connected(&mut self, key: PublicKey) {
        self.greet(key);
        match &mut self.stage {
            Stage::Host(_) => {}
            Stage::Guest(lobby) => {
                if key == lobby.host() {
                    let outputs = lobby.connected();
                    self.carry_out_lobby(outputs);
                }
            }
            Stage::Game(game) => {
                if let Some(kingdom) = game.kingdom_of(&key) {
                    self.show_link(&key);
                    self.play(Input::Connected(kingdom));
                }
            }
        }
    }

    fn disconnected(&mut self, key: PublicKey) {
        self.paths.hasten(key);
        if !self.friends().contains(&key) {
            // Strangers leave nothing behind that could pile up.
            self.paths.forget(&key);
            self.boots.remove(&key);
            self.rates.forget(&key);
            self.book.forget(&key);
            if let Some(peer) = peer_of(&key) {
                self.expelled.remove(&peer);
            }
        }
        match &mut self.stage {
            Stage::Host(lobby) => {
                let outputs = lobby.disconnected(&key);
                self.carry_out_lobby(outputs);
            }
            Stage::Guest(lobby) => {
                if key == lobby.host() {
                    let outputs = lobby.disconnected();
                    self.carry_out_lobby(outputs);
                }
            }
            Stage::Game(game) => {
                if let Some(kingdom) = game.kingdom_of(&key) {
                    self.link(kingdom, Link::Gone);
                    self.play(Input::Disconnected(kingdom));
                }
            }
        }
    }

    fn on_gossip(&mut self, event: gossipsub::Event) {
        let Stage::Game(game) = &self.stage else {
            return;
        };
        match event {
            gossipsub::Event::Message { propagation_source, message_id, message } => {
                let author = message.source.and_then(|peer| game.kingdom_of(&key_of(&peer)?));
                let passed_on_by = key_of(&propagation_source).and_then(|key| game.kingdom_of(&key));
                let verdict = self.judge(author, passed_on_by, message.data);
                let acceptance = match verdict {
                    Verdict::PassOn => MessageAcceptance::Accept,
                    Verdict::Hold => MessageAcceptance::Ignore,
                    Verdict::Refuse => MessageAcceptance::Reject,
                };
                let gossip = &mut self.swarm.behaviour_mut().gossip;
                gossip.report_message_validation_result(&message_id, &propagation_source, acceptance);
            }
            gossipsub::Event::Subscribed { peer_id, .. } => {
                // What was published between the connection and the subscription has been missed.
                if let Some(kingdom) = key_of(&peer_id).and_then(|key| game.kingdom_of(&key)) {
                    self.play(Input::Connected(kingdom));
                }
            }
            _ => {}
        }
    }

    fn judge(&mut self, author: Option<Kingdom>, by: Option<Kingdom>, data: Vec<u8>) -> Verdict {
        let (Stage::Game(game), Some(from)) = (&self.stage, author) else {
            return Verdict::Refuse;
        };
        let key = game.session.ledger().table().player(from).key;
        if !self.rates.allows(key) {
            return Verdict::Hold;
        }
        let Ok(text) = String::from_utf8(data) else {
            return Verdict::Refuse;
        };
        if !self.connections.is_connected(&key)
            && let Some(by) = by
        {
            self.link(from, Link::Through(by));
        }
        self.play_gossip(Input::Gossip { from, text })
    }

    pub(super) fn subscribe(&mut self, topic: &IdentTopic) {
        // The only error is a subscription filter's, and there is none.
        let _ = self.swarm.behaviour_mut().gossip.subscribe(topic);
    }
}

pub(super) fn wall_clock_millis() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}

pub(super) fn random<const N: usize>() -> Result<[u8; N], getrandom::Error> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes)?;
    Ok(bytes)
}
