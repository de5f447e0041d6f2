//! Counts of move sequences against reference values made by another program.
#![allow(clippy::unwrap_used, reason = "a test fails by it")]

use sanguo_rules::{Position, perft, perft_divide};
use serde_json::Value;

fn vectors() -> impl Iterator<Item = (String, Position, Vec<u64>)> {
    include_str!("data/perft.jsonl").lines().map(|line| {
        let value: Value = serde_json::from_str(line).unwrap();
        let text = |key: &str| value[key].as_str().unwrap().to_owned();
        let counts = value["perft"].as_array().unwrap().iter().map(|count| count.as_u64().unwrap());
        (text("name"), text("position").parse().unwrap(), counts.collect())
    })
}

#[test]
fn counts_agree_with_the_reference() {
    for (name, position, counts) in vectors() {
        for (depth, count) in (1..).zip(counts) {
            assert_eq!(perft(&position, depth), count, "{name}, depth {depth}");
        }
    }
}

#[test]
fn a_count_is_the_sum_over_the_moves() {
    for (name, position, counts) in vectors() {
        let divided = perft_divide(&position, 3);
        assert_eq!(divided.iter().map(|(_, count)| count).sum::<u64>(), counts[2], "{name}");
        assert!(divided.is_sorted_by_key(|(mv, _)| mv.to_string()), "{name}");
    }
}

#[test]
fn no_move_is_one_sequence_of_length_nought() {
    let start = Position::start(true);
    assert_eq!(perft(&start, 0), 1);
    assert!(perft_divide(&start, 0).is_empty());
    assert!(perft_divide(&start, 1).iter().all(|&(_, count)| count == 1));
}
