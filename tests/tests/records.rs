//! A real record with any fault in it is refused, and the first bad line is named.
#![allow(clippy::unwrap_used)]

use std::process::{Command, Output};
use std::sync::OnceLock;

use proptest::prelude::*;
use proptest::sample::Index;
use sanguo_net::{BadRecord, Claim, Decision, Identity, Line, Verified, Vote, What, verify};
use sanguo_rules::{Kingdom, Position};
use sanguo_tests::binary::sanguo;
use sanguo_tests::trio::{Folders, NAMES, record_in, sit_down};

/// Slots of the sample before it is resigned.
const SLOTS: u64 = 8;

/// A record that three programs have made, and their keys.
struct Sample {
    bytes: Vec<u8>,
    keys: Vec<Identity>,
}

/// Plays a few moves, resigns, and keeps what is left.
fn sample() -> &'static Sample {
    static SAMPLE: OnceLock<Sample> = OnceLock::new();
    SAMPLE.get_or_init(|| {
        let folders = Folders::new();
        let bot: &[&str] = &["--bot", "random", "--seed", "5"];
        let (mut players, _) = sit_down(&folders, &[], [bot; 3]);
        players[0].wait_for(SLOTS, |event| event["event"] == "settled" && event["slot"] == SLOTS);
        players[0].type_line("resign");
        for player in players {
            player.end_well();
        }
        let key = |name: &str| Identity::load_or_create(&folders.of(name).join("key")).unwrap();
        Sample {
            bytes: std::fs::read(record_in(&folders.of(NAMES[0]))).unwrap(),
            keys: NAMES.iter().map(|name| key(name)).collect(),
        }
    })
}

impl Sample {
    /// The lines' texts, without their checks.
    fn texts(&self) -> Vec<String> {
        let text = std::str::from_utf8(&self.bytes).unwrap();
        text.lines().map(|line| line.rsplit_once(' ').unwrap().0.to_owned()).collect()
    }

    fn verified(&self) -> Verified {
        verify(&self.bytes).unwrap()
    }

    fn key_of(&self, kingdom: Kingdom) -> &Identity {
        let public = self.verified().table().player(kingdom).key;
        self.keys.iter().find(|key| key.public() == public).unwrap()
    }

    /// The number of a byte's line, from 1.
    fn line_of(&self, at: usize) -> usize {
        self.bytes[..at].iter().filter(|byte| **byte == b'\n').count() + 1
    }
}

/// Lines with right checks, made as PROTOCOL.md says and by no code of this program.
fn with_checks(texts: &[String]) -> Vec<u8> {
    let (mut out, mut check) = (String::new(), String::new());
    for text in texts {
        check = blake3::hash(format!("sanguo 1 line\n{check}\n{text}").as_bytes()).to_hex()[..16].to_owned();
        out += &format!("{text} {check}\n");
    }
    out.into_bytes()
}

fn refusal(bytes: &[u8]) -> BadRecord {
    verify(bytes).map(|record| record.game()).unwrap_err()
}

fn run_verify(bytes: &[u8], more: &[&str]) -> Output {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("x.sanguo");
    std::fs::write(&file, bytes).unwrap();
    Command::new(sanguo()).arg("verify").args(more).arg(&file).output().unwrap()
}

/// The command line refuses it, too, in one line that names the line.
fn assert_refused(bytes: &[u8], line: usize, words: &str) {
    let out = run_verify(bytes, &[]);
    let said = String::from_utf8(out.stderr).unwrap();
    assert_eq!(out.status.code(), Some(1), "{said}");
    assert!(said.contains(&format!(": line {line}: ")) && said.contains(words), "line {line}, {words}: {said}");
    assert_eq!(said.lines().count(), 1, "{said}");
    assert!(out.stdout.is_empty());
}

/// The number of the first line that begins so, from 1.
fn line_that_begins(texts: &[String], with: &str) -> usize {
    texts.iter().position(|text| text.starts_with(with)).unwrap() + 1
}

#[test]
fn a_good_record_is_told_in_words() {
    let out = run_verify(&sample().bytes, &[]);
    let said = String::from_utf8(out.stdout).unwrap();
    assert!(out.status.success(), "{said}");
    let record = sample().verified();
    let slots = record.slots().count();
    for words in [
        format!("game        {}", record.game()),
        format!("slots       {slots} settled, "),
        format!("signatures  {}, all valid", record.signatures()),
        " share the win – ".to_owned(),
        " has resigned".to_owned(),
    ] {
        assert!(said.contains(&words), "{words}: {said}");
    }
    assert!(NAMES.iter().all(|name| said.contains(name)), "{said}");
    assert_eq!(with_checks(&sample().texts()), sample().bytes);
}

