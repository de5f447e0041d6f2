//! After the game: when a program is needed no longer.

use Kingdom::{Shu, Wei, Wu};
use sanguo_net::{Command, Event, Input};
use sanguo_rules::Kingdom;

use crate::world::World;

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
