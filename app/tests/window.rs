//! The window by its accessible labels, drawn without a screen; the network is made up at the far end of the link.
// What fails in the helpers fails the test.
#![allow(clippy::unwrap_used)]

mod fake;

use std::thread;
use std::time::{Duration, Instant};

use eframe::egui::{FontId, Key, Modifiers, PointerButton, Pos2, Theme, vec2};
use egui_kittest::kittest::Queryable;
use fake::shown::{Shown, at_table, model, open};
use sanguo::about;
use sanguo::model::{self, Command, Intent};
use sanguo::text::{self, Language};
use sanguo::typefaces::Typefaces;
use sanguo_net::{Event, Identity, Invite, PublicNetwork, Reply, Secret};
use sanguo_rules::{Kind, Kingdom, Move, Piece, Point, Position};

fn at(point: &str, position: &Position) -> String {
    let point: Point = point.parse().unwrap();
    text::point(point, position.piece_at(point).zip(position.commander_at(point)))
}

fn mv(text: &str) -> Move {
    text.parse().unwrap()
}

#[test]
fn a_bad_code_or_name_is_said_in_place() {
    let (mut shown, _far) = open(vec2(1240.0, 860.0));
    model(&mut shown).form.name.clear();
    shown.get_by_label("Make the table").click();
    shown.run();
    assert!(shown.query_by_label_contains("name needs at least one character").is_some());
    model(&mut shown).form.name = "Ann".into();
    shown.get_by_label("Invite code").focus();
    shown.run();
    shown.get_by_label("Invite code").type_text("hello");
    shown.run();
    shown.get_by_label("Join").click();
    shown.run();
    let why = model(&mut shown).form.error.clone();
    let Some(model::FormError::Code(why)) = why else { panic!("{why:?}") };
    let said = why.to_string();
    assert!(shown.query_by_label_contains(&said[1..]).is_some(), "{said}");
}

#[test]
fn making_a_table_shows_its_code_and_copying_says_so() {
    let (mut shown, far) = open(vec2(900.0, 700.0));
    model(&mut shown).form.name = "Ann".into();
    let commands = model(&mut shown).intend(Intent::Make);
    let [Command::Begin(visit, ..), ..] = commands[..] else { panic!() };
    let code = "sanguo1example".to_owned();
    far.events.try_send(model::Event::Table(visit, Event::Invite { code: code.clone() })).unwrap();
    shown.run();
    shown.get_by_label(&code);
    shown.get_by_label("Copy the code").click();
    shown.run();
    shown.get_by_label("Copied");
}

#[test]
fn a_reply_code_is_dialled_and_anything_else_is_said_in_place() {
    let (mut shown, mut far) = open(vec2(900.0, 900.0));
    model(&mut shown).form.name = "Ann".into();
    let commands = model(&mut shown).intend(Intent::Make);
    let [Command::Begin(visit, ..), ..] = commands[..] else { panic!() };
    let [host, guest] = [1, 2].map(|seed| Identity::from_seed(&[seed; 32]).public());
    let (secret, addresses) = (Secret::from_bytes([9; 16]), Vec::new());
    let invite = Invite { host, secret, addresses, helper: None, offer: None };
    let event = Event::Invite { code: invite.to_string() };
    far.events.try_send(model::Event::Table(visit, event)).unwrap();
    shown.run();
    shown.get_by_label("A friend's program shows a reply code?").click();
    shown.run();
    let reply = Reply::new(&invite, guest, Vec::new());
    for (pasted, said) in [(invite.to_string(), "This is not a reply code"), (reply.to_string(), "is looking for")] {
        let model::Place::Waiting(waiting) = &mut model(&mut shown).place else { panic!() };
        waiting.reply = pasted;
        shown.get_by_label("Look for this friend").click();
        shown.run();
        shown.get_by_label_contains(said);
    }
    let wanted = std::iter::from_fn(|| far.commands.try_recv().ok()).collect::<Vec<_>>();
    assert_eq!(wanted, [Command::Table(sanguo_net::Command::Dial(Box::new(reply)))]);
}

