//! The seat that a test commands. Left alone it plays as an honest program does, as far as the others can see.

mod conduct;

use std::collections::BTreeMap;

use libp2p::Multiaddr;
use sanguo_net::{Decision, Identity, Invite, Ledger, Line, PublicKey, Secret, Slot, Vote, What};
use sanguo_rules::{Kingdom, Move};

use super::guest::{Guest, RoomLie};
use super::host::Host;
use super::peer::Peer;

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
}

/// Lines as a message.
fn write(lines: &[Line]) -> String {
    lines.iter().map(|line| format!("{line}\n")).collect()
}
