//! The real program, as the workspace's tests have built it.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;
use std::time::SystemTime;

/// The root of the workspace.
const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/..");

/// The `sanguo` binary of this workspace, not older than its sources.
///
/// `cargo test --workspace` builds it, because its own package has tests. It is built here only when that has not happened: for
/// one package alone, dependencies get other features and are compiled once more.
///
/// # Panics
/// If it cannot be built.
pub fn sanguo() -> &'static Path {
    static BINARY: OnceLock<PathBuf> = OnceLock::new();
    BINARY.get_or_init(|| {
        let binary = target_folder().join("sanguo").with_extension(std::env::consts::EXE_EXTENSION);
        let built = changed(&binary);
        if built.is_none() || built < newest_source() {
            build();
        }
        assert!(binary.is_file(), "{} is missing; run these tests with cargo", binary.display());
        binary
    })
}

/// Where cargo puts binaries of this profile: a test lies in `deps` below it.
fn target_folder() -> PathBuf {
    let test = std::env::current_exe().unwrap_or_else(|error| panic!("where this test lies is unknown: {error}"));
    let folder = test.ancestors().nth(2).map(Path::to_owned);
    folder.unwrap_or_else(|| panic!("{} is not in a target folder", test.display()))
}

fn changed(file: &Path) -> Option<SystemTime> {
    file.metadata().and_then(|data| data.modified()).ok()
}

/// When the newest source of the program was changed.
fn newest_source() -> Option<SystemTime> {
    let mut folders: Vec<PathBuf> = ["rules/src", "net/src", "app/src"].map(|path| Path::new(ROOT).join(path)).into();
    let mut newest = None;
    while let Some(folder) = folders.pop() {
        for path in folder.read_dir().into_iter().flatten().flatten().map(|entry| entry.path()) {
            if path.is_dir() {
                folders.push(path);
            } else if path.extension() == Some(OsStr::new("rs")) {
                newest = newest.max(changed(&path));
            }
        }
    }
    newest
}

fn build() {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(["build", "--quiet", "--package", "sanguo"]).current_dir(ROOT);
    if !cfg!(debug_assertions) {
        command.arg("--release");
    }
    // What cargo tells a test about its package makes the build scripts of others run once more, when it is inherited.
    for (name, _) in std::env::vars_os() {
        if name.to_str().is_some_and(|name| name.starts_with("CARGO_PKG_") || name.starts_with("CARGO_MANIFEST_")) {
            command.env_remove(name);
        }
    }
    let status = command.status().unwrap_or_else(|error| panic!("cargo could not be started: {error}"));
    assert!(status.success(), "the program could not be built");
}
