//! What the window shows, as plain data: events from the network and intents of the person in, commands out.
//!
//! Nothing here knows a screen, a thread or a file, so every rule of the interface can be tested without any of them.

mod call;
mod check;
mod command;
mod dialog;
mod event;
mod export;
mod fault;
mod form;
mod hands;
mod intent;
mod kept;
mod lesson;
mod memory;
mod moves;
mod pick;
mod preferences;
mod reach;
mod record;
mod study;
mod system;
mod table;
mod talk;
#[cfg(test)]
mod tests;
mod trail;
mod typed;
mod waiting;
mod written;

use sanguo_net::{Millis, Start};

use crate::text::Language;

pub use call::Call;
pub use check::Check;
pub use command::Command;
use dialog::Ask;
pub use dialog::Dialog;
pub use event::Event;
pub use export::Export;
pub use fault::Fault;
pub use form::{ClockChoice, Form, FormError, OWN_INCREMENT_MOST, OWN_MINUTES_MOST, PRESETS};
pub use hands::{Ahead, Hands, Note};
pub use intent::Intent;
pub use kept::{Kept, Story};
pub use lesson::{Lesson, Topic};
pub use memory::Memory;
pub use moves::{Line, Moves, Row};
pub use pick::{Hold, Pick, Word};
pub use preferences::{Coordinates, PieceSet, Preferences, SIZES, Shade};
pub use reach::{Reach, ReachError};
pub use record::{Evidence, Opened, Unfit};
pub use study::Study;
pub use system::System;
pub use table::{Proposal, Table, Turn};
pub use talk::{Said, Talk};
pub use trail::Trail;
pub use typed::Typed;
pub use waiting::Waiting;

/// Which opening of a table an event belongs to: what a table that was left still says must not reach the next one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Visit(u32);

/// Where the person is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Place {
    /// The home screen.
    Home,
    /// In the waiting room of a table.
    Waiting(Box<Waiting>),
    /// At a table.
    Table(Box<Table>),
    /// Looking at a record, or trying things on a free board.
    Study(Box<Study>),
}

/// Everything the window shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Model {
    /// What is filled in on the home screen.
    pub form: Form,
    /// Where the person is.
    pub place: Place,
    /// Kept games; `None` until they have been read.
    pub games: Option<Vec<Kept>>,
    /// Why nothing can be played, if so.
    pub no_home: Option<Fault>,
    /// What was copied last, for the button to say so.
    pub copied: Option<String>,
    /// Why the name and settings of before are not there, if so.
    pub forgotten: Option<Fault>,
    /// The language that everything is said in.
    pub language: Language,
    /// How the person likes the window to be.
    pub preferences: Preferences,
    /// Whether the preferences are shown, over wherever the person is.
    pub preferring: bool,
    /// The page of the rules that is read, over wherever the person is.
    pub lesson: Option<Box<Lesson>>,
    /// Whether it is told what this program is, over wherever the person is.
    pub about: bool,
    /// The system's dialog for a file.
    pub dialog: Dialog,
    asked: Option<Ask>,
    memory: Memory,
    visit: Visit,
}

impl Model {
    /// The home screen, with a name to begin with.
    pub fn new(name: &str) -> Self {
        Model {
            form: Form::new(name),
            place: Place::Home,
            games: None,
            no_home: None,
            copied: None,
            forgotten: None,
            language: Language::default(),
            preferences: Preferences::default(),
            preferring: false,
            lesson: None,
            about: false,
            dialog: Dialog::default(),
            asked: None,
            memory: Memory::default(),
            visit: Visit::default(),
        }
    }

    /// The board beside any table, if the person is there.
    pub fn study(&self) -> Option<&Study> {
        match &self.place {
            Place::Study(study) => Some(study),
            _ => None,
        }
    }

    /// The table, if the person is at one.
    pub fn table(&self) -> Option<&Table> {
        match &self.place {
            Place::Table(table) => Some(table),
            _ => None,
        }
    }

