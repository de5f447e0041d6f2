//! A guest's side of the waiting room.

use super::host::nonce_answer;
use super::{Output, Roster, read_hash, read_room, write_optional};
use crate::address::Address;
use crate::codec::{Hash, TextError};
use crate::event::{Event, Guest, NotAdmitted, Progress, Trouble};
use crate::identity::{Identity, PublicKey};
use crate::invite::Invite;
use crate::name::{Name, escape};
use crate::reply::Reply;
use crate::table::{Nonce, Seats, Table, commitment};

/// A guest that has a code.
#[derive(Debug)]
pub(crate) struct GuestLobby {
    identity: Identity,
    name: Name,
    invite: Invite,
    nonce: Nonce,
    admitted: bool,
    pub(super) roster: Option<Roster>,
    commits: Option<[Option<Hash>; 3]>,
}

impl GuestLobby {
    pub(crate) fn new(identity: Identity, name: Name, invite: Invite, nonce: Nonce) -> Self {
        GuestLobby { identity, name, invite, nonce, admitted: false, roster: None, commits: None }
    }

    /// The host's key.
    pub(crate) fn host(&self) -> PublicKey {
        self.invite.host
    }

    /// The keys of those to be connected with: the host, and the other guest once it is known.
    pub(crate) fn others(&self) -> Vec<PublicKey> {
        let me = self.identity.public();
        let seats = self.roster.iter().flat_map(|roster| roster.seats.iter().map(|seat| seat.0));
        std::iter::once(self.invite.host).chain(seats.filter(|key| *key != me && *key != self.invite.host)).collect()
    }

    /// What the host needs to dial this guest.
    pub(crate) fn reply_code(&self, addresses: Vec<Address>) -> Reply {
        Reply::new(&self.invite, self.identity.public(), addresses)
    }

    /// Whether the host has let this guest in.
    pub(crate) fn is_admitted(&self) -> bool {
        self.admitted
    }

    /// The waiting room before the host has told of it.
    pub(crate) fn looking(&self) -> Event {
        Event::Lobby(self.room(Progress::Looking, Progress::Looking))
    }

    /// The host can be reached: ask to be let in.
    pub(crate) fn connected(&self) -> Vec<Output> {
        let proof = self.invite.secret.proof(&self.invite.host, &self.identity.public());
        let text = format!("join {} {proof}\n", escape(self.name.as_str()));
        let room = Event::Lobby(self.room(Progress::Asking, Progress::Asking));
        vec![Output::Emit(room), Output::Ask { to: self.invite.host, text }]
    }

    /// The host cannot be reached any more.
    pub(crate) fn disconnected(&self) -> Vec<Output> {
        vec![Output::Emit(Event::Lobby(self.room(Progress::Lost, Progress::Waiting)))]
    }

    fn room(&self, host: Progress, own: Progress) -> Vec<Guest> {
        let me = Guest { key: self.identity.public(), name: Some(self.name.clone()), host: false, progress: own };
        vec![Guest { key: self.invite.host, name: None, host: true, progress: host }, me]
    }

    /// The host has answered the wish to join.
    pub(crate) fn answered(&mut self, answer: &str) -> Vec<Output> {
        let why = match answer.trim_end_matches('\n') {
            "welcome" => {
                self.admitted = true;
                return Vec::new();
            }
            "no full" => NotAdmitted::Full,
            "no secret" => NotAdmitted::WrongSecret,
            "no closed" => NotAdmitted::Closed,
            _ => NotAdmitted::Version(None),
        };
        vec![Output::Failed(Trouble::NotAdmitted(why))]
    }

    /// The host asks something: the answer, and what is to be done before it is given.
    pub(crate) fn asked(&mut self, from: PublicKey, request: &str) -> (Vec<Output>, String) {
        if from != self.invite.host {
            return (Vec::new(), "no only the host leads a table\n".into());
        }
        self.reply(request).unwrap_or_else(|error| (Vec::new(), format!("no {error}\n")))
    }

    fn reply(&mut self, request: &str) -> Result<(Vec<Output>, String), TextError> {
        match request.split(['\n', ' ']).next() {
            Some("room") => {
                let room = read_room(request)?;
                Ok((vec![Output::Emit(Event::Lobby(room))], "ok\n".into()))
            }
            Some("roster") => self.commit(request),
            Some("commits") => Ok((Vec::new(), self.reveal(request)?)),
            Some("draft") => self.seal(request),
            _ => Err(TextError::Shape("room|roster|commits|draft …")),
        }
    }

