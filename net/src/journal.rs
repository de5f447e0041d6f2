//! The record of a game while it is played: lines are appended and synced before anything is sent.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use crate::identity::sync_folder;
use crate::ledger::Ledger;
use crate::line::Line;
use crate::record::{BadRecord, RecordWriter, recover};
use crate::table::Table;

/// A record file open for appending.
#[derive(Debug)]
pub struct Journal {
    file: File,
    writer: RecordWriter,
    /// After a failed write nobody knows what is on disk, so nothing more is written.
    failed: bool,
}

/// Why a record could not be taken up.
#[derive(Debug, thiserror::Error)]
pub enum JournalError {
    /// The file could not be read or written.
    #[error("the record {0} could not be used: {1}")]
    File(PathBuf, #[source] io::Error),
    /// It is damaged; it stays as it is.
    #[error("the record {0} is damaged and stays as it is, unchanged: {1}")]
    Damaged(PathBuf, #[source] BadRecord),
}

impl Journal {
    /// Starts the record of a new game.
    ///
    /// # Errors
    /// When the file cannot be made, or is there already.
    pub fn create(path: &Path, table: &Table) -> Result<Self, JournalError> {
        let error = |e| JournalError::File(path.to_owned(), e);
        let file = OpenOptions::new().append(true).create_new(true).open(path).map_err(error)?;
        let (writer, head) = RecordWriter::begin(table);
        let mut journal = Journal { file, writer, failed: false };
        journal.write(&head).map_err(error)?;
        sync_folder(path).map_err(error)?;
        Ok(journal)
    }

    /// Takes up the record of a game: the file, and all that it says. A torn end, which a crash can leave, is moved to a
    /// file of its own beside the record.
    ///
    /// # Errors
    /// When the file cannot be used, or is damaged in any other way.
    pub fn open(path: &Path) -> Result<(Self, Ledger), JournalError> {
        let error = |e| JournalError::File(path.to_owned(), e);
        let bytes = fs::read(path).map_err(error)?;
        let file = OpenOptions::new().append(true).open(path).map_err(error)?;
        let (ledger, whole) = recover(&bytes).map_err(|bad| JournalError::Damaged(path.to_owned(), bad))?;
        if whole < bytes.len() {
            set_aside(path, &bytes[whole..]).map_err(error)?;
            file.set_len(whole as u64).map_err(error)?;
            file.sync_all().map_err(error)?;
        }
        let writer = RecordWriter::after(&bytes[..whole]);
        Ok((Journal { file, writer, failed: false }, ledger))
    }

    /// Appends lines and syncs them: when this returns, they are on disk.
    ///
    /// # Errors
    /// When they may not be. The journal then takes nothing more; opened anew, it shows what is on disk.
    pub fn append(&mut self, lines: &[Line]) -> io::Result<()> {
        let text = self.writer.write(lines);
        self.write(&text)
    }

    fn write(&mut self, text: &str) -> io::Result<()> {
        if self.failed {
            return Err(io::Error::other("an earlier write failed"));
        }
        let result = self.file.write_all(text.as_bytes()).and_then(|()| self.file.sync_data());
        self.failed = result.is_err();
        result
    }
}

/// Keeps a torn end, so that nothing is ever thrown away.
fn set_aside(path: &Path, torn: &[u8]) -> io::Result<()> {
    let mut file = OpenOptions::new().append(true).create(true).open(path.with_extension("torn"))?;
    file.write_all(torn)?;
    file.sync_all()
}
