//! Talk at the table, and what follows a game, by their accessible labels, drawn without a screen.
// What fails in the helpers fails the test.
#![allow(clippy::unwrap_used)]

mod fake;

use egui_kittest::kittest::Queryable;
use fake::shown::{Shown, at_table, model};
use sanguo::model::{Command, Place};
use sanguo_net::{Event, Settings, Start};
use sanguo_rules::Kingdom;

fn click(shown: &mut Shown, label: &str) {
    shown.get_by_label(label).click();
    shown.run();
}

fn talk(kingdom: Kingdom, text: &str) -> Event {
    Event::Talk { kingdom, text: text.to_owned() }
}

fn commands(fake: &mut fake::Fake) -> Vec<Command> {
    std::iter::from_fn(|| fake.far.commands.try_recv().ok()).collect()
}

#[test]
fn a_friend_is_muted_and_heard_again() {
    let (mut shown, fake) = at_table();
    fake.say(talk(Kingdom::Wu, "buy my horses"));
    shown.run();
    shown.get_by_label("buy my horses");
    click(&mut shown, "Mute talk");
    click(&mut shown, "Mute Sun Quan");
    fake.say(talk(Kingdom::Wu, "cheap horses"));
    fake.say(talk(Kingdom::Wei, "what horses?"));
    shown.run();
    shown.get_by_label("what horses?");
    shown.get_by_label("Muted: Sun Quan");
    assert!(shown.query_by_label("buy my horses").is_none() && shown.query_by_label("cheap horses").is_none());
    click(&mut shown, "Mute Sun Quan");
    shown.get_by_label("cheap horses");
}

#[test]
fn the_code_of_the_next_table_is_a_button_once_the_game_is_over() {
    let (mut shown, mut fake) = at_table();
    let code = fake::code();
    fake.say(talk(Kingdom::Wei, &code));
    shown.run();
    shown.get_by_label(&code);
    fake.resign(Kingdom::Shu);
    shown.run();
    commands(&mut fake);
    click(&mut shown, "Join the new table");
    let commands = commands(&mut fake);
    let [Command::Begin(_, Start::Join { invite, name }, _), Command::Remember(_)] = &commands[..] else {
        panic!("{commands:?}")
    };
    assert_eq!((invite.to_string(), name.as_str()), (code, "Liu Bei"));
}

#[test]
fn the_same_three_play_again_with_the_same_settings() {
    let (mut shown, mut fake) = at_table();
    fake.resign(Kingdom::Wei);
    shown.run();
    commands(&mut fake);
    // Whatever the form on the home screen says by now.
    model(&mut shown).form.banners = false;
    click(&mut shown, "Same three again");
    let commands = commands(&mut fake);
    let [Command::Aside, Command::Begin(_, Start::Host { settings, name }, _), Command::Remember(_)] = &commands[..]
    else {
        panic!("{commands:?}")
    };
    assert_eq!((settings.banners, name.as_str()), (Settings::default().banners, "Liu Bei"));
    assert!(matches!(model(&mut shown).place, Place::Waiting(_)));
    shown.get_by_label_contains("The code is said at the table too");
}

#[test]
fn who_looks_on_turns_the_board_and_who_plays_does_not() {
    let (mut shown, mut fake) = at_table();
    assert!(shown.query_by_label("Turn the board").is_none());
    let at = |shown: &Shown, label: &str| shown.get_by_label(label).rect().center();
    let (mine, next) = (at(&shown, "Shu general on re1"), at(&shown, "Wu general on ge1"));
    fake.resign(Kingdom::Shu);
    shown.run();
    click(&mut shown, "Turn the board");
    assert!(at(&shown, "Wu general on ge1").distance(mine) < 1.0);
    assert!(at(&shown, "Wei general on be1").distance(next) < 1.0);
    for _ in 0..2 {
        click(&mut shown, "Turn the board");
    }
    assert!(at(&shown, "Shu general on re1").distance(mine) < 1.0);
}
