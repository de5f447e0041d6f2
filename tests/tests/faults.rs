//! Real programs on a bad day: killed at any moment, stopped, cut off, left alone. Whatever happens, the game goes on and
//! the three records are equal.

use std::process::Command;
use std::time::Duration;

use sanguo_net::{Verified, read_record};
use sanguo_tests::program::{Program, text};
use sanguo_tests::trio::{Folders, NAMES, equal_records, record_in, sit_down};
use serde_json::Value;

/// How programmed players are started; what they choose follows from the seed.
fn bots(seed: u64) -> [[String; 4]; 3] {
    [0, 1, 2].map(|i| ["--bot", "random", "--seed", &(seed + i).to_string()].map(str::to_owned))
}

fn words(bot: &[String; 4]) -> [&str; 4] {
    bot.each_ref().map(String::as_str)
}

/// A seed from the environment or a new one, shown so that a failure can be seen again.
fn seed() -> u64 {
    let given = std::env::var("SANGUO_SEED").ok().and_then(|text| text.parse().ok());
    let seed = given.unwrap_or_else(|| fastrand::u64(..1_000_000));
    println!("replay with SANGUO_SEED={seed}");
    seed
}

/// A number of seconds from the environment.
fn seconds(name: &str, default: u64) -> Duration {
    let given = std::env::var(name).ok().and_then(|text| text.parse().ok());
    Duration::from_secs(given.unwrap_or(default))
}

fn resume(name: &str, folders: &Folders, bot: &[&str]) -> Program {
    Program::start(name, &folders.of(name), &[&["resume"], bot].concat())
}

/// Lets a program go on, or stops it as a laptop does that is closed.
fn signal(program: &Program, signal: &str) {
    let status = Command::new("kill").args([signal, &program.id().to_string()]).status();
    assert!(status.is_ok_and(|status| status.success()), "{signal} did not reach {}", program.name());
}

/// Reads on until a slot is settled that comes at least so far in the game, or the game is over.
fn settled(program: &mut Program, slot: u64) {
    program.wait_for(slot, |event| {
        event["event"] == "over" || (event["event"] == "settled" && event["slot"].as_u64() >= Some(slot))
    });
}

/// The game goes on for a while; then one gives up, so that no test waits for two programmed players to find an end.
fn go_on_and_end(mut players: [Program; 3], folders: &Folders) {
    let is_over = |player: &Program| player.seen.iter().any(|event| event["event"] == "over");
    let mut far = 0;
    for player in &mut players {
        // One that was started anew tells its own record first.
        if !is_over(player) {
            player.wait_for("a turn", |event| event["event"] == "turn" || event["event"] == "over");
        }
        far = far.max(player.seen.iter().filter_map(|event| event["slot"].as_u64()).max().unwrap_or(0));
    }
    for player in players.iter_mut().filter(|player| !is_over(player)) {
        settled(player, far + 10);
    }
    players[0].type_line("resign");
    all_end(players, folders);
}

/// Verifies the three records from their files, and that they tell the same game; gives one. A third signature that was on
/// its way when a program was killed may be missing in one.
fn alike(folders: &Folders) -> Verified {
    let records = NAMES.map(|name| {
        let read = read_record(&record_in(&folders.of(name))).expect("there is a record");
        read.unwrap_or_else(|bad| panic!("the record of {name}: {bad}"))
    });
    let [ann, others @ ..] = records;
    let game = |record: &Verified| record.slots().map(|slot| slot.what).collect::<Vec<_>>();
    for other in &others {
        assert_eq!(game(&ann), game(other));
        assert_eq!(ann.outcome(), other.outcome());
    }
    ann
}

