//! Three seats, and what passes between them.

use std::collections::VecDeque;

use Kingdom::Shu;
use sanguo_net::{
    Command, Decision, Event, Identity, Input, Ledger, Line, Millis, Output, Player, RecordWriter, Seats, Session,
    Settings, Table, Verdict, Vote, What, recover, verify,
};
use sanguo_rules::{Departure, Kingdom, Outcome};

/// Three seats on a network that delivers everything at once and in order, unless a link is cut.
pub(crate) struct World {
    pub(crate) identities: [Identity; 3],
    pub(crate) sessions: [Session; 3],
    pub(crate) records: [String; 3],
    pub(crate) writers: [RecordWriter; 3],
    pub(crate) events: [Vec<Event>; 3],
    pub(crate) cut: Vec<(Kingdom, Kingdom)>,
    /// Whether gossip of the first seat to the second is lost.
    pub(crate) is_lost: fn(Kingdom, Kingdom, &str) -> bool,
    pub(crate) queue: VecDeque<(Kingdom, Input)>,
    pub(crate) now: Millis,
}

impl World {
    pub(crate) fn new(clock: Option<sanguo_net::Clock>) -> Self {
        let identities = [1, 2, 3].map(|seed| Identity::from_seed(&[seed; 32]));
        let settings = Settings { seats: Seats::HostFirst, clock, ..Settings::default() };
        let names = ["Ann", "Bob", "Cleo"];
        let players = [0, 1, 2].map(|i| Player {
            key: identities[i].public(),
            name: names[i].parse().unwrap(),
            nonce: None,
            host: i == 0,
        });
        let table = Table::new(settings, players).unwrap();
        let mut ledger = Ledger::new(table.clone());
        let seals =
            Kingdom::ALL.map(|k| Line::Seal { kingdom: k, signature: identities[k.index()].sign(&table.seal_bytes()) });
        let (mut writer, mut record) = RecordWriter::begin(&table);
        for seal in &seals {
            ledger.add(seal).unwrap();
        }
        record += &writer.write(&seals);
        let session = |k: Kingdom| Session::new(identities[k.index()].clone(), k, ledger.clone(), false, Millis(0), 0);
        let mut world = World {
            sessions: Kingdom::ALL.map(session),
            identities,
            records: [record.clone(), record.clone(), record],
            writers: [writer.clone(), writer.clone(), writer],
            events: Default::default(),
            cut: Vec::new(),
            is_lost: |_, _, _| false,
            queue: VecDeque::new(),
            now: Millis(0),
        };
        for k in Kingdom::ALL {
            world.give(k, Input::Start);
            for other in [k.next(), k.prev()] {
                world.give(k, Input::Connected(other));
            }
        }
        world
    }

    pub(crate) fn is_cut(&self, a: Kingdom, b: Kingdom) -> bool {
        self.cut.contains(&(a, b)) || self.cut.contains(&(b, a))
    }

    /// Cuts a link, or mends it, on both sides.
    pub(crate) fn set_link(&mut self, a: Kingdom, b: Kingdom, up: bool) {
        if up {
            self.cut.retain(|link| *link != (a, b) && *link != (b, a));
        } else {
            self.cut.push((a, b));
        }
        for (from, to) in [(a, b), (b, a)] {
            self.give(from, if up { Input::Connected(to) } else { Input::Disconnected(to) });
        }
    }

    /// Gives an input and lets everything that follows from it happen.
    pub(crate) fn give(&mut self, to: Kingdom, input: Input) {
        self.queue.push_back((to, input));
        while let Some((seat, input)) = self.queue.pop_front() {
            let message = match &input {
                Input::Gossip { from, text } => Some((*from, text.clone())),
                _ => None,
            };
            let (verdict, outputs) = self.sessions[seat.index()].handle_gossip(self.now, input);
            // Gossip is passed on to whoever the author cannot reach.
            if let Some((author, text)) = message {
                let third = Kingdom::ALL.into_iter().find(|k| *k != seat && *k != author).unwrap();
                if verdict == Verdict::PassOn && self.is_cut(author, third) && !self.is_cut(seat, third) {
                    self.queue.push_back((third, Input::Gossip { from: author, text }));
                }
            }
            for output in outputs {
                self.carry_out(seat, output);
            }
        }
    }

