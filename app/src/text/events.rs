//! What happens in a game: decisions, moves, checks, defeats, the end.

use sanguo_net::What;
use sanguo_rules::{Defeat, DefeatReason, Departure, DrawReason, Kingdom, Outcome};

use super::board::{called, kingdom, piece};
use super::lists::list;
use super::say;
use crate::model::{Check, Row};

/// The names of some kingdoms in a list.
pub(super) fn kingdoms(which: impl Fn(Kingdom) -> bool) -> String {
    list(&Kingdom::ALL.into_iter().filter(|k| which(*k)).map(kingdom).collect::<Vec<_>>())
}

/// A decision in a few words.
pub(crate) fn decision(what: &What) -> String {
    match what {
        What::Move { mv, .. } => mv.to_string(),
        What::Resign(k) => say!("decision-resign", kingdom = kingdom(*k)),
        What::Timeout(k) => say!("decision-timeout", kingdom = kingdom(*k)),
        What::Forfeit(k) => say!("decision-forfeit", kingdom = kingdom(*k)),
    }
}

/// A settled slot as a screen reader and the tooltip say it.
pub(crate) fn row(row: &Row) -> String {
    let what = match &row.played {
        Some(played) => {
            let (moved, mv) = (piece(played.piece), played.mv.to_string());
            match played.captured {
                Some((taken, _)) => say!("row-capture", piece = moved, mv = mv, taken = piece(taken)),
                None => say!("row-move", piece = moved, mv = mv),
            }
        }
        None => decision(&row.what),
    };
    if row.voters == [false; 3] {
        return what;
    }
    let signers = kingdoms(|k| row.signed.by[k.index()]);
    say!("row-signed", slot = row.slot.number(), what = what, signers = signers)
}

/// A kingdom's defeat.
pub(crate) fn fell(defeat: &Defeat) -> String {
    let (loser, victor) = (kingdom(defeat.loser), kingdom(defeat.victor));
    match defeat.reason {
        DefeatReason::Captured => say!("fell-captured", loser = loser, victor = victor),
        DefeatReason::Checkmated => say!("fell-checkmated", loser = loser, victor = victor),
        DefeatReason::Stalemated => say!("fell-stalemated", loser = loser, victor = victor),
    }
}

/// A general attacked or facing; `me` is whoever reads it, where that is one of the three.
pub(crate) fn check(me: Option<Kingdom>, check: &Check) -> String {
    let (whose, by, point) = (kingdom(check.kingdom), kingdom(check.by), check.threat.attacker.to_string());
    let kind = called(check.threat.piece);
    match (check.threat.facing, me == Some(check.kingdom), me == Some(check.by)) {
        (false, true, _) => say!("check-attacked-yours", by = by, kind = kind, point = point),
        (false, false, true) => say!("check-attacked-by-you", kingdom = whose, kind = kind, point = point),
        (false, false, false) => say!("check-attacked", kingdom = whose, by = by, kind = kind, point = point),
        (true, true, _) => say!("check-faced-yours", by = by, point = point),
        (true, false, true) => say!("check-faced-by-you", kingdom = whose, point = point),
        (true, false, false) => say!("check-faced", kingdom = whose, by = by, point = point),
    }
}

/// Who won.
pub fn result(outcome: &Outcome) -> String {
    let winners: Vec<Kingdom> = outcome.winners().collect();
    match winners[..] {
        [] => say!("result-draw"),
        [winner] => say!("result-win", kingdom = kingdom(winner)),
        _ => say!("result-share", kingdoms = kingdoms(|k| winners.contains(&k))),
    }
}

/// By which rule a game ended.
pub(crate) fn reason(outcome: &Outcome) -> String {
    match outcome {
        Outcome::Win(winner) => say!("reason-last", kingdom = kingdom(*winner)),
        Outcome::Draw(DrawReason::Repetition) => say!("reason-repetition"),
        Outcome::Draw(DrawReason::Quiet) => say!("reason-quiet"),
        Outcome::Departed { loser, how, .. } => {
            let loser = kingdom(*loser);
            match how {
                Departure::Resigned => say!("reason-resigned", kingdom = loser),
                Departure::OutOfTime => say!("reason-out-of-time", kingdom = loser),
                Departure::Forfeited => say!("reason-forfeited", kingdom = loser),
                Departure::Left => say!("reason-left", kingdom = loser),
            }
        }
    }
}
