//! How each friend is reached, as the player is told.

use std::time::{Duration, Instant};

use libp2p::swarm::ConnectionId;
use sanguo_rules::Kingdom;

use super::driver::Driver;
use super::seat::Stage;
use crate::approach::Way;
use crate::event::{Event, Link};
use crate::identity::PublicKey;

impl Driver {
    /// Shows how a friend is reached now; what gossip tells of those who are not connected is kept.
    pub(super) fn show_link(&mut self, key: &PublicKey) {
        let Some(kingdom) = self.kingdom_of(key) else {
            return;
        };
        let Some(way) = self.way(key) else {
            return;
        };
        let link = match way {
            Way::SameNetwork => Link::SameNetwork,
            Way::Direct => Link::Direct,
            Way::Through(friend) => self.kingdom_of(&friend).map_or(Link::Relayed, Link::Through),
            Way::Relayed => Link::Relayed,
        };
        let round_trip = self.connections.best(key).and_then(|best| best.round_trip);
        self.link(kingdom, link);
        if let Some(round_trip) = round_trip {
            self.show_round_trip(kingdom, round_trip);
        }
    }

    /// Shows how a friend is reached, when that has changed.
    pub(super) fn link(&mut self, kingdom: Kingdom, link: Link) {
        let Stage::Game(game) = &mut self.stage else {
            return;
        };
        if game.links[kingdom.index()] == link {
            return;
        }
        game.links[kingdom.index()] = link;
        game.round_trips[kingdom.index()] = None;
        self.outbox.push_back(Event::Peer { kingdom, link });
        if link == Link::Gone {
            // Whoever was reached through this friend is not any more.
            for other in Kingdom::ALL.into_iter().filter(|other| *other != kingdom) {
                if let Stage::Game(game) = &self.stage
                    && game.links[other.index()] == Link::Through(kingdom)
                {
                    self.link(other, Link::Gone);
                }
            }
        }
    }

    /// A ping was answered.
    pub(super) fn measured(&mut self, connection: ConnectionId, round_trip: Duration) {
        if let Some(connection) = self.connections.get_mut(&connection) {
            connection.round_trip = Some(round_trip);
            connection.heard = Instant::now();
            if let Some(key) = connection.key {
                self.show_link(&key);
            }
        }
    }

    /// Shows a round trip that a person would call another one.
    fn show_round_trip(&mut self, kingdom: Kingdom, round_trip: Duration) {
        let Stage::Game(game) = &mut self.stage else {
            return;
        };
        let shown = &mut game.round_trips[kingdom.index()];
        let differs = |shown: Duration| round_trip.abs_diff(shown) > Duration::from_millis(2).max(shown / 2);
        if shown.is_none_or(differs) {
            *shown = Some(round_trip);
            self.outbox.push_back(Event::RoundTrip { kingdom, round_trip });
        }
    }
}
