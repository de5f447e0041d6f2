//! One simulation: three programs, what passes between them, and time.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use fastrand::Rng;
use sanguo_net::{Command, Input, Session};
use sanguo_rules::{Kingdom, Outcome};

use super::cast::start;
use super::laws::{self, Broken, Laws};
use super::liar::Liar;
use super::network::{Network, Weather};
use super::plan::Plan;
use super::program::Program;
use super::records;
use super::trace::state_of;

/// A program is given the time this often, in milliseconds.
const TICK: u64 = 1_000;
/// Once faults have stopped, a game has ended within this, in milliseconds.
const BOUND: u64 = 600_000;

/// Something that will happen.
#[derive(Clone, Debug)]
pub(crate) enum Happening {
    Tick {
        seat: usize,
        life: u32,
    },
    Think {
        seat: usize,
        life: u32,
    },
    Gossip {
        to: usize,
        via: usize,
        author: usize,
        text: Rc<str>,
    },
    Ask {
        to: usize,
        from: usize,
        number: u64,
        text: Rc<str>,
    },
    Answer {
        to: usize,
        from: usize,
        number: u64,
        text: Rc<str>,
    },
    GiveUp {
        seat: usize,
        of: usize,
        number: u64,
    },
    /// A seat notices that another is gone.
    Lost {
        seat: usize,
        other: usize,
    },
    Cut {
        a: usize,
        b: usize,
    },
    Join {
        a: usize,
        b: usize,
    },
    Mute {
        from: usize,
        to: usize,
        muted: bool,
    },
    Doom {
        seat: usize,
    },
    Stop {
        seat: usize,
        life: u32,
    },
    Start {
        seat: usize,
    },
    BreakDisk {
        seat: usize,
    },
    Sleep {
        seat: usize,
        millis: u64,
    },
    Jump {
        seat: usize,
        millis: u64,
    },
    Vanish {
        seat: usize,
    },
    BackUp {
        seat: usize,
    },
    Restore {
        seat: usize,
    },
    Calm,
}

/// What came of a simulation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// How the game ended for the honest; `None` where the design says that it may not end.
    pub outcome: Option<Outcome>,
    /// Slots settled.
    pub slots: usize,
    /// Against whom both honest seats hold a proof.
    pub accused: BTreeSet<Kingdom>,
    /// Whom an honest seat blamed for a wrong message.
    pub blamed: BTreeSet<Kingdom>,
    /// Longest chain undone, in slots.
    pub undone: usize,
    /// Simulated time, in milliseconds.
    pub millis: u64,
    /// Events carried out.
    pub steps: u64,
}

/// The whole state.
pub(crate) struct World {
    pub(crate) plan: Plan,
    pub(crate) now: u64,
    pub(crate) rng: Rng,
    pub(crate) programs: [Program; 3],
    pub(crate) network: Network,
    queue: BTreeMap<(u64, u64), Happening>,
    pub(crate) sequence: u64,
    /// Which connections the programs know of.
    pub(crate) knows: [[bool; 3]; 3],
    pub(crate) laws: Laws,
    first_slots: usize,
    pub(crate) backups: [Vec<u8>; 3],
    trace: Option<Vec<String>>,
}

type Checked = Result<(), Broken>;

impl World {
    pub(crate) fn new(plan: Plan, traced: bool) -> Self {
        let mut rng = Rng::with_seed(plan.seed);
        let from = start(plan.opening, plan.pace);
        let programs = Kingdom::ALL.map(|kingdom| {
            let lie = plan.liar.filter(|(liar, _)| *liar == kingdom);
            let liar = lie.map(|(_, lie)| Liar::new(lie, kingdom, rng.u64(..)));
            let drift = plan.faults.drift;
            Program::new(kingdom, from, rng.i64(-drift..=drift), liar)
        });
        let weather = Weather { loss: plan.faults.loss, doubled: plan.faults.doubled, delay: plan.faults.delay };
        let laws = Laws::new(&programs);
        World {
            now: 0,
            rng,
            network: Network::new(weather),
            queue: BTreeMap::new(),
            sequence: 0,
            knows: [[false; 3]; 3],
            laws,
            first_slots: from.ledger.settled(),
            backups: Default::default(),
            trace: traced.then(Vec::new),
            programs,
            plan,
        }
    }

    /// Runs to the end.
    pub(crate) fn run(mut self) -> (Result<Report, Broken>, Vec<String>) {
        let result = self.play();
        (result, self.trace.unwrap_or_default())
    }

