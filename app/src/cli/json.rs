//! Everything the program says in JSON: one object a line.

use std::path::Path;

use sanguo_net::{
    Approach, Asked, BadRecord, Event, Guest, Help, Link, Phase, Progress, PublicKey, Search, Signed, Table, Verified,
    Way, What,
};
use sanguo_rules::{Game, Kingdom, Outcome, Played};
use serde::Serialize;

use super::seat::Seat;
use crate::text;

/// What a move did.
#[derive(Serialize, Debug)]
pub struct Step {
    #[serde(rename = "move")]
    mv: String,
    /// Loser, victor, reason.
    defeats: Vec<(char, char, &'static str)>,
    position: String,
    hash: String,
    /// Legal moves of the kingdom then on turn; none once the game is over.
    legal: Option<usize>,
    outcome: Option<String>,
}

impl Step {
    /// A move just played in `game`.
    pub fn new(game: &Game, played: &Played) -> Self {
        let position = game.position();
        Step {
            mv: played.mv.to_string(),
            defeats: defeats(played),
            position: position.to_string(),
            hash: position.hash().to_string(),
            legal: game.outcome().is_none().then(|| position.count_legal()),
            outcome: game.outcome().map(|outcome| outcome.to_string()),
        }
    }

    /// The object.
    pub fn to_json(&self) -> String {
        write(self)
    }
}

fn defeats(played: &Played) -> Vec<(char, char, &'static str)> {
    played.defeats.iter().map(|d| (d.loser.letter(), d.victor.letter(), d.reason.as_str())).collect()
}

/// One object in one line.
pub fn write(value: &impl Serialize) -> String {
    // Only maps with other keys than strings, and failing writers, make this fail.
    serde_json::to_string(value).unwrap_or_else(|error| unreachable!("plain data is always JSON: {error}"))
}

/// A player at a table.
#[derive(Serialize, Debug)]
pub struct Player {
    kingdom: char,
    name: String,
    key: String,
    host: bool,
}

/// The three at a table.
pub fn players(table: &Table) -> [Player; 3] {
    Kingdom::ALL.map(|kingdom| {
        let player = table.player(kingdom);
        Player {
            kingdom: kingdom.letter(),
            name: player.name.to_string(),
            key: player.key.to_string(),
            host: player.host,
        }
    })
}

/// A decision in the words in which it is typed: `re4re5`, `resign r`, `timeout r`, `forfeit r`.
pub fn what(what: &What) -> String {
    match what {
        What::Move { mv, .. } => mv.to_string(),
        What::Resign(kingdom) => format!("resign {}", kingdom.letter()),
        What::Timeout(kingdom) => format!("timeout {}", kingdom.letter()),
        What::Forfeit(kingdom) => format!("forfeit {}", kingdom.letter()),
    }
}

fn signers(signed: &Signed) -> Vec<char> {
    Kingdom::ALL.into_iter().filter(|k| signed.by[k.index()]).map(Kingdom::letter).collect()
}

fn winners(outcome: &Outcome) -> Vec<char> {
    outcome.winners().map(Kingdom::letter).collect()
}

/// What a table tells. Kingdoms are their colours' letters.
#[derive(Serialize, Debug)]
#[serde(tag = "event", rename_all = "kebab-case")]
enum Told<'a> {
    Invite { code: &'a str },
    Reply { code: &'a str },
    Peer { who: String, how: String, kingdom: Option<char> },
    Approach { who: &'a str, how: String, seconds: u64, search: Option<Tried>, helps: Vec<&'static str> },
    RoundTrip { kingdom: char, ms: f64 },
    Seated { kingdom: char, players: [Player; 3], game: String, resumed: bool },
    Turn { slot: u32, kingdom: char, mine: bool },
    Decision { slot: u32, by: char, what: String, hash: String },
    Settled { slot: u32, signatures: usize, by: Vec<char>, what: String },
    Signed { slot: u32, signatures: usize, by: Vec<char>, unanimous: bool },
    Talk { kingdom: char, who: &'a str, text: &'a str },
    Late { slot: u32, kingdom: char, by: char },
    Notice { kingdom: char },
    DoubleSigned { slot: u32, kingdom: char },
    Trouble { text: String },
    Over { result: String, reason: String, record: String, winners: Vec<char> },
}

/// An event as an object; nothing for those that only a screen needs.
pub fn event(event: &Event, seat: Option<&Seat>, record: &Path) -> Option<String> {
    let name = |kingdom: &Kingdom| seat.map_or(kingdom.name(), |seat| seat.name(*kingdom));
    let told = match event {
        Event::Invite { code } => Told::Invite { code },
        Event::Reply { code } => Told::Reply { code },
        Event::Seated { me, table, game, resumed } => {
            Told::Seated { kingdom: me.letter(), players: players(table), game: game.to_string(), resumed: *resumed }
        }
        Event::Peer { kingdom, link } => {
            Told::Peer { who: name(kingdom).to_owned(), how: how(*link), kingdom: Some(kingdom.letter()) }
        }
        Event::RoundTrip { kingdom, round_trip } => {
            let ms = (round_trip.as_secs_f64() * 10_000.0).round() / 10.0;
            Told::RoundTrip { kingdom: kingdom.letter(), ms }
        }
        Event::Turn { slot, kingdom, mine } => {
            Told::Turn { slot: slot.number(), kingdom: kingdom.letter(), mine: *mine }
        }
        Event::Decision { slot, by, what, hash } => {
            Told::Decision { slot: slot.number(), by: by.letter(), what: self::what(what), hash: hash.to_string() }
        }
        Event::Settled { slot, what, signed } => Told::Settled {
            slot: slot.number(),
            signatures: signed.count(),
            by: signers(signed),
            what: self::what(what),
        },
        Event::Signature { slot, signed, .. } => Told::Signed {
            slot: slot.number(),
            signatures: signed.count(),
            by: signers(signed),
            unanimous: signed.unanimous,
        },
        Event::Talk { kingdom, text } => Told::Talk { kingdom: kingdom.letter(), who: name(kingdom), text },
        Event::Late { slot, kingdom, by } => {
            Told::Late { slot: slot.number(), kingdom: kingdom.letter(), by: by.letter() }
        }
        Event::Notice { kingdom } => Told::Notice { kingdom: kingdom.letter() },
        Event::DoubleSigned { kingdom, slot } => Told::DoubleSigned { slot: slot.number(), kingdom: kingdom.letter() },
        Event::Trouble(trouble) => Told::Trouble { text: trouble.to_string() },
        Event::Over { outcome, .. } => Told::Over {
            result: outcome.to_string(),
            reason: text::reason(outcome),
            record: record.display().to_string(),
            winners: winners(outcome),
        },
        Event::Lobby(_) | Event::Approach(_) | Event::Clocks(_) | Event::Complete | Event::Closed => return None,
    };
    Some(write(&told))
}

/// Somebody in the waiting room.
pub fn guest(guest: &Guest) -> String {
    let how = match guest.progress {
        Progress::Looking => "looking",
        Progress::Asking => "asking",
        Progress::Waiting => "waiting",
        Progress::Seating => "seating",
        Progress::Lost => "gone",
    };
    write(&Told::Peer { who: text::guest(guest), how: how.to_owned(), kingdom: None })
}

/// Where somebody is looked for.
#[derive(Serialize, Debug)]
struct Tried {
    addresses: usize,
    failed: usize,
    local_network: bool,
    helper: Option<&'static str>,
    public_network: Option<&'static str>,
}

impl Tried {
    fn new(search: &Search) -> Self {
        let asked = |asked| match asked {
            Asked::Not => None,
            Asked::Calling => Some("calling"),
            Asked::Answers => Some("answers"),
        };
        Tried {
            addresses: search.addresses,
            failed: search.failed,
            local_network: search.local_network,
            helper: asked(search.helper),
            public_network: asked(search.public_network),
        }
    }
}

/// How somebody in the waiting room is looked for or reached; `name` has their names.
pub fn approach(approach: &Approach, name: impl Fn(&PublicKey) -> String) -> String {
    let (how, search) = match &approach.phase {
        Phase::Looking(search) => ("looking".to_owned(), Some(Tried::new(search))),
        Phase::Reached(Way::SameNetwork) => ("same-network".to_owned(), None),
        Phase::Reached(Way::Direct) => ("direct".to_owned(), None),
        Phase::Reached(Way::Through(friend)) => (format!("through {}", name(friend)), None),
        Phase::Reached(Way::Relayed) => ("relayed".to_owned(), None),
    };
    write(&Told::Approach {
        who: &name(&approach.key),
        how,
        seconds: approach.since.elapsed().as_secs(),
        search,
        helps: approach.helps.iter().copied().map(help).collect(),
    })
}

fn help(help: Help) -> &'static str {
    match help {
        Help::Open => "open",
        Help::Reply => "reply",
        Help::HelperAnswers => "helper-answers",
        Help::PublicAnswers => "public-network-answers",
        Help::PublicNetwork => "public-network",
        Help::Helper => "helper",
        Help::Port => "port",
        Help::Ipv6 => "ipv6",
    }
}

/// Something that this program itself refuses.
pub fn trouble(text: &str) -> String {
    write(&Told::Trouble { text: text.to_owned() })
}

fn how(link: Link) -> String {
    match link {
        Link::Gone => "gone".to_owned(),
        Link::SameNetwork => "same-network".to_owned(),
        Link::Direct => "direct".to_owned(),
        Link::Through(kingdom) => format!("through {}", kingdom.letter()),
        Link::Relayed => "relayed".to_owned(),
    }
}

/// One slot of a record.
#[derive(Serialize, Debug)]
pub struct Replayed {
    slot: u32,
    kingdom: char,
    what: String,
    defeats: Vec<(char, char, &'static str)>,
    position: String,
    signatures: usize,
    unanimous: bool,
}

impl Replayed {
    /// A slot just filled in `game`.
    pub fn new(slot: &sanguo_net::VerifiedSlot, game: &Game, played: Option<&Played>) -> Self {
        Replayed {
            slot: slot.slot.number(),
            kingdom: slot.owner.letter(),
            what: what(&slot.what),
            defeats: played.map(defeats).unwrap_or_default(),
            position: game.position().to_string(),
            signatures: slot.signed.count(),
            unanimous: slot.signed.unanimous,
        }
    }
}

/// How a record ends, as the last object of a replay.
#[derive(Serialize, Debug)]
pub struct Ending {
    result: Option<String>,
    reason: Option<String>,
    winners: Vec<char>,
}

impl Ending {
    /// An ending; none while the game is open.
    pub fn new(outcome: Option<Outcome>) -> Self {
        Ending {
            result: outcome.map(|o| o.to_string()),
            reason: outcome.map(|o| text::reason(&o)),
            winners: outcome.map(|o| winners(&o)).unwrap_or_default(),
        }
    }
}

/// What is known of a record that is good.
#[derive(Serialize, Debug)]
pub struct Good {
    file: String,
    valid: bool,
    game: String,
    players: [Player; 3],
    #[serde(flatten)]
    ending: Ending,
    sealed: bool,
    slots: usize,
    unanimous: usize,
    signatures: usize,
    double_signers: Vec<(char, u32)>,
    claims: Vec<Claim>,
    unsettled: Vec<Unsettled>,
}

/// Somebody's word that a player is late.
#[derive(Serialize, Debug)]
struct Claim {
    late: char,
    by: char,
}

/// A decision that too few have signed.
#[derive(Serialize, Debug)]
struct Unsettled {
    what: String,
    by: Vec<char>,
}

impl Good {
    /// A verified record.
    pub fn new(file: &Path, record: &Verified) -> Self {
        Good {
            file: file.display().to_string(),
            valid: true,
            game: record.game().to_string(),
            players: players(record.table()),
            ending: Ending::new(record.outcome()),
            sealed: record.is_sealed(),
            slots: record.slots().count(),
            unanimous: record.slots().filter(|slot| slot.signed.unanimous).count(),
            signatures: record.signatures(),
            double_signers: record.double_signers().into_iter().map(|(k, slot)| (k.letter(), slot.number())).collect(),
            claims: record
                .open_claims()
                .into_iter()
                .map(|(late, by)| Claim { late: late.letter(), by: by.letter() })
                .collect(),
            unsettled: record
                .unsettled()
                .map(|(decision, signed)| Unsettled { what: what(&decision), by: signers(&signed) })
                .collect(),
        }
    }
}

/// A record that is not.
#[derive(Serialize, Debug)]
pub struct Bad {
    file: String,
    valid: bool,
    line: usize,
    why: String,
}

impl Bad {
    /// A file that is no good record.
    pub fn new(file: &Path, bad: &BadRecord) -> Self {
        Bad { file: file.display().to_string(), valid: false, line: bad.line, why: bad.why.to_string() }
    }
}
