//! Double signing on the wire: whatever a liar signs twice, and whomever it tells, both honest programs get the proof and
//! give the same verdict over real libp2p.

use sanguo_net::{Command, Decision, Event, Slot, What};
use sanguo_rules::Kingdom;
use sanguo_tests::wire::{Manners, Seat, Table};

/// Says nothing but what it is made to say.
const MUTE: Manners = Manners { moves_up_to: 0, votes: false, answers: false };

#[tokio::test]
async fn two_moves_for_one_slot_gossiped() {
    let mut table = Table::with_rogue_in(Kingdom::Wu, None).await;
    table.play_to_turn_of_rogue(4).await;
    let [one, other] = [0, 1].map(|i| table.rogue.signed(table.rogue.decision(table.rogue.legal_move(i))));
    table.rogue.publish(&one);
    table.rogue.publish(&other);
    table.both_accuse().await;
    table.both_end("forfeit g").await;
    table.end().await;
}

#[tokio::test]
async fn two_moves_for_one_slot_told_to_one_each() {
    let mut table = Table::with_rogue_in(Kingdom::Wu, None).await;
    table.play_to_turn_of_rogue(4).await;
    let [one, other] = [0, 1].map(|i| table.rogue.signed(table.rogue.decision(table.rogue.legal_move(i))));
    table.rogue.tell(Kingdom::Shu, &one);
    table.rogue.tell(Kingdom::Wei, &other);
    table.rogue.nudge();
    table.both_accuse().await;
    table.both_end("forfeit g").await;
    table.end().await;
}

#[tokio::test]
async fn a_move_and_a_time_out_signed_for_one_slot() {
    let mut table = Table::with_rogue_in(Kingdom::Wei, None).await;
    table.play_to(4).await;
    table.until("the rogue signed slot 4", |t| t.rogue.ledger().settled() == 4).await;
    let page = &table.rogue.ledger().pages()[3];
    let (Some(moved), owner) = (page.decided().cloned(), page.owner) else { panic!("slot 4 is settled") };
    assert!(moved.votes[Kingdom::Wei.index()].is_some() && owner == Kingdom::Shu);
    let late = table.rogue.signed(Decision { what: What::Timeout(owner), ..moved.decision });
    table.rogue.publish(&late);
    table.both_accuse().await;
    table.both_end("forfeit b").await;
    table.end().await;
}

#[tokio::test]
async fn a_double_signature_for_an_old_slot_undoes_nothing() {
    let mut table = Table::with_rogue_in(Kingdom::Wu, None).await;
    table.play_to_turn_of_rogue(7).await;
    let played = table.seats[0].chain.clone();
    let own = table.rogue.ledger().pages()[1].decided().unwrap().decision.clone();
    let other = table.rogue.signed(Decision { what: What::Timeout(Kingdom::Wu), ..own });
    table.rogue.publish(&other);
    table.both_accuse().await;
    table.both_end("forfeit g").await;
    let agreed = [played, vec![What::Forfeit(Kingdom::Wu)]].concat();
    assert!(table.seats.iter().all(|seat| seat.chain == agreed));
    table.end().await;
}

#[tokio::test]
async fn a_double_signature_of_one_who_has_fallen_undoes_nothing_and_ends_nothing() {
    let mut table = Table::without_banners(Kingdom::Wei).await;
    table.play(&["rh3gb4", "gh3ge3", "bh3rb1", "gb4ge4", "ge3be4"]).await;
    assert!(!table.seats[0].game().position().is_alive(Kingdom::Wei));
    let own = table.rogue.ledger().pages()[2].decided().unwrap().decision.clone();
    let other = table.rogue.signed(Decision { what: What::Timeout(Kingdom::Wei), ..own });
    table.rogue.publish(&other);
    table.both_accuse().await;
    table.play(&["ge4be5", "rb1rd1"]).await;
    table.seats[1].command(Command::Resign);
    table.both_end("resign g").await;
    table.end().await;
}

