//! Ways to friends: who is dialled where and when, and which relays are used.

use std::collections::{BTreeMap, HashMap};
use std::time::{Duration, Instant};

use libp2p::core::transport::ListenerId;
use libp2p::multiaddr::Protocol;
use libp2p::swarm::ConnectionId;
use libp2p::swarm::dial_opts::{DialOpts, PeerCondition};
use libp2p::{Multiaddr, PeerId};

use super::addresses::{self, Reach};
use super::behaviour::{Circles, key_of, peer_of};
use super::driver::Driver;
use super::public::Public;
use super::seat::Stage;
use crate::event::{Event, Trouble};
use crate::helper::Helper;
use crate::identity::PublicKey;
use crate::limits::{
    CALLED_MAX, OWN_ADDRESSES_MAX, REDIAL_AFTER, REDIAL_AFTER_MAX, RESERVE_AFTER, SEEN_ADDRESSES_MAX, TICK_MILLIS,
    UPGRADE_EVERY,
};
use crate::refused::Refused;
use crate::reply::Reply;

/// What is under way.
pub(super) struct Paths {
    pub(super) circles: Circles,
    /// The node outside the table that the table names.
    pub(super) helper: Option<Helper>,
    /// Dials of this module; other behaviours dial too, and their failures say nothing.
    dials: HashMap<ConnectionId, PublicKey>,
    /// When somebody is dialled next, and how long was waited before.
    next: BTreeMap<PublicKey, (Instant, Duration)>,
    /// Where friends have seen this program, the newest first.
    seen: Vec<Multiaddr>,
    /// Places at relays, where friends can reach this program.
    reservations: BTreeMap<PeerId, ListenerId>,
    next_reservation: BTreeMap<PeerId, Instant>,
    /// When somebody is asked next, by the other transport too, where it sees this program.
    next_look: Instant,
    /// Guests that the host dials, because they said where.
    called: Vec<PublicKey>,
}

impl Paths {
    pub(super) fn new(circles: Circles, helper: Option<Helper>) -> Self {
        Paths {
            circles,
            helper,
            dials: HashMap::new(),
            next: BTreeMap::new(),
            seen: Vec::new(),
            reservations: BTreeMap::new(),
            next_reservation: BTreeMap::new(),
            next_look: Instant::now(),
            called: Vec::new(),
        }
    }

    /// A dial has ended, well or not: whose was it?
    pub(super) fn dialled(&mut self, id: &ConnectionId) -> Option<PublicKey> {
        self.dials.remove(id)
    }

    /// There is a new way to somebody, or the last one has just broken.
    pub(super) fn hasten(&mut self, key: PublicKey) {
        // Not at once: the other side may be closing a stale connection of a program just restarted.
        self.next.insert(key, (Instant::now() + Duration::from_millis(TICK_MILLIS), Duration::ZERO));
    }

    pub(super) fn forget(&mut self, key: &PublicKey) {
        self.dials.retain(|_, dialled| dialled != key);
        self.next.remove(key);
    }

    /// A place at a relay is lost: at which?
    pub(super) fn listener_closed(&mut self, id: ListenerId) -> Option<PeerId> {
        let relay = self.reservations.iter().find(|(_, listener)| **listener == id).map(|(relay, _)| *relay)?;
        self.reservations.remove(&relay);
        Some(relay)
    }

    fn is_due(&self, key: &PublicKey, now: Instant) -> bool {
        let (next, waited) = self.next.get(key).copied().unwrap_or((now, Duration::ZERO));
        // A dial of dead addresses takes its time; where there is something new, one more is begun beside it.
        let beside = usize::from(waited == Duration::ZERO);
        now >= next && self.dials.values().filter(|dialled| *dialled == key).count() <= beside
    }

    fn wait_longer(&mut self, key: PublicKey, now: Instant) {
        let before = self.next.get(&key).map_or(Duration::ZERO, |(_, wait)| *wait);
        let wait = (before + REDIAL_AFTER).min(REDIAL_AFTER_MAX);
        self.next.insert(key, (now + wait, wait));
    }
}

impl Driver {
    /// Does what is due; called often.
    pub(super) fn look_after_paths(&mut self) {
        self.draw_circles();
        self.learn_own_addresses();
        self.reserve();
        self.be_seen_by_both();
        for key in self.wanted().into_iter().chain(self.paths.helper.map(|helper| helper.key)) {
            self.dial(key);
        }
        self.look_in_public();
        self.close_superseded();
        self.close_silent();
    }

