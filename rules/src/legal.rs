//! The generator of legal moves.
//!
//! One pass over the army on turn yields, for each piece, the set of its legal targets. What endangers the army's own
//! general is worked out once before: the [`Aim`]s at it. A move of any other piece is illegal exactly if it brings the
//! number of pieces on some aim's path to the number at which that aim strikes, without capturing the piece that aims.
//! That covers checks, pins, a horse's unblocked leg and a cannon's screens in one rule.

use crate::aims::{Aim, Aims};
use crate::reach::reach;
use crate::tables::tables;
use crate::{Kind, Kingdom, Move, MoveList, Piece, Point, PointSet, Position};

impl Position {
    /// The legal moves of the kingdom on turn, in an order of their own that is always the same for one position. None
    /// once a kingdom has won. Draws are the [`Game`](crate::Game)'s matter.
    pub fn legal_moves(&self) -> MoveList {
        let mut list = MoveList::new();
        self.visit_legal(PointSet::ALL, |_, from, targets| {
            targets.iter().for_each(|to| list.push(Move { from, to }));
            false
        });
        list
    }

    /// How many legal moves there are.
    pub fn count_legal(&self) -> usize {
        let mut count = 0;
        self.visit_legal(PointSet::ALL, |_, _, targets| {
            count += targets.len();
            false
        });
        count
    }

    /// Whether there is a legal move.
    pub fn has_legal_move(&self) -> bool {
        self.visit_legal(PointSet::ALL, |_, _, targets| !targets.is_empty())
    }

    /// The points to which the piece on `from` may legally go; empty if there is none of the kingdom on turn.
    pub fn moves_from(&self, from: Point) -> PointSet {
        let mut found = PointSet::EMPTY;
        self.visit_legal(PointSet::of(from), |_, _, targets| {
            found = targets;
            true
        });
        found
    }

    /// Whether a move is legal. Why it is not says [`Position::check_move`].
    pub fn is_legal(&self, mv: Move) -> bool {
        self.moves_from(mv.from).contains(mv.to)
    }

    /// Where the piece on `from` could go by its own way of moving if nobody cared for its general, whoever is on turn;
    /// empty for an empty point.
    pub fn pseudo_targets(&self, from: Point) -> PointSet {
        self.piece_at(from)
            .map_or(PointSet::EMPTY, |piece| reach(piece, from, self.occupied()) - self.army(self.owner(piece.home)))
    }

    /// Shows `see` each piece of the army on turn that stands on one of `from` with its point and its legal targets.
    /// Ends as soon as `see` returns true, and returns whether it did.
    pub(crate) fn visit_legal(&self, from: PointSet, mut see: impl FnMut(Piece, Point, PointSet) -> bool) -> bool {
        let side = self.turn();
        let Some(general) = self.general(side).filter(|_| self.winner().is_none()) else {
            return false;
        };
        let mut board = Board::new(self, side, general);
        board.find_aims();
        let movers = board.own & from;
        for home in Kingdom::ALL.into_iter().filter(|&home| self.owner(home) == side) {
            for kind in MEN {
                for point in movers & self.kind(kind) & self.home(home) {
                    let piece = Piece { home, kind };
                    if see(piece, point, board.targets(piece, point)) {
                        return true;
                    }
                }
            }
        }
        movers.contains(general) && see(Piece { home: side, kind: Kind::General }, general, board.general_targets())
    }
}

/// All kinds but the general.
const MEN: [Kind; 7] =
    [Kind::Advisor, Kind::Elephant, Kind::Horse, Kind::Chariot, Kind::Cannon, Kind::Soldier, Kind::Banner];

/// A position as the army on turn looks at it.
struct Board<'a> {
    position: &'a Position,
    side: Kingdom,
    general: Point,
    own: PointSet,
    occupied: PointSet,
    /// The other kingdoms' generals.
    crowns: PointSet,
    aims: Aims,
    /// All points on the paths of `aims`.
    paths: PointSet,
    /// Where a piece that stands on no path may go.
    allowed: PointSet,
}

impl<'a> Board<'a> {
    fn new(position: &'a Position, side: Kingdom, general: Point) -> Board<'a> {
        let (own, occupied) = (position.army(side), position.occupied());
        Board {
            position,
            side,
            general,
            own,
            occupied,
            crowns: position.kind(Kind::General) - own,
            aims: Aims::new(),
            paths: PointSet::EMPTY,
            allowed: PointSet::ALL - own,
        }
    }

    /// Finds the aims at the general that one move can bring to strike or keep from it: it changes the number of pieces
    /// on a path by one at most.
    fn find_aims(&mut self) {
        self.position.visit_aims(self.general, self.occupied, self.occupied - self.own, |aim| {
            if aim.standing.abs_diff(aim.strikes_at) <= 1 {
                self.allowed = self.allowed & self.left_by(&aim, aim.standing);
                self.paths |= aim.path;
                self.aims.push(aim);
            }
            false
        });
    }

    /// Where a piece may go under an aim, if `standing` others stand on its path.
    fn left_by(&self, aim: &Aim, standing: usize) -> PointSet {
        let free = aim.path - self.occupied;
        if standing == aim.strikes_at {
            free | PointSet::of(aim.from)
        } else if standing + 1 == aim.strikes_at {
            PointSet::ALL - free
        } else {
            PointSet::ALL
        }
    }

    /// The legal targets of a piece other than the general.
    #[inline(always)]
    fn targets(&self, piece: Piece, from: Point) -> PointSet {
        let reach = reach(piece, from, self.occupied);
        let targets = if self.paths.contains(from) {
            self.aims.iter().fold(reach - self.own, |left, aim| {
                left & self.left_by(aim, aim.standing - usize::from(aim.path.contains(from)))
            })
        } else {
            reach & self.allowed
        };
        if reach.meets(self.crowns) { self.with_captures_of_generals(targets, piece, from, reach) } else { targets }
    }

    /// Capturing a general takes its whole army out of the rivals', so each such move is tried out.
    #[cold]
    fn with_captures_of_generals(&self, targets: PointSet, piece: Piece, from: Point, reach: PointSet) -> PointSet {
        let crowns = reach & self.crowns;
        let safe = |&to: &Point| !self.position.moved(piece, Move { from, to }).is_struck(self.side);
        (targets - crowns) | crowns.iter().filter(safe).collect()
    }

    fn general_targets(&self) -> PointSet {
        let mut without = self.occupied;
        without.remove(self.general);
        let rivals = self.occupied - self.own;
        let safe = |&to: &Point| {
            let here = PointSet::of(to);
            !self.position.visit_aims(to, without | here, rivals - here, |aim| aim.strikes())
        };
        (tables().general[self.general.index()] - self.own).iter().filter(safe).collect()
    }
}
