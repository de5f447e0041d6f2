//! One program's part in a game: a pure state machine. Time comes in with each input; what is to be written, sent and
//! shown goes out. It does no I/O, reads no clock and draws no random numbers, so that a simulator can drive it.

mod changes;
mod commands;
mod duty;
mod ending;
mod forfeit;
mod hearing;

use sanguo_rules::Kingdom;

use crate::catchup;
use crate::codec::{Millis, TextError};
use crate::decision::{Decision, Slot, What};
use crate::event::{Clocks, Command, Event, Trouble};
use crate::identity::Identity;
use crate::ledger::{Ledger, Page, Proposal};
use crate::limits::COMPARE_SOON_MILLIS;
use crate::line::Line;
use crate::timing::Timing;
use forfeit::Told;

/// What happens to a session.
#[derive(Clone, Debug)]
pub enum Input {
    /// The first input of all.
    Start,
    /// Time has passed.
    Tick,
    /// The player wants something.
    Command(Command),
    /// A gossip message whose author is this seat.
    Gossip {
        /// The author, vouched for by the network layer.
        from: Kingdom,
        /// The lines.
        text: String,
    },
    /// A seat can be asked now.
    Connected(Kingdom),
    /// A seat cannot be asked any more.
    Disconnected(Kingdom),
    /// A seat has asked; what it is answered is what [`Session::answer`] says.
    Asked {
        /// Who asks.
        from: Kingdom,
        /// The request.
        text: String,
    },
    /// The answer to an [`Output::Ask`].
    Answered {
        /// Who was asked.
        from: Kingdom,
        /// The answer.
        text: String,
    },
    /// No answer to an [`Output::Ask`] came.
    Unanswered(Kingdom),
    /// An [`Output::Append`] failed; none of the outputs after it were carried out.
    DiskFailed(String),
}

/// What a session wants done. The outputs of one input are carried out in their order; when an append fails, the rest
/// is dropped and [`Input::DiskFailed`] given instead, so that nothing is sent that is not on disk.
#[derive(Clone, Debug)]
pub enum Output {
    /// Append these lines to the record and sync it.
    Append(Vec<Line>),
    /// Publish this to the two others.
    Publish(String),
    /// Ask a seat; the answer comes back as [`Input::Answered`].
    Ask {
        /// Whom.
        to: Kingdom,
        /// The request.
        text: String,
    },
    /// Tell the player.
    Emit(Event),
}

/// What to do with a gossip message: pass it on or not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Its signatures are good: pass it on, even if it conflicts with another; then it is evidence.
    PassOn,
    /// Nothing can be said of it yet.
    Hold,
    /// No honest program sends this.
    Refuse,
}

#[derive(Clone, Default, Debug)]
struct Peer {
    connected: bool,
    asked: bool,
    /// The slot up to which its answers have been read, while pages follow on each other.
    read: u32,
    heard: bool,
    /// Connected, but did not answer, or not in words.
    mute: bool,
    told: Option<Told>,
    /// What it held when it last asked; also once it is gone.
    held: Option<String>,
    /// After the end something has come in here since it was last asked.
    to_tell: bool,
}

/// One seat's program in one game.
#[derive(Clone, Debug)]
pub struct Session {
    identity: Identity,
    me: Kingdom,
    ledger: Ledger,
    timing: Timing,
    now: Millis,
    peers: [Peer; 3],
    /// Taken up after a crash or a break: others may know of signatures that this program has forgotten.
    must_hear: bool,
    disk_failed: bool,
    resumed: bool,
    /// The game is over, and all three hold the same.
    complete: bool,
    next_compare: Millis,
    /// Pages before this one need no more of this seat's votes.
    voted_up_to: usize,
    /// The turn last shown, and whether it was one's own.
    announced: Option<(Slot, bool)>,
    turn_changed: bool,
    talk_base: u64,
    talk_heard: [u64; 3],
    lines: Vec<Line>,
    messages: Vec<String>,
    asks: Vec<Output>,
    events: Vec<Event>,
}

