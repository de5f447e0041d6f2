//! The rules page by its accessible labels, drawn without a screen.
// What fails in the helpers fails the test.
#![allow(clippy::unwrap_used)]

mod fake;

use eframe::egui::{Key, vec2};
use egui_kittest::kittest::Queryable;
use fake::shown::{Shown, at_table, model, open};
use sanguo::model::Topic;

fn click(shown: &mut Shown, label: &str) {
    shown.get_by_label(label).click();
    shown.run();
}

#[test]
fn who_has_never_played_reads_it_from_the_first_topic_to_the_last() {
    let (mut shown, _far) = open(vec2(800.0, 600.0));
    click(&mut shown, "How to play");
    for topic in Topic::all() {
        assert_eq!(model(&mut shown).lesson.as_ref().map(|lesson| lesson.topic), Some(topic));
        click(&mut shown, if topic.next().is_some() { "Next" } else { "Done" });
    }
    shown.get_by_label("How to play");
    assert_eq!(model(&mut shown).lesson, None);
}

#[test]
fn a_piece_chosen_shows_its_ways_and_goes_them() {
    let (mut shown, _far) = open(vec2(1240.0, 860.0));
    click(&mut shown, "How to play");
    click(&mut shown, "Chariot");
    shown.get_by_label_contains("any distance along a line");
    for to in ["Wu soldier on gc4, can be moved to", "gc5, empty, can be moved to", "ra1, empty"] {
        click(&mut shown, to);
    }
    shown.get_by_label("Shu chariot on gc5");
    shown.get_by_label("gc5ra1: a chariot moves any distance along a line.");
    click(&mut shown, "Facing generals");
    shown.get_by_label_contains("Shu's general would face Wu's general on ge1");
}

#[test]
fn the_table_is_there_again_and_says_meanwhile_that_it_is_ones_turn() {
    let (mut shown, mut fake) = at_table();
    fake.settle("re4re5".parse().unwrap(), [true; 3]);
    shown.run();
    click(&mut shown, "How to play");
    click(&mut shown, "Horse");
    click(&mut shown, "gd5, empty, can be moved to");
    assert_eq!(fake.wanted(), None);
    shown.get_by_label("The game goes on meanwhile.");
    for mv in ["ge4ge5", "be4be5"] {
        fake.settle(mv.parse().unwrap(), [true; 3]);
    }
    shown.run();
    shown.get_by_label("Your turn");
    shown.key_press(Key::Escape);
    shown.run();
    shown.get_by_label("Shu soldier on re5");
    shown.key_press(Key::F1);
    shown.run();
    shown.get_by_label_contains("The last kingdom with a general wins.");
}

#[test]
fn the_keyboard_alone_reads_and_tries() {
    let (mut shown, _far) = open(vec2(1240.0, 860.0));
    shown.key_press(Key::F1);
    shown.run();
    for label in ["Soldier", "ge5, empty, can be moved to", "gf5, empty, can be moved to"] {
        shown.get_by_label(label).focus();
        shown.run();
        shown.key_press(Key::Space);
        shown.run();
    }
    shown.get_by_label("Shu soldier on gf5");
}
