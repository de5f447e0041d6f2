//! The rules page: one topic after another, each with a small position to try it on.

use sanguo_rules::{Kind, Kingdom, Move, Point, Position};

use super::Intent;
use super::check::{Check, checks};
use super::hands::{Hands, Note, Touch};
use super::pick::{Hold, Pick, Word};

/// What is explained at a time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Topic {
    /// What everybody is after, and whose turn it is.
    Goal,
    /// Halves, lines, palaces, names of points.
    Board,
    /// The middle.
    Triangle,
    /// How a kind of piece moves.
    Piece(Kind),
    /// A general that is attacked.
    Check,
    /// Generals on one open line.
    Facing,
    /// Who gets the army of a fallen kingdom, and how it moves from then on.
    Army,
    /// Draws, resigning, leaving.
    End,
    /// Banners, clocks, signatures.
    Table,
}

/// The kingdom that the learner moves, at the bottom.
const LEARNER: Kingdom = Kingdom::Shu;

impl Topic {
    /// All of them, in the order in which they are best read.
    pub fn all() -> impl Iterator<Item = Topic> {
        let before = [Topic::Goal, Topic::Board, Topic::Triangle];
        let after = [Topic::Check, Topic::Facing, Topic::Army, Topic::End, Topic::Table];
        before.into_iter().chain(Kind::ALL.map(Topic::Piece)).chain(after)
    }

    /// The one to read next.
    pub fn next(self) -> Option<Topic> {
        Topic::all().skip_while(|topic| *topic != self).nth(1)
    }

    /// The one before.
    pub fn back(self) -> Option<Topic> {
        Topic::all().take_while(|topic| *topic != self).last()
    }

    /// Who commands the armies of Shu, Wu and Wei, and the pieces, each by its letters and its point.
    fn set_up(self) -> (&'static str, &'static str) {
        match self {
            Topic::Board => ("rgb", "rKrd1 gKgd1 bKbd1 rRrg2"),
            Topic::Triangle => ("rgb", "rKrd1 gKgd1 bKbd1 rRre3"),
            Topic::Piece(Kind::General) => ("rgb", "rKre2 gKgd1 gPgd4 bKbd1"),
            Topic::Piece(Kind::Advisor) => ("rgb", "rKre1 gKgd1 bKbd1 rAre2"),
            Topic::Piece(Kind::Elephant) => ("rgb", "rKrd1 gKgd1 bKbd1 rEre3 rPrd4"),
            Topic::Piece(Kind::Horse) => ("rgb", "rKrd1 gKgd1 bKbd1 rHre4 rPrd4"),
            Topic::Piece(Kind::Chariot) => ("rgb", "rKrd1 gKgd1 bKbd1 rRrg3 rArd3 gPgc4"),
            Topic::Piece(Kind::Cannon) => ("rgb", "rKrd1 gKgd1 bKbd1 rCre2 rPre4 gPge4 bRbe3"),
            Topic::Piece(Kind::Soldier) => ("rgb", "rKrd1 gKgd1 bKbd1 rPre5 rPgc3"),
            Topic::Piece(Kind::Banner) => ("rgb", "rKrd1 gKgd1 bKbd1 rBre4"),
            Topic::Check => ("rgb", "rKre1 rArf1 rRra4 bRre4 gKgd1 bKbd1"),
            Topic::Facing => ("rgb", "rKre1 rHre3 gKge1 bKbd1"),
            Topic::Army => ("rrb", "rKre1 rRra1 bKbd1 bRbi1 gRgi1 gHgb4 gAgd1 gEgc1 gPgc4 gPbg4 gPrc3"),
            // The whole set-up is shown.
            Topic::Goal | Topic::End | Topic::Table => ("rgb", ""),
        }
    }

    /// The piece whose ways are shown at once.
    fn first(self) -> Option<&'static str> {
        Some(match self {
            Topic::Board => "rg2",
            Topic::Triangle | Topic::Facing => "re3",
            Topic::Piece(Kind::General | Kind::Advisor | Kind::Cannon) => "re2",
            Topic::Piece(Kind::Elephant) => "re3",
            Topic::Piece(Kind::Horse | Kind::Banner) => "re4",
            Topic::Piece(Kind::Chariot) => "rg3",
            Topic::Piece(Kind::Soldier) => "re5",
            Topic::Check => "re1",
            Topic::Army => "bg4",
            Topic::Goal | Topic::End | Topic::Table => return None,
        })
    }

    /// The points that are circled.
    fn circled(self) -> &'static [&'static str] {
        match self {
            Topic::Goal => &["re1", "ge1", "be1"],
            Topic::Table => &["rd3", "rf3", "gd3", "gf3", "bd3", "bf3"],
            _ => &[],
        }
    }

    fn position(self) -> Position {
        match self.set_up() {
            (_, "") => Position::start(true),
            // The positions above are all good, as a test makes sure.
            (owners, pieces) => small(owners, pieces).unwrap_or_else(|| Position::start(true)),
        }
    }
}

