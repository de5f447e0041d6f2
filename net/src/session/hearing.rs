//! What other seats say, by gossip and in answers, and whether to pass it on.

use sanguo_rules::Kingdom;

use super::forfeit::Told;
use super::{Output, Peer, Session, Verdict};
use crate::catchup;
use crate::codec::Millis;
use crate::decision::Slot;
use crate::event::{Event, Trouble};
use crate::ledger::Refusal;
use crate::limits::{COMPARE_EVERY_MILLIS, COMPARE_SOON_MILLIS};
use crate::line::{Line, Talk, read_lines};

impl Session {
    pub(super) fn gossip(&mut self, from: Kingdom, text: &str) -> Verdict {
        match read_lines(text) {
            Ok(lines) => self.take(from, &lines).0,
            Err(error) => {
                self.blame(from, Refusal::Malformed(error.to_string()));
                Verdict::Refuse
            }
        }
    }

    /// Adds lines from a seat; says whether to pass them on, and how many were new.
    pub(super) fn take(&mut self, from: Kingdom, lines: &[Line]) -> (Verdict, usize) {
        let (mut verdict, mut new) = (Verdict::PassOn, 0);
        let mut rest = Vec::new();
        for line in lines {
            match line {
                Line::Adopt(_) => {
                    self.blame(from, Refusal::Malformed("a note that belongs in a record alone".into()));
                    verdict = Verdict::Refuse;
                }
                Line::Talk(talk) => verdict = verdict.and(self.hear(from, talk)),
                other => rest.push(other.clone()),
            }
        }
        for (these, result) in self.ledger.add_all(&rest) {
            match result {
                Ok(changes) => {
                    new += 1;
                    self.absorb(&changes);
                }
                Err(refusal) => verdict = verdict.and(self.refuse(from, these, refusal)),
            }
        }
        (verdict, new)
    }

    pub(super) fn refuse(&mut self, from: Kingdom, lines: &[Line], refusal: Refusal) -> Verdict {
        match refusal {
            Refusal::Known | Refusal::TooMany(..) => Verdict::PassOn,
            Refusal::Gap { .. } => {
                self.ask(from);
                Verdict::Hold
            }
            Refusal::OtherBranch(_) => {
                self.ask(from);
                Verdict::PassOn
            }
            Refusal::Missing(_) => {
                self.ask(from);
                Verdict::Hold
            }
            Refusal::NotAllowed(_) => {
                // The seat that signed it is to blame, not the one that passed it on.
                let signer = lines.iter().find_map(|line| match line {
                    Line::Vote(vote) => Some(vote.kingdom),
                    Line::Claim(claim) => Some(claim.by),
                    _ => None,
                });
                self.blame(signer.unwrap_or(from), refusal);
                Verdict::PassOn
            }
            Refusal::Malformed(_) | Refusal::BadSignature(_) | Refusal::OtherGame(_) => {
                self.blame(from, refusal);
                Verdict::Refuse
            }
        }
    }

    pub(super) fn blame(&mut self, kingdom: Kingdom, what: Refusal) {
        let who = self.ledger.table().player(kingdom).name.to_string();
        self.events.push(Event::Trouble(Trouble::BadMessage { who, what }));
    }

    pub(super) fn hear(&mut self, from: Kingdom, talk: &Talk) -> Verdict {
        let key = &self.ledger.table().player(talk.kingdom).key;
        if talk.game != self.ledger.id() || !talk.is_signed_by(key) {
            self.blame(from, Refusal::Malformed("talk with a wrong signature".into()));
            return Verdict::Refuse;
        }
        let heard = &mut self.talk_heard[talk.kingdom.index()];
        if talk.number > *heard {
            *heard = talk.number;
            self.events.push(Event::Talk { kingdom: talk.kingdom, text: talk.text.clone() });
        }
        Verdict::PassOn
    }

    // Catching up.

    pub(super) fn connected(&mut self, kingdom: Kingdom) {
        self.disconnected(kingdom);
        self.peers[kingdom.index()].connected = true;
        self.ask(kingdom);
    }

    /// What it held is remembered: it may have left because everybody holds the same.
    pub(super) fn disconnected(&mut self, kingdom: Kingdom) {
        let peer = &mut self.peers[kingdom.index()];
        *peer = Peer { held: peer.held.take(), ..Peer::default() };
    }

