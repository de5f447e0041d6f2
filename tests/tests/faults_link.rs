//! A link between two is cut while both still reach the third: in three network namespaces that the test makes, joined to
//! each other alone and to nothing outside.

use std::process::Command;

use sanguo_tests::binary::sanguo;
use sanguo_tests::program::{Program, text};
use sanguo_tests::trio::{Folders, NAMES, equal_records};
use serde_json::Value;

/// Three machines, each joined to each other by a cable.
struct Lab {
    names: [String; 3],
}

impl Lab {
    fn new() -> Lab {
        let lab = Lab { names: [0, 1, 2].map(|i| format!("sanguo-{}-{i}", std::process::id())) };
        for name in &lab.names {
            ip(&["netns", "add", name]);
            ip(&["-n", name, "link", "set", "lo", "up"]);
        }
        for (cable, (a, b)) in [(0, 1), (1, 2), (0, 2)].into_iter().enumerate() {
            let [one, other] = [a, b].map(|i| lab.names[i].as_str());
            let (end, far_end) = (interface(a, b), interface(b, a));
            ip(&["-n", one, "link", "add", &end, "type", "veth", "peer", "name", &far_end, "netns", other]);
            for (name, end, host) in [(one, &end, 1), (other, &far_end, 2)] {
                ip(&["-n", name, "addr", "add", &format!("10.77.{cable}.{host}/24"), "dev", end]);
                ip(&["-n", name, "link", "set", end, "up"]);
            }
        }
        lab
    }

    /// The program on one of the machines.
    fn start(&self, machine: usize, folders: &Folders, command: &[&str]) -> Program {
        let mut program = Command::new("ip");
        program.args(["netns", "exec", &self.names[machine]]).arg(sanguo()).args(command);
        program.args(["--json", "--data"]).arg(folders.of(NAMES[machine]));
        Program::spawn(NAMES[machine], &folders.of(NAMES[machine]), program)
    }

    /// Cuts the cable between two machines, or mends it.
    fn set(&self, a: usize, b: usize, state: &str) {
        ip(&["-n", &self.names[a], "link", "set", &interface(a, b), state]);
    }
}

impl Drop for Lab {
    fn drop(&mut self) {
        for name in &self.names {
            // What was not made cannot be removed.
            let _ = Command::new("ip").args(["netns", "del", name]).output();
        }
    }
}

/// The end of the cable on the first machine.
fn interface(at: usize, to: usize) -> String {
    format!("to{to}from{at}")
}

fn ip(arguments: &[&str]) {
    let output = Command::new("ip").args(arguments).output().expect("iproute2 is installed");
    assert!(output.status.success(), "ip {arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
}

/// Types a move in its turn, and waits until all have settled it.
fn play(players: &mut [Program; 3], slot: u64, mv: &str) {
    let player = &mut players[(slot as usize - 1) % 3];
    let is_turn = |event: &Value| event["event"] == "turn" && event["slot"] == slot && event["mine"] == true;
    if !player.seen.iter().any(is_turn) {
        player.wait_for(slot, is_turn);
    }
    player.type_line(mv);
    for player in players {
        player.wait_for(mv, |event| event["event"] == "settled" && event["slot"] == slot);
    }
}

/// Waits until a player reaches another in one of these ways.
fn reaches(player: &mut Program, who: &str, how: &[&str]) {
    player.wait_for((who, how), |event| {
        event["event"] == "peer" && event["who"] == who && how.contains(&event["how"].as_str().unwrap_or_default())
    });
}

#[test]
#[ignore = "needs root and network namespaces; .ci/run runs it where it can"]
fn a_cut_link_is_bridged_by_the_third() {
    let (lab, folders) = (Lab::new(), Folders::new());
    let mut ann = lab.start(0, &folders, &["host", "--name", "Ann", "--seats", "host-first"]);
    let code = ann.code();
    let mut players = vec![ann];
    for machine in [1, 2] {
        players.push(lab.start(machine, &folders, &["join", &code, "--name", NAMES[machine]]));
        players[0].wait_for(machine, |event| event["who"] == NAMES[machine] && event["event"] == "peer");
    }
    let mut players: [Program; 3] = players.try_into().expect("three");
    for (slot, mv) in [(1, "re4re5"), (2, "ge4ge5"), (3, "be4be5")] {
        play(&mut players, slot, mv);
    }

    lab.set(0, 1, "down");
    // At once what two say to each other goes by the third, before anybody has noticed.
    for (slot, mv) in [(4, "ra1ra2"), (5, "ga1ga2"), (6, "ba1ba2")] {
        play(&mut players, slot, mv);
    }
    reaches(&mut players[0], "Bob", &["gone", "through b"]);
    for (slot, mv) in [(7, "ra2ra1"), (8, "ga2ga1"), (9, "ba2ba1")] {
        play(&mut players, slot, mv);
    }
    assert!(players[0].seen.iter().any(|event| event["how"] == "through b"), "Ann sees by whom she hears of Bob");

    lab.set(0, 1, "up");
    reaches(&mut players[0], "Bob", &["same-network", "direct"]);
    players[0].type_line("resign");
    for player in players {
        let events = player.end_well();
        let over = events.iter().find(|event| event["event"] == "over").expect("an end");
        assert_eq!(text(&over["result"]), "resign r");
        assert!(events.iter().all(|event| event["event"] != "trouble"), "{events:?}");
    }
    equal_records(&folders);
}
