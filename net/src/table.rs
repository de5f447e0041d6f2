//! The table text: what the three agree on and sign before the first move. Its hash is the game id.

use std::fmt;
use std::str::FromStr;

use sanguo_rules::{Kingdom, Position, RULES_VERSION};

use crate::codec::{Hash, Millis, Strict, TextError, digest, number};
use crate::identity::{PublicKey, Signature};
use crate::limits::{AWAY_DEFAULT_MILLIS, TIME_MAX_MILLIS};
use crate::name::{Name, escape, unescape};

/// Version of the wire protocol and the record format.
pub const PROTOCOL_VERSION: u32 = 1;

/// The game's name for ever: the hash of its table text.
pub type GameId = Hash;

/// What the host chooses for the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Settings {
    /// Each army has its two banners.
    pub banners: bool,
    /// Time for thinking; without it only `away` holds.
    pub clock: Option<Clock>,
    /// How the kingdoms are given.
    pub seats: Seats,
    /// How long a player may take over one move where there is no clock.
    pub away: Millis,
}

impl Default for Settings {
    fn default() -> Self {
        Settings { banners: true, clock: None, seats: Seats::Drawn, away: Millis(AWAY_DEFAULT_MILLIS) }
    }
}

impl Settings {
    /// The position a game with these settings starts from.
    pub fn start(&self) -> Position {
        Position::start(self.banners)
    }
}

/// A clock: so much for the whole game, and so much more after each move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clock {
    /// Time at the start.
    pub base: Millis,
    /// Added after each move of one's own.
    pub increment: Millis,
}

/// How the kingdoms are given.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Seats {
    /// Drawn from three nonces, committed to before any is shown.
    Drawn,
    /// Shu for the host, then Wu and Wei in the order of joining.
    HostFirst,
}

/// Sixteen bytes that a player draws for the seats.
pub type Nonce = [u8; 16];

/// One of the three.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    /// The key that signs for this kingdom.
    pub key: PublicKey,
    /// What the player is called.
    pub name: Name,
    /// What the player put into the draw; absent where seats are not drawn.
    pub nonce: Option<Nonce>,
    /// Made the table.
    pub host: bool,
}

/// What the three agree on: settings and seats. [`Display`](fmt::Display) writes the text that is signed, four lines.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table {
    settings: Settings,
    players: [Player; 3],
}

impl Table {
    /// A table with the players in the order Shu, Wu, Wei.
    ///
    /// # Errors
    /// Unless the keys differ, just one is the host, and the seats are as the settings say.
    pub fn new(settings: Settings, players: [Player; 3]) -> Result<Self, TextError> {
        let keys = [0, 1, 2].map(|i| players[i].key);
        if keys[0] == keys[1] || keys[1] == keys[2] || keys[0] == keys[2] {
            return Err(TextError::Meaning("the three players need three different keys".into()));
        }
        if players.iter().filter(|p| p.host).count() != 1 {
            return Err(TextError::Meaning("a table has exactly one host".into()));
        }
        match settings.seats {
            Seats::HostFirst if !players[0].host || players.iter().any(|p| p.nonce.is_some()) => {
                return Err(TextError::Meaning("the host commands Shu at this table, and nothing is drawn".into()));
            }
            Seats::Drawn => {
                let mut entries = Vec::new();
                for player in &players {
                    let nonce = player.nonce.ok_or_else(|| TextError::Meaning("a drawn seat needs a nonce".into()))?;
                    entries.push((player.key, nonce));
                }
                if draw([entries[0], entries[1], entries[2]]) != keys {
                    return Err(TextError::Meaning("the kingdoms are not those that the nonces give".into()));
                }
            }
            Seats::HostFirst => {}
        }
        Ok(Table { settings, players })
    }

    /// What the host chose.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// The three, in the order Shu, Wu, Wei.
    pub fn players(&self) -> &[Player; 3] {
        &self.players
    }

    /// Who commands a kingdom at the start.
    pub fn player(&self, kingdom: Kingdom) -> &Player {
        &self.players[kingdom.index()]
    }

    /// The kingdom of a key.
    pub fn kingdom_of(&self, key: &PublicKey) -> Option<Kingdom> {
        Kingdom::ALL.into_iter().find(|k| self.player(*k).key == *key)
    }

    /// The hash of the table text.
    pub fn id(&self) -> GameId {
        digest("sanguo 1 table", self.to_string().as_bytes())
    }

    /// What a player signs to agree to this table.
    pub fn seal_bytes(&self) -> Vec<u8> {
        format!("sanguo 1 seal\n{self}").into_bytes()
    }

    /// Whether `signature` is the kingdom's agreement to this table.
    pub fn is_sealed_by(&self, kingdom: Kingdom, signature: &Signature) -> bool {
        self.player(kingdom).key.verify(&self.seal_bytes(), signature)
    }
}

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.settings)?;
        for kingdom in Kingdom::ALL {
            let player = self.player(kingdom);
            let nonce = player.nonce.map_or("-".to_owned(), |n| data_encoding::HEXLOWER.encode(&n));
            let role = if player.host { "host" } else { "guest" };
            let name = escape(player.name.as_str());
            writeln!(f, "player {} {} {nonce} {role} {name}", kingdom.letter(), player.key)?;
        }
        Ok(())
    }
}

