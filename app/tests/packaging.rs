//! What is handed to package managers agrees with the program, and names nothing that is not there.
#![allow(clippy::unwrap_used)]

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::Command;

use toml::{Table, Value};

const CRATE: &str = env!("CARGO_MANIFEST_DIR");

fn read(path: &str) -> String {
    let path = Path::new(CRATE).join(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// What stands between two marks of a line that has both.
fn between<'a>(text: &'a str, before: &str, after: &str) -> Vec<&'a str> {
    text.lines().filter_map(|line| Some(line.split_once(before)?.1.split_once(after)?.0)).collect()
}

/// The value of a key of the desktop entry.
fn entry(key: &str) -> String {
    let found = read("packaging/sanguo.desktop");
    let value = found.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix('='));
    value.unwrap_or_else(|| panic!("no {key}")).to_owned()
}

/// What the manifest says of the package for Debian.
fn deb() -> Value {
    let manifest: Table = read("Cargo.toml").parse().unwrap();
    manifest["package"]["metadata"]["deb"].clone()
}

/// Where each file of the package comes from, and where it goes.
fn assets() -> Vec<(String, String)> {
    let deb = deb();
    let assets = deb["assets"].as_array().unwrap();
    assets.iter().map(|asset| (asset[0].as_str().unwrap().to_owned(), asset[1].as_str().unwrap().to_owned())).collect()
}

#[test]
fn the_newest_release_is_this_version() {
    let releases = read("packaging/sanguo.metainfo.xml");
    assert_eq!(between(&releases, "<release version=\"", "\"")[0], env!("CARGO_PKG_VERSION"));
}

#[test]
fn the_desktop_entry_starts_the_program_and_takes_its_links() {
    let command = entry("Exec");
    let words: Vec<&str> = command.split(' ').collect();
    assert_eq!((words[0], words.last()), ("sanguo", Some(&"%u")));
    // The program knows what the entry asks of it, with a link and without one.
    let help =
        Command::new(env!("CARGO_BIN_EXE_sanguo")).args(&words[1..words.len() - 1]).arg("--help").output().unwrap();
    assert!(String::from_utf8(help.stdout).unwrap().contains("sanguo open [OPTIONS] [LINK]"));
    let metainfo = read("packaging/sanguo.metainfo.xml");
    for link in between(&metainfo, "<mediatype>", "</mediatype>") {
        assert_eq!(entry("MimeType"), format!("{link};"));
    }
    assert_eq!(between(&metainfo, "<binary>", "</binary>"), ["sanguo"]);
}

#[test]
fn the_two_files_name_each_other_and_the_icon() {
    let metainfo = read("packaging/sanguo.metainfo.xml");
    assert_eq!(between(&metainfo, "<launchable type=\"desktop-id\">", "<"), ["sanguo.desktop"]);
    assert_eq!(between(&metainfo, "<icon type=\"stock\">", "<"), [entry("Icon")]);
    // By this name a desktop knows which entry a window belongs to.
    assert!(read("src/window.rs").contains(&format!("with_app_id({:?})", entry("StartupWMClass"))));
}

#[test]
fn whatever_is_said_in_one_language_is_said_in_all() {
    let languages = |text: &str, before: &str, after: &str| -> BTreeSet<String> {
        between(text, before, after).into_iter().map(str::to_owned).collect()
    };
    let desktop = read("packaging/sanguo.desktop");
    let all = languages(&desktop, "Comment[", "]");
    assert_eq!(all.len(), 7, "besides English");
    for key in ["GenericName[", "Keywords["] {
        assert_eq!(languages(&desktop, key, "]"), all, "{key}");
    }
    let metainfo = read("packaging/sanguo.metainfo.xml");
    let summaries = languages(&metainfo, "<summary xml:lang=\"", "\"");
    assert_eq!(summaries.len(), 7, "besides English");
    assert_eq!(languages(&metainfo, "<p xml:lang=\"", "\""), summaries);
}

#[test]
fn the_licences_are_told_as_debian_wants_them() {
    let copyright = read(deb()["license-file"][0].as_str().unwrap());
    assert!(copyright.starts_with("Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\n"));
    let licences: Vec<&str> = copyright.lines().filter_map(|line| line.strip_prefix("License: ")).collect();
    // Of the program, of its fonts, and then the text of each.
    assert_eq!(licences, ["MIT or Apache-2.0", "OFL-1.1", "MIT", "Apache-2.0", "OFL-1.1"]);
    assert_eq!(licences[0].to_uppercase(), env!("CARGO_PKG_LICENSE").to_uppercase());
}

#[test]
fn every_file_of_the_package_is_there_and_every_icon_has_its_size() {
    for (from, to) in assets().into_iter().filter(|(from, _)| !from.starts_with("target/")) {
        let path = Path::new(CRATE).join(&from);
        assert!(path.is_file(), "{from}");
        if let Some(size) = to.strip_prefix("usr/share/icons/hicolor/").and_then(|rest| rest.split_once('x')) {
            let Ok(side) = size.0.parse::<u32>() else { continue };
            let icon = eframe::icon_data::from_png_bytes(&fs::read(path).unwrap()).unwrap();
            assert_eq!((icon.width, icon.height), (side, side), "{from}");
        }
    }
}
