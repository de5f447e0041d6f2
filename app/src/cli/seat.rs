//! One program's view of its game, built from nothing but the table's events.

use std::time::Duration;

use sanguo_net::{Event, GameId, Table, What};
use sanguo_rules::{Departure, Game, Kingdom, Outcome, Played};

/// After the end of a game a program stays at most this long for whoever may come back and lack something: somewhat longer
/// than it takes to be reached again.
const STAY: Duration = Duration::from_secs(12);

/// What one program knows of the game that it plays.
#[derive(Debug)]
pub struct Seat {
    /// One's own kingdom.
    pub me: Kingdom,
    /// What was agreed.
    pub table: Box<Table>,
    /// The game id.
    pub id: GameId,
    /// The settled game.
    pub game: Game,
    /// How it ended.
    pub outcome: Option<Outcome>,
    /// Whether all three hold the same of the ended game.
    complete: bool,
}

impl Seat {
    /// A seat at a table; no slot is settled yet.
    pub fn new(me: Kingdom, table: Box<Table>, id: GameId) -> Self {
        let game = Game::from_position(table.settings().start());
        Seat { me, table, id, game, outcome: None, complete: false }
    }

    /// Takes an event in; gives what a settled move did.
    pub fn take(&mut self, event: &Event) -> Option<Played> {
        match event {
            Event::Settled { what, .. } => return apply(&mut self.game, what),
            Event::Over { outcome, .. } => self.outcome = Some(*outcome),
            Event::Complete => self.complete = true,
            _ => {}
        }
        None
    }

    /// A player's name.
    pub fn name(&self, kingdom: Kingdom) -> &str {
        self.table.player(kingdom).name.as_str()
    }

    /// How long a program should stay once the game is over; nothing while the game goes on. When all three hold the same of
    /// it, nobody needs anything more.
    pub fn stay(&self) -> Option<Duration> {
        self.outcome?;
        Some(if self.complete { Duration::ZERO } else { STAY })
    }
}

/// Fills the next slot of a game; gives what a move did. What is settled, or verified, follows from the rules.
pub fn apply(game: &mut Game, what: &What) -> Option<Played> {
    let (kingdom, how) = match what {
        What::Move { mv, .. } => return game.play(*mv).ok(),
        What::Resign(kingdom) => (*kingdom, Departure::Resigned),
        What::Timeout(kingdom) => (*kingdom, Departure::OutOfTime),
        What::Forfeit(kingdom) => (*kingdom, Departure::Forfeited),
    };
    let departed = game.depart(kingdom, how);
    debug_assert!(departed.is_ok(), "{departed:?}");
    None
}