    pub(crate) fn carry_out(&mut self, seat: Kingdom, output: Output) {
        match output {
            Output::Append(lines) => {
                let text = self.writers[seat.index()].write(&lines);
                self.records[seat.index()] += &text;
            }
            Output::Publish(text) => {
                for to in [seat.next(), seat.prev()] {
                    if !self.is_cut(seat, to) && !(self.is_lost)(seat, to, &text) {
                        self.queue.push_back((to, Input::Gossip { from: seat, text: text.clone() }));
                    }
                }
            }
            Output::Ask { to, text } => {
                let input = match self.sessions[to.index()].answer(&text) {
                    Ok(text) if !self.is_cut(seat, to) => Input::Answered { from: to, text },
                    _ => Input::Unanswered(to),
                };
                self.queue.push_back((seat, input));
                if !self.is_cut(seat, to) {
                    self.queue.push_back((to, Input::Asked { from: seat, text }));
                }
            }
            Output::Emit(event) => self.events[seat.index()].push(event),
        }
    }

    pub(crate) fn wait(&mut self, millis: u64) {
        let end = self.now.plus(Millis(millis));
        while self.now < end {
            self.now = self.now.plus(Millis(250));
            for k in Kingdom::ALL {
                self.give(k, Input::Tick);
            }
        }
    }

    pub(crate) fn ledger(&self, k: Kingdom) -> &Ledger {
        self.sessions[k.index()].ledger()
    }

    /// The first legal move, or the second.
    pub(crate) fn a_move(&self, k: Kingdom, nth: usize) -> What {
        let mut game = self.ledger(k).game().clone();
        let mv = game.position().legal_moves()[nth];
        game.play(mv).unwrap();
        What::Move { mv, hash: game.position().hash(), spent: Millis(0) }
    }

    pub(crate) fn play(&mut self, slots: usize) {
        for _ in 0..slots {
            let owner = self.ledger(Shu).game().position().turn();
            let What::Move { mv, .. } = self.a_move(owner, 0) else { unreachable!() };
            self.give(owner, Input::Command(Command::Move(mv)));
        }
    }

    /// A decision for somebody's open slot, signed by a liar behind its program's back, as a message.
    pub(crate) fn lie(&self, liar: Kingdom, as_seen_by: Kingdom, what: What) -> Input {
        let ledger = self.ledger(as_seen_by);
        let decision = Decision { game: ledger.id(), slot: ledger.open_slot(), previous: ledger.head(), what };
        let vote = Vote::sign(&self.identities[liar.index()], liar, &decision);
        let text = format!("{}\n{}\n", Line::Decision(decision), Line::Vote(vote));
        Input::Gossip { from: liar, text }
    }

    /// All three records verify, say the same in the canonical order, and are what the sessions hold.
    pub(crate) fn check_records(&self, honest: &[Kingdom]) {
        for k in honest {
            let record = &self.records[k.index()];
            let verified = verify(record.as_bytes()).unwrap_or_else(|e| panic!("{k}: {e}\n{record}"));
            let ledger = self.ledger(*k);
            assert_eq!(verified.outcome(), ledger.outcome(), "{k}");
            let (again, whole) = recover(record.as_bytes()).unwrap();
            assert_eq!((again.head(), whole), (ledger.head(), record.len()), "{k}");
            let rewritten = verified.to_record();
            let twice = verify(rewritten.as_bytes()).unwrap_or_else(|e| panic!("{k}: {e}\n{rewritten}"));
            assert_eq!(twice.to_record(), rewritten);
            assert_eq!(twice.outcome(), ledger.outcome());
        }
    }

    pub(crate) fn assert_forfeited(&self, liar: Kingdom, honest: &[Kingdom], slot: usize) {
        for k in honest {
            let outcome = self.ledger(*k).outcome();
            let departed =
                matches!(outcome, Some(Outcome::Departed { loser, how: Departure::Forfeited, .. }) if loser == liar);
            assert!(departed, "{k}: {outcome:?}");
            assert_eq!(self.ledger(*k).settled(), slot, "{k}");
            let names: Vec<Kingdom> = self.ledger(*k).double_signers().iter().map(|(who, _)| *who).collect();
            assert_eq!(names, [liar], "{k}");
        }
        let heads: Vec<_> = honest.iter().map(|k| self.ledger(*k).head()).collect();
        assert!(heads.iter().all(|head| *head == heads[0]));
        self.check_records(honest);
    }
}
