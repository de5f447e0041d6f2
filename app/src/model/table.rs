//! The table: the game as settled so far, what is being decided, and what the person is about to do.

use std::path::PathBuf;
use std::time::Duration;

use sanguo_net::{Clocks, Command, DecisionHash, Event, GameId, Link, Millis, Signed, Slot, Trouble, What};
use sanguo_rules::{Departure, Game, Kingdom, Move, Outcome, Point, Position};

use super::Intent;
use super::check::{Check, checks};
use super::hands::{Hands, Touch};
use super::moves::{Moves, Row};
use super::pick::{Hold, Pick, Word};
use super::talk::Talk;
use super::typed::Typed;

/// The open slot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Turn {
    /// Which.
    pub slot: Slot,
    /// Whose.
    pub kingdom: Kingdom,
    /// Whether one's own program waits for one's move.
    pub mine: bool,
}

/// A decision seen for the open slot and not settled yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proposal {
    /// Its slot.
    pub slot: Slot,
    /// Who brought it.
    pub by: Kingdom,
    /// What it does.
    pub what: What,
    /// Its name.
    pub hash: DecisionHash,
    /// Who has signed it.
    pub signed: Signed,
}

/// A table with its three players seated.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table {
    /// One's own kingdom.
    pub me: Kingdom,
    /// The kingdom whose half is at the bottom: one's own, as long as one plays.
    pub seat: Kingdom,
    /// What the three agreed on.
    pub agreed: sanguo_net::Table,
    /// The game's id.
    pub id: GameId,
    /// What was settled.
    pub moves: Moves,
    /// The open slot, once known.
    pub turn: Option<Turn>,
    /// What is proposed for it.
    pub proposals: Vec<Proposal>,
    /// How the friends are reached, where known.
    pub links: [Option<Link>; 3],
    /// How long words take to each and back, where measured.
    pub round_trips: [Option<Duration>; 3],
    /// The clocks, and when this program heard of them.
    pub clocks: Option<(Clocks, Millis)>,
    /// Who is said to be late in the open slot, and by whom.
    pub late: Vec<(Kingdom, Kingdom)>,
    /// Who has resigned out of turn, not carried in yet.
    pub notices: Vec<Kingdom>,
    /// Who signed two different decisions for a slot, proven.
    pub liars: Vec<(Kingdom, Slot)>,
    /// What was said.
    pub talk: Talk,
    /// What is being written.
    pub draft: String,
    /// What went wrong last.
    pub trouble: Option<Trouble>,
    /// What the person holds and has drawn.
    pub hands: Hands,
    /// The move being typed.
    pub typed: Typed,
    /// Whether the resign button waits for its confirmation.
    pub asking: bool,
    /// How it ended.
    pub ending: Option<Outcome>,
    /// The record file.
    pub record: Option<PathBuf>,
    /// Whether the table's task has ended.
    pub closed: bool,
    game: Game,
    shown: Position,
    checks: Vec<Check>,
    sent: Option<Move>,
}

impl Table {
    /// A table before its first event.
    pub(crate) fn new(me: Kingdom, agreed: sanguo_net::Table, id: GameId) -> Self {
        let game = Game::from_position(agreed.settings().start());
        let shown = game.position().clone();
        Table {
            me,
            seat: me,
            agreed,
            id,
            moves: Moves::default(),
            turn: None,
            proposals: Vec::new(),
            links: [None; 3],
            round_trips: [None; 3],
            clocks: None,
            late: Vec::new(),
            notices: Vec::new(),
            liars: Vec::new(),
            talk: Talk::default(),
            draft: String::new(),
            trouble: None,
            hands: Hands::default(),
            typed: Typed::default(),
            asking: false,
            ending: None,
            record: None,
            closed: false,
            game,
            shown,
            checks: Vec::new(),
            sent: None,
        }
    }

