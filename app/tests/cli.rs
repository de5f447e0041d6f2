//! The binary's commands that need no friends.
#![allow(clippy::unwrap_used)]

use std::path::Path;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

const RULES_DATA: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../rules/tests/data");

fn sanguo(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_sanguo"))
        .args(args)
        .env_remove("DISPLAY")
        .env_remove("WAYLAND_DISPLAY")
        .env_remove("WAYLAND_SOCKET")
        .output()
        .unwrap()
}

fn stdout(args: &[&str]) -> String {
    let out = sanguo(args);
    assert!(out.status.success(), "{args:?}: {}", String::from_utf8_lossy(&out.stderr));
    String::from_utf8(out.stdout).unwrap()
}

/// One line on standard error, and the exit code.
fn refused(args: &[&str], code: i32) -> String {
    let out = sanguo(args);
    let said = String::from_utf8(out.stderr).unwrap();
    assert_eq!(out.status.code(), Some(code), "{args:?}: {said}");
    if code == 1 {
        assert_eq!(said.lines().count(), 1, "{args:?}: {said}");
    }
    said
}

fn data(file: &str) -> Vec<Value> {
    let path = Path::new(RULES_DATA).join(file);
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn perft_of_the_reference_positions() {
    for case in data("perft.jsonl") {
        let position = case["position"].as_str().unwrap();
        for depth in 0..=2 {
            let said = stdout(&["rules", "perft", &depth.to_string(), position]);
            let expected = if depth == 0 { Some(1) } else { case["perft"][depth - 1].as_u64() };
            let (each, total) = said.trim_end().rsplit_once('\n').unwrap_or(("", said.trim_end()));
            assert_eq!(total, format!("total {}", expected.unwrap()));
            let counts = each.lines().map(|line| line.split_once(' ').unwrap().1.parse::<u64>().unwrap());
            assert!(depth == 0 || Some(counts.sum()) == expected);
        }
    }
}

#[test]
fn moves_are_sorted_in_one_line() {
    let said = stdout(&["rules", "moves"]);
    let moves: Vec<&str> = said.trim_end().split(' ').collect();
    assert_eq!((said.lines().count(), moves.len()), (1, 40));
    assert!(moves.is_sorted());
    assert_eq!(stdout(&["rules", "moves", "start"]), said);
    assert_eq!(stdout(&["rules", "moves", "start-nobanners"]).split(' ').count(), 44);
}

#[test]
fn reference_cases_are_played_as_they_should() {
    for case in data("cases.jsonl") {
        let text = |key: &str| case[key].as_str().unwrap_or("start");
        if case["outcome"].is_string() {
            let moves: Vec<&str> = case["moves"].as_array().unwrap().iter().map(|mv| mv.as_str().unwrap()).collect();
            let said = stdout(&[&["rules", "play", "--from", text("position")], moves.as_slice()].concat());
            let last: Value = serde_json::from_str(said.lines().last().unwrap()).unwrap();
            assert_eq!(last["outcome"], case["outcome"], "{}", text("name"));
        } else if let Some(moves) = case["moves"].as_object() {
            let said = stdout(&["rules", "moves", text("position")]);
            for (from, targets) in moves {
                let found: Vec<&str> =
                    said.split_whitespace().filter_map(|mv| mv.strip_prefix(from.as_str())).collect();
                assert_eq!(Value::from(found), *targets, "{} from {from}", text("name"));
            }
        } else {
            let said = stdout(&["rules", "play", "--from", text("position"), text("move")]);
            let step: Value = serde_json::from_str(&said).unwrap();
            assert_eq!(step["move"], case["move"]);
            assert_eq!(step["defeats"], case["defeats"], "{}", text("name"));
            assert_eq!(step["position"], case["after"], "{}", text("name"));
            assert_eq!(step["legal"].is_null(), case["won"] == true);
        }
    }
}

#[test]
fn a_reference_game_is_played_to_its_end() {
    let games = data("games.jsonl");
    let ended = games.iter().find(|game| game["outcome"].is_string() && game["setup"] == "banners").unwrap();
    let plies = ended["plies"].as_array().unwrap();
    let moves: Vec<&str> = plies.iter().map(|ply| ply["move"].as_str().unwrap()).collect();
    let said = stdout(&[&["rules", "play"], moves.as_slice()].concat());
    let steps: Vec<Value> = said.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(steps.len(), plies.len());
    for (step, ply) in steps.iter().zip(plies) {
        assert_eq!(step["legal"], *ply.get("legal").unwrap_or(&Value::Null));
    }
    assert_eq!(steps.last().unwrap()["outcome"], ended["outcome"]);
    // The fields stand in the documented order.
    let places =
        ["move", "defeats", "position", "hash", "legal", "outcome"].map(|key| said.find(&format!("\"{key}\":")));
    assert!(places.is_sorted() && places[0].is_some());
}

#[test]
fn the_first_illegal_move_ends_it() {
    for (moves, played, words) in [
        (["re4re5", "re5re4"], 1, "re5re4: the soldier on re5 is Shu's, and it is Wu's turn"),
        (["re4re6", "ge4ge5"], 0, "re4re6: there is no point re6"),
    ] {
        let out = sanguo(&["rules", "play", moves[0], moves[1]]);
        assert_eq!(out.status.code(), Some(1));
        assert_eq!(String::from_utf8(out.stdout).unwrap().lines().count(), played);
        assert!(String::from_utf8(out.stderr).unwrap().contains(words));
    }
}

#[test]
fn bad_input_gets_a_line_and_a_code() {
    let folder = tempfile::tempdir().unwrap();
    let noise = folder.path().join("noise");
    std::fs::write(&noise, [0, 159, 146, 150, 10, 255]).unwrap();
    let (noise, empty) = (noise.to_str().unwrap(), folder.path().to_str().unwrap());
    assert!(refused(&["rules", "moves", "x y"], 1).contains("a position has four fields"));
    assert!(refused(&["verify", noise], 1).contains("line 1: "));
    assert!(refused(&["replay", noise], 1).contains("line 1: "));
    assert!(refused(&["verify", "/does/not/exist"], 1).contains("/does/not/exist"));
    assert!(refused(&["verify", empty], 1).contains(empty));
    assert!(refused(&["resume", "--data", empty], 1).contains("there is no unfinished game"));
    assert!(refused(&["join", "sanguo1", "--data", empty], 1).contains("the code is cut short"));
    for usage in [
        &["dance"][..],
        &["rules", "perft", "deep"],
        &["rules", "perft", "1000"],
        &["rules", "play"],
        &["host", "--clock", "soon", "--data", empty],
        &["host", "--seats", "mine", "--data", empty],
        &["host", "--seed", "1", "--data", empty],
        &["demo", "--games", "0"],
    ] {
        refused(usage, 2);
    }
    assert_eq!(stdout(&["games", "--data", empty, "--json"]), "");
    assert!(stdout(&["games", "--data", empty]).starts_with("No games are kept in "));
}

#[test]
fn without_a_display_the_terminal_commands_are_named() {
    let folder = tempfile::tempdir().unwrap();
    let said = refused(&["--data", folder.path().to_str().unwrap(), "--listen", "127.0.0.1"], 1);
    for words in ["no window can be opened here", "sanguo host", "sanguo join CODE", "sanguo demo"] {
        assert!(said.contains(words), "{said}");
    }
}

#[test]
fn a_reader_that_goes_away_is_no_failure() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_sanguo"))
        .args(["rules", "perft", "3"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // Closed before anything can have been read.
    drop(child.stdout.take());
    let out = child.wait_with_output().unwrap();
    assert!(out.status.success(), "{out:?}");
    assert!(out.stderr.is_empty(), "{}", String::from_utf8_lossy(&out.stderr));
}

#[test]
fn help_names_every_command() {
    let help = stdout(&["--help"]);
    for command in ["demo", "host", "join", "resume", "games", "verify", "replay", "rules", "--data"] {
        assert!(help.contains(command), "{command}: {help}");
    }
    for command in [&["host"][..], &["rules", "play"], &["demo"]] {
        assert!(stdout(&[command, &["--help"]].concat()).contains("--data"));
    }
}

#[test]
fn the_program_tells_what_it_is_and_what_is_inside() {
    let versions = format!("{} (rules 1, protocol 1)", env!("CARGO_PKG_VERSION"));
    assert_eq!(stdout(&["--version"]), format!("sanguo {versions}\n"));
    let about = stdout(&["about"]);
    assert!(about.starts_with(&format!("Sanguo {versions}: ")) && about.contains("MIT or Apache-2.0"), "{about}");
    let inside = stdout(&["about", "--licences"]);
    assert!(inside.contains("\nlibp2p 0.57.1: MIT\n") && inside.contains("Permission is hereby granted"));
}
