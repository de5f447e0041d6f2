//! One table of three real programs, each on a machine of its own, from the code to the records.

use std::process::Command;
use std::time::{Duration, Instant};

use fastrand::Rng;
use sanguo_net::Invite;
use sanguo_rules::{Game, Move};
use serde_json::Value;

use super::report::Row;
use super::world::Machine;
use crate::binary::sanguo;
use crate::program::{Program, text};
use crate::trio::{Folders, NAMES, equal_records, kingdoms, record_in, seat_of};

/// Who reaches whom: the host each guest, and the guests each other.
const PAIRS: [(usize, usize); 3] = [(0, 1), (0, 2), (1, 2)];

/// Three programs at a table. Moves are typed, so that what happens between them is in the hands of the test.
#[derive(Debug)]
pub struct Round {
    /// The programs, the host's first.
    pub players: [Program; 3],
    /// Where they run.
    pub machines: [Machine; 3],
    folders: Folders,
    kingdoms: [String; 3],
    game: Game,
    random: Rng,
    seated: Duration,
    reached: Duration,
    played: Duration,
    settled: Vec<Duration>,
    bytes: u64,
}

impl Round {
    /// Makes a table on the first machine and joins it from the others; `more` is added to the host's command, and to the
    /// guests'. The guests paste what `code` makes of the first of the host's codes that it finds good.
    ///
    /// # Panics
    /// If they are not seated.
    pub fn sit_down(machines: [Machine; 3], more: [&[&str]; 2], code: impl Fn(Invite) -> Option<Invite>) -> Round {
        Round::sit_down_after(machines, more, code, |_| ())
    }

    /// The same, where something has to be done once the guests have pasted the code.
    ///
    /// # Panics
    /// If they are not seated.
    pub fn sit_down_after(
        machines: [Machine; 3],
        [host, guests]: [&[&str]; 2],
        code: impl Fn(Invite) -> Option<Invite>,
        meanwhile: impl FnOnce(&mut [Program; 3]),
    ) -> Round {
        let seed = fastrand::u64(..1_000_000);
        println!("  seed {seed}");
        let folders = Folders::new();
        let start = |i: usize, command: &[&str]| {
            machines[i].start(NAMES[i], &folders.of(NAMES[i]), &[command, &["--name", NAMES[i]]].concat())
        };
        let mut ann = start(0, &[&["host"], host].concat());
        let read = |code: String| code.parse().unwrap_or_else(|error| panic!("{code}: {error}"));
        let code = loop {
            if let Some(invite) = code(read(ann.code())) {
                break invite.to_string();
            }
        };
        let join = [&["join", &code], guests].concat();
        let pasted = Instant::now();
        let mut players = [ann, start(1, &join), start(2, &join)];
        meanwhile(&mut players);
        let kingdoms = kingdoms(&mut players);
        let seated_at = players.iter().filter_map(|player| player.seen_at.last()).max();
        let seated = seated_at.map(|at| at.duration_since(pasted)).unwrap_or_default();
        Round {
            players,
            machines,
            folders,
            kingdoms,
            game: Game::new(true),
            random: Rng::with_seed(seed),
            seated,
            reached: Duration::ZERO,
            played: Duration::ZERO,
            settled: Vec::new(),
            bytes: 0,
        }
    }

    /// Plays so many slots, or to the end of the game.
    ///
    /// # Panics
    /// If a move is not settled by all three.
    pub fn play(&mut self, slots: usize) {
        self.measured(|round| {
            for _ in 0..slots {
                if round.game.outcome().is_some() {
                    break;
                }
                round.play_one();
            }
        });
    }

    /// Plays until the next move ends the game: once it is over, the programs end and say nothing more. What to play last.
    ///
    /// # Panics
    /// If a move is not settled by all three.
    pub fn play_before_last(&mut self) -> Move {
        self.measured(|round| {
            loop {
                let mv = round.choose();
                let mut game = round.game.clone();
                if game.play(mv).is_ok() && game.outcome().is_some() {
                    return mv;
                }
                round.play_move(mv);
            }
        })
    }

    /// Plays the last move.
    ///
    /// # Panics
    /// If it is not settled by all three.
    pub fn play_last(&mut self, mv: Move) {
        self.measured(|round| round.play_move(mv));
    }

    /// Counts its time and its bytes as the game's.
    fn measured<T>(&mut self, play: impl FnOnce(&mut Round) -> T) -> T {
        let (since, sent) = (Instant::now(), self.bytes_sent());
        let played = play(self);
        self.played += since.elapsed();
        self.bytes += self.bytes_sent() - sent;
        played
    }

    /// Cuts something, then plays a slot of each, and counts the wait as that for reaching each other.
    pub fn play_after(&mut self, cut: impl FnOnce(&mut Round)) {
        let since = Instant::now();
        cut(self);
        for _ in 0..3 {
            self.play_one();
        }
        self.reached += since.elapsed();
        self.settled.truncate(self.settled.len() - 3);
    }

