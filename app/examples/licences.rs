//! Writes `assets/licences.txt.gz`: every library in the program and its licence, whatever the system. To be run whenever a test says that the list
//! is of another time; every library's source must be there: `cargo fetch --locked && cargo run --example licences`.

#[path = "../tests/inside/mod.rs"]
mod inside;

use std::collections::{BTreeMap, BTreeSet};
use std::error::Error;
use std::fmt::Write as _;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

use flate2::{Compression, GzBuilder};
use serde_json::Value;

/// Longer lines are broken.
const WIDTH: usize = 90;
/// How the names of files with a licence begin.
const BEGINNINGS: [&str; 6] = ["LICENSE", "LICENCE", "COPYING", "COPYRIGHT", "NOTICE", "UNLICENSE"];
/// For libraries that come without a text.
const STANDARD: [(&str, &str); 2] =
    [("MIT", include_str!("../../LICENSE-MIT")), ("Apache-2.0", include_str!("../../LICENSE-APACHE"))];

fn main() -> Result<(), Box<dyn Error>> {
    let told: Value = serde_json::from_str(&cargo(&["metadata", "--format-version", "1", "--locked"])?)?;
    let packages: BTreeMap<inside::Library, &Value> = told["packages"]
        .as_array()
        .into_iter()
        .flatten()
        .map(|one| ((of(one, "name"), of(one, "version")), one))
        .collect();
    let linked = linked()?;
    let (mut list, mut beside) = (String::new(), Vec::new());
    // By the text with all space made one, so that what differs in nothing else is there once.
    let mut texts: BTreeMap<String, (String, Vec<String>)> = BTreeMap::new();
    for library in inside::libraries() {
        let title = format!("{} {}", library.0, library.1);
        if !linked.contains(&title) {
            beside.push(title);
            continue;
        }
        let package = packages.get(&library).ok_or_else(|| format!("cargo does not know {title}"))?;
        writeln!(list, "{title}: {}", licence(package))?;
        let mut found = licences(package)?;
        if found.is_empty() {
            // It comes without a text: that of another library under the same licence.
            let same = packages.values().filter(|other| licence(other) == licence(package));
            found =
                same.filter_map(|other| licences(other).ok()).find(|texts| !texts.is_empty()).ok_or(title.clone())?;
        }
        for text in found {
            let key = text.split_whitespace().collect::<Vec<_>>().join(" ");
            texts.entry(key).or_insert_with(|| (text, Vec::new())).1.push(title.clone());
        }
    }
    let fonts = include_str!("../assets/fonts/OFL.txt").to_owned();
    let fonts_of = vec!["The fonts of the pieces (LXGW WenKai TC) and of the Chinese texts (Noto Sans CJK)".to_owned()];
    let mut file = format!("{list}\nNot in it, but needed to build it on some system:\n{}\n", fold(&beside.join(", ")));
    for (text, of) in std::iter::once((fonts, fonts_of)).chain(texts.into_values()) {
        writeln!(file, "{}\n{}\n{}", "=".repeat(WIDTH), fold(&of.join(", ")), fold(&text))?;
    }
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/licences.txt.gz");
    let mut packed = GzBuilder::new().mtime(0).write(fs::File::create(path)?, Compression::best());
    packed.write_all(file.as_bytes())?;
    Ok(packed.finish()?.sync_all()?)
}

fn cargo(arguments: &[&str]) -> Result<String, Box<dyn Error>> {
    let done = Command::new(env!("CARGO")).args(arguments).current_dir(env!("CARGO_MANIFEST_DIR")).output()?;
    if done.status.success() {
        Ok(String::from_utf8(done.stdout)?)
    } else {
        Err(String::from_utf8(done.stderr)?.into())
    }
}

/// What is linked into the program on one system or another.
fn linked() -> Result<BTreeSet<String>, Box<dyn Error>> {
    let edges = ["--edges", "normal,no-proc-macro", "--target", "all", "--locked"];
    let told = cargo(&[&["tree", "--prefix", "none", "--format", "{p}"], &edges[..]].concat())?;
    let name = |line: &str| {
        line.split_once(" v").map(|(name, rest)| format!("{name} {}", rest.split(' ').next().unwrap_or_default()))
    };
    Ok(told.lines().filter_map(name).collect())
}

fn of(package: &Value, key: &str) -> String {
    package[key].as_str().unwrap_or_default().to_owned()
}

fn licence(package: &Value) -> String {
    of(package, "license").replace('/', " OR ")
}

/// The texts that come with a library: of MIT alone where that may be chosen, else all of them.
fn licences(package: &Value) -> Result<Vec<String>, Box<dyn Error>> {
    let folder = PathBuf::from(of(package, "manifest_path")).parent().ok_or("no folder")?.to_owned();
    let mut files = Vec::new();
    for folder in ["", "fonts", "LICENSES"].map(|below| folder.join(below)).iter().filter(|folder| folder.is_dir()) {
        let found = fs::read_dir(folder)?.filter_map(|entry| Some(entry.ok()?.path())).filter(|path| is_licence(path));
        files.extend(found);
    }
    files.sort();
    let name = |path: &PathBuf| path.file_name().unwrap_or_default().to_string_lossy().to_uppercase();
    let licence = licence(package);
    let mit: Vec<PathBuf> = files.iter().filter(|path| name(path).contains("MIT")).cloned().collect();
    if !licence.contains("AND") && !mit.is_empty() {
        files = mit;
    }
    if files.is_empty() {
        let standard = STANDARD.iter().find(|(id, _)| licence.contains(id));
        return Ok(standard.map(|(_, text)| (*text).to_owned()).into_iter().collect());
    }
    files.iter().map(|path| Ok(String::from_utf8_lossy(&fs::read(path)?).into_owned())).collect()
}

fn is_licence(path: &Path) -> bool {
    let name = path.file_name().unwrap_or_default().to_string_lossy().to_uppercase();
    let text = !name.ends_with(".RS") && !name.ends_with(".HTML");
    let font = path.parent().is_some_and(|folder| folder.ends_with("fonts")) && name.ends_with(".TXT");
    path.is_file() && text && (font || BEGINNINGS.iter().any(|beginning| name.starts_with(beginning)))
}

/// Breaks long lines at spaces.
fn fold(text: &str) -> String {
    let mut folded = String::new();
    for line in text.trim().lines() {
        let mut width = 0;
        for word in line.trim_end().split(' ') {
            if width > 0 && width + word.len() >= WIDTH {
                folded.push('\n');
                width = 0;
            } else if width > 0 || word.is_empty() {
                folded.push(' ');
                width += 1;
            }
            folded.push_str(&word.replace('\t', "    "));
            width += word.len();
        }
        folded.push('\n');
    }
    folded
}
