//! What a seed draws: where a game starts, how it is to end, what fails, and who lies.

use fastrand::Rng;
use sanguo_rules::Kingdom;

use super::cast::{Opening, Pace};
use super::liar::Lie;

/// In one of so many runs the records are merged as well.
const RUNS_BETWEEN_MERGES: u8 = 16;

/// How the players of a simulated game bring it to an end once enough slots are filled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// Whoever is on turn resigns.
    Resign,
    /// Somebody not on turn gives notice.
    Notice,
    /// Nobody moves any more, so that time runs out.
    Idle,
    /// They look for a move that fells somebody, and resign later.
    Fell,
}

/// What fails, until the world grows calm.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Faults {
    /// Faults stop at this moment, in milliseconds.
    pub until: u64,
    /// Of a hundred messages so many are lost.
    pub loss: u8,
    /// Of a hundred so many come twice.
    pub doubled: u8,
    /// Longest delay, in milliseconds.
    pub delay: u64,
    /// Links cut on both ways for a while.
    pub cuts: u8,
    /// Links cut on one way for a while.
    pub mutes: u8,
    /// Crashes with a restart.
    pub crashes: u8,
    /// Failed writes.
    pub disk: u8,
    /// Machines that sleep for a while.
    pub sleeps: u8,
    /// Clocks that jump forward.
    pub jumps: u8,
    /// Most that a clock drifts, in thousandths.
    pub drift: i64,
}

impl Faults {
    /// Nothing fails.
    pub const NONE: Faults = Faults {
        until: 1_000,
        loss: 0,
        doubled: 0,
        delay: 50,
        cuts: 0,
        mutes: 0,
        crashes: 0,
        disk: 0,
        sleeps: 0,
        jumps: 0,
        drift: 0,
    };

    fn draw(rng: &mut Rng) -> Self {
        // Most kinds are left out of most runs, so that each is also met alone.
        let mut some = |most: u8| if rng.u8(..3) == 0 { rng.u8(..=most) } else { 0 };
        Faults {
            loss: some(40),
            doubled: some(30),
            cuts: some(4),
            mutes: some(3),
            crashes: some(5),
            disk: some(2),
            sleeps: some(2),
            jumps: some(2),
            drift: i64::from(some(20)),
            until: rng.u64(5_000..40_000),
            delay: *rng.choice(&[50, 500, 3_000, 8_000]).unwrap_or(&50),
        }
    }
}

/// All that distinguishes one simulation from another.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan {
    /// The rest is drawn from it as things happen.
    pub seed: u64,
    /// Where the game starts.
    pub opening: Opening,
    /// How much time the players have.
    pub pace: Pace,
    /// Slots to be played before the players end the game.
    pub slots: u32,
    /// How they end it.
    pub ending: Ending,
    /// Longest that a player thinks, in milliseconds.
    pub thinking: u64,
    /// Players talk, and give up now and then without a reason.
    pub whims: bool,
    /// What fails.
    pub faults: Faults,
    /// Crashes for good, or has its record damaged; nobody lies then.
    pub gone: Option<Kingdom>,
    /// Who lies, and how.
    pub liar: Option<(Kingdom, Lie)>,
    /// The link between the two others is cut as long as faults last; all goes through the liar.
    pub only_path: bool,
    /// An older copy of its record is put back while faults last.
    pub restored: Option<Kingdom>,
    /// Whether any two of the records are merged in the end, which takes longer than many a game.
    pub merges: bool,
}

impl Plan {
    /// What a seed draws.
    pub fn of(seed: u64) -> Plan {
        let mut rng = Rng::with_seed(seed);
        let kingdom = |rng: &mut Rng| Kingdom::ALL[rng.usize(..3)];
        let mut plan = Plan {
            seed: rng.u64(..),
            opening: Opening::ALL[rng.usize(..4)],
            pace: if rng.bool() { Pace::Clock } else { Pace::Away },
            slots: rng.u32(1..8),
            ending: [Ending::Resign, Ending::Notice, Ending::Idle, Ending::Fell][rng.usize(..4)],
            thinking: *rng.choice(&[300, 2_000, 12_000, 25_000]).unwrap_or(&300),
            whims: true,
            faults: Faults::draw(&mut rng),
            gone: None,
            liar: None,
            only_path: false,
            restored: None,
            merges: false,
        };
        match rng.u8(..10) {
            0 | 1 => plan.gone = Some(kingdom(&mut rng)),
            2..8 => {
                plan.liar = Some((kingdom(&mut rng), Lie::ALL[rng.usize(..Lie::ALL.len())]));
                plan.only_path = rng.u8(..6) == 0;
            }
            _ => {}
        }
        plan.merges = rng.u8(..RUNS_BETWEEN_MERGES) == 0;
        plan
    }

    /// A quiet run with one liar, to see what becomes of just that lie.
    pub fn of_lie(seed: u64, lie: Lie) -> Plan {
        let mut rng = Rng::with_seed(seed);
        Plan {
            seed: rng.u64(..),
            opening: Opening::Plain,
            pace: if rng.bool() { Pace::Clock } else { Pace::Away },
            slots: rng.u32(6..9),
            ending: Ending::Resign,
            thinking: 1_000,
            whims: false,
            faults: Faults { delay: *rng.choice(&[20, 300]).unwrap_or(&20), ..Faults::NONE },
            gone: None,
            liar: Some((Kingdom::ALL[rng.usize(..3)], lie)),
            only_path: false,
            restored: None,
            merges: true,
        }
    }

    /// A quiet run in which one puts back an older copy of its record.
    pub fn of_backup(seed: u64) -> Plan {
        let mut rng = Rng::with_seed(seed);
        let restored = Some(Kingdom::ALL[rng.usize(..3)]);
        // Slow enough that who does not wait to be told signs before.
        let faults = Faults { until: 30_000, delay: 2_000, ..Faults::NONE };
        Plan {
            liar: None,
            restored,
            faults,
            slots: 12,
            thinking: 300,
            pace: Pace::Away,
            ..Plan::of_lie(seed, Lie::Silent)
        }
    }
}
