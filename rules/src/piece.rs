//! Pieces: their kinds and the kingdom each was set up for.

use std::fmt;

use crate::Kingdom;

/// A kind of piece.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    /// One point along a line, inside its home palace. Letter `K`.
    General,
    /// One point diagonally, inside its home palace. Letter `A`.
    Advisor,
    /// Two points diagonally over an empty one, inside its home half. Letter `E`.
    Elephant,
    /// One point along a line, then one diagonally outward. Letter `H`.
    Horse,
    /// Any distance along a line. Letter `R`.
    Chariot,
    /// As a chariot, but captures over exactly one piece. Letter `C`.
    Cannon,
    /// One point forward; over the river, sideways too. Letter `P`.
    Soldier,
    /// Two points along a line, then one diagonally outward. Letter `B`.
    Banner,
}

impl Kind {
    /// All eight.
    pub const ALL: [Kind; 8] = [
        Kind::General,
        Kind::Advisor,
        Kind::Elephant,
        Kind::Horse,
        Kind::Chariot,
        Kind::Cannon,
        Kind::Soldier,
        Kind::Banner,
    ];

    /// The letter in a position text.
    pub const fn letter(self) -> char {
        match self {
            Kind::General => 'K',
            Kind::Advisor => 'A',
            Kind::Elephant => 'E',
            Kind::Horse => 'H',
            Kind::Chariot => 'R',
            Kind::Cannon => 'C',
            Kind::Soldier => 'P',
            Kind::Banner => 'B',
        }
    }

    /// The kind of a letter.
    pub fn from_letter(letter: char) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.letter() == letter)
    }

    /// The English name, lower case.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::General => "general",
            Kind::Advisor => "advisor",
            Kind::Elephant => "elephant",
            Kind::Horse => "horse",
            Kind::Chariot => "chariot",
            Kind::Cannon => "cannon",
            Kind::Soldier => "soldier",
            Kind::Banner => "banner",
        }
    }

    /// How many pieces of the kind an army has at the set-up with banners.
    pub const fn most(self) -> usize {
        match self {
            Kind::General => 1,
            Kind::Soldier => 5,
            _ => 2,
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A piece: its kind, and the kingdom it was set up for, which never changes and decides how it moves.
///
/// Who commands it is the position's matter: [`Position::owner`](crate::Position::owner).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Piece {
    /// The kingdom it was set up for.
    pub home: Kingdom,
    /// What it is.
    pub kind: Kind,
}

impl Piece {
    /// The kind's name, and for the banner the name it has in its home army: fire, wind or flag.
    pub const fn name(self) -> &'static str {
        match (self.kind, self.home) {
            (Kind::Banner, Kingdom::Shu) => "fire",
            (Kind::Banner, Kingdom::Wu) => "wind",
            (Kind::Banner, Kingdom::Wei) => "flag",
            (kind, _) => kind.name(),
        }
    }
}

/// Two letters as in a position text: `rP`.
impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.home.letter(), self.kind.letter())
    }
}