/// All end well and alike, and nobody is blamed for what was an accident.
fn all_end(players: [Program; 3], folders: &Folders) {
    let stories = players.map(Program::end_well);
    let record = alike(folders);
    assert!(record.double_signers().is_empty(), "{:?}", record.double_signers());
    let outcome = record.outcome().expect("the game has ended").to_string();
    for (name, story) in NAMES.iter().zip(stories) {
        let over = story.iter().find(|event| event["event"] == "over").unwrap_or_else(|| panic!("{name} sees no end"));
        assert_eq!(text(&over["result"]), outcome);
        let is_blame = |event: &Value| event["text"].as_str().is_some_and(|text| text.contains("sent something wrong"));
        let troubles: Vec<&Value> = story.iter().filter(|event| is_blame(event)).collect();
        assert!(troubles.is_empty(), "{name}: {troubles:?}");
    }
}

#[test]
fn killed_at_any_moment_and_started_at_once() {
    const KILLS: usize = 6;
    let seed = seed();
    let mut random = fastrand::Rng::with_seed(seed);
    let (folders, bots) = (Folders::new(), bots(seed));
    let (players, _) = sit_down(&folders, &[], bots.each_ref().map(words).each_ref().map(|bot| bot.as_slice()));
    let mut players = players.map(Some);
    for player in players.iter_mut().flatten() {
        player.event("seated");
    }
    for _ in 0..KILLS {
        let seat = random.usize(..3);
        let mut player = players[seat].take().expect("it runs");
        // A few events more, between any two of them.
        let events = random.usize(1..40);
        let is_over = (0..events).any(|_| player.next_event()["event"] == "over");
        if is_over {
            players[seat] = Some(player);
            break;
        }
        player.kill();
        players[seat] = Some(resume(NAMES[seat], &folders, &words(&bots[seat])));
    }
    go_on_and_end(players.map(|player| player.expect("it runs")), &folders);
}

#[test]
fn two_killed_at_once() {
    let seed = seed();
    let (folders, bots) = (Folders::new(), bots(seed));
    let (players, _) = sit_down(&folders, &[], bots.each_ref().map(words).each_ref().map(|bot| bot.as_slice()));
    let [ann, mut bob, cleo] = players;
    settled(&mut bob, 10);
    bob.kill();
    ann.kill();
    // Ann comes back before Bob, and finds Cleo alone.
    let ann = resume("Ann", &folders, &words(&bots[0]));
    let bob = resume("Bob", &folders, &words(&bots[1]));
    go_on_and_end([ann, bob, cleo], &folders);
}

#[test]
fn stopped_for_a_while() {
    let seed = seed();
    let (folders, bots) = (Folders::new(), bots(seed));
    let (mut players, _) = sit_down(&folders, &[], bots.each_ref().map(words).each_ref().map(|bot| bot.as_slice()));
    settled(&mut players[2], 8);
    signal(&players[2], "-STOP");
    // The fault itself: longer than a connection over QUIC survives with thirty seconds, and shorter with twelve.
    std::thread::sleep(seconds("SANGUO_STOP_SECONDS", 12));
    signal(&players[2], "-CONT");
    go_on_and_end(players, &folders);
}

/// Ann commands Shu, Bob Wu, Cleo Wei; nobody moves by himself.
fn people(folders: &Folders) -> [Program; 3] {
    let mut ann = Program::host("Ann", &folders.of("Ann"), &["--seats", "host-first"]);
    let code = ann.code();
    let bob = Program::join("Bob", &folders.of("Bob"), &code, &[]);
    ann.wait_for("Bob", |event| event["who"] == "Bob" && event["how"] == "waiting");
    let cleo = Program::join("Cleo", &folders.of("Cleo"), &code, &[]);
    let mut players = [ann, bob, cleo];
    for player in &mut players {
        player.event("seated");
    }
    players
}

fn move_in_turn(player: &mut Program, slot: u64, mv: &str) {
    player.wait_for(slot, |event| event["event"] == "turn" && event["slot"] == slot && event["mine"] == true);
    player.type_line(mv);
}

