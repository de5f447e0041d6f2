//! Record files, read and written beside everything else.

use std::borrow::Cow;
use std::fs::File;
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

use sanguo_net::read_record;
use tokio::task::spawn_blocking;

use super::dialog;
use super::worker::Up;
use crate::model::{Command, Event, Evidence, Export, Fault, Opened, Unfit};
use crate::picture;

/// Does what concerns record files.
pub(super) fn perform(command: Command, up: &Up) {
    let up = up.clone();
    let work: Box<dyn FnOnce() -> Event + Send> = match command {
        Command::Open(path) => Box::new(move || Event::Opened(Box::new(open(path)))),
        Command::Export { what, path, over } => Box::new(move || {
            let done = write(&path, &what, over).map_err(|error| match error.kind() {
                ErrorKind::AlreadyExists => Fault::Exists,
                _ => Fault::Unwritten(error.into()),
            });
            Event::Exported(done.map(|()| path))
        }),
        Command::Ask { save } => {
            tokio::spawn(async move { up.tell(Event::Asked(dialog::ask(save).await)).await });
            return;
        }
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

/// Writes a file; what is there already is written over only if the person has said so.
fn write(path: &Path, what: &Export, over: bool) -> io::Result<()> {
    let bytes = match what {
        Export::Record(text) | Export::Svg(text) => Cow::Borrowed(text.as_bytes()),
        Export::Png(svg) => Cow::Owned(picture::png(svg)?),
    };
    let mut file = if over { File::create(path)? } else { File::create_new(path)? };
    file.write_all(&bytes)?;
    file.sync_all()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_export_writes_over_nothing_unless_told_to() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.sanguo");
        let [one, two] = ["one", "two"].map(|text| Export::Record(text.into()));
        write(&path, &one, false).unwrap();
        assert!(write(&path, &two, false).unwrap_err().kind() == ErrorKind::AlreadyExists);
        assert_eq!(std::fs::read_to_string(&path).unwrap(), "one");
        write(&path, &two, true).unwrap();
        assert_eq!(std::fs::read_to_string(&path).unwrap(), "two");
    }

    #[test]
    fn a_picture_is_written_as_pixels() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("board.png");
        let svg = r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0,0L9,9"/></svg>"#;
        write(&path, &Export::Png(svg.into()), false).unwrap();
        assert!(std::fs::read(&path).unwrap().starts_with(b"\x89PNG"));
        assert!(write(&path, &Export::Png("no picture".into()), true).is_err());
        assert!(path.metadata().unwrap().len() > 0, "what could not be drawn does not empty the file");
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