#[test]
fn how_friends_reach_each_other_is_chosen_kept_and_used_for_the_next_table() {
    let (mut shown, mut far) = open(vec2(1240.0, 860.0));
    model(&mut shown).form.name = "Ann".into();
    model(&mut shown).intend(Intent::Preferences(true));
    shown.run();
    shown.get_by_label("Reaching each other").click();
    shown.run();
    shown.get_by_label("Look for friends in the public IPFS network too").click();
    shown.get_by_label("Port that your router forwards").focus();
    shown.run();
    shown.get_by_label("Port that your router forwards").type_text("port");
    shown.run();
    shown.get_by_label_contains("it is a number from 1 to 65535");
    model(&mut shown).intend(Intent::Preferences(false));
    shown.run();
    shown.get_by_label("Make the table").click();
    shown.run();
    shown.get_by_label_contains("it is a number from 1 to 65535");
    model(&mut shown).form.reach.port = "4001".into();
    shown.get_by_label("Make the table").click();
    shown.run();
    let wanted = std::iter::from_fn(|| far.commands.try_recv().ok()).collect::<Vec<_>>();
    let [Command::Begin(_, _, network), Command::Remember(memory)] = &wanted[..] else { panic!("{wanted:?}") };
    assert_eq!((network.port, &network.public), (Some(4001), &Some(PublicNetwork::Usual)));
    let written = memory.write().unwrap();
    assert!(written.contains("port = \"4001\"") && written.contains("public-network = true"), "{written}");
}

#[test]
fn every_point_of_the_board_has_its_label() {
    let (shown, fake) = at_table();
    let position = fake.game.position();
    for point in Point::all() {
        shown.get_by_label(&at(&point.to_string(), position));
    }
    assert_eq!(at("re4", position), "Shu soldier on re4");
    assert_eq!(at("re5", position), "re5, empty");
    let chariot = Piece { home: Kingdom::Shu, kind: Kind::Chariot };
    let taken_over = text::point("ge5".parse().unwrap(), Some((chariot, Kingdom::Wu)));
    assert_eq!(taken_over, "Shu chariot, commanded by Wu, on ge5");
}

#[test]
fn two_clicks_show_the_targets_and_play_the_move() {
    let (mut shown, mut fake) = at_table();
    shown.get_by_label("Shu soldier on re4").click();
    shown.run();
    shown.get_by_label("re5, empty, can be moved to").click();
    shown.run();
    assert_eq!(fake.wanted(), Some(sanguo_net::Command::Move(mv("re4re5"))));
    fake.settle(mv("re4re5"), [true, true, false]);
    shown.run();
    shown.get_by_label("Shu soldier on re5");
    shown.get_by_label("Slot 1: Shu soldier re4re5; signed by Shu and Wu");
}

#[test]
fn a_drag_plays_a_move() {
    let (mut shown, mut fake) = at_table();
    let from = shown.get_by_label("Shu soldier on re4").rect().center();
    let to = shown.get_by_label("re5, empty").rect().center();
    drag(&mut shown, from, to);
    assert_eq!(fake.wanted(), Some(sanguo_net::Command::Move(mv("re4re5"))));
}

#[test]
fn a_drag_let_go_outside_plays_nothing() {
    let (mut shown, mut fake) = at_table();
    let from = shown.get_by_label("Shu soldier on re4").rect().center();
    drag(&mut shown, from, Pos2::new(5.0, 5.0));
    assert_eq!(fake.wanted(), None);
    shown.get_by_label("Shu soldier on re4");
}

#[test]
fn a_drag_within_one_slow_frame_is_not_lost() {
    let (mut shown, mut fake) = at_table();
    let from = shown.get_by_label("Shu soldier on re4").rect().center();
    let to = shown.get_by_label("re5, empty").rect().center();
    let button = |pos, pressed| eframe::egui::Event::PointerButton {
        pos,
        button: PointerButton::Primary,
        pressed,
        modifiers: Modifiers::NONE,
    };
    let moved = eframe::egui::Event::PointerMoved;
    shown.input_mut().events.extend([moved(from), button(from, true), moved(to), button(to, false)]);
    shown.run();
    assert_eq!(fake.wanted(), Some(sanguo_net::Command::Move(mv("re4re5"))));
}

fn drag(shown: &mut Shown, from: Pos2, to: Pos2) {
    shown.drag_at(from);
    shown.run();
    for step in 1..=5 {
        shown.hover_at(from + (to - from) * (step as f32 / 5.0));
        shown.run();
    }
    shown.drop_at(to);
    shown.run();
}

