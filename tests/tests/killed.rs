//! Programs that are killed as by a power cut go on from their records.

use sanguo_tests::program::{Program, text};
use sanguo_tests::trio::{Folders, NAMES, equal_records, sit_down};

/// Kills a player once it has seen so many slots settled, starts it anew with `resume`, and gives the new program.
fn kill_and_resume(mut player: Program, slot: u64, bot: &[&str]) -> Program {
    let told = player.seen.iter().find(|event| event["event"] == "seated").cloned();
    let seated = told.unwrap_or_else(|| player.event("seated"));
    player.wait_for(slot, |event| event["event"] == "settled" && event["slot"].as_u64() >= Some(slot));
    let (name, data) = (player.name().to_owned(), player.data().to_owned());
    player.kill();
    let mut again = Program::start(&name, &data, &[&["resume"], bot].concat());
    let back = again.event("seated");
    assert_eq!(back["resumed"], true);
    assert_eq!((&back["game"], &back["kingdom"]), (&seated["game"], &seated["kingdom"]));
    // Its own record is told again, every slot once and in order.
    for number in 1..=slot {
        assert_eq!(again.event("settled")["slot"], number);
    }
    again
}

#[test]
fn one_killed_in_the_middle_goes_on_from_its_record() {
    let seed = fastrand::u64(..1_000_000);
    println!("seed {seed}");
    let mut random = fastrand::Rng::with_seed(seed);
    let (first, second) = (random.usize(..3), random.usize(..3));
    let (early, late) = (random.u64(3..30), random.u64(31..70));

    let folders = Folders::new();
    let seeds = [0, 1, 2].map(|i| (seed + i).to_string());
    let bots = seeds.each_ref().map(|seed| ["--bot", "random", "--seed", seed.as_str()]);
    let (players, _) = sit_down(&folders, &[], bots.each_ref().map(|bot| bot.as_slice()));
    let mut players = players.map(Some);
    for (seat, slot) in [(first, early), (second, late)] {
        let player = players[seat].take().unwrap();
        let again = kill_and_resume(player, slot, &bots[seat]);
        players[seat] = Some(again);
    }
    let stories = players.map(|player| player.unwrap().end_well());

    let record = equal_records(&folders);
    assert!(record.double_signers().is_empty(), "{:?}", record.double_signers());
    let outcome = record.outcome().expect("the game has ended").to_string();
    for (name, story) in NAMES.iter().zip(stories) {
        let over = story.iter().find(|event| event["event"] == "over").unwrap_or_else(|| panic!("{name}"));
        assert_eq!(text(&over["result"]), outcome);
    }
}
