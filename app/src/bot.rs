//! Programmed players: for the demo, for tests, and for whoever wants a friend's seat filled.

use sanguo_rules::{Kind, Kingdom, Move, Position};

/// How a programmed player chooses.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub enum Style {
    /// Any legal move, all alike.
    Random,
    /// The best move by what it captures, whom it fells and whether it gives check; it does not look at the answer.
    Greedy,
}

/// A programmed player. What it plays follows from the seed, the number of the slot and the position alone, so that it
/// goes on in the same way after a crash.
#[derive(Clone, Copy, Debug)]
pub struct Bot {
    style: Style,
    seed: u64,
}

impl Bot {
    /// A player of this style.
    pub fn new(style: Style, seed: u64) -> Self {
        Bot { style, seed }
    }

    /// The move for the kingdom on turn; `None` when it has no legal one.
    pub fn choose(&self, position: &Position, slot: u32) -> Option<Move> {
        let moves = position.legal_moves();
        // Seeds and slots are small numbers: multiplied, neighbours begin far apart.
        let mix = self.seed.wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ u64::from(slot);
        let mut random = fastrand::Rng::with_seed(mix);
        let best = match self.style {
            Style::Random => moves.to_vec(),
            Style::Greedy => best(position, &moves),
        };
        random.choice(best)
    }
}

/// The moves that are worth most.
fn best(position: &Position, moves: &[Move]) -> Vec<Move> {
    let mut top = i32::MIN;
    let mut best = Vec::new();
    for &mv in moves {
        let worth = worth(position, mv);
        if worth > top {
            top = worth;
            best.clear();
        }
        if worth == top {
            best.push(mv);
        }
    }
    best
}

/// What a move brings at once, in hundredths of a soldier.
fn worth(position: &Position, mv: Move) -> i32 {
    let me = position.turn();
    let mut after = position.clone();
    let Ok(played) = after.play(mv) else {
        return i32::MIN;
    };
    let captured = played.captured.map_or(0, |(piece, _)| value(piece.kind));
    let felled: i32 = played.defeats.iter().map(|d| if d.victor == me { 5_000 } else { -2_000 }).sum();
    let checks = |rival: &Kingdom| *rival != me && after.threats(*rival).iter().any(|t| t.attacker == mv.to);
    let checked = i32::from(Kingdom::ALL.iter().any(checks)) * 30;
    // A step forward or over the river, so that a game without captures gets somewhere.
    let forward = i32::from(mv.to.kingdom() != me && mv.from.kingdom() == me) * 10;
    captured + felled + checked + forward
}

fn value(kind: Kind) -> i32 {
    match kind {
        Kind::General => 5_000,
        Kind::Chariot => 900,
        Kind::Cannon => 450,
        Kind::Horse => 400,
        Kind::Banner => 350,
        Kind::Advisor | Kind::Elephant => 200,
        Kind::Soldier => 100,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sanguo_rules::Game;

    #[test]
    fn one_seed_gives_one_game_that_ends() {
        for style in [Style::Random, Style::Greedy] {
            let play = |seed| {
                let mut game = Game::new(true);
                while game.outcome().is_none() {
                    let slot = u32::try_from(game.moves().len()).unwrap();
                    let mv = Bot::new(style, seed).choose(game.position(), slot).unwrap();
                    game.play(mv).unwrap();
                }
                game
            };
            assert_eq!(play(1), play(1));
            assert_ne!(play(1).moves(), play(2).moves());
        }
    }

    #[test]
    fn greedy_takes_the_general_that_stands_open() {
        let position: Position = "9/9/4rR4/9/3rK5|9/2gP6/9/9/gR3gK4|9/bP8/4bK4/9/9 r rgb 0".parse().unwrap();
        let mv = Bot::new(Style::Greedy, 0).choose(&position, 1).unwrap();
        assert!(matches!(position.piece_at(mv.to), Some(piece) if piece.kind == Kind::General), "{mv}");
    }
}
