//! Three sessions in one thread, with a liar among them where a test wants one.

#![allow(clippy::unwrap_used)]

use std::collections::VecDeque;

use Kingdom::{Shu, Wei, Wu};
use sanguo_net::{
    Command, Decision, Event, Identity, Input, Ledger, Line, Millis, Output, Player, RecordWriter, Seats, Session,
    Settings, Slot, Table, Verdict, Vote, What, recover, verify,
};
use sanguo_rules::{Departure, Kingdom, Outcome};

/// Three seats on a network that delivers everything at once and in order, unless a link is cut.
struct World {
    identities: [Identity; 3],
    sessions: [Session; 3],
    records: [String; 3],
    writers: [RecordWriter; 3],
    events: [Vec<Event>; 3],
    cut: Vec<(Kingdom, Kingdom)>,
    /// Whether gossip of the first seat to the second is lost.
    is_lost: fn(Kingdom, Kingdom, &str) -> bool,
    queue: VecDeque<(Kingdom, Input)>,
    now: Millis,
}

impl World {
    fn new(clock: Option<sanguo_net::Clock>) -> Self {
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

    fn is_cut(&self, a: Kingdom, b: Kingdom) -> bool {
        self.cut.contains(&(a, b)) || self.cut.contains(&(b, a))
    }

    /// Cuts a link, or mends it, on both sides.
    fn set_link(&mut self, a: Kingdom, b: Kingdom, up: bool) {
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
    fn give(&mut self, to: Kingdom, input: Input) {
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

    fn carry_out(&mut self, seat: Kingdom, output: Output) {
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

    fn wait(&mut self, millis: u64) {
        let end = self.now.plus(Millis(millis));
        while self.now < end {
            self.now = self.now.plus(Millis(250));
            for k in Kingdom::ALL {
                self.give(k, Input::Tick);
            }
        }
    }

    fn ledger(&self, k: Kingdom) -> &Ledger {
        self.sessions[k.index()].ledger()
    }

    /// The first legal move, or the second.
    fn a_move(&self, k: Kingdom, nth: usize) -> What {
        let mut game = self.ledger(k).game().clone();
        let mv = game.position().legal_moves()[nth];
        game.play(mv).unwrap();
        What::Move { mv, hash: game.position().hash(), spent: Millis(0) }
    }

    fn play(&mut self, slots: usize) {
        for _ in 0..slots {
            let owner = self.ledger(Shu).game().position().turn();
            let What::Move { mv, .. } = self.a_move(owner, 0) else { unreachable!() };
            self.give(owner, Input::Command(Command::Move(mv)));
        }
    }

    /// A decision for somebody's open slot, signed by a liar behind its program's back, as a message.
    fn lie(&self, liar: Kingdom, as_seen_by: Kingdom, what: What) -> Input {
        let ledger = self.ledger(as_seen_by);
        let decision = Decision { game: ledger.id(), slot: ledger.open_slot(), previous: ledger.head(), what };
        let vote = Vote::sign(&self.identities[liar.index()], liar, &decision);
        let text = format!("{}\n{}\n", Line::Decision(decision), Line::Vote(vote));
        Input::Gossip { from: liar, text }
    }

    /// All three records verify, say the same in the canonical order, and are what the sessions hold.
    fn check_records(&self, honest: &[Kingdom]) {
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

    fn assert_forfeited(&self, liar: Kingdom, honest: &[Kingdom], slot: usize) {
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

#[test]
fn moves_are_settled_by_two_and_unanimous_by_three() {
    let mut world = World::new(None);
    world.play(9);
    for k in Kingdom::ALL {
        assert_eq!(world.ledger(k).settled(), 9);
        for page in &world.ledger(k).pages()[..9] {
            assert!(page.signed(page.decided().unwrap()).unanimous);
        }
    }
    world.check_records(&Kingdom::ALL);
    assert!(world.events.iter().flatten().all(|event| !matches!(event, Event::Trouble(_))));
}

#[test]
fn a_cut_link_is_no_obstacle_while_both_reach_the_third() {
    let mut world = World::new(None);
    world.set_link(Shu, Wu, false);
    world.play(6);
    for k in Kingdom::ALL {
        assert_eq!(world.ledger(k).settled(), 6, "{k}");
    }
}

#[test]
fn whoever_was_away_catches_up_and_signs_what_it_missed() {
    let mut world = World::new(None);
    world.play(2);
    world.set_link(Wei, Shu, false);
    world.set_link(Wei, Wu, false);
    // Wei is on turn: nothing goes on without it; but Wu's vote on an earlier slot is not needed by anybody.
    world.play(1);
    assert_eq!(world.ledger(Shu).settled(), 2);
    world.set_link(Wei, Wu, true);
    world.wait(12_000);
    assert_eq!(world.ledger(Shu).settled(), 3);
    world.play(3);
    world.set_link(Wei, Shu, true);
    for k in Kingdom::ALL {
        assert_eq!(world.ledger(k).settled(), 6, "{k}");
        let all = world.ledger(k).pages().iter().filter_map(|page| Some(page.signed(page.decided()?)));
        assert!(all.into_iter().all(|signed| signed.unanimous), "{k}");
    }
    world.check_records(&Kingdom::ALL);
}

/// A seat's answers on all slots, page by page: what stands first, and the lines.
fn pages_of(session: &Session) -> Vec<(String, String)> {
    let (mut pages, mut read) = (Vec::new(), 0);
    loop {
        let answer = session.answer(&format!("have {} {read}:-\n", session.ledger().id())).unwrap();
        let (head, body) = answer.split_once('\n').unwrap();
        pages.push((head.to_owned(), body.to_owned()));
        if head.starts_with("end ") {
            return pages;
        }
        let votes = body.lines().filter_map(|line| line.strip_prefix("vote ")?.split(' ').next()?.parse().ok());
        read = votes.max().unwrap();
    }
}

#[test]
fn pages_that_are_known_already_are_read_past() {
    const SLOTS: usize = 80;
    // Between two slots that a question names, and more than a page after the first of them.
    const LOST: &str = "vote 46 b ";
    let mut world = World::new(None);
    let empty = world.ledger(Shu).clone();
    for slot in 0..SLOTS {
        let owner = world.ledger(Shu).game().position().turn();
        let count = world.ledger(Shu).game().position().legal_moves().len();
        let What::Move { mv, .. } = world.a_move(owner, slot * 31 % count) else { unreachable!() };
        world.give(owner, Input::Command(Command::Move(mv)));
    }
    assert_eq!(world.ledger(Shu).settled(), SLOTS);
    // Shu is a slot behind, and has lost a signature that nobody needs.
    let mut shu = Session::new(world.identities[0].clone(), Shu, empty, true, world.now, 0);
    shu.handle(world.now, Input::Connected(Wu));
    for (head, body) in pages_of(&world.sessions[1]) {
        let is_kept = |line: &&str| !line.starts_with(LOST) && !line.starts_with(&format!("vote {SLOTS} "));
        let kept: String = body.lines().filter(is_kept).map(|line| format!("{line}\n")).collect();
        shu.handle(world.now, Input::Answered { from: Wu, text: format!("{head}\n{kept}") });
    }
    assert_eq!(shu.ledger().settled(), SLOTS - 1);
    world.sessions[0] = shu;
    for other in [Wu, Wei] {
        world.give(Shu, Input::Connected(other));
    }
    assert_eq!(world.ledger(Shu).settled(), SLOTS);
    assert_eq!(pages_of(&world.sessions[0]), pages_of(&world.sessions[1]));
}

#[test]
fn resigning_out_of_turn_is_carried_in_by_whoever_is_on_turn() {
    let mut world = World::new(None);
    world.play(1);
    world.give(Wei, Input::Command(Command::Resign));
    for k in Kingdom::ALL {
        let outcome = world.ledger(k).outcome();
        assert!(
            matches!(outcome, Some(Outcome::Departed { loser: Wei, how: Departure::Resigned, .. })),
            "{k}: {outcome:?}"
        );
        assert_eq!(world.ledger(k).settled(), 2);
    }
    world.check_records(&Kingdom::ALL);
}

#[test]
fn a_player_whose_time_runs_out_concedes_it() {
    let clock = sanguo_net::Clock { base: Millis(20_000), increment: Millis(0) };
    let mut world = World::new(Some(clock));
    world.play(3);
    world.wait(40_000);
    for k in Kingdom::ALL {
        let outcome = world.ledger(k).outcome();
        assert!(
            matches!(outcome, Some(Outcome::Departed { loser: Shu, how: Departure::OutOfTime, .. })),
            "{outcome:?}"
        );
    }
    world.check_records(&Kingdom::ALL);
}

#[test]
fn a_silent_player_is_timed_out_by_the_two_others() {
    let clock = sanguo_net::Clock { base: Millis(20_000), increment: Millis(0) };
    let mut world = World::new(Some(clock));
    world.play(2);
    world.set_link(Wei, Shu, false);
    world.set_link(Wei, Wu, false);
    world.wait(40_000);
    for k in [Shu, Wu] {
        let outcome = world.ledger(k).outcome();
        assert!(
            matches!(outcome, Some(Outcome::Departed { loser: Wei, how: Departure::OutOfTime, .. })),
            "{outcome:?}"
        );
    }
    world.check_records(&[Shu, Wu]);
}

#[test]
fn an_owner_who_signs_two_moves_forfeits_in_that_slot() {
    let mut world = World::new(None);
    world.play(3);
    // Shu shows one move to Wu and another to Wei, who cannot talk just then; both go on.
    world.set_link(Wu, Wei, false);
    world.cut.extend([(Shu, Wu), (Shu, Wei)]);
    let (one, other) = (world.a_move(Shu, 0), world.a_move(Shu, 1));
    let (to_wu, to_wei) = (world.lie(Shu, Wu, one), world.lie(Shu, Wei, other));
    world.give(Wu, to_wu);
    world.give(Wei, to_wei);
    assert_eq!((world.ledger(Wu).settled(), world.ledger(Wei).settled()), (4, 4));
    assert_ne!(world.ledger(Wu).head(), world.ledger(Wei).head());
    world.set_link(Wu, Wei, true);
    world.wait(5_000);
    world.assert_forfeited(Shu, &[Wu, Wei], 4);
}

#[test]
fn a_voter_who_signs_twice_forfeits_in_the_open_slot() {
    let mut world = World::new(None);
    world.play(3);
    // Shu is on turn and silent; Wei has signed both a time-out of Shu's and another one: here, two for slot 3.
    let slot = Slot::new(3).unwrap();
    let page = world.ledger(Wu).page(slot).unwrap().decided().unwrap().decision.clone();
    let forged = Decision { what: What::Resign(Wei), ..page };
    let vote = Vote::sign(&world.identities[Wei.index()], Wei, &forged);
    let text = format!("{}\n{}\n", Line::Decision(forged), Line::Vote(vote));
    world.give(Wu, Input::Gossip { from: Wei, text });
    world.wait(5_000);
    world.assert_forfeited(Wei, &[Shu, Wu], 4);
}

#[test]
fn what_lost_in_a_settled_slot_is_not_shown_as_its_signatures() {
    let mut world = World::new(None);
    let lie = world.lie(Wei, Shu, What::Timeout(Shu));
    world.play(1);
    let settled = world.ledger(Shu).head();
    world.give(Shu, lie);
    assert!(world.ledger(Shu).is_accused(Wei));
    for event in &world.events[Shu.index()] {
        match event {
            Event::Signature { slot, decision, .. } if *slot == Slot::FIRST => assert_eq!(*decision, settled),
            Event::Decision { slot, hash, .. } if *slot == Slot::FIRST => assert_eq!(*hash, settled),
            _ => {}
        }
    }
}

#[test]
fn an_illegal_move_and_a_wrong_hash_are_refused_and_named() {
    let mut world = World::new(None);
    let What::Move { mv, spent, .. } = world.a_move(Shu, 0) else { unreachable!() };
    let wrong_hash = What::Move { mv, hash: world.ledger(Shu).game().position().hash(), spent };
    let lie = world.lie(Shu, Wu, wrong_hash);
    world.give(Wu, lie);
    let illegal = What::Move { mv: "re1re5".parse().unwrap(), hash: world.ledger(Shu).game().position().hash(), spent };
    let lie = world.lie(Shu, Wu, illegal);
    world.give(Wu, lie);
    assert_eq!(world.ledger(Wu).settled(), 0);
    let named = world.events[Wu.index()]
        .iter()
        .filter(|event| matches!(event, Event::Trouble(sanguo_net::Trouble::BadMessage { who, .. }) if who == "Ann"));
    assert_eq!(named.count(), 2);
}

#[test]
fn a_failed_write_stops_signing_and_sends_nothing() {
    let mut world = World::new(None);
    let What::Move { mv, .. } = world.a_move(Shu, 0) else { unreachable!() };
    let outputs = world.sessions[0].handle(world.now, Input::Command(Command::Move(mv)));
    let first = outputs.iter().position(|output| matches!(output, Output::Append(_)));
    let sent = outputs.iter().position(|output| matches!(output, Output::Publish(_)));
    assert!(first.unwrap() < sent.unwrap(), "written before it is sent");
    world.sessions[0].handle(world.now, Input::DiskFailed("no space".into()));
    world.give(Shu, Input::Command(Command::Resign));
    assert!(world.events[0].iter().any(|event| matches!(event, Event::Trouble(_))));
    assert!(world.ledger(Wu).outcome().is_none());
}

#[test]
fn a_turn_is_shown_after_all_that_led_to_it() {
    let mut world = World::new(None);
    world.play(4);
    // A program that knows the table text alone, seals included in what it has yet to hear.
    let ledger = Ledger::new(world.ledger(Wei).table().clone());
    let mut late = Session::new(world.identities[Wei.index()].clone(), Wei, ledger, false, Millis(0), 0);
    late.handle(Millis(0), Input::Start);
    let asks = late.handle(Millis(0), Input::Connected(Shu));
    let Some(Output::Ask { text, .. }) = asks.into_iter().next() else { unreachable!() };
    let text = world.sessions[Shu.index()].answer(&text).unwrap();
    let mut shown = 0;
    for output in late.handle(Millis(1), Input::Answered { from: Shu, text }) {
        match output {
            Output::Emit(Event::Settled { slot, .. }) => shown = slot.number(),
            Output::Emit(Event::Turn { slot, .. }) => assert_eq!(slot.number(), shown + 1),
            _ => {}
        }
    }
    assert_eq!(shown, 4);
}

#[test]
fn what_an_honest_owner_has_signed_comes_before_the_forfeit() {
    let mut world = World::new(None);
    world.play(3);
    world.set_link(Shu, Wu, false);
    world.set_link(Shu, Wei, false);
    let What::Move { mv, .. } = world.a_move(Shu, 0) else { unreachable!() };
    world.give(Shu, Input::Command(Command::Move(mv)));
    let slot = Slot::new(3).unwrap();
    let page = world.ledger(Wu).page(slot).unwrap().decided().unwrap().decision.clone();
    let forged = Decision { what: What::Timeout(Wei), ..page };
    let vote = Vote::sign(&world.identities[Wei.index()], Wei, &forged);
    let text = format!("{}\n{}\n", Line::Decision(forged), Line::Vote(vote));
    world.give(Wu, Input::Gossip { from: Wei, text: text.clone() });
    world.give(Shu, Input::Gossip { from: Wei, text });
    world.set_link(Shu, Wu, true);
    world.wait(5_000);
    world.assert_forfeited(Wei, &[Shu, Wu], 5);
    let fourth = world.ledger(Wu).pages()[3].decided().unwrap().decision.what;
    assert!(matches!(fourth, What::Move { .. }), "{fourth:?}");
}

/// Who has been told that all hold the same, each at most once.
fn complete(world: &World) -> Vec<Kingdom> {
    let times = |k: &Kingdom| world.events[k.index()].iter().filter(|event| **event == Event::Complete).count();
    assert!(Kingdom::ALL.iter().all(|k| times(k) <= 1));
    Kingdom::ALL.into_iter().filter(|k| times(k) == 1).collect()
}

fn assert_all_hold_the_same(world: &World) {
    let held = Kingdom::ALL.map(|k| world.ledger(k).digests().pop());
    assert!(held.iter().all(|digest| *digest == held[0]), "{held:?}");
}

/// Shu resigns in its turn, which ends the game in slot 4.
fn end(world: &mut World) {
    world.play(3);
    assert_eq!(complete(world), []);
    world.give(Shu, Input::Command(Command::Resign));
}

#[test]
fn a_signature_lost_long_ago_reaches_everybody_before_anybody_leaves() {
    let mut world = World::new(None);
    world.is_lost = |from, to, text| from == Wei && to == Shu && text.contains("vote 2 ");
    let signed = |world: &World| {
        let page = &world.ledger(Shu).pages()[1];
        page.signed(page.decided().unwrap()).count()
    };
    world.play(2);
    assert_eq!(signed(&world), 2);
    world.play(1);
    world.give(Shu, Input::Command(Command::Resign));
    assert_eq!(signed(&world), 3);
    assert_eq!(complete(&world), Kingdom::ALL);
    assert_all_hold_the_same(&world);
}

#[test]
fn nobody_leaves_before_whoever_missed_the_end() {
    let mut world = World::new(None);
    world.is_lost = |_, to, text| to == Wei && text.contains("vote 4 ");
    end(&mut world);
    assert_eq!(Kingdom::ALL.map(|k| world.ledger(k).outcome().is_some()), [true, true, false]);
    assert_eq!(complete(&world), []);
    world.wait(12_000);
    assert_eq!(complete(&world), Kingdom::ALL);
    assert_all_hold_the_same(&world);
}

#[test]
fn the_only_way_between_two_leaves_first() {
    let mut world = World::new(None);
    world.set_link(Wu, Wei, false);
    end(&mut world);
    assert_eq!(complete(&world), [Shu]);
    assert_all_hold_the_same(&world);
    world.wait(60_000);
    assert_eq!(complete(&world), [Shu]);
    world.set_link(Shu, Wu, false);
    world.set_link(Shu, Wei, false);
    assert_eq!(complete(&world), Kingdom::ALL);
}

#[test]
fn whoever_is_cut_off_before_the_end_is_waited_for() {
    let mut world = World::new(None);
    world.play(3);
    world.set_link(Wei, Shu, false);
    world.set_link(Wei, Wu, false);
    world.give(Shu, Input::Command(Command::Resign));
    world.wait(60_000);
    assert_eq!(complete(&world), []);
    world.set_link(Wei, Shu, true);
    world.set_link(Wei, Wu, true);
    assert_eq!(complete(&world), Kingdom::ALL);
    assert_all_hold_the_same(&world);
}
