//! Record files, read and written beside everything else.

use std::fs::File;
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

use sanguo_net::read_record;
use tokio::task::spawn_blocking;

use super::worker::Up;
use crate::model::{Command, Event, Evidence, Fault, Opened, Unfit};

/// Does what concerns record files.
pub(super) fn perform(command: Command, up: &Up) {
    let up = up.clone();
    let work: Box<dyn FnOnce() -> Event + Send> = match command {
        Command::Open(path) => Box::new(move || Event::Opened(Box::new(open(path)))),
        Command::Export { text, path } => Box::new(move || {
            let done = write(&path, &text).map_err(|error| match error.kind() {
                ErrorKind::AlreadyExists => Fault::Exists,
                _ => Fault::Unwritten(error.to_string()),
            });
            Event::Exported(done.map(|()| path))
        }),
        _ => return,
    };
    tokio::spawn(async move {
        if let Ok(event) = spawn_blocking(work).await {
            up.tell(event).await;
        }
    });
}

/// Reads and checks a record file.
pub fn open(path: PathBuf) -> Opened {
    let evidence = match read_record(&path) {
        Ok(Ok(verified)) => Ok(Evidence::from(&verified)),
        Ok(Err(bad)) => Err(Unfit::Bad(bad)),
        Err(error) => Err(Unfit::Unread(error.into())),
    };
    Opened { path, evidence }
}

/// Writes a new file: what is there already is never written over.
fn write(path: &Path, record: &str) -> io::Result<()> {
    let mut file = File::create_new(path)?;
    file.write_all(record.as_bytes())?;
    file.sync_all()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_export_writes_over_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.sanguo");
        write(&path, "one").unwrap();
        assert!(write(&path, "two").unwrap_err().kind() == ErrorKind::AlreadyExists);
        assert_eq!(std::fs::read_to_string(&path).unwrap(), "one");
    }

    #[test]
    fn what_is_no_record_says_why() {
        let folder = tempfile::tempdir().unwrap();
        let missing = open(folder.path().join("missing.sanguo"));
        assert!(matches!(missing.evidence, Err(Unfit::Unread(_))));
        let path = folder.path().join("bad.sanguo");
        std::fs::write(&path, "hello\n").unwrap();
        let Err(Unfit::Bad(why)) = open(path).evidence else { panic!() };
        assert_eq!(why.line, 1);
    }
}
