//! Small cases, explored exhaustively on the real session code: every order of delivery, loss and doubling, clocks that
//! run out at any moment, one crash, one liar who may sign anything and send different things to each.

use std::env;

use sanguo_rules::Kingdom;
use sanguo_tests::sim::{Case, Explored, Opening, explore};

/// States looked at in an ordinary test run, for each case that is not looked at to its end; more with `SANGUO_STATES`.
const STATES: usize = 2_000;

fn number(name: &str) -> Option<usize> {
    env::var(name).ok().and_then(|text| text.parse().ok())
}

fn check(case: &Case) {
    look(case, number("SANGUO_STATES").unwrap_or(STATES));
}

/// Leaves nothing out.
fn check_whole(case: &Case) {
    let explored = look(case, usize::MAX);
    assert!(explored.complete && explored.states > 100, "{explored:?} of {case:?}");
}

fn look(case: &Case, most: usize) -> Explored {
    match explore(case, most, number("SANGUO_SEED").unwrap_or(0) as u64) {
        Ok(explored) => {
            println!("{explored:?} of {case:?}");
            explored
        }
        Err(story) => panic!("{story}"),
    }
}

const HONEST: Case =
    Case { opening: Opening::Plain, slots: 2, liar: None, crash: true, clocks: true, notices: false, moves: 2 };

/// The same for each seat as the liar.
fn with_liars(case: &Case) -> [Case; 3] {
    Kingdom::ALL.map(|liar| Case { liar: Some(liar), ..case.clone() })
}

fn check_liars(case: &Case) {
    with_liars(case).iter().for_each(check);
}

/// One slot: from the beginning, before a move that fells somebody, with two alive, before the end.
fn in_one_slot(case: &Case) -> impl Iterator<Item = Case> {
    Opening::ALL.into_iter().flat_map(|opening| with_liars(&Case { opening, slots: 1, moves: 1, ..case.clone() }))
}

#[test]
fn a_liar_in_one_slot_to_the_last_state() {
    in_one_slot(&Case { crash: false, clocks: false, ..HONEST }).for_each(|case| check_whole(&case));
}

#[test]
fn a_liar_and_a_crash_in_one_slot_to_the_last_state() {
    with_liars(&Case { slots: 1, clocks: false, moves: 1, ..HONEST }).iter().for_each(check_whole);
}

/// Each to its last state with `SANGUO_STATES=100000`.
#[test]
fn a_liar_and_a_crash_or_clocks_in_one_slot() {
    let crash = in_one_slot(&Case { clocks: false, ..HONEST });
    // From the beginning all states are looked at anyway.
    crash.filter(|case| case.opening != Opening::Plain).for_each(|case| check(&case));
    in_one_slot(&Case { crash: false, ..HONEST }).for_each(|case| check(&case));
}

/// Each to its last state with `SANGUO_STATES=600000`.
#[test]
fn a_liar_in_two_slots() {
    check_liars(&Case { crash: false, clocks: false, moves: 1, ..HONEST });
}

#[test]
fn three_honest() {
    check(&HONEST);
}

#[test]
fn three_honest_who_give_up() {
    check(&Case { notices: true, moves: 1, ..HONEST });
}

#[test]
fn a_liar_among_three() {
    check_liars(&HONEST);
}

#[test]
fn a_liar_among_three_without_crashes_or_clocks() {
    check_liars(&Case { crash: false, clocks: false, ..HONEST });
}

#[test]
fn a_liar_and_two_who_give_up() {
    check_liars(&Case { notices: true, crash: false, slots: 1, ..HONEST });
}

#[test]
fn a_move_that_fells_a_seat() {
    check_liars(&Case { opening: Opening::BeforeFall, ..HONEST });
}

#[test]
fn two_alive_and_a_witness() {
    check(&Case { opening: Opening::AfterFall, ..HONEST });
    check_liars(&Case { opening: Opening::AfterFall, ..HONEST });
}

#[test]
fn two_alive_one_move_from_the_end() {
    check_liars(&Case { opening: Opening::BeforeEnd, ..HONEST });
}