#[test]
fn escape_and_the_right_button_put_a_piece_back() {
    let (mut shown, _fake) = at_table();
    for cancel in [true, false] {
        shown.get_by_label("Shu soldier on re4").click();
        shown.run();
        assert!(model(&mut shown).table().unwrap().hands.pick.is_some());
        if cancel {
            shown.key_press(Key::Escape);
        } else {
            shown.get_by_label("Shu general on re1").click_button(PointerButton::Secondary);
        }
        shown.run();
        assert!(model(&mut shown).table().unwrap().hands.pick.is_none());
    }
}

#[test]
fn the_keyboard_plays_a_move() {
    let (mut shown, mut fake) = at_table();
    for label in ["Shu soldier on re4", "re5, empty, can be moved to"] {
        shown.get_by_label(label).focus();
        shown.run();
        shown.key_press_modifiers(Modifiers::NONE, Key::Space);
        shown.run();
    }
    assert_eq!(fake.wanted(), Some(sanguo_net::Command::Move(mv("re4re5"))));
}

#[test]
fn a_screen_reader_plays_a_move() {
    let (mut shown, mut fake) = at_table();
    for label in ["Shu soldier on re4", "re5, empty, can be moved to"] {
        shown.get_by_label(label).click_accesskit();
        shown.run();
    }
    assert_eq!(fake.wanted(), Some(sanguo_net::Command::Move(mv("re4re5"))));
}

#[test]
fn a_liar_a_check_and_a_trouble_are_said_in_place() {
    let (mut shown, mut fake) = at_table();
    fake.play_until(5, |game| !game.position().threats(Kingdom::Shu).is_empty());
    fake.say(Event::DoubleSigned { kingdom: Kingdom::Wei, slot: sanguo_net::Slot::FIRST });
    fake.say(Event::Trouble(sanguo_net::Trouble::Unheard));
    shown.run();
    shown.get_by_label_contains("Your general");
    shown.get_by_label_contains("Cao Cao (Wei) has signed two different decisions for slot 1");
    shown.get_by_label("Nobody is connected, so nobody heard that.");
    shown.get_by_label("Understood").click();
    shown.run();
    assert!(shown.query_by_label("Nobody is connected, so nobody heard that.").is_none());
}

#[test]
fn resigning_asks_first_and_the_result_is_in_words_with_the_record() {
    let (mut shown, mut fake) = at_table();
    shown.get_by_label("Resign").click();
    shown.run();
    assert_eq!(fake.wanted(), None);
    shown.get_by_label("Yes, resign").click();
    shown.run();
    assert_eq!(fake.wanted(), Some(sanguo_net::Command::Resign));
    fake.resign(Kingdom::Shu);
    shown.run();
    shown.get_by_label("Wu and Wei share the win");
    shown.get_by_label("Shu has resigned");
    assert!(shown.query_by_label_contains(".sanguo").is_some());
    shown.get_by_label("Back to the home screen").click();
    shown.run();
    shown.get_by_label("Make the table");
}

#[test]
fn whoever_is_on_turn_and_whoever_signed_is_said() {
    let (mut shown, mut fake) = at_table();
    shown.get_by_label("Your turn");
    fake.settle(mv("re4re5"), [true; 3]);
    shown.run();
    shown.get_by_label("Sun Quan is on turn");
    fake.propose(mv("ge4ge5"));
    shown.run();
    shown.get_by_label("Sun Quan has moved");
    shown.get_by_label("ge4ge5 – waiting for you and Cao Cao (Wei)");
}

#[test]
fn a_friend_who_is_two_decisions_behind_is_said_to_be_and_one_is_nothing() {
    let (mut shown, mut fake) = at_table();
    let behind = |shown: &Shown| shown.query_by_label("has not signed the last 2 decisions").is_some();
    fake.settle(mv("re4re5"), [true, true, false]);
    shown.run();
    assert!(!behind(&shown));
    fake.settle(mv("ge4ge5"), [true, true, false]);
    shown.run();
    assert!(behind(&shown));
    fake.settle(mv("be4be5"), [true; 3]);
    shown.run();
    assert!(!behind(&shown));
}

