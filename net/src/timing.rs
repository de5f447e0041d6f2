//! Thinking time as this program measures it: from the settling of one slot to the arrival of the next decision.

use sanguo_rules::Kingdom;

use crate::codec::Millis;
use crate::limits::{CLOCK_LAG_MILLIS, SLEEP_MILLIS};
use crate::table::{Clock, Settings};

const LAG: Millis = Millis(CLOCK_LAG_MILLIS);

/// The clocks of a game. It settles nothing; it tells when to say that somebody is late.
#[derive(Clone, Debug)]
pub(crate) struct Timing {
    clock: Option<Clock>,
    away: Millis,
    left: [Millis; 3],
    opened: Millis,
    looked: Millis,
}

impl Timing {
    pub(crate) fn new(settings: &Settings, now: Millis) -> Self {
        let left = settings.clock.map_or(Millis(0), |clock| clock.base);
        Timing { clock: settings.clock, away: settings.away, left: [left; 3], opened: now, looked: now }
    }

    /// Must be called often. A program that was not, slept: it measures the open slot anew, since it cannot know when
    /// a decision would have reached it.
    pub(crate) fn look(&mut self, now: Millis) {
        if now.minus(self.looked) > Millis(SLEEP_MILLIS) {
            self.opened = now;
        }
        self.looked = now;
    }

    /// A slot was settled. Its owner's claimed time counts unless this program waited for longer, the lag taken off.
    pub(crate) fn settle(&mut self, now: Millis, owner: Kingdom, spent: Option<Millis>) {
        if let (Some(clock), Some(spent)) = (self.clock, spent) {
            let counted = spent.max(self.elapsed(now).minus(LAG));
            let left = &mut self.left[owner.index()];
            *left = left.minus(counted).plus(clock.increment);
        }
        self.opened = now;
    }

    /// Since the open slot was opened.
    pub(crate) fn elapsed(&self, now: Millis) -> Millis {
        now.minus(self.opened)
    }

    /// Whether the owner of the open slot has used up its time, by its own measure.
    pub(crate) fn is_out(&self, now: Millis, owner: Kingdom) -> bool {
        self.elapsed(now) > self.allowance(owner)
    }

    /// Whether a rival who owns the open slot is late beyond any lag.
    pub(crate) fn is_late(&self, now: Millis, owner: Kingdom) -> bool {
        self.elapsed(now) > self.allowance(owner).plus(LAG)
    }

    fn allowance(&self, owner: Kingdom) -> Millis {
        if self.clock.is_some() { self.left[owner.index()] } else { self.away }
    }

    /// What each has left just now; `None` where there is no clock.
    pub(crate) fn left(&self, now: Millis, owner: Option<Kingdom>) -> Option<[Millis; 3]> {
        self.clock?;
        let mut left = self.left;
        if let Some(owner) = owner {
            left[owner.index()] = left[owner.index()].minus(self.elapsed(now));
        }
        Some(left)
    }
}
