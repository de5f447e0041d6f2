//! One program's part in a game: a pure state machine. Time comes in with each input; what is to be written, sent and
//! shown goes out. It does no I/O, reads no clock and draws no random numbers, so that a simulator can drive it.

use sanguo_rules::Kingdom;

use crate::catchup;
use crate::codec::{Millis, TextError};
use crate::decision::{Decision, Slot, What};
use crate::event::{Clocks, Command, Event, Trouble};
use crate::forfeit::Told;
use crate::identity::Identity;
use crate::ledger::{Change, Ledger, Page, Proposal, Refusal};
use crate::limits::{COMPARE_EVERY_MILLIS, COMPARE_SOON_MILLIS};
use crate::line::{Claim, Line, Notice, Talk, Vote, read_lines, write_lines};
use crate::timing::Timing;

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
    heard: bool,
    told: Option<Told>,
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
    next_compare: Millis,
    /// Pages before this one need no more of this seat's votes.
    voted_up_to: usize,
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
            next_compare: now,
            voted_up_to: 0,
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
            Input::Disconnected(kingdom) => self.peers[kingdom.index()] = Peer::default(),
            Input::Answered { from, text } => self.answered(from, &text),
            Input::Unanswered(kingdom) => self.peers[kingdom.index()].asked = false,
            Input::DiskFailed(why) => {
                self.disk_failed = true;
                self.events.push(Event::Trouble(Trouble::Disk(why)));
            }
        }
        self.stop_hearing();
        while let Some(duty) = self.next_duty() {
            self.perform(duty);
        }
        (verdict, self.flush())
    }

    /// Answers another seat's request.
    ///
    /// # Errors
    /// When it is no request of this game.
    pub fn answer(&self, request: &str) -> Result<String, TextError> {
        catchup::answer(&self.ledger, request)
    }

    /// What must be on disk comes first, then what is sent, then what is shown.
    fn flush(&mut self) -> Vec<Output> {
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

    fn start(&mut self) {
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
        self.announce_turn();
    }

    fn announce_turn(&mut self) {
        match self.ledger.outcome() {
            Some(outcome) => {
                let slot = slot_of(self.ledger.settled().saturating_sub(1)).unwrap_or(Slot::FIRST);
                self.events.push(Event::Over { outcome, slot });
            }
            None => {
                let (slot, kingdom) = (self.ledger.open_slot(), self.owner());
                let mine = kingdom == self.me && self.may_sign() && !self.has_voted() && !self.is_suspended();
                self.events.push(Event::Turn { slot, kingdom, mine });
            }
        }
        let running = self.ledger.outcome().is_none().then(|| self.owner());
        if let Some(left) = self.timing.left(self.now, running) {
            self.events.push(Event::Clocks(Clocks { left, running }));
        }
    }

    // What the player wants.

    fn command(&mut self, command: Command) {
        let result = match command {
            Command::Move(mv) => self.move_piece(mv),
            Command::Resign => self.resign(),
            Command::Say(text) => self.say(&text),
            Command::Quit => Ok(()),
        };
        if let Err(trouble) = result {
            self.events.push(Event::Trouble(trouble));
        }
    }

    fn move_piece(&mut self, mv: sanguo_rules::Move) -> Result<(), Trouble> {
        self.check_open()?;
        if self.owner() != self.me {
            return refused(format!("it is {}'s turn, not yours", self.owner()));
        }
        if self.has_voted() {
            return refused("you have already signed a decision for this turn; it waits for the others to sign");
        }
        let mut game = self.ledger.game().clone();
        game.play(mv).map_err(|e| Trouble::Refused(e.to_string()))?;
        let spent = self.timing.elapsed(self.now);
        self.propose(What::Move { mv, hash: game.position().hash(), spent });
        Ok(())
    }

    fn resign(&mut self) -> Result<(), Trouble> {
        self.check_open()?;
        if !self.is_alive(self.me) {
            return refused("your kingdom has fallen already; you may leave without ending the game");
        }
        if self.owner() == self.me && !self.has_voted() {
            self.propose(What::Resign(self.me));
            return Ok(());
        }
        if self.ledger.has_notice_of(self.me) {
            return refused("you have resigned already; the player on turn confirms it");
        }
        let notice = Notice::sign(&self.identity, self.ledger.id(), self.me);
        self.add_own(&[Line::Notice(notice)]);
        Ok(())
    }

    fn say(&mut self, text: &str) -> Result<(), Trouble> {
        if !self.peers.iter().any(|peer| peer.connected) {
            return Err(Trouble::Unheard);
        }
        let number = self.talk_base.saturating_add(self.now.0).max(self.talk_heard[self.me.index()] + 1);
        let Some(talk) = Talk::sign(&self.identity, self.ledger.id(), self.me, number, text) else {
            return refused(format!(
                "what you say must have 1 to {} bytes and no invisible characters",
                crate::limits::TALK_MAX_BYTES
            ));
        };
        self.talk_heard[self.me.index()] = number;
        self.messages.push(write_lines([&Line::Talk(talk)]));
        self.events.push(Event::Talk { kingdom: self.me, text: text.to_owned() });
        Ok(())
    }

    fn check_open(&self) -> Result<(), Trouble> {
        if self.ledger.outcome().is_some() {
            return refused("the game is over");
        }
        if self.disk_failed {
            return refused(
                "the record cannot be written, so nothing is signed; resume the game once the disk is well",
            );
        }
        if !self.ledger.is_sealed() {
            return refused("not all three have signed the table yet");
        }
        if self.ledger.is_accused(self.me) {
            return refused(
                "this key has signed two decisions for one slot (a restored backup does that); it signs no more",
            );
        }
        if let Some(liar) = self.accused().filter(|_| self.is_suspended()) {
            let third = self.ledger.table().player(self.third(liar)).name.clone();
            return refused(format!(
                "{liar} has signed two different decisions for one turn, and forfeits the game once {third} confirms it"
            ));
        }
        if self.must_hear {
            return refused("a friend's program must be heard first, in case it knows more of this game; wait for one");
        }
        Ok(())
    }

    // What others say.

    fn gossip(&mut self, from: Kingdom, text: &str) -> Verdict {
        match read_lines(text) {
            Ok(lines) => self.take(from, &lines).0,
            Err(error) => {
                self.blame(from, error.to_string());
                Verdict::Refuse
            }
        }
    }

    /// Adds lines from a seat; says whether to pass them on, and how many were new.
    fn take(&mut self, from: Kingdom, lines: &[Line]) -> (Verdict, usize) {
        let (mut verdict, mut new) = (Verdict::PassOn, 0);
        let mut rest = Vec::new();
        for line in lines {
            match line {
                Line::Adopt(_) => {
                    self.blame(from, "a note that belongs in a record alone".into());
                    verdict = Verdict::Refuse;
                }
                Line::Talk(talk) => verdict = verdict.and(self.hear(from, talk)),
                other => rest.push(other.clone()),
            }
        }
        for (these, result) in self.ledger.add_all(&rest) {
            match result {
                Ok(changes) => {
                    new += 1;
                    self.absorb(&changes);
                }
                Err(refusal) => verdict = verdict.and(self.refuse(from, these, refusal)),
            }
        }
        (verdict, new)
    }

    fn refuse(&mut self, from: Kingdom, lines: &[Line], refusal: Refusal) -> Verdict {
        match refusal {
            Refusal::Known | Refusal::TooMany(..) => Verdict::PassOn,
            Refusal::Gap { .. } => {
                self.ask(from);
                Verdict::Hold
            }
            Refusal::OtherBranch(_) => {
                self.ask(from);
                Verdict::PassOn
            }
            Refusal::NotAllowed(why) => {
                // The seat that signed it is to blame, not the one that passed it on.
                let signer = lines.iter().find_map(|line| match line {
                    Line::Vote(vote) => Some(vote.kingdom),
                    Line::Claim(claim) => Some(claim.by),
                    _ => None,
                });
                self.blame(signer.unwrap_or(from), why);
                if lines.len() > 1 { Verdict::PassOn } else { Verdict::Hold }
            }
            Refusal::BadSignature(_) | Refusal::OtherGame(_) => {
                self.blame(from, refusal.to_string());
                Verdict::Refuse
            }
        }
    }

    fn blame(&mut self, kingdom: Kingdom, what: String) {
        let who = self.ledger.table().player(kingdom).name.to_string();
        self.events.push(Event::Trouble(Trouble::BadMessage { who, what }));
    }

    fn hear(&mut self, from: Kingdom, talk: &Talk) -> Verdict {
        let key = &self.ledger.table().player(talk.kingdom).key;
        if talk.game != self.ledger.id() || !talk.is_signed_by(key) {
            self.blame(from, "talk with a wrong signature".into());
            return Verdict::Refuse;
        }
        let heard = &mut self.talk_heard[talk.kingdom.index()];
        if talk.number > *heard {
            *heard = talk.number;
            self.events.push(Event::Talk { kingdom: talk.kingdom, text: talk.text.clone() });
        }
        Verdict::PassOn
    }

    // Catching up.

    fn connected(&mut self, kingdom: Kingdom) {
        self.peers[kingdom.index()] = Peer { connected: true, ..Peer::default() };
        self.ask(kingdom);
    }

    fn compare_in_time(&mut self) {
        if self.now >= self.next_compare {
            let wait = if self.is_suspended() { COMPARE_SOON_MILLIS } else { COMPARE_EVERY_MILLIS };
            self.next_compare = self.now.plus(Millis(wait));
            for kingdom in [self.me.next(), self.me.prev()] {
                self.ask(kingdom);
            }
        }
    }

    fn ask(&mut self, kingdom: Kingdom) {
        let peer = &mut self.peers[kingdom.index()];
        if kingdom != self.me && peer.connected && !peer.asked {
            peer.asked = true;
            self.asks.push(Output::Ask { to: kingdom, text: catchup::request(&self.ledger) });
        }
    }

    fn answered(&mut self, from: Kingdom, text: &str) {
        self.peers[from.index()].asked = false;
        if text.starts_with("no ") {
            // Not seated at this table yet; it will be asked again.
            return;
        }
        match catchup::read_answer(text) {
            Ok(page) => {
                self.adopt_from(from, page.settled);
                let (_, new) = self.take(from, &page.lines);
                if page.more && new > 0 {
                    self.ask(from);
                    return;
                }
                let told = Told::new(&self.ledger, &page);
                let peer = &mut self.peers[from.index()];
                peer.heard = true;
                peer.told = Some(told);
            }
            Err(error) => self.blame(from, error.to_string()),
        }
    }

    /// The third seat settled these slots before it knew that the liar lies, or was told so by this program.
    fn adopt_from(&mut self, from: Kingdom, settled: u32) {
        let settled_here = u32::try_from(self.ledger.settled()).unwrap_or(u32::MAX);
        let accuses_another = self.accused().is_some_and(|liar| liar != from);
        if let Some(slot) = Slot::new(settled).filter(|_| accuses_another && settled > settled_here)
            && let Ok(changes) = self.ledger.add(&Line::Adopt(slot))
        {
            self.absorb(&changes);
        }
    }

    /// Whoever can be reached has told what it knows: from now on this program may sign again.
    fn stop_hearing(&mut self) {
        let mut reachable = self.peers.iter().filter(|peer| peer.connected).peekable();
        if self.must_hear && reachable.peek().is_some() && reachable.all(|peer| peer.heard) {
            self.must_hear = false;
            self.announce_turn();
        }
    }

    /// Writes, counts and shows what has changed in the ledger.
    fn absorb(&mut self, changes: &[Change]) {
        for change in changes {
            self.lines.extend(self.ledger.line_of_change(change));
            match change {
                Change::Proposed { slot, decision } => {
                    self.events.extend(self.ledger.proposal(*slot, decision).and_then(proposal_event));
                }
                Change::Voted { slot, decision, .. } => {
                    if let (Some(page), Some(proposal)) =
                        (self.ledger.page(*slot), self.ledger.proposal(*slot, decision))
                    {
                        let signed = page.signed(proposal);
                        self.events.push(Event::Signature { slot: *slot, decision: *decision, signed });
                    }
                }
                Change::Settled(slot) => self.settled(*slot),
                Change::DoubleSigned { slot, by } => self.double_signed(*slot, *by),
                Change::Claimed(claim) => {
                    self.events.push(Event::Late { slot: claim.slot, kingdom: claim.late, by: claim.by });
                }
                Change::Noticed(kingdom) => self.events.push(Event::Notice { kingdom: *kingdom }),
                Change::Sealed(_) if self.ledger.is_sealed() => self.announce_turn(),
                Change::Sealed(_) | Change::Adopted(_) => {}
            }
        }
    }

    /// The proof goes to everybody at once, and the chains have to be compared.
    fn double_signed(&mut self, slot: Slot, by: Kingdom) {
        self.events.push(Event::DoubleSigned { kingdom: by, slot });
        let proposals = self.ledger.page(slot).map(|page| page.proposals.as_slice()).unwrap_or_default();
        let signed: Vec<_> = proposals.iter().filter(|p| p.votes[by.index()].is_some()).map(|p| p.hash).collect();
        let proof: Vec<Line> =
            signed.iter().filter_map(|hash| self.ledger.lines_of_proposal(slot, hash)).flatten().collect();
        self.messages.push(write_lines(&proof));
        self.next_compare = self.now.plus(Millis(COMPARE_SOON_MILLIS));
        for kingdom in [self.me.next(), self.me.prev()] {
            self.ask(kingdom);
        }
    }

    fn settled(&mut self, slot: Slot) {
        let Some(page) = self.ledger.page(slot) else {
            return;
        };
        if let Some(decided) = page.decided() {
            let (what, signed) = (decided.decision.what, page.signed(decided));
            self.timing.settle(self.now, page.owner, spent(&what));
            self.events.push(Event::Settled { slot, what, signed });
        }
        self.announce_turn();
    }

    // What this program owes the others.

    fn next_duty(&mut self) -> Option<Duty> {
        if !self.may_sign() {
            return None;
        }
        if let Some(liar) = self.accused() {
            if let Some(duty) = self.duty_against(liar) {
                return Some(duty);
            }
            if self.ledger.outcome().is_none() && self.is_alive(liar) {
                return None;
            }
        }
        if let Some(duty) = self.vote_for_settled() {
            return Some(duty);
        }
        if self.ledger.outcome().is_some() {
            return None;
        }
        let page = self.open_page()?;
        if page.has_vote_of(self.me) {
            return None;
        }
        if let Some(proposal) = page.proposals.iter().find(|p| self.agrees(page, p)) {
            return Some(Duty::Vote(proposal.decision.clone()));
        }
        if page.owner == self.me { self.own_proposal() } else { self.word_on_lateness(page) }
    }

    /// Slots that the two others settled while this program was away.
    fn vote_for_settled(&mut self) -> Option<Duty> {
        while let Some(page) = self.ledger.pages().get(self.voted_up_to) {
            let decided = page.decided()?;
            if !page.has_vote_of(self.me) && !decided.is_forfeit() {
                return Some(Duty::Vote(decided.decision.clone()));
            }
            self.voted_up_to += 1;
        }
        None
    }

    fn agrees(&self, page: &Page, proposal: &Proposal) -> bool {
        if !proposal.is_applicable() {
            return false;
        }
        match proposal.decision.what {
            What::Move { .. } | What::Resign(_) => true,
            What::Timeout(kingdom) if kingdom == self.me => self.timing.is_out(self.now, self.me),
            What::Timeout(kingdom) => {
                let says_so = |k: Kingdom| {
                    let claimed = page.claims[k.index()].is_some();
                    page.voters[k.index()] && (claimed || proposal.votes[k.index()].is_some())
                };
                page.claims[self.me.index()].is_some() && (says_so(kingdom) || says_so(self.third(kingdom)))
            }
            // Signed by itself, once the chains have been compared.
            What::Forfeit(_) => false,
        }
    }

    fn own_proposal(&self) -> Option<Duty> {
        let noticed = |k: Kingdom| self.is_alive(k) && self.ledger.has_notice_of(k);
        if let Some(kingdom) = [self.me, self.me.next(), self.me.prev()].into_iter().find(|k| noticed(*k)) {
            return Some(Duty::Propose(What::Resign(kingdom)));
        }
        self.timing.is_out(self.now, self.me).then_some(Duty::Propose(What::Timeout(self.me)))
    }

    fn word_on_lateness(&self, page: &Page) -> Option<Duty> {
        if page.claims[self.me.index()].is_none() {
            return self.timing.is_late(self.now, page.owner).then_some(Duty::Claim);
        }
        let third = self.third(page.owner);
        let seconded = page.voters[third.index()] && page.claims[third.index()].is_some();
        (seconded && page.voters[self.me.index()]).then_some(Duty::Propose(What::Timeout(page.owner)))
    }

    fn perform(&mut self, duty: Duty) {
        match duty {
            Duty::Vote(decision) => self.sign(decision),
            Duty::Propose(what) => self.propose(what),
            Duty::Forfeit(slot, liar) => {
                let previous = self.ledger.head_after(slot.index());
                self.sign(Decision { game: self.ledger.id(), slot, previous, what: What::Forfeit(liar) });
            }
            Duty::Claim => {
                let (slot, late) = (self.ledger.open_slot(), self.owner());
                let claim = Claim::sign(&self.identity, self.ledger.id(), slot, late, self.me);
                self.add_own(&[Line::Claim(claim)]);
            }
        }
    }

    fn propose(&mut self, what: What) {
        let (game, slot, previous) = (self.ledger.id(), self.ledger.open_slot(), self.ledger.head());
        self.sign(Decision { game, slot, previous, what });
    }

    fn sign(&mut self, decision: Decision) {
        let vote = Vote::sign(&self.identity, self.me, &decision);
        self.add_own(&[Line::Decision(decision), Line::Vote(vote)]);
    }

    /// Adds what this seat has signed, and publishes it with the votes that make it worth something to whoever missed
    /// them.
    fn add_own(&mut self, lines: &[Line]) {
        for (these, result) in self.ledger.add_all(lines) {
            let changes = result.unwrap_or_else(|refusal| unreachable!("own lines are right: {refusal}: {these:?}"));
            let voted = changes.iter().find_map(|change| match change {
                Change::Voted { slot, decision, .. } => Some((*slot, *decision)),
                _ => None,
            });
            let message = match voted.and_then(|(slot, decision)| self.ledger.lines_of_proposal(slot, &decision)) {
                Some(lines) => write_lines(&lines),
                None => write_lines(these),
            };
            self.messages.push(message);
            self.absorb(&changes);
        }
    }

    /// A program that is itself proven to have signed twice (a restored backup does it) signs nothing more.
    fn may_sign(&self) -> bool {
        !self.must_hear && !self.disk_failed && self.ledger.is_sealed() && !self.ledger.is_accused(self.me)
    }

    /// Somebody else who is proven to have signed two decisions for one slot.
    fn accused(&self) -> Option<Kingdom> {
        [self.me.next(), self.me.prev()].into_iter().find(|kingdom| self.ledger.is_accused(*kingdom))
    }

    /// Whether this program waits for the chains to be compared before it signs anything.
    fn is_suspended(&self) -> bool {
        self.accused().is_some_and(|liar| self.is_alive(liar))
    }

    fn open_page(&self) -> Option<&Page> {
        self.ledger.page(self.ledger.open_slot())
    }

    fn has_voted(&self) -> bool {
        self.open_page().is_some_and(|page| page.has_vote_of(self.me))
    }

    fn owner(&self) -> Kingdom {
        self.ledger.game().position().turn()
    }

    fn is_alive(&self, kingdom: Kingdom) -> bool {
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

/// Something to be signed.
pub(crate) enum Duty {
    Vote(Decision),
    Propose(What),
    Forfeit(Slot, Kingdom),
    Claim,
}

impl Verdict {
    /// The stricter of two.
    fn and(self, other: Verdict) -> Verdict {
        match (self, other) {
            (Verdict::Refuse, _) | (_, Verdict::Refuse) => Verdict::Refuse,
            (Verdict::Hold, _) | (_, Verdict::Hold) => Verdict::Hold,
            _ => Verdict::PassOn,
        }
    }
}

fn refused(text: impl Into<String>) -> Result<(), Trouble> {
    Err(Trouble::Refused(text.into()))
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
