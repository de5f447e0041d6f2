//! What verifying a record costs beside the signature checks that it cannot do without.
//!
//! `cargo bench -p sanguo-net --bench verify` prints both and their ratio, measured turn about in the same run.

use std::hint::black_box;
use std::time::{Duration, Instant};

use sanguo_net::{
    Decision, Identity, Ledger, Line, Millis, Player, PublicKey, RecordWriter, Seats, Settings, Signature, Table, Vote,
    What, verify,
};
use sanguo_rules::Kingdom;

const SLOTS: usize = 1_000;
const ROUNDS: usize = 51;

fn identity(k: Kingdom) -> Identity {
    Identity::from_seed(&[k.index() as u8 + 1; 32])
}

fn table() -> Option<Table> {
    let players = Kingdom::ALL.map(|k| {
        let name = ["Ann", "Bob", "Cleo"][k.index()].parse().ok()?;
        Some(Player { key: identity(k).public(), name, nonce: None, host: k == Kingdom::Shu })
    });
    let [Some(a), Some(b), Some(c)] = players else { return None };
    Table::new(Settings { seats: Seats::HostFirst, ..Settings::default() }, [a, b, c]).ok()
}

/// A random game of so many slots, signed by all three; `None` when it ends earlier.
fn game(seed: u64) -> Option<Vec<Line>> {
    let (mut random, table) = (fastrand::Rng::with_seed(seed), table()?);
    let mut ledger = Ledger::new(table.clone());
    let seal = |k: Kingdom| Line::Seal { kingdom: k, signature: identity(k).sign(&table.seal_bytes()) };
    let mut lines = Kingdom::ALL.map(seal).to_vec();
    ledger.add_all(&lines);
    for _ in 0..SLOTS {
        if ledger.outcome().is_some() {
            return None;
        }
        let mut position = ledger.game().position().clone();
        let (owner, moves) = (position.turn(), position.legal_moves());
        let mv = moves[random.usize(..moves.len())];
        position.play(mv).ok()?;
        let what = What::Move { mv, hash: position.hash(), spent: Millis(1_000) };
        let decision = Decision { game: ledger.id(), slot: ledger.open_slot(), previous: ledger.head(), what };
        let votes = [owner, owner.next(), owner.prev()].map(|k| Line::Vote(Vote::sign(&identity(k), k, &decision)));
        let new: Vec<Line> = std::iter::once(Line::Decision(decision)).chain(votes).collect();
        ledger.add_all(&new);
        lines.extend(new);
    }
    Some(lines)
}

/// Every signature check of the record and nothing else.
fn checks(lines: &[Line]) -> Vec<(PublicKey, Vec<u8>, Signature)> {
    let mut bytes = Vec::new();
    let mut all = Vec::new();
    for line in lines {
        match line {
            Line::Decision(decision) => bytes = decision.vote_bytes(),
            Line::Vote(vote) => all.push((identity(vote.kingdom).public(), bytes.clone(), vote.signature)),
            _ => {}
        }
    }
    all
}

fn time(work: impl FnOnce()) -> Duration {
    let start = Instant::now();
    work();
    start.elapsed()
}

/// The round that was disturbed least: the work is the same in each.
fn fastest(values: impl Iterator<Item = f64>) -> f64 {
    values.fold(f64::INFINITY, f64::min)
}

fn main() {
    let Some((seed, lines)) = (0..10_000).find_map(|seed| Some((seed, game(seed)?))) else {
        println!("no random game of {SLOTS} slots was found");
        std::process::exit(1);
    };
    let Some(table) = table() else { return };
    let (mut writer, head) = RecordWriter::begin(&table);
    let record = head + &writer.write(&lines);
    let checks = checks(&lines);
    let mut rows = Vec::new();
    for _ in 0..ROUNDS {
        let whole = time(|| assert!(black_box(verify(record.as_bytes())).is_ok()));
        let bare = time(|| assert!(checks.iter().all(|(key, bytes, signature)| key.verify(bytes, signature))));
        rows.push((whole.as_secs_f64() * 1e3, bare.as_secs_f64() * 1e3));
    }
    let (whole, bare) = (fastest(rows.iter().map(|row| row.0)), fastest(rows.iter().map(|row| row.1)));
    println!(
        "{SLOTS} slots (seed {seed}), {} signatures, {} bytes, fastest of {ROUNDS} rounds",
        checks.len(),
        record.len()
    );
    println!("verify the record   {whole:8.1} ms");
    println!("signature checks    {bare:8.1} ms");
    println!("ratio               {:8.3}", whole / bare);
}
