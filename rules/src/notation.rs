//! The position text, and what a position given from outside must fulfil.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::board::is_palace;
use crate::point::{FILES, RANKS, quote};
use crate::position::MOST_QUIET;
use crate::{Kind, Kingdom, Piece, Point, Position};

/// One reason why a text is no position.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[non_exhaustive]
pub enum PositionError {
    /// Not the four fields.
    #[error("a position has four fields parted by single spaces (placement, turn, owners, quiet), not {0}")]
    Fields(usize),
    /// Not the three halves.
    #[error("the placement has three halves parted by |, not {0}")]
    Halves(usize),
    /// Not the five ranks.
    #[error("{half}'s half has five ranks parted by /, not {ranks}")]
    Ranks {
        /// Whose half.
        half: Kingdom,
        /// How many it has.
        ranks: usize,
    },
    /// A rank that is too long or too short.
    #[error("{half}'s rank {rank} has nine points, not {points}")]
    Points {
        /// Whose half.
        half: Kingdom,
        /// Which rank, 1–5.
        rank: u8,
        /// How many points the text gives it.
        points: usize,
    },
    /// A character that means nothing in a placement.
    #[error("{half}'s rank {rank}: {text} is neither a run of empty points nor a piece")]
    Unknown {
        /// Whose half.
        half: Kingdom,
        /// Which rank, 1–5.
        rank: u8,
        /// The characters.
        text: String,
    },
    /// A run of empty points that is not written as one digit.
    #[error("{half}'s rank {rank}: neighbouring empty points are written as one number")]
    SplitRun {
        /// Whose half.
        half: Kingdom,
        /// Which rank, 1–5.
        rank: u8,
    },
    /// The turn is not one colour.
    #[error("the turn is r, g or b, not {0}")]
    Turn(String),
    /// The owners are not three colours.
    #[error("the owners are three of the letters r, g and b, not {0}")]
    Owners(String),
    /// The quiet count is not a number from 0 to 180.
    #[error("the quiet count is a number from 0 to 180 without leading zeros, not {0}")]
    Quiet(String),
    /// An owner that is itself commanded by another.
    #[error("{owner} cannot command {home}'s army: {owner}'s own is commanded by {other}")]
    FallenOwner {
        /// Whose army it is about.
        home: Kingdom,
        /// Who is said to command it.
        owner: Kingdom,
        /// Who is said to command that one's.
        other: Kingdom,
    },
    /// The kingdom on turn is defeated.
    #[error("it cannot be {0}'s turn: {0} is defeated")]
    FallenTurn(Kingdom),
    /// The kingdom on turn would already be defeated.
    #[error("it cannot be {0}'s turn: {0} has no legal move")]
    NoMove(Kingdom),
    /// A living kingdom without general.
    #[error("{0} commands its own army but has no general")]
    NoGeneral(Kingdom),
    /// A defeated kingdom with a general.
    #[error("{kingdom} is defeated, but its general stands on {point}")]
    FallenGeneral {
        /// The defeated kingdom.
        kingdom: Kingdom,
        /// Where its general stands.
        point: Point,
    },
    /// More pieces than the set-up has.
    #[error("{home} has {count} {}s ({points}); there are at most {}", kind.name(), kind.most())]
    TooMany {
        /// Whose pieces.
        home: Kingdom,
        /// Of which kind.
        kind: Kind,
        /// How many.
        count: usize,
        /// Where they stand, parted by spaces.
        points: String,
    },
    /// A general, advisor, elephant or soldier where it can never come.
    #[error("{home}'s {} cannot stand on {point}: {}", kind.name(), stand(*kind))]
    Misplaced {
        /// Whose piece.
        home: Kingdom,
        /// Of which kind.
        kind: Kind,
        /// Where it stands.
        point: Point,
    },
}

fn stand(kind: Kind) -> &'static str {
    match kind {
        Kind::General => "a general stays in its palace",
        Kind::Advisor => "an advisor stays on the corners and the centre of its palace",
        Kind::Elephant => "an elephant can reach only seven points of its own half",
        _ => "a soldier never stands behind its own rank 4 on its own half",
    }
}

/// Everything that is wrong with a text that should be a position; never empty.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PositionErrors(Vec<PositionError>);

impl PositionErrors {
    /// The reasons, in the order in which the text shows them.
    pub fn reasons(&self) -> &[PositionError] {
        &self.0
    }
}

/// One line, the reasons parted by semicolons.
impl fmt::Display for PositionErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, error) in self.0.iter().enumerate() {
            write!(f, "{}{error}", if number == 0 { "" } else { "; " })?;
        }
        Ok(())
    }
}

