//! Exhaustive exploration of small cases on the real session code.
//!
//! A state is what the honest programs hold. From each state every next step is tried: any message that was ever sent
//! arrives, the liar sends any of its messages to anybody, a player moves, a clock runs out, a program crashes before or
//! after it has written.
//!
//! Three things make it feasible to leave nothing out. A session is a pure function of its state and its input, so each
//! pair is computed once ([`Seats`]) and states of the world are made of numbers. What was sent on any way to a state
//! may arrive from then on, again and again: so messages need not be told apart by whether they are still under way,
//! loss, doubling and every order are in it, and the ways that lead to the same programs are looked at together. That
//! allows more than a network can do, never less; a law that holds here holds there. And a state is judged by what
//! becomes of it when all faults stop there, which depends on the programs alone.

mod close;
mod lies;
mod seats;
mod steps;

use std::collections::{BTreeSet, HashMap, HashSet, VecDeque};

use sanguo_rules::Kingdom;

use super::cast::Opening;
use seats::{Message, Seats};
use steps::{Step, Taken};

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
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct State {
    /// The programs of Shu, Wu and Wei; the liar's is never used.
    seats: [u32; 3],
    crashed: bool,
    /// In which slot each clock ran out last.
    out: [u32; 3],
    /// Who has given up.
    noticed: [bool; 3],
}

struct Node {
    state: State,
    /// All that was sent to the honest on some way here.
    sent: BTreeSet<u32>,
    /// Waits to be looked at, for the first time or because more was sent.
    waits: bool,
    parent: u32,
    step: Step,
}

/// Explores a case until there is nothing new, or `most` states are known; which are looked at first, `seed` decides.
///
/// # Errors
/// The law that did not hold, and steps that led there; a message in them may have been sent on another way to the
/// same programs.
pub fn explore(case: &Case, most: usize, seed: u64) -> Result<Explored, String> {
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut search = Search::new(case.clone())?;
    let mut waiting = VecDeque::from([0_u32]);
    let mut steps = 0;
    while search.nodes.len() < most {
        // Those who have waited longest know the most of what was sent; some of the newest, to get deep early.
        let next = if rng.u8(..4) == 0 { waiting.pop_back() } else { waiting.pop_front() };
        let Some(at) = next else {
            break;
        };
        search.nodes[at as usize].waits = false;
        for step in search.steps_from(at) {
            steps += 1;
            waiting.extend(search.take(at, step)?);
        }
    }
    Ok(Explored {
        states: search.nodes.len(),
        steps,
        programs: search.seats.len(),
        ends: search.ends.len(),
        complete: waiting.is_empty(),
    })
}

struct Search {
    case: Case,
    seats: Seats,
    nodes: Vec<Node>,
    known: HashMap<State, u32>,
    /// Combinations of programs that come to one end.
    ends: HashSet<[u32; 3]>,
}

impl Search {
    fn new(case: Case) -> Result<Self, String> {
        let mut seats = Seats::new(case.opening);
        let programs = Kingdom::ALL.map(|kingdom| seats.first(kingdom));
        let state = State { seats: programs, crashed: false, out: [0; 3], noticed: [false; 3] };
        let start = Node { state, sent: BTreeSet::new(), waits: true, parent: 0, step: Step::Start };
        let known = HashMap::from([(state, 0)]);
        let mut search = Search { case, seats, nodes: vec![start], known, ends: HashSet::new() };
        search.judge(&state)?;
        Ok(search)
    }

    fn honest(&self) -> impl Iterator<Item = usize> + use<> {
        let liar = self.case.liar.map(Kingdom::index);
        (0..3).filter(move |seat| Some(*seat) != liar)
    }

    fn steps_from(&mut self, at: u32) -> Vec<Step> {
        let node = &self.nodes[at as usize];
        steps::of(&self.case, &mut self.seats, &node.state, &node.sent)
    }

    /// Takes a step, and judges the state it leads to; its number when it is to be looked at and does not wait yet.
    fn take(&mut self, at: u32, step: Step) -> Result<Option<u32>, String> {
        let state = self.nodes[at as usize].state;
        let taken =
            steps::take(&self.case, &mut self.seats, state, step).map_err(|broken| self.story(at, step, &broken))?;
        let number = match self.known.get(&taken.state) {
            Some(number) => *number,
            None => {
                self.judge(&taken.state).map_err(|broken| self.story(at, step, &broken))?;
                let number = u32::try_from(self.nodes.len()).map_err(|_| "too many states".to_owned())?;
                self.known.insert(taken.state, number);
                let sent = BTreeSet::new();
                self.nodes.push(Node { state: taken.state, sent, waits: true, parent: at, step });
                self.send(at, number, &taken);
                return Ok(Some(number));
            }
        };
        let grown = self.send(at, number, &taken);
        let node = &mut self.nodes[number as usize];
        let waits_newly = grown && !node.waits;
        node.waits |= grown;
        Ok(waits_newly.then_some(number))
    }

    /// What was sent before a step can still arrive after it; whether that is news there.
    fn send(&mut self, before: u32, after: u32, taken: &Taken) -> bool {
        let known = self.nodes[after as usize].sent.len();
        if before != after {
            let kept: Vec<u32> = self.nodes[before as usize].sent.iter().copied().collect();
            let kept = kept.into_iter().filter(|number| !taken.drops(self.seats.message(*number)));
            self.nodes[after as usize].sent.extend(kept);
        }
        self.nodes[after as usize].sent.extend(&taken.sent);
        self.nodes[after as usize].sent.len() > known
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
