//! Programmed players: they move at random, talk, give up now and then, and bring the game to its planned end.

use fastrand::Rng;
use sanguo_net::{Command, Session};
use sanguo_rules::{Move, Position};

use super::plan::{Ending, Plan};

/// What a seat's player wants now, `played` slots after the start of the simulation.
pub(crate) fn wish(session: &Session, plan: &Plan, played: usize, rng: &mut Rng) -> Option<Command> {
    let (ledger, me) = (session.ledger(), session.me());
    if ledger.outcome().is_some() {
        return None;
    }
    if plan.whims && rng.u8(..20) == 0 {
        return Some(Command::Say("well played".into()));
    }
    let position = ledger.game().position();
    let late = played >= plan.slots as usize;
    let page = ledger.page(ledger.open_slot())?;
    if page.owner != me {
        let gives_up = if late && plan.ending == Ending::Notice { rng.bool() } else { plan.whims && rng.u8(..80) == 0 };
        return (gives_up && position.is_alive(me) && !ledger.has_notice_of(me)).then_some(Command::Resign);
    }
    if page.has_vote_of(me) {
        return None;
    }
    let far_too_late = played >= 2 * plan.slots as usize + 4;
    match plan.ending {
        Ending::Resign if late => Some(Command::Resign),
        Ending::Idle if late => None,
        _ if far_too_late => Some(Command::Resign),
        Ending::Fell => felling_move(position).or_else(|| random_move(position, rng)).map(Command::Move),
        _ => random_move(position, rng).map(Command::Move),
    }
}

fn random_move(position: &Position, rng: &mut Rng) -> Option<Move> {
    rng.choice(position.legal_moves().iter()).copied()
}

fn felling_move(position: &Position) -> Option<Move> {
    let fells = |mv: &Move| position.clone().play(*mv).is_ok_and(|played| !played.defeats.is_empty());
    position.legal_moves().iter().copied().find(fells)
}
