//! What people have written, in whatever script they write.

use super::{Model, Place};

impl Model {
    /// Every text on the screen that the program has not said itself.
    pub(crate) fn written(&self) -> impl Iterator<Item = &str> {
        let kept = self.games.iter().flatten().filter_map(|kept| kept.story.as_ref().ok());
        let kept = kept.flat_map(|story| &story.players).map(|name| name.as_str());
        std::iter::once(&*self.form.name).chain(kept).chain(self.place.written())
    }
}

impl Place {
    fn written(&self) -> Box<dyn Iterator<Item = &str> + '_> {
        match self {
            Place::Home => Box::new(std::iter::empty()),
            Place::Waiting(waiting) => {
                Box::new(waiting.guests.iter().filter_map(|guest| guest.name.as_ref()).map(|name| name.as_str()))
            }
            Place::Table(table) => {
                let names = table.agreed.players().iter().map(|player| player.name.as_str());
                let talk = table.talk.iter().map(|(_, words)| words.as_str());
                Box::new(names.chain(talk).chain([table.draft.as_str()]))
            }
            Place::Study(study) => {
                let evidence = study.opened.iter().filter_map(|opened| opened.evidence.as_ref().ok());
                Box::new(evidence.flat_map(|evidence| &evidence.players).map(|name| name.as_str()))
            }
        }
    }
}