impl FromStr for Table {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let mut lines = text.lines();
        let settings = Settings::read(lines.next().unwrap_or_default())?;
        let mut players = Vec::new();
        for kingdom in Kingdom::ALL {
            players.push(read_player(kingdom, lines.next().unwrap_or_default())?);
        }
        let players: [Player; 3] = players.try_into().map_err(|_| TextError::Shape("three player lines"))?;
        let table = Table::new(settings, players)?;
        if table.to_string() != text {
            return Err(TextError::Spelling);
        }
        Ok(table)
    }
}

impl fmt::Display for Settings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let banners = if self.banners { "on" } else { "off" };
        let clock = self.clock.map_or("none".to_owned(), |c| format!("{}+{}", c.base.0, c.increment.0));
        let seats = match self.seats {
            Seats::Drawn => "drawn",
            Seats::HostFirst => "host-first",
        };
        write!(f, "table {PROTOCOL_VERSION} rules {RULES_VERSION} banners {banners} clock {clock} ")?;
        write!(f, "away {} seats {seats}", self.away.0)
    }
}

impl Strict for Settings {
    fn parse(text: &str) -> Result<Self, TextError> {
        const SHAPE: TextError = TextError::Shape("table VERSION rules VERSION banners … clock … away … seats …");
        let fields: Vec<&str> = text.split(' ').collect();
        let ["table", protocol, "rules", rules, "banners", banners, "clock", clock, "away", away, "seats", seats] =
            fields[..]
        else {
            return Err(SHAPE);
        };
        if number(protocol)? != u64::from(PROTOCOL_VERSION) || number(rules)? != u64::from(RULES_VERSION) {
            return Err(TextError::Meaning(format!(
                "this is a table of protocol {protocol} and rules {rules}; this program knows protocol \
                 {PROTOCOL_VERSION} and rules {RULES_VERSION}"
            )));
        }
        Ok(Settings {
            banners: match banners {
                "on" => true,
                "off" => false,
                _ => return Err(SHAPE),
            },
            clock: match clock {
                "none" => None,
                _ => {
                    let (base, increment) = clock.split_once('+').ok_or(SHAPE)?;
                    Some(Clock { base: time(base, 1)?, increment: time(increment, 0)? })
                }
            },
            away: time(away, 1)?,
            seats: match seats {
                "drawn" => Seats::Drawn,
                "host-first" => Seats::HostFirst,
                _ => return Err(SHAPE),
            },
        })
    }
}

fn time(text: &str, least: u64) -> Result<Millis, TextError> {
    let millis = number(text)?;
    if (least..=TIME_MAX_MILLIS).contains(&millis) {
        Ok(Millis(millis))
    } else {
        Err(TextError::Meaning(format!("a time of {millis} ms is not between {least} and {TIME_MAX_MILLIS}")))
    }
}

fn read_player(kingdom: Kingdom, line: &str) -> Result<Player, TextError> {
    const SHAPE: TextError = TextError::Shape("player KINGDOM KEY NONCE host|guest NAME");
    let fields: Vec<&str> = line.split(' ').collect();
    let ["player", letter, key, nonce, role, name] = fields[..] else {
        return Err(SHAPE);
    };
    if letter != kingdom.letter().to_string() {
        return Err(SHAPE);
    }
    let nonce = match nonce {
        "-" => None,
        hex => {
            let bytes = data_encoding::HEXLOWER.decode(hex.as_bytes()).map_err(|_| SHAPE)?;
            Some(Nonce::try_from(bytes.as_slice()).map_err(|_| SHAPE)?)
        }
    };
    let host = match role {
        "host" => true,
        "guest" => false,
        _ => return Err(SHAPE),
    };
    let name: Name =
        unescape(name).ok_or(SHAPE)?.parse().map_err(|e: crate::name::NameError| TextError::Meaning(e.to_string()))?;
    Ok(Player { key: key.parse()?, name, nonce, host })
}

/// The hash that a player commits to before any nonce is shown.
pub fn commitment(settings: &Settings, key: &PublicKey, nonce: &Nonce) -> Hash {
    let nonce = data_encoding::HEXLOWER.encode(nonce);
    digest("sanguo 1 commit", format!("{settings}\n{key}\n{nonce}\n").as_bytes())
}

/// Who gets Shu, Wu and Wei. The result does not depend on the order in which the players are given, and each of the
/// six seatings is as likely as the next as long as one nonce is random.
pub fn draw(mut players: [(PublicKey, Nonce); 3]) -> [PublicKey; 3] {
    const SEATINGS: [[usize; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
    players.sort_by_key(|(key, _)| *key);
    let bytes: Vec<u8> = players.iter().flat_map(|(key, nonce)| [&key.to_bytes()[..], &nonce[..]].concat()).collect();
    let hash = digest("sanguo 1 draw", &bytes);
    let mut first = [0; 8];
    first.copy_from_slice(&hash.as_bytes()[..8]);
    let seating = SEATINGS[(u64::from_le_bytes(first) % 6) as usize];
    seating.map(|i| players[i].0)
}
