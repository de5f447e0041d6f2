//! The event loop of a table.

use std::collections::{BTreeMap, BTreeSet, HashMap, VecDeque};
use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use futures::StreamExt;
use libp2p::gossipsub::{self, IdentTopic, MessageAcceptance};
use libp2p::multiaddr::Protocol;
use libp2p::request_response::OutboundRequestId;
use libp2p::swarm::dial_opts::{DialOpts, PeerCondition};
use libp2p::swarm::{ConnectionId, SwarmEvent};
use libp2p::{Multiaddr, PeerId, Swarm, mdns, ping};
use sanguo_rules::Kingdom;
use tokio::sync::mpsc;

use super::addresses::{self, AddressBook};
use super::behaviour::{self, Behaviour, BehaviourEvent, key_of, peer_of};
use super::listen::listen_on;
use super::requests::{Pending, Rates};
use super::seat::{Game, Stage};
use super::{Listen, OpenError, Start};
use crate::codec::Millis;
use crate::event::{Command, Event, Link, Trouble};
use crate::home::Home;
use crate::identity::PublicKey;
use crate::invite::{Invite, Secret};
use crate::journal::Journal;
use crate::limits::{JOIN_PATIENCE_MILLIS, LINGER, REDIAL_EVERY, TICK_MILLIS};
use crate::lobby::{GuestLobby, HostLobby};
use crate::session::{Input, Session, Verdict};

/// One connection to somebody.
struct Connection {
    key: PublicKey,
    remote: Multiaddr,
    since: Instant,
}

/// A table's task.
pub(super) struct Driver {
    pub(super) swarm: Swarm<Behaviour>,
    pub(super) home: Arc<Home>,
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
    connections: HashMap<ConnectionId, Connection>,
    next_dial: BTreeMap<PublicKey, Instant>,
    started: Instant,
    invite_secret: Option<Secret>,
    invite_shown: Option<String>,
    told_no_answer: bool,
}

impl Driver {
    pub(super) fn new(home: Arc<Home>, start: Start, listen: Listen) -> Result<Self, OpenError> {
        let identity = home.identity().clone();
        let mut book = AddressBook::default();
        let (mut port, mut invite_secret) = (None, None);
        let stage = match start {
            Start::Host { settings, name } => {
                let secret = Secret::from_bytes(random()?);
                invite_secret = Some(secret);
                Stage::Host(HostLobby::new(identity.public(), name, settings, secret, random()?))
            }
            Start::Join { invite, name } => {
                // The best address first in the code, so it has to be learnt last.
                for address in invite.addresses.iter().rev().flat_map(addresses::write) {
                    book.learn(invite.host, address);
                }
                Stage::Guest(GuestLobby::new(identity.clone(), name, *invite, random()?))
            }
            Start::Resume { game } => {
                let path = home.record_path(&game);
                if !path.exists() {
                    return Err(OpenError::NoSuchGame(game));
                }
                let (journal, ledger) = Journal::open(&path)?;
                let me = ledger.table().kingdom_of(&identity.public()).ok_or(OpenError::NotSeated(game))?;
                let known = home.known_addresses(&game);
                port = known.lines().next().and_then(|line| line.strip_prefix("port ")?.parse().ok());
                book.read(&known, &ledger.table().players().each_ref().map(|player| player.key));
                let session = Session::new(identity.clone(), me, ledger, true, Millis(0), wall_clock_millis());
                Stage::Game(Box::new(Game::new(session, journal)))
            }
        };
        let mut swarm = behaviour::build(&identity, listen == Listen::Everywhere)?;
        listen_on(&mut swarm, listen, port)?;
        Ok(Driver {
            swarm,
            home,
            stage,
            outbox: VecDeque::new(),
            book,
            pending: HashMap::new(),
            rates: Rates::default(),
            boot: u64::from_le_bytes(random()?),
            boots: BTreeMap::new(),
            expelled: BTreeSet::new(),
            retries: BTreeSet::new(),
            ended: false,
            connections: HashMap::new(),
            next_dial: BTreeMap::new(),
            started: Instant::now(),
            invite_secret,
            invite_shown: None,
            told_no_answer: false,
        })
    }

