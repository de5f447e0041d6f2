//! The seat that a test commands. Left alone it plays as an honest program does, as far as the others can see.

use std::collections::BTreeMap;

use libp2p::Multiaddr;
use sanguo_net::{Decision, Identity, Invite, Ledger, Line, PublicKey, Secret, Slot, Table, Vote, What};
use sanguo_rules::{Kingdom, Move};

use super::guest::{Guest, RoomLie};
use super::host::{Host, Next};
use super::line::read_all;
use super::peer::{Happening, Peer};

/// Most bytes of lines in an answer.
const PAGE_BYTES: usize = 16 * 1024;

/// What the rogue does by itself.
#[derive(Clone, Copy, Debug)]
pub struct Manners {
    /// Moves in its turn, in slots up to this one.
    pub moves_up_to: usize,
    /// Signs what others propose.
    pub votes: bool,
    /// Answers what it is asked about the game.
    pub answers: bool,
}

/// The commanded seat.
pub struct Rogue {
    /// Its way to the others.
    pub peer: Peer,
    /// What it does by itself.
    pub manners: Manners,
    /// How often it has been told of the game by somebody it asked.
    pub answers_heard: usize,
    /// How often it was asked to say again that it listens.
    pub asked_to_subscribe: usize,
    secret: [u8; 32],
    identity: Identity,
    invite: Invite,
    guest: Guest,
    /// What it lets others in with, where the table is its own.
    door: Option<Host>,
    ledger: Option<Ledger>,
    addresses: BTreeMap<PublicKey, Vec<Multiaddr>>,
    /// What a kingdom is told instead of the truth.
    told: [Option<Vec<u8>>; 3],
    nudges: u32,
    boot: u64,
    admitted: bool,
}

impl Rogue {
    /// Somebody with a code.
    pub(super) fn new(name: &'static str, invite: Invite, seed: u64) -> Rogue {
        let mut random = fastrand::Rng::with_seed(seed);
        let mut secret = [0; 32];
        random.fill(&mut secret);
        Rogue::with(name, (Peer::new(secret), secret), invite, &mut random)
    }

    /// Somebody who makes a table.
    pub(super) async fn hosting(name: &'static str, seed: u64) -> Rogue {
        let mut random = fastrand::Rng::with_seed(seed);
        let mut secret = [0; 32];
        random.fill(&mut secret);
        let mut peer = Peer::new(secret);
        let at = peer.listening().await;
        let door = Host::new(name, Secret::from_bytes(random.u128(..).to_be_bytes()));
        let invite = door.invite(Identity::from_seed(&secret).public(), &at);
        Rogue { door: Some(door), ..Rogue::with(name, (peer, secret), invite, &mut random) }
    }

    fn with(name: &'static str, (peer, secret): (Peer, [u8; 32]), invite: Invite, random: &mut fastrand::Rng) -> Rogue {
        Rogue {
            peer,
            manners: Manners { moves_up_to: usize::MAX, votes: true, answers: true },
            answers_heard: 0,
            asked_to_subscribe: 0,
            identity: Identity::from_seed(&secret),
            secret,
            guest: Guest::new(name, random),
            door: None,
            boot: random.u64(..),
            invite,
            ledger: None,
            addresses: BTreeMap::new(),
            told: [const { None }; 3],
            nudges: 0,
            admitted: false,
        }
    }

    /// The code of its own table.
    pub(super) fn invite(&self) -> &Invite {
        &self.invite
    }

    /// How many it has let in.
    pub(super) fn has_let_in(&self) -> usize {
        self.door.as_ref().map_or(0, |door| door.guests().len())
    }

    /// Tells each of the two others where the other is.
    pub fn introduce(&mut self) {
        let known: Vec<(PublicKey, Vec<Multiaddr>)> = self.addresses.clone().into_iter().collect();
        for (key, _) in &known {
            let others = known.iter().filter(|(other, _)| other != key);
            let at = others.flat_map(|(other, at)| at.iter().map(move |at| format!("at {other} {at}\n")));
            let greeting = self.greeting() + &at.collect::<String>();
            self.peer.ask(key, greeting);
        }
    }

    /// Knocks at the host's door.
    pub(super) fn knock(&mut self) {
        let addresses = self.invite.addresses.iter().map(|at| format!("/ip4/{}/udp/{}/quic-v1", at.ip, at.port));
        self.peer.dial(&self.invite.host, addresses.filter_map(|at| at.parse().ok()).collect());
    }

    /// What it lies about before the game.
    pub(super) fn lie_in_room(&mut self, lie: RoomLie) {
        self.guest.lie = Some(lie);
    }