    pub(super) fn compare_in_time(&mut self) {
        if self.now >= self.next_compare {
            let wait = if self.waits() { COMPARE_SOON_MILLIS } else { COMPARE_EVERY_MILLIS };
            self.next_compare = self.now.plus(Millis(wait));
            for kingdom in [self.me.next(), self.me.prev()] {
                self.ask(kingdom);
            }
        }
    }

    pub(super) fn ask(&mut self, kingdom: Kingdom) {
        self.ask_from(kingdom, None);
    }

    /// Asks for what comes after the slot up to which everything has been read.
    fn ask_from(&mut self, kingdom: Kingdom, read: Option<u32>) {
        let peer = &mut self.peers[kingdom.index()];
        // A question says what its asker holds: after a failed write that may not be on disk.
        if kingdom != self.me && peer.connected && !peer.asked && !self.disk_failed {
            peer.asked = true;
            peer.read = read.unwrap_or_default();
            self.asks.push(Output::Ask { to: kingdom, text: catchup::request(&self.ledger, read) });
        }
    }

    pub(super) fn unanswered(&mut self, kingdom: Kingdom) {
        let peer = &mut self.peers[kingdom.index()];
        peer.asked = false;
        peer.mute = true;
    }

    pub(super) fn answered(&mut self, from: Kingdom, text: &str) {
        if text.starts_with("no ") {
            // Not seated at this table yet, or without a disk; it will be asked again.
            return self.unanswered(from);
        }
        let page = match catchup::read_answer(text) {
            Ok(page) => page,
            Err(error) => {
                self.blame(from, Refusal::Malformed(error.to_string()));
                return self.unanswered(from);
            }
        };
        self.adopt_from(from, page.settled);
        let (_, new) = self.take(from, &page.lines);
        // Still counted as asked while its lines were taken: what could not be placed leads to no further question by
        // itself, so that two programs that cannot agree do not ask each other without end.
        let peer = &mut self.peers[from.index()];
        peer.asked = false;
        let read = std::mem::take(&mut peer.read);
        let settled = self.ledger.settled();
        // Where the two part may lie far behind the last slot that they agree on and the question names: a page may end
        // before it and bring nothing, and what is missing stands on a later one.
        if let Some(upto) = page.upto().filter(|upto| page.more && *upto > read && *upto as usize <= settled) {
            return self.ask_from(from, Some(upto));
        }
        if new > 0 && (page.more || settled < page.settled as usize) {
            return self.ask(from);
        }
        let told = Told::new(&self.ledger, &page);
        let peer = &mut self.peers[from.index()];
        peer.heard = true;
        peer.told = Some(told);
    }

    /// A seat that is no liar settled these slots before it knew who is, or was told so by this program. Whoever signed twice
    /// itself, by accident, follows as well.
    pub(super) fn adopt_from(&mut self, from: Kingdom, settled: u32) {
        let settled_here = u32::try_from(self.ledger.settled()).unwrap_or(u32::MAX);
        let is_honest = !self.ledger.is_accused(from);
        if let Some(slot) = Slot::new(settled).filter(|_| is_honest && settled > settled_here)
            && let Ok(changes) = self.ledger.add(&Line::Adopt(slot))
        {
            self.absorb(&changes);
        }
    }

    /// Whoever answers has told what it knows, and there is somebody who does: from now on this program may sign again.
    pub(super) fn stop_hearing(&mut self) {
        let mut reachable = self.peers.iter().filter(|peer| peer.connected);
        let somebody = self.peers.iter().any(|peer| peer.heard);
        if self.must_hear && somebody && reachable.all(|peer| peer.heard || peer.mute) {
            self.must_hear = false;
            self.turn_changed = true;
        }
    }
}

impl Verdict {
    /// The stricter of two.
    fn and(self, other: Verdict) -> Verdict {
        match (self, other) {
            (Verdict::Refuse, _) | (_, Verdict::Refuse) => Verdict::Refuse,
            (Verdict::Hold, _) | (_, Verdict::Hold) => Verdict::Hold,
            _ => Verdict::PassOn,
        }
    }
}
