//! After the game: everybody learns what the others still lack, and when this program is needed no longer.

use sanguo_rules::Kingdom;

use super::Session;
use crate::catchup;
use crate::event::Event;

impl Session {
    /// A seat's question tells what it holds.
    pub(super) fn asked(&mut self, from: Kingdom, text: &str) {
        self.peers[from.index()].held = catchup::held_by_asker(text);
    }

    /// Whatever comes in after the end is told to the others by the next question, which they answer with what this program
    /// lacks; so nobody leaves before a last signature, however old its slot, has reached everybody.
    pub(super) fn see_out(&mut self) {
        let others = [self.me.next(), self.me.prev()];
        if !self.lines.is_empty() {
            others.iter().for_each(|kingdom| self.peers[kingdom.index()].to_tell = true);
        }
        for kingdom in others {
            let peer = &mut self.peers[kingdom.index()];
            if peer.connected && !peer.asked && std::mem::take(&mut peer.to_tell) {
                self.ask(kingdom);
            }
        }
        if !self.complete && !self.disk_failed && self.holds_what_all_hold() {
            self.complete = true;
            self.events.push(Event::Complete);
        }
    }

    /// Both others hold what this program does; or one did and is gone, and left, as the only way to the third, when that
    /// one held the same.
    fn holds_what_all_hold(&self) -> bool {
        let others = [self.me.next(), self.me.prev()].map(|kingdom| &self.peers[kingdom.index()]);
        if others.iter().all(|peer| peer.held.is_none()) {
            return false;
        }
        let own = catchup::held(&self.ledger);
        let same = others.map(|peer| peer.held.as_ref() == Some(&own));
        same == [true; 2] || same != [false; 2] && others.iter().all(|peer| !peer.connected)
    }
}
