//! Requests between programs: greetings, the waiting room's, the session's.

use std::collections::BTreeMap;
use std::time::Instant;

use libp2p::PeerId;
use libp2p::request_response::{self, Message, OutboundFailure, ResponseChannel};

use super::addresses::at_line;
use super::behaviour::{key_of, peer_of};
use super::driver::Driver;
use super::seat::Stage;
use super::subscriptions::SUBSCRIBE;
use super::wire;
use crate::event::{NotAdmitted, Trouble};
use crate::identity::PublicKey;
use crate::limits::{MESSAGES_BURST, MESSAGES_PER_SECOND};
use crate::session::Input;
use crate::table::PROTOCOL_VERSION;
use crate::version::Older;

/// What an answer will be about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Pending {
    Greeting,
    Lobby,
    Session,
    /// Nothing that matters here.
    Nothing,
}

/// How much each peer may still ask or say: so many in a burst, so many a second.
#[derive(Default)]
pub(super) struct Rates(BTreeMap<PublicKey, (f64, Instant)>);

impl Rates {
    pub(super) fn allows(&mut self, key: PublicKey) -> bool {
        let now = Instant::now();
        let (left, since) = self.0.entry(key).or_insert((f64::from(MESSAGES_BURST), now));
        let earned = now.duration_since(*since).as_secs_f64() * f64::from(MESSAGES_PER_SECOND);
        *left = (*left + earned).min(f64::from(MESSAGES_BURST));
        *since = now;
        let allowed = *left >= 1.0;
        *left -= f64::from(u8::from(allowed));
        allowed
    }

    pub(super) fn forget(&mut self, key: &PublicKey) {
        self.0.remove(key);
    }
}

type RequestEvent = request_response::Event<String, String>;

impl Driver {
    pub(super) fn ask(&mut self, to: &PublicKey, text: String, about: Pending) {
        if let Some(peer) = peer_of(to) {
            let id = self.swarm.behaviour_mut().requests.send_request(&peer, text);
            self.pending.insert(id, about);
        }
    }

    pub(super) fn on_request_event(&mut self, event: RequestEvent) {
        match event {
            RequestEvent::Message { peer, message: Message::Request { request, channel, .. }, .. } => {
                if let Some(key) = key_of(&peer)
                    && self.rates.allows(key)
                {
                    self.on_request(peer, key, &request, channel);
                }
            }
            RequestEvent::Message { peer, message: Message::Response { request_id, response }, .. } => {
                if let (Some(key), Some(about)) = (key_of(&peer), self.pending.remove(&request_id)) {
                    self.on_answer(key, about, response);
                }
            }
            RequestEvent::OutboundFailure { peer, request_id, error, .. } => {
                if let (Some(key), Some(about)) = (key_of(&peer), self.pending.remove(&request_id)) {
                    self.on_failure(key, about, &error);
                }
            }
            RequestEvent::ResponseSent { peer, .. } => {
                if self.expelled.remove(&peer) {
                    let _ = self.swarm.disconnect_peer_id(peer);
                }
            }
            RequestEvent::InboundFailure { .. } => {}
        }
    }

    fn on_request(&mut self, peer: PeerId, from: PublicKey, request: &str, channel: ResponseChannel<String>) {
        let is_friend = self.friends().contains(&from);
        let answer = match request.split([' ', '\n']).next().unwrap_or_default() {
            "hello" => self.on_greeting(peer, from, request, is_friend),
            "join" => Some(self.on_join(peer, from, request)),
            "have" if is_friend => self.on_have(from, request),
            SUBSCRIBE if is_friend => Some(self.subscribe_again()),
            _ if is_friend => Some(self.on_lobby_request(from, request)),
            _ => Some("no stranger\n".into()),
        };
        if let Some(answer) = answer {
            // The asker may have gone in the meantime; it asks again when it is back.
            let _ = self.swarm.behaviour_mut().requests.send_response(channel, answer);
        }
    }

    fn on_have(&mut self, from: PublicKey, request: &str) -> Option<String> {
        let Stage::Game(game) = &self.stage else {
            return None;
        };
        let answer = game.session.answer(request).unwrap_or_else(|error| format!("no {error}\n"));
        if let Some(from) = self.kingdom_of(&from) {
            self.play(Input::Asked { from, text: request.to_owned() });
        }
        Some(answer)
    }