#[test]
fn the_deciding_message_is_lost_to_one() {
    let folders = Folders::new();
    let [mut ann, mut bob, cleo] = people(&folders);
    // Cleo has the game; all three have sealed it once Ann may move.
    ann.wait_for(1, |event| event["event"] == "turn" && event["mine"] == true);
    signal(&cleo, "-STOP");
    ann.type_line("resign");
    for player in [&mut ann, &mut bob] {
        assert_eq!(player.event("over")["result"], "resign r");
    }
    cleo.kill();
    let cleo = resume("Cleo", &folders, &[]);
    all_end([ann, bob, cleo], &folders);
}

#[test]
fn the_deciding_message_is_lost_to_one_and_the_others_have_left() {
    let folders = Folders::new();
    let [mut ann, mut bob, mut cleo] = people(&folders);
    let game = text(&cleo.seen.last().expect("it is seated")["game"]);
    move_in_turn(&mut ann, 1, "re4re5");
    for player in [&mut ann, &mut bob, &mut cleo] {
        settled(player, 1);
    }
    cleo.kill();
    move_in_turn(&mut bob, 2, "resign");
    for mut player in [ann, bob] {
        player.event("over");
        player.end_well();
    }
    // Cleo takes up what she thinks is an open game; one of the others comes back to it, and she hears how it ended.
    let cleo = resume("Cleo", &folders, &[]);
    let bob = Program::start("Bob", &folders.of("Bob"), &["resume", &game]);
    let ann = Program::start("Ann", &folders.of("Ann"), &["resume", &game]);
    all_end([ann, bob, cleo], &folders);
}

#[test]
fn a_restored_backup_is_stopped_before_it_signs_twice() {
    let folders = Folders::new();
    let [mut ann, mut bob, mut cleo] = people(&folders);
    move_in_turn(&mut ann, 1, "re4re5");
    bob.wait_for(2, |event| event["event"] == "turn" && event["slot"] == 2 && event["mine"] == true);
    let record = record_in(&folders.of("Bob"));
    let backup = std::fs::read(&record).expect("Bob has a record");
    bob.type_line("ge4ge5");
    for player in [&mut ann, &mut bob, &mut cleo] {
        settled(player, 2);
    }
    bob.kill();
    // One friend who can be heard is enough.
    ann.kill();
    std::fs::write(&record, backup).expect("the copy is put back");
    let mut bob = resume("Bob", &folders, &[]);
    bob.event("seated");
    // By his record it is his turn, and he has signed nothing.
    bob.type_line("ga1ga2");
    bob.event("trouble");
    settled(&mut bob, 2);
    let mut ann = resume("Ann", &folders, &[]);
    move_in_turn(&mut cleo, 3, "be4be5");
    move_in_turn(&mut ann, 4, "resign");
    all_end([ann, bob, cleo], &folders);
}

#[test]
fn a_long_thought() {
    let folders = Folders::new();
    let [mut ann, mut bob, mut cleo] = people(&folders);
    move_in_turn(&mut ann, 1, "re4re5");
    bob.wait_for(2, |event| event["event"] == "turn" && event["slot"] == 2 && event["mine"] == true);
    // The thing tested: five minutes and more must not cost a connection.
    std::thread::sleep(seconds("SANGUO_THINK_SECONDS", 3));
    bob.type_line("ge4ge5");
    move_in_turn(&mut cleo, 3, "be4be5");
    move_in_turn(&mut ann, 4, "resign");
    let players = [ann, bob, cleo];
    let stories = players.map(Program::end_well);
    for (name, story) in NAMES.iter().zip(&stories) {
        // Whoever has seen the end may leave before another has.
        let end = story.iter().position(|event| event["event"] == "settled" && event["slot"] == 3).expect("slot 3");
        let lost = story[..end].iter().find(|event| event["how"] == "gone" && !event["kingdom"].is_null());
        assert_eq!(lost, None, "{name}");
    }
    equal_records(&folders);
}
