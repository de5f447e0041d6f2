//! The person's hands on a board: the piece picked up, a move decided on ahead of the turn, notes drawn for oneself.
//! Table and study have the same hands.

use sanguo_rules::{IllegalMove, Move, Point, Position};

use super::Intent;
use super::pick::{Hold, Pick};

/// Something drawn on the board for oneself alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Note {
    /// A circle around a point.
    Circle(Point),
    /// An arrow from point to point.
    Arrow(Move),
}

/// A move decided on while a rival thinks, and what became of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ahead {
    /// It is played as soon as the turn comes, if it is legal then.
    Planned(Move),
    /// Its piece was taken.
    Taken(Move),
    /// It was not legal when the turn came.
    Illegal(IllegalMove),
}

/// What a touch of the board asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Touch {
    /// To pick up the piece on a point, if there is one.
    PickUp(Point),
    /// To move the piece that is picked up.
    Go(Move),
}

/// What the hands hold and have drawn.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Hands {
    /// The piece picked up.
    pub pick: Option<Pick>,
    /// The move decided on ahead.
    pub ahead: Option<Ahead>,
    /// What was drawn.
    pub notes: Vec<Note>,
}

impl Hands {
    /// The move that waits for the turn.
    pub fn planned(&self) -> Option<Move> {
        match self.ahead {
            Some(Ahead::Planned(mv)) => Some(mv),
            _ => None,
        }
    }

    /// Takes in what was done on the board; `mine` says on which points stand pieces to be picked up rather than taken.
    pub(crate) fn touch(&mut self, intent: &Intent, mine: impl Fn(Point) -> bool) -> Option<Touch> {
        match *intent {
            Intent::Click(point) => self.click(point, mine(point)),
            // A drag may begin on a target by a click with an unsteady hand: what was picked up then stays so.
            Intent::Grab(point) if mine(point) || !self.holds() => self.pick_up(point),
            Intent::Drop { from, to: Some(to) } => match (self.held() == Some(from), from == to) {
                (true, false) => Some(Touch::Go(Move { from, to })),
                (false, true) => self.click(to, mine(to)),
                _ => None,
            },
            Intent::Note { from, to } => {
                self.note(from, to);
                None
            }
            Intent::Beside => {
                self.notes.clear();
                None
            }
            Intent::Cancel => {
                *self = Hands::default();
                None
            }
            _ => None,
        }
    }

    /// Takes the piece that was to be picked up; reaching into the void wipes the notes away.
    pub(crate) fn take(&mut self, pick: Option<Pick>) {
        if pick.is_none() {
            self.notes.clear();
        }
        self.pick = pick;
    }

    /// Puts everything back but the notes.
    pub(crate) fn empty(&mut self) {
        self.pick = None;
        self.ahead = None;
    }

    /// Decides on a move ahead, if the piece picked up has such a way now.
    pub(crate) fn plan(&mut self, mv: Move) {
        let way = self.pick.take().is_some_and(|pick| pick.targets.contains(&mv.to));
        self.ahead = way.then_some(Ahead::Planned(mv));
    }

    /// The board has changed: lets go of a piece that is no longer where it was.
    pub(crate) fn keep(&mut self, mine: impl Fn(Point) -> bool) {
        if self.held().is_some_and(|from| !mine(from)) {
            self.pick = None;
        }
        if let Some(mv) = self.planned().filter(|mv| !mine(mv.from)) {
            self.ahead = Some(Ahead::Taken(mv));
        }
    }

    /// The turn has come: the planned move, if it is legal now.
    pub(crate) fn take_planned(&mut self, position: &Position) -> Option<Move> {
        let mv = self.planned()?;
        let checked = position.check_move(mv);
        self.ahead = checked.err().map(Ahead::Illegal);
        self.ahead.is_none().then_some(mv)
    }

    fn click(&mut self, point: Point, mine: bool) -> Option<Touch> {
        let planned = self.planned().is_some_and(|mv| mv.from == point);
        if self.held() == Some(point) || planned {
            self.empty();
            return None;
        }
        match self.held() {
            Some(from) if self.holds() && !mine => Some(Touch::Go(Move { from, to: point })),
            _ => self.pick_up(point),
        }
    }

    fn pick_up(&mut self, point: Point) -> Option<Touch> {
        self.empty();
        Some(Touch::PickUp(point))
    }

    /// Draws a note, or wipes it away where it is already; a right click first cancels what was begun.
    fn note(&mut self, from: Point, to: Point) {
        if from == to && (self.pick.is_some() || self.ahead.is_some()) {
            self.empty();
            return;
        }
        let note = if from == to { Note::Circle(from) } else { Note::Arrow(Move { from, to }) };
        let before = self.notes.len();
        self.notes.retain(|known| *known != note);
        if self.notes.len() == before {
            self.notes.push(note);
        }
    }

    fn held(&self) -> Option<Point> {
        self.pick.as_ref().map(|pick| pick.from)
    }

    /// Whether the piece picked up can be put down elsewhere.
    fn holds(&self) -> bool {
        self.pick.as_ref().is_some_and(|pick| pick.hold != Hold::Look)
    }
}

#[cfg(test)]
mod tests {
    use sanguo_rules::Kingdom;

    use super::*;
    use crate::model::Word;

    fn point(text: &str) -> Point {
        text.parse().unwrap()
    }

    fn holding(from: &str) -> Hands {
        let pick = Pick::to_move(&Position::start(true), point(from));
        Hands { pick: Some(pick), ..Hands::default() }
    }

    #[test]
    fn a_note_is_drawn_once_and_wiped_away_by_drawing_it_again_or_by_cancelling() {
        let mut hands = Hands::default();
        let [a, b] = ["re4", "ge4"].map(point);
        for (from, to) in [(a, a), (a, b), (b, a)] {
            hands.touch(&Intent::Note { from, to }, |_| false);
        }
        let arrow = |from, to| Note::Arrow(Move { from, to });
        assert_eq!(hands.notes, [Note::Circle(a), arrow(a, b), arrow(b, a)]);
        hands.touch(&Intent::Note { from: a, to: b }, |_| false);
        assert_eq!(hands.notes, [Note::Circle(a), arrow(b, a)]);
        hands.touch(&Intent::Cancel, |_| false);
        assert_eq!(hands.notes, []);
    }

    #[test]
    fn a_right_click_puts_back_what_was_begun_before_it_draws() {
        let mut hands = holding("re4");
        let at = point("ge4");
        hands.touch(&Intent::Note { from: at, to: at }, |_| false);
        assert_eq!(hands, Hands::default());
        hands.touch(&Intent::Note { from: at, to: at }, |_| false);
        assert_eq!(hands.notes, [Note::Circle(at)]);
    }

    #[test]
    fn a_click_beside_wipes_the_notes_away() {
        for beside in [Intent::Beside, Intent::Click(point("rb4"))] {
            let mut hands = Hands::default();
            hands.notes.push(Note::Circle(point("re4")));
            let touch = hands.touch(&beside, |_| false);
            assert_ne!(touch, Some(Touch::PickUp(point("re4"))));
            hands.take(None);
            assert_eq!(hands.notes, []);
        }
    }

    #[test]
    fn what_can_only_be_looked_at_is_not_put_down() {
        let start = Position::start(true);
        let look = Pick::to_look(&start, point("ge4"), Word::Theirs(Kingdom::Wu));
        let mut hands = Hands { pick: Some(look), ..Hands::default() };
        let to = point("ge5");
        assert_eq!(hands.touch(&Intent::Click(to), |_| false), Some(Touch::PickUp(to)));
    }
}
