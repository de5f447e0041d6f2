//! The real program behind routers of every kind. A harness of its own: the cells run one after the other, and a table of
//! what was measured is printed at the end.
//!
//! `SANGUO_LAB=1` runs it, as root and with `ip` and `nft`; `SANGUO_LAB_CELL=name` runs one cell alone, and
//! `SANGUO_LAB_TIMES=10` each of them so many times.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::process::{Command, ExitCode, Stdio};

use sanguo_net::Invite;
use sanguo_tests::lab::{Family, Kind, Machine, Report, Round, Router, Row, World};

type Cell = (&'static str, fn() -> Row);

const CELLS: &[Cell] = &[
    ("one-lan", || one_lan(str::to_owned)),
    ("one-lan-discovery", || one_lan(without_addresses)),
    ("star-open", || star(Family::V4, Router::new(Kind::Open), ["direct"; 3])),
    ("star-cone", || star(Family::V4, Router::new(Kind::Cone), STAR)),
    ("star-other-port", || star(Family::V4, Router::new(Kind::OtherPort), STAR)),
    ("star-symmetric", || star(Family::V4, Router::new(Kind::Symmetric), STAR)),
    ("star-ipv6", || star(Family::V6, Router::new(Kind::Firewall), ["direct"; 3])),
    ("star-without-udp", || star(Family::V4, Router::new(Kind::Cone).without_udp(), STAR)),
    ("star-5-percent-lost", || star(Family::V4, Router::new(Kind::Cone).losing(5), STAR)),
    ("address-change", address_change),
];

/// Both guests reach the host, and each other through the host.
const STAR: [&str; 3] = ["direct", "direct", "through Ann"];

fn main() -> ExitCode {
    if std::env::var_os("SANGUO_LAB").is_none() {
        println!("THE LAB IS SKIPPED: SANGUO_LAB=1 runs it, as root, where ip and nft are installed.");
        return ExitCode::SUCCESS;
    }
    if let Some(missing) = ["ip", "nft"].into_iter().find(|tool| !is_there(tool)) {
        println!("the lab cannot run: {missing} cannot be started");
        return ExitCode::FAILURE;
    }
    let report = run();
    println!("\n{report}");
    match report.failed()[..] {
        [] => ExitCode::SUCCESS,
        _ => {
            println!("failed: {}", report.failed().join(", "));
            ExitCode::FAILURE
        }
    }
}

fn is_there(tool: &str) -> bool {
    Command::new(tool).arg("-V").stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok()
}

fn run() -> Report {
    let only = std::env::var("SANGUO_LAB_CELL").ok();
    let times =
        std::env::var("SANGUO_LAB_TIMES").map_or(1, |times| times.parse().expect("SANGUO_LAB_TIMES is a number"));
    let mut report = Report::default();
    for &(name, cell) in CELLS.iter().filter(|(name, _)| only.as_deref().is_none_or(|only| only == *name)) {
        for _ in 0..times {
            println!("{name}");
            report.add(name, catch_unwind(AssertUnwindSafe(cell)).ok());
        }
    }
    report
}

/// A few slots, until all reach each other as expected, then the rest.
fn whole_game(machines: [Machine; 3], code: impl Fn(&str) -> String, paths: [&str; 3]) -> Row {
    let mut round = Round::sit_down(machines, &[], code);
    round.play(3);
    round.reach(paths);
    round.play_on();
    let row = round.finish();
    assert_eq!(row.paths, paths, "at the end");
    row
}

fn one_lan(code: fn(&str) -> String) -> Row {
    let mut world = World::new(Family::V4);
    let home = world.home(Router::new(Kind::Cone));
    let machines = [(); 3].map(|()| world.machine(home));
    whole_game(machines, code, ["same-network"; 3])
}

/// What is left of a code when the host's addresses are of no use: only the local network can tell where the host is.
fn without_addresses(code: &str) -> String {
    let mut invite: Invite = code.parse().expect("a code");
    invite.addresses.clear();
    invite.to_string()
}

/// A host whom anybody reaches, and two guests behind routers of one kind.
fn star(family: Family, guests: Router, paths: [&str; 3]) -> Row {
    let mut world = World::new(family);
    let host = world.alone(Router::new(Kind::Open));
    let guests = [(); 2].map(|()| world.alone(guests));
    let [bob, cleo] = guests;
    whole_game([host, bob, cleo], str::to_owned, paths)
}

/// A guest leaves its Wi-Fi for another network.
fn address_change() -> Row {
    let mut world = World::new(Family::V4);
    let host = world.alone(Router::new(Kind::Open));
    let [bob, cleo] = [(); 2].map(|()| world.alone(Router::new(Kind::Cone)));
    let elsewhere = world.home(Router::new(Kind::Cone));
    let mut round = Round::sit_down([host, bob, cleo], &[], str::to_owned);
    round.play(12);
    round.reach(STAR);
    world.plug(&mut round.machines[1], elsewhere);
    round.play_after_a_cut();
    round.play_on();
    round.reach(STAR);
    round.finish()
}
