//! Seats that lie. A liar runs the real program as its puppet, so that it knows what honest programs know and would do,
//! and changes what leaves it, or adds to it.

use fastrand::Rng;
use sanguo_net::{Claim, Decision, DecisionHash, Identity, Ledger, Line, Notice, Session, Slot, Vote, What};
use sanguo_rules::{Kingdom, Move};

use super::cast::{AWAY, identities, message_of_other_game};
use super::program::message;

/// How a seat lies.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Lie {
    /// Signs two moves for one slot, and sends one to each.
    DoubleMove,
    /// The same, and dies.
    ForkAndDie,
    /// Sends both moves to one, nothing to the other, and passes nothing on.
    HideProof,
    /// Signs another's move for one, and its time-out for the other.
    DoubleVote,
    /// Plays one game with one, and another with the other, for as long as nobody notices.
    TwoFaced,
    /// Sends to one alone.
    Selective,
    /// Signs nothing of others, passes nothing on, answers nothing.
    Withhold,
    /// Moves when its time is just running out.
    Flag,
    /// Claims at once that others are late.
    AlwaysLate,
    /// Claims, and signs time-outs instead of moves.
    EagerTimeout,
    /// Never says that time has run out, its own included.
    NeverLate,
    /// Says again what was said in older slots and in another game.
    Replay,
    /// Signs a move with the hash of another position.
    WrongHash,
    /// Signs an illegal move.
    Illegal,
    /// Signs a move when it is not on turn.
    OutOfTurn,
    /// Resigns for another.
    ResignOther,
    /// Signs that an honest seat forfeits the game.
    FalseForfeit,
    /// Sends many right messages.
    Flood,
    /// Sends what is no message, and what is far too long.
    Garbage,
    /// Signs in others' names.
    Impersonate,
    /// Proves itself a double signer, to undo agreed play.
    Incriminate,
    /// Says nothing at all.
    Silent,
}

impl Lie {
    /// All of them.
    pub const ALL: [Lie; 22] = [
        Lie::DoubleMove,
        Lie::ForkAndDie,
        Lie::HideProof,
        Lie::DoubleVote,
        Lie::TwoFaced,
        Lie::Selective,
        Lie::Withhold,
        Lie::Flag,
        Lie::AlwaysLate,
        Lie::EagerTimeout,
        Lie::NeverLate,
        Lie::Replay,
        Lie::WrongHash,
        Lie::Illegal,
        Lie::OutOfTurn,
        Lie::ResignOther,
        Lie::FalseForfeit,
        Lie::Flood,
        Lie::Garbage,
        Lie::Impersonate,
        Lie::Incriminate,
        Lie::Silent,
    ];

    fn is_mute(self) -> bool {
        matches!(self, Lie::Withhold | Lie::Silent | Lie::HideProof)
    }
}

/// Something for one seat, or for both others.
pub(crate) struct Parcel {
    pub(crate) to: Option<usize>,
    pub(crate) text: String,
}

fn to_both(text: String) -> Vec<Parcel> {
    vec![Parcel { to: None, text }]
}

/// A lying seat beside its puppet.
pub(crate) struct Liar {
    pub(crate) lie: Lie,
    me: Kingdom,
    rng: Rng,
    dead: bool,
    /// Told one thing; the other victim is told another.
    victim: usize,
    /// The puppet that plays with the other victim.
    pub(crate) twin: Option<Box<Session>>,
    heard: Vec<String>,
    turn: (Slot, u64),
    lied: Vec<Slot>,
}

impl Liar {
    pub(crate) fn new(lie: Lie, me: Kingdom, seed: u64) -> Self {
        let mut rng = Rng::with_seed(seed);
        let victim = if rng.bool() { me.next() } else { me.prev() }.index();
        let turn = (Slot::FIRST, 0);
        Liar { lie, me, rng, dead: false, victim, twin: None, heard: Vec::new(), turn, lied: Vec::new() }
    }

