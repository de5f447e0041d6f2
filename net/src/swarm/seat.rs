//! From the waiting room to a seat at the table, and the game's own traffic.

use std::io;
use std::time::Duration;

use libp2p::gossipsub::IdentTopic;
use sanguo_rules::Kingdom;

use super::addresses::{self, Reach};
use super::driver::{Driver, wall_clock_millis};
use super::requests::Pending;
use crate::event::{Event, Link, Trouble};
use crate::identity::PublicKey;
use crate::journal::{Journal, JournalError};
use crate::ledger::Ledger;
use crate::line::Line;
use crate::lobby::{self, GuestLobby, HostLobby};
use crate::refused::Refused;
use crate::session::{Input, Output, Session, Verdict};
use crate::table::{GameId, Table};

/// How far the table is.
pub(super) enum Stage {
    /// Waiting for guests.
    Host(Box<HostLobby>),
    /// Waiting to be seated.
    Guest(Box<GuestLobby>),
    /// Playing.
    Game(Box<Game>),
}

/// A game in progress.
pub(super) struct Game {
    pub(super) session: Session,
    pub(super) journal: Journal,
    /// The host's waiting room, which still has seals to gather and late comers to turn away.
    pub(super) lobby: Option<Box<HostLobby>>,
    pub(super) links: [Link; 3],
    pub(super) round_trips: [Option<Duration>; 3],
    pub(super) topic: IdentTopic,
}

impl Game {
    pub(super) fn new(session: Session, journal: Journal) -> Self {
        let topic = topic_of(&session.ledger().id());
        Game { session, journal, lobby: None, links: [Link::Gone; 3], round_trips: [None; 3], topic }
    }

    /// The keys of the two others.
    pub(super) fn others(&self) -> Vec<PublicKey> {
        let me = self.session.me();
        [me.next(), me.prev()].map(|kingdom| self.session.ledger().table().player(kingdom).key).to_vec()
    }

    /// The kingdom of a key, oneself apart.
    pub(super) fn kingdom_of(&self, key: &PublicKey) -> Option<Kingdom> {
        self.session.ledger().table().kingdom_of(key).filter(|kingdom| *kingdom != self.session.me())
    }
}

impl Game {
    /// The host asks for the seal again, because it missed the answer.
    fn seal_again(&self, request: &str) -> String {
        let (ledger, me) = (self.session.ledger(), self.session.me());
        if request.strip_prefix("draft\n") != Some(ledger.table().to_string().as_str()) {
            return "no another table was sealed\n".into();
        }
        let is_own = |line: &Line| matches!(line, Line::Seal { kingdom, .. } if *kingdom == me);
        ledger.lines_of(0).into_iter().find(is_own).map_or("no seal\n".into(), |line| format!("{line}\n"))
    }
}

fn topic_of(game: &GameId) -> IdentTopic {
    IdentTopic::new(format!("sanguo/1/{game}"))
}

impl Driver {
    pub(super) fn kingdom_of(&self, key: &PublicKey) -> Option<Kingdom> {
        match &self.stage {
            Stage::Game(game) => game.kingdom_of(key),
            _ => None,
        }
    }

    /// Joining has come to nothing.
    pub(super) fn fail(&mut self, trouble: Trouble) {
        self.outbox.push_back(Event::Trouble(trouble));
        self.ended = true;
    }

    pub(super) fn carry_out_lobby(&mut self, outputs: Vec<lobby::Output>) {
        for output in outputs {
            match output {
                lobby::Output::Ask { to, text } => self.ask(&to, text, Pending::Lobby),
                lobby::Output::Emit(event) => {
                    // A seated host shows the table; its waiting room only turns late comers away.
                    if !matches!(self.stage, Stage::Game(_)) {
                        self.outbox.push_back(event);
                    }
                }
                lobby::Output::Seat(table) => {
                    if let Err(error) = self.take_seat(*table) {
                        self.fail(Trouble::Disk(error.to_string()));
                    }
                }
                lobby::Output::Failed(trouble) => self.fail(trouble),
            }
        }
    }

    /// Writes the table down with one's own seal, synced; only then may the seal be given away.
    fn take_seat(&mut self, table: Table) -> Result<(), JournalError> {
        let identity = self.identity.clone();
        let Some(me) = table.kingdom_of(&identity.public()) else {
            return Ok(());
        };
        let path = self.home.record_path(&table.id());
        if let Some(secret) = &self.secret {
            let kept = self.home.keep_secret(&table.id(), secret);
            kept.map_err(|error| JournalError::File(path.clone(), error))?;
        }
        let mut journal = Journal::create(&path, &table)?;
        let seal = Line::Seal { kingdom: me, signature: identity.sign(&table.seal_bytes()) };
        journal.append(std::slice::from_ref(&seal)).map_err(|error| JournalError::File(path, error))?;
        let mut ledger = Ledger::new(table);
        // One's own seal is right, and the first line of an empty ledger.
        let _ = ledger.add(&seal);
        let session = Session::new(identity, me, ledger, false, self.now(), wall_clock_millis());
        let before = std::mem::replace(&mut self.stage, Stage::Game(Box::new(Game::new(session, journal))));
        if let (Stage::Host(lobby), Stage::Game(game)) = (before, &mut self.stage) {
            game.lobby = Some(lobby);
        }
        self.begin_game();
        Ok(())
    }