#[test]
fn nothing_is_drawn_while_nothing_happens() {
    let (mut shown, _fake) = at_table();
    shown.run();
    // The harness stops by itself as soon as the window asks for no further frame.
    assert!(shown.run() <= 2);
}

#[test]
fn a_move_decided_on_ahead_is_said_and_played_in_time() {
    let (mut shown, mut fake) = at_table();
    fake.settle(mv("re4re5"), [true; 3]);
    shown.run();
    for label in ["Shu soldier on ra4", "ra5, empty, can be moved to"] {
        shown.get_by_label(label).click();
        shown.run();
    }
    shown.get_by_label("ra4ra5 is played as soon as it is your turn; Esc takes it back.");
    assert_eq!(fake.wanted(), None);
    for rival in ["ge4ge5", "be4be5"] {
        fake.settle(mv(rival), [true; 3]);
    }
    shown.run();
    assert_eq!(fake.wanted(), Some(sanguo_net::Command::Move(mv("ra4ra5"))));
}

#[test]
fn the_right_button_draws_circles_and_arrows() {
    let (mut shown, mut fake) = at_table();
    let at = |shown: &Shown, label: &str| shown.get_by_label(label).rect().center();
    let (from, to) = (at(&shown, "Shu soldier on re4"), at(&shown, "Wu soldier on ge4"));
    let button = |pos, pressed| eframe::egui::Event::PointerButton {
        pos,
        button: PointerButton::Secondary,
        pressed,
        modifiers: Modifiers::NONE,
    };
    let moved = eframe::egui::Event::PointerMoved;
    for way in [[from, from], [from, to]] {
        let events = [moved(way[0]), button(way[0], true), moved(way[1]), button(way[1], false)];
        shown.input_mut().events.extend(events);
        shown.run();
    }
    let [from, to] = ["re4", "ge4"].map(|point| point.parse().unwrap());
    let notes = model(&mut shown).table().unwrap().hands.notes.clone();
    assert_eq!(notes, [model::Note::Circle(from), model::Note::Arrow(Move { from, to })]);
    shown.get_by_label("rb4, empty").click();
    shown.run();
    assert_eq!(model(&mut shown).table().unwrap().hands.notes, []);
    assert_eq!(fake.wanted(), None);
}

#[test]
fn preferences_change_the_window_at_once_and_are_remembered_while_the_game_goes_on() {
    let (mut shown, mut fake) = at_table();
    shown.get_by_label("Settings").click();
    shown.run();
    shown.get_by_label("The game goes on meanwhile.");
    for label in ["Light", "Letters", "On every point", "Moves glide", "125 %"] {
        shown.get_by_label(label).click();
        shown.run();
    }
    let mut remembered = None;
    while let Ok(command) = fake.far.commands.try_recv() {
        remembered = Some(command);
    }
    let Some(Command::Remember(memory)) = remembered else { panic!("{remembered:?}") };
    let written = memory.write().unwrap();
    for line in ["shade = \"light\"", "pieces = \"letters\"", "coordinates = \"all\"", "glide = false", "size = 125"] {
        assert!(written.contains(line), "{written}");
    }
    assert_eq!(shown.ctx.zoom_factor(), 1.25);
    assert_eq!(shown.ctx.theme(), Theme::Light);
    fake.settle(mv("re4re5"), [true; 3]);
    shown.key_press(Key::Escape);
    shown.run();
    shown.get_by_label("Sun Quan is on turn");
}

#[test]
fn the_usual_keys_make_everything_larger_and_smaller() {
    let (mut shown, _far) = open(vec2(1240.0, 860.0));
    for (key, size) in [(Key::Plus, 110), (Key::Plus, 125), (Key::Minus, 110), (Key::Num0, 100)] {
        shown.key_press_modifiers(Modifiers::COMMAND, key);
        shown.run();
        assert_eq!(model(&mut shown).preferences.size, size);
    }
}

