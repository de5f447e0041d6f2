//! The table the simulator plays at, and openings after which something happens soon.

use std::sync::OnceLock;

use sanguo_net::{
    Clock, Decision, Identity, Ledger, Line, Millis, Player, RecordWriter, Seats, Settings, Slot, Table, Vote, What,
};
use sanguo_rules::Kingdom;

use super::program::message;

/// Limit for being away where there is no clock: short, so that a game with a silent player ends soon.
pub const AWAY: Millis = Millis(20_000);
const BRIEF: Millis = Millis(1_000);
const CLOCK: Clock = Clock { base: Millis(25_000), increment: Millis(1_000) };
const NAMES: [&str; 3] = ["Ann", "Bob", "Cleo"];

/// Where a simulated game starts. All moves before are settled and signed by all three.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Opening {
    /// The set-up.
    Plain,
    /// Wu is on turn and can checkmate Wei.
    BeforeFall,
    /// Wei has fallen; Shu, on turn, and Wu are alive.
    AfterFall,
    /// Shu, on turn, can checkmate Wu and win.
    BeforeEnd,
}

impl Opening {
    /// All of them.
    pub const ALL: [Opening; 4] = [Opening::Plain, Opening::BeforeFall, Opening::AfterFall, Opening::BeforeEnd];

    fn moves(self) -> &'static [&'static str] {
        const GAME: [&str; 7] = ["rh3gb4", "gh3ge3", "bh3rb1", "gb4ge4", "ge3be4", "ge4be5", "rb1rd1"];
        match self {
            Opening::Plain => &[],
            Opening::BeforeFall => &GAME[..4],
            Opening::AfterFall => &GAME[..5],
            Opening::BeforeEnd => &GAME,
        }
    }
}

/// How much time the players have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pace {
    /// A clock.
    Clock,
    /// A limit for being away alone.
    Away,
    /// A limit so short that one step of time uses it up.
    Brief,
}

/// What every seat knows, and has on disk, when a simulation starts.
#[derive(Clone, Debug)]
pub struct Start {
    /// In memory.
    pub ledger: Ledger,
    /// On disk.
    pub record: String,
}

/// The keys of Shu, Wu and Wei, the same in every simulation.
pub fn identities() -> &'static [Identity; 3] {
    static KEYS: OnceLock<[Identity; 3]> = OnceLock::new();
    KEYS.get_or_init(|| [1, 2, 3].map(|seed| Identity::from_seed(&[seed; 32])))
}

/// The start of a game.
pub fn start(opening: Opening, pace: Pace) -> &'static Start {
    static STARTS: [[OnceLock<Start>; 3]; 4] = [const { [const { OnceLock::new() }; 3] }; 4];
    let clock = (pace == Pace::Clock).then_some(CLOCK);
    let away = if pace == Pace::Brief { BRIEF } else { AWAY };
    let settings = Settings { banners: false, clock, seats: Seats::HostFirst, away };
    STARTS[opening as usize][pace as usize].get_or_init(|| prepare(settings, opening))
}

/// A kingdom's player.
pub(crate) fn name_of(kingdom: Kingdom) -> &'static str {
    NAMES[kingdom.index()]
}

/// A first move that all three signed in another game of theirs, for who plays it back.
pub(crate) fn message_of_other_game() -> &'static str {
    static OTHER: OnceLock<String> = OnceLock::new();
    let settings = Settings { banners: true, clock: None, seats: Seats::HostFirst, away: Millis(AWAY.0 + 1) };
    OTHER.get_or_init(|| message(&signed_by_all(&prepare(settings, Opening::Plain).ledger, "rh3gb4")))
}

fn prepare(settings: Settings, opening: Opening) -> Start {
    let players = [0, 1, 2].map(|i| Player {
        key: identities()[i].public(),
        name: NAMES[i].parse().expect("a name"),
        nonce: None,
        host: i == 0,
    });
    let table = Table::new(settings, players).expect("a table");
    let mut ledger = Ledger::new(table.clone());
    let mut lines: Vec<Line> = Kingdom::ALL
        .into_iter()
        .map(|kingdom| Line::Seal { kingdom, signature: identities()[kingdom.index()].sign(&table.seal_bytes()) })
        .collect();
    add(&mut ledger, &lines);
    for mv in opening.moves() {
        let slot = signed_by_all(&ledger, mv);
        add(&mut ledger, &slot);
        lines.extend(slot);
    }
    let (mut writer, mut record) = RecordWriter::begin(&table);
    record += &writer.write(&lines);
    Start { ledger, record }
}

/// A move in the open slot with the signatures of all three.
fn signed_by_all(ledger: &Ledger, mv: &str) -> Vec<Line> {
    let mv = mv.parse().expect("a move");
    let mut game = ledger.game().clone();
    let owner = game.position().turn();
    game.play(mv).expect("a legal move");
    let what = What::Move { mv, hash: game.position().hash(), spent: Millis(0) };
    let slot: Slot = ledger.open_slot();
    let decision = Decision { game: ledger.id(), slot, previous: ledger.head(), what };
    let votes = [owner, owner.next(), owner.prev()]
        .map(|kingdom| Line::Vote(Vote::sign(&identities()[kingdom.index()], kingdom, &decision)));
    std::iter::once(Line::Decision(decision)).chain(votes).collect()
}

fn add(ledger: &mut Ledger, lines: &[Line]) {
    for (these, result) in ledger.add_all(lines) {
        assert!(result.is_ok(), "{result:?}: {these:?}");
    }
}
