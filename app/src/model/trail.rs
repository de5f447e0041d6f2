//! A line of play that can be walked up and down: positions from the start to the end, and where one stands.

use sanguo_net::{Millis, Signed, Slot, VerifiedSlot, What};
use sanguo_rules::{Departure, Game, IllegalMove, Kingdom, Move, Outcome, Played, Position};

use super::moves::{Moves, Row};

/// Nobody signs what is only tried out.
const UNSIGNED: Signed = Signed { by: [false; 3], settled: false, unanimous: false };

/// A line of play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Trail {
    /// One more than there are rows.
    positions: Vec<Position>,
    moves: Moves,
    at: usize,
    ending: Option<Outcome>,
}

impl Trail {
    /// A line without a move yet.
    pub(crate) fn new(start: Position) -> Self {
        let ending = Game::from_position(start.clone()).outcome();
        Trail { positions: vec![start], moves: Moves::default(), at: 0, ending }
    }

    /// The settled slots of a record, standing at their start.
    pub(crate) fn of(start: Position, slots: &[VerifiedSlot]) -> Self {
        let mut trail = Trail::new(start);
        let mut game = Game::from_position(trail.positions[0].clone());
        for slot in slots {
            let voters = Kingdom::ALL.map(|kingdom| game.position().is_alive(kingdom));
            let played = apply(&mut game, slot.what);
            let VerifiedSlot { slot, owner, what, signed } = *slot;
            trail.add(Row { slot, what, owner, voters, signed, played }, game.position().clone());
        }
        trail.ending = game.outcome();
        trail
    }

    /// The position where one stands.
    pub fn position(&self) -> &Position {
        &self.positions[self.at]
    }

    /// The position it begins with.
    pub fn start(&self) -> &Position {
        &self.positions[0]
    }

    /// Everything played, also beyond where one stands.
    pub fn moves(&self) -> &Moves {
        &self.moves
    }

    /// How many decisions before where one stands.
    pub fn at(&self) -> usize {
        self.at
    }

    /// How many decisions there are.
    pub fn len(&self) -> usize {
        self.moves.rows().len()
    }

    /// Whether nothing has been played.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Whether nothing comes after where one stands.
    pub fn is_at_end(&self) -> bool {
        self.at == self.len()
    }

    /// The decision that led to where one stands.
    pub fn last(&self) -> Option<&Row> {
        self.moves.rows().get(self.at.checked_sub(1)?)
    }

    /// How it ended, when one stands at that end.
    pub fn ending(&self) -> Option<Outcome> {
        self.ending.filter(|_| self.is_at_end())
    }

    /// The moves as text, parted by spaces.
    pub fn text(&self) -> String {
        let moves = self.moves.rows().iter().filter_map(|row| row.played.as_ref()).map(|played| played.mv.to_string());
        moves.collect::<Vec<_>>().join(" ")
    }

    /// Goes to the place after so many decisions, or as far as there are any.
    pub(crate) fn go(&mut self, at: usize) {
        self.at = at.min(self.len());
    }

    /// Plays a move from where one stands; whatever came after it before is gone, unless it began with the same move.
    pub(crate) fn play(&mut self, mv: Move) -> Result<(), IllegalMove> {
        self.position().check_move(mv)?;
        let next = self.moves.rows().get(self.at).and_then(|row| row.played.as_ref());
        if next.is_some_and(|next| next.mv == mv) {
            self.at += 1;
            return Ok(());
        }
        let before = self.position();
        let owner = before.turn();
        // The whole line, so that a third repetition is seen.
        let mut game = Game::from_position(self.start().clone());
        for row in &self.moves.rows()[..self.at] {
            apply(&mut game, row.what);
        }
        let played = game.play(mv)?;
        self.moves.cut(self.at);
        self.positions.truncate(self.at + 1);
        let position = game.position().clone();
        let what = What::Move { mv, hash: position.hash(), spent: Millis(0) };
        let slot = (0..self.at).fold(Slot::FIRST, |slot, _| slot.next());
        self.add(Row { slot, what, owner, voters: [false; 3], signed: UNSIGNED, played: Some(played) }, position);
        self.ending = game.outcome();
        self.at += 1;
        Ok(())
    }

    fn add(&mut self, row: Row, position: Position) {
        self.moves.push(row);
        self.positions.push(position);
    }
}

/// Plays a decision; gives what a move did.
fn apply(game: &mut Game, what: What) -> Option<Played> {
    let depart = |game: &mut Game, kingdom, how| {
        // Refused only where the game is over already; then the result stands as it is.
        let _ = game.depart(kingdom, how);
        None
    };
    match what {
        What::Move { mv, .. } => game.play(mv).ok(),
        What::Resign(kingdom) => depart(game, kingdom, Departure::Resigned),
        What::Timeout(kingdom) => depart(game, kingdom, Departure::OutOfTime),
        What::Forfeit(kingdom) => depart(game, kingdom, Departure::Forfeited),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn trail(moves: &str) -> Trail {
        let mut trail = Trail::new(Position::start(true));
        for mv in moves.split(' ') {
            trail.play(mv.parse().unwrap()).unwrap();
        }
        trail
    }

    #[test]
    fn one_walks_up_and_down_and_not_beyond() {
        let mut trail = trail("re4re5 ge4ge5 be4be5");
        assert_eq!((trail.len(), trail.at()), (3, 3));
        trail.go(1);
        assert_eq!(trail.position().turn(), Kingdom::Wu);
        assert_eq!(trail.last().unwrap().slot.number(), 1);
        trail.go(99);
        assert!(trail.is_at_end());
        trail.go(0);
        assert_eq!(trail.position(), &Position::start(true));
        assert_eq!(trail.text(), "re4re5 ge4ge5 be4be5");
    }

    #[test]
    fn another_move_replaces_what_came_after_and_the_same_one_does_not() {
        let mut trail = trail("re4re5 ge4ge5 be4be5");
        trail.go(1);
        trail.play("ge4ge5".parse().unwrap()).unwrap();
        assert_eq!((trail.len(), trail.at()), (3, 2));
        trail.go(1);
        trail.play("ga4ga5".parse().unwrap()).unwrap();
        assert_eq!(trail.text(), "re4re5 ga4ga5");
        assert_eq!(trail.moves().lines().len(), 1);
        assert!(trail.play("ra1ra5".parse().unwrap()).is_err());
        assert_eq!(trail.len(), 2);
    }

    #[test]
    fn the_third_repetition_ends_it() {
        let around = "rb1rc3 gb1gc3 bb1bc3 rc3rb1 gc3gb1 bc3bb1";
        let mut trail = trail(&format!("{around} {around}"));
        assert!(matches!(trail.ending(), Some(Outcome::Draw(_))), "{:?}", trail.ending());
        trail.go(3);
        assert_eq!(trail.ending(), None);
    }
}