    fn play(&mut self) -> Result<Report, Broken> {
        self.begin()?;
        let mut steps = 0;
        let bound = self.plan.faults.until + BOUND;
        while let Some(((time, _), happening)) = self.queue.pop_first() {
            self.now = time;
            steps += 1;
            let is_tick = matches!(happening, Happening::Tick { .. });
            self.happen(happening)?;
            if is_tick && self.now > self.plan.faults.until && self.is_over() {
                break;
            }
            if self.now > bound {
                self.excuse_or_break()?;
                break;
            }
        }
        for program in self.programs.iter().filter(|p| p.is_honest()) {
            laws::check_memory(program)?;
        }
        // Reading a record means to check all its signatures: one is enough in most runs.
        let any = self.rng.usize(..3);
        if self.programs[any].is_honest() {
            laws::check_record(&self.programs[any])?;
        }
        if self.plan.merges {
            records::check(&self.programs, &self.laws.double_signers())?;
        }
        Ok(self.report(steps))
    }

    fn begin(&mut self) -> Checked {
        self.plan_faults();
        for seat in 0..3 {
            if let Some(liar) = &mut self.programs[seat].liar
                && liar.lie == super::Lie::TwoFaced
            {
                liar.twin = self.programs[seat].session.clone().map(Box::new);
            }
        }
        for seat in 0..3 {
            self.wake(seat)?;
        }
        Ok(())
    }

    /// A program begins: its first inputs, its ticks, its player.
    pub(crate) fn wake(&mut self, seat: usize) -> Checked {
        self.feed(seat, Input::Start)?;
        self.feed_twin(seat, Input::Start)?;
        let life = self.programs[seat].life;
        let (tick, think) = (self.rng.u64(..TICK), self.rng.u64(..=self.thinking()));
        self.after(tick, Happening::Tick { seat, life });
        self.after(think, Happening::Think { seat, life });
        for other in (0..3).filter(|other| *other != seat) {
            self.connect(seat, other)?;
            self.connect(other, seat)?;
        }
        Ok(())
    }

    /// Tells a running program that it can ask another.
    pub(crate) fn connect(&mut self, seat: usize, other: usize) -> Checked {
        let both_run = [seat, other].iter().all(|s| self.programs[*s].session.is_some());
        if both_run && self.network.is_up(seat, other) && !self.knows[seat][other] {
            self.knows[seat][other] = true;
            self.feed_from(seat, other, Input::Connected(Kingdom::ALL[other]))?;
        }
        Ok(())
    }

    pub(crate) fn disconnect(&mut self, seat: usize, other: usize) -> Checked {
        if std::mem::take(&mut self.knows[seat][other]) {
            self.feed_from(seat, other, Input::Disconnected(Kingdom::ALL[other]))?;
        }
        Ok(())
    }

    pub(crate) fn at(&mut self, time: u64, happening: Happening) {
        self.sequence += 1;
        self.queue.insert((time, self.sequence), happening);
    }

    pub(crate) fn after(&mut self, millis: u64, happening: Happening) {
        self.at(self.now + millis, happening);
    }

    pub(crate) fn note(&mut self, text: impl FnOnce() -> String) {
        let now = self.now;
        if let Some(trace) = &mut self.trace {
            trace.push(format!("{:>4}.{:03} {}", now / 1000, now % 1000, text()));
        }
    }

    pub(crate) fn is_calm(&self) -> bool {
        self.now >= self.plan.faults.until
    }

    pub(crate) fn thinking(&self) -> u64 {
        if self.is_calm() { self.plan.thinking.min(2_000) } else { self.plan.thinking }
    }

    fn happen(&mut self, happening: Happening) -> Checked {
        if let Some(seat) = seat_of(&happening)
            && self.programs[seat].asleep_until > self.now
        {
            let wake = self.programs[seat].asleep_until + self.rng.u64(..50);
            self.at(wake, happening);
            return Ok(());
        }
        match happening {
            Happening::Tick { seat, life } if self.programs[seat].life == life => {
                self.feed(seat, Input::Tick)?;
                self.feed_twin(seat, Input::Tick)?;
                self.after(TICK, Happening::Tick { seat, life });
                Ok(())
            }
            Happening::Think { seat, life } if self.programs[seat].life == life => {
                self.think(seat)?;
                let pause = 100 + self.rng.u64(..=self.thinking());
                self.after(pause, Happening::Think { seat, life });
                Ok(())
            }
            Happening::Gossip { to, via, author, text } => self.hear(to, via, author, &text),
            Happening::Ask { to, from, number, text } => self.asked(to, from, number, &text),
            Happening::Answer { to, from, number, text } => self.answered(to, from, number, &text),
            Happening::GiveUp { seat, of, number } if self.programs[seat].asked.get(&of) == Some(&number) => {
                self.programs[seat].asked.remove(&of);
                self.feed_from(seat, of, Input::Unanswered(Kingdom::ALL[of]))
            }
            Happening::Tick { .. } | Happening::Think { .. } | Happening::GiveUp { .. } => Ok(()),
            fault => self.fail(fault),
        }
    }