    /// A guest commits once for each roster; asked again, it says the same again.
    fn commit(&mut self, request: &str) -> Result<(Vec<Output>, String), TextError> {
        let roster = Roster::read(request)?;
        let me = (self.identity.public(), self.name.clone());
        if roster.seats[0].0 != self.invite.host || !roster.seats[1..].contains(&me) {
            return Err(TextError::Meaning("the roster does not have the host first and this guest after".into()));
        }
        if self.roster.as_ref().is_some_and(|known| *known != roster) {
            return Err(TextError::Meaning("another roster was agreed to before".into()));
        }
        if self.invite.offer.as_ref().is_some_and(|offer| offer.settings != roster.settings) {
            let failed = Output::Failed(Trouble::NotAdmitted(NotAdmitted::OtherSettings));
            return Ok((vec![failed], "no the code tells of other settings\n".into()));
        }
        let commit = self.nonce_in(&roster).map(|nonce| commitment(&roster.settings, &me.0, nonce));
        self.roster = Some(roster);
        Ok((Vec::new(), format!("commit {}\n", write_optional(commit))))
    }

    fn nonce_in(&self, roster: &Roster) -> Option<&Nonce> {
        (roster.settings.seats == Seats::Drawn).then_some(&self.nonce)
    }

    /// A guest shows its nonce only against one set of commitments, its own among them.
    fn reveal(&mut self, request: &str) -> Result<String, TextError> {
        const SHAPE: TextError = TextError::Shape("commits HASH HASH HASH");
        let roster = self.roster.as_ref().ok_or(TextError::Meaning("no roster was agreed to".into()))?;
        let fields: Vec<&str> = request.strip_suffix('\n').ok_or(SHAPE)?.split(' ').collect();
        let ["commits", a, b, c] = fields[..] else {
            return Err(SHAPE);
        };
        let commits = [read_hash(a)?, read_hash(b)?, read_hash(c)?];
        let index = roster.seats.iter().position(|seat| seat.0 == self.identity.public()).ok_or(SHAPE)?;
        let nonce = self.nonce_in(roster);
        let own = nonce.map(|nonce| commitment(&roster.settings, &self.identity.public(), nonce));
        let drawn = roster.settings.seats == Seats::Drawn;
        if commits[index] != own || commits.iter().any(|commit| commit.is_some() != drawn) {
            return Err(TextError::Meaning("these are not the commitments of this table".into()));
        }
        if self.commits.is_some_and(|known| known != commits) {
            return Err(TextError::Meaning("other commitments were shown before".into()));
        }
        let answer = nonce_answer(nonce);
        self.commits = Some(commits);
        Ok(answer)
    }

    fn seal(&mut self, request: &str) -> Result<(Vec<Output>, String), TextError> {
        let (Some(roster), Some(commits)) = (&self.roster, &self.commits) else {
            return Err(TextError::Meaning("no commitments were shown".into()));
        };
        let table: Table = request.strip_prefix("draft\n").ok_or(TextError::Shape("draft, table text"))?.parse()?;
        check(&table, roster, commits)?;
        let kingdom = table.kingdom_of(&self.identity.public()).ok_or(TextError::Meaning("no seat for me".into()))?;
        let signature = self.identity.sign(&table.seal_bytes());
        Ok((vec![Output::Seat(Box::new(table))], format!("seal {} {signature}\n", kingdom.letter())))
    }
}

/// The draft must be what the roster and the commitments promised.
fn check(table: &Table, roster: &Roster, commits: &[Option<Hash>; 3]) -> Result<(), TextError> {
    if *table.settings() != roster.settings {
        return Err(TextError::Meaning("the settings were changed after they were agreed to".into()));
    }
    for (i, (key, name)) in roster.seats.iter().enumerate() {
        let kingdom = table.kingdom_of(key).ok_or(TextError::Meaning(format!("{name} has no seat")))?;
        let player = table.player(kingdom);
        let commit = player.nonce.map(|nonce| commitment(&roster.settings, key, &nonce));
        if player.name != *name || player.host != (i == 0) || commit != commits[i] {
            return Err(TextError::Meaning(format!("{name}'s seat is not as it was agreed to")));
        }
        let in_order = roster.settings.seats == Seats::Drawn || kingdom.index() == i;
        if !in_order {
            return Err(TextError::Meaning("the kingdoms are not in the order of joining".into()));
        }
    }
    Ok(())
}
