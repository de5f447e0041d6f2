//! The lines of a record and of a message: one statement each, signed by one seat.

use std::fmt;

use sanguo_rules::Kingdom;

use crate::codec::{Strict, TextError, number};
use crate::decision::{Decision, DecisionHash, Slot, read_kingdom, read_slot};
use crate::identity::{Identity, PublicKey, Signature};
use crate::limits::TALK_MAX_BYTES;
use crate::name::{escape, is_invisible, unescape};
use crate::table::GameId;

/// A seat's agreement to a decision. Its line follows that of the decision, whose hash covers game, slot and all.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Vote {
    /// The slot of the decision.
    pub slot: Slot,
    /// Whose vote.
    pub kingdom: Kingdom,
    /// The decision agreed to.
    pub decision: DecisionHash,
    /// Over the decision's line.
    pub signature: Signature,
}

/// A seat says that by its own measurement the owner of a slot is late. Binds nobody.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Claim {
    /// The game.
    pub game: GameId,
    /// The slot that waits.
    pub slot: Slot,
    /// Who is late.
    pub late: Kingdom,
    /// Who says so.
    pub by: Kingdom,
    /// Over all of this.
    pub signature: Signature,
}

/// A voter not on turn gives up; the next owner carries it in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Notice {
    /// The game.
    pub game: GameId,
    /// Who gives up.
    pub kingdom: Kingdom,
    /// Over all of this.
    pub signature: Signature,
}

/// Something said at the table. On the wire only; no part of the record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Talk {
    /// The game.
    pub game: GameId,
    /// Who says it.
    pub kingdom: Kingdom,
    /// Larger than that of anything the speaker said before, so that nothing can be played back.
    pub number: u64,
    /// What is said.
    pub text: String,
    /// Over all of this.
    pub signature: Signature,
}

/// Any line after the table text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Line {
    /// A seat's agreement to the table.
    Seal {
        /// Whose.
        kingdom: Kingdom,
        /// Over the table text.
        signature: Signature,
    },
    /// What may fill a slot; worth something with a vote behind it.
    Decision(Decision),
    /// Agreement to a decision.
    Vote(Vote),
    /// Somebody is late, says somebody.
    Claim(Claim),
    /// Somebody gives up.
    Notice(Notice),
    /// Somebody says something.
    Talk(Talk),
    /// The keeper of the record counts a proven double signer's votes again up to this slot, because the third seat had
    /// settled those slots before it knew. In the record only: a note on how it was made, signed by nobody.
    Adopt(Slot),
}

impl Vote {
    /// Signs a decision.
    pub fn sign(identity: &Identity, kingdom: Kingdom, decision: &Decision) -> Self {
        let signature = identity.sign(&decision.vote_bytes());
        Vote { slot: decision.slot, kingdom, decision: decision.hash(), signature }
    }
}

impl Claim {
    /// Says that the owner of a slot is late.
    pub fn sign(identity: &Identity, game: GameId, slot: Slot, late: Kingdom, by: Kingdom) -> Self {
        let signature = identity.sign(&claim_bytes(&game, slot, late, by));
        Claim { game, slot, late, by, signature }
    }

    /// Whether `key`'s holder signed it.
    pub fn is_signed_by(&self, key: &PublicKey) -> bool {
        key.verify(&claim_bytes(&self.game, self.slot, self.late, self.by), &self.signature)
    }
}

impl Notice {
    /// Gives up.
    pub fn sign(identity: &Identity, game: GameId, kingdom: Kingdom) -> Self {
        Notice { game, kingdom, signature: identity.sign(&notice_bytes(&game, kingdom)) }
    }

    /// Whether `key`'s holder signed it.
    pub fn is_signed_by(&self, key: &PublicKey) -> bool {
        key.verify(&notice_bytes(&self.game, self.kingdom), &self.signature)
    }
}

impl Talk {
    /// Says something; `None` when the text is empty, too long or holds invisible characters.
    pub fn sign(identity: &Identity, game: GameId, kingdom: Kingdom, number: u64, text: &str) -> Option<Self> {
        let signature = identity.sign(&talk_bytes(&game, kingdom, number, text));
        is_sayable(text).then(|| Talk { game, kingdom, number, text: text.to_owned(), signature })
    }

