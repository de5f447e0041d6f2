//! What the rogue does by itself: as an honest program does, as far as its manners go.

use libp2p::Multiaddr;
use sanguo_net::{Decision, Ledger, PublicKey, Table, What};

use super::{Rogue, write};
use crate::wire::host::Next;
use crate::wire::line::read_all;
use crate::wire::peer::Happening;

/// Most bytes of lines in an answer.
const PAGE_BYTES: usize = 16 * 1024;

impl Rogue {
    /// Asks both others what they know, in case gossip lost something.
    pub(in crate::wire) fn tick(&mut self) {
        if self.is_seated() {
            self.peer.connected().iter().for_each(|key| self.ask(key));
        }
    }

    /// Does what an honest program would, as far as its manners go.
    pub(in crate::wire) fn take(&mut self, happening: Happening) {
        match happening {
            Happening::Connected(key) => {
                let greeting = self.greeting();
                self.peer.ask(&key, greeting);
                if key == self.invite.host && !self.admitted {
                    self.peer.ask(&key, self.guest.join(&self.invite, &self.identity));
                }
            }
            Happening::Gone(key) => {
                let addresses = self.addresses_of(&key);
                self.peer.dial(&key, addresses);
            }
            Happening::Gossip { from, text } => {
                if self.hear(&text) {
                    self.ask(&from);
                }
            }
            Happening::Request { from, text, channel } => {
                if let Some(answer) = self.answer(&from, &text) {
                    self.peer.answer(channel, answer);
                }
            }
            Happening::Answer { from, asked, text } => self.answered(&from, &asked, &text),
            Happening::Unanswered(_) => {}
        }
        self.play();
    }

    /// Where it is, for those who have a seat.
    pub(super) fn greeting(&self) -> String {
        let me = self.identity.public();
        let at = self.peer.addresses().map(|address| format!("at {me} {address}\n"));
        format!("hello {:016x}\n{}", self.boot, at.collect::<String>())
    }

    /// Who is where; those whom it does not reach are dialled.
    fn read_greeting(&mut self, text: &str) {
        for line in text.lines().skip(1) {
            if let ["at", key, address] = line.split(' ').collect::<Vec<_>>()[..]
                && let (Ok(key), Ok(address)) = (key.parse::<PublicKey>(), address.parse::<Multiaddr>())
                && key != self.identity.public()
            {
                self.addresses.entry(key).or_default().push(address.clone());
                if !self.peer.connected().contains(&key) {
                    self.peer.dial(&key, vec![address]);
                }
            }
        }
    }

    fn answer(&mut self, from: &PublicKey, request: &str) -> Option<Vec<u8>> {
        match request.split([' ', '\n']).next() {
            Some("hello") => {
                self.read_greeting(request);
                Some(self.greeting().into())
            }
            Some("have") => self.answer_have(from, request),
            Some("subscribe") => {
                self.asked_to_subscribe += 1;
                let game = self.ledger().id().to_string();
                self.peer.subscribe(&game);
                Some("ok\n".into())
            }
            Some("join") => self.let_in(from, request),
            _ if *from == self.invite.host => {
                let answer = self.guest.reply(request, &self.identity);
                self.take_seat(&answer);
                Some(answer.into())
            }
            _ => None,
        }
    }

    fn let_in(&mut self, from: &PublicKey, request: &str) -> Option<Vec<u8>> {
        let door = self.door.as_mut()?;
        let (answer, next) = door.join(&self.identity.public(), from, request);
        let guests = door.guests();
        next.iter().for_each(|text| guests.iter().for_each(|guest| self.peer.ask(guest, text.as_str())));
        Some(answer.into())
    }

    /// A guest has answered what the host asked.
    fn go_on(&mut self, from: &PublicKey, answer: &str) {
        let Some(door) = &mut self.door else {
            return;
        };
        let guests = door.guests();
        match door.answered(&self.identity, from, answer) {
            Some(Next::Ask(text)) => guests.iter().for_each(|guest| self.peer.ask(guest, text.as_str())),
            Some(Next::Begin(table, seals)) => {
                self.sit_down(*table, &seals);
                self.publish_text(seals);
            }
            None => {}
        }
    }

    /// Only whoever seals has a seat.
    fn take_seat(&mut self, answer: &str) {
        if let (true, Some(table)) = (answer.starts_with("seal "), self.guest.table.take()) {
            self.sit_down(table, answer);
        }
    }

