//! Seeds: whatever fails and whoever lies, the laws hold.

use std::collections::BTreeMap;

use sanguo_tests::sim::{Failure, Lie, Plan, Report, run, run_many, seeds_from_environment, survey};

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

#[test]
#[ignore]
fn table_of_lies() {
    for lie in Lie::ALL {
        let mut ends: BTreeMap<String, usize> = BTreeMap::new();
        for seed in 0..20 {
            let plan = Plan::of_lie(seed, lie);
            let liar = plan.liar.unwrap().0;
            let text = match run(&plan) {
                Ok(r) => format!("{:?} liar {liar:?} accused {:?} blamed {:?}", r.outcome.map(|o| format!("{o:?}")), r.accused, r.blamed).replace(&format!("{liar:?}"), "LIAR").replace("Some(Shu)","S").replace("Some(Wu)","S").replace("Some(Wei)","S"),
                Err(f) => format!("seed {seed} {}", f.broken),
            };
            if lie == Lie::ForkAndDie && text.contains("OutOfTime") { println!("FORK {seed}"); let (r, t) = sanguo_tests::sim::trace(&plan); println!("{r:?} {}", t.join("\n")); }
            *ends.entry(text.chars().take(200).collect()).or_default() += 1;
        }
        println!("{lie:?} {ends:#?}");
    }
}

#[test]
fn a_restored_backup_signs_nothing_twice() {
    if let Err((seed, failure)) = run_many(0, 300, Plan::of_backup) { panic!("{seed} {failure}"); }
}
