//! The host's side of the waiting room.

use super::{Output, Roster, read_hash, read_nonce, write_nonce, write_optional, write_room};
use crate::codec::{Hash, TextError};
use crate::event::{Event, Guest, Progress, Trouble};
use crate::identity::PublicKey;
use crate::invite::Secret;
use crate::name::Name;
use crate::offer::Offer;
use crate::refused::Refused;
use crate::table::{Nonce, Player, Seats, Settings, Table, commitment, draw};

/// How far the table has got.
#[derive(Debug)]
enum Stage {
    /// Fewer than two guests.
    Gathering,
    /// Each has to commit to a nonce, where one is drawn.
    Committing { roster: Roster, commits: [Option<Option<Hash>>; 3] },
    /// All have committed; each has to show its nonce.
    Revealing { roster: Roster, commits: [Option<Hash>; 3], nonces: [Option<Option<Nonce>>; 3] },
    /// The table text is written; the guests have to seal it.
    Sealing { table: Box<Table>, sealed: Vec<PublicKey> },
}

/// The host of a table that is being made.
#[derive(Debug)]
pub(crate) struct HostLobby {
    me: PublicKey,
    name: Name,
    settings: Settings,
    secret: Secret,
    pub(super) nonce: Option<Nonce>,
    guests: Vec<Seat>,
    stage: Stage,
}

#[derive(Debug)]
struct Seat {
    key: PublicKey,
    name: Name,
    connected: bool,
}

impl HostLobby {
    pub(crate) fn new(me: PublicKey, name: Name, settings: Settings, secret: Secret, nonce: Nonce) -> Self {
        let nonce = (settings.seats == Seats::Drawn).then_some(nonce);
        HostLobby { me, name, settings, secret, nonce, guests: Vec::new(), stage: Stage::Gathering }
    }

    /// What the code tells of the table.
    pub(crate) fn offer(&self) -> Offer {
        Offer { name: self.name.clone(), settings: self.settings }
    }

    /// The guests' keys, in the order of joining.
    pub(crate) fn guests(&self) -> impl Iterator<Item = PublicKey> {
        self.guests.iter().map(|guest| guest.key)
    }

    /// Somebody asks to be let in.
    pub(crate) fn joins(&mut self, from: PublicKey, request: &str) -> (String, Vec<Output>) {
        let (name, proof) = match read_join(request) {
            Ok(join) => join,
            Err(error) => return (format!("no {error}\n"), Vec::new()),
        };
        if proof != self.secret.proof(&self.me, &from) {
            return ("no secret\n".into(), Vec::new());
        }
        if let Some(guest) = self.guests.iter_mut().find(|guest| guest.key == from) {
            guest.connected = true;
            let outputs = self.room().into_iter().chain(self.ask_again(from)).collect();
            return ("welcome\n".into(), outputs);
        }
        if !matches!(self.stage, Stage::Gathering) {
            return ("no full\n".into(), Vec::new());
        }
        // Whoever went away before the table was complete gives way to somebody who is here.
        if let Some(lost) = self.guests.iter().position(|guest| !guest.connected).filter(|_| self.guests.len() == 2) {
            self.guests.remove(lost);
        }
        if self.guests.len() == 2 {
            return ("no full\n".into(), Vec::new());
        }
        self.guests.push(Seat { key: from, name, connected: true });
        let mut outputs = self.room();
        outputs.extend(self.begin_when_complete());
        ("welcome\n".into(), outputs)
    }

    /// A connection of somebody ended.
    pub(crate) fn disconnected(&mut self, key: &PublicKey) -> Vec<Output> {
        match self.guests.iter_mut().find(|guest| guest.key == *key) {
            Some(guest) => {
                guest.connected = false;
                self.room()
            }
            None => Vec::new(),
        }
    }

    /// A guest has answered what it was asked last.
    pub(crate) fn answered(&mut self, from: PublicKey, answer: &str) -> Vec<Output> {
        let Some(index) = self.guests.iter().position(|guest| guest.key == from).map(|i| i + 1) else {
            return Vec::new();
        };
        let answer = answer.trim_end_matches('\n');
        if answer == "ok" {
            return Vec::new();
        }
        match self.advance(index, answer) {
            Ok(outputs) => outputs,
            Err(error) => {
                let who = self.guests[index - 1].name.clone();
                vec![Output::Failed(Trouble::Refused(Refused::Seats { who, why: error.to_string() }))]
            }
        }
    }

    /// What each player is told of the others.
    pub(crate) fn room(&self) -> Vec<Output> {
        let progress = |connected| match (connected, &self.stage) {
            (false, _) => Progress::Lost,
            (true, Stage::Gathering) => Progress::Waiting,
            (true, _) => Progress::Seating,
        };
        let host = Guest { key: self.me, name: Some(self.name.clone()), host: true, progress: progress(true) };
        let others = self.guests.iter().map(|guest| Guest {
            key: guest.key,
            name: Some(guest.name.clone()),
            host: false,
            progress: progress(guest.connected),
        });
        let all: Vec<Guest> = std::iter::once(host).chain(others).collect();
        let text = write_room(&all);
        let mut outputs = vec![Output::Emit(Event::Lobby(all))];
        let here = self.guests.iter().filter(|guest| guest.connected);
        outputs.extend(here.map(|guest| Output::Ask { to: guest.key, text: text.clone() }));
        outputs
    }

