//! Made-up positions, one for each point of the rules that could be read in two ways.
#![allow(clippy::unwrap_used, reason = "a test fails by it")]

use sanguo_rules::{Game, Point, Position};
use serde_json::{Value, json};

#[test]
fn each_case_goes_as_settled() {
    for line in include_str!("data/cases.jsonl").lines() {
        let case: Value = serde_json::from_str(line).unwrap();
        if case["moves"].is_object() {
            assert_targets(&case);
        } else if case["moves"].is_array() {
            assert_outcome(&case);
        } else {
            assert_move(&case);
        }
    }
}

fn assert_targets(case: &Value) {
    let position: Position = case["position"].as_str().unwrap().parse().unwrap();
    for (from, targets) in case["moves"].as_object().unwrap() {
        let from: Point = from.parse().unwrap();
        let mut found: Vec<String> = position.moves_from(from).iter().map(|to| to.to_string()).collect();
        found.sort();
        assert_eq!(json!(found), *targets, "{}: {from}", case["name"]);
    }
}

fn assert_move(case: &Value) {
    let mut game = Game::from_position(case["position"].as_str().unwrap().parse().unwrap());
    let played = game.play(case["move"].as_str().unwrap().parse().unwrap()).unwrap();
    let defeats: Vec<Value> = played
        .defeats
        .iter()
        .map(|defeat| json!([defeat.loser.letter(), defeat.victor.letter(), defeat.reason.as_str()]))
        .collect();
    assert_eq!(json!(defeats), case["defeats"], "{}", case["name"]);
    assert_eq!(game.position().to_string(), case["after"], "{}", case["name"]);
    assert_eq!(game.outcome().is_some(), case["won"].as_bool().unwrap(), "{}", case["name"]);
}

fn assert_outcome(case: &Value) {
    let mut game = Game::new(true);
    for mv in case["moves"].as_array().unwrap() {
        assert_eq!(game.outcome(), None, "{}", case["name"]);
        game.play(mv.as_str().unwrap().parse().unwrap()).unwrap();
    }
    assert_eq!(game.outcome().unwrap().text(), case["outcome"], "{}", case["name"]);
}
