//! Seeds: whatever fails and whoever lies, the laws hold.

use sanguo_tests::sim::{Failure, Plan, run, run_many, survey, seeds_from_environment};

/// Runs in an ordinary test run; more with `SANGUO_SEEDS`.
const SEEDS: u64 = 10_000;

fn replay(seed: u64, failure: &Failure) -> String {
    format!(
        "{failure}\nto see it again:\nSANGUO_SEED={seed} cargo test -p sanguo-tests --test sim -- one_seed --nocapture"
    )
}

#[test]
fn laws_hold_in_every_seed() {
    let (first, count) = seeds_from_environment(SEEDS);
    match run_many(first, count, Plan::of) {
        Ok(tally) => println!("{tally:?}"),
        Err((seed, failure)) => panic!("{}", replay(seed, &failure)),
    }
}

/// The seed of `SANGUO_SEED`, with its trace if it breaks a law.
#[test]
fn one_seed() {
    let (seed, _) = seeds_from_environment(1);
    match run(&Plan::of(seed)) {
        Ok(report) => println!("{report:?}"),
        Err(failure) => panic!("{}", replay(seed, &failure)),
    }
}

/// Which laws break, in which seeds.
#[test]
#[ignore = "for whoever looks for faults"]
fn survey_of_seeds() {
    let (first, count) = seeds_from_environment(SEEDS);
    for (law, seeds) in survey(first, count, Plan::of) {
        println!("{:6} {law}\n       {:?}", seeds.len(), &seeds[..seeds.len().min(8)]);
    }
}
