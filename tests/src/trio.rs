//! Three real processes at one table, and the records they leave.

use std::path::{Path, PathBuf};

use sanguo_net::{Verified, read_record};
use serde_json::Value;
use tempfile::TempDir;

use crate::program::{Program, text};

/// The players, the host first.
pub const NAMES: [&str; 3] = ["Ann", "Bob", "Cleo"];

/// Three data folders, removed at the end.
#[derive(Debug)]
pub struct Folders(TempDir);

impl Folders {
    /// Three new ones.
    ///
    /// # Panics
    /// If the system has no room for temporary files.
    #[allow(clippy::new_without_default)]
    pub fn new() -> Folders {
        Folders(tempfile::tempdir().unwrap_or_else(|error| panic!("no temporary folder: {error}")))
    }

    /// The folder of a player, or of anybody else.
    pub fn of(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }
}

/// Starts three programs and brings them together by a code: host, two guests. `how` is added to each command.
pub fn sit_down(folders: &Folders, settings: &[&str], how: [&[&str]; 3]) -> ([Program; 3], String) {
    let mut host = Program::host(NAMES[0], &folders.of(NAMES[0]), &[settings, how[0]].concat());
    let code = host.code();
    let join = |i: usize| Program::join(NAMES[i], &folders.of(NAMES[i]), &code, how[i]);
    let (bob, cleo) = (join(1), join(2));
    ([host, bob, cleo], code)
}

/// Waits until each is seated; gives their kingdoms' letters.
pub fn kingdoms(players: &mut [Program; 3]) -> [String; 3] {
    players.each_mut().map(|player| text(&player.event("seated")["kingdom"]))
}

/// Which of the programs commands a kingdom.
///
/// # Panics
/// If none does.
pub fn seat_of(kingdoms: &[String; 3], letter: &Value) -> usize {
    kingdoms.iter().position(|kingdom| letter == kingdom).unwrap_or_else(|| panic!("nobody commands {letter}"))
}

/// The one record in a data folder.
///
/// # Panics
/// If there is not exactly one.
pub fn record_in(folder: &Path) -> PathBuf {
    let games = folder.join("games");
    let entries = std::fs::read_dir(&games).unwrap_or_else(|error| panic!("{}: {error}", games.display()));
    let is_record = |path: &PathBuf| path.extension().is_some_and(|end| end == "sanguo");
    let mut records: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).filter(is_record).collect();
    assert_eq!(records.len(), 1, "records in {}", games.display());
    records.remove(0)
}

/// Verifies the three records from their files alone, and that they know the same; gives one.
///
/// # Panics
/// If one is bad, or they differ.
pub fn equal_records(folders: &Folders) -> Verified {
    let records = NAMES.map(|name| {
        let path = record_in(&folders.of(name));
        let read = read_record(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        read.unwrap_or_else(|bad| panic!("{}: {bad}", path.display()))
    });
    for (name, record) in NAMES.iter().zip(&records).skip(1) {
        assert!(record.to_record() == records[0].to_record(), "the records of {} and {name} differ", NAMES[0]);
    }
    let [record, ..] = records;
    record
}