    /// Dies without a word: whatever it does from now on, nobody hears of it.
    pub fn die(&mut self) {
        self.peer = Peer::new([0; 32]);
        self.addresses.clear();
    }

    /// Goes, and comes back as one whose gossip says that it is another's.
    pub fn pretend_to_be(&mut self, author: &PublicKey) {
        self.return_as(Peer::pretending_to_be(author, self.secret));
    }

    /// Goes, and comes back as itself.
    pub fn come_back(&mut self) {
        self.return_as(Peer::new(self.secret));
    }

    fn return_as(&mut self, peer: Peer) {
        self.peer = peer;
        self.boot += 1;
        self.peer.subscribe(&self.ledger().id().to_string());
        for (key, addresses) in &self.addresses {
            self.peer.dial(key, addresses.clone());
        }
    }

    /// Who made the table.
    pub fn host(&self) -> PublicKey {
        self.invite.host
    }

    /// Leaves the others without a word that it listens.
    pub fn fall_deaf(&mut self) {
        let game = self.ledger().id().to_string();
        self.peer.unsubscribe(&game);
    }

    /// How many listen to its gossip.
    pub fn listeners(&self) -> usize {
        self.peer.listeners(&self.ledger().id().to_string())
    }

    /// Whether it has sealed a table.
    pub fn is_seated(&self) -> bool {
        self.ledger.is_some()
    }

    /// Whether the host has let it in.
    pub fn is_admitted(&self) -> bool {
        self.admitted
    }

    /// What it knows of the game.
    ///
    /// # Panics
    /// Before it is seated.
    pub fn ledger(&self) -> &Ledger {
        self.ledger.as_ref().expect("the rogue is seated")
    }

    /// Its kingdom.
    ///
    /// # Panics
    /// Before it is seated.
    pub fn me(&self) -> Kingdom {
        self.ledger().table().kingdom_of(&self.identity.public()).expect("it is one of the three")
    }

    /// The key it signs with.
    pub fn identity(&self) -> &Identity {
        &self.identity
    }

    /// Where somebody is said to be.
    pub fn addresses_of(&self, key: &PublicKey) -> Vec<Multiaddr> {
        self.addresses.get(key).cloned().unwrap_or_default()
    }

    // What a test makes it say.

    /// The decision with which it would fill the open slot.
    pub fn decision(&self, what: What) -> Decision {
        let ledger = self.ledger();
        Decision { game: ledger.id(), slot: ledger.open_slot(), previous: ledger.head(), what }
    }

    /// A decision and its own vote for it.
    pub fn signed(&self, decision: Decision) -> Vec<Line> {
        let vote = Vote::sign(&self.identity, self.me(), &decision);
        vec![Line::Decision(decision), Line::Vote(vote)]
    }

    /// The legal move of this number.
    pub fn legal_move(&self, number: usize) -> What {
        let moves = self.ledger().game().position().legal_moves();
        self.what(moves[number % moves.len()])
    }

    /// A move with the position hash that it leads to; with that of the position before, if it is not legal.
    pub fn what(&self, mv: Move) -> What {
        let mut position = self.ledger().game().position().clone();
        // What is not legal leaves the position as it was.
        let _ = position.play(mv);
        What::Move { mv, hash: position.hash(), spent: sanguo_net::Millis(1) }
    }

    /// Moves, as an honest program does.
    pub(super) fn make_move(&mut self, mv: Move) {
        let lines = self.signed(self.decision(self.what(mv)));
        self.learn(&lines);
        self.publish(&lines);
    }

    /// Gossips lines; whether anybody listens, and has not been told the same before.
    pub fn publish(&mut self, lines: &[Line]) -> bool {
        self.publish_text(write(lines))
    }

    /// Gossips anything.
    pub fn publish_text(&mut self, text: impl AsRef<[u8]>) -> bool {
        let game = self.ledger().id().to_string();
        self.peer.publish(&game, text.as_ref())
    }

    /// From now on a kingdom that asks is told these lines, and nothing else.
    pub fn tell(&mut self, kingdom: Kingdom, lines: &[Line]) {
        let (settled, head) = (self.ledger().settled(), self.ledger().head());
        self.tell_text(kingdom, format!("end {settled} {head} -\n{}", write(lines)));
    }

    /// From now on a kingdom that asks is told this.
    pub fn tell_text(&mut self, kingdom: Kingdom, text: impl Into<Vec<u8>>) {
        self.told[kingdom.index()] = Some(text.into());
    }

    /// From now on whoever asks is told the truth.
    pub fn tell_truth(&mut self) {
        self.told = [const { None }; 3];
    }