/// A topic that is being read, and what the learner tries on its board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lesson {
    /// The topic.
    pub topic: Topic,
    /// What the learner holds and has drawn.
    pub hands: Hands,
    position: Position,
    checks: Vec<Check>,
    last: Option<Move>,
}

impl Lesson {
    /// A topic with its position as it is set up.
    pub(crate) fn new(topic: Topic) -> Self {
        let mut lesson =
            Lesson { topic, hands: Hands::default(), position: topic.position(), checks: Vec::new(), last: None };
        lesson.look();
        if let Some(from) = topic.first().and_then(|point| point.parse().ok()) {
            lesson.pick_up(from);
        }
        let circled = topic.circled().iter().filter_map(|point| point.parse().ok());
        lesson.hands.notes.extend(circled.map(Note::Circle));
        lesson
    }

    /// The kingdom whose half is at the bottom, and which the learner moves.
    pub fn seat(&self) -> Kingdom {
        LEARNER
    }

    /// What is on the board.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// Every general attacked or facing on the board.
    pub fn checks(&self) -> &[Check] {
        &self.checks
    }

    /// The last move tried.
    pub fn last_move(&self) -> Option<Move> {
        self.last
    }

    /// What there is to say about the piece picked up.
    pub fn word(&self) -> Option<&Word> {
        self.hands.pick.as_ref()?.word.as_ref()
    }

    pub(crate) fn intend(&mut self, intent: &Intent) {
        let position = &self.position;
        match self.hands.touch(intent, |point| position.commander_at(point) == Some(LEARNER)) {
            Some(Touch::PickUp(from)) => self.pick_up(from),
            Some(Touch::Go(mv)) => self.go(mv),
            None => {}
        }
    }

    fn pick_up(&mut self, from: Point) {
        let pick = self.position.commander_at(from).map(|commander| match commander {
            LEARNER => Pick::to_move(&self.position, from),
            rival => Pick::to_look(&self.position, from, Word::Theirs(rival)),
        });
        self.hands.take(pick);
    }

    /// Moves the piece picked up, or says why not; then it is the learner's turn again.
    fn go(&mut self, mv: Move) {
        let mut after = self.position.clone();
        if let Err(illegal) = after.play(mv) {
            if let Some(pick) = self.hands.pick.as_mut().filter(|pick| pick.hold == Hold::Move) {
                pick.word = Some(Word::Illegal(illegal));
            }
            return;
        }
        // Where there is nothing left to learn from, the topic begins anew.
        let Some(position) = turned_to_learner(&after) else {
            *self = Lesson::new(self.topic);
            return;
        };
        self.position = position;
        self.last = Some(mv);
        self.look();
        self.pick_up(mv.to);
    }

    fn look(&mut self) {
        self.checks = checks(&self.position);
    }
}

/// The same position with the learner on turn, if it can be one.
fn turned_to_learner(position: &Position) -> Option<Position> {
    let text = position.to_string();
    let mut fields = text.split(' ');
    let (placement, _, owners) = (fields.next()?, fields.next()?, fields.next()?);
    let turned: Position = format!("{placement} {} {owners} 0", LEARNER.letter()).parse().ok()?;
    turned.winner().is_none().then_some(turned)
}

