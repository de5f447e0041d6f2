//! One seat's program as the world sees it: a process that may be down, its disk, its clock.

use std::collections::{BTreeMap, BTreeSet};

use sanguo_net::{Identity, Ledger, Line, Millis, Session};
use sanguo_rules::Kingdom;

use super::cast::{Start, identities};
use super::clock::Clock;
use super::disk::Disk;
use super::laws::{self, Broken};
use super::liar::Liar;

/// A seat.
pub(crate) struct Program {
    pub(crate) me: Kingdom,
    /// `None` while it is down.
    pub(crate) session: Option<Session>,
    pub(crate) disk: Disk,
    pub(crate) clock: Clock,
    /// Counts starts, so that what was meant for a process that is gone is not given to the next.
    pub(crate) life: u32,
    /// Does not run before this moment.
    pub(crate) asleep_until: u64,
    /// Down for good.
    pub(crate) gone: bool,
    /// The next time it has something to carry out, it dies before or in the middle of it.
    pub(crate) doomed: bool,
    /// Gossip that was seen; it is not taken or said twice.
    pub(crate) seen: BTreeSet<u64>,
    /// Whom it has asked, and by which question.
    pub(crate) asked: BTreeMap<usize, u64>,
    pub(crate) liar: Option<Liar>,
    /// What it held when it died, if all of that was on disk.
    memory: Option<Ledger>,
}

impl Program {
    pub(crate) fn new(me: Kingdom, start: &Start, drift: i64, liar: Option<Liar>) -> Self {
        let identity = identities()[me.index()].clone();
        let session = Session::new(identity, me, start.ledger.clone(), false, Millis(0), 0);
        Program {
            me,
            session: Some(session),
            disk: Disk::new(&start.record),
            clock: Clock::new(0, drift),
            life: 0,
            asleep_until: 0,
            gone: false,
            doomed: false,
            seen: BTreeSet::new(),
            asked: BTreeMap::new(),
            liar,
            memory: None,
        }
    }

    pub(crate) fn identity(&self) -> &'static Identity {
        &identities()[self.me.index()]
    }

    pub(crate) fn is_honest(&self) -> bool {
        self.liar.is_none()
    }

    /// Its record is not the one it wrote any more.
    pub(crate) fn restore(&mut self, older: &[u8]) {
        self.disk.restore(older);
        self.memory = None;
    }

    /// The process ends; memory is lost.
    pub(crate) fn stop(&mut self) {
        let session = self.session.take().filter(|_| self.disk.is_well());
        self.memory = session.map(|session| session.ledger().clone());
        self.life += 1;
        self.doomed = false;
        self.seen.clear();
        self.asked.clear();
    }

    /// A new process takes up the record.
    ///
    /// # Errors
    /// When a crash has left none that can be taken up, or another than it should be.
    pub(crate) fn start(&mut self, now: u64) -> Result<(), Broken> {
        let ledger = self.disk.open().map_err(|why| Broken {
            law: "a crash leaves a record that can be taken up",
            seen: format!("{}: {why}", self.me),
        })?;
        if let Some(memory) = self.memory.take() {
            laws::check_replayed(self.me, &memory, &ledger)?;
        }
        self.clock.restart(now);
        let local = self.clock.read(now);
        self.session = Some(Session::new(self.identity().clone(), self.me, ledger, true, local, now));
        Ok(())
    }
}

/// Lines as a message.
pub(crate) fn message(lines: &[Line]) -> String {
    lines.iter().map(|line| format!("{line}\n")).collect()
}
