//! Why a move is not legal, in words that name the point and the rule.

use thiserror::Error;

use crate::board::{half, neighbours};
use crate::reach::reach;
use crate::tables::{Leapers, tables};
use crate::{Kind, Kingdom, Move, Outcome, Piece, Point, PointSet, Position, Threat};

/// A move that is not legal, and why.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{mv}: {reason}")]
pub struct IllegalMove {
    /// The move.
    pub mv: Move,
    /// Why it is not legal.
    pub reason: IllegalReason,
}

/// Why a move is not legal.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[non_exhaustive]
pub enum IllegalReason {
    /// The game has ended.
    #[error("the game is over: {0}")]
    GameOver(Outcome),
    /// Nothing to move.
    #[error("there is no piece on {0}")]
    NoPiece(Point),
    /// Another kingdom commands the piece.
    #[error("the {} on {point} is {owner}'s, and it is {turn}'s turn", piece.kind.name())]
    NotYours {
        /// The piece.
        piece: Piece,
        /// Where it stands.
        point: Point,
        /// Who commands it.
        owner: Kingdom,
        /// Who is on turn.
        turn: Kingdom,
    },
    /// The two points are one.
    #[error("a move leads to another point")]
    Stays,
    /// The target is held by the same army.
    #[error("{turn}'s own {} stands on {point}", piece.kind.name())]
    OwnPiece {
        /// Who is on turn.
        turn: Kingdom,
        /// The piece on the target.
        piece: Piece,
        /// The target.
        point: Point,
    },
    /// The piece does not move like that.
    #[error("the {} on {} cannot go to {}: it moves {}", piece.kind.name(), mv.from, mv.to, way(piece.kind))]
    Way {
        /// The piece.
        piece: Piece,
        /// The move.
        mv: Move,
    },
    /// A general or advisor would leave its palace.
    #[error("{to} is outside {home}'s palace, which its {kind} never leaves")]
    LeavesPalace {
        /// General or advisor.
        kind: Kind,
        /// Whose palace.
        home: Kingdom,
        /// The target.
        to: Point,
    },
    /// An elephant would cross the river.
    #[error("{to} is over the river, which an elephant never crosses")]
    LeavesHalf {
        /// The target.
        to: Point,
    },
    /// A soldier would go back, or sideways on its home half, or from one foreign half to the other.
    #[error("{}", back(*home, *to))]
    SoldierBack {
        /// The soldier's home.
        home: Kingdom,
        /// The target.
        to: Point,
    },
    /// A piece stands where the way must be empty.
    #[error("the {} on {point} blocks the {}'s way", by.kind.name(), kind.name())]
    Blocked {
        /// The kind of piece that would move.
        kind: Kind,
        /// The piece in the way.
        by: Piece,
        /// Where that stands.
        point: Point,
    },
    /// A cannon would capture over no piece or more than one.
    #[error("a cannon captures by jumping exactly one piece, and {count} stand before {to}")]
    Screens {
        /// How many pieces stand between.
        count: usize,
        /// The target.
        to: Point,
    },
    /// The mover's general would be attacked or facing.
    #[error("would leave {kingdom}'s general {}", words(threats))]
    Exposed {
        /// Whose general.
        kingdom: Kingdom,
        /// By what, after the move.
        threats: Vec<Threat>,
    },
}

fn way(kind: Kind) -> &'static str {
    match kind {
        Kind::General => "one point along a line inside its palace",
        Kind::Advisor => "one point diagonally inside its palace",
        Kind::Elephant => "two points diagonally inside its own half",
        Kind::Horse => "one point along a line and then one diagonally outward",
        Kind::Chariot => "any distance along a line",
        Kind::Cannon => "any distance along a line, and captures over exactly one piece",
        Kind::Soldier => "one point forward, and over the river sideways too",
        Kind::Banner => "two points straight along a line and then one diagonally outward",
    }
}

fn back(home: Kingdom, to: Point) -> String {
    if to.kingdom() == home {
        format!("{to} is not forward: on its own half a soldier moves only forward, and it never comes back")
    } else {
        format!("{to} is back: over the river a soldier moves towards the home rank there or sideways")
    }
}

fn words(threats: &[Threat]) -> String {
    let place = |threat: &Threat| {
        let Threat { attacker, piece, facing } = threat;
        if *facing {
            format!("{}'s general on {attacker}", piece.home)
        } else {
            format!("the {} on {attacker}", piece.kind.name())
        }
    };
    let list = |facing| {
        let threats = threats.iter().filter(|threat| threat.facing == facing);
        threats.map(place).collect::<Vec<_>>().join(" and ")
    };
    match (list(false), list(true)) {
        (by, facing) if facing.is_empty() => format!("attacked by {by}"),
        (by, facing) if by.is_empty() => format!("facing {facing}"),
        (by, facing) => format!("attacked by {by} and facing {facing}"),
    }
}