    /// Kills a program as a power cut would, and takes the game up again from its record.
    pub fn restart(&mut self, player: usize) {
        self.players[player].kill_and_wait();
        let (name, machine) = (NAMES[player], &self.machines[player]);
        self.players[player] = machine.start(name, &self.folders.of(name), &["resume"]);
    }

    fn play_one(&mut self) {
        let mv = self.choose();
        self.play_move(mv);
    }

    fn play_move(&mut self, mv: Move) {
        let slot = self.game.moves().len() + 1;
        let mover = seat_of(&self.kingdoms, &Value::from(self.game.position().turn().letter().to_string()));
        let player = &mut self.players[mover];
        let is_turn = |event: &Value| event["event"] == "turn" && event["slot"] == slot && event["mine"] == true;
        if !player.seen.iter().rev().any(is_turn) {
            player.wait_for(slot, is_turn);
        }
        let typed = Instant::now();
        player.type_line(&mv.to_string());
        for player in &mut self.players {
            player.wait_for((slot, mv), |event| event["event"] == "settled" && event["slot"] == slot);
        }
        self.settled.extend(self.players[mover].seen_at.last().map(|at| at.duration_since(typed)));
        self.game.play(mv).unwrap_or_else(|error| panic!("{mv} was settled: {error}"));
    }

    /// A move that fells a kingdom, or else a capture, or else any, so that the game ends.
    fn choose(&mut self) -> Move {
        let position = self.game.position();
        let legal = position.legal_moves();
        let fells = |mv: &&Move| position.clone().play(**mv).is_ok_and(|played| !played.defeats.is_empty());
        let captures = || legal.iter().filter(|mv| position.piece_at(mv.to).is_some()).collect::<Vec<_>>();
        let chosen = legal.iter().find(fells).or_else(|| self.random.choice(captures()));
        let chosen = chosen.or_else(|| self.random.choice(legal.iter()));
        *chosen.unwrap_or_else(|| panic!("{position} is not over"))
    }

    /// Waits until all reach each other in these ways: host and first guest, host and second guest, the two guests. Where
    /// more than one will do, they are joined by ` or `.
    ///
    /// # Panics
    /// If they do not.
    pub fn reach(&mut self, paths: [&str; 3]) {
        let since = Instant::now();
        for ((a, b), path) in PAIRS.into_iter().zip(paths) {
            for (from, to) in [(a, b), (b, a)] {
                while !path.split(" or ").any(|path| path == self.path(from, to)) {
                    println!("  {} reaches {} {}, not yet {path}", NAMES[from], NAMES[to], self.path(from, to));
                    self.players[from].event("peer");
                }
            }
        }
        self.reached += since.elapsed();
    }

    /// How one reaches another, as far as its events have been read.
    fn path(&self, from: usize, to: usize) -> String {
        let is_meant =
            |event: &&Value| event["event"] == "peer" && event["who"] == NAMES[to] && !event["kingdom"].is_null();
        let last = self.players[from].seen.iter().rev().find(is_meant);
        let how = last.and_then(|event| event["how"].as_str()).unwrap_or("not at all");
        match how.strip_prefix("through ") {
            Some(kingdom) => format!("through {}", NAMES[seat_of(&self.kingdoms, &Value::from(kingdom))]),
            None => how.to_owned(),
        }
    }

    /// The host gives up, where a whole game would take too long, unless it is over all the same.
    pub fn resign(&mut self) {
        if self.game.outcome().is_none() {
            self.players[0].type_line("resign");
        }
    }

    /// Lets the programs end, and compares what they have seen and written.
    ///
    /// # Panics
    /// If one has failed or had trouble, or the records differ.
    pub fn finish(mut self) -> Row {
        let paths = PAIRS.map(|(from, to)| self.path(from, to));
        let slots = self.game.moves().len();
        let count = self.settled.len();
        self.settled.sort();
        let median = self.settled.get(count / 2).copied().unwrap_or_default();
        let mut results = Vec::new();
        for player in self.players {
            let name = player.name().to_owned();
            let events = player.end_well();
            let of = |kind: &str| events.iter().filter(|event| event["event"] == kind).collect::<Vec<_>>();
            assert_eq!(of("trouble"), Vec::<&Value>::new(), "{name}");
            let over = of("over");
            assert_eq!(over.len(), 1, "{name} has seen the end once");
            results.push(text(&over[0]["result"]));
        }
        let record = equal_records(&self.folders);
        let outcome = record.outcome().unwrap_or_else(|| panic!("the records have no end")).to_string();
        assert_eq!(results, vec![outcome; 3]);
        verify(&self.folders);
        Row {
            seated: self.seated,
            reached: self.reached,
            played: self.played,
            slots,
            settled: median,
            bytes: self.bytes,
            paths,
        }
    }

    fn bytes_sent(&self) -> u64 {
        self.machines.iter().map(Machine::bytes_sent).sum()
    }
}

/// The program itself finds all three records good.
fn verify(folders: &Folders) {
    let records = NAMES.map(|name| record_in(&folders.of(name)));
    let output = Command::new(sanguo()).arg("verify").args(records).output();
    let output = output.unwrap_or_else(|error| panic!("sanguo verify: {error}"));
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}