    /// The position after all that is settled.
    pub fn settled(&self) -> &Position {
        self.game.position()
    }

    /// The position on the board: what is settled, and the move proposed for the open slot.
    pub fn shown(&self) -> &Position {
        &self.shown
    }

    /// The move that is shown but not settled.
    pub fn proposed(&self) -> Option<Move> {
        self.sent.or_else(|| {
            self.proposals.iter().find_map(|proposal| match proposal.what {
                What::Move { mv, .. } => Some(mv),
                _ => None,
            })
        })
    }

    /// The last move on the board.
    pub fn last_move(&self) -> Option<Move> {
        self.proposed().or_else(|| self.game.moves().last().copied())
    }

    /// Every general attacked or facing on the board.
    pub fn checks(&self) -> &[Check] {
        &self.checks
    }

    /// Who has to think.
    pub fn on_turn(&self) -> Kingdom {
        self.turn.map_or(self.settled().turn(), |turn| turn.kingdom)
    }

    /// Whether the person may move now.
    pub fn may_move(&self) -> bool {
        self.turn.is_some_and(|turn| turn.mine) && self.sent.is_none() && self.ending.is_none() && !self.closed
    }

    /// Whether the person may resign.
    pub fn may_resign(&self) -> bool {
        self.ending.is_none() && !self.closed && self.settled().is_alive(self.me) && !self.notices.contains(&self.me)
    }

    /// Whether the person only looks on, and may turn the board.
    pub fn may_turn(&self) -> bool {
        self.ending.is_some() || !self.settled().is_alive(self.me)
    }

    /// Whose signature a proposal still waits for.
    pub fn awaited(&self, proposal: &Proposal) -> impl Iterator<Item = Kingdom> {
        let signed = proposal.signed.by;
        self.settled().alive().filter(move |kingdom| !signed[kingdom.index()])
    }

    /// What a kingdom's clock shows at `now`.
    pub fn time_left(&self, kingdom: Kingdom, now: Millis) -> Option<Millis> {
        let (clocks, heard) = self.clocks.as_ref()?;
        let left = clocks.left[kingdom.index()];
        Some(if self.runs(kingdom) { left.minus(now.minus(*heard)) } else { left })
    }

    /// Whether a kingdom's clock runs.
    pub fn runs(&self, kingdom: Kingdom) -> bool {
        self.ending.is_none() && self.clocks.as_ref().is_some_and(|(clocks, _)| clocks.running == Some(kingdom))
    }

    /// How long until a running clock shows something else.
    pub fn next_tick(&self, now: Millis) -> Option<Millis> {
        let running = Kingdom::ALL.into_iter().find(|kingdom| self.runs(*kingdom))?;
        let left = self.time_left(running, now)?.0;
        let step = if left < 10_000 { 100 } else { 1_000 };
        (left > 0).then_some(Millis(left % step + 1))
    }

    /// Takes in an event; `Some` when a move was decided on ahead and its turn has come.
    pub(crate) fn update(&mut self, event: Event, now: Millis) -> Option<Command> {
        match event {
            Event::Turn { slot, kingdom, mine } => return self.open(Turn { slot, kingdom, mine }),
            Event::Decision { slot, by, what, hash } => self.propose(Proposal { slot, by, what, hash, signed: NOBODY }),
            Event::Settled { slot, what, signed } => self.settle(slot, what, signed),
            Event::Signature { slot, decision, signed } => self.sign(slot, decision, signed),
            Event::Peer { kingdom, link } => {
                self.links[kingdom.index()] = Some(link);
                self.round_trips[kingdom.index()] = None;
            }
            Event::RoundTrip { kingdom, round_trip } => self.round_trips[kingdom.index()] = Some(round_trip),
            Event::Late { kingdom, by, .. } if !self.late.contains(&(kingdom, by)) => self.late.push((kingdom, by)),
            Event::Notice { kingdom } if !self.notices.contains(&kingdom) => self.notices.push(kingdom),
            Event::DoubleSigned { kingdom, slot } => self.liars.push((kingdom, slot)),
            Event::Clocks(clocks) => self.clocks = Some((clocks, now)),
            Event::Talk { kingdom, text } => self.talk.hear(kingdom, text),
            Event::Trouble(trouble) => {
                self.trouble = Some(trouble);
                self.sent = None;
                self.look();
            }
            Event::Over { outcome, .. } => {
                self.ending = Some(outcome);
                self.asking = false;
                self.hands.empty();
            }
            Event::Closed => {
                self.closed = true;
                self.hands.empty();
            }
            Event::Late { .. } | Event::Notice { .. } | Event::Complete => {}
            // Of the waiting room, which is behind.
            Event::Invite { .. }
            | Event::Reply { .. }
            | Event::Lobby(_)
            | Event::Approach(_)
            | Event::Seated { .. } => {}
        }
        None
    }

