//! Small cases, explored exhaustively on the real session code: every order of delivery, clocks that run out at any
//! moment, one crash, one liar who may sign anything and send different things to each.

use std::env;

use sanguo_rules::Kingdom;
use sanguo_tests::sim::{Case, Opening, explore};

/// States looked at in an ordinary test run, for each case; more with `SANGUO_STATES`.
const STATES: usize = 8_000;

fn check(case: &Case) {
    let number = |name| env::var(name).ok().and_then(|text| text.parse().ok());
    let most = number("SANGUO_STATES").unwrap_or(STATES as u64);
    let explored = explore(case, usize::try_from(most).unwrap_or(usize::MAX), number("SANGUO_SEED").unwrap_or(0));
    match explored {
        Ok(explored) => println!("{explored:?} of {case:?}"),
        Err(story) => panic!("{story}"),
    }
}

const HONEST: Case =
    Case { opening: Opening::Plain, slots: 2, liar: None, crash: true, clocks: true, notices: false, moves: 2 };

/// The same for each seat as the liar.
fn check_liars(case: &Case) {
    for liar in Kingdom::ALL {
        check(&Case { liar: Some(liar), ..case.clone() });
    }
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