#[test]
fn a_proof_and_a_claim_are_told_in_words() {
    let record = sample().verified();
    let (first, second) = (record.slots().next().unwrap(), record.slots().nth(1).unwrap());
    let texts = sample().texts();
    let decisions = texts.iter().enumerate().filter(|(_, text)| text.starts_with("decision "));
    let until_second = decisions.map(|(i, _)| i).nth(1).unwrap();
    // Whoever moved first also concedes its time in that slot; and the next is said to be late.
    let (game, liar, late) = (record.game(), first.owner, second.owner);
    let conceded = Decision { game, slot: first.slot, previous: game, what: What::Timeout(liar) };
    let claim = Claim::sign(sample().key_of(liar), game, second.slot, late, liar);
    let added = [
        Line::Decision(conceded.clone()),
        Line::Vote(Vote::sign(sample().key_of(liar), liar, &conceded)),
        Line::Claim(claim),
    ];
    let lines = [&texts[..until_second], &added.map(|line| line.to_string())].concat();
    let out = run_verify(&with_checks(&lines), &[]);
    let said = String::from_utf8(out.stdout).unwrap();
    assert!(out.status.success(), "{said}");
    for words in [
        format!("proof       {liar} has signed two different decisions for slot 1"),
        format!("claim       {liar} says that the time of {late} has run out; that is a claim, no decision"),
    ] {
        assert!(said.contains(&words), "{words}: {said}");
    }
}

#[test]
fn damage_is_named_with_its_line() {
    let text = String::from_utf8(sample().bytes.clone()).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    let join = |lines: &[&str]| lines.iter().map(|line| format!("{line}\n")).collect::<String>().into_bytes();
    const AT: usize = 12;
    let changed =
        join(&lines).iter().enumerate().map(|(i, byte)| if i == 40 { byte ^ 1 } else { *byte }).collect::<Vec<_>>();
    assert_refused(&changed, sample().line_of(40), "this line was changed");
    assert_refused(&join(&[&lines[..AT], &lines[AT + 1..]].concat()), AT + 1, "lost, doubled or moved");
    assert_refused(&join(&[&lines[..AT], &lines[AT - 1..]].concat()), AT + 1, "lost, doubled or moved");
    let swapped = [&lines[..AT], &[lines[AT + 1], lines[AT]], &lines[AT + 2..]].concat();
    assert_refused(&join(&swapped), AT + 1, "lost, doubled or moved");
    let cut = &text.as_bytes()[..text.len() - 30];
    assert_refused(cut, lines.len(), "the file ends in the middle of this line");
    assert_refused(b"", 1, "");
    assert_refused(b"\x7fELF\0\0\xff\n", 1, "printable ASCII");
    let out = run_verify(cut, &["--json"]);
    let said: serde_json::Value = serde_json::from_slice(&out.stdout).unwrap();
    assert_eq!(
        (out.status.code(), &said["valid"], said["line"].as_u64()),
        (Some(1), &false.into(), Some(lines.len() as u64))
    );
}

#[test]
fn a_foreign_signature_is_named() {
    let mut texts = sample().texts();
    let at = line_that_begins(&texts, "vote 2 ");
    let foreign = texts[line_that_begins(&texts, "vote 3 ") - 1].rsplit_once(' ').unwrap().1.to_owned();
    let (head, _) = texts[at - 1].rsplit_once(' ').unwrap();
    texts[at - 1] = format!("{head} {foreign}");
    assert_refused(&with_checks(&texts), at, "signature");
}

#[test]
fn a_wrong_key_is_named() {
    let texts = sample().texts();
    let stranger = Identity::from_seed(&[9; 32]).public().to_string();
    let key = sample().verified().table().player(Kingdom::Wu).key.to_string();
    let changed: Vec<String> = texts.iter().map(|text| text.replace(&key, &stranger)).collect();
    // The kingdoms are drawn from the keys, so that already the table does not hold; where the draw happens to come out the
    // same, a seal does not.
    let bad = refusal(&with_checks(&changed));
    assert!((2..=8).contains(&bad.line), "{bad}");
}

