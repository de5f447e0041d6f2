//! What the program remembers from one start to the next: the person's name, language and preferences and the last
//! table's settings, as TOML.

use sanguo_net::Seats;
use serde::{Deserialize, Serialize};

use super::form::{ClockChoice, Form, OWN_INCREMENT_MOST, OWN_MINUTES_MOST, PRESETS};
use super::preferences::{Coordinates, PieceSet, Preferences, SIZES, Shade};
use super::reach::Reach;
use crate::text::Language;

/// What is remembered. What a newer program has written beside it is kept as it is; a value that means nothing here
/// leaves the usual one.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Memory {
    /// The person's name.
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<String>,
    /// The tag of the language chosen.
    #[serde(skip_serializing_if = "Option::is_none")]
    language: Option<String>,
    /// Whether each army has banners.
    #[serde(skip_serializing_if = "Option::is_none")]
    banners: Option<bool>,
    /// `none`, `own` or one of the presets: `20+15`.
    #[serde(skip_serializing_if = "Option::is_none")]
    clock: Option<String>,
    /// Minutes of one's own clock.
    #[serde(skip_serializing_if = "Option::is_none")]
    minutes: Option<u32>,
    /// Seconds added after each move on one's own clock.
    #[serde(skip_serializing_if = "Option::is_none")]
    increment: Option<u32>,
    /// `drawn` or `host-first`.
    #[serde(skip_serializing_if = "Option::is_none")]
    seats: Option<String>,
    /// `system`, `light` or `dark`.
    #[serde(skip_serializing_if = "Option::is_none")]
    shade: Option<String>,
    /// `traditional`, `simplified` or `letters`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pieces: Option<String>,
    /// `none`, `edge` or `all`.
    #[serde(skip_serializing_if = "Option::is_none")]
    coordinates: Option<String>,
    /// Size of everything, in percent.
    #[serde(skip_serializing_if = "Option::is_none")]
    size: Option<u32>,
    /// Whether a piece glides to its new place.
    #[serde(skip_serializing_if = "Option::is_none")]
    glide: Option<bool>,
    /// Whether a sound says that it is one's turn.
    #[serde(skip_serializing_if = "Option::is_none")]
    sound: Option<bool>,
    /// Whether a notification says it.
    #[serde(skip_serializing_if = "Option::is_none")]
    notify: Option<bool>,
    /// Whether friends are looked for in the public network.
    #[serde(skip_serializing_if = "Option::is_none")]
    public_network: Option<bool>,
    /// The helper for tables of one's own.
    #[serde(skip_serializing_if = "Option::is_none")]
    helper: Option<String>,
    /// The port that the router forwards.
    #[serde(skip_serializing_if = "Option::is_none")]
    port: Option<String>,
    /// The router's address.
    #[serde(skip_serializing_if = "Option::is_none")]
    outside: Option<String>,
    #[serde(flatten)]
    rest: toml::Table,
}

// TOML's numbers with a point may be NaN; two such memories are different, which does no harm.
impl Eq for Memory {}

impl Memory {
    /// Reads what was written.
    ///
    /// # Errors
    /// The first thing wrong with it, in a line.
    pub fn read(text: &str) -> Result<Self, String> {
        toml::from_str(text).map_err(|error| error.message().replace('\n', " "))
    }

    /// As it is written.
    ///
    /// # Errors
    /// When something in it cannot be written as TOML; what was read always can.
    pub fn write(&self) -> Result<String, String> {
        toml::to_string(self).map_err(|error| error.to_string())
    }

    /// The language chosen, if one was.
    pub(crate) fn language(&self) -> Option<Language> {
        self.language.as_deref().and_then(Language::of_tag)
    }

    /// Takes over the language chosen.
    pub(crate) fn speak(&mut self, language: Language) {
        self.language = Some(language.tag().to_owned());
    }

    /// How the person likes the window to be.
    pub(crate) fn preferences(&self) -> Preferences {
        let usual = Preferences::default();
        let shade = Shade::ALL.into_iter().find(|shade| self.shade.as_deref() == Some(shade.tag()));
        let pieces = PieceSet::ALL.into_iter().find(|set| self.pieces.as_deref() == Some(set.tag()));
        let coordinates = Coordinates::ALL.into_iter().find(|place| self.coordinates.as_deref() == Some(place.tag()));
        Preferences {
            shade: shade.unwrap_or(usual.shade),
            pieces: pieces.unwrap_or(usual.pieces),
            coordinates: coordinates.unwrap_or(usual.coordinates),
            size: self.size.map_or(usual.size, |size| size.clamp(SIZES[0], SIZES[SIZES.len() - 1])),
            glide: self.glide.unwrap_or(usual.glide),
            sound: self.sound.unwrap_or(usual.sound),
            notify: self.notify.unwrap_or(usual.notify),
        }
    }

    /// Takes over how the person likes the window to be.
    pub(crate) fn prefer(&mut self, preferences: &Preferences) {
        let Preferences { shade, pieces, coordinates, size, glide, sound, notify } = *preferences;
        self.shade = Some(shade.tag().to_owned());
        self.pieces = Some(pieces.tag().to_owned());
        self.coordinates = Some(coordinates.tag().to_owned());
        self.size = Some(size);
        (self.glide, self.sound, self.notify) = (Some(glide), Some(sound), Some(notify));
    }