#[test]
fn talk_in_another_script_is_drawn_with_a_font_of_the_system_once_it_is_found() {
    let (mut shown, fake) = at_table();
    let has = |shown: &Shown| shown.ctx.fonts_mut(|fonts| fonts.has_glyph(&FontId::default(), 'ก'));
    let fonts = || {
        let mut fonts = fontdb::Database::new();
        fonts.load_font_data(include_bytes!("data/squares.ttf").to_vec());
        fonts
    };
    shown.state_mut().as_mut().unwrap().typefaces = Some(Typefaces::from(fonts));
    fake.say(Event::Talk { kingdom: Kingdom::Wu, text: "ก ก ก".to_owned() });
    shown.run();
    let start = Instant::now();
    while !has(&shown) {
        assert!(start.elapsed() < Duration::from_secs(60), "it is never found");
        thread::yield_now();
        shown.run();
    }
    // It is still there in another language.
    model(&mut shown).language = Language::Traditional;
    shown.run_steps(4);
    assert!(has(&shown));
}

#[test]
fn versions_and_licences_are_a_click_away() {
    let (mut shown, _far) = open(vec2(1240.0, 860.0));
    shown.get_by_label("About Sanguo").click();
    shown.run();
    shown.get_by_label(&format!("Version {} · rules 1 · protocol 1", env!("CARGO_PKG_VERSION")));
    shown.get_by_label(about::licences().lines().next().unwrap());
    shown.key_press(Key::Escape);
    shown.run();
    shown.get_by_label("Make the table");
}

#[test]
fn moves_that_come_in_the_middle_of_a_drag_do_not_take_the_piece_out_of_the_hand() {
    let (mut shown, mut fake) = at_table();
    fake.settle(mv("re4re5"), [true; 3]);
    shown.run();
    let from = shown.get_by_label("Shu soldier on ra4").rect().center();
    let to = shown.get_by_label("ra5, empty").rect().center();
    shown.drag_at(from);
    shown.run();
    shown.hover_at(from + (to - from) * 0.5);
    shown.run();
    for rival in ["ge4ge5", "be4be5"] {
        fake.settle(mv(rival), [true; 3]);
        shown.run();
    }
    shown.drop_at(to);
    shown.run();
    assert_eq!(fake.wanted(), Some(sanguo_net::Command::Move(mv("ra4ra5"))));
}

#[test]
fn a_piece_taken_in_the_middle_of_a_drag_is_gone_from_the_hand() {
    let (mut shown, mut fake) = at_table();
    fake.settle(mv("re4re5"), [true; 3]);
    shown.run();
    let from = shown.get_by_label("Shu soldier on re5").rect().center();
    let to = shown.get_by_label("be5, empty").rect().center();
    shown.drag_at(from);
    shown.run();
    shown.hover_at(from + (to - from) * 0.5);
    shown.run();
    for rival in ["ge4ge5", "be4be5", "ra4ra5", "ge5re5"] {
        fake.settle(mv(rival), [true; 3]);
    }
    shown.run();
    shown.drop_at(to);
    shown.run();
    assert_eq!(fake.wanted(), None);
    let hands = &model(&mut shown).table().unwrap().hands;
    assert_eq!((hands.pick.is_some(), hands.planned()), (false, None));
}

#[test]
fn the_board_keeps_in_the_window_when_that_is_resized_while_a_piece_glides() {
    let (mut shown, mut fake) = at_table();
    fake.settle(mv("re4re5"), [true; 3]);
    shown.step();
    shown.set_size(vec2(800.0, 600.0));
    shown.run();
    let window = shown.ctx.content_rect();
    for point in Point::all() {
        let label = at(&point.to_string(), fake.game.position());
        assert!(window.contains_rect(shown.get_by_label(&label).rect()), "{label}");
    }
    shown.get_by_label("Sun Quan is on turn");
}

#[test]
fn whatever_has_the_focus_is_scrolled_to_when_everything_is_large() {
    let (mut shown, mut fake) = at_table();
    shown.set_size(vec2(620.0, 430.0));
    shown.run();
    let window = shown.ctx.content_rect();
    for label in ["Leave the table", "Wei chariot on ba1", "Say", "Shu chariot on ra1"] {
        shown.get_by_label(label).focus();
        shown.run();
        assert!(window.contains_rect(shown.get_by_label(label).rect()), "{label}");
    }
    fake.resign(Kingdom::Shu);
    shown.run();
    shown.get_by_label("Back to the home screen").click();
    shown.run();
    shown.get_by_label("Open").focus();
    shown.run();
    assert!(window.contains_rect(shown.get_by_label("Open").rect()));
}
