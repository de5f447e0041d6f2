//! How fast the rules are, with a well-known chess generator's perft in the same run for a yardstick.
#![allow(missing_docs, clippy::unwrap_used, reason = "a benchmark")]

mod chess;

use std::hint::black_box;
use std::time::Duration;

use cozy_chess::Board;
use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use sanguo_rules::{Game, Move, Position, perft};

fn perfts(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("perft");
    group.sample_size(10).measurement_time(Duration::from_secs(10));
    let start = Position::start(true);
    for (depth, nodes) in [(3, 62_560), (4, 2_495_006), (5, 98_805_987)] {
        group.throughput(Throughput::Elements(nodes));
        group.bench_function(format!("sanguo {depth}"), |bencher| {
            bencher.iter(|| assert_eq!(perft(black_box(&start), depth), nodes));
        });
    }
    let board = Board::default();
    for (depth, nodes) in [(5, 4_865_609), (6, 119_060_324)] {
        group.throughput(Throughput::Elements(nodes));
        group.bench_function(format!("chess yardstick {depth}"), |bencher| {
            bencher.iter(|| assert_eq!(chess::perft(black_box(&board), depth), nodes));
        });
    }
}

/// Positions along a recorded game, to measure more than the set-up.
fn middle_game() -> (Vec<Position>, Vec<Move>) {
    let games = include_str!("../tests/data/games.jsonl");
    let record: serde_json::Value = serde_json::from_str(games.lines().next().unwrap()).unwrap();
    let plies = record["plies"].as_array().unwrap();
    let moves: Vec<Move> = plies.iter().map(|ply| ply["move"].as_str().unwrap().parse().unwrap()).collect();
    let mut position = Position::start(true);
    let mut positions = vec![position.clone()];
    for &mv in &moves {
        position.play(mv).unwrap();
        positions.push(position.clone());
    }
    (positions, moves)
}

fn positions(criterion: &mut Criterion) {
    let (positions, moves) = middle_game();
    let texts: Vec<String> = positions.iter().map(Position::to_string).collect();
    let mut group = criterion.benchmark_group("a position of a game");
    group.throughput(Throughput::Elements(positions.len() as u64));
    group.bench_function("move list", |bencher| {
        bencher.iter(|| positions.iter().map(|position| black_box(position).legal_moves().len()).sum::<usize>());
    });
    group.bench_function("count moves", |bencher| {
        bencher.iter(|| positions.iter().map(|position| black_box(position).count_legal()).sum::<usize>());
    });
    group.bench_function("hash", |bencher| {
        bencher.iter(|| positions.iter().map(Position::hash).max());
    });
    group.bench_function("write text", |bencher| {
        bencher.iter(|| positions.iter().map(|position| position.to_string().len()).sum::<usize>());
    });
    group.bench_function("parse text", |bencher| {
        bencher.iter(|| texts.iter().filter(|text| black_box(text.parse::<Position>()).is_ok()).count());
    });
    group.throughput(Throughput::Elements(moves.len() as u64));
    group.bench_function("play a move in a game", |bencher| {
        let play = |mut game: Game| {
            for &mv in &moves {
                black_box(game.play(mv).unwrap());
            }
            game
        };
        bencher.iter_batched(|| Game::new(true), play, BatchSize::SmallInput);
    });
}

criterion_group!(benches, perfts, positions);
criterion_main!(benches);