    /// Whether `key`'s holder signed it.
    pub fn is_signed_by(&self, key: &PublicKey) -> bool {
        key.verify(&talk_bytes(&self.game, self.kingdom, self.number, &self.text), &self.signature)
    }
}

fn is_sayable(text: &str) -> bool {
    !text.is_empty() && text.len() <= TALK_MAX_BYTES && !text.chars().any(is_invisible)
}

fn claim_bytes(game: &GameId, slot: Slot, late: Kingdom, by: Kingdom) -> Vec<u8> {
    format!("sanguo 1 claim\nclaim {game} {slot} late {} {}", late.letter(), by.letter()).into_bytes()
}

fn notice_bytes(game: &GameId, kingdom: Kingdom) -> Vec<u8> {
    format!("sanguo 1 notice\nnotice {game} {}", kingdom.letter()).into_bytes()
}

fn talk_bytes(game: &GameId, kingdom: Kingdom, number: u64, text: &str) -> Vec<u8> {
    format!("sanguo 1 talk\ntalk {game} {} {number} {}", kingdom.letter(), escape(text)).into_bytes()
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Line::Seal { kingdom, signature } => write!(f, "seal {} {signature}", kingdom.letter()),
            Line::Decision(decision) => decision.fmt(f),
            Line::Vote(v) => write!(f, "vote {} {} {} {}", v.slot, v.kingdom.letter(), v.decision, v.signature),
            Line::Claim(c) => {
                let (late, by) = (c.late.letter(), c.by.letter());
                write!(f, "claim {} {} late {late} {by} {}", c.game, c.slot, c.signature)
            }
            Line::Notice(n) => write!(f, "notice {} {} {}", n.game, n.kingdom.letter(), n.signature),
            Line::Talk(t) => {
                let (by, text) = (t.kingdom.letter(), escape(&t.text));
                write!(f, "talk {} {by} {} {text} {}", t.game, t.number, t.signature)
            }
            Line::Adopt(slot) => write!(f, "adopt {slot}"),
        }
    }
}

impl Strict for Line {
    fn parse(text: &str) -> Result<Self, TextError> {
        let fields: Vec<&str> = text.split(' ').collect();
        Ok(match fields[..] {
            ["seal", k, signature] => Line::Seal { kingdom: read_kingdom(k)?, signature: signature.parse()? },
            ["decision", ..] => Line::Decision(Decision::parse(text)?),
            ["vote", slot, k, decision, signature] => Line::Vote(Vote {
                slot: read_slot(slot)?,
                kingdom: read_kingdom(k)?,
                decision: decision.parse()?,
                signature: signature.parse()?,
            }),
            ["claim", game, slot, "late", late, by, signature] => Line::Claim(Claim {
                game: game.parse()?,
                slot: read_slot(slot)?,
                late: read_kingdom(late)?,
                by: read_kingdom(by)?,
                signature: signature.parse()?,
            }),
            ["notice", game, k, signature] => {
                Line::Notice(Notice { game: game.parse()?, kingdom: read_kingdom(k)?, signature: signature.parse()? })
            }
            ["talk", game, k, count, said, signature] => {
                let said = unescape(said).filter(|said| is_sayable(said));
                Line::Talk(Talk {
                    game: game.parse()?,
                    kingdom: read_kingdom(k)?,
                    number: number(count)?,
                    text: said.ok_or(TextError::Shape("a text of visible characters"))?,
                    signature: signature.parse()?,
                })
            }
            ["adopt", slot] => Line::Adopt(read_slot(slot)?),
            _ => return Err(TextError::Shape("seal|decision|vote|claim|notice|talk …")),
        })
    }
}

/// Reads the lines of a message; each ends with a line feed.
pub(crate) fn read_lines(text: &str) -> Result<Vec<Line>, TextError> {
    let body = text.strip_suffix('\n').ok_or(TextError::Shape("lines that each end with a line feed"))?;
    body.split('\n').map(Line::read).collect()
}

/// Writes lines as a message.
pub(crate) fn write_lines<'a>(lines: impl IntoIterator<Item = &'a Line>) -> String {
    lines.into_iter().map(|line| format!("{line}\n")).collect()
}
