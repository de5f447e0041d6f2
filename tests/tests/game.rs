//! Three real processes on loopback play a whole game by code, and agree.

use std::process::{Command, Stdio};

use sanguo_tests::binary::sanguo;
use sanguo_tests::program::{Program, text};
use sanguo_tests::trio::{Folders, NAMES, equal_records, record_in, sit_down};
use serde_json::Value;

#[test]
fn a_whole_game_by_code() {
    let folders = Folders::new();
    let bots: [&[&str]; 3] =
        [&["--bot", "greedy", "--seed", "1"], &["--bot", "random", "--seed", "2"], &["--bot", "greedy", "--seed", "3"]];
    let (players, _) = sit_down(&folders, &[], bots);
    let stories = players.map(Program::end_well);

    let record = equal_records(&folders);
    let outcome = record.outcome().expect("the game has ended").to_string();
    for (name, story) in NAMES.iter().zip(&stories) {
        let of = |kind: &str| story.iter().filter(|event| event["event"] == kind).collect::<Vec<_>>();
        let over = of("over");
        assert_eq!(over.len(), 1, "{name}");
        assert_eq!(over[0]["result"], outcome.as_str());
        assert_eq!(text(&over[0]["record"]), record_in(&folders.of(name)).to_str().unwrap());
        assert_eq!(of("trouble"), Vec::<&Value>::new(), "{name}");

        let seated = of("seated")[0];
        assert_eq!(seated["game"], record.game().to_string().as_str());
        assert_eq!(seated["players"].as_array().map(Vec::len), Some(3));
        let settled: Vec<_> = of("settled").iter().map(|event| event["what"].clone()).collect();
        let played: Vec<_> = record.slots().map(|slot| slot.what).collect();
        assert_eq!(settled.len(), played.len(), "{name}");
        assert!(of("settled").iter().all(|event| event["signatures"].as_u64() >= Some(2)), "{name}");
        for slot in 1..=settled.len() {
            assert!(
                of("decision").iter().any(|event| event["slot"] == slot),
                "{name} has not seen slot {slot} proposed"
            );
        }
    }
    let verified = Command::new(sanguo())
        .arg("verify")
        .arg("--json")
        .args(NAMES.map(|name| record_in(&folders.of(name))))
        .output()
        .unwrap();
    assert!(verified.status.success(), "{verified:?}");
    let lines = String::from_utf8(verified.stdout).unwrap();
    assert_eq!(lines.lines().count(), 3);
    for line in lines.lines() {
        let said: Value = serde_json::from_str(line).unwrap();
        assert_eq!((&said["valid"], &said["result"]), (&Value::Bool(true), &Value::from(outcome.as_str())));
        assert_eq!(said["signatures"], record.signatures());
    }
}

#[test]
fn a_person_in_the_terminal_reads_what_happens() {
    let folders = Folders::new();
    let mut host = Program::host("Ann", &folders.of("Ann"), &["--bot", "greedy", "--no-banners", "--clock", "5+3"]);
    let code = host.code();
    let bob = Program::join("Bob", &folders.of("Bob"), &code, &["--bot", "greedy"]);
    let cleo = Command::new(sanguo())
        .args(["join", &code, "--name", "Cleo", "--bot", "greedy", "--listen", "127.0.0.1", "--data"])
        .arg(folders.of("Cleo"))
        .stdin(Stdio::null())
        .output()
        .unwrap();
    let said = String::from_utf8(cleo.stdout).unwrap();
    assert!(cleo.status.success(), "{said}\n{}", String::from_utf8_lossy(&cleo.stderr));
    for words in [
        "Ann: here.",
        "All three are here and have signed the table: game ",
        "Cleo – you",
        "Without banners, 5 minutes + 3 s a move.",
        "Your turn, ",
        "    a   b   c   d   e   f   g   h   i",
        "The game is over: ",
        "The record is ",
    ] {
        assert!(said.contains(words), "{words:?} is not in\n{said}");
    }
    host.end_well();
    bob.end_well();
    let record = equal_records(&folders);
    assert!(!record.table().settings().banners);
}
