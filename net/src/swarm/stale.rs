//! Connections that are dead, or that a better one has taken the place of: they would swallow words until that shows.

use libp2p::Multiaddr;
use libp2p::swarm::ConnectionId;

use super::addresses;
use super::connections::Connection;
use super::driver::Driver;
use crate::limits::{RELAYED_OUTLIVES, SILENCE};

impl Driver {
    /// Closes older connections to somebody who comes from another address now: they are dead, and would swallow words until
    /// that shows.
    pub(super) fn close_left_behind(&mut self, new: ConnectionId) {
        let Some(now) = self.connections.get(&new).filter(|c| c.is_direct()) else {
            return;
        };
        let ip = |c: &Connection| addresses::read(&c.remote).map(|remote| remote.ip);
        let left = |c: &Connection| {
            let (Some(old), Some(new)) = (ip(c), ip(now)) else {
                return false;
            };
            let same_kind = old.is_ipv4() == new.is_ipv4() && c.reach() == now.reach();
            c.peer == now.peer && c.is_direct() && same_kind && old != new
        };
        let left: Vec<ConnectionId> = self.connections.iter().filter(|(_, c)| left(c)).map(|(id, _)| id).collect();
        for id in left {
            self.swarm.close_connection(id);
        }
    }

    /// Closes relayed connections beside direct ones that have held for a while: what is sent on them comes late, and is lost
    /// when the relay goes.
    pub(super) fn close_superseded(&mut self) {
        let held = |c: &Connection| c.since.elapsed() > RELAYED_OUTLIVES;
        let superseded: Vec<ConnectionId> = self
            .connections
            .iter()
            .filter(|(_, c)| !c.is_direct())
            .filter(|(_, c)| {
                c.key.is_some_and(|key| self.connections.to(&key).any(|other| other.is_direct() && held(other)))
            })
            .map(|(id, _)| id)
            .collect();
        for id in superseded {
            self.swarm.close_connection(id);
        }
    }

    /// Closes connections that have fallen silent; libp2p's ping notices only the second time.
    pub(super) fn close_silent(&mut self) {
        let silent = |c: &Connection| c.round_trip.is_some() && c.heard.elapsed() > SILENCE;
        let silent: Vec<ConnectionId> = self.connections.iter().filter(|(_, c)| silent(c)).map(|(id, _)| id).collect();
        for id in silent {
            self.swarm.close_connection(id);
        }
    }

    /// The network has taken this address away. Connections do not move along with their machine: those that may have come
    /// from it are dead, which would show only after a while.
    pub(super) fn moved_from(&mut self, address: &Multiaddr) {
        // Both transports lose it, one after the other; once is enough.
        let gone = addresses::read(address).filter(|gone| gone.tcp && !gone.ip.is_loopback());
        let Some(gone) = gone.map(|gone| gone.ip) else {
            return;
        };
        let may_be_dead = |c: &Connection| {
            let remote = addresses::read(&c.remote).map(|remote| remote.ip);
            remote.is_some_and(|ip| ip.is_ipv4() == gone.is_ipv4() && !ip.is_loopback())
        };
        let dead: Vec<ConnectionId> =
            self.connections.iter().filter(|(_, c)| may_be_dead(c)).map(|(id, _)| id).collect();
        for id in dead {
            self.swarm.close_connection(id);
        }
    }
}
