//! The data folder: the key, the records of all games, and where the friends of a game were last reached.

use std::fs::{self, File, TryLockError};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use data_encoding::HEXLOWER;
use sanguo_rules::Outcome;

use crate::codec::bytes_from_hex;
use crate::identity::{Identity, IdentityError};
use crate::invite::Secret;
use crate::limits::RECORD_MAX_BYTES;
use crate::record::{BadRecord, Verified, verify};
use crate::table::GameId;

/// An open data folder. No other program can open it while this one lives.
#[derive(Debug)]
pub struct Home {
    folder: PathBuf,
    identity: Identity,
    _lock: File,
}

/// Why a data folder could not be opened.
#[derive(Debug, thiserror::Error)]
pub enum HomeError {
    /// It could not be made or read.
    #[error("the data folder {0} could not be used: {1}")]
    Folder(PathBuf, #[source] io::Error),
    /// Another program of this kind has it open.
    #[error("another sanguo is running with the data folder {0}: close it, or choose another folder with --data")]
    InUse(PathBuf),
    /// The key in it could not be used.
    #[error(transparent)]
    Identity(#[from] IdentityError),
}

/// A game as the list of games shows it.
#[derive(Debug)]
pub struct KeptGame {
    /// The record file.
    pub path: PathBuf,
    /// When it was last written.
    pub changed: SystemTime,
    /// What it says, or what is wrong with it.
    pub record: Result<Verified, BadRecord>,
}

impl KeptGame {
    /// The game id that the file is named after.
    pub fn id(&self) -> Option<GameId> {
        self.path.file_stem()?.to_str()?.parse().ok()
    }

    /// Whether it can be taken up again.
    pub fn is_open(&self) -> bool {
        self.record.as_ref().is_ok_and(|record| record.outcome().is_none())
    }

    /// How it ended, if it has.
    pub fn outcome(&self) -> Option<Outcome> {
        self.record.as_ref().ok()?.outcome()
    }
}

impl Home {
    /// Opens a data folder, made with its key where it is not there yet, and locks it.
    ///
    /// # Errors
    /// When it cannot be used, another program has it open, or its key is not private and whole.
    pub fn open(folder: &Path) -> Result<Self, HomeError> {
        let error = |e| HomeError::Folder(folder.to_owned(), e);
        fs::create_dir_all(folder.join("games")).map_err(error)?;
        let lock = File::options().create(true).truncate(false).write(true).open(folder.join("lock")).map_err(error)?;
        match lock.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(HomeError::InUse(folder.to_owned())),
            Err(TryLockError::Error(e)) => return Err(error(e)),
        }
        let identity = Identity::load_or_create(&folder.join("key"))?;
        Ok(Home { folder: folder.to_owned(), identity, _lock: lock })
    }

    /// The key of this installation.
    pub fn identity(&self) -> &Identity {
        &self.identity
    }

    /// The folder itself.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Where the record of a game is, or will be.
    pub fn record_path(&self, game: &GameId) -> PathBuf {
        self.folder.join("games").join(format!("{game}.sanguo"))
    }

    /// All records in the folder, the last played first.
    ///
    /// # Errors
    /// When the folder cannot be read; a record that cannot be is listed with what is wrong.
    pub fn games(&self) -> io::Result<Vec<KeptGame>> {
        list_games(&self.folder)
    }

    /// Where the friends of a game were last reached, one `KEY ADDRESS` a line, and one's own ports.
    pub(crate) fn known_addresses(&self, game: &GameId) -> String {
        fs::read_to_string(self.addresses_path(game)).unwrap_or_default()
    }

    /// Remembers where friends are reached. A hint alone, so it is not synced.
    pub(crate) fn remember_addresses(&self, game: &GameId, text: &str) -> io::Result<()> {
        let path = self.addresses_path(game);
        let draft = path.with_extension("new");
        File::create(&draft)?.write_all(text.as_bytes())?;
        fs::rename(draft, path)
    }

    /// The secret of a game's table, from which the key at that table may follow.
    pub(crate) fn secret(&self, game: &GameId) -> Option<Secret> {
        let text = fs::read_to_string(self.secret_path(game)).ok()?;
        bytes_from_hex(text.strip_suffix('\n')?).ok().map(Secret::from_bytes)
    }

    /// Keeps the secret of a game's table, synced: without it there may be no key to go on with.
    pub(crate) fn keep_secret(&self, game: &GameId, secret: &Secret) -> io::Result<()> {
        let mut file = File::create(self.secret_path(game))?;
        writeln!(file, "{}", HEXLOWER.encode(secret.as_bytes()))?;
        file.sync_all()
    }

    fn secret_path(&self, game: &GameId) -> PathBuf {
        self.folder.join("games").join(format!("{game}.secret"))
    }

    fn addresses_path(&self, game: &GameId) -> PathBuf {
        self.folder.join("games").join(format!("{game}.addresses"))
    }
}

/// All records in a data folder, the last played first; needs no lock and no key.
///
/// # Errors
/// When the folder cannot be read; a record that cannot be is listed with what is wrong.
pub fn list_games(folder: &Path) -> io::Result<Vec<KeptGame>> {
    let entries = match fs::read_dir(folder.join("games")) {
        Err(e) if e.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        entries => entries?,
    };
    let mut games = Vec::new();
    for entry in entries {
        let path = entry?.path();
        if path.extension().is_some_and(|e| e == "sanguo") {
            let changed = fs::metadata(&path)?.modified()?;
            games.push(KeptGame { record: read_record(&path)?, changed, path });
        }
    }
    games.sort_by(|a, b| b.changed.cmp(&a.changed).then_with(|| a.path.cmp(&b.path)));
    Ok(games)
}

/// Reads and checks a record file.
///
/// # Errors
/// When the file cannot be read; `Ok(Err(_))` when it can and is no good record.
pub fn read_record(path: &Path) -> io::Result<Result<Verified, BadRecord>> {
    let length = fs::metadata(path)?.len();
    if length > RECORD_MAX_BYTES {
        return Err(io::Error::other(format!("a record has at most {RECORD_MAX_BYTES} bytes; this one has {length}")));
    }
    Ok(verify(&fs::read(path)?))
}
