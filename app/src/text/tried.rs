//! A move that was tried, and why it is none.

use sanguo_rules::{IllegalMove, IllegalReason, Kind, MoveTextError, Threat};

use super::board::{called, kind, kingdom};
use super::lists::list;
use super::say;
use super::table::{name, player};
use crate::model::{Ahead, Table, Word};

/// A word about what was tried at a table.
pub(crate) fn tried_at(table: &Table) -> Option<String> {
    let hands = &table.hands;
    let word = table.typed.word.as_ref().or(hands.pick.as_ref().and_then(|pick| pick.word.as_ref()));
    let Some(word) = word else { return hands.ahead.as_ref().map(ahead) };
    Some(match word {
        Word::Theirs(commander) => say!("word-theirs", player = player(table, *commander)),
        Word::NotYourTurn(on_turn) if table.typed.word.is_some() => {
            say!("word-not-your-turn-typed", name = name(table, *on_turn))
        }
        Word::NotYourTurn(on_turn) => say!("ahead-choose", name = name(table, *on_turn)),
        word => tried(word),
    })
}

/// A word about a move decided on ahead of the turn.
fn ahead(ahead: &Ahead) -> String {
    match ahead {
        Ahead::Planned(mv) => say!("ahead-planned", mv = mv.to_string()),
        Ahead::Taken(mv) => say!("ahead-taken", mv = mv.to_string()),
        Ahead::Illegal(illegal) => say!("ahead-illegal", illegal = self::illegal(illegal)),
    }
}

/// A word about what was tried.
pub(crate) fn tried(word: &Word) -> String {
    match word {
        Word::Illegal(illegal) => self::illegal(illegal),
        Word::Unreadable(MoveTextError::Shape(text)) => say!("move-shape", text = text.as_str()),
        Word::Unreadable(MoveTextError::Point { text, error }) => {
            say!("move-point", text = text.as_str(), point = error.0.as_str())
        }
        Word::Blocked(at) => say!("word-blocked", point = at.to_string()),
        Word::Theirs(commander) => say!("word-theirs-free", kingdom = kingdom(*commander)),
        Word::NotYourTurn(on_turn) => say!("word-not-your-turn", name = kingdom(*on_turn)),
        Word::Waiting => say!("word-waiting"),
        Word::Over => say!("word-over"),
    }
}

/// Why a move is not legal.
pub(super) fn illegal(illegal: &IllegalMove) -> String {
    say!("illegal", mv = illegal.mv.to_string(), why = why(&illegal.reason))
}

fn why(reason: &IllegalReason) -> String {
    match reason {
        IllegalReason::GameOver(_) => say!("illegal-over"),
        IllegalReason::NoPiece(point) => say!("illegal-no-piece", point = point.to_string()),
        IllegalReason::NotYours { piece, point, owner, turn } => {
            let (owner, turn) = (kingdom(*owner), kingdom(*turn));
            say!("illegal-not-yours", kind = called(*piece), point = point.to_string(), owner = owner, turn = turn)
        }
        IllegalReason::Stays => say!("illegal-stays"),
        IllegalReason::OwnPiece { turn, piece, point } => {
            say!("illegal-own-piece", kingdom = kingdom(*turn), kind = called(*piece), point = point.to_string())
        }
        IllegalReason::Way { piece, .. } => way(piece.kind),
        IllegalReason::LeavesPalace { kind: Kind::General, home, to } => {
            say!("illegal-general-leaves", point = to.to_string(), kingdom = kingdom(*home))
        }
        IllegalReason::LeavesPalace { home, to, .. } => {
            say!("illegal-advisor-leaves", point = to.to_string(), kingdom = kingdom(*home))
        }
        IllegalReason::LeavesHalf { to } => say!("illegal-elephant-leaves", point = to.to_string()),
        IllegalReason::SoldierBack { home, to } if to.kingdom() == *home => say!("illegal-soldier-home"),
        IllegalReason::SoldierBack { .. } => say!("illegal-soldier-away"),
        IllegalReason::Blocked { kind: blocked, by, point } => {
            say!("illegal-blocked", by = called(*by), point = point.to_string(), kind = kind(*blocked))
        }
        IllegalReason::Screens { count, to } => say!("illegal-screens", count = *count, point = to.to_string()),
        IllegalReason::Exposed { kingdom: whose, threats } => exposed(kingdom(*whose), threats),
        // A reason that a newer set of rules gives.
        other => other.to_string(),
    }
}

fn way(kind: Kind) -> String {
    match kind {
        Kind::General => say!("illegal-way-general"),
        Kind::Advisor => say!("illegal-way-advisor"),
        Kind::Elephant => say!("illegal-way-elephant"),
        Kind::Horse => say!("illegal-way-horse"),
        Kind::Chariot => say!("illegal-way-chariot"),
        Kind::Cannon => say!("illegal-way-cannon"),
        Kind::Soldier => say!("illegal-way-soldier"),
        Kind::Banner => say!("illegal-way-banner"),
    }
}

fn exposed(whose: String, threats: &[Threat]) -> String {
    let (faced, attackers): (Vec<&Threat>, Vec<&Threat>) = threats.iter().partition(|threat| threat.facing);
    let general = |threat: &&Threat| {
        say!("faced-general", kingdom = kingdom(threat.piece.home), point = threat.attacker.to_string())
    };
    let attacker = |threat: &&Threat| say!("threat", kind = called(threat.piece), point = threat.attacker.to_string());
    let generals = list(&faced.iter().map(general).collect::<Vec<_>>());
    let threats = list(&attackers.iter().map(attacker).collect::<Vec<_>>());
    match (attackers.is_empty(), faced.is_empty()) {
        (false, true) => say!("illegal-attacked", kingdom = whose, threats = threats),
        (true, _) => say!("illegal-faced", kingdom = whose, generals = generals),
        (false, false) => {
            say!("illegal-attacked-and-faced", kingdom = whose, threats = threats, generals = generals)
        }
    }
}
