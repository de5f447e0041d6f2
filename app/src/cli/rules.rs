//! `sanguo rules`: the rules alone, for checking another program against this one.

use sanguo_rules::{Game, Move, Position, perft_divide};

use super::failure::Failure;
use super::json::Step;
use super::out;

/// What can be asked of the rules.
#[derive(clap::Subcommand, Debug)]
pub enum Command {
    /// Count the sequences of DEPTH legal moves, one line for each first move, then the total
    Perft {
        /// How many moves deep
        #[arg(value_parser = clap::value_parser!(u32).range(0..=12))]
        depth: u32,
        /// A position text, 'start' or 'start-nobanners'
        #[arg(default_value = "start")]
        position: String,
    },
    /// The legal moves, sorted, in one line
    Moves {
        /// A position text, 'start' or 'start-nobanners'
        #[arg(default_value = "start")]
        position: String,
    },
    /// Play moves out: one JSON object for each
    Play {
        /// A position text, 'start' or 'start-nobanners'
        #[arg(long, value_name = "POSITION", default_value = "start")]
        from: String,
        /// Moves as re4re5
        #[arg(required = true, value_name = "MOVE")]
        moves: Vec<String>,
    },
}

/// Answers.
pub fn run(command: &Command) -> Result<(), Failure> {
    match command {
        Command::Perft { depth, position } => perft(&read(position)?, *depth),
        Command::Moves { position } => {
            let mut moves: Vec<String> = read(position)?.legal_moves().iter().map(Move::to_string).collect();
            moves.sort();
            out::line(moves.join(" "))
        }
        Command::Play { from, moves } => play(Game::from_position(read(from)?), moves),
    }
}

fn read(text: &str) -> Result<Position, Failure> {
    match text {
        "start" => Ok(Position::start(true)),
        "start-nobanners" => Ok(Position::start(false)),
        text => text.parse().map_err(|error| Failure::said(format!("this is no position: {error}"))),
    }
}

fn perft(position: &Position, depth: u32) -> Result<(), Failure> {
    let counts = perft_divide(position, depth);
    for (mv, count) in &counts {
        out::line(format_args!("{mv} {count}"))?;
    }
    // The empty sequence is the only one of no moves.
    let total: u64 = if depth == 0 { 1 } else { counts.iter().map(|(_, count)| count).sum() };
    out::line(format_args!("total {total}"))
}

fn play(mut game: Game, moves: &[String]) -> Result<(), Failure> {
    for text in moves {
        let mv: Move = text.parse().map_err(|error| Failure::said(format!("{error}")))?;
        let played = game.play(mv).map_err(|error| Failure::said(error.to_string()))?;
        out::line(Step::new(&game, &played).to_json())?;
    }
    Ok(())
}
