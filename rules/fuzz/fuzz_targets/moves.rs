//! Any sequence of moves, most of them legal: what the game takes keeps its laws, and what it refuses changes nothing.
#![no_main]

use libfuzzer_sys::fuzz_target;
use sanguo_rules::{Game, Move, Point, Position};

fuzz_target!(|input: (Option<&str>, bool, Vec<(u8, u8)>)| {
    let (text, banners, choices) = input;
    let start = text.and_then(|text| text.parse().ok()).unwrap_or_else(|| Position::start(banners));
    let mut game = Game::from_position(start);
    for (first, second) in choices {
        let mv = choose(&game, first, second);
        let (before, legal) = (game.clone(), game.outcome().is_none() && game.position().is_legal(mv));
        match game.play(mv) {
            Ok(played) => {
                assert!(legal && played.mv == mv);
                let position = game.position();
                assert!(position.threats(before.position().turn()).is_empty());
                assert!(position.winner().is_some() || position.has_legal_move());
                assert_eq!(position.to_string().parse().as_ref(), Ok(position));
            }
            Err(error) => {
                assert!(!legal && game == before);
                assert!(error.to_string().starts_with(&mv.to_string()));
            }
        }
    }
});

/// A legal move by its number, or for the highest numbers any two points.
fn choose(game: &Game, first: u8, second: u8) -> Move {
    let moves = game.position().legal_moves();
    let point = |number: u8| Point::from_index(usize::from(number) % Point::COUNT).expect("below the count");
    match moves.get(usize::from(first)) {
        Some(&mv) => mv,
        None if first < 200 && !moves.is_empty() => moves[usize::from(first) % moves.len()],
        None => Move { from: point(first), to: point(second) },
    }
}
