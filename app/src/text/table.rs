//! The table: whose turn it is, the players, what goes wrong with them.

use sanguo_net::{Link, Millis, Name, Settings, Slot};
use sanguo_rules::{Departure, Kingdom, Outcome};

use super::board::kingdom;
use super::events::{decision, kingdoms, reason, result};
use super::lists::{list, span};
use super::say;
use crate::model::Table;

/// What was agreed, in a line.
pub(crate) fn settings(settings: &Settings) -> String {
    let banners = if settings.banners { "yes" } else { "no" };
    match settings.clock {
        None => say!("settings-no-clock", banners = banners, away = span(settings.away)),
        Some(clock) => {
            let seconds = clock.increment.0 / 1_000;
            say!("settings-clock", banners = banners, base = span(clock.base), seconds = seconds)
        }
    }
}

fn link(link: Option<Link>, table: &Table) -> String {
    match link {
        None => say!("link-none"),
        Some(Link::Gone) => say!("link-gone"),
        Some(Link::SameNetwork) => say!("link-same-network"),
        Some(Link::Direct) => say!("link-direct"),
        Some(Link::Through(by)) => say!("link-through", name = name(table, by)),
        Some(Link::Relayed) => say!("link-relayed"),
    }
}

/// How somebody is reached, and how long words take there and back.
fn reached(table: &Table, kingdom: Kingdom) -> String {
    let link = link(table.links[kingdom.index()], table);
    match table.round_trips[kingdom.index()].map(|time| u64::try_from(time.as_millis()).unwrap_or(u64::MAX)) {
        Some(millis) if millis > 0 => say!("link-time", link = link, millis = millis),
        _ => link,
    }
}

/// A player's name.
pub(crate) fn name(table: &Table, kingdom: Kingdom) -> String {
    table.agreed.player(kingdom).name.to_string()
}

/// Who says something, before what is said.
pub(crate) fn speaker(table: &Table, kingdom: Kingdom) -> String {
    say!("speaker", name = name(table, kingdom))
}

/// The choice not to listen to somebody.
pub(crate) fn mute(table: &Table, kingdom: Kingdom) -> String {
    say!("mute-friend", name = name(table, kingdom))
}

/// Who is not listened to, if somebody is.
pub(crate) fn muted(table: &Table) -> Option<String> {
    let muted: Vec<String> =
        Kingdom::ALL.into_iter().filter(|k| table.talk.is_muted(*k)).map(|k| name(table, k)).collect();
    (!muted.is_empty()).then(|| say!("muted", names = list(&muted)))
}

/// Who sits at a side of the board.
pub(crate) fn plate(name: &Name, seat: Kingdom) -> String {
    format!("{name}\u{2002}{}", kingdom(seat))
}

/// A player's name and kingdom: "Ann (Wu)".
pub(super) fn player(table: &Table, seat: Kingdom) -> String {
    say!("player", name = name(table, seat), kingdom = kingdom(seat))
}

/// How a player stands, in lines: fallen or resigned or which armies are commanded, and how the player is reached.
pub(crate) fn state(table: &Table, kingdom: Kingdom) -> Vec<String> {
    let reached = (kingdom != table.me).then(|| reached(table, kingdom));
    [departed(table, kingdom), command(table, kingdom), reached, behind(table, kingdom)].into_iter().flatten().collect()
}

/// One missing signature may still be on its way.
fn behind(table: &Table, kingdom: Kingdom) -> Option<String> {
    let count = table.moves.behind(kingdom);
    let is_behind = count > 1 && kingdom != table.me && table.ending.is_none();
    is_behind.then(|| say!("state-behind", count = count))
}

fn departed(table: &Table, kingdom: Kingdom) -> Option<String> {
    let Some(Outcome::Departed { loser, how, .. }) = table.ending else { return None };
    (loser == kingdom).then(|| match how {
        Departure::Resigned => say!("state-resigned"),
        Departure::OutOfTime => say!("state-out-of-time"),
        Departure::Forfeited => say!("state-forfeited"),
        Departure::Left => say!("state-left"),
    })
}

fn command(table: &Table, seat: Kingdom) -> Option<String> {
    let position = table.shown();
    if !position.is_alive(seat) {
        return Some(say!("state-fallen", kingdom = kingdom(position.owner(seat))));
    }
    let owns = |home: Kingdom| position.owner(home) == seat;
    let many = Kingdom::ALL.into_iter().filter(|home| owns(*home)).count() > 1;
    many.then(|| say!("state-commands", kingdoms = kingdoms(owns)))
}

/// Whose turn, very plainly: a headline and a line below.
pub(crate) fn turn(table: &Table) -> (String, String) {
    if let Some(ending) = &table.ending {
        return (result(ending), reason(ending));
    }
    let on_turn = table.on_turn();
    if let Some(proposal) = table.proposals.first() {
        let who = |k| if k == table.me { say!("you") } else { player(table, k) };
        let missing: Vec<String> = table.awaited(proposal).map(who).collect();
        let line = say!("turn-waiting", decision = decision(&proposal.what), players = list(&missing));
        let mine = proposal.by == table.me && on_turn == table.me;
        let head = if mine { say!("turn-signing") } else { say!("turn-moved", name = name(table, on_turn)) };
        return (head, line);
    }
    if on_turn == table.me {
        let line = match table.turn {
            None => say!("turn-yours-wait"),
            Some(_) => say!("turn-yours-line", kingdom = kingdom(table.me)),
        };
        return (say!("turn-yours"), line);
    }
    (say!("turn-theirs", name = name(table, on_turn)), say!("turn-theirs-line", kingdom = kingdom(on_turn)))
}

/// A player is proven to have signed two different decisions.
pub(crate) fn liar(table: &Table, liar: Kingdom, slot: Slot) -> String {
    if liar == table.me {
        say!("liar-you", slot = slot.number())
    } else {
        say!("liar", player = player(table, liar), slot = slot.number(), kingdom = kingdom(liar))
    }
}

/// A player not on turn has resigned.
pub(crate) fn notice(table: &Table, resigned: Kingdom) -> String {
    if resigned == table.me { say!("notice-you") } else { say!("notice", player = player(table, resigned)) }
}

/// A player is said to be late.
pub(crate) fn late(table: &Table, late: Kingdom, by: Kingdom) -> String {
    if late == table.me {
        say!("late-you", by = player(table, by))
    } else if by == table.me {
        say!("late-by-you", late = player(table, late))
    } else {
        say!("late", by = player(table, by), late = player(table, late))
    }
}

/// A clock: minutes and seconds, with tenths in the last ten.
pub(crate) fn clock(left: Millis) -> String {
    let seconds = left.0 / 1_000;
    match seconds {
        0..10 => format!("{seconds}.{}", left.0 % 1_000 / 100),
        10..3_600 => format!("{}:{:02}", seconds / 60, seconds % 60),
        3_600..172_800 => format!("{}:{:02}:{:02}", seconds / 3_600, seconds / 60 % 60, seconds % 60),
        _ => say!("span-days", count = seconds / 86_400),
    }
}
