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
                let guests = waiting.guests.iter().filter_map(|guest| guest.name.as_ref());
                let host = waiting.offer.iter().map(|offer| &offer.name);
                Box::new(guests.chain(host).map(|name| name.as_str()))
            }
            Place::Table(table) => {
                let names = table.agreed.players().iter().map(|player| player.name.as_str());
                let talk = table.talk.heard().map(|said| said.text.as_str());
                Box::new(names.chain(talk).chain([table.draft.as_str()]))
            }
            Place::Study(study) => {
                let evidence = study.opened.iter().filter_map(|opened| opened.evidence.as_ref().ok());
                Box::new(evidence.flat_map(|evidence| &evidence.players).map(|name| name.as_str()))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::SystemTime;

    use sanguo_net::{Guest, Identity, Millis, Progress};

    use super::super::{Command, Event, Intent, Kept, Story};
    use super::*;

    #[test]
    fn names_of_kept_games_and_of_guests_are_written_by_people() {
        let mut model = Model::new("Ann");
        let players = ["甲", "乙", "丙"].map(|name| name.parse().unwrap());
        let story = Ok(Story { players, slots: 0, outcome: None });
        let kept = Kept { id: [0; 32].into(), changed: SystemTime::UNIX_EPOCH, path: "game".into(), story };
        model.update(Event::Games(vec![kept]), Millis(0));
        assert_eq!(model.written().collect::<Vec<_>>(), ["Ann", "甲", "乙", "丙"]);
        let [Command::Begin(visit, ..), ..] = model.intend(Intent::Make)[..] else { panic!() };
        let key = Identity::from_seed(&[1; 32]).public();
        let guest = Guest { key, name: "นิด".parse().ok(), host: false, progress: Progress::Waiting };
        model.update(Event::Table(visit, sanguo_net::Event::Lobby(vec![guest])), Millis(0));
        assert_eq!(model.written().last(), Some("นิด"));
    }
}