impl std::error::Error for PositionErrors {}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.text_without_quiet(), self.quiet())
    }
}

impl Position {
    /// `PLACEMENT TURN OWNERS`.
    pub(crate) fn text_without_quiet(&self) -> String {
        let mut text = String::with_capacity(320);
        for half in 0..3 {
            for rank in (0..usize::from(RANKS)).rev() {
                self.write_rank(half, rank, &mut text);
                text.push(if rank > 0 { '/' } else { '|' });
            }
        }
        text.pop();
        text.push(' ');
        text.push(self.turn().letter());
        text.push(' ');
        text.extend(Kingdom::ALL.map(|home| self.owner(home).letter()));
        text
    }

    fn write_rank(&self, half: usize, rank: usize, text: &mut String) {
        let mut empty = 0;
        let flush = |empty: &mut u8, text: &mut String| {
            if *empty > 0 {
                text.push(char::from(b'0' + *empty));
                *empty = 0;
            }
        };
        for file in 0..usize::from(FILES) {
            match self.piece_at(Point::at(half, rank * usize::from(FILES) + file)) {
                None => empty += 1,
                Some(piece) => {
                    flush(&mut empty, text);
                    text.extend([piece.home.letter(), piece.kind.letter()]);
                }
            }
        }
        flush(&mut empty, text);
    }
}

/// Accepts exactly the texts that [`Display`](fmt::Display) writes.
///
/// ```
/// use sanguo_rules::Position;
/// let error = "9/9/9/9/rK8|9/9/9/9/4gK4|9/9/9/9/9 x rgb 181".parse::<Position>().unwrap_err();
/// // There is no turn x, 181 is too much, Wei has no general, and Shu's is outside its palace.
/// assert_eq!(error.reasons().len(), 4);
/// ```
impl FromStr for Position {
    type Err = PositionErrors;

    fn from_str(text: &str) -> Result<Position, PositionErrors> {
        let mut reader = Reader(Vec::new());
        let position = reader.position(text);
        if let Some(position) = &position {
            reader.check(position);
        }
        match position {
            Some(position) if reader.0.is_empty() => Ok(position),
            _ => Err(PositionErrors(reader.0)),
        }
    }
}

/// Reads a position and collects what is wrong.
struct Reader(Vec<PositionError>);

impl Reader {
    /// The position as far as it can be read; `None` and a reason if a field is missing or unreadable.
    fn position(&mut self, text: &str) -> Option<Position> {
        let fields: Vec<&str> = text.split(' ').collect();
        let &[placement, turn, owners, quiet] = fields.as_slice() else {
            self.0.push(PositionError::Fields(fields.len()));
            return None;
        };
        let pieces = self.placement(placement);
        let (turn, owners, quiet) = (self.turn(turn), self.owners(owners), self.quiet(quiet));
        if let Some(owners) = owners {
            self.ownership(owners, turn);
        }
        // An unreadable field is a reason already; others are sought with something harmless in its place.
        let (owners, known) = (owners.unwrap_or(Kingdom::ALL), owners.is_some());
        let mut position = Position::empty(owners, turn.unwrap_or(Kingdom::Shu), quiet.unwrap_or(0));
        for (point, piece) in pieces? {
            position.put(point, piece);
        }
        if known {
            self.generals(&position);
        }
        self.armies(&position);
        Some(position)
    }

    /// The pieces with their points, unless the text leaves open where they stand.
    fn placement(&mut self, text: &str) -> Option<Vec<(Point, Piece)>> {
        let halves: Vec<&str> = text.split('|').collect();
        let (known, mut pieces) = (self.0.len(), Vec::new());
        if halves.len() != 3 {
            self.0.push(PositionError::Halves(halves.len()));
        }
        for (half, text) in Kingdom::ALL.into_iter().zip(halves) {
            let ranks: Vec<&str> = text.split('/').collect();
            if ranks.len() != usize::from(RANKS) {
                self.0.push(PositionError::Ranks { half, ranks: ranks.len() });
            }
            for (rank, text) in (0..RANKS).rev().zip(ranks) {
                self.rank(half, rank, text, &mut pieces);
            }
        }
        (self.0.len() == known).then_some(pieces)
    }

