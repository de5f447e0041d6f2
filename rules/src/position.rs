//! A position, and what a move does to it.

use crate::point::FILES;
use crate::{IllegalMove, Kind, Kingdom, Move, Piece, Point, PointSet, PositionHash};

/// The most moves without a capture or a defeat; a game is drawn then, and a position counts no further.
pub(crate) const MOST_QUIET: u16 = 180;

/// A position: where each piece stands, who commands the three armies, who is on turn, and for how many moves nothing
/// was captured.
///
/// Every value is a position that RULES.md allows. It is read from and written as its text:
///
/// ```
/// use sanguo_rules::Position;
/// let position = Position::start(true);
/// assert_eq!(position.to_string().parse::<Position>()?, position);
/// assert_eq!(position.legal_moves().len(), 40);
/// # Ok::<(), sanguo_rules::PositionErrors>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    kinds: [PointSet; 8],
    homes: [PointSet; 3],
    owners: [Kingdom; 3],
    turn: Kingdom,
    quiet: u16,
}

/// Why a kingdom fell.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum DefeatReason {
    /// Its general was captured.
    Captured,
    /// It had no legal move and its general was attacked or facing.
    Checkmated,
    /// It had no legal move, and its general was neither attacked nor facing.
    Stalemated,
}

impl DefeatReason {
    /// `captured`, `checkmated` or `stalemated`.
    pub const fn as_str(self) -> &'static str {
        match self {
            DefeatReason::Captured => "captured",
            DefeatReason::Checkmated => "checkmated",
            DefeatReason::Stalemated => "stalemated",
        }
    }
}

/// A kingdom's fall.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Defeat {
    /// Who fell.
    pub loser: Kingdom,
    /// Who took over the army, with whatever the loser had taken over before.
    pub victor: Kingdom,
    /// Why.
    pub reason: DefeatReason,
}

/// What a move did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    /// The move.
    pub mv: Move,
    /// The piece that moved.
    pub piece: Piece,
    /// The piece that was captured, and who commanded it.
    pub captured: Option<(Piece, Kingdom)>,
    /// Who fell by it, in order; two at most.
    pub defeats: Vec<Defeat>,
}

impl Position {
    /// The set-up, Shu on turn.
    pub fn start(banners: bool) -> Position {
        let mut position = Position::empty(Kingdom::ALL, Kingdom::Shu, 0);
        for home in Kingdom::ALL {
            for (rank, row) in SET_UP.into_iter().enumerate() {
                for (file, letter) in row.chars().enumerate() {
                    if let Some(kind) = Kind::from_letter(letter)
                        && (banners || kind != Kind::Banner)
                    {
                        let point = Point::at(home.index(), rank * usize::from(FILES) + file);
                        position.put(point, Piece { home, kind });
                    }
                }
            }
        }
        position
    }

    /// The board without a piece, which is no position yet.
    pub(crate) fn empty(owners: [Kingdom; 3], turn: Kingdom, quiet: u16) -> Position {
        Position { kinds: [PointSet::EMPTY; 8], homes: [PointSet::EMPTY; 3], owners, turn, quiet }
    }

    /// The kingdom on turn; after a win the winner.
    pub fn turn(&self) -> Kingdom {
        self.turn
    }

    /// How many moves were played since the last capture or defeat.
    pub fn quiet(&self) -> u16 {
        self.quiet
    }

    /// Who commands the pieces whose home is `home`.
    pub fn owner(&self, home: Kingdom) -> Kingdom {
        self.owners[home.index()]
    }

    /// Whether the kingdom still has its general.
    pub fn is_alive(&self, kingdom: Kingdom) -> bool {
        self.owner(kingdom) == kingdom
    }

    /// The kingdoms that still have their generals, in turn order from Shu on.
    pub fn alive(&self) -> impl Iterator<Item = Kingdom> {
        Kingdom::ALL.into_iter().filter(|&kingdom| self.is_alive(kingdom))
    }

    /// The winner, once one kingdom alone has a general.
    pub fn winner(&self) -> Option<Kingdom> {
        self.owners.iter().all(|&owner| owner == self.turn).then_some(self.turn)
    }

    /// Where the kingdom's general stands; `None` once it is defeated.
    pub fn general(&self, kingdom: Kingdom) -> Option<Point> {
        (self.kind(Kind::General) & self.homes[kingdom.index()]).first()
    }

    /// The piece on a point.
    pub fn piece_at(&self, point: Point) -> Option<Piece> {
        let home = self.home_at(point)?;
        let kind = Kind::ALL.into_iter().find(|&kind| self.kind(kind).contains(point))?;
        Some(Piece { home, kind })
    }

    /// Who commands the piece on a point.
    pub fn commander_at(&self, point: Point) -> Option<Kingdom> {
        self.home_at(point).map(|home| self.owner(home))
    }

    /// The pieces with their points, in the order of points.
    pub fn pieces(&self) -> impl Iterator<Item = (Point, Piece)> {
        self.occupied().iter().filter_map(|point| Some((point, self.piece_at(point)?)))
    }

    /// The points on which a piece stands.
    pub fn occupied(&self) -> PointSet {
        self.homes[0] | self.homes[1] | self.homes[2]
    }

