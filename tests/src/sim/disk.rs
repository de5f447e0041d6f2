//! A simulated disk with one record on it: what is not synced may be lost, whole or in part.

use fastrand::Rng;
use sanguo_net::{Ledger, Line, RecordWriter, recover};

/// What goes wrong at the next write.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Fault {
    /// All is written, but the sync fails; nobody knows what is on disk.
    SyncFails,
    /// There is room for a part only.
    Full,
}

/// The record of one seat.
#[derive(Clone, Debug)]
pub(crate) struct Disk {
    bytes: Vec<u8>,
    /// So many of the bytes survive a crash for certain.
    synced: usize,
    writer: RecordWriter,
    failed: bool,
    pub(crate) fault: Option<Fault>,
}

impl Disk {
    pub(crate) fn new(record: &str) -> Self {
        let bytes = record.as_bytes().to_vec();
        Disk { synced: bytes.len(), writer: RecordWriter::after(&bytes), bytes, failed: false, fault: None }
    }

    /// Appends and syncs, or fails as planned; after a failure nothing more is taken, as in the real journal.
    pub(crate) fn append(&mut self, lines: &[Line], rng: &mut Rng) -> Result<(), String> {
        if self.failed {
            return Err("an earlier write failed".into());
        }
        let text = self.writer.write(lines);
        let fault = self.fault.take();
        let written = if fault == Some(Fault::Full) { rng.usize(..text.len()) } else { text.len() };
        self.bytes.extend(&text.as_bytes()[..written]);
        self.failed = fault.is_some();
        match fault {
            None => {
                self.synced = self.bytes.len();
                Ok(())
            }
            Some(Fault::SyncFails) => Err("the sync failed".into()),
            Some(Fault::Full) => Err("the disk is full".into()),
        }
    }

    /// The program dies while it writes: the lines were handed over, but not synced.
    pub(crate) fn begin_append(&mut self, lines: &[Line]) {
        if !self.failed {
            self.bytes.extend(self.writer.write(lines).into_bytes());
        }
    }

    /// The machine dies: of what was not synced any part may be gone.
    pub(crate) fn lose_power(&mut self, rng: &mut Rng) {
        let kept = rng.usize(self.synced..=self.bytes.len());
        self.bytes.truncate(kept);
        self.synced = kept;
    }

    /// Opens the record anew; a torn end is set aside, as in the real journal.
    pub(crate) fn open(&mut self) -> Result<Ledger, String> {
        let (ledger, whole) = recover(&self.bytes).map_err(|bad| bad.to_string())?;
        self.bytes.truncate(whole);
        self.synced = whole;
        self.writer = RecordWriter::after(&self.bytes);
        self.failed = false;
        self.fault = None;
        Ok(ledger)
    }

    /// Whether everything that was appended is surely there.
    pub(crate) fn is_well(&self) -> bool {
        !self.failed && self.synced == self.bytes.len()
    }

    pub(crate) fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// The lines of the record without their checks.
    pub(crate) fn lines(&self) -> impl Iterator<Item = &str> {
        let text = std::str::from_utf8(&self.bytes).unwrap_or_default();
        text.lines().filter_map(|line| Some(line.rsplit_once(' ')?.0))
    }

    /// One bit turns over; not in the last byte, where it looks like an end torn by a crash.
    pub(crate) fn flip_a_bit(&mut self, rng: &mut Rng) {
        let at = rng.usize(..self.bytes.len() - 1);
        self.bytes[at] ^= 1 << rng.u8(..8);
    }

    /// Somebody puts an older copy back.
    pub(crate) fn restore(&mut self, older: &[u8]) {
        *self = Disk::new(&String::from_utf8_lossy(older));
    }
}
