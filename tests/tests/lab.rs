//! The real program behind routers of every kind. A harness of its own: the cells run one after the other, and a table of
//! what was measured is printed at the end.
//!
//! `SANGUO_LAB=1` runs it, as root and with `ip`, `nft` and `miniupnpd`; `SANGUO_LAB_CELL=name` runs one cell alone, and
//! `SANGUO_LAB_TIMES=10` each of them so many times.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::process::{Command, ExitCode, Stdio};

use sanguo_net::Invite;
use sanguo_tests::lab::{Family, Helper, Kind, Machine, Report, Round, Router, Row, World};
use sanguo_tests::program::text;

type Cell = (&'static str, fn() -> Row);

const CELLS: &[Cell] = &[
    ("one-lan", || one_lan(usable)),
    ("one-lan-discovery", || one_lan(without_addresses)),
    ("star-open", || star(Family::V4, Kind::Open.into(), DIRECT)),
    ("star-cone", || star(Family::V4, Kind::Cone.into(), DIRECT)),
    ("star-other-port", || star(Family::V4, Kind::OtherPort.into(), DIRECT)),
    ("star-symmetric", || star(Family::V4, Kind::Symmetric.into(), STAR)),
    ("star-ipv6", || star(Family::V6, Kind::Firewall.into(), DIRECT)),
    ("star-without-udp", || star(Family::V4, Router::from(Kind::Cone).without_udp(), DIRECT)),
    ("star-5-percent-lost", || star(Family::V4, Router::from(Kind::Cone).losing(5), EITHER)),
    ("port-forward", port_forward),
    ("upnp", || opened(Router::with_upnp)),
    ("pcp", || opened(Router::with_pcp)),
    ("helper-cone", || helper(Kind::Cone, DIRECT)),
    ("helper-other-port", || helper(Kind::OtherPort, DIRECT)),
    ("helper-symmetric", || helper(Kind::Symmetric, RELAYED)),
    ("helper-dies", helper_dies),
    ("limited-relay", limited_relay),
    ("helper-dies-symmetric", helper_dies_symmetric),
    ("public-network", || public_network(|machine| machine)),
    ("public-without-names", || public_network(Machine::without_names)),
    ("reply-code", reply_code),
    ("address-change", address_change),
    ("restart-behind-relay", restart_behind_relay),
];

/// Everybody reaches everybody.
const DIRECT: [&str; 3] = ["direct"; 3];
/// Both guests reach the host, and each other through the host.
const STAR: [&str; 3] = ["direct", "direct", "through Ann"];
/// The same, or the guests have found a way of their own.
const EITHER: [&str; 3] = ["direct", "direct", "direct or through Ann"];
/// Nobody reaches anybody but through somebody outside.
const RELAYED: [&str; 3] = ["relayed"; 3];

fn main() -> ExitCode {
    if std::env::var_os("SANGUO_LAB").is_none() {
        println!("THE LAB IS SKIPPED: SANGUO_LAB=1 runs it, as root, where ip, nft and miniupnpd are installed.");
        return ExitCode::SUCCESS;
    }
    if let Some(missing) = ["ip", "nft", "miniupnpd"].into_iter().find(|tool| !is_there(tool)) {
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

/// A code that leads somewhere.
fn usable(invite: Invite) -> Option<Invite> {
    Some(invite).filter(|invite| invite.addresses.iter().any(|address| !address.ip.is_loopback()))
}

/// What is left of a code when the host's addresses are of no use: only the local network can tell where the host is.
fn without_addresses(invite: Invite) -> Option<Invite> {
    Some(Invite { addresses: Vec::new(), ..invite })
}

/// A few slots, until all reach each other as expected, then the rest.
fn whole_game(mut round: Round, paths: [&str; 3]) -> Row {
    round.play(3);
    round.reach(paths);
    let last = round.play_before_last();
    round.reach(paths);
    round.play_last(last);
    round.finish()
}

fn one_lan(code: fn(Invite) -> Option<Invite>) -> Row {
    let mut world = World::new(Family::V4);
    let home = world.home(Kind::Cone.into());
    let machines = [(); 3].map(|()| world.machine(home));
    whole_game(Round::sit_down(machines, [&[], &[]], code), ["same-network"; 3])
}

/// Three homes, each with its router and one machine.
fn homes(world: &mut World, host: Router, guests: Router) -> [Machine; 3] {
    [host, guests, guests].map(|router| world.alone(router))
}

/// A host whom anybody reaches, and two guests behind routers of one kind.
fn star(family: Family, guests: Router, paths: [&str; 3]) -> Row {
    let mut world = World::new(family);
    let machines = homes(&mut world, Kind::Open.into(), guests);
    whole_game(Round::sit_down(machines, [&[], &[]], usable), paths)
}

/// A host behind a router whose address is given too, and two guests whom nobody reaches.
fn behind(world: &mut World, router: Router) -> ([Machine; 3], String) {
    let home = world.home(router);
    let machines = [world.machine(home), world.alone(Kind::Symmetric.into()), world.alone(Kind::Symmetric.into())];
    (machines, world.outside(home))
}

/// A host whose router forwards a port, of which the program cannot know.
fn port_forward() -> Row {
    let mut world = World::new(Family::V4);
    let (machines, outside) = behind(&mut world, Router::from(Kind::Cone).forwarding(4001));
    whole_game(Round::sit_down(machines, [&["--port", "4001", "--outside", &outside], &[]], usable), STAR)
}

/// A host whose router opens a port when the program asks it.
fn opened(how: fn(Router) -> Router) -> Row {
    let mut world = World::new(Family::V4);
    let (machines, outside) = behind(&mut world, how(Kind::Cone.into()));
    let names_router =
        |invite: Invite| Some(invite).filter(|i| i.addresses.iter().any(|a| a.ip.to_string() == outside));
    whole_game(Round::sit_down(machines, [&[], &[]], names_router), STAR)
}

/// Three behind routers of one kind, and a helper who brings them together.
fn meet_by_helper(world: &mut World, kind: Kind, limits: &[&str]) -> (Round, Helper) {
    let helper = Helper::start(world.alone(Kind::Open.into()), limits);
    let machines = homes(world, kind.into(), kind.into());
    let with_helper = |invite: Invite| Some(invite).filter(|invite| invite.helper.is_some());
    (Round::sit_down(machines, [&["--helper", helper.address()], &[]], with_helper), helper)
}

fn helper(kind: Kind, paths: [&str; 3]) -> Row {
    let mut world = World::new(Family::V4);
    let (round, _helper) = meet_by_helper(&mut world, kind, &[]);
    whole_game(round, paths)
}

/// Once they have met, they need nobody.
fn helper_dies() -> Row {
    let mut world = World::new(Family::V4);
    let (mut round, helper) = meet_by_helper(&mut world, Kind::Cone, &[]);
    round.play(3);
    round.reach(DIRECT);
    drop(helper);
    whole_game(round, DIRECT)
}

/// A relay that cuts every circuit after 128 KiB: what was lost is caught up with on the next one.
fn limited_relay() -> Row {
    let mut world = World::new(Family::V4);
    let (round, _helper) =
        meet_by_helper(&mut world, Kind::Symmetric, &["--circuit-kb", "128", "--circuit-seconds", "120"]);
    whole_game(round, RELAYED)
}

/// The same where the last one reaches nobody by itself but the one friend whom anybody reaches.
fn helper_dies_symmetric() -> Row {
    let mut world = World::new(Family::V4);
    let helper = Helper::start(world.alone(Kind::Open.into()), &[]);
    let machines = [Kind::Cone, Kind::Open, Kind::Symmetric].map(|kind| world.alone(kind.into()));
    let with_helper = |invite: Invite| Some(invite).filter(|invite| invite.helper.is_some());
    let mut round = Round::sit_down(machines, [&["--helper", helper.address()], &[]], with_helper);
    round.play(3);
    round.reach(["direct", "relayed or through Bob", "direct"]);
    round.play_after(|_| drop(helper));
    round.reach(["direct", "through Bob", "direct"]);
    // Not the whole game: that the helper is dead has taken its time to show.
    round.play(60);
    round.resign();
    round.finish()
}

/// Nobody knows anybody's address: they find each other, and the relays for their first words, in a public network.
fn public_network(machine: fn(Machine) -> Machine) -> Row {
    let mut world = World::new(Family::V4);
    let nodes = [(); 3].map(|()| Helper::in_public_network(world.alone(Kind::Open.into())));
    let machines = homes(&mut world, Kind::Cone.into(), Kind::Cone.into()).map(machine);
    let bootstrap = nodes.iter().flat_map(|node| ["--bootstrap", node.address()]);
    let more: Vec<&str> = ["--public-network"].into_iter().chain(bootstrap).collect();
    let mut round = Round::sit_down(machines, [&more, &more], without_addresses);
    round.play(3);
    round.reach(DIRECT);
    // Not the whole game: while programs still come and go through the nodes, a slot may take seconds.
    round.play(20);
    round.resign();
    round.finish()
}

/// A host whom nobody reaches types what its guests' programs show.
fn reply_code() -> Row {
    let mut world = World::new(Family::V4);
    let machines = homes(&mut world, Kind::Symmetric.into(), Kind::Open.into());
    let round = Round::sit_down_after(machines, [&[], &[]], usable, |[ann, guests @ ..]| {
        for guest in guests {
            let reply = text(&guest.event("reply")["code"]);
            ann.type_line(&format!("dial {reply}"));
        }
    });
    whole_game(round, DIRECT)
}

/// One whom the others reach through a relay alone is killed, and comes back.
fn restart_behind_relay() -> Row {
    let mut world = World::new(Family::V4);
    let (mut round, _helper) = meet_by_helper(&mut world, Kind::Symmetric, &[]);
    round.play(3);
    round.reach(RELAYED);
    round.play_after(|round| round.restart(1));
    whole_game(round, RELAYED)
}

/// A guest leaves its Wi-Fi for another network.
fn address_change() -> Row {
    let mut world = World::new(Family::V4);
    let machines = homes(&mut world, Kind::Open.into(), Kind::Cone.into());
    let elsewhere = world.home(Kind::Cone.into());
    let mut round = Round::sit_down(machines, [&[], &[]], usable);
    round.play(12);
    round.reach(EITHER);
    round.play_after(|round| world.plug(&mut round.machines[1], elsewhere));
    whole_game(round, EITHER)
}