#[tokio::test]
async fn the_only_way_between_two_shows_each_a_branch_until_they_meet() {
    let mut table = Table::with_rogue_host().await;
    let branches = [0, 1].map(|i| table.rogue.signed(table.rogue.decision(table.rogue.legal_move(i))));
    table.rogue.manners = MUTE;
    table.rogue.manners.answers = true;
    table.rogue.tell(Kingdom::Wu, &branches[0]);
    table.rogue.tell(Kingdom::Wei, &branches[1]);
    table.rogue.nudge();
    // Two signatures settle a slot; that the third is missing is all that either can see.
    table.until("both have settled a slot", |t| t.seats.iter().all(|seat| seat.chain.len() == 1)).await;
    assert_ne!(table.seats[0].chain, table.seats[1].chain);
    assert!(table.is_peaceful() && !table.seats.iter().any(has_all_signatures));
    table.rogue.introduce();
    table.both_accuse().await;
    table.both_end("forfeit r").await;
    table.end().await;
}

fn has_all_signatures(seat: &Seat) -> bool {
    seat.seen.iter().any(|event| matches!(event, Event::Signature { signed, .. } if signed.count() == 3))
}

#[tokio::test]
async fn a_proof_that_its_signer_hides_from_one() {
    let mut table = Table::with_rogue_in(Kingdom::Wu, None).await;
    table.play_to_turn_of_rogue(4).await;
    table.rogue.manners = MUTE;
    let both = [0, 1].map(|i| table.rogue.signed(table.rogue.decision(table.rogue.legal_move(i)))).concat();
    // Ann alone is told of both; Bob, who asks as well, of nothing.
    table.rogue.manners.answers = true;
    table.rogue.tell(Kingdom::Shu, &both);
    table.rogue.tell(Kingdom::Wei, &[]);
    table.rogue.nudge();
    table.both_accuse().await;
    table.both_end("forfeit g").await;
    table.end().await;
}

#[tokio::test]
async fn a_vote_and_a_time_out_told_to_one_each() {
    let mut table = Table::with_rogue_in(Kingdom::Wei, None).await;
    table.play_to(3).await;
    table.until("the rogue knows of slot 3", |t| t.rogue.ledger().settled() == 3).await;
    table.rogue.manners = MUTE;
    table.play_to(4).await;
    table.until("the rogue has heard the move", |t| t.rogue.ledger().settled() == 4).await;
    let moved = table.rogue.ledger().pages()[3].decided().expect("slot 4 is settled").decision.clone();
    let late = table.rogue.signed(Decision { what: What::Timeout(Kingdom::Shu), ..moved.clone() });
    let voted = table.rogue.signed(moved);
    table.rogue.manners.answers = true;
    table.rogue.tell(Kingdom::Shu, &voted);
    table.rogue.tell(Kingdom::Wu, &late);
    table.rogue.nudge();
    table.both_accuse().await;
    table.both_end("forfeit b").await;
    table.end().await;
}

#[tokio::test]
async fn two_moves_told_to_one_each_by_one_who_dies_then() {
    let mut table = Table::with_rogue_in(Kingdom::Wu, None).await;
    table.play_to_turn_of_rogue(4).await;
    table.rogue.manners.votes = false;
    let slot = table.rogue.ledger().open_slot();
    let [one, other] = [0, 1].map(|i| table.rogue.signed(table.rogue.decision(table.rogue.legal_move(i))));
    table.rogue.tell(Kingdom::Shu, &one);
    table.rogue.tell(Kingdom::Wei, &other);
    table.rogue.nudge();
    table.until("both have heard of a move", |t| t.seats.iter().all(|seat| has_heard_of(seat, slot))).await;
    table.rogue.die();
    table.both_accuse().await;
    table.both_end("forfeit g").await;
    table.end().await;
}

fn has_heard_of(seat: &Seat, slot: Slot) -> bool {
    seat.seen.iter().any(|event| matches!(event, Event::Decision { slot: of, .. } if *of == slot))
}