    fn begin_when_complete(&mut self) -> Vec<Output> {
        let [a, b] = &self.guests[..] else {
            return Vec::new();
        };
        if !a.connected || !b.connected {
            return Vec::new();
        }
        let host = (self.me, self.name.clone());
        let seats = [host, (a.key, a.name.clone()), (b.key, b.name.clone())];
        let roster = Roster { settings: self.settings, seats };
        let own = self.nonce.map(|nonce| commitment(&self.settings, &self.me, &nonce));
        self.stage = Stage::Committing { roster, commits: [Some(own), None, None] };
        let mut outputs = self.room();
        outputs.extend(self.ask_all());
        outputs
    }

    fn ask_all(&self) -> Vec<Output> {
        self.guests.iter().flat_map(|guest| self.ask_again(guest.key)).collect()
    }

    /// What a guest has to be asked at this stage; asked anew when it comes back.
    pub(crate) fn ask_again(&self, to: PublicKey) -> Option<Output> {
        let text = match &self.stage {
            Stage::Gathering => return None,
            Stage::Committing { roster, .. } => roster.write(),
            Stage::Revealing { commits, .. } => {
                let [a, b, c] = commits.map(write_optional);
                format!("commits {a} {b} {c}\n")
            }
            Stage::Sealing { sealed, .. } if sealed.contains(&to) => return None,
            Stage::Sealing { table, .. } => format!("draft\n{table}"),
        };
        Some(Output::Ask { to, text })
    }

    fn advance(&mut self, index: usize, answer: &str) -> Result<Vec<Output>, TextError> {
        match &mut self.stage {
            Stage::Gathering => Ok(Vec::new()),
            Stage::Committing { roster, commits } => {
                let commit = read_hash(answer.strip_prefix("commit ").ok_or(TextError::Shape("commit HASH"))?)?;
                commits[index] = Some(commit);
                let [Some(a), Some(b), Some(c)] = *commits else {
                    return Ok(Vec::new());
                };
                let nonces = [Some(self.nonce), None, None];
                self.stage = Stage::Revealing { roster: roster.clone(), commits: [a, b, c], nonces };
                Ok(self.ask_all())
            }
            Stage::Revealing { roster, commits, nonces } => {
                // A late repetition of the stage before changes nothing.
                let Some(nonce) = answer.strip_prefix("nonce ") else {
                    return Ok(Vec::new());
                };
                let nonce = read_nonce(nonce)?;
                let key = roster.seats[index].0;
                if nonce.map(|nonce| commitment(&roster.settings, &key, &nonce)) != commits[index] {
                    return Err(TextError::Meaning("the nonce shown is not the one committed to".into()));
                }
                nonces[index] = Some(nonce);
                let [Some(a), Some(b), Some(c)] = *nonces else {
                    return Ok(Vec::new());
                };
                let table = Box::new(make_table(roster, [a, b, c])?);
                self.stage = Stage::Sealing { table: table.clone(), sealed: Vec::new() };
                Ok(std::iter::once(Output::Seat(table)).chain(self.ask_all()).collect())
            }
            Stage::Sealing { sealed, .. } => {
                if answer.starts_with("seal ") {
                    sealed.push(self.guests[index - 1].key);
                    return Ok(Vec::new());
                }
                if answer.starts_with("no ") {
                    return Err(TextError::Meaning(answer.to_owned()));
                }
                Ok(Vec::new())
            }
        }
    }
}

fn read_join(request: &str) -> Result<(Name, Hash), TextError> {
    const SHAPE: TextError = TextError::Shape("join NAME PROOF");
    let fields: Vec<&str> = request.strip_suffix('\n').ok_or(SHAPE)?.split(' ').collect();
    let ["join", name, proof] = fields[..] else {
        return Err(SHAPE);
    };
    Ok((super::read_name(name)?, proof.parse()?))
}

/// The table that the nonces give.
fn make_table(roster: &Roster, nonces: [Option<Nonce>; 3]) -> Result<Table, TextError> {
    let keys = roster.seats.each_ref().map(|(key, _)| *key);
    let order = match nonces {
        [Some(a), Some(b), Some(c)] => draw([(keys[0], a), (keys[1], b), (keys[2], c)]),
        _ => keys,
    };
    let player = |key: PublicKey| {
        let i = keys.iter().position(|k| *k == key).unwrap_or(0);
        Player { key, name: roster.seats[i].1.clone(), nonce: nonces[i], host: i == 0 }
    };
    Table::new(roster.settings, order.map(player))
}

/// The words of the nonce that a guest shows.
pub(super) fn nonce_answer(nonce: Option<&Nonce>) -> String {
    format!("nonce {}\n", write_nonce(nonce))
}
