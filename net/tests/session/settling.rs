//! How moves are settled, and what comes between.

use Kingdom::{Shu, Wei, Wu};
use sanguo_net::{Command, Event, Input, Ledger, Millis, Output, Session, What};
use sanguo_rules::{Departure, Kingdom, Outcome};

use crate::world::World;

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
