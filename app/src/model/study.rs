//! A board to look at a record with, or to try things on: one line of play, walked up and down or played on by hand.

use sanguo_net::Millis;
use sanguo_rules::{Kingdom, Move, Point, Position, PositionErrors};

use super::Intent;
use super::check::{Check, checks};
use super::fault::Fault;
use super::hands::{Hands, Touch};
use super::pick::{Pick, Word};
use super::record::Opened;
use super::trail::Trail;
use super::typed::Typed;

/// Time from one move to the next when it plays by itself.
const STEP: Millis = Millis(1_200);

/// A board beside any table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Study {
    /// The record that is looked at; none on the free board.
    pub opened: Option<Box<Opened>>,
    /// The kingdom whose half is at the bottom.
    pub seat: Kingdom,
    /// What the person holds and has drawn.
    pub hands: Hands,
    /// The move being typed.
    pub typed: Typed,
    /// A position pasted, and what is wrong with it.
    pub position: (String, Option<PositionErrors>),
    /// Where the record or a picture is to be written, and what came of it.
    pub export: (String, Option<Result<String, Fault>>),
    trail: Trail,
    /// The game, while a variation of it is tried out.
    game: Option<Trail>,
    /// Plays by itself; the next move is due at that time, once known.
    playing: Option<Option<Millis>>,
    checks: Vec<Check>,
}

impl Study {
    /// A free board.
    pub(crate) fn free(banners: bool) -> Self {
        Study::with(None, Trail::new(Position::start(banners)))
    }

    /// A record, at its start.
    pub(crate) fn of(opened: Opened) -> Self {
        let trail = match &opened.evidence {
            Ok(evidence) => Trail::of(evidence.settings.start(), &evidence.slots),
            Err(_) => Trail::new(Position::start(true)),
        };
        Study::with(Some(Box::new(opened)), trail)
    }

    fn with(opened: Option<Box<Opened>>, trail: Trail) -> Self {
        let mut study = Study {
            opened,
            seat: Kingdom::Shu,
            hands: Hands::default(),
            typed: Typed::default(),
            position: (String::new(), None),
            export: (String::new(), None),
            trail,
            game: None,
            playing: None,
            checks: Vec::new(),
        };
        study.look();
        study
    }

    /// The line of play and where one stands in it.
    pub fn trail(&self) -> &Trail {
        &self.trail
    }

    /// Whether a variation of the record's game is tried out.
    pub fn is_variation(&self) -> bool {
        self.game.is_some()
    }

    /// Whether it plays by itself.
    pub fn is_playing(&self) -> bool {
        self.playing.is_some()
    }

    /// Every general attacked or facing on the board.
    pub fn checks(&self) -> &[Check] {
        &self.checks
    }

    /// The last move on the board.
    pub fn last_move(&self) -> Option<Move> {
        Some(self.trail.last()?.played.as_ref()?.mv)
    }

    /// How long until it plays its next move by itself.
    pub fn next_step(&self, now: Millis) -> Option<Millis> {
        self.playing.map(|due| due.map_or(Millis(0), |due| due.minus(now)))
    }

    /// Time goes on.
    pub(crate) fn tick(&mut self, now: Millis) {
        let later = Some(Some(Millis(now.0 + STEP.0)));
        match self.playing {
            Some(Some(due)) if due <= now => {
                self.go(self.trail.at() + 1);
                self.playing = if self.trail.is_at_end() { None } else { later };
            }
            Some(None) => self.playing = later,
            _ => {}
        }
    }

    pub(crate) fn intend(&mut self, intent: Intent) {
        if intent != Intent::Play {
            self.playing = None;
        }
        match intent {
            Intent::Enter => self.enter(),
            Intent::Go(at) => self.go(at),
            Intent::Step(by) => self.go(self.trail.at().saturating_add_signed(by)),
            Intent::Turn => self.seat = self.seat.next(),
            Intent::Play => self.play_by_itself(),
            Intent::BackToGame => self.back_to_game(),
            Intent::SetUp(banners) => self.set_up(Position::start(banners)),
            Intent::Paste => self.paste(),
            intent => self.touch(&intent),
        }
    }

    fn go(&mut self, at: usize) {
        self.trail.go(at);
        self.look();
    }

    /// What is on the board has changed.
    fn look(&mut self) {
        self.hands = Hands::default();
        self.typed.word = None;
        self.checks = checks(self.trail.position());
    }

    fn play_by_itself(&mut self) {
        if self.playing.take().is_some() || self.trail.is_empty() {
            return;
        }
        if self.trail.is_at_end() {
            self.go(0);
        }
        self.playing = Some(None);
    }

