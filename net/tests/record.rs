//! A record is refused unless every line of it is right, and the first bad line is named.

#![allow(clippy::unwrap_used)]

use std::sync::LazyLock;

use proptest::prelude::*;
use sanguo_net::{
    Decision, Identity, Ledger, Line, Millis, Player, RecordWriter, Seats, Settings, Table, Verified, Vote, What,
    recover, verify,
};
use sanguo_rules::Kingdom;

fn identity(k: Kingdom) -> Identity {
    Identity::from_seed(&[k.index() as u8 + 1; 32])
}

fn table() -> Table {
    let player = |k: Kingdom| Player {
        key: identity(k).public(),
        name: ["Ann", "Žofie 😀", "Cleo \"C\""][k.index()].parse().unwrap(),
        nonce: None,
        host: k == Kingdom::Shu,
    };
    Table::new(Settings { seats: Seats::HostFirst, ..Settings::default() }, Kingdom::ALL.map(player)).unwrap()
}

/// A random game of so many slots, as lines after the table text; the third signature is missing in every fifth slot.
fn lines(slots: usize, seed: u64) -> Vec<Line> {
    let mut random = fastrand::Rng::with_seed(seed);
    let mut ledger = Ledger::new(table());
    let seal = |k: Kingdom| Line::Seal { kingdom: k, signature: identity(k).sign(&table().seal_bytes()) };
    let mut all: Vec<Line> = Kingdom::ALL.map(seal).to_vec();
    all.iter().for_each(|line| drop(ledger.add(line).unwrap()));
    for slot in 0..slots {
        let mut game = ledger.game().clone();
        let (owner, moves) = (game.position().turn(), game.position().legal_moves());
        let mv = moves[random.usize(..moves.len())];
        game.play(mv).unwrap();
        let what = What::Move { mv, hash: game.position().hash(), spent: Millis(random.u64(..90_000)) };
        let decision = Decision { game: ledger.id(), slot: ledger.open_slot(), previous: ledger.head(), what };
        let mut new = vec![Line::Decision(decision.clone())];
        let voters = [owner, owner.next(), owner.prev()];
        new.extend(
            voters
                .iter()
                .take(if slot % 5 == 4 { 2 } else { 3 })
                .map(|k| Line::Vote(Vote::sign(&identity(*k), *k, &decision))),
        );
        assert!(ledger.add_all(&new).iter().all(|(_, result)| result.is_ok()));
        all.extend(new);
    }
    all
}

fn write(lines: &[Line]) -> String {
    let (mut writer, head) = RecordWriter::begin(&table());
    head + &writer.write(lines)
}

const SEED: u64 = 20_260_101;
static LINES: LazyLock<Vec<Line>> = LazyLock::new(|| lines(10, SEED));
static RECORD: LazyLock<String> = LazyLock::new(|| write(&LINES));

fn verified() -> Verified {
    verify(RECORD.as_bytes()).unwrap_or_else(|e| panic!("seed {SEED}: {e}"))
}

/// The number of the record's line, from 1, that begins `nth` lines after the table text.
fn line_number(nth: usize) -> usize {
    nth + 6
}

#[test]
fn a_good_record_says_what_happened() {
    let verified = verified();
    assert_eq!(verified.slots().count(), 10);
    assert_eq!(verified.slots().filter(|slot| slot.signed.unanimous).count(), 8);
    assert_eq!(verified.signatures(), 3 + 8 * 3 + 2 * 2);
    assert_eq!(verified.outcome(), None);
    assert_eq!(verified.to_record(), *RECORD);
    let merged = verified.clone().merge(&verified).unwrap();
    assert_eq!(merged.to_record(), *RECORD);
}

#[test]
fn records_of_one_game_merge_by_union() {
    let (mut early, mut sparse) = (LINES.clone(), LINES.clone());
    early.truncate(20);
    let mut votes = 0;
    // Every third signature under a decision is missing.
    sparse.retain(|line| {
        votes = if matches!(line, Line::Decision(_)) { 0 } else { votes + 1 };
        votes < 3 || matches!(line, Line::Seal { .. })
    });
    while verify(write(&early).as_bytes()).is_err() {
        early.pop();
    }
    let (early, sparse) = (verify(write(&early).as_bytes()).unwrap(), verify(write(&sparse).as_bytes()).unwrap());
    let (one, other) = (early.clone().merge(&sparse).unwrap(), sparse.merge(&early).unwrap());
    assert_eq!(one.to_record(), other.to_record());
    assert_eq!(one.slots().count(), 10);
}

/// The first four slots, after which Wu is on turn, and a decision for the next with the votes of some.
fn after_four_slots(what: What, by: &[Kingdom]) -> (Ledger, Vec<Line>) {
    let mut ledger = Ledger::new(table());
    // Three seals, then a decision and its votes for each slot.
    ledger.add_all(&LINES[..3 + 4 * 4]);
    assert_eq!((ledger.settled(), ledger.game().position().turn()), (4, Kingdom::Wu));
    let lines = signed(&ledger, what, by);
    (ledger, lines)
}