    fn rank(&mut self, half: Kingdom, rank: u8, text: &str, pieces: &mut Vec<(Point, Piece)>) {
        let (mut points, mut after_run) = (0, false);
        let mut letters = text.chars();
        while let Some(letter) = letters.next() {
            let run = letter.to_digit(10).filter(|&run| run > 0);
            if let Some(run) = run {
                if after_run {
                    self.0.push(PositionError::SplitRun { half, rank: rank + 1 });
                }
                points += run as usize;
            } else {
                let kind = letters.clone().next().and_then(Kind::from_letter);
                if let (Some(home), Some(kind)) = (Kingdom::from_letter(letter), kind) {
                    letters.next();
                    let point = u8::try_from(points).ok().and_then(|file| Point::new(half, file, rank));
                    pieces.extend(point.map(|point| (point, Piece { home, kind })));
                } else {
                    let rest: String = std::iter::once(letter).chain(letters.by_ref()).collect();
                    self.0.push(PositionError::Unknown { half, rank: rank + 1, text: quote(&rest, 8) });
                    return;
                }
                points += 1;
            }
            after_run = run.is_some();
        }
        if points != usize::from(FILES) {
            self.0.push(PositionError::Points { half, rank: rank + 1, points });
        }
    }

    fn turn(&mut self, text: &str) -> Option<Kingdom> {
        let turn = colours(text).and_then(|[turn]| turn);
        if turn.is_none() {
            self.0.push(PositionError::Turn(shown(text)));
        }
        turn
    }

    fn owners(&mut self, text: &str) -> Option<[Kingdom; 3]> {
        let owners = match colours(text) {
            Some([Some(shu), Some(wu), Some(wei)]) => Some([shu, wu, wei]),
            _ => None,
        };
        if owners.is_none() {
            self.0.push(PositionError::Owners(shown(text)));
        }
        owners
    }

    fn quiet(&mut self, text: &str) -> Option<u16> {
        let plain = text.bytes().all(|byte| byte.is_ascii_digit()) && (text == "0" || !text.starts_with('0'));
        let quiet = text.parse().ok().filter(|&quiet| plain && quiet <= MOST_QUIET);
        if quiet.is_none() {
            self.0.push(PositionError::Quiet(shown(text)));
        }
        quiet
    }

    fn ownership(&mut self, owners: [Kingdom; 3], turn: Option<Kingdom>) {
        for (home, owner) in Kingdom::ALL.into_iter().zip(owners) {
            let other = owners[owner.index()];
            if other != owner {
                self.0.push(PositionError::FallenOwner { home, owner, other });
            }
        }
        if let Some(turn) = turn.filter(|turn| owners[turn.index()] != *turn) {
            self.0.push(PositionError::FallenTurn(turn));
        }
    }

    fn generals(&mut self, position: &Position) {
        for kingdom in Kingdom::ALL {
            match position.general(kingdom) {
                None if position.is_alive(kingdom) => self.0.push(PositionError::NoGeneral(kingdom)),
                Some(point) if !position.is_alive(kingdom) => {
                    self.0.push(PositionError::FallenGeneral { kingdom, point });
                }
                _ => {}
            }
        }
    }

    fn armies(&mut self, position: &Position) {
        for home in Kingdom::ALL {
            for kind in Kind::ALL {
                let pieces = position.kind(kind) & position.home(home);
                if pieces.len() > kind.most() {
                    let points = pieces.iter().map(|point| point.to_string()).collect::<Vec<_>>().join(" ");
                    self.0.push(PositionError::TooMany { home, kind, count: pieces.len(), points });
                }
                let misplaced = pieces.iter().filter(|&point| !can_stand(home, kind, point));
                self.0.extend(misplaced.map(|point| PositionError::Misplaced { home, kind, point }));
            }
        }
    }

    /// What can be asked only of a position that is otherwise sound.
    fn check(&mut self, position: &Position) {
        if self.0.is_empty() && position.winner().is_none() && !position.has_legal_move() {
            self.0.push(PositionError::NoMove(position.turn()));
        }
    }
}

/// Whether a piece can come to stand on a point in a game.
fn can_stand(home: Kingdom, kind: Kind, point: Point) -> bool {
    let (file, rank, at_home) = (point.file(), point.rank(), point.kingdom() == home);
    match kind {
        Kind::General => at_home && is_palace(point),
        Kind::Advisor => at_home && is_palace(point) && (file + rank) % 2 == 1,
        // From c1 and g1 in steps of two and two.
        Kind::Elephant => at_home && rank % 2 == 0 && file % 4 == (rank + 2) % 4,
        Kind::Soldier => !at_home || rank >= 3,
        Kind::Horse | Kind::Chariot | Kind::Cannon | Kind::Banner => true,
    }
}

/// The colours of a text of exactly `N` characters.
fn colours<const N: usize>(text: &str) -> Option<[Option<Kingdom>; N]> {
    let letters: [u8; N] = text.as_bytes().try_into().ok()?;
    Some(letters.map(|letter| Kingdom::from_letter(char::from(letter))))
}

fn shown(text: &str) -> String {
    if text.is_empty() { "nothing".into() } else { quote(text, 12) }
}
