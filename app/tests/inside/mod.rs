//! What is inside the program, by the manifests and the lock file alone.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use toml::{Table, Value};

/// The crates of this house that the program is made of.
const HOUSE: [&str; 3] = ["sanguo", "sanguo-net", "sanguo-rules"];

/// A library: its name and version.
pub type Library = (String, String);

fn read(path: &str) -> Table {
    let path = format!("{}/../{path}", env!("CARGO_MANIFEST_DIR"));
    fs::read_to_string(&path).ok().and_then(|text| text.parse().ok()).unwrap_or_else(|| panic!("{path}"))
}

/// Every library in the program on any system, and what it is built with; not what only tests need.
pub fn libraries() -> BTreeSet<Library> {
    let lock = read("Cargo.lock");
    let packages: Vec<&Value> = lock["package"].as_array().into_iter().flatten().collect();
    let mut found = BTreeSet::new();
    let mut ahead: Vec<&Value> = packages.iter().filter(|one| HOUSE.contains(&text(one, "name"))).copied().collect();
    while let Some(package) = ahead.pop() {
        let name = text(package, "name");
        let house = HOUSE.contains(&name);
        if !house && !found.insert((name.to_owned(), text(package, "version").to_owned())) {
            continue;
        }
        let needed = package.get("dependencies").and_then(Value::as_array).into_iter().flatten();
        let mut needed: Vec<&str> = needed.filter_map(Value::as_str).collect();
        if house {
            // The lock file names what the tests need too.
            let wanted = wanted(name);
            needed.retain(|dependency| wanted.contains(dependency.split(' ').next().unwrap_or_default()));
        }
        ahead.extend(packages.iter().filter(|one| needed.iter().any(|dependency| names(dependency, one))));
    }
    found
}

fn text<'a>(package: &'a Value, key: &str) -> &'a str {
    package.get(key).and_then(Value::as_str).unwrap_or_default()
}

/// Whether a dependency, which is a name and, where there are several of it, a version, is this package.
fn names(dependency: &str, package: &Value) -> bool {
    let mut words = dependency.split(' ');
    words.next() == Some(text(package, "name"))
        && words.next().is_none_or(|version| version == text(package, "version"))
}

/// What a crate of this house needs besides its tests.
fn wanted(name: &str) -> BTreeSet<String> {
    let folder = BTreeMap::from([("sanguo", "app"), ("sanguo-net", "net"), ("sanguo-rules", "rules")])[name];
    let manifest = read(&format!("{folder}/Cargo.toml"));
    let systems = manifest.get("target").and_then(Value::as_table).into_iter().flat_map(Table::values);
    let tables = std::iter::once(&manifest).chain(systems.filter_map(Value::as_table));
    let needed = tables.filter_map(|table| table.get("dependencies")?.as_table());
    needed.flat_map(Table::keys).cloned().collect()
}
