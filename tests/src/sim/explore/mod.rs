//! Exhaustive exploration of small cases on the real session code.
//!
//! A state is what the honest programs hold and what is on its way between them. From each state every next step is
//! tried: any message on its way arrives, the liar sends any of its messages to anybody, a player moves, a clock runs
//! out, a program crashes before or after it has written. States that were seen are not looked at again.
//!
//! Two things make millions of states feasible. A session is a pure function of its state and its input, so each pair
//! is computed once ([`Seats`]) and states of the world are made of numbers. And a state is judged by
//! what becomes of it when all faults stop there, which depends on the programs alone and is computed once for each
//! combination of them.

mod close;
mod lies;
mod seats;
mod steps;

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};

use sanguo_rules::Kingdom;

use super::cast::Opening;
use seats::{Message, Seats};
use steps::Step;

/// A small case.
#[derive(Clone, Debug)]
pub struct Case {
    /// Where it starts.
    pub opening: Opening,
    /// So many slots are played; then nobody moves any more.
    pub slots: u32,
    /// Lies in any way it can; `None` when all three are honest.
    pub liar: Option<Kingdom>,
    /// One program may crash once, at any point.
    pub crash: bool,
    /// Clocks may run out at any moment.
    pub clocks: bool,
    /// Players may give up at any moment.
    pub notices: bool,
    /// Among so many moves a player chooses.
    pub moves: usize,
}

/// What was seen.
#[derive(Clone, Copy, Debug)]
pub struct Explored {
    /// Different states of the world.
    pub states: usize,
    /// Steps between them.
    pub steps: usize,
    /// Different states of a program.
    pub programs: usize,
    /// Combinations of programs that were brought to an end.
    pub ends: usize,
    /// Whether there are no more states.
    pub complete: bool,
}

/// One state of the world.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct State {
    /// The programs of Shu, Wu and Wei; the liar's is never used.
    seats: [u32; 3],
    /// What is on its way, sorted, each once.
    flight: Vec<u32>,
    crashed: bool,
    /// In which slot each clock ran out last.
    out: [u32; 3],
    /// Who has given up.
    noticed: [bool; 3],
}

struct Node {
    state: State,
    parent: u32,
    step: Step,
}

/// Explores a case until there is nothing new, or `most` states are known. `seed` decides what is looked at first.
///
/// # Errors
/// The law that did not hold, and the steps that led there.
pub fn explore(case: &Case, most: usize, seed: u64) -> Result<Explored, String> {
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut search = Search::new(case.clone())?;
    let mut frontier = vec![0_u32];
    let mut steps = 0;
    while !frontier.is_empty() && search.nodes.len() < most {
        // Half of the time deeper, half of the time anywhere: neither end of the tree is left for last.
        let at = if rng.bool() { frontier.len() - 1 } else { rng.usize(..frontier.len()) };
        let at = frontier.swap_remove(at);
        for step in search.steps_from(at) {
            steps += 1;
            frontier.extend(search.take(at, step)?);
        }
    }
    Ok(Explored {
        states: search.nodes.len(),
        steps,
        programs: search.seats.len(),
        ends: search.ends.len(),
        complete: frontier.is_empty(),
    })
}

struct Search {
    case: Case,
    seats: Seats,
    nodes: Vec<Node>,
    known: HashMap<u64, u32>,
    /// Combinations of programs that come to one end.
    ends: HashMap<[u32; 3], ()>,
}

impl Search {
    fn new(case: Case) -> Result<Self, String> {
        let seats = Seats::new(case.opening);
        let mut search = Search { case, seats, nodes: Vec::new(), known: HashMap::new(), ends: HashMap::new() };
        let start = search.start();
        search.nodes.push(Node { state: start, parent: 0, step: Step::Start });
        Ok(search)
    }

    fn start(&mut self) -> State {
        State {
            seats: Kingdom::ALL.map(|k| self.seats.first(k)),
            flight: Vec::new(),
            crashed: false,
            out: [0; 3],
            noticed: [false; 3],
        }
    }

    fn honest(&self) -> impl Iterator<Item = usize> + use<> {
        let liar = self.case.liar.map(Kingdom::index);
        (0..3).filter(move |seat| Some(*seat) != liar)
    }

    fn steps_from(&mut self, at: u32) -> Vec<Step> {
        let state = self.nodes[at as usize].state.clone();
        steps::of(&self.case, &mut self.seats, &state)
    }

    /// Takes a step, and judges the state it leads to; its number when it is new.
    fn take(&mut self, at: u32, step: Step) -> Result<Option<u32>, String> {
        let state = self.nodes[at as usize].state.clone();
        let next =
            steps::take(&self.case, &mut self.seats, state, step).map_err(|broken| self.story(at, step, &broken))?;
        let mut hasher = DefaultHasher::new();
        next.hash(&mut hasher);
        let digest = hasher.finish();
        if self.known.contains_key(&digest) {
            return Ok(None);
        }
        let number = u32::try_from(self.nodes.len()).map_err(|_| "too many states".to_owned())?;
        self.known.insert(digest, number);
        self.judge(&next).map_err(|broken| self.story(at, step, &broken))?;
        self.nodes.push(Node { state: next, parent: at, step });
        Ok(Some(number))
    }

    /// The steps from the start, then what is wrong.
    fn story(&self, at: u32, last: Step, broken: &str) -> String {
        let mut steps = vec![last];
        let mut at = at;
        while at != 0 {
            let node = &self.nodes[at as usize];
            steps.push(node.step);
            at = node.parent;
        }
        let told: Vec<String> = steps.iter().rev().map(|step| self.tell(*step)).collect();
        format!("{:?}\n{}\nBROKEN {broken}", self.case, told.join("\n"))
    }

    fn tell(&self, step: Step) -> String {
        match step {
            Step::Deliver(number, fate) => {
                let Message { to, from, kind, text } = self.seats.message(number);
                let (to, from, text) =
                    (Kingdom::ALL[to], Kingdom::ALL[from], super::trace::short(self.seats.text(text)));
                format!("{to} gets the {kind:?} of {from} ({fate:?}): {text}")
            }
            Step::Lie { to, text, fate } => {
                let (to, text) = (Kingdom::ALL[to], super::trace::short(self.seats.text(text)));
                format!("the liar sends to {to} ({fate:?}): {text}")
            }
            other => format!("{other:?}"),
        }
    }
}