#[test]
fn a_position_hash_that_does_not_follow_is_named() {
    let texts = sample().texts();
    let record = sample().verified();
    let at = line_that_begins(&texts, "decision ");
    // Signed by the right player with the right key, for a legal move – only the hash is of another position.
    let first = record.slots().next().unwrap();
    let What::Move { mv, spent, .. } = first.what else { panic!("{first:?}") };
    let hash = Position::start(false).hash();
    let decision = Decision {
        game: record.game(),
        slot: first.slot,
        previous: record.game(),
        what: What::Move { mv, hash, spent },
    };
    let signature = sample().key_of(first.owner).sign(&decision.vote_bytes());
    let vote = format!("vote 1 {} {} {signature}", first.owner.letter(), decision.hash());
    let lines = [&texts[..at - 1], &[decision.to_string(), vote]].concat();
    assert_refused(&with_checks(&lines), at, "the position hash after");
}

proptest! {
    #[test]
    fn a_changed_byte_is_found_in_its_line(at in any::<Index>(), to in any::<u8>()) {
        let mut bytes = sample().bytes.clone();
        let at = at.index(bytes.len());
        prop_assume!(bytes[at] != to);
        bytes[at] = to;
        prop_assert_eq!(refusal(&bytes).line, sample().line_of(at));
    }

    #[test]
    fn a_lost_byte_is_found_in_its_line(at in any::<Index>()) {
        let mut bytes = sample().bytes.clone();
        let at = at.index(bytes.len());
        bytes.remove(at);
        prop_assert_eq!(refusal(&bytes).line, sample().line_of(at));
    }

    #[test]
    fn an_added_byte_is_found_in_its_line(at in any::<Index>(), with in any::<u8>()) {
        let mut bytes = sample().bytes.clone();
        let at = at.index(bytes.len() + 1);
        bytes.insert(at, with);
        let line = sample().line_of(at);
        // A line feed before a line feed leaves its line whole; an empty one follows.
        let found = refusal(&bytes).line;
        prop_assert!(found == line || with == b'\n' && found == line + 1, "{} for {}", found, line);
    }

    #[test]
    fn lines_lost_doubled_or_moved_are_found(from in any::<Index>(), to in any::<Index>(), kind in 0..3) {
        let text = String::from_utf8(sample().bytes.clone()).unwrap();
        let mut lines: Vec<&str> = text.split_inclusive('\n').collect();
        // A record cut after a whole line may be good: a crash leaves such a one.
        let (from, to) = (from.index(lines.len() - 1), to.index(lines.len()));
        match kind {
            0 => drop(lines.remove(from)),
            1 => lines.insert(from, lines[from]),
            _ => {
                prop_assume!(from != to);
                lines.swap(from, to);
            }
        }
        let first = match kind { 0 => from + 1, 1 => from + 2, _ => from.min(to) + 1 };
        prop_assert_eq!(refusal(lines.concat().as_bytes()).line, first);
    }

    #[test]
    fn right_checks_alone_change_no_game(from in any::<Index>(), to in any::<Index>(), kind in 0..3) {
        let mut texts = sample().texts();
        let (from, to) = (from.index(texts.len()), to.index(texts.len()));
        match kind {
            0 => drop(texts.remove(from)),
            1 => texts.insert(to, texts[from].clone()),
            _ => texts.swap(from, to),
        }
        // Signatures may be missing, or stand in another order; what is settled is what was played, or less of it.
        if let Ok(record) = verify(&with_checks(&texts)) {
            let played = sample().verified();
            prop_assert!(record.slots().zip(played.slots()).all(|(one, other)| one.what == other.what));
            prop_assert!(record.slots().count() <= played.slots().count());
        }
    }

    #[test]
    fn a_cut_is_torn_or_a_shorter_game(at in any::<Index>()) {
        let bytes = &sample().bytes;
        let at = at.index(bytes.len());
        match verify(&bytes[..at]) {
            Ok(record) => prop_assert!(record.slots().count() <= sample().verified().slots().count()),
            Err(bad) => prop_assert!(bad.line <= sample().line_of(at)),
        }
    }

    #[test]
    fn no_bytes_panic(bytes in prop::collection::vec(any::<u8>(), 0..400), at in any::<Index>()) {
        let _ = verify(&bytes);
        let mut spliced = sample().bytes.clone();
        let at = at.index(spliced.len());
        spliced.splice(at..at, bytes);
        let _ = verify(&spliced);
    }
}