impl IllegalMove {
    pub(crate) fn no_piece(mv: Move) -> IllegalMove {
        IllegalMove { mv, reason: IllegalReason::NoPiece(mv.from) }
    }
}

impl Position {
    /// Whether a move is legal, and if not, why.
    ///
    /// # Errors
    /// The first reason that applies, in words that name the point and the rule.
    ///
    /// ```
    /// use sanguo_rules::Position;
    /// let error = Position::start(true).check_move("ra1rb1".parse()?).unwrap_err();
    /// assert_eq!(error.to_string(), "ra1rb1: Shu's own horse stands on rb1");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn check_move(&self, mv: Move) -> Result<(), IllegalMove> {
        if self.is_legal(mv) { Ok(()) } else { Err(IllegalMove { mv, reason: self.why_illegal(mv) }) }
    }

    fn why_illegal(&self, mv: Move) -> IllegalReason {
        let turn = self.turn();
        if let Some(winner) = self.winner() {
            return IllegalReason::GameOver(Outcome::Win(winner));
        }
        let Some(piece) = self.piece_at(mv.from) else {
            return IllegalReason::NoPiece(mv.from);
        };
        let owner = self.owner(piece.home);
        if owner != turn {
            return IllegalReason::NotYours { piece, point: mv.from, owner, turn };
        }
        if mv.from == mv.to {
            return IllegalReason::Stays;
        }
        match self.piece_at(mv.to) {
            Some(piece) if self.owner(piece.home) == turn => IllegalReason::OwnPiece { turn, piece, point: mv.to },
            _ if reach(piece, mv.from, self.occupied()).contains(mv.to) => {
                let threats = self.moved(piece, mv).threats(turn);
                IllegalReason::Exposed { kingdom: turn, threats }
            }
            _ => self.why_out_of_reach(piece, mv),
        }
    }

    fn why_out_of_reach(&self, piece: Piece, mv: Move) -> IllegalReason {
        let (Piece { home, kind }, Move { from, to }) = (piece, mv);
        let way = IllegalReason::Way { piece, mv };
        let blocked = |path: PointSet| self.blocker(kind, from, path).unwrap_or(way.clone());
        let leap = |leapers: &Leapers| {
            let leap = leapers.from[from.index()].iter().find(|leap| leap.to.contains(to));
            leap.map_or(way.clone(), |leap| blocked(leap.path))
        };
        match kind {
            Kind::General if neighbours(from).contains(to) => IllegalReason::LeavesPalace { kind, home, to },
            Kind::Advisor if is_diagonal(from, to) => IllegalReason::LeavesPalace { kind, home, to },
            Kind::General | Kind::Advisor => way,
            Kind::Elephant if !half(home).contains(to) => IllegalReason::LeavesHalf { to },
            Kind::Elephant => leap(&tables().elephant),
            Kind::Horse => leap(&tables().horse),
            Kind::Banner => leap(&tables().banner),
            Kind::Soldier if neighbours(from).contains(to) => IllegalReason::SoldierBack { home, to },
            Kind::Soldier => way,
            Kind::Chariot | Kind::Cannon if !tables().aligned[from.index()].contains(to) => way,
            Kind::Chariot => blocked(tables().between[from.index()][to.index()]),
            Kind::Cannon => {
                let path = tables().between[from.index()][to.index()];
                match self.piece_at(to) {
                    Some(_) => IllegalReason::Screens { count: (path & self.occupied()).len(), to },
                    None => blocked(path),
                }
            }
        }
    }

    /// The piece on `path` that a piece coming from `from` meets first.
    fn blocker(&self, kind: Kind, from: Point, path: PointSet) -> Option<IllegalReason> {
        let between = &tables().between[from.index()];
        let met = path & self.occupied();
        let point = met.iter().min_by_key(|point| between[point.index()].len())?;
        Some(IllegalReason::Blocked { kind, by: self.piece_at(point)?, point })
    }
}

/// Whether two points of one half are opposite corners of a cell.
fn is_diagonal(one: Point, other: Point) -> bool {
    let near = |a: u8, b: u8| a.abs_diff(b) == 1;
    one.kingdom() == other.kingdom() && near(one.file(), other.file()) && near(one.rank(), other.rank())
}