    /// Makes the others ask: it speaks of a slot that they cannot know yet.
    pub fn nudge(&mut self) {
        self.nudges += 1;
        let far = self.ledger().open_slot().number() + 100 + self.nudges;
        let mut decision = self.decision(What::Resign(self.me()));
        decision.slot = Slot::new(far).expect("a game has more slots");
        let vote = Vote::sign(&self.identity, self.me(), &decision);
        self.publish(&[Line::Vote(vote)]);
    }

    /// Takes lines over into what it knows, as if it had heard them.
    pub fn learn(&mut self, lines: &[Line]) {
        if let Some(ledger) = &mut self.ledger {
            ledger.add_all(lines);
        }
    }

    // What it does by itself.

    /// Asks both others what they know, in case gossip lost something.
    pub(super) fn tick(&mut self) {
        if self.is_seated() {
            self.peer.connected().iter().for_each(|key| self.ask(key));
        }
    }

    /// Does what an honest program would, as far as its manners go.
    pub(super) fn take(&mut self, happening: Happening) {
        match happening {
            Happening::Connected(key) => {
                let greeting = self.greeting();
                self.peer.ask(&key, greeting);
                if key == self.invite.host && !self.admitted {
                    self.peer.ask(&key, self.guest.join(&self.invite, &self.identity));
                }
            }
            Happening::Gone(key) => {
                let addresses = self.addresses_of(&key);
                self.peer.dial(&key, addresses);
            }
            Happening::Gossip { from, text } => {
                if self.hear(&text) {
                    self.ask(&from);
                }
            }
            Happening::Request { from, text, channel } => {
                if let Some(answer) = self.answer(&from, &text) {
                    self.peer.answer(channel, answer);
                }
            }
            Happening::Answer { from, asked, text } => self.answered(&from, &asked, &text),
            Happening::Unanswered(_) => {}
        }
        self.play();
    }

    /// Where it is, for those who have a seat.
    fn greeting(&self) -> String {
        let me = self.identity.public();
        let at = self.peer.addresses().map(|address| format!("at {me} {address}\n"));
        format!("hello {:016x}\n{}", self.boot, at.collect::<String>())
    }

    /// Who is where; those whom it does not reach are dialled.
    fn read_greeting(&mut self, text: &str) {
        for line in text.lines().skip(1) {
            if let ["at", key, address] = line.split(' ').collect::<Vec<_>>()[..]
                && let (Ok(key), Ok(address)) = (key.parse::<PublicKey>(), address.parse::<Multiaddr>())
                && key != self.identity.public()
            {
                self.addresses.entry(key).or_default().push(address.clone());
                if !self.peer.connected().contains(&key) {
                    self.peer.dial(&key, vec![address]);
                }
            }
        }
    }

    fn answer(&mut self, from: &PublicKey, request: &str) -> Option<Vec<u8>> {
        match request.split([' ', '\n']).next() {
            Some("hello") => {
                self.read_greeting(request);
                Some(self.greeting().into())
            }
            Some("have") => self.answer_have(from, request),
            Some("subscribe") => {
                self.asked_to_subscribe += 1;
                let game = self.ledger().id().to_string();
                self.peer.subscribe(&game);
                Some("ok\n".into())
            }
            Some("join") => self.let_in(from, request),
            _ if *from == self.invite.host => {
                let answer = self.guest.reply(request, &self.identity);
                self.take_seat(&answer);
                Some(answer.into())
            }
            _ => None,
        }
    }

    fn let_in(&mut self, from: &PublicKey, request: &str) -> Option<Vec<u8>> {
        let door = self.door.as_mut()?;
        let (answer, next) = door.join(&self.identity.public(), from, request);
        let guests = door.guests();
        next.iter().for_each(|text| guests.iter().for_each(|guest| self.peer.ask(guest, text.as_str())));
        Some(answer.into())
    }

    /// A guest has answered what the host asked.
    fn go_on(&mut self, from: &PublicKey, answer: &str) {
        let Some(door) = &mut self.door else {
            return;
        };
        let guests = door.guests();
        match door.answered(&self.identity, from, answer) {
            Some(Next::Ask(text)) => guests.iter().for_each(|guest| self.peer.ask(guest, text.as_str())),
            Some(Next::Begin(table, seals)) => {
                self.sit_down(*table, &seals);
                self.publish_text(seals);
            }
            None => {}
        }
    }

    /// Only whoever seals has a seat.
    fn take_seat(&mut self, answer: &str) {
        if let (true, Some(table)) = (answer.starts_with("seal "), self.guest.table.take()) {
            self.sit_down(table, answer);
        }
    }

