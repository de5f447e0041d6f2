//! Who may join, and what is said to those who may not.

use std::path::Path;

use sanguo_net::{Invite, Secret};
use sanguo_tests::program::Program;
use sanguo_tests::trio::{Folders, kingdoms, sit_down};

/// Made as version 9, with a right checksum.
const OTHER_VERSION: &str =
    "sanguo1py7qxqcrqvpsxqcrqvpsxqcrqvpsxqcrqvpsxqcrqvpsxqcrqvpsxqcrqvpsxqcrqvpsxqcrqvpsxqcrqvpsxqcrqvpsxqcrg4swvl";

/// Joins in vain; gives what was said.
fn refused(code: &str, data: &Path) -> String {
    let end = Program::join("Dora", data, code, &[]).end();
    assert_eq!(end.status.code(), Some(1), "{end:?}");
    assert_eq!(end.stderr.trim().lines().count(), 1, "{}", end.stderr);
    end.stderr
}

#[test]
fn a_fourth_is_told_that_the_table_is_full() {
    let folders = Folders::new();
    let (mut players, code) = sit_down(&folders, &[], [&[], &[], &[]]);
    kingdoms(&mut players);
    let said = refused(&code, &folders.of("Dora"));
    assert!(said.contains("the table is full: three players are already seated"), "{said}");
    // The three are not disturbed, and end when nobody types any more.
    for mut player in players {
        player.close_input();
        let events = player.end_well();
        assert!(events.iter().all(|event| event["event"] != "trouble"), "{events:?}");
    }
}

#[test]
fn a_code_of_another_table_of_the_same_host_is_refused() {
    let folders = Folders::new();
    let mut host = Program::host("Ann", &folders.of("Ann"), &[]);
    let invite: Invite = host.code().parse().unwrap();
    let other = Invite { secret: Secret::from_bytes([7; 16]), ..invite };
    let said = refused(&other.to_string(), &folders.of("Dora"));
    assert!(said.contains("the host does not know this code: it is of another table"), "{said}");
}

#[test]
fn a_bad_code_is_refused_before_anything_is_dialled() {
    let folders = Folders::new();
    let mut host = Program::host("Ann", &folders.of("Ann"), &[]);
    let code = host.code();
    let cut = &code[..code.len() - 7];
    let long = format!("{code}q");
    let at = code.len() / 2;
    let other = if &code[at..=at] == "q" { "p" } else { "q" };
    let mistyped = format!("{}{other}{}", &code[..at], &code[at + 1..]);
    for (bad, words) in [
        (cut, "the code is cut short: "),
        (&code[..3], "the code is cut short: 3 of "),
        (&long, "the code is too long"),
        (&mistyped, "the code is mistyped: at least one character is wrong"),
        (OTHER_VERSION, "the code is of version 9, this program knows version 1"),
        ("https://example.org", "this is not an invite code: a code begins with 'sanguo1'"),
        ("", "there is no code yet"),
    ] {
        let folder = folders.of("Dora");
        let said = refused(bad, &folder);
        assert!(said.contains(words), "{bad}: {said}");
        assert!(!folder.exists(), "not even a key was made for {bad}");
    }
    // A code as chats mangle it is still good.
    let spaced = format!(" sanguo:{} {} ", code[..at].to_uppercase(), code[at..].to_uppercase());
    let mut dora = Program::join("Dora", &folders.of("Dora"), &spaced, &[]);
    dora.wait_for("being let in", |event| event["event"] == "peer" && event["how"] == "waiting");
}

#[test]
fn names_that_deceive_are_refused() {
    let folders = Folders::new();
    for name in ["", " Ann", "A\u{202E}nn", "A\nnn", &"x".repeat(25), &"x".repeat(10_000)] {
        let end = Program::start("Dora", &folders.of("Dora"), &["host", "--name", name]).end();
        assert_eq!(end.status.code(), Some(1), "{name:?}: {end:?}");
        assert!(end.stderr.starts_with("sanguo: a name "), "{}", end.stderr);
        assert!(end.stderr.len() < 200 && !end.stderr.contains('\u{202E}'), "not shown safely: {}", end.stderr);
    }
}