impl Session {
    /// A seat's program with what it knows of the game. `resumed` when the ledger was read from a record that may be
    /// older than the last signature given; `talk_base` must grow from start to start (wall-clock milliseconds do).
    pub fn new(identity: Identity, me: Kingdom, ledger: Ledger, resumed: bool, now: Millis, talk_base: u64) -> Self {
        let timing = Timing::new(ledger.table().settings(), now);
        Session {
            identity,
            me,
            timing,
            now,
            peers: Default::default(),
            must_hear: resumed,
            disk_failed: false,
            resumed,
            complete: false,
            next_compare: now,
            voted_up_to: 0,
            announced: None,
            turn_changed: false,
            talk_base,
            talk_heard: [0; 3],
            lines: Vec::new(),
            messages: Vec::new(),
            asks: Vec::new(),
            events: Vec::new(),
            ledger,
        }
    }

    /// All that is known of the game.
    pub fn ledger(&self) -> &Ledger {
        &self.ledger
    }

    /// One's own kingdom.
    pub fn me(&self) -> Kingdom {
        self.me
    }

    /// Takes an input at a time, and says what is to be done.
    pub fn handle(&mut self, now: Millis, input: Input) -> Vec<Output> {
        self.handle_gossip(now, input).1
    }

    /// As [`handle`](Self::handle); of a gossip message it also says whether to pass it on.
    pub fn handle_gossip(&mut self, now: Millis, input: Input) -> (Verdict, Vec<Output>) {
        self.now = self.now.max(now);
        self.timing.look(self.now);
        let mut verdict = Verdict::PassOn;
        match input {
            Input::Start => self.start(),
            Input::Tick => self.compare_in_time(),
            Input::Command(command) => self.command(command),
            Input::Gossip { from, text } => verdict = self.gossip(from, &text),
            Input::Connected(kingdom) => self.connected(kingdom),
            Input::Disconnected(kingdom) => self.disconnected(kingdom),
            Input::Asked { from, text } => self.asked(from, &text),
            Input::Answered { from, text } => self.answered(from, &text),
            Input::Unanswered(kingdom) => self.unanswered(kingdom),
            Input::DiskFailed(why) => {
                self.disk_failed = true;
                self.events.push(Event::Trouble(Trouble::Disk(why)));
            }
        }
        self.stop_hearing();
        while let Some(duty) = self.next_duty() {
            self.perform(duty);
        }
        self.announce_turn();
        if self.ledger.outcome().is_some() {
            self.see_out();
        }
        if self.waits() {
            self.next_compare = self.next_compare.min(self.now.plus(Millis(COMPARE_SOON_MILLIS)));
        }
        (verdict, self.flush())
    }

    /// Answers another seat's request.
    ///
    /// # Errors
    /// When it is no request of this game, or what is known may not be on disk.
    pub fn answer(&self, request: &str) -> Result<String, TextError> {
        if self.disk_failed {
            // The ledger may hold what is not on disk, and that must not be said.
            return Err(TextError::Meaning("the record could not be written".into()));
        }
        catchup::answer(&self.ledger, request)
    }

    /// What must be on disk comes first, then what is sent, then what is shown.
    pub(super) fn flush(&mut self) -> Vec<Output> {
        let mut outputs = Vec::new();
        let lines = std::mem::take(&mut self.lines);
        if self.disk_failed {
            self.messages.clear();
        } else if !lines.is_empty() {
            outputs.push(Output::Append(lines));
        }
        outputs.extend(self.messages.drain(..).map(Output::Publish));
        outputs.append(&mut self.asks);
        outputs.extend(self.events.drain(..).map(Output::Emit));
        outputs
    }

