//! An honest seat: the program's own table, and a player who moves at random where the test lets it.

use std::path::Path;
use std::sync::Arc;

use sanguo_net::{Command, Event, Home, Slot, Start, TableHandle, Trouble, Verified, What, open, read_record};
use sanguo_rules::{Departure, Game, Kingdom, Outcome};
use tokio::sync::mpsc::UnboundedSender;

use super::table::LOOPBACK;

/// An honest seat.
pub struct Seat {
    /// The player.
    pub name: &'static str,
    handle: TableHandle,
    home: Arc<Home>,
    /// The settled chain, as the events have told it.
    pub chain: Vec<What>,
    /// Everything that was told.
    pub seen: Vec<Event>,
    turn: Option<Slot>,
}

impl Seat {
    /// Opens a table; its events go to `events`, marked with `index`.
    ///
    /// # Panics
    /// If it cannot be opened.
    pub(super) fn open(
        name: &'static str,
        folder: &Path,
        start: Start,
        (index, events): (usize, UnboundedSender<(usize, Event)>),
    ) -> Seat {
        let home = Arc::new(Home::open(folder).expect("a data folder"));
        let (handle, mut own) = open(home.clone(), start, LOOPBACK).expect("a table");
        tokio::spawn(async move {
            while let Some(event) = own.recv().await {
                // Nobody listens any more when a test has failed.
                let _ = events.send((index, event));
            }
        });
        Seat { name, handle, home, chain: Vec::new(), seen: Vec::new(), turn: None }
    }

    /// Takes an event in.
    pub(super) fn take(&mut self, event: Event) {
        match &event {
            // A forfeit may replace what was settled.
            Event::Settled { slot, what, .. } => {
                self.chain.truncate(slot.index());
                self.chain.push(*what);
            }
            Event::Turn { slot, mine, .. } => self.turn = mine.then_some(*slot),
            _ => {}
        }
        self.seen.push(event);
    }

    /// Moves if it is its turn in a slot up to this one.
    pub(super) fn move_up_to(&mut self, last: usize) {
        if let Some(slot) = self.turn.take_if(|slot| slot.index() < last && self.chain.len() == slot.index()) {
            let moves = self.game().position().legal_moves();
            // Another choice in each slot, and the same in each run.
            let at = fastrand::Rng::with_seed(slot.index() as u64).usize(..moves.len());
            self.command(Command::Move(moves[at]));
        }
    }

    /// Whether its table waits for its move.
    pub(super) fn is_on_turn(&self) -> bool {
        self.turn.is_some()
    }

    /// Commands its table.
    ///
    /// # Panics
    /// If the table has ended.
    pub fn command(&self, command: Command) {
        self.handle.send(command).expect("the table is open");
    }

    /// The settled game.
    pub fn game(&self) -> Game {
        let mut game = Game::new(self.has_banners());
        for what in &self.chain {
            let done = match *what {
                What::Move { mv, .. } => game.play(mv).is_ok(),
                What::Resign(kingdom) => game.depart(kingdom, Departure::Resigned).is_ok(),
                What::Timeout(kingdom) => game.depart(kingdom, Departure::OutOfTime).is_ok(),
                What::Forfeit(kingdom) => game.depart(kingdom, Departure::Forfeited).is_ok(),
            };
            assert!(done, "{} settled {what:?} against the rules", self.name);
        }
        game
    }

    fn has_banners(&self) -> bool {
        self.seen.iter().any(|event| matches!(event, Event::Seated { table, .. } if table.settings().banners))
    }

    /// How the game ended.
    pub fn outcome(&self) -> Option<Outcome> {
        self.game().outcome()
    }

    /// Whether its table has ended.
    pub(super) fn is_closed(&self) -> bool {
        self.seen.last() == Some(&Event::Closed)
    }

    /// Who is said to have sent something wrong, and what.
    pub fn blames(&self) -> impl Iterator<Item = (&str, String)> {
        self.seen.iter().filter_map(|event| match event {
            Event::Trouble(Trouble::BadMessage { who, what }) => Some((who.as_str(), what.to_string())),
            _ => None,
        })
    }

    /// Who is proven to have signed twice.
    pub fn double_signers(&self) -> impl Iterator<Item = Kingdom> {
        self.seen.iter().filter_map(|event| match event {
            Event::DoubleSigned { kingdom, .. } => Some(*kingdom),
            _ => None,
        })
    }

    /// Its record, verified from the file alone.
    ///
    /// # Panics
    /// If it is bad.
    pub(super) fn record(&self) -> Verified {
        let game = self.seen.iter().find_map(|event| match event {
            Event::Seated { game, .. } => Some(*game),
            _ => None,
        });
        let path = self.home.record_path(&game.expect("was seated"));
        let read = read_record(&path).expect("the record is there");
        read.unwrap_or_else(|bad| panic!("the record of {}: {bad}", self.name))
    }
}
