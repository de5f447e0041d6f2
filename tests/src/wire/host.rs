//! A host's side of the waiting room, by PROTOCOL.md section 7, for a table whose seats are not drawn.

use std::net::{IpAddr, Ipv4Addr};

use libp2p::Multiaddr;
use libp2p::multiaddr::Protocol;
use sanguo_net::{Address, Identity, Invite, Name, Player, PublicKey, Seats, Secret, Settings, Table};

/// Somebody who lets two guests in.
pub(super) struct Host {
    name: Name,
    secret: Secret,
    guests: Vec<(PublicKey, Name)>,
    /// What both guests were asked last.
    stage: Stage,
    /// The guest who has answered that.
    answered: Option<PublicKey>,
    seals: String,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    Roster,
    Commits,
    Draft,
}

/// What both guests' answers lead to.
pub(super) enum Next {
    /// This is asked of both.
    Ask(String),
    /// The table, and its seals as lines.
    Begin(Box<Table>, String),
}

fn settings() -> Settings {
    Settings { seats: Seats::HostFirst, ..Settings::default() }
}

impl Host {
    pub(super) fn new(name: &str, secret: Secret) -> Self {
        let name = name.parse().expect("a name");
        Host { name, secret, guests: Vec::new(), stage: Stage::Roster, answered: None, seals: String::new() }
    }

    /// The code, with loopback's port alone.
    pub(super) fn invite(&self, me: PublicKey, at: &Multiaddr) -> Invite {
        let port = at.iter().find_map(|part| if let Protocol::Udp(port) = part { Some(port) } else { None });
        let (ip, port) = (IpAddr::V4(Ipv4Addr::LOCALHOST), port.expect("a port"));
        let addresses = vec![Address { ip, port, quic: true, tcp: false }];
        Invite { host: me, secret: self.secret, addresses, helper: None, offer: None }
    }

    /// Answers `join`; with both guests in, they are asked for what follows.
    pub(super) fn join(&mut self, me: &PublicKey, from: &PublicKey, request: &str) -> (String, Option<String>) {
        let mut fields = request.trim_end().split(' ').skip(1);
        let (Some(name), Some(proof)) = (fields.next().and_then(|name| name.parse().ok()), fields.next()) else {
            return ("no such request\n".into(), None);
        };
        if proof != self.secret.proof(me, from).to_string() {
            return ("no secret\n".into(), None);
        }
        self.guests.push((*from, name));
        let roster = (self.guests.len() == 2).then(|| self.roster(me));
        ("welcome\n".into(), roster)
    }

    /// The guests' keys.
    pub(super) fn guests(&self) -> Vec<PublicKey> {
        self.guests.iter().map(|guest| guest.0).collect()
    }

    fn seats(&self, me: &PublicKey) -> [(PublicKey, Name); 3] {
        [(*me, self.name.clone()), self.guests[0].clone(), self.guests[1].clone()]
    }

    fn roster(&self, me: &PublicKey) -> String {
        let seats = self.seats(me).map(|(key, name)| format!("seat {key} {name}\n"));
        format!("roster\n{}\n{}", settings(), seats.concat())
    }

    fn table(&self, me: &PublicKey) -> Table {
        let player = |(key, name): (PublicKey, Name)| Player { key, name, nonce: None, host: key == *me };
        Table::new(settings(), self.seats(me).map(player)).expect("three keys")
    }

    /// A guest has answered; once both have, it goes on.
    pub(super) fn answered(&mut self, identity: &Identity, from: &PublicKey, answer: &str) -> Option<Next> {
        let me = identity.public();
        if self.stage == Stage::Draft {
            self.seals += answer;
        }
        if self.answered.is_none_or(|first| first == *from) {
            self.answered = Some(*from);
            return None;
        }
        self.answered = None;
        match self.stage {
            Stage::Roster => {
                self.stage = Stage::Commits;
                Some(Next::Ask("commits - - -\n".into()))
            }
            Stage::Commits => {
                self.stage = Stage::Draft;
                Some(Next::Ask(format!("draft\n{}", self.table(&me))))
            }
            Stage::Draft => {
                let table = self.table(&me);
                let own = identity.sign(&table.seal_bytes());
                let seals = format!("seal r {own}\n{}", self.seals);
                Some(Next::Begin(Box::new(table), seals))
            }
        }
    }
}
