//! Random positions and games from a seed.
#![allow(dead_code, clippy::unwrap_used, reason = "for tests, of which not each uses all of it")]

use fastrand::Rng;
use sanguo_rules::{Kind, Kingdom, Move, Piece, Point, Position};

/// The seed of a run: `SANGUO_SEED` if set, otherwise a new one each time.
pub(crate) fn seed() -> u64 {
    let given = std::env::var("SANGUO_SEED").ok();
    given.map_or_else(|| fastrand::u64(..1 << 32), |seed| seed.parse().unwrap())
}

/// Says how to repeat a run when a test fails in it.
pub(crate) struct Seed(pub(crate) u64);

impl Drop for Seed {
    fn drop(&mut self) {
        if std::thread::panicking() {
            println!("repeat with SANGUO_SEED={}", self.0);
        }
    }
}

/// A legal move, captures preferred so that games get somewhere; `None` once the game is won.
pub(crate) fn some_move(rng: &mut Rng, position: &Position) -> Option<Move> {
    let moves = position.legal_moves();
    let captures: Vec<Move> = moves.iter().copied().filter(|mv| position.piece_at(mv.to).is_some()).collect();
    if rng.u8(..4) == 0 { rng.choice(captures) } else { None }.or_else(|| rng.choice(moves.iter().copied()))
}

/// A position as it could stand after a wild game: any pieces where they can stand, one to three kingdoms alive.
pub(crate) fn scattered(rng: &mut Rng) -> Position {
    loop {
        if let Ok(position) = scattered_text(rng).parse() {
            return position;
        }
    }
}

fn scattered_text(rng: &mut Rng) -> String {
    let fallen = [[0, 0, 2], [0, 1, 0], [1, 1, 2], [0, 1, 1], [2, 1, 2], [0, 2, 2]];
    let owners = if rng.bool() { [0, 1, 2] } else { fallen[rng.usize(..fallen.len())] };
    let density = rng.u8(1..=4);
    let mut board = [[None; 45]; 3];
    for kind in Kind::ALL {
        for home in Kingdom::ALL.into_iter().flat_map(|home| std::iter::repeat_n(home, kind.most())) {
            let stays =
                if kind == Kind::General { owners[home.index()] == home.index() } else { rng.u8(..4) < density };
            if let Some(point) = some_point(rng, home, kind).filter(|_| stays) {
                board[point.kingdom().index()][point.index() % 45].get_or_insert(Piece { home, kind });
            }
        }
    }
    let half = |half: &[Option<Piece>; 45]| {
        let rank = |rank: &[Option<Piece>]| {
            let row: String = rank.iter().map(|man| man.map_or("1".into(), |man| man.to_string())).collect();
            (2..=9).rev().fold(row, |row, run| row.replace(&"1".repeat(run), &run.to_string()))
        };
        half.chunks(9).rev().map(rank).collect::<Vec<_>>().join("/")
    };
    let colour = |index: usize| Kingdom::ALL[index].letter();
    let turn = colour(owners[rng.usize(..3)]);
    let owners: String = owners.map(colour).iter().collect();
    format!("{}|{}|{} {turn} {owners} {}", half(&board[0]), half(&board[1]), half(&board[2]), rng.u8(..100))
}

/// A point where the piece can stand, now and then none.
fn some_point(rng: &mut Rng, home: Kingdom, kind: Kind) -> Option<Point> {
    let point = match kind {
        Kind::General | Kind::Advisor => Point::new(home, rng.u8(3..6), rng.u8(..3)),
        Kind::Elephant => Point::new(home, rng.u8(..5) * 2, rng.u8(..3) * 2),
        _ => Point::from_index(rng.usize(..Point::COUNT)),
    };
    point.filter(|point| match kind {
        Kind::Advisor => (point.file() + point.rank()) % 2 == 1,
        Kind::Elephant => point.file() % 4 == (point.rank() + 2) % 4,
        Kind::Soldier => point.kingdom() != home || point.rank() > 2,
        _ => true,
    })
}