    /// Takes in what happened; `now` is the window's monotonic clock.
    pub fn update(&mut self, event: Event, now: Millis) -> Vec<Command> {
        match event {
            Event::Games(games) => self.games = Some(games),
            Event::NoGames(why) => self.form.refused = Some(why),
            Event::Remembered(memory) => {
                memory.fill(&mut self.form);
                self.language = memory.language().unwrap_or(self.language);
                self.preferences = memory.preferences();
                self.memory = *memory;
            }
            Event::Opened(opened) => {
                if self.is_idle() {
                    self.place = Place::Study(Box::new(Study::of(*opened)));
                }
            }
            Event::Exported(done) => {
                if let Place::Study(study) = &mut self.place {
                    study.export.1 = Some(done.map(|path| path.display().to_string()));
                }
            }
            Event::Asked(chosen) => return self.answered(chosen),
            Event::Forgotten(why) => self.forgotten = Some(why),
            Event::NoHome(why) => {
                self.no_home = Some(why);
                self.place = Place::Home;
            }
            Event::NotOpened(visit, why) if visit == self.visit => self.back(Some(why)),
            Event::Table(visit, event) if visit == self.visit => return self.at_table(event, now),
            Event::Record(visit, path) if visit == self.visit => {
                if let Place::Table(table) = &mut self.place {
                    table.record = Some(path);
                }
            }
            Event::NotOpened(..) | Event::Record(..) | Event::Table(..) => {}
        }
        Vec::new()
    }

    fn at_table(&mut self, event: sanguo_net::Event, now: Millis) -> Vec<Command> {
        if let sanguo_net::Event::Seated { me, table, game, resumed } = event {
            // A table that is taken up again after a dropped connection keeps what was said at it.
            if !matches!(&self.place, Place::Table(open) if open.id == game) {
                self.place = Place::Table(Box::new(Table::new(me, *table, game)));
            }
            let call = (!resumed).then_some(Command::Call(Call::Seated));
            return [Command::List].into_iter().chain(call).collect();
        }
        let over = matches!(event, sanguo_net::Event::Over { .. });
        let mut commands = Vec::new();
        match &mut self.place {
            Place::Home | Place::Study(_) => {}
            Place::Waiting(waiting) => {
                if let Some(why) = waiting.update(event) {
                    self.back(why.map(Fault::Table));
                    return vec![Command::Leave, Command::List];
                }
            }
            Place::Table(table) => {
                let (could_move, heard) = (table.may_move(), Call::of(&event, table));
                commands.extend(table.update(event, now).map(Command::Table));
                let call = if !could_move && table.may_move() { Some(Call::Turn) } else { heard };
                commands.extend(call.map(Command::Call));
            }
        }
        commands.extend(over.then_some(Command::List));
        commands
    }