    /// Lets the behaviours know who belongs to the table by now.
    pub(super) fn draw_circles(&mut self) {
        self.paths.circles.friends.set(self.friends().iter().chain(&self.paths.called).filter_map(peer_of));
        let helper = self.paths.helper.and_then(|helper| peer_of(&helper.key));
        self.paths.circles.relays.set(helper.into_iter().chain(self.public.iter().flat_map(Public::relays)));
    }

    /// Those whom this program dials by itself.
    pub(super) fn wanted(&self) -> Vec<PublicKey> {
        if matches!(self.stage, Stage::Host(_)) { self.paths.called.clone() } else { self.friends() }
    }

    /// Dials a guest where its reply says.
    pub(super) fn call(&mut self, reply: &Reply) {
        let me = self.me();
        let fits = self.secret.is_some_and(|secret| reply.is_for(&secret, &me));
        if !fits || !matches!(self.stage, Stage::Host(_)) {
            return self.outbox.push_back(Event::Trouble(Trouble::Refused(Refused::Reply)));
        }
        for address in reply.addresses.iter().rev().flat_map(addresses::write) {
            self.book.learn(reply.guest, address);
        }
        self.paths.called.retain(|key| *key != reply.guest);
        self.paths.called.push(reply.guest);
        if self.paths.called.len() > CALLED_MAX {
            self.paths.called.remove(0);
        }
        self.paths.hasten(reply.guest);
    }

    /// There may be a new way to those who are not reached directly.
    pub(super) fn hasten_missed(&mut self) {
        for key in self.friends() {
            if self.connections.direct(&key).is_none() {
                self.paths.hasten(key);
            }
        }
    }

    /// Somebody says hello who is reached through a relay alone, and so may be dialling directly at this moment: routers let
    /// two through who dial each other at one time. Only the one of the two who does not greet first answers so.
    pub(super) fn meet_halfway(&mut self, key: PublicKey) {
        if self.me() > key && self.connections.is_connected(&key) && self.connections.direct(&key).is_none() {
            self.paths.hasten(key);
        }
    }

    /// Dials whoever is not connected, and whoever is so through a relay alone.
    pub(super) fn dial(&mut self, key: PublicKey) {
        let now = Instant::now();
        if self.connections.direct(&key).is_some() || !self.paths.is_due(&key, now) || !self.listens() {
            return;
        }
        let Some(peer) = peer_of(&key) else {
            return;
        };
        let mut ways = self.book.of(&key).to_vec();
        let condition = if self.connections.is_connected(&key) {
            self.paths.next.insert(key, (now + UPGRADE_EVERY, Duration::ZERO));
            if self.me() < key {
                self.greet(key);
            }
            PeerCondition::Always
        } else {
            self.paths.wait_longer(key, now);
            ways.extend(self.circuits_to(&key));
            PeerCondition::Disconnected
        };
        let options =
            DialOpts::peer_id(peer).condition(condition).addresses(ways).extend_addresses_through_behaviour().build();
        let id = options.connection_id();
        // A dial that cannot be started is tried again at the next turn.
        if self.swarm.dial(options).is_ok() {
            self.paths.dials.insert(id, key);
        }
    }

    /// Whether the ports are open that dials go out from, so that routers give both directions one way through.
    fn listens(&self) -> bool {
        let listening = || self.swarm.listeners().filter_map(addresses::read);
        listening().any(|address| address.quic) && listening().any(|address| address.tcp)
    }

    /// Of two who miss each other, one dials through relays; both dial directly.
    fn circuits_to(&self, key: &PublicKey) -> Vec<Multiaddr> {
        let leads = matches!(&self.stage, Stage::Guest(lobby) if lobby.host() == *key);
        let is_helper = self.paths.helper.is_some_and(|helper| helper.key == *key);
        if is_helper || (!leads && self.me() > *key) {
            return Vec::new();
        }
        self.relays().into_iter().filter(|(relay, _)| key_of(relay) != Some(*key)).map(|(_, circuit)| circuit).collect()
    }

    /// Whoever may carry words, with the address that leads through it, where they are connected: friends, the helper, and
    /// what was found in public.
    fn relays(&self) -> Vec<(PeerId, Multiaddr)> {
        let trusted = self.trusted();
        let public = self.public.iter().flat_map(Public::relays);
        let peers = trusted.iter().filter_map(peer_of).chain(public);
        let direct = peers.filter_map(|peer| self.connections.direct_to(&peer));
        direct.map(|c| (c.peer, c.remote.clone().with(Protocol::P2p(c.peer)).with(Protocol::P2pCircuit))).collect()
    }

