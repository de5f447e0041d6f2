//! What is filled in on the home screen, and what is wrong with it.

use super::fault::Fault;
use super::reach::{Reach, ReachError};
use sanguo_net::{Clock, Invite, InviteError, Millis, Name, NameError, Seats, Settings};

/// Clocks offered: minutes for the game, seconds added after each move.
pub const PRESETS: [(u32, u32); 3] = [(10, 10), (20, 15), (45, 30)];
/// Most minutes of a clock of one's own.
pub const OWN_MINUTES_MOST: u32 = 24 * 60;
/// Most seconds added after each move.
pub const OWN_INCREMENT_MOST: u32 = 600;

/// Time for thinking, as chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ClockChoice {
    /// No clock.
    None,
    /// One of [`PRESETS`].
    Preset(usize),
    /// The form's own minutes and seconds.
    Own,
}

/// What is wrong with what was filled in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FormError {
    /// The name.
    Name(NameError),
    /// The code.
    Code(InviteError),
    /// How friends reach each other, in the preferences.
    Reach(ReachError),
}

/// The home screen's fields.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Form {
    /// The person's name, as typed.
    pub name: String,
    /// The code, as pasted.
    pub code: String,
    /// The path of a record file, as typed.
    pub record: String,
    /// Whether each army has banners.
    pub banners: bool,
    /// The clock.
    pub clock: ClockChoice,
    /// Minutes of one's own clock.
    pub minutes: u32,
    /// Seconds added after each move on one's own clock.
    pub increment: u32,
    /// How the kingdoms are given.
    pub seats: Seats,
    /// How friends reach each other.
    pub reach: Reach,
    /// What is wrong, after an attempt.
    pub error: Option<FormError>,
    /// Why the last table was not opened, or what ended the waiting.
    pub refused: Option<Fault>,
}

impl Form {
    /// The usual settings, and a name to begin with if it is one.
    pub(crate) fn new(name: &str) -> Self {
        Form {
            name: name.parse::<Name>().map_or_else(|_| String::new(), |name| name.to_string()),
            code: String::new(),
            record: String::new(),
            banners: true,
            clock: ClockChoice::None,
            minutes: 30,
            increment: 20,
            seats: Seats::Drawn,
            reach: Reach::default(),
            error: None,
            refused: None,
        }
    }

    pub(crate) fn name(&self) -> Result<Name, FormError> {
        // A person who types a space too many means the name without it.
        let name = self.name.split_whitespace().collect::<Vec<_>>().join(" ");
        name.parse().map_err(FormError::Name)
    }

    /// What the pasted code says.
    pub(crate) fn invite(&self) -> Result<Invite, FormError> {
        self.code.parse().map_err(FormError::Code)
    }

    pub(crate) fn settings(&self) -> Result<Settings, FormError> {
        let clock = match self.clock {
            ClockChoice::None => None,
            ClockChoice::Preset(i) => PRESETS.get(i).copied(),
            ClockChoice::Own => Some((self.minutes, self.increment)),
        };
        let clock = clock.map(|(minutes, seconds)| Clock {
            base: Millis(u64::from(minutes.clamp(1, OWN_MINUTES_MOST)) * 60_000),
            increment: Millis(u64::from(seconds.min(OWN_INCREMENT_MOST)) * 1_000),
        });
        Ok(Settings { banners: self.banners, clock, seats: self.seats, ..Settings::default() })
    }
}
