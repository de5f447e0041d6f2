//! The codes that a program shows: a host's invite, a guest's reply.

use super::addresses::{self, Reach};
use super::driver::Driver;
use super::seat::Stage;
use crate::codec::Millis;
use crate::event::Event;
use crate::invite::Invite;
use crate::limits::{REPLY_AFTER_MILLIS, ROUTER_PATIENCE};

impl Driver {
    /// The code, whenever the addresses in it have changed.
    pub(super) fn show_invite(&mut self) {
        let (Some(secret), Stage::Host(lobby)) = (self.secret, &self.stage) else {
            return;
        };
        if self.router_thinks && self.started.elapsed() < ROUTER_PATIENCE {
            return;
        }
        let addresses = addresses::for_invite(self.swarm.external_addresses().chain(self.swarm.listeners()));
        // The system tells of the machine's own loopback first.
        let inside = addresses.iter().all(|address| address.ip.is_loopback());
        if addresses.is_empty() || (inside && self.looks_around && self.started.elapsed() < ROUTER_PATIENCE) {
            return;
        }
        let (helper, offer) = (self.paths.helper, Some(lobby.offer()));
        let code = Invite { host: self.me(), secret, addresses, helper, offer }.to_string();
        if self.code_shown.as_ref() != Some(&code) {
            self.code_shown = Some(code.clone());
            self.outbox.push_back(Event::Invite { code });
        }
    }

    /// A guest's own addresses, for a host that cannot be reached, where they may be reached from outside.
    pub(super) fn show_reply(&mut self) {
        let Stage::Guest(lobby) = &self.stage else {
            return;
        };
        if self.connections.is_connected(&lobby.host()) || self.now() < Millis(REPLY_AFTER_MILLIS) {
            return;
        }
        let public = self.swarm.listeners().filter(|address| addresses::reach(address) == Reach::World);
        let addresses = addresses::for_invite(self.swarm.external_addresses().chain(public));
        if addresses.is_empty() {
            return;
        }
        let code = lobby.reply_code(addresses).to_string();
        if self.code_shown.as_ref() != Some(&code) {
            self.code_shown = Some(code.clone());
            self.outbox.push_back(Event::Reply { code });
        }
    }
}
