//! What a person in the terminal reads.

use std::path::Path;

use sanguo_net::{Approach, Event, Guest, Link, PublicKey, Signed, Slot, What};
use sanguo_rules::{Kingdom, Played, Position};

use super::board;
use super::seat::Seat;
use crate::text;

/// What can be typed.
pub const HELP: &str = "Type a move as re4re5, or: resign, say TEXT, board, help, quit.";

/// What the public network discloses.
pub const IN_PUBLIC: &str = "Your friends are looked for in the public IPFS network too. Strangers there see this machine's IP \
    address and that it looks for somebody; they see neither names nor moves, and your key at this table is a new one.";

/// An event in words; nothing for what a person need not know.
pub fn event(event: &Event, seat: Option<&Seat>, played: Option<&Played>, record: &Path) -> Option<String> {
    match event {
        Event::Invite { code } => Some(invite(code)),
        Event::Reply { code } => Some(reply(code)),
        Event::Trouble(trouble) => Some(self::trouble(&trouble.to_string())),
        event => at_table(event, seat?, played, record),
    }
}

fn at_table(event: &Event, seat: &Seat, played: Option<&Played>, record: &Path) -> Option<String> {
    Some(match event {
        Event::Seated { resumed, .. } => seated(seat, *resumed),
        Event::Peer { kingdom, link } => format!("{} {}.", who(seat, *kingdom), how(seat, *link)),
        Event::Turn { mine: true, .. } => my_turn(seat),
        Event::Turn { kingdom, .. } if *kingdom == seat.me => "It is your turn; one moment.".to_owned(),
        Event::Turn { kingdom, .. } => format!("{} is on turn.", who(seat, *kingdom)),
        Event::Decision { by, what, .. } if *by == seat.me => {
            format!("You sign {}; your friends sign it too.", text::decision(what))
        }
        Event::Settled { slot, what, signed } => settled(*slot, what, *signed, played),
        Event::Talk { kingdom, text } => format!("{}: {text}", seat.name(*kingdom)),
        Event::Late { kingdom, by, .. } => {
            format!("{} says that the time of {} has run out.", who(seat, *by), who(seat, *kingdom))
        }
        Event::Notice { kingdom } => format!("{} resigns; the next decision will say so.", who(seat, *kingdom)),
        Event::DoubleSigned { kingdom, slot } => {
            format!("{} has signed two different decisions for slot {slot}; the proof is kept.", who(seat, *kingdom))
        }
        Event::Over { outcome, .. } => format!(
            "{}\nThe game is over: {} – {}.\nThe record is {}",
            board_of(seat),
            text::result(outcome),
            text::reason(outcome),
            record.display()
        ),
        _ => return None,
    })
}

fn invite(code: &str) -> String {
    format!(
        "Your table is open. Send this code to two friends:\n\n{code}\n\nThey type 'sanguo join CODE', or paste it into the \
         window. Leave this program running; 'quit' closes the table."
    )
}

fn reply(code: &str) -> String {
    format!(
        "The host's program does not answer, but it may reach yours. Send this back to the host:\n\n{code}\n\nThere, 'dial CODE' \
         lets it dial you. Leave this program running; it goes on trying too."
    )
}

/// Somebody in the waiting room.
pub fn guest(guest: &Guest) -> String {
    format!("{}: {}.", text::guest(guest), text::progress(guest.progress))
}

/// How somebody in the waiting room is looked for or reached, and what would help; `name` has their names.
pub fn approach(approach: &Approach, name: impl Fn(&PublicKey) -> String) -> String {
    let mut words = format!("{}: {}.", name(&approach.key), text::phase(&approach.phase, &name));
    if !approach.helps.is_empty() {
        words += "\nWhat would help:";
    }
    for help in &approach.helps {
        words += &format!("\n  – {}", text::help(*help));
    }
    words
}

/// Something that went wrong.
pub fn trouble(text: &str) -> String {
    format!("! {}", text::sentence(text))
}

fn seated(seat: &Seat, resumed: bool) -> String {
    let begins = if resumed { "You are back in game" } else { "All three are here and have signed the table: game" };
    let mut words = format!("{begins} {}.", seat.id.short());
    for kingdom in Kingdom::ALL {
        let you = if kingdom == seat.me { " – you" } else { "" };
        words += &format!("\n  {kingdom} is {}{you}", seat.name(kingdom));
    }
    words + &format!("\n{}.", text::sentence(&text::settings(seat.table.settings())).trim_end_matches('.'))
}

/// The position now, from one's own seat.
pub fn board_of(seat: &Seat) -> String {
    board::draw(seat.game.position(), seat.me, seat.game.moves().last().copied())
}

fn my_turn(seat: &Seat) -> String {
    let mut words = format!("\n{}", board_of(seat));
    for kingdom in Kingdom::ALL {
        words += &checks(seat.game.position(), kingdom, seat.me);
    }
    words + &format!("Your turn, {}. {HELP}", seat.me)
}

/// Who attacks or faces a kingdom's general.
fn checks(position: &Position, kingdom: Kingdom, me: Kingdom) -> String {
    let whose = if kingdom == me { "Your general".to_owned() } else { format!("{kingdom}'s general") };
    let mut words = String::new();
    for threat in position.threats(kingdom) {
        let (piece, at) = (threat.piece.name(), threat.attacker);
        let by = position.owner(threat.piece.home);
        let verb = if threat.facing { "faces" } else { "is in check:" };
        words += &format!("{whose} {verb} {by}'s {piece} on {at}.\n");
    }
    words
}

/// A settled slot in a line, defeats in lines of their own.
pub fn settled(slot: Slot, what: &What, signed: Signed, played: Option<&Played>) -> String {
    let mut words = match played {
        Some(played) => {
            let taken = played.captured.map_or(String::new(), |(piece, _)| format!(", takes {}", text::piece(piece)));
            format!("{slot:>4}  {} {}{taken}", text::piece(played.piece), played.mv)
        }
        None => format!("{slot:>4}  {}", text::decision(what)),
    };
    words += &format!("  ({} signed)", signed.count());
    for defeat in played.map(|p| p.defeats.as_slice()).unwrap_or_default() {
        words += &format!("\n      {}.", text::fell(defeat));
    }
    words
}

fn who(seat: &Seat, kingdom: Kingdom) -> String {
    format!("{kingdom} ({})", if kingdom == seat.me { "you" } else { seat.name(kingdom) })
}

fn how(seat: &Seat, link: Link) -> String {
    match link {
        Link::Gone => "cannot be reached now; this program goes on trying".to_owned(),
        Link::SameNetwork => "is connected on the same network".to_owned(),
        Link::Direct => "is connected directly".to_owned(),
        Link::Through(by) => format!("is connected through {}", who(seat, by)),
        Link::Relayed => "is connected through a relay, which is slower".to_owned(),
    }
}
