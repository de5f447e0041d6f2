//! Lines as PROTOCOL.md section 4 has them, read by other code than the program's own.

use sanguo_net::{Claim, Decision, Line, Millis, Notice, Slot, Vote, What};
use sanguo_rules::Kingdom;

/// The lines of a message that can be read; talk is not listened to.
pub(super) fn read_all(text: &str) -> Vec<Line> {
    text.lines().filter_map(read).collect()
}

fn read(text: &str) -> Option<Line> {
    let fields: Vec<&str> = text.split(' ').collect();
    Some(match fields[..] {
        ["seal", k, signature] => Line::Seal { kingdom: kingdom(k)?, signature: signature.parse().ok()? },
        ["decision", game, number, previous, ref rest @ ..] => Line::Decision(Decision {
            game: game.parse().ok()?,
            slot: slot(number)?,
            previous: previous.parse().ok()?,
            what: what(rest)?,
        }),
        ["vote", number, k, decision, signature] => Line::Vote(Vote {
            slot: slot(number)?,
            kingdom: kingdom(k)?,
            decision: decision.parse().ok()?,
            signature: signature.parse().ok()?,
        }),
        ["claim", game, number, "late", late, by, signature] => Line::Claim(Claim {
            game: game.parse().ok()?,
            slot: slot(number)?,
            late: kingdom(late)?,
            by: kingdom(by)?,
            signature: signature.parse().ok()?,
        }),
        ["notice", game, k, signature] => {
            Line::Notice(Notice { game: game.parse().ok()?, kingdom: kingdom(k)?, signature: signature.parse().ok()? })
        }
        _ => return None,
    })
}

fn what(fields: &[&str]) -> Option<What> {
    Some(match *fields {
        ["move", mv, hash, spent] => {
            What::Move { mv: mv.parse().ok()?, hash: hash.parse().ok()?, spent: Millis(spent.parse().ok()?) }
        }
        ["resign", k] => What::Resign(kingdom(k)?),
        ["timeout", k] => What::Timeout(kingdom(k)?),
        ["forfeit", k] => What::Forfeit(kingdom(k)?),
        _ => return None,
    })
}

fn kingdom(text: &str) -> Option<Kingdom> {
    Kingdom::ALL.into_iter().find(|kingdom| kingdom.letter().to_string() == text)
}

fn slot(text: &str) -> Option<Slot> {
    Slot::new(text.parse().ok()?)
}
