//! Whoever signs two decisions for one slot.

use Kingdom::{Shu, Wei, Wu};
use sanguo_net::{Command, Decision, Event, Input, Line, Slot, Vote, What};
use sanguo_rules::Kingdom;

use crate::world::World;

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
