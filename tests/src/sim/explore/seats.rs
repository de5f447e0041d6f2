//! The states that programs can be in, each with a number, and what every input makes of them.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};

use sanguo_net::{Command, Event, Input, Ledger, Millis, Output, Session, Trouble};
use sanguo_rules::{Kingdom, Move};

use crate::sim::cast::{Opening, Pace, Start, identities, name_of, start};

/// Longer than the limit for being away and the lag together, and short enough not to be taken for sleep.
const RUN_OUT: u64 = 4_100;

/// What can happen to a program; texts by their number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Happens {
    Gossip {
        from: usize,
        text: u32,
    },
    Answer {
        from: usize,
        text: u32,
    },
    Connected(usize),
    Disconnected(usize),
    ClockRunsOut,
    Move(Move),
    GiveUp,
    /// Dies, and takes up its record.
    Restart,
}

/// How a message travels.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Kind {
    Gossip,
    Question,
    Answer,
}

/// Something on its way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Message {
    pub(super) to: usize,
    pub(super) from: usize,
    pub(super) kind: Kind,
    pub(super) text: u32,
}

/// What a program sends.
#[derive(Clone, Copy, Debug)]
pub(super) enum Sends {
    ToBoth(u32),
    Question { to: usize, text: u32 },
}

/// What an input makes of a program.
#[derive(Clone, Debug)]
pub(super) struct Reaction {
    pub(super) next: u32,
    pub(super) sends: Vec<Sends>,
    /// Whom it blames or accuses, and of what.
    pub(super) blames: Vec<(Kingdom, String)>,
}

/// All states of programs, all texts, all reactions.
pub(super) struct Seats {
    start: &'static Start,
    /// Each with its own time.
    sessions: Vec<(Session, Millis)>,
    numbers: HashMap<u64, u32>,
    texts: Vec<String>,
    text_numbers: HashMap<String, u32>,
    messages: Vec<Message>,
    message_numbers: HashMap<Message, u32>,
    reactions: HashMap<(u32, Happens), Reaction>,
    /// What a liar thinks of who sees a program's state.
    lies: HashMap<u32, Vec<u32>>,
}

impl Seats {
    pub(super) fn new(opening: Opening) -> Self {
        Seats {
            start: start(opening, Pace::Brief),
            sessions: Vec::new(),
            numbers: HashMap::new(),
            texts: Vec::new(),
            text_numbers: HashMap::new(),
            messages: Vec::new(),
            message_numbers: HashMap::new(),
            reactions: HashMap::new(),
            lies: HashMap::new(),
        }
    }

    pub(super) fn len(&self) -> usize {
        self.sessions.len()
    }

    pub(super) fn first_slots(&self) -> u32 {
        u32::try_from(self.start.ledger.settled()).unwrap_or(u32::MAX)
    }

    pub(super) fn first(&mut self, me: Kingdom) -> u32 {
        self.begin(me, self.start.ledger.clone(), false, Millis(0))
    }

    fn begin(&mut self, me: Kingdom, ledger: Ledger, resumed: bool, now: Millis) -> u32 {
        let mut session = Session::new(identities()[me.index()].clone(), me, ledger, resumed, now, 0);
        session.handle(now, Input::Start);
        self.intern(session, now)
    }

    pub(super) fn session(&self, number: u32) -> &Session {
        &self.sessions[number as usize].0
    }

    pub(super) fn ledger(&self, number: u32) -> &Ledger {
        self.session(number).ledger()
    }

    pub(super) fn text(&self, number: u32) -> &str {
        &self.texts[number as usize]
    }

    pub(super) fn intern_text(&mut self, text: String) -> u32 {
        let next = u32::try_from(self.texts.len()).unwrap_or(u32::MAX);
        *self.text_numbers.entry(text).or_insert_with_key(|text| {
            self.texts.push(text.clone());
            next
        })
    }

