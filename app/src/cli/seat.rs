//! One program's view of its game, built from nothing but the table's events.

use std::time::Duration;

use sanguo_net::{Event, GameId, Signed, Slot, Table, What};
use sanguo_rules::{Departure, Game, Kingdom, Outcome, Played};

/// After the end of a game a program stays at most this long: somewhat longer than the ten seconds after which friends
/// compare what they hold, should a message have been lost.
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
    /// The last settled slot, and who has signed it.
    pub last: Option<(Slot, Signed)>,
}

impl Seat {
    /// A seat at a table; no slot is settled yet.
    pub fn new(me: Kingdom, table: Box<Table>, id: GameId) -> Self {
        let game = Game::from_position(table.settings().start());
        Seat { me, table, id, game, outcome: None, last: None }
    }

    /// Takes an event in; gives what a settled move did.
    pub fn take(&mut self, event: &Event) -> Option<Played> {
        match event {
            Event::Settled { slot, what, signed } => {
                self.last = Some((*slot, *signed));
                return apply(&mut self.game, what);
            }
            Event::Signature { slot, signed, .. } => {
                if let Some((last, held)) = &mut self.last
                    && last == slot
                {
                    *held = *signed;
                }
            }
            Event::Over { outcome, .. } => self.outcome = Some(*outcome),
            _ => {}
        }
        None
    }

    /// A player's name.
    pub fn name(&self, kingdom: Kingdom) -> &str {
        self.table.player(kingdom).name.as_str()
    }

    /// How long a program should stay once the game is over; nothing while the game goes on. When all three have signed the
    /// end, the fallen too, everybody knows it and nobody needs anything more.
    pub fn stay(&self) -> Option<Duration> {
        self.outcome?;
        let (_, signed) = self.last?;
        Some(if signed.count() == 3 { Duration::ZERO } else { STAY })
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
