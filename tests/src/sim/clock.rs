//! A seat's own monotonic clock: it starts with the program, drifts, and jumps.

use sanguo_net::Millis;

/// Reads the time of the world as one program sees it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Clock {
    started: u64,
    ahead: u64,
    /// Thousandths faster (or slower) than the world.
    drift: i64,
}

impl Clock {
    /// A clock that starts now.
    pub(crate) fn new(now: u64, drift: i64) -> Self {
        Clock { started: now, ahead: 0, drift }
    }

    pub(crate) fn read(&self, now: u64) -> Millis {
        let passed = now.saturating_sub(self.started);
        let drifted = passed.saturating_add_signed(passed.cast_signed() * self.drift / 1000);
        Millis(drifted + self.ahead)
    }

    /// A monotonic clock may jump forward, as after a suspension that it did not count.
    pub(crate) fn jump(&mut self, by: u64) {
        self.ahead += by;
    }

    /// A new process: its clock starts over, its quartz is the same.
    pub(crate) fn restart(&mut self, now: u64) {
        *self = Clock::new(now, self.drift);
    }
}