    fn sit_down(&mut self, table: Table, seals: &str) {
        self.peer.subscribe(&table.id().to_string());
        self.ledger = Some(Ledger::new(table));
        self.hear(seals);
    }

    fn answer_have(&self, from: &PublicKey, request: &str) -> Option<Vec<u8>> {
        let ledger = self.ledger.as_ref().filter(|_| self.manners.answers)?;
        let told = ledger.table().kingdom_of(from).and_then(|kingdom| self.told[kingdom.index()].clone());
        told.or_else(|| Some(page(ledger, request).into()))
    }

    fn answered(&mut self, from: &PublicKey, asked: &str, answer: &str) {
        match asked.split([' ', '\n']).next() {
            Some("join") if answer == "welcome\n" => {
                self.admitted = true;
                // A friend now, and told where friends are.
                let greeting = self.greeting();
                self.peer.ask(from, greeting);
            }
            Some("hello") => self.read_greeting(answer),
            Some("roster" | "commits" | "draft") => self.go_on(from, answer),
            Some("have") => {
                self.answers_heard += 1;
                let before = self.ledger().settled();
                self.hear(answer);
                if answer.starts_with("more ") && self.ledger().settled() > before {
                    self.ask(from);
                }
            }
            _ => {}
        }
    }

    fn ask(&mut self, key: &PublicKey) {
        let digests = self.ledger().digests();
        let last = digests.len() - 1;
        let marks = (last.saturating_sub(3)..=last).map(|slot| format!(" {slot}:{}", &digests[slot].to_string()[..32]));
        self.peer.ask(key, format!("have {}{}\n", self.ledger().id(), marks.collect::<String>()));
    }

    /// Takes lines over; whether some of them could not be placed.
    fn hear(&mut self, text: &str) -> bool {
        let lines = read_all(text);
        let Some(ledger) = &mut self.ledger else {
            return false;
        };
        let results = ledger.add_all(&lines);
        results.iter().any(|(_, result)| matches!(result, Err(refusal) if *refusal != sanguo_net::Refusal::Known))
    }

    /// Signs what is to be signed, and moves in its turn.
    fn play(&mut self) {
        while let Some(decision) = self.ledger.as_ref().and_then(|ledger| self.duty(ledger)) {
            let (slot, hash) = (decision.slot, decision.hash());
            let lines = self.signed(decision);
            self.learn(&lines);
            let all = self.ledger().lines_of_proposal(slot, &hash).unwrap_or(lines);
            self.publish(&all);
        }
    }

    fn duty(&self, ledger: &Ledger) -> Option<Decision> {
        let me = self.me();
        if !ledger.is_sealed() || ledger.is_accused(me) {
            return None;
        }
        let unsigned = ledger.pages().iter().rev().take(3).filter(|page| !page.has_vote_of(me));
        let is_plain = |what: &What| matches!(what, What::Move { .. } | What::Resign(_));
        let proposed = unsigned.flat_map(|page| &page.proposals).find(|p| {
            let settled = ledger.page(p.decision.slot).and_then(|page| page.decided());
            is_plain(&p.decision.what) && (p.is_applicable() || settled.is_some_and(|settled| settled.hash == p.hash))
        });
        if let Some(proposed) = proposed.filter(|_| self.manners.votes) {
            return Some(proposed.decision.clone());
        }
        let open = ledger.page(ledger.open_slot()).filter(|_| ledger.outcome().is_none())?;
        let may_move = ledger.settled() < self.manners.moves_up_to && open.owner == me && !open.has_vote_of(me);
        may_move.then(|| self.decision(self.legal_move(0)))
    }
}

/// Lines as a message.
fn write(lines: &[Line]) -> String {
    lines.iter().map(|line| format!("{line}\n")).collect()
}

/// The lines after the last slot that both know alike.
fn page(ledger: &Ledger, request: &str) -> String {
    let digests = ledger.digests();
    let is_same = |slot: usize, hash: &str| digests.get(slot).is_some_and(|own| own.to_string().starts_with(hash));
    let marks = request.trim_end().split(' ').filter_map(|mark| mark.split_once(':'));
    let same = marks.filter_map(|(slot, hash)| slot.parse().ok().filter(|slot| is_same(*slot, hash)));
    let first = same.max().map_or(0, |slot| slot + 1);
    let (mut body, mut word) = (String::new(), "end");
    for slot in first..=ledger.pages().len() {
        body += &write(&ledger.lines_of(u32::try_from(slot).expect("few slots")));
        if body.len() > PAGE_BYTES / 2 {
            word = "more";
            break;
        }
    }
    format!("{word} {} {} -\n{body}", ledger.settled(), ledger.head())
}
