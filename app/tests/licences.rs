//! The list of what is inside is of this time.
#![allow(clippy::unwrap_used)]

mod inside;

use std::collections::BTreeSet;

use sanguo::about;

/// A library by its name and version.
fn library(title: &str) -> inside::Library {
    let (name, version) = title.split_once(' ').unwrap();
    (name.to_owned(), version.to_owned())
}

#[test]
fn every_library_is_listed_with_a_licence_and_its_text() {
    let told = about::licences();
    let (list, rest) = told.split_once("\n\n").unwrap();
    let (beside, texts) = rest.split_once("\n\n").unwrap();
    let inside = list.lines().map(|line| line.split_once(": ").unwrap());
    let beside = beside.split_once('\n').unwrap().1.replace('\n', " ");
    let titles = inside.clone().map(|(title, _)| title).chain(beside.split(", "));
    let listed: BTreeSet<inside::Library> = titles.map(library).collect();
    let stale: Vec<_> = listed.symmetric_difference(&inside::libraries()).cloned().collect();
    assert_eq!(stale, [], "make the list anew: cargo run -p sanguo --example licences");
    let whole = texts.split_whitespace().collect::<Vec<_>>().join(" ");
    for (title, licence) in inside {
        assert!(!licence.is_empty() && whole.contains(title), "{title}");
    }
}

#[test]
fn what_only_tests_need_is_not_inside() {
    let names: BTreeSet<String> = inside::libraries().into_iter().map(|(name, _)| name).collect();
    for (inside, name) in
        [(true, "libp2p"), (true, "windows-sys"), (true, "eframe"), (false, "proptest"), (false, "sanguo-net")]
    {
        assert_eq!(names.contains(name), inside, "{name}");
    }
}
