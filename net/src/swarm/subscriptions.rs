//! Sees to it that connected friends hear each other's gossip.
//!
//! Gossip says once to each peer, on the first connection, what it subscribes to. Which one that is, the two ends may see
//! otherwise: where a new connection begins while the old one ends, one end may have none for a moment, and forgets, while the
//! other always has one, and never says it again. So whoever finds that out asks the friend to say it again.

use std::time::{Duration, Instant};

use super::behaviour::peer_of;
use super::driver::Driver;
use super::requests::Pending;
use super::seat::Stage;
use crate::identity::PublicKey;
use crate::limits::SUBSCRIBES_WITHIN;

/// The request to say it again.
pub(super) const SUBSCRIBE: &str = "subscribe";

/// When this was last looked after.
pub(super) struct Subscriptions {
    looked: Instant,
    repeated: Option<Instant>,
}

impl Subscriptions {
    pub(super) fn new() -> Self {
        Subscriptions { looked: Instant::now(), repeated: None }
    }

    /// Whether it is time to look again.
    fn look(&mut self, now: Instant) -> bool {
        let due = now - self.looked >= SUBSCRIBES_WITHIN;
        if due {
            self.looked = now;
        }
        due
    }

    /// Whether it may be said again; not so often that nothing else is said.
    fn repeat(&mut self, now: Instant) -> bool {
        let due = self.repeated.is_none_or(|last| now - last >= SUBSCRIBES_WITHIN);
        if due {
            self.repeated = Some(now);
        }
        due
    }
}

impl Driver {
    /// Asks those who are connected for a while and are not heard to subscribe.
    pub(super) fn miss_subscriptions(&mut self) {
        if !self.subscriptions.look(Instant::now()) {
            return;
        }
        for key in self.unheard() {
            self.ask(&key, format!("{SUBSCRIBE}\n"), Pending::Nothing);
        }
    }

    fn unheard(&self) -> Vec<PublicKey> {
        let Stage::Game(game) = &self.stage else {
            return Vec::new();
        };
        let topic = game.topic.hash();
        let gossip = &self.swarm.behaviour().gossip;
        let is_heard = |key: &PublicKey| {
            let peer = peer_of(key);
            gossip.all_peers().any(|(other, topics)| Some(*other) == peer && topics.contains(&&topic))
        };
        let age = |key: &PublicKey| self.connections.to(key).map(|c| c.since.elapsed()).max().unwrap_or(Duration::ZERO);
        game.others().into_iter().filter(|key| age(key) >= SUBSCRIBES_WITHIN && !is_heard(key)).collect()
    }

    /// A friend does not know that this program subscribes: says it again, to both.
    pub(super) fn subscribe_again(&mut self) -> String {
        let Stage::Game(game) = &self.stage else {
            return "no game yet\n".into();
        };
        let topic = game.topic.clone();
        if self.subscriptions.repeat(Instant::now()) {
            self.swarm.behaviour_mut().gossip.unsubscribe(&topic);
            self.subscribe(&topic);
        }
        "ok\n".into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neither_looked_nor_said_too_often() {
        let mut subscriptions = Subscriptions::new();
        let start = subscriptions.looked;
        let soon = start + SUBSCRIBES_WITHIN - Duration::from_millis(1);
        let (later, much_later) = (start + SUBSCRIBES_WITHIN, start + 2 * SUBSCRIBES_WITHIN);
        assert_eq!([soon, later, later, much_later].map(|now| subscriptions.look(now)), [false, true, false, true]);
        assert_eq!([soon, later, much_later].map(|now| subscriptions.repeat(now)), [true, false, true]);
    }
}
