//! What the player wants of the table.

use super::Session;
use crate::decision::What;
use crate::event::{Command, Event, Trouble};
use crate::line::{Line, Notice, Talk, write_lines};
use crate::refused::Refused;

impl Session {
    pub(super) fn command(&mut self, command: Command) {
        let result = match command {
            Command::Move(mv) => self.move_piece(mv),
            Command::Resign => self.resign(),
            Command::Say(text) => self.say(&text),
            // For the network side alone.
            Command::Quit | Command::Dial(_) => Ok(()),
        };
        if let Err(trouble) = result {
            self.events.push(Event::Trouble(trouble));
        }
    }

    pub(super) fn move_piece(&mut self, mv: sanguo_rules::Move) -> Result<(), Trouble> {
        self.check_open()?;
        if self.owner() != self.me {
            return refused(Refused::NotYourTurn(self.owner()));
        }
        if self.has_voted() {
            return refused(Refused::Signed);
        }
        let mut position = self.ledger.game().position().clone();
        position.play(mv).map_err(|illegal| Trouble::Refused(illegal.into()))?;
        let spent = self.timing.elapsed(self.now);
        self.propose(What::Move { mv, hash: position.hash(), spent });
        Ok(())
    }

    pub(super) fn resign(&mut self) -> Result<(), Trouble> {
        self.check_open()?;
        if !self.is_alive(self.me) {
            return refused(Refused::Fallen);
        }
        if self.owner() == self.me && !self.has_voted() {
            self.propose(What::Resign(self.me));
            return Ok(());
        }
        if self.ledger.has_notice_of(self.me) {
            return refused(Refused::Resigned);
        }
        let notice = Notice::sign(&self.identity, self.ledger.id(), self.me);
        self.add_own(&[Line::Notice(notice)]);
        Ok(())
    }

    pub(super) fn say(&mut self, text: &str) -> Result<(), Trouble> {
        if !self.peers.iter().any(|peer| peer.connected) {
            return Err(Trouble::Unheard);
        }
        let number = self.talk_base.saturating_add(self.now.0).max(self.talk_heard[self.me.index()] + 1);
        let Some(talk) = Talk::sign(&self.identity, self.ledger.id(), self.me, number, text) else {
            return refused(Refused::Talk);
        };
        self.talk_heard[self.me.index()] = number;
        self.messages.push(write_lines([&Line::Talk(talk)]));
        self.events.push(Event::Talk { kingdom: self.me, text: text.to_owned() });
        Ok(())
    }

    pub(super) fn check_open(&self) -> Result<(), Trouble> {
        if self.ledger.outcome().is_some() {
            return refused(Refused::Over);
        }
        if self.disk_failed {
            return refused(Refused::Disk);
        }
        if !self.ledger.is_sealed() {
            return refused(Refused::Unsealed);
        }
        if self.ledger.is_accused(self.me) {
            return refused(Refused::Accused);
        }
        if let Some(liar) = self.accused().filter(|_| self.is_suspended()) {
            let third = self.ledger.table().player(self.third(liar)).name.clone();
            return refused(Refused::Suspended { liar, third });
        }
        if self.must_hear {
            return refused(Refused::Unheard);
        }
        Ok(())
    }
}

fn refused(why: Refused) -> Result<(), Trouble> {
    Err(Trouble::Refused(why))
}
