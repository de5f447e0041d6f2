//! Small cases, explored exhaustively on the real session code.

use std::env;

use sanguo_rules::Kingdom;
use sanguo_tests::sim::{Case, Opening, explore};

/// States in an ordinary test run, for each case; more with `SANGUO_STATES`.
const STATES: usize = 30_000;

fn check(case: &Case) {
    let number = |name| env::var(name).ok().and_then(|text| text.parse().ok());
    let most = number("SANGUO_STATES").unwrap_or(STATES);
    let seed = number("SANGUO_SEED").unwrap_or(0) as u64;
    let start = std::time::Instant::now();
    match explore(case, most, seed) {
        Ok(explored) => println!("{explored:?} {:?} {case:?}", start.elapsed()),
        Err(story) => panic!("{story}"),
    }
}

const HONEST: Case =
    Case { opening: Opening::Plain, slots: 2, liar: None, crash: true, clocks: true, notices: false, moves: 2 };

#[test]
fn three_honest() {
    check(&HONEST);
}

#[test]
fn a_liar_among_three() {
    for liar in Kingdom::ALL {
        check(&Case { liar: Some(liar), ..HONEST });
    }
}
