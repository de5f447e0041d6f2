//! The crate against the oracle: legal moves, and what a move does, on random positions.
//!
//! `SANGUO_POSITIONS` sets how many (at least 100,000 unless set lower), `SANGUO_SEED` repeats a run.
#![allow(clippy::unwrap_used, reason = "a test fails by it")]

mod oracle;
mod random;

use fastrand::Rng;
use oracle::Oracle;
use random::{Seed, scattered, seed, some_move};
use sanguo_rules::{Played, Position};

/// How many positions each of the two tests compares.
fn share() -> usize {
    std::env::var("SANGUO_POSITIONS").map_or(100_000, |positions| positions.parse().unwrap()) / 2
}

#[test]
fn random_games_agree() {
    let seed = seed();
    let _report = Seed(seed);
    let mut rng = Rng::with_seed(seed);
    let mut seen = Seen::default();
    while seen.positions < share() {
        let mut position = Position::start(rng.u8(..4) > 0);
        while let Some(played) = compare(&mut rng, &mut position, &mut seen) {
            seen.defeats += played.defeats.len();
            // A position counts no further; here a game would be drawn.
            if position.quiet() == 180 {
                break;
            }
        }
    }
    println!("seed {seed}: {seen:?}");
    assert!(seen.positions < 50_000 || seen.two_kingdoms > 1000 && seen.without_banners > 1000 && seen.defeats > 20);
}

#[test]
fn scattered_positions_agree() {
    let seed = seed() ^ 1 << 40;
    let _report = Seed(seed);
    let mut rng = Rng::with_seed(seed);
    let mut seen = Seen::default();
    while seen.positions < share() {
        let mut position = scattered(&mut rng);
        if let Some(played) = compare(&mut rng, &mut position, &mut seen) {
            seen.defeats += played.defeats.len();
        }
    }
    println!("seed {seed}: {seen:?}");
    assert!(seen.positions < 50_000 || seen.defeats > 1000);
}

/// What the positions compared were like.
#[derive(Default, Debug)]
struct Seen {
    positions: usize,
    two_kingdoms: usize,
    without_banners: usize,
    in_check_or_facing: usize,
    defeats: usize,
}

/// Compares the moves in `position`, plays one of them and compares what it does; `None` if the game is won.
fn compare(rng: &mut Rng, position: &mut Position, seen: &mut Seen) -> Option<Played> {
    let text = position.to_string();
    let mut oracle = Oracle::read(&text);
    assert_eq!(oracle.text(), text);
    let mut moves: Vec<String> = position.legal_moves().iter().map(|mv| mv.to_string()).collect();
    moves.sort_unstable();
    assert_eq!(moves, oracle.legal(), "{text}");
    assert_eq!(position.count_legal(), moves.len(), "{text}");
    assert_eq!(!position.threats(position.turn()).is_empty(), oracle.in_danger(oracle.turn), "{text}");
    seen.positions += 1;
    seen.two_kingdoms += usize::from(position.alive().count() == 2);
    seen.without_banners += usize::from(position.kind(sanguo_rules::Kind::Banner).is_empty());
    seen.in_check_or_facing += usize::from(oracle.in_danger(oracle.turn));

    let mv = some_move(rng, position)?;
    let played = position.play(mv).unwrap();
    let defeats = oracle.play(&mv.to_string());
    let told = played.defeats.iter().map(|fall| (fall.loser.letter(), fall.victor.letter(), fall.reason.as_str()));
    assert!(told.eq(defeats.iter().copied()), "{text} {mv}: {played:?}, {defeats:?}");
    assert_eq!(position.to_string(), oracle.text(), "{text} {mv}");
    Some(played)
}
