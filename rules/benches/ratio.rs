//! Perft from the set-up at depth 5 against chess's at depth 6, turn and turn about, so that a busy machine slows both
//! alike. Prints nodes a second and their ratio.
#![allow(missing_docs, reason = "a benchmark")]

mod chess;

use std::hint::black_box;
use std::time::Instant;

use cozy_chess::Board;
use sanguo_rules::{Position, perft};

const ROUNDS: usize = 15;

fn main() {
    // Without it `cargo test` runs this, unoptimized.
    if !std::env::args().any(|argument| argument == "--bench") {
        return;
    }
    let (start, board) = (Position::start(true), Board::default());
    // The first call makes the tables.
    perft(&start, 2);
    let (mut ours, mut chess, mut ratios) = (Vec::new(), Vec::new(), Vec::new());
    for _ in 0..ROUNDS {
        let our = speed(98_805_987, || perft(black_box(&start), 5));
        let other = speed(119_060_324, || chess::perft(black_box(&board), 6));
        ours.push(our);
        chess.push(other);
        ratios.push(our / other);
    }
    println!("sanguo perft 5, million nodes/s: {}", summary(ours));
    println!("chess perft 6, million nodes/s: {}", summary(chess));
    println!("ratio: {}", summary(ratios));
}

/// Million nodes a second.
fn speed(nodes: u64, count: impl FnOnce() -> u64) -> f64 {
    let begun = Instant::now();
    assert_eq!(count(), nodes);
    nodes as f64 / begun.elapsed().as_secs_f64() / 1e6
}

fn summary(mut figures: Vec<f64>) -> String {
    figures.sort_by(f64::total_cmp);
    let (least, median, most) = (figures[0], figures[figures.len() / 2], figures[figures.len() - 1]);
    format!("median {median:.2} (from {least:.2} to {most:.2})")
}