    fn open(&mut self, turn: Turn) -> Option<Command> {
        if self.turn.is_none_or(|before| before.slot != turn.slot) {
            self.late.clear();
            self.proposals.retain(|proposal| proposal.slot == turn.slot);
        }
        self.turn = Some(turn);
        if !turn.mine {
            self.sent = None;
        }
        self.look();
        if self.may_move()
            && let Some(mv) = self.hands.take_planned(self.game.position())
        {
            return Some(self.send(mv));
        }
        // A piece looked at while a rival was thinking is the next to move when its turn comes.
        if let Some(from) = self.hands.pick.take().map(|pick| pick.from) {
            self.pick_up(from);
        }
        None
    }

    fn propose(&mut self, proposal: Proposal) {
        if self.proposals.iter().all(|known| known.hash != proposal.hash) {
            if proposal.by == self.me {
                self.sent = None;
                self.hands.pick = None;
            }
            self.proposals.push(proposal);
        }
        self.look();
    }

    fn settle(&mut self, slot: Slot, what: What, signed: Signed) {
        if slot.index() < self.moves.rows().len() {
            self.rewind(slot);
        }
        self.play(slot, what, signed);
        self.turn = None;
        self.sent = None;
        self.proposals.clear();
        self.late.clear();
        self.look();
        let (position, me) = (self.game.position(), self.me);
        self.hands.keep(|point| position.commander_at(point) == Some(me));
    }

    fn play(&mut self, slot: Slot, what: What, signed: Signed) {
        let before = self.game.position();
        let (owner, voters) = (before.turn(), Kingdom::ALL.map(|kingdom| before.is_alive(kingdom)));
        let played = match what {
            // The session has checked it with the same rules; were it not so, the board would show what is settled.
            What::Move { mv, .. } => self.game.play(mv).ok(),
            What::Resign(kingdom) => self.depart(kingdom, Departure::Resigned),
            What::Timeout(kingdom) => self.depart(kingdom, Departure::OutOfTime),
            What::Forfeit(kingdom) => self.depart(kingdom, Departure::Forfeited),
        };
        self.moves.push(Row { slot, what, owner, voters, signed, played });
    }

    fn depart(&mut self, kingdom: Kingdom, how: Departure) -> Option<sanguo_rules::Played> {
        // Refused only where the game is over already; then the result stands as it is.
        let _ = self.game.depart(kingdom, how);
        None
    }

    /// A forfeit may replace slots that were settled: back to the position before it.
    fn rewind(&mut self, slot: Slot) {
        let kept: Vec<Row> = self.moves.rows()[..slot.index()].to_vec();
        self.game = Game::from_position(self.agreed.settings().start());
        self.moves = Moves::default();
        for row in kept {
            self.play(row.slot, row.what, row.signed);
        }
    }

