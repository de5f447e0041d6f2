//! Random games recorded by another program, replayed move by move.
#![allow(clippy::unwrap_used, reason = "a test fails by it")]

use sanguo_rules::{Game, Position};
use serde_json::{Value, json};

#[test]
fn recorded_games_replay_alike() {
    for (number, line) in (1..).zip(include_str!("data/games.jsonl").lines()) {
        let record: Value = serde_json::from_str(line).unwrap();
        let mut game = Game::new(record["setup"] == "banners");
        for (ply, step) in (1..).zip(record["plies"].as_array().unwrap()) {
            replay(&mut game, step, &format!("game {number}, ply {ply}"));
        }
        assert_end(&game, &record, &format!("game {number}"));
    }
}

fn replay(game: &mut Game, step: &Value, name: &str) {
    let mv = step["move"].as_str().unwrap().parse().unwrap();
    let played = game.play(mv).unwrap_or_else(|error| panic!("{name}: {error}"));
    let defeats: Vec<Value> = played
        .defeats
        .iter()
        .map(|defeat| json!(["defeat", defeat.loser.letter(), defeat.victor.letter(), defeat.reason.as_str()]))
        .collect();
    let expected = step.get("events").and_then(Value::as_array).cloned().unwrap_or_default();
    assert_eq!(defeats, expected, "{name}");
    // Counted for the kingdom that comes on turn; absent once the game is over.
    let legal = game.outcome().is_none().then(|| game.position().legal_moves().len() as u64);
    assert_eq!(legal, step["legal"].as_u64(), "{name}");
}

fn assert_end(game: &Game, record: &Value, name: &str) {
    assert_eq!(game.outcome().map(|outcome| outcome.text()).as_deref(), record["outcome"].as_str(), "{name}");
    assert_eq!(game.position().to_string(), record["position"], "{name}");
    assert_eq!(game.position().hash().to_string(), record["hash"], "{name}");
    assert_eq!(record["position"].as_str().unwrap().parse::<Position>().as_ref(), Ok(game.position()), "{name}");
}
