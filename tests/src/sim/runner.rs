//! Runs many seeds on all cores, and tells how to see again the first that fails.

use std::collections::BTreeMap;
use std::env;
use std::fmt;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use super::laws::Broken;
use super::plan::Plan;
use super::world::{Report, World};

/// A seed that broke a law.
#[derive(Debug)]
pub struct Failure {
    /// What was planned.
    pub plan: Plan,
    /// The law.
    pub broken: Broken,
    /// What happened, line by line.
    pub trace: Vec<String>,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{:#?}", self.plan)?;
        for line in &self.trace {
            writeln!(f, "{line}")?;
        }
        writeln!(f, "BROKEN {}", self.broken)
    }
}

/// Runs a plan; when it breaks a law, once more with a trace.
///
/// # Errors
/// The law, and what led to it.
pub fn run(plan: &Plan) -> Result<Report, Box<Failure>> {
    let first = match World::new(plan.clone(), false).run().0 {
        Ok(report) => return Ok(report),
        Err(broken) => broken,
    };
    let (again, trace) = World::new(plan.clone(), true).run();
    assert_eq!(again.err().as_ref(), Some(&first), "a seed says all that happens");
    Err(Box::new(Failure { plan: plan.clone(), broken: first, trace }))
}

/// What many seeds came to.
#[derive(Clone, Default, Debug)]
pub struct Tally {
    /// Runs.
    pub runs: u64,
    /// Events in all of them.
    pub steps: u64,
    /// Runs whose game ended.
    pub ended: u64,
    /// Runs with a proof of double signing in the end.
    pub proven: u64,
    /// Runs in which a forfeit undid at least one slot.
    pub undone: u64,
}

impl Tally {
    fn count(&mut self, report: &Report) {
        self.runs += 1;
        self.steps += report.steps;
        self.ended += u64::from(report.outcome.is_some());
        self.proven += u64::from(!report.accused.is_empty());
        self.undone += u64::from(report.undone > 0);
    }
}

/// Runs the plans of `count` seeds from `first` on, on all cores.
///
/// # Errors
/// The smallest seed that was seen to break a law, and how.
pub fn run_many(first: u64, count: u64, plan: impl Fn(u64) -> Plan + Sync) -> Result<Tally, (u64, Box<Failure>)> {
    let next = AtomicU64::new(first);
    let failed: Mutex<Option<(u64, Box<Failure>)>> = Mutex::new(None);
    let total = Mutex::new(Tally::default());
    let work = || {
        let mut tally = Tally::default();
        loop {
            let seed = next.fetch_add(1, Ordering::Relaxed);
            let is_failed = failed.lock().is_ok_and(|failed| failed.is_some());
            if seed >= first + count || is_failed {
                break;
            }
            match run(&plan(seed)) {
                Ok(report) => tally.count(&report),
                Err(failure) => {
                    if let Ok(mut failed) = failed.lock()
                        && failed.as_ref().is_none_or(|(other, _)| seed < *other)
                    {
                        *failed = Some((seed, failure));
                    }
                }
            }
        }
        if let Ok(mut total) = total.lock() {
            total.runs += tally.runs;
            total.steps += tally.steps;
            total.ended += tally.ended;
            total.proven += tally.proven;
            total.undone += tally.undone;
        }
    };
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(2, usize::from) {
            scope.spawn(work);
        }
    });
    match failed.into_inner().ok().flatten() {
        Some(failed) => Err(failed),
        None => Ok(total.into_inner().unwrap_or_default()),
    }
}

/// How many seeds, and from which: `SANGUO_SEEDS` and `SANGUO_SEED`.
pub fn seeds_from_environment(usual: u64) -> (u64, u64) {
    let number = |name| env::var(name).ok().and_then(|text| text.parse().ok());
    (number("SANGUO_SEED").unwrap_or(0), number("SANGUO_SEEDS").unwrap_or(usual))
}

/// All seeds that break a law, by law: for whoever looks for the fault with the shortest trace.
pub fn survey(first: u64, count: u64, plan: impl Fn(u64) -> Plan + Sync) -> BTreeMap<String, Vec<u64>> {
    let mut found: BTreeMap<String, Vec<u64>> = BTreeMap::new();
    for seed in first..first + count {
        if let Err(broken) = World::new(plan(seed), false).run().0 {
            let words: String = broken.to_string().chars().filter(|c| !c.is_ascii_digit()).take(90).collect();
            found.entry(words).or_default().push(seed);
        }
    }
    found
}
