//! A piece picked up: where it can go, or why it cannot.

use sanguo_rules::{IllegalMove, Kingdom, Move, MoveTextError, Point, Position};

/// A word to the person about the piece or the move tried.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Word {
    /// The move is against the rules.
    Illegal(IllegalMove),
    /// What was typed is no move.
    Unreadable(MoveTextError),
    /// Nothing to go to: blocked on all sides.
    Blocked(Point),
    /// Another player's piece: only its ways are shown.
    Theirs(Kingdom),
    /// One's own piece, but it is not one's turn.
    NotYourTurn(Kingdom),
    /// One's own move waits for signatures.
    Waiting,
    /// The game is over.
    Over,
}

/// What can be done with a piece that is picked up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hold {
    /// It can be moved now.
    Move,
    /// Its next move can be decided on ahead of the turn.
    Ahead,
    /// It can only be looked at.
    Look,
}

/// A piece picked up or looked at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pick {
    /// Where it stands.
    pub from: Point,
    /// Where it can go: legal moves when it may be moved now, else the ways that pieces of its kind have.
    pub targets: Vec<Point>,
    /// What can be done with it.
    pub hold: Hold,
    /// Why it may not, or why it has nowhere to go.
    pub word: Option<Word>,
}

impl Pick {
    /// The piece on `from`, to be moved now.
    pub(crate) fn to_move(position: &Position, from: Point) -> Self {
        let targets: Vec<Point> = position.moves_from(from).iter().collect();
        let word = targets.is_empty().then(|| why_stuck(position, from));
        Pick { from, targets, hold: Hold::Move, word }
    }

    /// The piece on `from`, only to look at.
    pub(crate) fn to_look(position: &Position, from: Point, word: Word) -> Self {
        Pick { from, targets: position.pseudo_targets(from).iter().collect(), hold: Hold::Look, word: Some(word) }
    }

    /// The piece on `from`, to be moved when its turn comes: what is legal then is not known yet.
    pub(crate) fn ahead(position: &Position, from: Point, word: Word) -> Self {
        Pick { hold: Hold::Ahead, ..Pick::to_look(position, from, word) }
    }
}

/// Why a piece on turn has no legal move: what each of its ways would do to its general, or that it has no way.
fn why_stuck(position: &Position, from: Point) -> Word {
    position
        .pseudo_targets(from)
        .iter()
        .find_map(|to| position.check_move(Move { from, to }).err())
        .map_or(Word::Blocked(from), Word::Illegal)
}