/// A position of few pieces.
fn small(owners: &str, pieces: &str) -> Option<Position> {
    let at = |point: Point| {
        let here = |piece: &&str| piece.get(2..).and_then(|at| at.parse().ok()) == Some(point);
        pieces.split(' ').find(here).and_then(|piece| piece.get(..2))
    };
    let rank = |half: Kingdom, rank: u8| {
        let mut row = String::new();
        let mut empty = 0;
        let points = Point::all().filter(|point| point.kingdom() == half && point.rank() == rank);
        for piece in points.map(at).chain([Some("")]) {
            let Some(piece) = piece else {
                empty += 1;
                continue;
            };
            if empty > 0 {
                row += &std::mem::take(&mut empty).to_string();
            }
            row += piece;
        }
        row
    };
    let half = |half| (0..5).rev().map(|number| rank(half, number)).collect::<Vec<_>>().join("/");
    let placement = Kingdom::ALL.map(half).join("|");
    format!("{placement} {} {owners} 0", LEARNER.letter()).parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn point(text: &str) -> Point {
        text.parse().unwrap()
    }

    fn targets(lesson: &Lesson) -> Vec<String> {
        let pick = lesson.hands.pick.as_ref().unwrap();
        let mut targets: Vec<String> = pick.targets.iter().map(Point::to_string).collect();
        targets.sort();
        targets
    }

    #[test]
    fn every_topic_has_its_position_and_the_kind_it_is_about_in_hand() {
        for topic in Topic::all() {
            let (owners, pieces) = topic.set_up();
            let lesson = Lesson::new(topic);
            if !pieces.is_empty() {
                assert_eq!(small(owners, pieces).as_ref(), Some(lesson.position()), "{topic:?}");
            }
            let held = lesson.hands.pick.as_ref().map(|pick| lesson.position.piece_at(pick.from).unwrap().kind);
            assert_eq!(held.is_some(), topic.first().is_some(), "{topic:?}");
            if let Topic::Piece(kind) = topic {
                assert_eq!(held, Some(kind));
            }
            let stuck = lesson.hands.pick.as_ref().is_some_and(|pick| pick.targets.is_empty());
            assert_eq!(stuck, topic == Topic::Facing, "{topic:?}");
        }
    }

    #[test]
    fn topics_follow_each_other_to_the_end_and_back() {
        let forth: Vec<Topic> = std::iter::successors(Some(Topic::Goal), |topic| topic.next()).collect();
        assert_eq!(forth, Topic::all().collect::<Vec<_>>());
        let mut back: Vec<Topic> = std::iter::successors(Some(Topic::Table), |topic| topic.back()).collect();
        back.reverse();
        assert_eq!(back, forth);
    }

    #[test]
    fn what_the_texts_say_of_the_positions_is_so() {
        let piece = |kind| targets(&Lesson::new(Topic::Piece(kind)));
        assert_eq!(piece(Kind::General), ["rd2", "re1", "re3", "rf2"]);
        assert_eq!(piece(Kind::Advisor), ["rd1", "rd3", "rf1", "rf3"]);
        assert_eq!(piece(Kind::Elephant), ["rc1", "rg1", "rg5"]);
        assert!(["bf5", "gd5"].iter().all(|beyond| piece(Kind::Horse).contains(&(*beyond).to_owned())));
        assert!(!piece(Kind::Horse).contains(&"rc5".to_owned()));
        let of_cannon = piece(Kind::Cannon);
        assert!(["ge4", "be3"].iter().all(|captured| of_cannon.contains(&(*captured).to_owned())));
        assert!(!of_cannon.contains(&"re4".to_owned()) && !of_cannon.contains(&"re5".to_owned()));
        assert_eq!(piece(Kind::Soldier), ["be5", "ge5"]);
        assert!(["gd4", "gf4", "bd4", "bf4"].iter().all(|beyond| piece(Kind::Banner).contains(&(*beyond).to_owned())));
        let triangle = targets(&Lesson::new(Topic::Triangle));
        assert!(["ge1", "be1"].iter().all(|far| triangle.contains(&(*far).to_owned())));
        assert!(targets(&Lesson::new(Topic::Board)).contains(&"gc1".to_owned()));
        assert_eq!(targets(&Lesson::new(Topic::Army)), ["bf4", "bg3", "bh4"]);
        let facing = Lesson::new(Topic::Facing);
        assert!(matches!(facing.word(), Some(Word::Illegal(_))));
    }

    #[test]
    fn check_is_met_in_the_three_ways_that_are_named() {
        let lesson = Lesson::new(Topic::Check);
        assert_eq!(lesson.checks().len(), 1);
        assert_eq!(targets(&lesson), ["rd1"]);
        for (from, to) in [("ra4", "re4"), ("rf1", "re2"), ("re1", "rd1")] {
            let mut lesson = lesson.clone();
            lesson.hands = Hands::default();
            lesson.intend(&Intent::Click(point(from)));
            lesson.intend(&Intent::Click(point(to)));
            assert_eq!(lesson.checks(), [], "{from}{to}");
        }
    }

    #[test]
    fn a_piece_goes_on_and_on_until_nothing_is_left_to_learn() {
        let mut lesson = Lesson::new(Topic::Piece(Kind::Soldier));
        for to in ["ge5", "ge4", "gf4"] {
            lesson.intend(&Intent::Click(point(to)));
            assert_eq!(lesson.hands.pick.as_ref().map(|pick| pick.from), Some(point(to)));
        }
        lesson.intend(&Intent::Click(point("gf5")));
        assert!(matches!(lesson.word(), Some(Word::Illegal(_))), "it never goes back: {:?}", lesson.word());
        let mut lesson = Lesson::new(Topic::Triangle);
        for to in ["ge5", "ge1", "gd1", "ge1", "be1", "bd1"] {
            lesson.intend(&Intent::Click(point(to)));
        }
        assert_eq!(lesson, Lesson::new(Topic::Triangle), "both generals are taken");
    }

    #[test]
    fn a_rivals_piece_can_be_looked_at() {
        let mut lesson = Lesson::new(Topic::Piece(Kind::Cannon));
        lesson.hands = Hands::default();
        lesson.intend(&Intent::Click(point("be3")));
        assert_eq!(lesson.word(), Some(&Word::Theirs(Kingdom::Wei)));
        assert!(!targets(&lesson).is_empty());
    }
}