    fn identity(&self) -> &'static Identity {
        &identities()[self.me.index()]
    }

    fn other_victim(&self) -> usize {
        3 - self.me.index() - self.victim
    }

    /// Whether a seat is played with by the twin.
    pub(crate) fn is_twins(&self, seat: usize) -> bool {
        self.twin.is_some() && seat == self.other_victim()
    }

    pub(crate) fn passes_on(&mut self, text: &str) -> bool {
        if self.heard.len() < 50 {
            self.heard.push(text.to_owned());
        }
        !self.dead && !self.lie.is_mute() && self.lie != Lie::TwoFaced
    }

    /// What leaves the liar in place of what its puppet wants to publish; `twin` when it is the second puppet.
    pub(crate) fn publish(&mut self, session: &Session, text: String, twin: bool) -> Vec<Parcel> {
        let ledger = session.ledger();
        let own_move = self.own_move(ledger, &text);
        if self.dead {
            return Vec::new();
        }
        match self.lie {
            Lie::TwoFaced => {
                let to = if twin { self.other_victim() } else { self.victim };
                vec![Parcel { to: Some(to), text }]
            }
            Lie::Selective => vec![Parcel { to: Some(self.victim), text }],
            Lie::Silent => Vec::new(),
            Lie::Withhold if own_move.is_none() => Vec::new(),
            Lie::EagerTimeout if text.contains(" move ") && own_move.is_none() => Vec::new(),
            Lie::NeverLate if text.contains("claim ") || text.contains(" timeout ") => Vec::new(),
            Lie::DoubleMove | Lie::ForkAndDie | Lie::HideProof => match own_move {
                Some(mv) => self.fork(ledger, mv, text),
                None => to_both(text),
            },
            Lie::DoubleVote => self.vote_twice(ledger, text),
            Lie::WrongHash | Lie::Illegal | Lie::ResignOther | Lie::FalseForfeit if own_move.is_some() => {
                to_both(self.nonsense(ledger))
            }
            _ => to_both(text),
        }
    }

    /// The move that a message of the puppet proposes in the open slot, on its own turn.
    fn own_move(&self, ledger: &Ledger, text: &str) -> Option<Move> {
        let page = ledger.page(ledger.open_slot()).filter(|page| page.owner == self.me)?;
        page.proposals.iter().find_map(|p| match p.decision.what {
            What::Move { mv, .. } if text.contains(&p.decision.to_string()) => Some(mv),
            _ => None,
        })
    }

    fn signed(&self, decision: Decision) -> String {
        let vote = Vote::sign(self.identity(), self.me, &decision);
        message(&[Line::Decision(decision), Line::Vote(vote)])
    }

    fn open(&self, ledger: &Ledger, what: What) -> Decision {
        Decision { game: ledger.id(), slot: ledger.open_slot(), previous: ledger.head(), what }
    }

    fn another_move(&mut self, ledger: &Ledger, not: Option<Move>) -> Option<What> {
        let moves: Vec<Move> =
            ledger.game().position().legal_moves().iter().copied().filter(|mv| Some(*mv) != not).collect();
        let mv = *self.rng.choice(&moves)?;
        let mut game = ledger.game().clone();
        game.play(mv).ok()?;
        Some(What::Move { mv, hash: game.position().hash(), spent: sanguo_net::Millis(0) })
    }

    fn fork(&mut self, ledger: &Ledger, mv: Move, text: String) -> Vec<Parcel> {
        let Some(other) = self.another_move(ledger, Some(mv)) else {
            return to_both(text);
        };
        let other = self.signed(self.open(ledger, other));
        self.dead = self.lie == Lie::ForkAndDie;
        let second = if self.lie == Lie::HideProof { self.victim } else { self.other_victim() };
        vec![Parcel { to: Some(self.victim), text }, Parcel { to: Some(second), text: other }]
    }

    fn vote_twice(&mut self, ledger: &Ledger, text: String) -> Vec<Parcel> {
        // The puppet has just settled the slot or voted in it: the page that its message is about holds the move.
        let about = ledger.pages().iter().rev().find_map(|page| {
            let p = page.proposals.iter().find(|p| text.contains(&p.decision.to_string()))?;
            (page.owner != self.me && page.voters[self.me.index()]).then_some((page.owner, p.decision.clone()))
        });
        match about {
            Some((owner, Decision { game, slot, previous, what: What::Move { .. } })) => {
                let timeout = self.signed(Decision { game, slot, previous, what: What::Timeout(owner) });
                vec![Parcel { to: Some(self.victim), text }, Parcel { to: Some(self.other_victim()), text: timeout }]
            }
            _ => to_both(text),
        }
    }

    /// A decision for its own turn that no honest program takes over.
    fn nonsense(&mut self, ledger: &Ledger) -> String {
        let position = ledger.game().position();
        let other = Kingdom::ALL[self.victim];
        let what = match self.lie {
            Lie::ResignOther => What::Resign(other),
            Lie::FalseForfeit => What::Forfeit(other),
            Lie::Illegal => {
                let (from, to) = (sanguo_rules::Point::all().next(), sanguo_rules::Point::all().last());
                let (Some(from), Some(to)) = (from, to) else { return String::new() };
                What::Move { mv: Move { from, to }, hash: position.hash(), spent: sanguo_net::Millis(0) }
            }
            _ => match self.another_move(ledger, None) {
                Some(What::Move { mv, spent, .. }) => What::Move { mv, hash: position.hash(), spent },
                _ => return String::new(),
            },
        };
        self.signed(self.open(ledger, what))
    }

    /// What it answers in place of its puppet.
    pub(crate) fn answer(&mut self, asker: usize, honest: Option<String>) -> Option<String> {
        match self.lie {
            _ if self.dead => None,
            Lie::Silent | Lie::Withhold | Lie::HideProof => None,
            // Its puppet would tell the right move.
            Lie::WrongHash | Lie::Illegal | Lie::ResignOther | Lie::FalseForfeit => None,
            Lie::Selective if asker != self.victim => None,
            Lie::Garbage => Some(self.garbage()),
            _ => honest,
        }
    }

    /// What it says on its own account now and then, and what its puppet's player does.
    pub(crate) fn think(&mut self, session: &Session) -> Vec<Parcel> {
        let ledger = session.ledger();
        if self.dead || ledger.outcome().is_some() {
            return Vec::new();
        }
        match self.lie {
            Lie::AlwaysLate => self.claim(ledger).map(to_both).unwrap_or_default(),
            Lie::EagerTimeout => {
                let claim = self.claim(ledger);
                let owner = ledger.game().position().turn();
                let timeout = claim.is_some().then(|| self.signed(self.open(ledger, What::Timeout(owner))));
                claim.into_iter().chain(timeout).flat_map(to_both).collect()
            }
            Lie::Replay => {
                let old = self.rng.choice(&self.heard).cloned();
                old.into_iter().chain([message_of_other_game().to_owned()]).flat_map(to_both).collect()
            }
            Lie::OutOfTurn if ledger.game().position().turn() != self.me => {
                let what = self.another_move(ledger, None);
                what.map(|what| to_both(self.signed(self.open(ledger, what)))).unwrap_or_default()
            }
            Lie::Flood => (0..20).flat_map(|_| to_both(self.flood(ledger))).collect(),
            Lie::Garbage => to_both(self.garbage()),
            Lie::Impersonate => to_both(self.in_anothers_name(ledger)),
            Lie::Incriminate => self.incriminate(ledger),
            _ => Vec::new(),
        }
    }

    /// Whether its player moves now.
    pub(crate) fn lets_move(&mut self, session: &Session, now: u64) -> bool {
        let slot = session.ledger().open_slot();
        if self.turn.0 != slot {
            self.turn = (slot, now);
        }
        let waited = now - self.turn.1;
        let around_the_flag = AWAY.0.saturating_sub(500) + self.rng.u64(..4_500);
        self.lie != Lie::Flag || waited > around_the_flag
    }

    fn once_a_slot(&mut self, ledger: &Ledger) -> bool {
        let slot = ledger.open_slot();
        let new = !self.lied.contains(&slot);
        if new {
            self.lied.push(slot);
        }
        new
    }

    fn claim(&mut self, ledger: &Ledger) -> Option<String> {
        let owner = ledger.game().position().turn();
        (owner != self.me && self.once_a_slot(ledger)).then(|| {
            let claim = Claim::sign(self.identity(), ledger.id(), ledger.open_slot(), owner, self.me);
            message(&[Line::Claim(claim)])
        })
    }

    /// A right signature under a decision that builds on nothing.
    fn flood(&mut self, ledger: &Ledger) -> String {
        let previous = DecisionHash::from([self.rng.u8(..); 32]);
        let slot = Slot::new(self.rng.u32(1..=ledger.open_slot().number() + 2)).unwrap_or(Slot::FIRST);
        let what = What::Timeout(Kingdom::ALL[self.rng.usize(..3)]);
        let owner = ledger.page(slot).map(|page| page.owner);
        match (self.rng.u8(..3), owner.filter(|owner| *owner != self.me)) {
            (0, Some(late)) => message(&[Line::Claim(Claim::sign(self.identity(), ledger.id(), slot, late, self.me))]),
            (1, _) => self.signed(Decision { game: ledger.id(), slot, previous, what }),
            _ => {
                let text: String = (0..self.rng.usize(1..400)).map(|_| self.rng.alphanumeric()).collect();
                let number = self.rng.u64(..);
                let talk = sanguo_net::Talk::sign(self.identity(), ledger.id(), self.me, number, &text);
                message(&talk.map(Line::Talk).into_iter().collect::<Vec<_>>())
            }
        }
    }

    fn garbage(&mut self) -> String {
        let length = *self.rng.choice(&[0, 1, 30, 3_000, 8_000, 20_000]).unwrap_or(&0);
        let alphabet: Vec<char> = "vote decision 1 r g b \n 0f9\u{202e}\0é end more".chars().collect();
        (0..length).filter_map(|_| self.rng.choice(&alphabet).copied()).collect()
    }

    fn in_anothers_name(&mut self, ledger: &Ledger) -> String {
        let other = Kingdom::ALL[self.victim];
        let (game, slot, key) = (ledger.id(), ledger.open_slot(), self.identity());
        let owner = ledger.game().position().turn();
        let decision = self.open(ledger, What::Timeout(owner));
        match self.rng.u8(..6) {
            0 => message(&[Line::Notice(Notice::sign(key, game, other))]),
            1 => message(&[Line::Claim(Claim::sign(key, game, slot, owner, other))]),
            2 => message(&[Line::Vote(Vote::sign(key, other, &decision))]),
            3 => {
                // A right decision with a vote that names another, in another's name.
                let mut vote = Vote::sign(key, other, &decision);
                vote.decision = ledger.head();
                message(&[Line::Decision(decision), Line::Vote(vote)])
            }
            4 => {
                let decision = self.open(ledger, What::Resign(other));
                let vote = Vote::sign(key, other, &decision);
                message(&[Line::Decision(decision), Line::Vote(vote)])
            }
            _ => {
                let vote = Vote::sign(key, other, &decision);
                message(&[Line::Decision(decision), Line::Vote(vote)])
            }
        }
    }

    /// A second signature for a slot that is settled long since.
    fn incriminate(&mut self, ledger: &Ledger) -> Vec<Parcel> {
        let settled = ledger.settled();
        if settled < 3 || !self.lied.is_empty() {
            return Vec::new();
        }
        let index = self.rng.usize(..settled);
        let page = &ledger.pages()[index];
        let (Some(decided), Some(slot)) = (page.decided(), Slot::new(u32::try_from(index).unwrap_or(0) + 1)) else {
            return Vec::new();
        };
        let what = What::Timeout(page.owner);
        let second = Decision { game: ledger.id(), slot, previous: ledger.head_after(index), what };
        self.lied.push(slot);
        let first = ledger.lines_of_proposal(slot, &decided.hash).unwrap_or_default();
        to_both(message(&first) + &self.signed(second))
    }
}
