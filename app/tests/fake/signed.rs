//! A record that is really signed, by three made-up players.

use sanguo_net::{Decision, Identity, Ledger, Line, Millis, RecordWriter, Settings, Vote, What};
use sanguo_rules::{Game, Kingdom, Move};

use super::{agreed, play};

fn identity(kingdom: Kingdom) -> Identity {
    Identity::from_seed(&[kingdom.index() as u8 + 1; 32])
}

/// The record of a game of so many moves at least, at the end of which Wei resigns.
pub fn record(seed: u64, moves: usize) -> String {
    let mut played = Vec::new();
    let mut game = Game::new(true);
    let enough = |game: &Game| game.moves().len() >= moves && game.position().turn() == Kingdom::Wei;
    play(&mut game, seed, enough, |alive, mv| played.push((alive, mv)));
    let mut writer = Writer::begin();
    for (alive, mv) in played {
        writer.play(alive, mv);
    }
    if writer.ledger.outcome().is_none() {
        writer.settle(&[Kingdom::Wei, Kingdom::Shu], What::Resign(Kingdom::Wei));
    }
    writer.text
}

struct Writer {
    ledger: Ledger,
    lines: RecordWriter,
    text: String,
}

impl Writer {
    fn begin() -> Self {
        let table = agreed(Settings::default());
        let (lines, text) = RecordWriter::begin(&table);
        let mut writer = Writer { ledger: Ledger::new(table.clone()), lines, text };
        let seal = |k: Kingdom| Line::Seal { kingdom: k, signature: identity(k).sign(&table.seal_bytes()) };
        writer.add(&Kingdom::ALL.map(seal));
        writer
    }

    fn play(&mut self, alive: [bool; 3], mv: Move) {
        let mut after = self.ledger.game().position().clone();
        let owner = after.turn();
        after.play(mv).unwrap();
        let others = Kingdom::ALL.into_iter().filter(|k| alive[k.index()] && *k != owner);
        // One in seven is settled without the third.
        let few = self.ledger.settled() % 7 == 6;
        let voters: Vec<Kingdom> = std::iter::once(owner).chain(others.take(if few { 1 } else { 2 })).collect();
        self.settle(&voters, What::Move { mv, hash: after.hash(), spent: Millis(4_200) });
    }

    fn settle(&mut self, voters: &[Kingdom], what: What) {
        let ledger = &self.ledger;
        let decision = Decision { game: ledger.id(), slot: ledger.open_slot(), previous: ledger.head(), what };
        let votes = voters.iter().map(|k| Line::Vote(Vote::sign(&identity(*k), *k, &decision)));
        let lines: Vec<Line> = std::iter::once(Line::Decision(decision.clone())).chain(votes).collect();
        self.add(&lines);
    }

    fn add(&mut self, lines: &[Line]) {
        assert!(self.ledger.add_all(lines).iter().all(|(_, result)| result.is_ok()));
        self.text += &self.lines.write(lines);
    }
}