    /// Takes over what is filled in.
    pub(crate) fn take(&mut self, form: &Form) {
        self.name = Some(form.name.clone());
        self.banners = Some(form.banners);
        self.clock = Some(match form.clock {
            ClockChoice::None => "none".to_owned(),
            ClockChoice::Own => "own".to_owned(),
            ClockChoice::Preset(i) => PRESETS.get(i).map_or_else(String::new, preset),
        });
        self.minutes = Some(form.minutes);
        self.increment = Some(form.increment);
        self.seats = Some(seats(form.seats).to_owned());
        let Reach { public, helper, port, outside } = form.reach.clone();
        self.public_network = Some(public);
        (self.helper, self.port, self.outside) = (Some(helper), Some(port), Some(outside));
    }

    /// Fills in what is remembered.
    pub(crate) fn fill(&self, form: &mut Form) {
        if let Some(name) = self.name.as_ref().filter(|name| name.parse::<sanguo_net::Name>().is_ok()) {
            form.name.clone_from(name);
        }
        form.banners = self.banners.unwrap_or(form.banners);
        form.clock = self.clock.as_deref().and_then(clock).unwrap_or(form.clock);
        form.minutes = self.minutes.map_or(form.minutes, |minutes| minutes.clamp(1, OWN_MINUTES_MOST));
        form.increment = self.increment.map_or(form.increment, |increment| increment.min(OWN_INCREMENT_MOST));
        let known =
            [Seats::Drawn, Seats::HostFirst].into_iter().find(|known| self.seats.as_deref() == Some(seats(*known)));
        form.seats = known.unwrap_or(form.seats);
        let [helper, port, outside] =
            [&self.helper, &self.port, &self.outside].map(|field| field.clone().unwrap_or_default());
        form.reach = Reach { public: self.public_network.unwrap_or_default(), helper, port, outside };
    }
}

fn seats(seats: Seats) -> &'static str {
    match seats {
        Seats::Drawn => "drawn",
        Seats::HostFirst => "host-first",
    }
}

fn preset((minutes, seconds): &(u32, u32)) -> String {
    format!("{minutes}+{seconds}")
}

fn clock(text: &str) -> Option<ClockChoice> {
    match text {
        "none" => Some(ClockChoice::None),
        "own" => Some(ClockChoice::Own),
        text => PRESETS.iter().position(|known| preset(known) == text).map(ClockChoice::Preset),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn form() -> Form {
        Form {
            banners: false,
            clock: ClockChoice::Preset(1),
            minutes: 7,
            increment: 3,
            seats: Seats::HostFirst,
            reach: Reach { public: true, helper: "h".into(), port: "1".into(), outside: "o".into() },
            ..Form::new("Liu Bei")
        }
    }

    #[test]
    fn what_was_filled_in_comes_back() {
        for choice in [ClockChoice::None, ClockChoice::Own, ClockChoice::Preset(2)] {
            let mut memory = Memory::default();
            let filled = Form { clock: choice, ..form() };
            memory.take(&filled);
            let mut fresh = Form::new("somebody");
            Memory::read(&memory.write().unwrap()).unwrap().fill(&mut fresh);
            assert_eq!(fresh, filled);
        }
    }

    #[test]
    fn preferences_come_back_and_the_usual_ones_without() {
        let mut memory = Memory::default();
        assert_eq!(memory.preferences(), Preferences::default());
        for pieces in PieceSet::ALL {
            for (coordinates, shade) in Coordinates::ALL.into_iter().zip(Shade::ALL) {
                let (glide, sound, notify) = (false, false, false);
                let liked = Preferences { shade, pieces, coordinates, size: 150, glide, sound, notify };
                memory.prefer(&liked);
                assert_eq!(Memory::read(&memory.write().unwrap()).unwrap().preferences(), liked);
            }
        }
        let strange = Memory::read("shade = \"dusk\"\npieces = \"runes\"\ncoordinates = \"\"\nsize = 7000\n").unwrap();
        assert_eq!(strange.preferences(), Preferences { size: 200, ..Preferences::default() });
    }

    #[test]
    fn a_language_that_was_not_chosen_is_not_remembered() {
        let mut memory = Memory::default();
        memory.take(&form());
        assert_eq!(memory.language(), None);
        memory.speak(Language::Czech);
        assert_eq!(Memory::read(&memory.write().unwrap()).unwrap().language(), Some(Language::Czech));
        assert_eq!(Memory::read("language = \"tlh\"").unwrap().language(), None);
    }

    #[test]
    fn what_is_not_understood_does_no_harm_and_stays() {
        let text = "clock = \"sundial\"\nfuture = 3\nname = \"\"\nminutes = 4000000\n[colours]\nboard = \"jade\"\n";
        let mut memory = Memory::read(text).unwrap();
        let mut fresh = Form::new("Ann");
        memory.fill(&mut fresh);
        assert_eq!(fresh, Form { minutes: OWN_MINUTES_MOST, ..Form::new("Ann") });
        memory.take(&fresh);
        let written = memory.write().unwrap();
        assert!(written.contains("future = 3") && written.contains("board = \"jade\""), "{written}");
    }

    #[test]
    fn damage_is_said_in_a_line() {
        for text in ["name = ", "banners = \"many\"", "\u{0}"] {
            let why = Memory::read(text).unwrap_err();
            assert!(!why.is_empty() && !why.contains('\n'), "{why}");
        }
    }

    proptest::proptest! {
        #[test]
        fn no_file_panics_or_is_lost(text in "([a-z]{1,8}( = |=)(\"[^\"\n]{0,20}\"|true|-?[0-9]{1,20}|\\[\\])\n|.{0,20}\n?){0,8}") {
            if let Ok(memory) = Memory::read(&text) {
                memory.fill(&mut Form::new("Ann"));
                let _ = (memory.preferences(), memory.language());
                let again = Memory::read(&memory.write().unwrap()).unwrap();
                proptest::prop_assert_eq!(again.write(), memory.write());
            }
        }
    }
}