    /// Friends and the helper.
    fn trusted(&self) -> Vec<PublicKey> {
        self.friends().into_iter().chain(self.paths.helper.map(|helper| helper.key)).collect()
    }

    /// Whether somebody is not there, or only through a relay.
    pub(super) fn misses_somebody(&self) -> bool {
        let waits = matches!(self.stage, Stage::Host(_));
        waits || self.friends().iter().any(|key| self.connections.direct(key).is_none())
    }

    /// Routers let two meet by a transport alone by which both have been seen. So while somebody is missed, whoever is
    /// connected by one is dialled by the other too.
    fn be_seen_by_both(&mut self) {
        let now = Instant::now();
        if now < self.paths.next_look || !self.misses_somebody() {
            return;
        }
        let known = || self.paths.seen.iter().chain(self.swarm.external_addresses()).filter_map(addresses::read);
        let (quic, tcp) = (known().any(|address| address.quic), known().any(|address| address.tcp));
        let is_new =
            |way: &&Multiaddr| addresses::read(way).is_some_and(|way| (way.quic && !quic) || (way.tcp && !tcp));
        let mut dials = Vec::new();
        for key in self.trusted() {
            let ways: Vec<Multiaddr> = self.book.of(&key).iter().filter(is_new).cloned().collect();
            if let Some(peer) = self.connections.direct(&key).map(|c| c.peer).filter(|_| !ways.is_empty()) {
                dials.push(DialOpts::peer_id(peer).condition(PeerCondition::Always).addresses(ways).build());
            }
        }
        for options in dials {
            self.paths.next_look = now + UPGRADE_EVERY;
            // In vain where a network stops that transport; it is tried again as long as somebody is missed.
            let _ = self.swarm.dial(options);
        }
    }

    /// Takes places at the relays by which somebody who is not reached directly could come.
    fn reserve(&mut self) {
        let now = Instant::now();
        let friends = self.friends();
        let waits = matches!(self.stage, Stage::Host(_));
        let missed = |key: &PublicKey| self.connections.direct(key).is_none();
        self.paths.next_reservation.retain(|_, next| now < *next);
        for (relay, circuit) in self.relays() {
            let of_use = waits || friends.iter().any(|key| peer_of(key) != Some(relay) && missed(key));
            let due = !self.paths.next_reservation.contains_key(&relay);
            if of_use
                && due
                && !self.paths.reservations.contains_key(&relay)
                && let Ok(listener) = self.swarm.listen_on(circuit)
            {
                self.paths.reservations.insert(relay, listener);
                self.paths.next_reservation.insert(relay, now + RESERVE_AFTER);
            }
        }
    }

    /// Takes to heart at which addresses friends and the helper see this program; what others say is not believed.
    fn learn_own_addresses(&mut self) {
        let mut new = false;
        for (address, was_dialled) in self.connections.take_seen(&self.trusted()) {
            let address = addresses::without_peer(&address);
            if addresses::read(&address).is_none() || self.swarm.external_addresses().any(|known| *known == address) {
                continue;
            }
            if was_dialled && self.swarm.external_addresses().count() < OWN_ADDRESSES_MAX {
                // It can be reached: it has been.
                self.swarm.add_external_address(address);
                new = true;
            } else if !self.paths.seen.contains(&address) {
                self.swarm.behaviour_mut().observed.0.suggest(address.clone());
                if addresses::reach(&address) == Reach::World {
                    self.paths.seen.insert(0, address);
                    self.paths.seen.truncate(SEEN_ADDRESSES_MAX);
                    new = true;
                }
            }
        }
        if new {
            self.greet_friends();
        }
    }

    /// Where this program may be dialled by somebody this near: those that reach farthest first.
    pub(super) fn own_addresses(&self, near: Reach) -> Vec<Multiaddr> {
        let mut own: Vec<Multiaddr> = Vec::new();
        for address in self.swarm.external_addresses().chain(self.swarm.listeners()).chain(&self.paths.seen) {
            let address = addresses::without_end(address);
            if self.book.takes(&address) && addresses::reach(&address) >= near && !own.contains(&address) {
                own.push(address);
            }
        }
        own.sort_by_key(|address| std::cmp::Reverse(addresses::reach(address)));
        own.truncate(OWN_ADDRESSES_MAX);
        own
    }
}