fn signed(ledger: &Ledger, what: What, by: &[Kingdom]) -> Vec<Line> {
    let decision = Decision { game: ledger.id(), slot: ledger.open_slot(), previous: ledger.head(), what };
    let votes = by.iter().map(|k| Line::Vote(Vote::sign(&identity(*k), *k, &decision)));
    std::iter::once(Line::Decision(decision.clone())).chain(votes).collect()
}

/// A record of the first slots and further lines, read.
fn record_of(more: &[&[Line]]) -> Verified {
    let lines = [&[&LINES[..3 + 4 * 4]], more].concat().concat();
    verify(write(&lines).as_bytes()).unwrap()
}

/// Written anew it says the same.
fn assert_stable(record: &Verified) {
    let again = verify(record.to_record().as_bytes()).unwrap_or_else(|bad| panic!("{bad}\n{}", record.to_record()));
    assert_eq!(again.to_record(), record.to_record());
    assert_eq!(again.slots().collect::<Vec<_>>(), record.slots().collect::<Vec<_>>());
    assert_eq!((again.double_signers(), again.outcome()), (record.double_signers(), record.outcome()));
}

#[test]
fn what_lost_is_kept_and_merges() {
    use Kingdom::{Shu, Wei, Wu};
    let (ledger, resigned) = after_four_slots(What::Resign(Wu), &[Wu]);
    let timed_out = signed(&ledger, What::Timeout(Wu), &[Shu, Wei]);
    let late = record_of(&[&resigned, &timed_out]);
    assert_stable(&late);
    assert_eq!(late.signatures(), record_of(&[&timed_out]).signatures() + 1, "Wu's late word is there");
    // The other got another late word of Wu's: only both together prove anything, whichever is merged into which.
    let mv = ledger.game().position().legal_moves()[0];
    let mut game = ledger.game().clone();
    game.play(mv).unwrap();
    let moved = signed(&ledger, What::Move { mv, hash: game.position().hash(), spent: Millis(0) }, &[Wu]);
    let other = record_of(&[&moved, &timed_out]);
    for (one, other) in [(&late, &other), (&other, &late)] {
        let merged = one.clone().merge(other).unwrap();
        assert_stable(&merged);
        assert_eq!(merged.double_signers(), [(Wu, ledger.open_slot())]);
        assert_eq!(merged.outcome(), late.outcome());
    }
}

#[test]
fn a_third_decision_of_a_liar_is_left_out() {
    use Kingdom::{Shu, Wei, Wu};
    let (ledger, resigned) = after_four_slots(What::Resign(Wu), &[Wu]);
    let mv = ledger.game().position().legal_moves()[0];
    let mut game = ledger.game().clone();
    game.play(mv).unwrap();
    let moved = signed(&ledger, What::Move { mv, hash: game.position().hash(), spent: Millis(0) }, &[Wu]);
    let timed_out = signed(&ledger, What::Timeout(Wu), &[Shu, Wei, Wu]);
    let record = record_of(&[&resigned, &moved, &timed_out]);
    assert_eq!(record.double_signers(), [(Wu, ledger.open_slot())]);
    assert_stable(&record);
}

#[test]
fn what_a_proof_keeps_from_being_settled_stays_open() {
    use Kingdom::{Shu, Wu};
    let (ledger, resigned) = after_four_slots(What::Resign(Wu), &[Wu]);
    let timed_out = signed(&ledger, What::Timeout(Wu), &[Wu]);
    let agreed = signed(&ledger, What::Resign(Wu), &[Wu, Shu]);
    let record = record_of(&[&resigned, &timed_out, &agreed[2..]]);
    assert_eq!(record.outcome(), None);
    assert_stable(&record);
}

#[test]
fn a_line_that_is_lost_doubled_or_moved_is_named() {
    let texts: Vec<&str> = RECORD.lines().collect();
    let join = |texts: &[&str]| texts.iter().map(|text| format!("{text}\n")).collect::<String>();
    for i in 0..texts.len() - 1 {
        let mut lost = texts.clone();
        lost.remove(i);
        assert_eq!(verify(join(&lost).as_bytes()).unwrap_err().line, i + 1, "lost {i}");
        let mut doubled = texts.clone();
        doubled.insert(i, texts[i]);
        assert_eq!(verify(join(&doubled).as_bytes()).unwrap_err().line, i + 2, "doubled {i}");
        let mut moved = texts.clone();
        moved.swap(i, i + 1);
        assert_eq!(verify(join(&moved).as_bytes()).unwrap_err().line, i + 1, "moved {i}");
    }
}

/// The same faults by somebody who ties the lines anew: now the meaning has to give them away.
#[test]
fn a_fault_with_right_checks_is_named() {
    for i in 0..LINES.len() {
        let mut lost = LINES.clone();
        lost.remove(i);
        let bad = match verify(write(&lost).as_bytes()) {
            // Two signatures are left, or the last slot is open again: less is known, nothing is wrong.
            Ok(less) => {
                assert!(matches!(LINES[i], Line::Vote(_)), "lost {i}");
                assert_eq!(less.signatures() + 1, verified().signatures(), "lost {i}");
                continue;
            }
            Err(bad) => bad,
        };
        // Without the owner's vote it is the decision before it that is wrong.
        assert!(bad.line + 1 >= line_number(i), "lost {i}: {bad}");
        let mut doubled = LINES.clone();
        doubled.insert(i, LINES[i].clone());
        let bad = verify(write(&doubled).as_bytes()).unwrap_err();
        assert!((line_number(i)..=line_number(i) + 1).contains(&bad.line), "doubled {i}: {bad}");
    }
}