    pub(super) fn message(&self, number: u32) -> Message {
        self.messages[number as usize]
    }

    pub(super) fn intern_message(&mut self, message: Message) -> u32 {
        let next = u32::try_from(self.messages.len()).unwrap_or(u32::MAX);
        *self.message_numbers.entry(message).or_insert_with(|| {
            self.messages.push(message);
            next
        })
    }

    /// Two sessions are the same when all their fields print the same.
    fn intern(&mut self, session: Session, now: Millis) -> u32 {
        let mut hasher = DefaultHasher::new();
        format!("{session:?}").hash(&mut hasher);
        let next = u32::try_from(self.sessions.len()).unwrap_or(u32::MAX);
        *self.numbers.entry(hasher.finish()).or_insert_with(|| {
            self.sessions.push((session, now));
            next
        })
    }

    pub(super) fn lies(&self, number: u32) -> Option<Vec<u32>> {
        self.lies.get(&number).cloned()
    }

    pub(super) fn keep_lies(&mut self, number: u32, texts: Vec<String>) {
        let texts = texts.into_iter().map(|text| self.intern_text(text)).collect();
        self.lies.insert(number, texts);
    }

    /// What a program answers.
    pub(super) fn answer(&mut self, number: u32, question: u32) -> Option<u32> {
        let answer = self.session(number).answer(self.text(question)).ok()?;
        Some(self.intern_text(answer))
    }

    /// What becomes of a program.
    pub(super) fn react(&mut self, number: u32, happens: Happens) -> Reaction {
        if let Some(known) = self.reactions.get(&(number, happens)) {
            return known.clone();
        }
        let reaction = self.compute(number, happens);
        self.reactions.insert((number, happens), reaction.clone());
        reaction
    }

    fn compute(&mut self, number: u32, happens: Happens) -> Reaction {
        let (mut session, now) = self.sessions[number as usize].clone();
        if happens == Happens::Restart {
            let next = self.begin(session.me(), session.ledger().clone(), true, Millis(0));
            return Reaction { next, sends: Vec::new(), blames: Vec::new() };
        }
        let input = self.input(happens);
        let later = if happens == Happens::ClockRunsOut { now.plus(Millis(RUN_OUT)) } else { now };
        let outputs = session.handle(later, input);
        let mut reaction = Reaction { next: self.intern(session, later), sends: Vec::new(), blames: Vec::new() };
        for output in outputs {
            match output {
                Output::Publish(text) => reaction.sends.push(Sends::ToBoth(self.intern_text(text))),
                Output::Ask { to, text } => {
                    reaction.sends.push(Sends::Question { to: to.index(), text: self.intern_text(text) });
                }
                Output::Emit(Event::DoubleSigned { kingdom, .. }) => {
                    reaction.blames.push((kingdom, "two signatures".into()));
                }
                Output::Emit(Event::Trouble(Trouble::BadMessage { who, what })) => {
                    let blamed = Kingdom::ALL.into_iter().find(|k| name_of(*k) == who);
                    reaction.blames.extend(blamed.map(|kingdom| (kingdom, what.to_string())));
                }
                Output::Append(_) | Output::Emit(_) => {}
            }
        }
        reaction
    }

    fn input(&self, happens: Happens) -> Input {
        match happens {
            Happens::Gossip { from, text } => {
                Input::Gossip { from: Kingdom::ALL[from], text: self.text(text).to_owned() }
            }
            Happens::Answer { from, text } => {
                Input::Answered { from: Kingdom::ALL[from], text: self.text(text).to_owned() }
            }
            Happens::Connected(other) => Input::Connected(Kingdom::ALL[other]),
            Happens::Disconnected(other) => Input::Disconnected(Kingdom::ALL[other]),
            Happens::Move(mv) => Input::Command(Command::Move(mv)),
            Happens::GiveUp => Input::Command(Command::Resign),
            Happens::ClockRunsOut | Happens::Restart => Input::Tick,
        }
    }
}
