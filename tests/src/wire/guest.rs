//! A guest's side of the waiting room, by PROTOCOL.md section 7.

use sanguo_net::{Identity, PublicKey, Table};

/// What a guest lies about before the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RoomLie {
    /// Shows another nonce than it committed to.
    Nonce,
    /// Seals in the name of the kingdom before its own.
    Seal,
}

/// Somebody who wants a seat.
pub(super) struct Guest {
    pub(super) lie: Option<RoomLie>,
    name: &'static str,
    nonce: String,
    settings: String,
    /// The keys of the roster, the host's first.
    pub(super) keys: Vec<PublicKey>,
    /// Sealed.
    pub(super) table: Option<Table>,
}

impl Guest {
    pub(super) fn new(name: &'static str, random: &mut fastrand::Rng) -> Self {
        let nonce = format!("{:032x}", random.u128(..));
        Guest { lie: None, name, nonce, settings: String::new(), keys: Vec::new(), table: None }
    }

    /// What proves that the code is known.
    pub(super) fn join(&self, invite: &sanguo_net::Invite, identity: &Identity) -> String {
        format!("join {} {}\n", self.name, invite.secret.proof(&invite.host, &identity.public()))
    }

    /// Answers the host.
    pub(super) fn reply(&mut self, request: &str, identity: &Identity) -> String {
        let (first, body) = request.split_once('\n').unwrap_or_default();
        match first.split(' ').next() {
            Some("room") => "ok\n".into(),
            Some("roster") => {
                self.read_roster(body);
                let commit = self.is_drawn().then(|| self.commitment(&identity.public()));
                format!("commit {}\n", commit.as_deref().unwrap_or("-"))
            }
            Some("commits") if self.lie == Some(RoomLie::Nonce) => format!("nonce {}\n", "0".repeat(32)),
            Some("commits") => format!("nonce {}\n", if self.is_drawn() { &self.nonce } else { "-" }),
            Some("draft") => self.seal(body, identity).unwrap_or_else(|| "no such table\n".into()),
            _ => "no such request\n".into(),
        }
    }

    fn read_roster(&mut self, body: &str) {
        self.settings = body.lines().next().unwrap_or_default().to_owned();
        let seats = body.lines().filter_map(|line| line.strip_prefix("seat ")?.split(' ').next()?.parse().ok());
        self.keys = seats.collect();
    }

    fn is_drawn(&self) -> bool {
        self.settings.ends_with("seats drawn")
    }

    fn commitment(&self, key: &PublicKey) -> String {
        let text = format!("sanguo 1 commit\n{}\n{key}\n{}\n", self.settings, self.nonce);
        blake3::hash(text.as_bytes()).to_hex().to_string()
    }

    fn seal(&mut self, text: &str, identity: &Identity) -> Option<String> {
        let table: Table = text.parse().ok()?;
        let me = table.kingdom_of(&identity.public())?;
        let is_agreed = table.settings().to_string() == self.settings
            && self.keys.iter().all(|key| table.kingdom_of(key).is_some())
            && (!self.is_drawn() || text.contains(&self.nonce));
        let signature = identity.sign(format!("sanguo 1 seal\n{text}").as_bytes());
        self.table = Some(table);
        let signer = if self.lie == Some(RoomLie::Seal) { me.prev() } else { me };
        is_agreed.then(|| format!("seal {} {signature}\n", signer.letter()))
    }
}