#[test]
fn a_foreign_signature_is_named() {
    let stranger = Identity::from_seed(&[9; 32]);
    let mut decision = None;
    for (i, line) in LINES.iter().enumerate() {
        let forged = match line {
            Line::Seal { kingdom, .. } => {
                Line::Seal { kingdom: *kingdom, signature: stranger.sign(&table().seal_bytes()) }
            }
            Line::Decision(d) => {
                decision = Some(d.clone());
                continue;
            }
            Line::Vote(vote) => Line::Vote(Vote::sign(&stranger, vote.kingdom, decision.as_ref().unwrap())),
            _ => continue,
        };
        let mut lines = LINES.clone();
        lines[i] = forged;
        let bad = verify(write(&lines).as_bytes()).unwrap_err();
        assert_eq!(bad.line, line_number(i), "{bad}");
        assert!(bad.why.to_string().contains("signature"), "{bad}");
    }
}

/// Even if all three sign it: the rules are checked, not only the signatures.
#[test]
fn a_position_hash_that_does_not_follow_is_named() {
    let mut ledger = Ledger::new(table());
    let mut lines: Vec<Line> = LINES[..3].to_vec();
    lines.iter().for_each(|line| drop(ledger.add(line).unwrap()));
    let mut game = ledger.game().clone();
    let mv = game.position().legal_moves()[0];
    let wrong = game.position().hash();
    game.play(mv).unwrap();
    let what = What::Move { mv, hash: wrong, spent: Millis(1) };
    let decision = Decision { game: ledger.id(), slot: ledger.open_slot(), previous: ledger.head(), what };
    lines.push(Line::Decision(decision.clone()));
    lines.extend(Kingdom::ALL.map(|k| Line::Vote(Vote::sign(&identity(k), k, &decision))));
    let bad = verify(write(&lines).as_bytes()).unwrap_err();
    assert_eq!(bad.line, line_number(3));
    assert!(bad.why.to_string().contains("position hash"), "{bad}");
}

#[test]
fn another_key_at_the_table_is_refused() {
    let other = Identity::from_seed(&[8; 32]).public().to_string();
    let own = identity(Kingdom::Wu).public().to_string();
    let text = RECORD.replace(&own, &other);
    assert!(verify(text.as_bytes()).is_err());
    // Tied anew under a table with the wrong key: the seals do not fit it.
    let table: Table = table().to_string().replace(&own, &other).parse().unwrap();
    let (mut writer, head) = RecordWriter::begin(&table);
    let bad = verify((head + &writer.write(&LINES)).as_bytes()).unwrap_err();
    assert_eq!(bad.line, line_number(0), "{bad}");
}

#[test]
fn every_cut_is_a_shorter_record_or_is_set_aside() {
    for cut in (0..RECORD.len()).step_by(7) {
        let bytes = &RECORD.as_bytes()[..cut];
        match recover(bytes) {
            Ok((_, whole)) => {
                assert!(whole <= cut);
                assert!(cut - whole < 800, "only a last decision may be set aside");
                let in_a_line = cut > 0 && bytes[cut - 1] != b'\n';
                assert!(!in_a_line || verify(bytes).is_err(), "cut in the middle of a line at {cut}");
            }
            Err(bad) => assert!(bad.line <= 5, "{cut}: {bad}"),
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 100, ..ProptestConfig::default() })]

    #[test]
    fn any_changed_byte_is_found_in_its_line(at in 0usize..1_000_000, to in any::<u8>()) {
        let mut bytes = RECORD.as_bytes().to_vec();
        let at = at % bytes.len();
        prop_assume!(bytes[at] != to);
        let line = bytes[..at].iter().filter(|b| **b == b'\n').count() + 1;
        bytes[at] = to;
        let bad = verify(&bytes).unwrap_err();
        prop_assert!(bad.line == line || (bytes[at] != b'\n' && bad.line == line + 1), "{bad}, changed {line}");
    }

    #[test]
    fn no_bytes_panic(bytes in prop::collection::vec(any::<u8>(), 0..300), at in 0usize..1_000_000, cut in 0usize..400) {
        let _ = verify(&bytes);
        let mut spliced = RECORD.as_bytes().to_vec();
        let at = at % spliced.len();
        let end = (at + cut).min(spliced.len());
        spliced.splice(at..end, bytes);
        let _ = verify(&spliced);
        let _ = recover(&spliced);
    }

    #[test]
    fn no_lines_panic(picks in prop::collection::vec((any::<prop::sample::Index>(), any::<bool>()), 0..40)) {
        let lines: Vec<Line> = picks.iter().map(|(i, _)| i.get(&LINES).clone()).collect();
        let _ = verify(write(&lines).as_bytes());
    }
}