    /// Does what the person wants, as far as it can be done.
    pub fn intend(&mut self, intent: Intent) -> Vec<Command> {
        match intent {
            Intent::Make => self.open(|form| Ok(Start::Host { settings: form.settings()?, name: form.name()? })),
            Intent::Join => self.open(|form| {
                let (invite, name) = (form.invite(), form.name());
                Ok(Start::Join { invite: Box::new(invite?), name: name? })
            }),
            Intent::JoinAt(code) => {
                self.form.code = code;
                self.keep_name();
                let commands = self.intend(Intent::Join);
                self.or_home(commands)
            }
            Intent::Again => self.again(),
            Intent::Resume(game) => self.open(|_| Ok(Start::Resume { game })),
            Intent::Leave => {
                let table = !matches!(self.place, Place::Study(_));
                self.back(None);
                if !table {
                    return Vec::new();
                }
                vec![Command::Leave, Command::List]
            }
            Intent::Speak(language) => {
                self.language = language;
                self.memory.speak(language);
                vec![self.remember()]
            }
            Intent::Preferences(show) => {
                self.preferring = show;
                if show { Vec::new() } else { vec![self.remember()] }
            }
            Intent::About(show) => {
                self.about = show;
                Vec::new()
            }
            Intent::Prefer(preferences) => {
                self.preferences = preferences;
                self.memory.prefer(&preferences);
                vec![self.remember()]
            }
            Intent::Copy(text) => {
                self.copied = Some(text.clone());
                vec![Command::Copy(text)]
            }
            Intent::Open(path) => self.open_record(path),
            Intent::Export(what) => self.export(what),
            Intent::TryOut => {
                if !self.is_idle() {
                    return Vec::new();
                }
                self.place = Place::Study(Box::new(Study::free(self.form.banners)));
                Vec::new()
            }
            Intent::Learn(topic) => {
                self.lesson = topic.map(|topic| Box::new(Lesson::new(topic)));
                Vec::new()
            }
            intent if self.lesson.is_some() => {
                self.lesson.iter_mut().for_each(|lesson| lesson.intend(&intent));
                Vec::new()
            }
            intent => match &mut self.place {
                Place::Table(table) => table.intend(intent).into_iter().map(Command::Table).collect(),
                Place::Study(study) => {
                    study.intend(intent);
                    Vec::new()
                }
                Place::Waiting(waiting) => waiting.intend(intent).into_iter().map(Command::Table).collect(),
                Place::Home => Vec::new(),
            },
        }
    }

    /// Time goes on; `now` is the window's monotonic clock.
    pub fn tick(&mut self, now: Millis) {
        if let Place::Study(study) = &mut self.place {
            study.tick(now);
        }
    }

    /// Whether nothing goes on that a record or a free board would lead away from.
    pub fn is_idle(&self) -> bool {
        matches!(self.place, Place::Home | Place::Study(_))
    }

    fn open(&mut self, start: impl FnOnce(&Form) -> Result<Start, FormError>) -> Vec<Command> {
        let network = self.form.reach.network().map_err(FormError::Reach);
        match start(&self.form).and_then(|start| Ok((start, network?))) {
            Ok((start, network)) => {
                self.visit = Visit(self.visit.0 + 1);
                self.form.error = None;
                self.form.refused = None;
                self.copied = None;
                self.place = Place::Waiting(Box::new(Waiting::of(&start)));
                vec![Command::Begin(self.visit, start, Box::new(network)), self.remember()]
            }
            Err(error) => {
                self.form.error = Some(error);
                Vec::new()
            }
        }
    }

    /// Makes a table like the open one, which stays aside until the new one's code has been said at it.
    fn again(&mut self) -> Vec<Command> {
        let Some(table) = self.table() else { return Vec::new() };
        let settings = *table.agreed.settings();
        self.keep_name();
        let commands = self.open(|form| Ok(Start::Host { settings, name: form.name()? }));
        if let Place::Waiting(waiting) = &mut self.place {
            waiting.again = true;
            return [Command::Aside].into_iter().chain(commands).collect();
        }
        self.or_home(commands)
    }

    /// What is wrong with the form is said on the home screen.
    fn or_home(&mut self, commands: Vec<Command>) -> Vec<Command> {
        if self.form.error.is_none() {
            return commands;
        }
        self.back(None);
        vec![Command::Leave, Command::List]
    }

    /// The name at a table is the one for the next table too.
    fn keep_name(&mut self) {
        if let Place::Table(table) = &self.place {
            self.form.name = table.agreed.player(table.me).name.to_string();
        }
    }

    /// What is filled in is there at the next start.
    fn remember(&mut self) -> Command {
        self.forgotten = None;
        self.memory.take(&self.form);
        Command::Remember(Box::new(self.memory.clone()))
    }

    /// Back to the home screen; whatever the table left behind still says is ignored from here on.
    fn back(&mut self, why: Option<Fault>) {
        self.visit = Visit(self.visit.0 + 1);
        self.place = Place::Home;
        self.form.refused = why;
        self.copied = None;
    }
}