    /// Runs until the player quits, nobody listens to the events any more, or joining has failed.
    pub(super) async fn run(mut self, mut commands: mpsc::Receiver<Command>, events: mpsc::Sender<Event>) {
        let mut ticks = tokio::time::interval(Duration::from_millis(TICK_MILLIS));
        self.begin();
        while !self.ended {
            while let Some(event) = self.outbox.pop_front() {
                self.ended |= events.send(event).await.is_err();
            }
            tokio::select! {
                command = commands.recv() => match command {
                    Some(Command::Quit) | None => self.ended = true,
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
        self.retry();
        self.drop_idle_strangers();
        for key in self.wanted() {
            self.dial(key);
        }
        let lobby_waits = matches!(&self.stage, Stage::Guest(lobby) if !lobby.is_admitted());
        if lobby_waits && !self.told_no_answer && self.now() > Millis(JOIN_PATIENCE_MILLIS) {
            self.told_no_answer = true;
            self.outbox.push_back(Event::Trouble(Trouble::NoAnswer));
        }
    }

    /// The code, whenever the addresses in it have changed.
    fn show_invite(&mut self) {
        let (Some(secret), Stage::Host(_)) = (self.invite_secret, &self.stage) else {
            return;
        };
        let addresses = addresses::for_invite(self.swarm.listeners());
        if addresses.is_empty() {
            return;
        }
        let code = Invite { host: self.home.identity().public(), secret, addresses }.to_string();
        if self.invite_shown.as_ref() != Some(&code) {
            self.invite_shown = Some(code.clone());
            self.outbox.push_back(Event::Invite { code });
        }
    }

    fn drop_idle_strangers(&mut self) {
        let friends = self.friends();
        let idle: Vec<ConnectionId> = self
            .connections
            .iter()
            .filter(|(_, c)| {
                c.since.elapsed() > Duration::from_millis(JOIN_PATIENCE_MILLIS) && !friends.contains(&c.key)
            })
            .map(|(id, _)| *id)
            .collect();
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

    /// Those whom this program dials by itself.
    fn wanted(&self) -> Vec<PublicKey> {
        if matches!(self.stage, Stage::Host(_)) { Vec::new() } else { self.friends() }
    }

    /// Where this program listens.
    pub(super) fn own_addresses(&self, with_loopback: bool) -> Vec<Multiaddr> {
        self.swarm.listeners().filter(|address| with_loopback || !addresses::is_loopback(address)).cloned().collect()
    }

    pub(super) fn dial(&mut self, key: PublicKey) {
        let now = Instant::now();
        if self.is_connected(&key) || self.next_dial.get(&key).is_some_and(|next| now < *next) {
            return;
        }
        let (Some(peer), addresses) = (peer_of(&key), self.book.of(&key).to_vec()) else {
            return;
        };
        if !addresses.is_empty() {
            self.next_dial.insert(key, now + REDIAL_EVERY);
            let options = DialOpts::peer_id(peer)
                .condition(PeerCondition::DisconnectedAndNotDialing)
                .addresses(addresses)
                .build();
            // A dial that cannot be started is tried again at the next turn.
            let _ = self.swarm.dial(options);
        }
    }

    pub(super) fn is_connected(&self, key: &PublicKey) -> bool {
        self.connections.values().any(|connection| connection.key == *key)
    }

    /// Whether somebody is reached inside this machine; loopback addresses are of use to nobody else.
    pub(super) fn is_on_loopback(&self, key: &PublicKey) -> bool {
        self.connections.values().any(|c| c.key == *key && addresses::is_loopback(&c.remote))
    }

    fn on_swarm(&mut self, event: SwarmEvent<BehaviourEvent>) {
        match event {
            SwarmEvent::ConnectionEstablished { peer_id, connection_id, endpoint, num_established, .. } => {
                let Some(key) = key_of(&peer_id) else {
                    self.swarm.close_connection(connection_id);
                    return;
                };
                let remote = endpoint.get_remote_address().clone();
                if endpoint.is_dialer() {
                    self.book.learn(key, without_peer(&remote));
                }
                self.connections.insert(connection_id, Connection { key, remote, since: Instant::now() });
                if num_established.get() == 1 {
                    self.connected(key);
                }
            }
            SwarmEvent::ConnectionClosed { connection_id, num_established, .. } => {
                if let Some(connection) = self.connections.remove(&connection_id)
                    && num_established == 0
                {
                    self.disconnected(connection.key);
                }
            }
            SwarmEvent::Behaviour(BehaviourEvent::Requests(event)) => self.on_request_event(event),
            SwarmEvent::Behaviour(BehaviourEvent::Gossip(event)) => self.on_gossip(event),
            SwarmEvent::Behaviour(BehaviourEvent::Mdns(mdns::Event::Discovered(found))) => {
                for (peer, address) in found {
                    self.discovered(&peer, &address);
                }
            }
            SwarmEvent::Behaviour(BehaviourEvent::Ping(ping::Event { connection, result: Err(error), .. }))
                if !matches!(error, ping::Failure::Unsupported) =>
            {
                self.swarm.close_connection(connection);
            }
            SwarmEvent::NewListenAddr { .. } | SwarmEvent::ExpiredListenAddr { .. } => self.greet_friends(),
            _ => {}
        }
    }

    fn discovered(&mut self, peer: &PeerId, address: &Multiaddr) {
        if let Some(key) = key_of(peer).filter(|key| self.wanted().contains(key))
            && self.book.learn(key, without_peer(address))
        {
            self.next_dial.remove(&key);
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
                    let remote = self.connections.values().find(|c| c.key == key).map(|c| &c.remote);
                    let local = remote.is_some_and(addresses::is_local);
                    self.link(kingdom, if local { Link::SameNetwork } else { Link::Direct });
                    self.play(Input::Connected(kingdom));
                }
            }
        }
    }

    fn disconnected(&mut self, key: PublicKey) {
        // Soon, but not at once: the other side may be closing a stale connection of a program just restarted.
        self.next_dial.insert(key, Instant::now() + Duration::from_millis(TICK_MILLIS));
        if !self.friends().contains(&key) {
            // Strangers leave nothing behind that could pile up.
            self.next_dial.remove(&key);
            self.boots.remove(&key);
            self.rates.forget(&key);
            self.book.forget(&key);
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

    /// Shows how a friend is reached, when that has changed.
    pub(super) fn link(&mut self, kingdom: Kingdom, link: Link) {
        if let Stage::Game(game) = &mut self.stage
            && game.links[kingdom.index()] != link
        {
            game.links[kingdom.index()] = link;
            self.outbox.push_back(Event::Peer { kingdom, link });
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
        if !self.is_connected(&key)
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

fn without_peer(address: &Multiaddr) -> Multiaddr {
    address.iter().filter(|part| !matches!(part, Protocol::P2p(_))).collect()
}

pub(super) fn wall_clock_millis() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}

fn random<const N: usize>() -> Result<[u8; N], getrandom::Error> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes)?;
    Ok(bytes)
}