    /// Starts the session, and closes the gate behind the three where nobody has to be turned away in words.
    pub(super) fn begin_game(&mut self) {
        let Stage::Game(game) = &self.stage else {
            return;
        };
        let (others, topic) = (game.others(), game.topic.clone());
        if game.lobby.is_none() {
            self.swarm.behaviour_mut().gate.0.shut();
        }
        self.draw_circles();
        self.subscribe(&topic);
        self.play(Input::Start);
        for key in others {
            if self.connections.is_connected(&key) {
                self.connected(key);
            }
        }
        self.remember();
    }

    /// Keeps where friends are reached, for the next start.
    pub(super) fn remember(&mut self) {
        let Stage::Game(game) = &self.stage else {
            return;
        };
        let port =
            self.own_addresses(Reach::Machine).iter().find_map(addresses::read).map_or(0, |address| address.port);
        let helper = self.paths.helper.map_or(String::new(), |helper| format!("helper {helper}\n"));
        let text = format!("port {port}\n{helper}{}", self.book.write(&game.others(), |_| Reach::Machine));
        // A hint: without it friends are found by the local network or dial by themselves.
        let _ = self.home.remember_addresses(&game.session.ledger().id(), &text);
    }

    /// What a friend asks in words of the waiting room.
    pub(super) fn on_lobby_request(&mut self, from: PublicKey, request: &str) -> String {
        match &mut self.stage {
            Stage::Guest(lobby) => {
                let (outputs, answer) = lobby.asked(from, request);
                self.carry_out_lobby(outputs);
                // The seal is given away only if it is on disk, and then this program has a seat.
                if answer.starts_with("seal ") && !matches!(self.stage, Stage::Game(_)) {
                    return "no the record could not be written\n".into();
                }
                answer
            }
            Stage::Game(game) if request.starts_with("draft\n") => game.seal_again(request),
            Stage::Game(_) if request.starts_with("room\n") => "ok\n".into(),
            _ => "no such request\n".into(),
        }
    }

    pub(super) fn on_lobby_answer(&mut self, from: PublicKey, answer: &str) {
        match &mut self.stage {
            Stage::Host(lobby) => {
                let outputs = lobby.answered(from, answer);
                self.carry_out_lobby(outputs);
            }
            Stage::Guest(lobby) => {
                let outputs = lobby.answered(answer);
                let admitted = lobby.is_admitted();
                self.carry_out_lobby(outputs);
                if admitted {
                    // Only now does the host want to know where this program can be dialled.
                    self.greet(from);
                }
            }
            Stage::Game(game) => {
                let Some(lobby) = &mut game.lobby else {
                    return;
                };
                let outputs = lobby.answered(from, answer);
                self.carry_out_lobby(outputs);
                if let (true, Some(kingdom)) = (answer.starts_with("seal "), self.kingdom_of(&from)) {
                    self.play(Input::Gossip { from: kingdom, text: answer.to_owned() });
                }
            }
        }
    }

    /// Asks those again whose last request failed while they are still there.
    pub(super) fn retry(&mut self) {
        for key in std::mem::take(&mut self.retries) {
            if !self.connections.is_connected(&key) {
                continue;
            }
            let outputs = match &self.stage {
                Stage::Host(lobby) => lobby.ask_again(key).into_iter().collect(),
                Stage::Guest(lobby) if !lobby.is_admitted() => lobby.connected(),
                Stage::Game(game) => game.lobby.as_ref().and_then(|lobby| lobby.ask_again(key)).into_iter().collect(),
                Stage::Guest(_) => Vec::new(),
            };
            self.carry_out_lobby(outputs);
        }
    }

    // The session.

    pub(super) fn play(&mut self, input: Input) {
        self.play_gossip(input);
    }

    /// Hands an input to the session and carries out what it wants, in order.
    pub(super) fn play_gossip(&mut self, input: Input) -> Verdict {
        let now = self.now();
        let Stage::Game(game) = &mut self.stage else {
            if let Input::Command(_) = input {
                self.outbox.push_back(Event::Trouble(Trouble::Refused(Refused::NotBegun)));
            }
            return Verdict::Hold;
        };
        let (verdict, outputs) = game.session.handle_gossip(now, input);
        if let Err(error) = self.carry_out(outputs)
            && let Stage::Game(game) = &mut self.stage
        {
            let outputs = game.session.handle(now, Input::DiskFailed(error.to_string()));
            // Nothing is appended any more, so this cannot fail again.
            let _ = self.carry_out(outputs);
        }
        verdict
    }

    /// Stops at a failed append: what comes after it must not be sent.
    fn carry_out(&mut self, outputs: Vec<Output>) -> io::Result<()> {
        for output in outputs {
            let Stage::Game(game) = &mut self.stage else {
                return Ok(());
            };
            match output {
                Output::Append(lines) => game.journal.append(&lines)?,
                Output::Publish(text) => {
                    // Gossip is the fast path alone: whoever misses it catches up by asking.
                    let topic = game.topic.clone();
                    let _ = self.swarm.behaviour_mut().gossip.publish(topic, text);
                }
                Output::Ask { to, text } => {
                    let key = game.session.ledger().table().player(to).key;
                    self.ask(&key, text, Pending::Session);
                }
                Output::Emit(event) => self.outbox.push_back(event),
            }
        }
        Ok(())
    }
}