    // Players.

    fn think(&mut self, seat: usize) -> Checked {
        let program = &mut self.programs[seat];
        let Some(session) = &program.session else {
            return Ok(());
        };
        let mut parcels = Vec::new();
        let mut may_move = true;
        if let Some(liar) = &mut program.liar {
            parcels = liar.think(session);
            may_move = liar.lets_move(session, self.now);
        }
        self.send_parcels(seat, parcels)?;
        if may_move && let Some(command) = self.wish(seat, false) {
            self.feed(seat, Input::Command(command))?;
        }
        if let Some(command) = self.wish(seat, true) {
            self.feed_twin(seat, Input::Command(command))?;
        }
        Ok(())
    }

    fn wish(&mut self, seat: usize, twin: bool) -> Option<Command> {
        let program = &self.programs[seat];
        let session: &Session =
            if twin { program.liar.as_ref()?.twin.as_deref()? } else { program.session.as_ref()? };
        let played = session.ledger().settled().saturating_sub(self.first_slots);
        super::player::wish(session, &self.plan, played, &mut self.rng)
    }

    // The end.

    fn honest(&self) -> impl Iterator<Item = &Program> {
        self.programs.iter().filter(|p| p.is_honest() && !p.gone)
    }

    /// A program that is told that nobody needs it any more may leave: what it holds is not lost with it.
    pub(super) fn check_complete(&self, seat: usize) -> Checked {
        let ledger = |p: &Program| Some(p.session.as_ref()?.ledger().clone());
        let up: Vec<_> = self.honest().filter(|p| p.me.index() != seat).filter_map(ledger).collect();
        let Some(own) = ledger(&self.programs[seat]).filter(|_| up.len() == 2) else {
            return Ok(());
        };
        if up.iter().any(|other| laws::holds(other, &own)) {
            return Ok(());
        }
        laws::broken("what is complete is held by others", format!("seat {seat} holds what nobody else does"))
    }

    /// Whether the honest have come to the same end, and know the same of who signed twice; three honest know the same of all.
    fn is_over(&self) -> bool {
        let three = self.honest().count() == 3;
        let mut ends = self.honest().map(|program| {
            let ledger = program.session.as_ref()?.ledger();
            let accused: Vec<Kingdom> = ledger.double_signers().into_iter().map(|(kingdom, _)| kingdom).collect();
            let all = three.then(|| ledger.digests().pop());
            ledger.outcome().map(|outcome| (outcome, ledger.head(), accused, all))
        });
        let Some(Some(first)) = ends.next() else {
            return false;
        };
        ends.all(|end| end.as_ref() == Some(&first))
    }

    /// A game that has not ended may only wait where the design says that it may.
    fn excuse_or_break(&mut self) -> Checked {
        let ledgers: Vec<_> = self.honest().filter_map(|p| Some(p.session.as_ref()?.ledger())).collect();
        let missing = Kingdom::ALL.into_iter().find(|k| !self.honest().any(|p| p.me == *k));
        let heads: BTreeSet<_> = ledgers.iter().map(|ledger| ledger.head()).collect();
        let all_down = ledgers.len() < self.honest().count();
        if !all_down
            && heads.len() == 1
            && missing.is_some_and(|missing| ledgers.iter().all(|ledger| laws::may_wait(ledger, missing)))
        {
            return Ok(());
        }
        let states: Vec<String> = ledgers.iter().map(|ledger| state_of(ledger)).collect();
        Err(Broken { law: "the honest come to one end", seen: states.join("\n  ") })
    }

    fn report(&self, steps: u64) -> Report {
        let ledger = self.honest().find_map(|p| p.session.as_ref()).map(Session::ledger);
        Report {
            outcome: ledger.and_then(sanguo_net::Ledger::outcome),
            slots: ledger.map_or(0, sanguo_net::Ledger::settled),
            accused: ledger.map(|l| l.double_signers().into_iter().map(|(k, _)| k).collect()).unwrap_or_default(),
            blamed: self.laws.blamed.clone(),
            undone: self.laws.undone,
            millis: self.now,
            steps,
        }
    }
}

/// Who has to run for something to happen.
fn seat_of(happening: &Happening) -> Option<usize> {
    match happening {
        Happening::Tick { seat, .. } | Happening::Think { seat, .. } | Happening::GiveUp { seat, .. } => Some(*seat),
        Happening::Gossip { to, .. } | Happening::Ask { to, .. } | Happening::Answer { to, .. } => Some(*to),
        _ => None,
    }
}
