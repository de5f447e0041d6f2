//! What people type: moves, talk, resigning in turn and out of turn, quitting and coming back.
#![allow(clippy::unwrap_used)]

use sanguo_tests::program::{Program, text};
use sanguo_tests::trio::{Folders, NAMES, equal_records, kingdoms, seat_of};
use serde_json::Value;

/// Three people at a table where Ann commands Shu, Bob Wu and Cleo Wei.
fn in_order(folders: &Folders) -> [Program; 3] {
    let mut ann = Program::host("Ann", &folders.of("Ann"), &["--seats", "host-first"]);
    let code = ann.code();
    let bob = Program::join("Bob", &folders.of("Bob"), &code, &[]);
    ann.wait_for("Bob", |event| event["who"] == "Bob" && event["how"] == "waiting");
    let cleo = Program::join("Cleo", &folders.of("Cleo"), &code, &[]);
    let mut players = [ann, bob, cleo];
    assert_eq!(kingdoms(&mut players), ["r", "g", "b"]);
    players
}

/// Types a move once it is the player's turn, and waits until all have settled it.
fn play(players: &mut [Program; 3], seat: usize, slot: u64, mv: &str) {
    my_turn(&mut players[seat], slot);
    players[seat].type_line(mv);
    for player in players {
        let settled = player.event("settled");
        assert_eq!((&settled["slot"], &settled["what"]), (&Value::from(slot), &Value::from(mv)));
    }
}

fn my_turn(player: &mut Program, slot: u64) {
    player.wait_for(slot, |event| event["event"] == "turn" && event["slot"] == slot && event["mine"] == true);
}

/// All see the same end and leave by themselves; the records are equal.
fn all_end(players: [Program; 3], folders: &Folders, result: &str, winners: &[&str]) {
    for player in players {
        let events = player.end_well();
        let over = events.iter().find(|event| event["event"] == "over").expect("the game is over");
        assert_eq!((&over["result"], &over["winners"]), (&Value::from(result), &Value::from(winners)));
    }
    assert_eq!(equal_records(folders).outcome().unwrap().to_string(), result);
}

#[test]
fn moves_talk_and_a_resignation_in_turn() {
    let folders = Folders::new();
    let mut players = in_order(&folders);
    play(&mut players, 0, 1, "re4re5");
    for (line, words) in [
        ("be4be5", "it is Wu's turn, not yours"),
        ("re4re6", "there is no point re6"),
        ("dance", "a move is two points"),
        ("say", "say TEXT"),
    ] {
        players[2].type_line(line);
        let said = text(&players[2].event("trouble")["text"]);
        assert!(said.contains(words), "{line}: {said}");
    }
    my_turn(&mut players[1], 2);
    players[1].type_line("ga1ge1");
    let said = text(&players[1].event("trouble")["text"]);
    assert!(said.contains("ga1ge1: "), "{said}");

    players[0].type_line("say good luck, 劉備");
    for player in &mut players {
        let talk = player.event("talk");
        assert_eq!((&talk["who"], &talk["text"]), (&Value::from("Ann"), &Value::from("good luck, 劉備")));
    }
    players[1].type_line("resign");
    all_end(players, &folders, "resign g", &["r", "b"]);
}

#[test]
fn a_resignation_out_of_turn_is_carried_in() {
    let folders = Folders::new();
    let mut players = in_order(&folders);
    play(&mut players, 0, 1, "re4re5");
    my_turn(&mut players[1], 2);
    players[2].type_line("resign");
    all_end(players, &folders, "resign b", &["r", "g"]);
}

#[test]
fn whoever_quits_comes_back_and_plays_on() {
    let folders = Folders::new();
    let mut players = in_order(&folders);
    play(&mut players, 0, 1, "re4re5");
    let game = text(&players[0].seen.iter().find(|event| event["event"] == "seated").unwrap()["game"]);

    // One leaves; the two others play on without it, as far as it is their turn.
    let [ann, mut bob, mut cleo] = players;
    let mut ann = Some(ann);
    if let Some(mut ann) = ann.take() {
        ann.type_line("quit");
        ann.end_well();
    }
    my_turn(&mut bob, 2);
    bob.type_line("ge4ge5");
    my_turn(&mut cleo, 3);
    cleo.type_line("be4be5");
    for player in [&mut bob, &mut cleo] {
        player.wait_for(3, |event| event["event"] == "settled" && event["slot"] == 3);
    }
    // It comes back by the beginning of the game's id, catches up, and has its turn.
    let mut ann = Program::start("Ann", &folders.of("Ann"), &["resume", &game[..6]]);
    my_turn(&mut ann, 4);
    ann.type_line("ra1ra2");
    let mut players = [ann, bob, cleo];
    for player in &mut players {
        player.wait_for(4, |event| event["event"] == "settled" && event["slot"] == 4);
    }
    // All leave by the end of their input, and all come back.
    for mut player in players {
        player.close_input();
        player.end_well();
    }
    let mut players = NAMES.map(|name| Program::start(name, &folders.of(name), &["resume"]));
    let kingdoms = kingdoms(&mut players);
    play_resignation(&mut players, seat_of(&kingdoms, &Value::from("g")));
    all_end(players, &folders, "resign g", &["r", "b"]);
}

fn play_resignation(players: &mut [Program; 3], seat: usize) {
    my_turn(&mut players[seat], 5);
    players[seat].type_line("resign");
}

#[test]
fn a_data_folder_serves_one_program_at_a_time() {
    let folders = Folders::new();
    let mut ann = Program::host("Ann", &folders.of("Ann"), &[]);
    ann.code();
    let end = Program::host("Ann", &folders.of("Ann"), &[]).end();
    assert_eq!(end.status.code(), Some(1));
    assert!(end.stderr.contains("another sanguo is running with the data folder"), "{}", end.stderr);
}

#[test]
fn there_has_to_be_a_game_to_resume() {
    let folders = Folders::new();
    for (game, words) in [(None, "there is no unfinished game"), (Some("abc"), "no game in")] {
        let command: Vec<&str> = ["resume"].into_iter().chain(game).collect();
        let end = Program::start("Ann", &folders.of("Ann"), &command).end();
        assert_eq!(end.status.code(), Some(1));
        assert!(end.stderr.contains(words), "{}", end.stderr);
    }
}

#[test]
fn a_clock_that_runs_out_ends_the_game() {
    let folders = Folders::new();
    let mut ann = Program::host("Ann", &folders.of("Ann"), &["--seats", "host-first", "--clock", "0.02+0"]);
    let code = ann.code();
    let bob = Program::join("Bob", &folders.of("Bob"), &code, &[]);
    ann.wait_for("Bob", |event| event["who"] == "Bob" && event["how"] == "waiting");
    let cleo = Program::join("Cleo", &folders.of("Cleo"), &code, &[]);
    all_end([ann, bob, cleo], &folders, "timeout r", &["g", "b"]);
}
