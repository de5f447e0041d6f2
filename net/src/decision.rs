//! A decision: what fills one slot of a game, as the text that all who agree sign.

use std::fmt;

use sanguo_rules::{Kingdom, Move, PositionHash};

use crate::codec::{Hash, Millis, Strict, TextError, digest, number};
use crate::identity::{PublicKey, Signature};
use crate::limits::{SLOTS_MAX, TIME_MAX_MILLIS};
use crate::table::GameId;

/// A place in the chain of a game, from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Slot(u32);

impl Slot {
    /// The first slot of every game.
    pub const FIRST: Slot = Slot(1);

    /// The slot with this number, from 1 to [`SLOTS_MAX`](crate::limits::SLOTS_MAX).
    pub fn new(number: u32) -> Option<Slot> {
        (1..=SLOTS_MAX).contains(&number).then_some(Slot(number))
    }

    /// Its number.
    pub fn number(self) -> u32 {
        self.0
    }

    /// The slot after this one.
    #[must_use]
    pub fn next(self) -> Slot {
        Slot(self.0 + 1)
    }

    /// How many slots come before this one.
    pub fn index(self) -> usize {
        self.0 as usize - 1
    }
}

impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The hash of a decision's text.
pub type DecisionHash = Hash;

/// What a decision does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum What {
    /// The owner of the slot moves.
    Move {
        /// From where to where.
        mv: Move,
        /// Hash of the position after it and all defeats that follow.
        hash: PositionHash,
        /// What the owner's own program measured that the move took.
        spent: Millis,
    },
    /// A kingdom gives up.
    Resign(Kingdom),
    /// The owner's time has run out.
    Timeout(Kingdom),
    /// A kingdom signed two different decisions for one slot.
    Forfeit(Kingdom),
}

/// What fills a slot. [`Display`](fmt::Display) writes the line that is signed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Decision {
    /// The game it belongs to.
    pub game: GameId,
    /// The slot it fills.
    pub slot: Slot,
    /// Hash of the decision before it; of the table text in the first slot.
    pub previous: DecisionHash,
    /// What it does.
    pub what: What,
}

const VOTE_DOMAIN: &str = "sanguo 1 vote\n";

/// The hash of the decision with these [`Decision::vote_bytes`].
pub(crate) fn hash_of(vote_bytes: &[u8]) -> DecisionHash {
    digest("sanguo 1 decision", &vote_bytes[VOTE_DOMAIN.len()..])
}

impl Decision {
    /// The hash that votes name it by.
    pub fn hash(&self) -> DecisionHash {
        hash_of(&self.vote_bytes())
    }

    /// The bytes that are signed: a domain string, a line feed, the line.
    pub fn vote_bytes(&self) -> Vec<u8> {
        format!("{VOTE_DOMAIN}{self}").into_bytes()
    }

    /// Whether `signature` is the agreement of `key`'s holder to this decision.
    pub fn is_signed_by(&self, key: &PublicKey, signature: &Signature) -> bool {
        key.verify(&self.vote_bytes(), signature)
    }
}

impl fmt::Display for Decision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "decision {} {} {} ", self.game, self.slot, self.previous)?;
        match self.what {
            What::Move { mv, hash, spent } => write!(f, "move {mv} {hash} {}", spent.0),
            What::Resign(kingdom) => write!(f, "resign {}", kingdom.letter()),
            What::Timeout(kingdom) => write!(f, "timeout {}", kingdom.letter()),
            What::Forfeit(kingdom) => write!(f, "forfeit {}", kingdom.letter()),
        }
    }
}

impl Strict for Decision {
    fn parse(text: &str) -> Result<Self, TextError> {
        const SHAPE: TextError = TextError::Shape("decision GAME SLOT PREVIOUS move|resign|timeout|forfeit …");
        let fields: Vec<&str> = text.split(' ').collect();
        let ["decision", game, slot, previous, kind, ref rest @ ..] = fields[..] else {
            return Err(SHAPE);
        };
        let what = match (kind, rest) {
            ("move", [mv, hash, spent]) => {
                let spent = number(spent)?;
                if spent > TIME_MAX_MILLIS {
                    return Err(TextError::Meaning(format!("a move cannot have taken {spent} ms")));
                }
                What::Move {
                    mv: mv.parse().map_err(|_| TextError::Shape("a move as re4re5"))?,
                    hash: hash.parse().map_err(|_| TextError::Shape("a position hash"))?,
                    spent: Millis(spent),
                }
            }
            ("resign", [k]) => What::Resign(read_kingdom(k)?),
            ("timeout", [k]) => What::Timeout(read_kingdom(k)?),
            ("forfeit", [k]) => What::Forfeit(read_kingdom(k)?),
            _ => return Err(SHAPE),
        };
        Ok(Decision { game: game.parse()?, slot: read_slot(slot)?, previous: previous.parse()?, what })
    }
}

/// A kingdom by its letter alone.
pub(crate) fn read_kingdom(text: &str) -> Result<Kingdom, TextError> {
    let mut letters = text.chars();
    match (letters.next().and_then(Kingdom::from_letter), letters.next()) {
        (Some(kingdom), None) => Ok(kingdom),
        _ => Err(TextError::Shape("a kingdom: r, g or b")),
    }
}

/// A slot by its number.
pub(crate) fn read_slot(text: &str) -> Result<Slot, TextError> {
    u32::try_from(number(text)?)
        .ok()
        .and_then(Slot::new)
        .ok_or_else(|| TextError::Meaning(format!("there is no slot {text}; a game has at most {SLOTS_MAX}")))
}
