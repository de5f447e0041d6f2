//! The waiting room: from opening a table until all three are seated.

use sanguo_net::{Approach, Command, Event, Guest, Offer, Progress, Reply, ReplyError, Start, Trouble};

use super::Intent;

/// What is known while waiting.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Waiting {
    /// Whether the table is one's own.
    pub host: bool,
    /// Whether the code is said at the table before as well.
    pub again: bool,
    /// Whether a game is being taken up again.
    pub resuming: bool,
    /// The code to give to the friends, once known; a guest's is its reply, for the host.
    pub code: Option<String>,
    /// What the code told of the table that is joined.
    pub offer: Option<Offer>,
    /// Who is here, the host first.
    pub guests: Vec<Guest>,
    /// How those whom this program looks for, or has found, are looked for and reached.
    pub approaches: Vec<Approach>,
    /// What is wrong, while there is still hope.
    pub trouble: Option<Trouble>,
    /// The reply code of a friend whom this program is to dial, as pasted.
    pub reply: String,
    /// Whether the last reply code was understood, after an attempt.
    pub dialled: Option<Result<(), ReplyError>>,
}

impl Waiting {
    /// The room that a command leads to.
    pub(crate) fn of(start: &Start) -> Self {
        Waiting {
            host: matches!(start, Start::Host { .. }),
            resuming: matches!(start, Start::Resume { .. }),
            again: false,
            code: None,
            offer: match start {
                Start::Join { invite, .. } => invite.offer.clone(),
                _ => None,
            },
            guests: Vec::new(),
            approaches: Vec::new(),
            trouble: None,
            reply: String::new(),
            dialled: None,
        }
    }

    /// What the person wants here.
    pub(crate) fn intend(&mut self, intent: Intent) -> Option<Command> {
        match intent {
            Intent::Dismiss => self.trouble = None,
            Intent::Dial => {
                let reply = self.reply.parse::<Reply>();
                self.dialled = Some(reply.as_ref().map(|_| ()).map_err(Clone::clone));
                let reply = reply.ok()?;
                self.reply.clear();
                return Some(Command::Dial(Box::new(reply)));
            }
            _ => {}
        }
        None
    }

    /// How a guest is looked for or reached; nothing of one who is lost, and comes back by itself.
    pub fn approach(&self, guest: &Guest) -> Option<&Approach> {
        let is_lost = guest.progress == Progress::Lost && !guest.host;
        self.approaches.iter().find(|approach| approach.key == guest.key && !is_lost)
    }

    /// Takes in an event. `Some` when waiting is over without a table, with the reason to show if there is one.
    pub(crate) fn update(&mut self, event: Event) -> Option<Option<Trouble>> {
        match event {
            Event::Invite { code } | Event::Reply { code } => self.code = Some(code),
            Event::Lobby(guests) => {
                self.guests = guests;
                if self.trouble == Some(Trouble::NoAnswer) && self.guests.len() > 1 {
                    self.trouble = None;
                }
            }
            Event::Approach(approach) => {
                self.approaches.retain(|other| other.key != approach.key);
                self.approaches.push(*approach);
            }
            Event::Trouble(trouble @ (Trouble::NotAdmitted(_) | Trouble::Network(_) | Trouble::Disk(_))) => {
                return Some(Some(trouble));
            }
            Event::Trouble(trouble) => self.trouble = Some(trouble),
            Event::Closed => return Some(None),
            _ => {}
        }
        None
    }
}