    /// The points of the pieces that `kingdom` commands.
    pub fn army(&self, kingdom: Kingdom) -> PointSet {
        let commanded = |home: Kingdom| {
            if self.owner(home) == kingdom { self.homes[home.index()] } else { PointSet::EMPTY }
        };
        commanded(Kingdom::Shu) | commanded(Kingdom::Wu) | commanded(Kingdom::Wei)
    }

    /// The points of the pieces of a kind.
    pub fn kind(&self, kind: Kind) -> PointSet {
        self.kinds[kind as usize]
    }

    /// The points of the pieces whose home is `home`.
    pub fn home(&self, home: Kingdom) -> PointSet {
        self.homes[home.index()]
    }

    /// The hash of the position's text without its last field.
    pub fn hash(&self) -> PositionHash {
        PositionHash::of_text(&self.text_without_quiet())
    }

    /// The same position seen one seat on: Shu's place and pieces become Wu's, Wu's Wei's, Wei's Shu's.
    pub fn turned(&self) -> Position {
        let mut owners = self.owners;
        for home in Kingdom::ALL {
            owners[home.next().index()] = self.owner(home).next();
        }
        let mut turned = Position::empty(owners, self.turn.next(), self.quiet);
        for (point, Piece { home, kind }) in self.pieces() {
            turned.put(point.turned(), Piece { home: home.next(), kind });
        }
        turned
    }

    /// Plays a move, with all defeats that follow from it. The position does not know of draws; [`Game`](crate::Game) does.
    ///
    /// # Errors
    /// If the move is not legal; the position is then as before.
    pub fn play(&mut self, mv: Move) -> Result<Played, IllegalMove> {
        self.check_move(mv)?;
        let illegal = || IllegalMove::no_piece(mv);
        let (piece, mover) = (self.piece_at(mv.from).ok_or_else(illegal)?, self.turn);
        let captured = self.piece_at(mv.to).map(|piece| (piece, self.owner(piece.home)));
        let mut next = self.moved(piece, mv);
        let mut defeats = Vec::new();
        if let Some((Piece { kind: Kind::General, .. }, loser)) = captured {
            defeats.push(Defeat { loser, victor: mover, reason: DefeatReason::Captured });
        }
        next.settle(self, |defeat| defeats.push(defeat));
        *self = next;
        Ok(Played { mv, piece, captured, defeats })
    }

    /// The position right after a legal move of `piece`: a captured general's army has been handed over, but nobody was
    /// yet looked at for having no move.
    pub(crate) fn moved(&self, piece: Piece, mv: Move) -> Position {
        let mut next = self.clone();
        next.quiet = (next.quiet + 1).min(MOST_QUIET);
        next.take(mv.from, piece);
        if let Some(captured) = self.piece_at(mv.to) {
            next.quiet = 0;
            next.take(mv.to, captured);
            if captured.kind == Kind::General {
                next.hand_over(captured.home, self.turn);
            }
        }
        next.put(mv.to, piece);
        next.turn = next.next_alive(self.turn);
        next
    }

    /// Defeats the kingdoms that come to move and cannot. `before` is the position in which the last move was made;
    /// `report` is shown each defeat.
    pub(crate) fn settle(&mut self, before: &Position, mut report: impl FnMut(Defeat)) {
        let mover = before.turn;
        while self.winner().is_none() && !self.has_legal_move() {
            let (loser, third) = (self.turn, other_than(self.turn, mover));
            let was_stuck = || !before.with_turn(loser).has_legal_move();
            // The mover itself is never looked at: with its last rival it has won.
            let victor = if self.is_alive(third) && was_stuck() { third } else { mover };
            let reason = if self.is_struck(loser) { DefeatReason::Checkmated } else { DefeatReason::Stalemated };
            if let Some(general) = self.general(loser) {
                self.take(general, Piece { home: loser, kind: Kind::General });
            }
            self.hand_over(loser, victor);
            self.turn = self.next_alive(loser);
            self.quiet = 0;
            report(Defeat { loser, victor, reason });
        }
    }

    pub(crate) fn put(&mut self, point: Point, piece: Piece) {
        self.kinds[piece.kind as usize].insert(point);
        self.homes[piece.home.index()].insert(point);
    }

    fn take(&mut self, point: Point, piece: Piece) {
        self.kinds[piece.kind as usize].remove(point);
        self.homes[piece.home.index()].remove(point);
    }

    fn home_at(&self, point: Point) -> Option<Kingdom> {
        Kingdom::ALL.into_iter().find(|home| self.homes[home.index()].contains(point))
    }

    fn hand_over(&mut self, loser: Kingdom, victor: Kingdom) {
        for owner in &mut self.owners {
            if *owner == loser {
                *owner = victor;
            }
        }
    }

    /// The next kingdom alive after `kingdom`, itself if there is no other.
    fn next_alive(&self, kingdom: Kingdom) -> Kingdom {
        let next = kingdom.next();
        if self.is_alive(next) {
            next
        } else if self.is_alive(next.next()) {
            next.next()
        } else {
            kingdom
        }
    }

    fn with_turn(&self, turn: Kingdom) -> Position {
        Position { turn, ..self.clone() }
    }
}

/// The third kingdom beside two different ones.
fn other_than(one: Kingdom, other: Kingdom) -> Kingdom {
    if one.next() == other { other.next() } else { one.next() }
}

/// A half board at the set-up, home rank first.
const SET_UP: [&str; 5] = ["RHEAKAEHR", ".........", ".C.B.B.C.", "P.P.P.P.P", "........."];