    fn back_to_game(&mut self) {
        if let Some(game) = self.game.take() {
            self.trail = game;
            self.look();
        }
    }

    fn set_up(&mut self, start: Position) {
        if self.opened.is_none() {
            self.trail = Trail::new(start);
            self.position.1 = None;
            self.look();
        }
    }

    fn paste(&mut self) {
        match self.position.0.trim().parse::<Position>() {
            Ok(start) => {
                self.set_up(start);
                self.position.0.clear();
            }
            Err(errors) => self.position.1 = Some(errors),
        }
    }

    /// The text of the record that is looked at.
    pub fn record(&self) -> Option<&str> {
        Some(&self.opened.as_ref()?.evidence.as_ref().ok()?.record)
    }

    fn touch(&mut self, intent: &Intent) {
        let position = self.trail.position();
        let mine = |point| position.commander_at(point) == Some(position.turn());
        match self.hands.touch(intent, mine) {
            Some(Touch::PickUp(from)) => self.pick_up(from),
            Some(Touch::Go(mv)) => self.go_to(mv),
            None => {}
        }
    }

    fn pick_up(&mut self, from: Point) {
        let position = self.trail.position();
        self.typed.word = None;
        let pick = position.commander_at(from).map(|commander| {
            if self.trail.ending().is_some() {
                Pick::to_look(position, from, Word::Over)
            } else if commander == position.turn() {
                Pick::to_move(position, from)
            } else {
                Pick::to_look(position, from, Word::Theirs(commander))
            }
        });
        self.hands.take(pick);
    }

    /// Plays a move of the piece picked up, or says why not.
    fn go_to(&mut self, mv: Move) {
        match (self.trail.position().check_move(mv), &mut self.hands.pick) {
            (Ok(()), _) => self.play(mv),
            (Err(illegal), Some(pick)) => pick.word = Some(Word::Illegal(illegal)),
            (Err(_), None) => {}
        }
    }

    fn enter(&mut self) {
        self.hands.empty();
        if self.trail.ending().is_some() {
            self.typed.word = Some(Word::Over);
        } else if let Some(mv) = self.typed.enter(self.trail.position()) {
            self.play(mv);
        }
    }

    /// Plays a move by hand; in a record that leaves its game for a variation.
    fn play(&mut self, mv: Move) {
        let before = self.trail.clone();
        if self.trail.play(mv).is_ok() {
            if self.opened.is_some() && self.game.is_none() && self.trail.moves() != before.moves() {
                self.game = Some(before);
            }
            self.look();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn free(moves: &str) -> Study {
        let mut study = Study::free(true);
        for mv in moves.split(' ') {
            study.typed.text = mv.into();
            study.intend(Intent::Enter);
        }
        study
    }

    #[test]
    fn it_plays_by_itself_to_the_end_and_stops() {
        let mut study = free("re4re5 ge4ge5");
        study.intend(Intent::Play);
        assert_eq!((study.trail().at(), study.next_step(Millis(5))), (0, Some(Millis(0))));
        study.tick(Millis(10));
        assert_eq!(study.next_step(Millis(10)), Some(STEP));
        study.tick(Millis(11));
        assert_eq!(study.trail().at(), 0);
        study.tick(Millis(10 + STEP.0));
        study.tick(Millis(10 + 2 * STEP.0));
        assert!(study.trail().is_at_end() && !study.is_playing());
    }

    #[test]
    fn whatever_the_person_does_stops_it() {
        let mut study = free("re4re5 ge4ge5");
        study.intend(Intent::Play);
        study.intend(Intent::Step(1));
        assert!(!study.is_playing());
    }

    #[test]
    fn pieces_of_whoever_is_on_turn_move_and_others_only_show_their_ways() {
        let mut study = free("re4re5");
        study.intend(Intent::Click("re5".parse().unwrap()));
        assert_eq!(study.hands.pick.as_ref().unwrap().word, Some(Word::Theirs(Kingdom::Shu)));
        study.intend(Intent::Click("ge4".parse().unwrap()));
        study.intend(Intent::Click("ge5".parse().unwrap()));
        assert_eq!(study.trail().text(), "re4re5 ge4ge5");
    }

    #[test]
    fn nothing_is_played_after_the_end() {
        let around = "rb1rc3 gb1gc3 bb1bc3 rc3rb1 gc3gb1 bc3bb1";
        let study = free(&format!("{around} {around} re4re5"));
        assert_eq!(study.typed.word, Some(Word::Over));
        assert_eq!(study.trail().len(), 12);
    }
}
