//! Where the program keeps what it remembers: a small file in the data folder. Losing it loses no game.

use std::fs;
use std::io::{self, ErrorKind};
use std::path::Path;

use crate::model::{Fault, Memory};

const FILE: &str = "settings.toml";
/// A file larger than this was not written by this program.
const MOST_BYTES: u64 = 64 * 1_024;

/// What was kept, if anything was; else why it cannot be used.
pub(super) fn recall(folder: &Path) -> Result<Option<Memory>, Fault> {
    let path = folder.join(FILE);
    let damaged = |why: String| Fault::Settings { path: path.clone(), why };
    match fs::metadata(&path) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(damaged(error.to_string())),
        Ok(file) if file.len() > MOST_BYTES => return Err(damaged(format!("they have {} bytes", file.len()))),
        Ok(_) => {}
    }
    let text = fs::read_to_string(&path).map_err(|error| damaged(error.to_string()))?;
    Memory::read(&text).map(Some).map_err(damaged)
}

/// Keeps it; whatever happens meanwhile, the file is the old one or the new one.
pub(super) fn keep(folder: &Path, memory: &Memory) -> io::Result<()> {
    let draft = folder.join(FILE).with_extension("new");
    fs::write(&draft, memory.write().map_err(io::Error::other)?)?;
    fs::rename(draft, folder.join(FILE))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_is_recalled_and_damage_is_said() {
        let folder = tempfile::tempdir().unwrap();
        assert_eq!(recall(folder.path()), Ok(None));
        let memory = Memory::read("name = \"Ann\"\nfuture = true\n").unwrap();
        keep(folder.path(), &memory).unwrap();
        assert_eq!(recall(folder.path()), Ok(Some(memory)));
        fs::write(folder.path().join(FILE), "name = [").unwrap();
        assert!(matches!(recall(folder.path()), Err(Fault::Settings { .. })));
        fs::write(folder.path().join(FILE), vec![b' '; 100_000]).unwrap();
        assert!(recall(folder.path()).unwrap_err().to_string().contains("100000 bytes"));
    }
}
