//! Whole games, from the home screen to the result and back, without a mouse: by what a screen reader does, and by keys.
// What fails in the helpers fails the test.
#![allow(clippy::unwrap_used)]

mod fake;

use eframe::egui::{Key, Modifiers, vec2};
use egui_kittest::kittest::{NodeT, Queryable};
use fake::Fake;
use fake::shown::{Shown, model, open};
use sanguo::model::{Command, Place};
use sanguo::text;
use sanguo_net::Settings;
use sanguo_rules::{Game, Kingdom, Move, Position};

/// A game in which everybody captures what can be captured is over long before.
const SLOTS_MOST: usize = 2_000;

/// A way to use the window.
struct Hands {
    /// Makes a table from the home screen.
    make: fn(&mut Shown),
    /// Plays a move that is legal in this position.
    play: fn(&mut Shown, &Position, Move),
    /// Leaves the table of a game that is over.
    leave: fn(&mut Shown),
}

/// Plays to the end as Shu, for whom the two others move at the far end; says how many moves were one's own.
fn whole_game(hands: &Hands, seed: u64) -> usize {
    let (mut shown, mut far) = open(vec2(1240.0, 860.0));
    model(&mut shown).form.name = "Liu Bei".into();
    shown.run();
    (hands.make)(&mut shown);
    let made = far.commands.try_recv().unwrap();
    assert!(matches!(made, Command::Begin(..)), "{made:?}");
    let (sender, receiver) = tokio::sync::mpsc::channel(4);
    sender.try_send(made).unwrap();
    let real = std::mem::replace(&mut far.commands, receiver);
    let mut fake = Fake::seat(far, Kingdom::Shu, Settings::default());
    fake.far.commands = real;
    shown.run();
    let mut own = 0;
    while fake.game.outcome().is_none() {
        assert!(fake.game.moves().len() < SLOTS_MOST, "seed {seed} does not end");
        let mv = next(&fake.game, seed);
        if fake.game.position().turn() == Kingdom::Shu {
            (hands.play)(&mut shown, fake.game.position(), mv);
            assert_eq!(fake.wanted(), Some(sanguo_net::Command::Move(mv)));
            own += 1;
        }
        let alive = Kingdom::ALL.map(|kingdom| fake.game.position().is_alive(kingdom));
        fake.settle(mv, alive);
        shown.run();
    }
    let outcome = fake.game.outcome().unwrap();
    let Place::Table(table) = &model(&mut shown).place else { panic!("away from the table") };
    assert_eq!(table.ending, Some(outcome));
    shown.get_by_label(&text::result(&outcome));
    (hands.leave)(&mut shown);
    assert_eq!(model(&mut shown).place, Place::Home);
    own
}

/// Another move in each slot, the same for a seed; the soonest fall is looked for.
fn next(game: &Game, seed: u64) -> Move {
    let mut chosen = None;
    let slot = game.moves().len();
    let mut ahead = game.clone();
    fake::play(&mut ahead, seed + slot as u64, |game| game.moves().len() > slot, |_, mv| chosen = Some(mv));
    let fells = |mv: &Move| game.position().clone().play(*mv).is_ok_and(|played| !played.defeats.is_empty());
    game.position().legal_moves().into_iter().find(fells).or(chosen).unwrap()
}

/// What a screen reader reads out on a point.
fn on(position: &Position, point: sanguo_rules::Point) -> String {
    text::point(point, position.piece_at(point).zip(position.commander_at(point)))
}

#[test]
fn a_screen_reader_plays_a_whole_game() {
    let hands = Hands {
        make: |shown| read(shown, "Make the table"),
        play: |shown, position, mv| {
            read(shown, &on(position, mv.from));
            read(shown, &format!("{}, can be moved to", on(position, mv.to)));
        },
        leave: |shown| read(shown, "Back to the home screen"),
    };
    assert!(whole_game(&hands, 11) > 10);
}

/// Finds something by what is read out, and does what it is for.
fn read(shown: &mut Shown, label: &str) {
    shown.get_by_label(label).click_accesskit();
    shown.run();
}

#[test]
fn the_keys_alone_play_a_whole_game() {
    let hands = Hands {
        make: |shown| reach(shown, "Make the table"),
        play: |shown, _, mv| {
            shown.event(eframe::egui::Event::Text(mv.to_string()));
            shown.run();
            press(shown, Key::Enter);
        },
        leave: |shown| reach(shown, "Back to the home screen"),
    };
    assert!(whole_game(&hands, 12) > 10);
}

fn press(shown: &mut Shown, key: Key) {
    shown.key_press_modifiers(Modifiers::NONE, key);
    shown.run();
}

/// Goes on with Tab until it is there, and presses Space.
fn reach(shown: &mut Shown, label: &str) {
    for _ in 0..400 {
        if shown.get_by_label(label).accesskit_node().is_focused() {
            return press(shown, Key::Space);
        }
        press(shown, Key::Tab);
    }
    panic!("Tab never comes to {label}");
}