    fn sit_down(&mut self, table: Table, seals: &str) {
        self.peer.subscribe(&table.id().to_string());
        self.ledger = Some(Ledger::new(table));
        self.hear(seals);
    }

    fn answer_have(&self, from: &PublicKey, request: &str) -> Option<Vec<u8>> {
        let ledger = self.ledger.as_ref().filter(|_| self.manners.answers)?;
        let told = ledger.table().kingdom_of(from).and_then(|kingdom| self.told[kingdom.index()].clone());
        told.or_else(|| Some(page(ledger, request).into()))
    }

    fn answered(&mut self, from: &PublicKey, asked: &str, answer: &str) {
        match asked.split([' ', '\n']).next() {
            Some("join") if answer == "welcome\n" => {
                self.admitted = true;
                // A friend now, and told where friends are.
                let greeting = self.greeting();
                self.peer.ask(from, greeting);
            }
            Some("hello") => self.read_greeting(answer),
            Some("roster" | "commits" | "draft") => self.go_on(from, answer),
            Some("have") => {
                self.answers_heard += 1;
                let before = self.ledger().settled();
                self.hear(answer);
                if answer.starts_with("more ") && self.ledger().settled() > before {
                    self.ask(from);
                }
            }
            _ => {}
        }
    }

    fn ask(&mut self, key: &PublicKey) {
        let digests = self.ledger().digests();
        let last = digests.len() - 1;
        let marks = (last.saturating_sub(3)..=last).map(|slot| format!(" {slot}:{}", &digests[slot].to_string()[..32]));
        self.peer.ask(key, format!("have {}{}\n", self.ledger().id(), marks.collect::<String>()));
    }

    /// Takes lines over; whether some of them could not be placed.
    fn hear(&mut self, text: &str) -> bool {
        let lines = read_all(text);
        let Some(ledger) = &mut self.ledger else {
            return false;
        };
        let results = ledger.add_all(&lines);
        results.iter().any(|(_, result)| matches!(result, Err(refusal) if *refusal != sanguo_net::Refusal::Known))
    }

    /// Signs what is to be signed, and moves in its turn.
    fn play(&mut self) {
        while let Some(decision) = self.ledger.as_ref().and_then(|ledger| self.duty(ledger)) {
            let (slot, hash) = (decision.slot, decision.hash());
            let lines = self.signed(decision);
            self.learn(&lines);
            let all = self.ledger().lines_of_proposal(slot, &hash).unwrap_or(lines);
            self.publish(&all);
        }
    }

    fn duty(&self, ledger: &Ledger) -> Option<Decision> {
        let me = self.me();
        if !ledger.is_sealed() || ledger.is_accused(me) {
            return None;
        }
        let unsigned = ledger.pages().iter().rev().take(3).filter(|page| !page.has_vote_of(me));
        let is_plain = |what: &What| matches!(what, What::Move { .. } | What::Resign(_));
        let proposed = unsigned.flat_map(|page| &page.proposals).find(|p| {
            let settled = ledger.page(p.decision.slot).and_then(|page| page.decided());
            is_plain(&p.decision.what) && (p.is_applicable() || settled.is_some_and(|settled| settled.hash == p.hash))
        });
        if let Some(proposed) = proposed.filter(|_| self.manners.votes) {
            return Some(proposed.decision.clone());
        }
        let open = ledger.page(ledger.open_slot()).filter(|_| ledger.outcome().is_none())?;
        let may_move = ledger.settled() < self.manners.moves_up_to && open.owner == me && !open.has_vote_of(me);
        may_move.then(|| self.decision(self.legal_move(0)))
    }
}

/// The lines after the last slot that both know alike.
fn page(ledger: &Ledger, request: &str) -> String {
    let digests = ledger.digests();
    let is_same = |slot: usize, hash: &str| digests.get(slot).is_some_and(|own| own.to_string().starts_with(hash));
    let marks = request.trim_end().split(' ').filter_map(|mark| mark.split_once(':'));
    let same = marks.filter_map(|(slot, hash)| slot.parse().ok().filter(|slot| is_same(*slot, hash)));
    let first = same.max().map_or(0, |slot| slot + 1);
    let (mut body, mut word) = (String::new(), "end");
    for slot in first..=ledger.pages().len() {
        body += &write(&ledger.lines_of(u32::try_from(slot).expect("few slots")));
        if body.len() > PAGE_BYTES / 2 {
            word = "more";
            break;
        }
    }
    format!("{word} {} {} -\n{body}", ledger.settled(), ledger.head())
}
