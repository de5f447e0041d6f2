//! The waiting room: from an invite code to a table text that three programs agree on. Pure, as the session is.
//!
//! The host leads; a guest answers. What is said, request and answer:
//! - guest `join NAME PROOF` – host `welcome` or `no full|secret|closed`
//! - host `room`, then `guest KEY NAME here|lost` lines – guest `ok`
//! - host `roster`, the settings, three `seat KEY NAME` lines – guest `commit HASH|-`
//! - host `commits HASH|- HASH|- HASH|-` – guest `nonce HEX|-`
//! - host `draft`, the table text – guest `seal KINGDOM SIGNATURE`, once its record is on disk

mod guest;
mod host;
#[cfg(test)]
mod tests;

pub(crate) use guest::GuestLobby;
pub(crate) use host::HostLobby;

use crate::codec::{Hash, Strict, TextError, bytes_from_hex};
use crate::event::{Event, Guest, Progress, Trouble};
use crate::identity::PublicKey;
use crate::name::{Name, escape, unescape};
use crate::table::{Nonce, Settings, Table};

/// What a lobby wants done, in this order.
#[derive(Debug)]
pub(crate) enum Output {
    /// Ask somebody; the answer comes back.
    Ask { to: PublicKey, text: String },
    /// Tell the player.
    Emit(Event),
    /// The table is drawn up: write it down with one's own seal, synced, and take a seat at it.
    Seat(Box<Table>),
    /// It cannot become a table any more.
    Failed(Trouble),
}

/// The three in the order of joining, and what was agreed to before the draw.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Roster {
    pub(crate) settings: Settings,
    pub(crate) seats: [(PublicKey, Name); 3],
}

impl Roster {
    fn write(&self) -> String {
        let seats = self.seats.iter().map(|(key, name)| format!("seat {key} {}\n", escape(name.as_str())));
        format!("roster\n{}\n{}", self.settings, seats.collect::<String>())
    }

    fn read(text: &str) -> Result<Self, TextError> {
        const SHAPE: TextError = TextError::Shape("roster, settings, three seats");
        let lines: Vec<&str> = text.lines().collect();
        let ["roster", settings, a, b, c] = lines[..] else {
            return Err(SHAPE);
        };
        let seat = |line: &str| {
            let fields: Vec<&str> = line.split(' ').collect();
            let ["seat", key, name] = fields[..] else {
                return Err(SHAPE);
            };
            Ok((key.parse()?, read_name(name)?))
        };
        let roster = Roster { settings: Settings::read(settings)?, seats: [seat(a)?, seat(b)?, seat(c)?] };
        if roster.write() == text { Ok(roster) } else { Err(TextError::Spelling) }
    }
}

fn read_name(text: &str) -> Result<Name, TextError> {
    let plain = unescape(text).ok_or(TextError::Shape("an escaped name"))?;
    plain.parse().map_err(|e: crate::name::NameError| TextError::Meaning(e.to_string()))
}

/// `-` or hex: what is left out where seats are not drawn.
fn write_optional<T: std::fmt::Display>(value: Option<T>) -> String {
    value.map_or("-".to_owned(), |value| value.to_string())
}

fn read_optional<T>(text: &str, read: impl Fn(&str) -> Result<T, TextError>) -> Result<Option<T>, TextError> {
    if text == "-" { Ok(None) } else { read(text).map(Some) }
}

fn read_hash(text: &str) -> Result<Option<Hash>, TextError> {
    read_optional(text, str::parse)
}

fn read_nonce(text: &str) -> Result<Option<Nonce>, TextError> {
    read_optional(text, bytes_from_hex)
}

fn write_nonce(nonce: Option<&Nonce>) -> String {
    write_optional(nonce.map(|nonce| data_encoding::HEXLOWER.encode(nonce)))
}

/// The waiting room as a guest is told of it.
fn write_room(guests: &[Guest]) -> String {
    let mut text = "room\n".to_owned();
    for guest in guests {
        let name = guest.name.as_ref().map_or(String::new(), |name| escape(name.as_str()));
        let state = if guest.progress == Progress::Lost { "lost" } else { "here" };
        text += &format!("guest {} {name} {state}\n", guest.key);
    }
    text
}

fn read_room(text: &str) -> Result<Vec<Guest>, TextError> {
    const SHAPE: TextError = TextError::Shape("room, then guest KEY NAME here|lost");
    let mut guests = Vec::new();
    for line in text.lines().skip(1).take(4) {
        let fields: Vec<&str> = line.split(' ').collect();
        let ["guest", key, name, state @ ("here" | "lost")] = fields[..] else {
            return Err(SHAPE);
        };
        let progress = if state == "here" { Progress::Waiting } else { Progress::Lost };
        guests.push(Guest { key: key.parse()?, name: Some(read_name(name)?), host: guests.is_empty(), progress });
    }
    if (1..=3).contains(&guests.len()) { Ok(guests) } else { Err(SHAPE) }
}