    fn on_join(&mut self, peer: PeerId, from: PublicKey, request: &str) -> String {
        let lobby = match &mut self.stage {
            Stage::Host(lobby) => Some(lobby),
            Stage::Game(game) => game.lobby.as_mut(),
            Stage::Guest(_) => None,
        };
        let Some(lobby) = lobby else {
            self.expelled.insert(peer);
            return "no closed\n".into();
        };
        let (answer, outputs) = lobby.joins(from, request);
        if answer.starts_with("no ") {
            self.expelled.insert(peer);
        }
        self.carry_out_lobby(outputs);
        answer
    }

    fn on_answer(&mut self, from: PublicKey, about: Pending, answer: String) {
        match about {
            Pending::Greeting => self.learn_from_greeting(from, &answer),
            Pending::Session => {
                if let Some(kingdom) = self.kingdom_of(&from) {
                    self.play(Input::Answered { from: kingdom, text: answer });
                }
            }
            Pending::Lobby => self.on_lobby_answer(from, &answer),
            Pending::Nothing => {}
        }
    }

    fn on_failure(&mut self, key: PublicKey, about: Pending, error: &OutboundFailure) {
        let other_version = matches!(error, OutboundFailure::UnsupportedProtocols);
        match about {
            Pending::Greeting | Pending::Nothing => {}
            Pending::Session => {
                if let Some(kingdom) = self.kingdom_of(&key) {
                    self.play(Input::Unanswered(kingdom));
                }
            }
            Pending::Lobby
                if other_version && matches!(self.stage, Stage::Guest(_)) && self.connections.is_identified(&key) =>
            {
                self.fail(Trouble::NotAdmitted(NotAdmitted::Version(None)));
            }
            Pending::Lobby => {
                self.retries.insert(key);
            }
        }
    }

    /// Somebody's program tells of which version it is: nobody can join a host of another one.
    pub(super) fn meets_version(&mut self, peer: &PeerId, protocol: &str) {
        let Stage::Guest(lobby) = &self.stage else { return };
        let older = wire::version_of(protocol).and_then(|version| Older::of(PROTOCOL_VERSION, version));
        if older.is_some() && key_of(peer) == Some(lobby.host()) {
            self.fail(Trouble::NotAdmitted(NotAdmitted::Version(older)));
        }
    }

    // Greetings: `hello BOOT`, then `at KEY ADDRESS` lines for friends.

    pub(super) fn greet(&mut self, key: PublicKey) {
        let text = self.greeting_for(&key);
        self.ask(&key, text, Pending::Greeting);
    }

    /// Tells friends where this program, and the third, can be dialled.
    pub(super) fn greet_friends(&mut self) {
        for key in self.friends() {
            if self.connections.is_connected(&key) {
                self.greet(key);
            }
        }
        self.remember();
    }

    fn greeting_for(&self, key: &PublicKey) -> String {
        let mut text = format!("hello {:016x}\n", self.boot);
        let friends = self.friends();
        if friends.contains(key) {
            let near = self.connections.reach(key);
            let me = self.me();
            for address in self.own_addresses(near) {
                text += &at_line(&me, &address);
            }
            let others: Vec<PublicKey> = friends.into_iter().filter(|friend| friend != key).collect();
            text += &self.book.write(&others, |other| near.max(self.connections.reach(other)));
        }
        text
    }

    fn on_greeting(&mut self, peer: PeerId, from: PublicKey, request: &str, is_friend: bool) -> Option<String> {
        let boot = boot_of(request)?;
        let before = self.boots.insert(from, boot);
        if before.is_some_and(|before| before != boot) {
            // Gossip does not see the subscriptions of a program that was started anew while its old connection
            // lingers; so all its connections are ended, and it is dialled afresh.
            let _ = self.swarm.disconnect_peer_id(peer);
            return None;
        }
        if is_friend {
            self.learn_from_greeting(from, request);
            self.meet_halfway(from);
        }
        Some(self.greeting_for(&from))
    }

    fn learn_from_greeting(&mut self, from: PublicKey, text: &str) {
        let Some(boot) = boot_of(text) else {
            return;
        };
        self.boots.insert(from, boot);
        let friends = self.friends();
        if friends.contains(&from) && self.book.read(&from, self.connections.reach(&from), text, &friends) {
            self.hasten_missed();
            self.greet_friends();
        }
    }
}

fn boot_of(text: &str) -> Option<u64> {
    u64::from_str_radix(text.lines().next()?.strip_prefix("hello ")?, 16).ok()
}
