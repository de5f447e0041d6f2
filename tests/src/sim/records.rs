//! What the records of a simulation say in the end: each by itself, and any two of them merged.

use std::collections::BTreeSet;

use sanguo_net::{RecordWriter, Session, Verified, What, verify};
use sanguo_rules::Kingdom;

use super::laws::{Broken, broken};
use super::program::Program;

/// A record, and whether its keeper has kept to the rules and has the end on disk.
struct Kept {
    by: Kingdom,
    record: Verified,
    lies: bool,
    finished: bool,
}

/// Reads the records of all seats, merges any two of them, and reads what comes of that. `liars` are those who have signed
/// twice.
pub(crate) fn check(programs: &[Program], liars: &BTreeSet<Kingdom>) -> Result<(), Broken> {
    let mut kept = Vec::new();
    for program in programs {
        kept.extend(read(program)?);
    }
    for (at, one) in kept.iter().enumerate() {
        // In either order: which of two is the game must not hang on it.
        for other in kept[..at].iter().chain(&kept[at + 1..]) {
            check_merged(one, other, liars)?;
        }
    }
    Ok(())
}

fn read(program: &Program) -> Result<Vec<Kept>, Broken> {
    let by = program.me;
    if let Some(liar) = &program.liar {
        let puppets = program.session.iter().chain(liar.twin.as_deref());
        let records = puppets.filter_map(|puppet| verify(written(puppet).as_bytes()).ok());
        return Ok(records.map(|record| Kept { by, record, lies: true, finished: false }).collect());
    }
    match verify(program.disk.bytes()) {
        Ok(record) => {
            // What was agreed after a write had failed is in memory only.
            let finished = !program.gone && program.disk.is_well() && record.outcome().is_some();
            Ok(vec![Kept { by, record, lies: false, finished }])
        }
        Err(bad) if program.disk.is_well() && !program.gone => {
            Err(Broken { law: "the record can be read", seen: format!("{by}: {bad}") })
        }
        Err(_) => Ok(Vec::new()),
    }
}

/// The record of a puppet, which has no disk.
fn written(puppet: &Session) -> String {
    let (mut writer, head) = RecordWriter::begin(puppet.ledger().table());
    head + &writer.write(&puppet.ledger().lines())
}

fn check_merged(one: &Kept, other: &Kept, liars: &BTreeSet<Kingdom>) -> Result<(), Broken> {
    let who = format!("{} with {}", one.by, other.by);
    let merged = one.record.clone().merge(&other.record);
    let merged = merged.map_err(|why| Broken { law: "records merge", seen: format!("{who}: {why}") })?;
    let text = merged.to_record();
    let read = verify(text.as_bytes())
        .map_err(|bad| Broken { law: "a merged record can be read", seen: format!("{who}: {bad}\n{text}") })?;
    if read.to_record() != text || says(&read) != says(&merged) || read.signatures() != merged.signatures() {
        return broken(
            "a merged record says what was merged",
            format!("{who}\n{:?}\n{:?}", says(&merged), says(&read)),
        );
    }
    // A puppet's record holds what was signed and never sent.
    let may_be_named = liars.iter().chain([one, other].into_iter().filter(|kept| kept.lies).map(|kept| &kept.by));
    let may_be_named: BTreeSet<Kingdom> = may_be_named.copied().collect();
    let named = accused(&merged);
    let known = accused(&one.record).union(&accused(&other.record)).copied().collect();
    if !named.is_superset(&known) || !named.is_subset(&may_be_named) {
        return broken(
            "a merged record names who signed twice",
            format!("{who}: {named:?}, not {known:?}, {may_be_named:?}"),
        );
    }
    // Whoever kept to the rules is told of no other end than the one that was agreed.
    let agreed = [one, other].into_iter().find(|kept| kept.finished);
    if let Some(kept) = agreed.filter(|kept| says(&kept.record).0 != says(&merged).0) {
        return broken(
            "a merged record has the same game",
            format!("{who}\n{:?}\n{:?}", says(&kept.record), says(&merged)),
        );
    }
    Ok(())
}

/// The game, and who has signed twice.
fn says(record: &Verified) -> (Vec<What>, BTreeSet<Kingdom>) {
    (record.slots().map(|slot| slot.what).collect(), accused(record))
}

fn accused(record: &Verified) -> BTreeSet<Kingdom> {
    record.double_signers().into_iter().map(|(kingdom, _)| kingdom).collect()
}
