//! A made-up table at the far end of a link: the events that the network side would send, without a network.
// Each user of this module needs another part of it; and what fails here fails a test.
#![allow(dead_code, clippy::unwrap_used)]

pub mod scene;
pub mod shown;
pub mod signed;

use sanguo::link::FarEnd;
use sanguo::model::{self, Command, Visit};
use sanguo_net::{
    Address, DecisionHash, Event, GameId, Hash, Identity, Invite, Link, Millis, Offer, Player, Seats, Secret, Settings,
    Signed, Slot, Table, What,
};
use sanguo_rules::{Game, Kingdom, Move};

/// A table of Liu, Sun and Cao, seen by one of them.
pub struct Fake {
    pub far: FarEnd,
    pub visit: Visit,
    pub me: Kingdom,
    pub game: Game,
    slot: Slot,
}

/// The names of Shu, Wu and Wei.
pub const NAMES: [&str; 3] = ["Liu Bei", "Sun Quan", "Cao Cao"];

/// An agreed table with these settings, its host first.
pub fn agreed(settings: Settings) -> Table {
    let player = |i: usize| Player {
        key: Identity::from_seed(&[i as u8 + 1; 32]).public(),
        name: NAMES[i].parse().unwrap(),
        nonce: None,
        host: i == 0,
    };
    Table::new(Settings { seats: Seats::HostFirst, ..settings }, [player(0), player(1), player(2)]).unwrap()
}

/// The code of a table that Cao has made.
pub fn code() -> String {
    let address = Address { ip: [127, 0, 0, 1].into(), port: 40_123, quic: true, tcp: true };
    let settings = Settings { seats: Seats::HostFirst, ..Settings::default() };
    let invite = Invite {
        host: Identity::from_seed(&[3; 32]).public(),
        secret: Secret::from_bytes([9; 16]),
        addresses: vec![address],
        helper: None,
        offer: Some(Offer { name: NAMES[2].parse().unwrap(), settings }),
    };
    invite.to_string()
}

fn signed(by: [bool; 3]) -> Signed {
    let count = by.iter().filter(|b| **b).count();
    Signed { by, settled: count > 1, unanimous: count > 2 }
}

impl Fake {
    /// Waits at the far end until a table is opened, and seats everybody.
    pub fn seat(mut far: FarEnd, me: Kingdom, settings: Settings) -> Fake {
        let visit = loop {
            if let Command::Begin(visit, ..) = far.commands.try_recv().expect("nobody has opened a table") {
                break visit;
            }
        };
        let table = agreed(settings);
        let game = Game::from_position(table.settings().start());
        let fake = Fake { far, visit, me, game, slot: Slot::FIRST };
        let id: GameId = table.id();
        fake.say(Event::Seated { me, table: Box::new(table), game: id, resumed: false });
        let record = "/home/liu/.local/share/sanguo/games/3f9c1d2ab4e85706.sanguo".into();
        fake.tell(model::Event::Record(visit, record));
        for kingdom in Kingdom::ALL {
            if kingdom != me {
                fake.say(Event::Peer { kingdom, link: Link::SameNetwork });
            }
        }
        fake.turn();
        fake
    }

    pub fn tell(&self, event: model::Event) {
        self.far.events.try_send(event).unwrap();
    }

    pub fn say(&self, event: Event) {
        self.tell(model::Event::Table(self.visit, event));
    }

    /// What the window wants of the table, if anything.
    pub fn wanted(&mut self) -> Option<sanguo_net::Command> {
        while let Ok(command) = self.far.commands.try_recv() {
            if let Command::Table(command) = command {
                return Some(command);
            }
        }
        None
    }

    pub fn turn(&self) {
        let kingdom = self.game.position().turn();
        self.say(Event::Turn { slot: self.slot, kingdom, mine: kingdom == self.me });
    }

    fn what(&self, mv: Move) -> What {
        let mut after = self.game.position().clone();
        after.play(mv).unwrap();
        What::Move { mv, hash: after.hash(), spent: Millis(1_000) }
    }

    fn hash(&self) -> DecisionHash {
        let mut bytes = [0; 32];
        bytes[..4].copy_from_slice(&self.slot.number().to_le_bytes());
        Hash::from(bytes)
    }

    /// A move is seen, signed by its mover alone.
    pub fn propose(&self, mv: Move) {
        let by = self.game.position().turn();
        self.say(Event::Decision { slot: self.slot, by, what: self.what(mv), hash: self.hash() });
        let mut signers = [false; 3];
        signers[by.index()] = true;
        self.say(Event::Signature { slot: self.slot, decision: self.hash(), signed: signed(signers) });
    }

    /// A move is settled with these signatures, and the next turn begins or the game is over.
    pub fn settle(&mut self, mv: Move, signers: [bool; 3]) {
        let what = self.what(mv);
        self.say(Event::Settled { slot: self.slot, what, signed: signed(signers) });
        self.game.play(mv).unwrap();
        self.go_on();
    }

    /// A resignation is settled.
    pub fn resign(&mut self, kingdom: Kingdom) {
        self.say(Event::Settled { slot: self.slot, what: What::Resign(kingdom), signed: signed([true; 3]) });
        self.game.depart(kingdom, sanguo_rules::Departure::Resigned).unwrap();
        self.go_on();
    }

    fn go_on(&mut self) {
        match self.game.outcome() {
            Some(outcome) => self.say(Event::Over { outcome, slot: self.slot }),
            None => {
                self.slot = self.slot.next();
                self.turn();
            }
        }
    }

    /// Plays on by itself until `enough`.
    pub fn play_until(&mut self, seed: u64, enough: impl FnMut(&Game) -> bool) {
        let mut random = fastrand::Rng::with_seed(seed);
        let mut game = self.game.clone();
        let mut played = Vec::new();
        play(&mut game, seed, enough, |alive, mv| played.push((alive, mv)));
        for (alive, mv) in played {
            let mut signers = alive;
            if random.u8(..5) == 0 && alive == [true; 3] {
                signers[self.game.position().turn().prev().index()] = false;
            }
            self.settle(mv, signers);
        }
    }
}

/// Plays by itself: captures where it can, else anything, until `enough`; tells who was alive before each move.
pub fn play(game: &mut Game, seed: u64, mut enough: impl FnMut(&Game) -> bool, mut tell: impl FnMut([bool; 3], Move)) {
    let mut random = fastrand::Rng::with_seed(seed);
    while !enough(game) && game.outcome().is_none() {
        let position = game.position();
        let moves = position.legal_moves();
        let captures: Vec<Move> = moves.iter().copied().filter(|mv| position.piece_at(mv.to).is_some()).collect();
        let from: &[Move] = if captures.is_empty() || random.u8(..4) == 0 { &moves } else { &captures };
        let mv = from[random.usize(..from.len())];
        tell(Kingdom::ALL.map(|kingdom| position.is_alive(kingdom)), mv);
        game.play(mv).unwrap();
    }
}
