//! A whole game: its moves, repetition, and how it ends.

use std::collections::BTreeMap;
use std::fmt;

use thiserror::Error;

use crate::position::MOST_QUIET;
use crate::{IllegalMove, IllegalReason, Kingdom, Move, Played, Position, PositionHash};

/// How often a position occurs before the game is drawn.
const MOST_OCCURRENCES: u8 = 3;

/// A game from some position on.
///
/// ```
/// use sanguo_rules::{Game, Outcome};
/// let mut game = Game::new(true);
/// assert_eq!(game.position().legal_moves().len(), 40);
/// for mv in ["re4re5", "ge4ge5", "be4be5"] {
///     game.play(mv.parse()?)?;
/// }
/// assert_eq!(game.moves().len(), 3);
/// assert_eq!(game.outcome(), None);
/// assert!(game.play("ra1ri1".parse()?).is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game {
    start: Position,
    position: Position,
    moves: Vec<Move>,
    occurrences: BTreeMap<PositionHash, u8>,
    outcome: Option<Outcome>,
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outcome {
    /// The last kingdom with a general has won.
    Win(Kingdom),
    /// Nobody has won.
    Draw(DrawReason),
    /// A living kingdom departed, and has lost.
    Departed {
        /// Who departed.
        loser: Kingdom,
        /// How.
        how: Departure,
        /// The kingdoms that were alive beside it: one that wins, or two that share the win.
        winners: [Option<Kingdom>; 2],
    },
}

/// Why a game was drawn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum DrawReason {
    /// A position occurred for the third time.
    Repetition,
    /// 180 moves were played without a capture or a defeat.
    Quiet,
}

/// How a kingdom leaves a game other than on the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Departure {
    /// It resigned.
    Resigned,
    /// Its time ran out.
    OutOfTime,
    /// It signed two different decisions for one slot.
    Forfeited,
    /// Its player left.
    Left,
}

impl Departure {
    /// One word: `resign`, `timeout`, `forfeit` or `left`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Departure::Resigned => "resign",
            Departure::OutOfTime => "timeout",
            Departure::Forfeited => "forfeit",
            Departure::Left => "left",
        }
    }
}

impl Outcome {
    /// `win r`, `draw repetition`, `draw quiet`, or the departure and who departed: `resign r`, `timeout r`,
    /// `forfeit r`, `left r`.
    pub fn text(&self) -> String {
        self.to_string()
    }

    /// The winners: one, two that share the win, or after a draw none.
    pub fn winners(&self) -> OutcomeWinners {
        let winners = match *self {
            Outcome::Win(kingdom) => [Some(kingdom), None],
            Outcome::Draw(_) => [None, None],
            Outcome::Departed { winners, .. } => winners,
        };
        winners.into_iter().flatten()
    }
}

/// The winners of a game, in turn order.
pub type OutcomeWinners = std::iter::Flatten<std::array::IntoIter<Option<Kingdom>, 2>>;

/// As [`Outcome::text`].
impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::Win(kingdom) => write!(f, "win {}", kingdom.letter()),
            Outcome::Draw(DrawReason::Repetition) => f.write_str("draw repetition"),
            Outcome::Draw(DrawReason::Quiet) => f.write_str("draw quiet"),
            Outcome::Departed { loser, how, .. } => {
                write!(f, "{} {}", how.as_str(), loser.letter())
            }
        }
    }
}

/// Why a kingdom cannot depart.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum DepartError {
    /// The game has ended.
    #[error("the game is over: {0}")]
    GameOver(Outcome),
    /// A defeated kingdom can only leave.
    #[error("{0} is defeated and can neither resign nor lose once more")]
    Defeated(Kingdom),
}

impl Game {
    /// A game from the set-up.
    pub fn new(banners: bool) -> Game {
        Game::from_position(Position::start(banners))
    }

    /// A game from a position, which counts as having occurred once. One that is already won or has 180 quiet moves is
    /// over at once.
    pub fn from_position(start: Position) -> Game {
        let mut game =
            Game { position: start.clone(), start, moves: Vec::new(), occurrences: BTreeMap::new(), outcome: None };
        game.look();
        game
    }

    /// The position the game began from.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// The position now.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The moves played.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// How the game ended; `None` while it goes on.
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// How often the position now on the board has occurred, itself counted.
    pub fn occurrences(&self) -> u8 {
        self.occurrences.get(&self.position.hash()).copied().unwrap_or(0)
    }

    /// Plays a move.
    ///
    /// # Errors
    /// If the game is over or the move is not legal; nothing has changed then.
    pub fn play(&mut self, mv: Move) -> Result<Played, IllegalMove> {
        if let Some(outcome) = self.outcome {
            return Err(IllegalMove { mv, reason: IllegalReason::GameOver(outcome) });
        }
        let played = self.position.play(mv)?;
        self.moves.push(mv);
        self.look();
        Ok(played)
    }

    /// Ends the game by the departure of a living kingdom. A defeated one may leave, which changes nothing.
    ///
    /// # Errors
    /// If the game is over, or a defeated kingdom would do other than leave; nothing has changed then.
    pub fn depart(&mut self, kingdom: Kingdom, how: Departure) -> Result<(), DepartError> {
        if let Some(outcome) = self.outcome {
            return Err(DepartError::GameOver(outcome));
        }
        if !self.position.is_alive(kingdom) {
            return if how == Departure::Left { Ok(()) } else { Err(DepartError::Defeated(kingdom)) };
        }
        let mut others = self.position.alive().filter(|&other| other != kingdom);
        let winners = [others.next(), others.next()];
        self.outcome = Some(Outcome::Departed { loser: kingdom, how, winners });
        Ok(())
    }

    /// Counts the position that has just come about and sees whether it ends the game.
    fn look(&mut self) {
        let count = self.occurrences.entry(self.position.hash()).or_insert(0);
        *count += 1;
        self.outcome = if let Some(winner) = self.position.winner() {
            Some(Outcome::Win(winner))
        } else if *count >= MOST_OCCURRENCES {
            Some(Outcome::Draw(DrawReason::Repetition))
        } else if self.position.quiet() >= MOST_QUIET {
            Some(Outcome::Draw(DrawReason::Quiet))
        } else {
            None
        };
    }
}