    pub(super) fn start(&mut self) {
        let (me, game) = (self.me, self.ledger.id());
        let table = Box::new(self.ledger.table().clone());
        self.events.push(Event::Seated { me, table, game, resumed: self.resumed });
        for index in 0..self.ledger.settled() {
            let page = &self.ledger.pages()[index];
            let (Some(decided), Some(slot)) = (page.decided(), slot_of(index)) else {
                return;
            };
            let (what, signed) = (decided.decision.what, page.signed(decided));
            self.timing.settle(self.now, page.owner, spent(&what));
            self.events.push(Event::Settled { slot, what, signed });
        }
        let proposals = self.open_page().map(|page| page.proposals.as_slice()).unwrap_or_default();
        let known: Vec<Event> = proposals.iter().filter_map(proposal_event).collect();
        self.events.extend(known);
        for (kingdom, slot) in self.ledger.double_signers() {
            self.events.push(Event::DoubleSigned { kingdom, slot });
        }
        self.turn_changed = true;
    }

    /// Shows whose turn it is, once all that led to it has been shown.
    fn announce_turn(&mut self) {
        if !std::mem::take(&mut self.turn_changed) {
            return;
        }
        match self.ledger.outcome() {
            Some(outcome) => {
                let slot = slot_of(self.ledger.settled().saturating_sub(1)).unwrap_or(Slot::FIRST);
                self.events.push(Event::Over { outcome, slot });
            }
            None => {
                let (slot, kingdom) = (self.ledger.open_slot(), self.owner());
                let mine = kingdom == self.me && self.may_sign() && !self.has_voted() && !self.is_suspended();
                if self.announced.replace((slot, mine)) != Some((slot, mine)) {
                    self.events.push(Event::Turn { slot, kingdom, mine });
                }
            }
        }
        let running = self.ledger.outcome().is_none().then(|| self.owner());
        if let Some(left) = self.timing.left(self.now, running) {
            self.events.push(Event::Clocks(Clocks { left, running }));
        }
    }

    pub(super) fn may_sign(&self) -> bool {
        !self.must_hear && !self.disk_failed && self.ledger.is_sealed() && !self.ledger.is_accused(self.me)
    }

    /// Somebody else who is proven to have signed two decisions for one slot.
    pub(super) fn accused(&self) -> Option<Kingdom> {
        [self.me.next(), self.me.prev()].into_iter().find(|kingdom| self.ledger.is_accused(*kingdom))
    }

    /// Whether this program waits for the chains to be compared before it signs anything.
    pub(super) fn is_suspended(&self) -> bool {
        self.accused().is_some_and(|liar| self.is_alive(liar))
    }

    pub(super) fn open_page(&self) -> Option<&Page> {
        self.ledger.page(self.ledger.open_slot())
    }

    /// Whether others are asked soon: for their signatures, for a forfeit, or for what is missing at the end, before which
    /// the programs may not stay for long.
    pub(super) fn waits(&self) -> bool {
        let ends = self.ledger.outcome().is_some() && !self.complete;
        ends || self.has_voted() || self.is_suspended()
    }

    pub(super) fn has_voted(&self) -> bool {
        self.open_page().is_some_and(|page| page.has_vote_of(self.me))
    }

    pub(super) fn owner(&self) -> Kingdom {
        self.ledger.game().position().turn()
    }

    pub(super) fn is_alive(&self, kingdom: Kingdom) -> bool {
        self.ledger.game().position().is_alive(kingdom)
    }

    pub(crate) fn told_by(&self, kingdom: Kingdom) -> Option<&Told> {
        self.peers[kingdom.index()].told.as_ref()
    }

    /// The seat that is neither one's own nor `other`.
    pub(crate) fn third(&self, other: Kingdom) -> Kingdom {
        if self.me.next() == other { self.me.prev() } else { self.me.next() }
    }
}

fn proposal_event(proposal: &Proposal) -> Option<Event> {
    let by = Kingdom::ALL.into_iter().find(|k| proposal.votes[k.index()].is_some())?;
    let Decision { slot, what, .. } = proposal.decision;
    Some(Event::Decision { slot, by, what, hash: proposal.hash })
}

fn spent(what: &What) -> Option<Millis> {
    match what {
        What::Move { spent, .. } => Some(*spent),
        _ => None,
    }
}

fn slot_of(index: usize) -> Option<Slot> {
    Slot::new(u32::try_from(index).ok()? + 1)
}