    fn sign(&mut self, slot: Slot, decision: DecisionHash, signed: Signed) {
        if let Some(proposal) = self.proposals.iter_mut().find(|proposal| proposal.hash == decision) {
            proposal.signed = signed;
        } else if let Some(known) = self.moves.signed_mut(slot) {
            *known = signed;
        }
    }

    /// Sets the board to what is settled and proposed.
    fn look(&mut self) {
        self.shown = self.settled().clone();
        if let Some(mv) = self.proposed() {
            // A proposal that the rules refuse is not shown; the session says who signed it.
            let _ = self.shown.play(mv);
        }
        self.checks = checks(&self.shown);
    }

    pub(crate) fn intend(&mut self, intent: Intent) -> Vec<Command> {
        let command = match intent {
            Intent::Enter => self.enter(),
            Intent::Cancel => {
                self.typed.word = None;
                self.asking = false;
                self.touch(&intent)
            }
            Intent::AskResign => {
                self.asking = self.may_resign();
                None
            }
            Intent::Resign => {
                let certain = self.asking && self.may_resign();
                self.asking = false;
                certain.then_some(Command::Resign)
            }
            Intent::Say => {
                let text = std::mem::take(&mut self.draft).trim().to_owned();
                (!text.is_empty()).then_some(Command::Say(text))
            }
            Intent::Mute(kingdom) => {
                self.talk.mute(kingdom);
                None
            }
            Intent::Turn => {
                if self.may_turn() {
                    self.seat = self.seat.next();
                }
                None
            }
            Intent::Dismiss => {
                self.trouble = None;
                None
            }
            intent => self.touch(&intent),
        };
        command.into_iter().collect()
    }

    fn touch(&mut self, intent: &Intent) -> Option<Command> {
        let mine = |point| self.shown.commander_at(point) == Some(self.me);
        match self.hands.touch(intent, mine)? {
            Touch::PickUp(from) => {
                self.pick_up(from);
                None
            }
            Touch::Go(mv) => self.go_to(mv),
        }
    }

    /// Moves the piece picked up, now or ahead, or says why not.
    fn go_to(&mut self, mv: Move) -> Option<Command> {
        let pick = self.hands.pick.as_mut()?;
        match pick.hold {
            Hold::Move => match self.game.position().check_move(mv) {
                Ok(()) => return Some(self.send(mv)),
                Err(illegal) => pick.word = Some(Word::Illegal(illegal)),
            },
            Hold::Ahead => self.hands.plan(mv),
            Hold::Look => {}
        }
        None
    }

    /// Plays the move that was typed, or says why not.
    fn enter(&mut self) -> Option<Command> {
        self.hands.empty();
        self.typed.word = if self.ending.is_some() {
            Some(Word::Over)
        } else if self.may_move() {
            None
        } else if self.on_turn() == self.me {
            Some(Word::Waiting)
        } else {
            Some(Word::NotYourTurn(self.on_turn()))
        };
        if self.typed.word.is_some() {
            return None;
        }
        let mv = self.typed.enter(self.game.position())?;
        Some(self.send(mv))
    }

    fn send(&mut self, mv: Move) -> Command {
        self.hands.empty();
        self.sent = Some(mv);
        self.look();
        Command::Move(mv)
    }

    fn pick_up(&mut self, from: Point) {
        self.typed.word = None;
        let pick = self.shown.commander_at(from).map(|commander| {
            if self.ending.is_some() {
                Pick::to_look(&self.shown, from, Word::Over)
            } else if commander != self.me {
                Pick::to_look(&self.shown, from, Word::Theirs(commander))
            } else if self.may_move() {
                Pick::to_move(&self.shown, from)
            } else if self.on_turn() == self.me {
                Pick::to_look(&self.shown, from, Word::Waiting)
            } else {
                Pick::ahead(&self.shown, from, Word::NotYourTurn(self.on_turn()))
            }
        });
        self.hands.take(pick);
    }
}

const NOBODY: Signed = Signed { by: [false; 3], settled: false, unanimous: false };
