//! Tells how those in the waiting room are looked for and reached.

use std::collections::BTreeMap;
use std::time::Instant;

use libp2p::Multiaddr;
use libp2p::swarm::DialError;

use super::addresses::{self, AddressBook, Reach};
use super::behaviour::key_of;
use super::driver::Driver;
use super::seat::Stage;
use crate::approach::{Approach, Asked, Ends, Phase, Search, Way, helps};
use crate::event::Event;
use crate::identity::PublicKey;

/// What was told, and what was dialled in vain.
#[derive(Default)]
pub(super) struct Approaches {
    told: BTreeMap<PublicKey, Approach>,
    failed: BTreeMap<PublicKey, Vec<Multiaddr>>,
}

impl Approaches {
    /// A dial has come to nothing; only addresses that the book still has are kept.
    pub(super) fn failed(&mut self, key: PublicKey, error: &DialError, book: &AddressBook) {
        let DialError::Transport(errors) = error else {
            return;
        };
        let failed = self.failed.entry(key).or_default();
        failed.extend(errors.iter().map(|(address, _)| addresses::without_end(address)));
        failed.sort();
        failed.dedup();
        failed.retain(|address| book.of(&key).contains(address));
    }

    fn forget_all_but(&mut self, keys: &[PublicKey]) {
        self.told.retain(|key, _| keys.contains(key));
        self.failed.retain(|key, _| keys.contains(key));
    }
}

impl Driver {
    /// Tells what has changed.
    pub(super) fn tell_approaches(&mut self) {
        let keys = self.approached();
        self.approaches.forget_all_but(&keys);
        for key in keys {
            let phase = self.phase(&key);
            if let Phase::Reached(_) = phase {
                self.approaches.failed.remove(&key);
            }
            let before = self.approaches.told.get(&key).filter(|before| phase.goes_on(&before.phase));
            let since = before.map_or_else(Instant::now, |before| before.since);
            let helps = match &phase {
                Phase::Looking(search) => helps(search, &self.ends(&key), since.elapsed()),
                Phase::Reached(_) => Vec::new(),
            };
            let approach = Approach { key, phase, since, helps };
            if self.approaches.told.get(&key) != Some(&approach) {
                self.approaches.told.insert(key, approach.clone());
                self.outbox.push_back(Event::Approach(Box::new(approach)));
            }
        }
    }

    /// Those in the waiting room who are there or looked for; at a table, links are told instead.
    fn approached(&self) -> Vec<PublicKey> {
        let there = |key: &PublicKey| self.connections.is_connected(key);
        match &self.stage {
            Stage::Host(lobby) => {
                let called = self.wanted().into_iter().filter(|key| !lobby.guests().any(|guest| guest == *key));
                lobby.guests().filter(there).chain(called).collect()
            }
            Stage::Guest(lobby) => lobby.others(),
            Stage::Game(_) => Vec::new(),
        }
    }

    fn phase(&self, key: &PublicKey) -> Phase {
        if let Some(way) = self.way(key) {
            return Phase::Reached(way);
        }
        let asked = |answers| if answers { Asked::Answers } else { Asked::Calling };
        let is_friend = |key: PublicKey| self.friends().contains(&key);
        let mut nodes = self.connections.iter().filter(|(_, c)| !c.inbound && !c.key.is_some_and(is_friend));
        let helper = self.paths.helper.map(|helper| helper.key);
        Phase::Looking(Search {
            addresses: self.book.of(key).len(),
            failed: self.approaches.failed.get(key).map_or(0, Vec::len),
            local_network: self.looks_around,
            helper: helper.map_or(Asked::Not, |key| asked(self.connections.is_connected(&key))),
            public_network: self
                .public
                .as_ref()
                .map_or(Asked::Not, |_| asked(nodes.any(|(_, c)| c.key.is_none() || c.key != helper))),
        })
    }

    /// How somebody is reached, if at all.
    pub(super) fn way(&self, key: &PublicKey) -> Option<Way> {
        let best = self.connections.best(key)?;
        let carrier = best.relay.map(|relay| key_of(&relay).filter(|key| self.friends().contains(key)));
        Some(match carrier {
            None if best.reach() < Reach::World => Way::SameNetwork,
            None => Way::Direct,
            Some(Some(friend)) => Way::Through(friend),
            Some(None) => Way::Relayed,
        })
    }

    fn ends(&self, host: &PublicKey) -> Ends {
        let is_ipv6 = |address: &Multiaddr| {
            let ip = addresses::read(address).map(|read| read.ip);
            ip.is_some_and(|ip| ip.is_ipv6()) && addresses::reach(address) == Reach::World
        };
        Ends {
            host_has_ipv6: self.book.of(host).iter().any(is_ipv6),
            have_ipv6: self.swarm.listeners().any(is_ipv6),
            shows_reply: self.code_shown.is_some(),
        }
    }
}
