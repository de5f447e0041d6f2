//! The system's dialog in which the person chooses a file. It may never answer, so that a path can always be typed instead.

use std::path::PathBuf;

use super::{Command, Export, Model, Place};

/// How it stands with the system's dialog.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Dialog {
    /// There is none.
    #[default]
    Shut,
    /// It was asked for.
    Asking,
    /// No file was chosen in it, or it could not be shown: systems do not say which.
    Unanswered,
}

/// What it asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Ask {
    /// A record to look at.
    Open,
    /// A file to be written.
    Save(Export),
}

impl Model {
    /// Opens a record file; without a path it is asked for.
    pub(super) fn open_record(&mut self, path: PathBuf) -> Vec<Command> {
        match path.as_os_str().is_empty() {
            // Nobody is led away from a table by a record.
            _ if !self.is_idle() => Vec::new(),
            true => self.ask(Ask::Open),
            false => vec![Command::Open(path)],
        }
    }

    /// Writes a file; without a path it is asked for.
    pub(super) fn export(&mut self, what: Export) -> Vec<Command> {
        match &self.place {
            Place::Study(study) if study.export.0.trim().is_empty() => self.ask(Ask::Save(what)),
            Place::Study(study) => vec![Command::Export { what, path: study.export.0.trim().into(), over: false }],
            _ => Vec::new(),
        }
    }

    /// One dialog at a time: one that never answers must not leave others behind.
    fn ask(&mut self, ask: Ask) -> Vec<Command> {
        if self.asked.is_some() {
            return Vec::new();
        }
        let save = match &ask {
            Ask::Open => None,
            Ask::Save(what) => Some(what.file_name()),
        };
        self.asked = Some(ask);
        self.dialog = Dialog::Asking;
        vec![Command::Ask { save }]
    }

    /// What was chosen in the dialog.
    pub(super) fn answered(&mut self, chosen: Option<PathBuf>) -> Vec<Command> {
        self.dialog = if chosen.is_some() { Dialog::Shut } else { Dialog::Unanswered };
        match (self.asked.take(), chosen) {
            (Some(Ask::Open), Some(path)) => self.open_record(path),
            (Some(Ask::Save(what)), Some(path)) => {
                // The dialog has asked about a file that is there already, unless its name is not whole yet.
                let over = path.extension().is_some();
                let ending = what.file_name().rsplit('.').next().unwrap_or_default();
                let path = if over { path } else { path.with_extension(ending) };
                vec![Command::Export { what, path, over }]
            }
            _ => Vec::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Event, Intent};
    use super::*;
    use sanguo_net::Millis;

    fn answer(model: &mut Model, path: &str) -> Vec<Command> {
        model.update(Event::Asked(Some(path.into())), Millis(0))
    }

    #[test]
    fn a_record_chosen_in_a_dialog_is_opened_and_only_once() {
        let mut model = Model::new("Ann");
        assert_eq!(model.intend(Intent::Open("".into())), [Command::Ask { save: None }]);
        assert_eq!(model.dialog, Dialog::Asking);
        assert_eq!(answer(&mut model, "a.sanguo"), [Command::Open("a.sanguo".into())]);
        assert_eq!((model.dialog, answer(&mut model, "b.sanguo")), (Dialog::Shut, Vec::new()));
    }

    #[test]
    fn nobody_is_led_away_from_a_table_by_a_dialog_left_open() {
        let mut model = Model::new("Ann");
        model.intend(Intent::Open("".into()));
        model.intend(Intent::Make);
        assert_eq!(answer(&mut model, "a.sanguo"), []);
        assert!(matches!(model.place, Place::Waiting(_)));
    }

    #[test]
    fn a_name_without_its_ending_gets_it_and_then_nothing_is_written_over() {
        let mut model = Model::new("Ann");
        model.intend(Intent::TryOut);
        for (chosen, written, over) in [("board", "board.png", false), ("my.png", "my.png", true)] {
            let picture = Export::Png("<svg".into());
            model.intend(Intent::Export(picture.clone()));
            let path = written.into();
            assert_eq!(answer(&mut model, chosen), [Command::Export { what: picture, path, over }]);
        }
    }
}
