//! Records and the free board by their accessible labels, drawn without a screen.
// What fails in the helpers fails the test.
#![allow(clippy::unwrap_used)]

mod fake;

use eframe::egui::{self, Key, Modifiers, vec2};
use egui_kittest::kittest::Queryable;
use fake::shown::{Shown, at_table, model, open};
use fake::signed::record;
use sanguo::link::{self, FarEnd};
use sanguo::model::{Command, Event, Export, Fault, Study};
use sanguo_rules::{Move, Position};
use tempfile::TempDir;

/// A window that shows a record of 30 moves or a few more, and the folder it is in.
fn at_record() -> (Shown, FarEnd, TempDir) {
    let (mut shown, far) = open(vec2(1240.0, 860.0));
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.sanguo");
    std::fs::write(&path, record(7, 30)).unwrap();
    far.events.try_send(Event::Opened(Box::new(link::open(path)))).unwrap();
    shown.run();
    (shown, far, folder)
}

fn study(shown: &mut Shown) -> &Study {
    model(shown).study().unwrap()
}

fn press(shown: &mut Shown, key: Key) {
    shown.key_press_modifiers(Modifiers::NONE, key);
    shown.run();
}

fn click(shown: &mut Shown, label: &str) {
    shown.get_by_label(label).click();
    shown.run();
}

/// Types with the keyboard, into whatever takes it.
fn write(shown: &mut Shown, text: &str) {
    for letter in text.chars() {
        shown.input_mut().events.push(egui::Event::Text(letter.to_string()));
        shown.run();
    }
}

fn first_move(shown: &mut Shown) -> Move {
    study(shown).trail().moves().rows()[0].played.as_ref().unwrap().mv
}

#[test]
fn a_path_that_is_typed_is_opened() {
    let (mut shown, mut far) = open(vec2(1240.0, 860.0));
    shown.get_by_label("Record file").focus();
    shown.run();
    shown.get_by_label("Record file").type_text("some/game.sanguo");
    shown.run();
    click(&mut shown, "Open");
    assert_eq!(far.commands.try_recv(), Ok(Command::Open("some/game.sanguo".into())));
}

#[test]
fn a_dropped_file_is_opened_but_not_at_a_table() {
    let drop = |shown: &mut Shown| {
        let file = egui::DroppedFile { path: Some("game.sanguo".into()), ..egui::DroppedFile::default() };
        shown.input_mut().dropped_files.push(file);
        shown.run();
    };
    let (mut shown, mut far) = open(vec2(1240.0, 860.0));
    drop(&mut shown);
    assert_eq!(far.commands.try_recv(), Ok(Command::Open("game.sanguo".into())));
    let (mut shown, mut fake) = at_table();
    while fake.far.commands.try_recv().is_ok() {}
    drop(&mut shown);
    assert!(fake.far.commands.try_recv().is_err());
}

#[test]
fn a_record_says_who_played_and_what_it_proves() {
    let (mut shown, _far, _folder) = at_record();
    for label in ["Liu Bei", "Sun Quan", "Cao Cao", "Shu and Wu share the win", "Wei has resigned."] {
        shown.get_by_label(label);
    }
    let slots = study(&mut shown).trail().len();
    shown.get_by_label_contains("signatures are valid, every move follows the rules");
    shown.get_by_label_contains(&format!("{slots} slots settled, "));
    assert!(shown.query_by_label_contains("as proof").is_none());
}

#[test]
fn a_damaged_record_names_its_first_bad_line() {
    let (mut shown, far) = open(vec2(900.0, 700.0));
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("bad.sanguo");
    std::fs::write(&path, record(7, 6).replacen("host Liu", "host Lei", 1)).unwrap();
    far.events.try_send(Event::Opened(Box::new(link::open(path)))).unwrap();
    shown.run();
    shown.get_by_label("This is no good record");
    shown.get_by_label_contains("Line 3: this line was changed");
    click(&mut shown, "Back to the home screen");
    shown.get_by_label("Make the table");
}

#[test]
fn keys_wheel_list_and_buttons_walk_through_a_game() {
    let (mut shown, _far, _folder) = at_record();
    let len = study(&mut shown).trail().len();
    press(&mut shown, Key::ArrowRight);
    press(&mut shown, Key::ArrowRight);
    assert_eq!(study(&mut shown).trail().at(), 2);
    press(&mut shown, Key::ArrowLeft);
    assert_eq!(study(&mut shown).trail().at(), 1);
    press(&mut shown, Key::End);
    assert_eq!(study(&mut shown).trail().at(), len);
    shown.get_by_label(&format!("{len} of {len}"));
    press(&mut shown, Key::Home);
    assert_eq!(study(&mut shown).trail().at(), 0);
    click(&mut shown, "One move on");
    let middle = shown.get_by_label_contains("ge3").rect().center();
    shown.hover_at(middle);
    shown.run();
    shown.input_mut().events.push(egui::Event::MouseWheel {
        unit: egui::MouseWheelUnit::Line,
        delta: vec2(0.0, -2.0),
        phase: egui::TouchPhase::Move,
        modifiers: Modifiers::NONE,
    });
    shown.run();
    assert_eq!(study(&mut shown).trail().at(), 3);
    shown.get_by_label_contains("Slot 1: ").click();
    shown.run();
    assert_eq!(study(&mut shown).trail().at(), 1);
    click(&mut shown, "To the end");
    assert!(study(&mut shown).trail().is_at_end());
}

#[test]
fn a_move_by_hand_is_a_variation_with_a_way_back() {
    let (mut shown, _far, _folder) = at_record();
    let first = first_move(&mut shown);
    let len = study(&mut shown).trail().len();
    let other = Position::start(true).legal_moves().iter().copied().find(|mv| *mv != first).unwrap();
    write(&mut shown, &other.to_string());
    press(&mut shown, Key::Enter);
    assert!(study(&mut shown).is_variation());
    assert_eq!(study(&mut shown).trail().len(), 1);
    click(&mut shown, "Back to the game");
    assert_eq!((study(&mut shown).trail().len(), study(&mut shown).trail().at()), (len, 0));
}

#[test]
fn the_move_that_was_played_stays_in_the_game() {
    let (mut shown, _far, _folder) = at_record();
    let first = first_move(&mut shown).to_string();
    write(&mut shown, &first);
    press(&mut shown, Key::Enter);
    assert!(!study(&mut shown).is_variation());
    assert_eq!(study(&mut shown).trail().at(), 1);
}

#[test]
fn a_copy_is_written_where_it_is_wanted() {
    let (mut shown, mut far, folder) = at_record();
    click(&mut shown, "The file");
    let path = folder.path().join("copy.sanguo");
    shown.get_by_label("Write a copy to").focus();
    shown.run();
    shown.get_by_label("Write a copy to").type_text(path.to_str().unwrap());
    shown.run();
    click(&mut shown, "Write the copy");
    let Ok(Command::Export { what: Export::Record(text), path: to, over: false }) = far.commands.try_recv() else {
        panic!()
    };
    assert_eq!(to, path);
    assert!(sanguo_net::verify(text.as_bytes()).is_ok());
    far.events.try_send(Event::Exported(Ok(path))).unwrap();
    shown.run();
    shown.get_by_label_contains("Written to ");
}

#[test]
fn several_moves_by_the_keyboard_alone() {
    let (mut shown, _far) = open(vec2(1240.0, 860.0));
    shown.get_by_label("Free board").focus();
    shown.run();
    press(&mut shown, Key::Enter);
    // By typing.
    for mv in ["re4re5", "ge4ge5"] {
        write(&mut shown, mv);
        press(&mut shown, Key::Enter);
    }
    shown.get_by_label("Wei is on turn");
    // By the arrow keys: from the soldier on be4 up its file, which here leads to the left.
    press(&mut shown, Key::Escape);
    shown.get_by_label("Wei soldier on be4").focus();
    shown.run();
    press(&mut shown, Key::Space);
    press(&mut shown, Key::ArrowRight);
    press(&mut shown, Key::Space);
    shown.get_by_label("Wei soldier on be5");
    assert_eq!(study(&mut shown).trail().text(), "re4re5 ge4ge5 be4be5");
    // And back again.
    press(&mut shown, Key::Escape);
    press(&mut shown, Key::ArrowLeft);
    shown.get_by_label("Wei soldier on be4");
    press(&mut shown, Key::ArrowRight);
    shown.get_by_label("Wei soldier on be5");
}

#[test]
fn several_moves_by_a_screen_reader_alone() {
    let (mut shown, _far) = open(vec2(1240.0, 860.0));
    let labels = [
        "Free board",
        "Shu soldier on re4",
        "re5, empty, can be moved to",
        "Wu soldier on ge4",
        "ge5, empty, can be moved to",
        "Wei cannon on bb3",
        "bb4, empty, can be moved to",
    ];
    for label in labels {
        shown.get_by_label(label).click_accesskit();
        shown.run();
    }
    assert_eq!(study(&mut shown).trail().text(), "re4re5 ge4ge5 bb3bb4");
    for label in ["One move back", "Shu soldier re4re5", "Turn the board"] {
        shown.get_by_label(label).click_accesskit();
        shown.run();
    }
    assert_eq!(study(&mut shown).trail().at(), 1);
    assert_eq!(study(&mut shown).seat, sanguo_rules::Kingdom::Wu);
}

#[test]
fn a_move_typed_wrong_is_said_why_and_stays_to_be_mended() {
    let (mut shown, _far) = open(vec2(1240.0, 860.0));
    click(&mut shown, "Free board");
    write(&mut shown, "re4re9");
    press(&mut shown, Key::Enter);
    shown.get_by_label("re4re9: there is no point re9.");
    press(&mut shown, Key::Backspace);
    assert!(shown.query_by_label_contains("there is no point re9").is_none());
    write(&mut shown, "5");
    press(&mut shown, Key::Enter);
    shown.get_by_label("Wu is on turn");
}

#[test]
fn a_pasted_position_is_set_up_or_its_faults_are_said_in_place() {
    let (mut shown, _far) = open(vec2(1240.0, 860.0));
    click(&mut shown, "Free board");
    let paste = |shown: &mut Shown, text: &str| {
        shown.get_by_label("Position as text").focus();
        shown.run();
        shown.get_by_label("Position as text").type_text(text);
        shown.run();
        click(shown, "Set up this position");
    };
    paste(&mut shown, "9/9/9/9/9 r rgb 0");
    shown.get_by_label_contains("three halves parted by |, not 1");
    model(&mut shown);
    shown.get_by_label("Position as text").focus();
    shown.run();
    shown.key_press_modifiers(Modifiers::COMMAND, Key::A);
    shown.run();
    let mut position = Position::start(false);
    position.play("re4re5".parse().unwrap()).unwrap();
    paste(&mut shown, &position.to_string());
    assert_eq!(study(&mut shown).trail().position(), &position);
    assert!(shown.query_by_label_contains("three halves").is_none());
    click(&mut shown, "With banners");
    assert_eq!(study(&mut shown).trail().position(), &Position::start(true));
}

#[test]
fn a_move_is_typed_at_the_table() {
    let (mut shown, mut fake) = at_table();
    write(&mut shown, "re4re5");
    press(&mut shown, Key::Enter);
    assert_eq!(fake.wanted(), Some(sanguo_net::Command::Move("re4re5".parse().unwrap())));
    write(&mut shown, "ge4ge5");
    press(&mut shown, Key::Enter);
    shown.get_by_label("Your move waits for signatures.");
    assert_eq!(fake.wanted(), None);
}

#[test]
fn what_is_written_to_the_table_is_no_move() {
    let (mut shown, mut fake) = at_table();
    shown.get_by_label("Write to the table").focus();
    shown.run();
    write(&mut shown, "re4re5");
    press(&mut shown, Key::Enter);
    assert_eq!(fake.wanted(), Some(sanguo_net::Command::Say("re4re5".into())));
}

#[test]
fn a_name_and_settings_of_before_are_filled_in_and_damage_is_said() {
    let (mut shown, far) = open(vec2(1240.0, 860.0));
    let memory = sanguo::model::Memory::read("name = \"Zhao Yun\"\nbanners = false\n").unwrap();
    far.events.try_send(Event::Remembered(Box::new(memory))).unwrap();
    shown.run();
    assert_eq!(model(&mut shown).form.name, "Zhao Yun");
    assert!(!model(&mut shown).form.banners);
    far.events.try_send(Event::Forgotten(Fault::Settings { path: "settings.toml".into(), why: "why".into() })).unwrap();
    shown.run();
    shown.get_by_label_contains("The settings in settings.toml cannot be read.");
}

#[test]
fn a_picture_of_the_board_is_written_where_it_is_wanted() {
    let (mut shown, mut far) = open(vec2(1240.0, 860.0));
    click(&mut shown, "Free board");
    click(&mut shown, "Picture of the board");
    shown.get_by_label("Write a copy to").focus();
    shown.run();
    shown.get_by_label("Write a copy to").type_text("picture");
    shown.run();
    for format in ["PNG", "SVG"] {
        click(&mut shown, &format!("Picture as {format}"));
        let Ok(Command::Export { what, path, over: false }) = far.commands.try_recv() else { panic!() };
        assert_eq!(path.to_str(), Some("picture"));
        let (Export::Png(svg) | Export::Svg(svg)) = &what else { panic!() };
        assert!(svg.starts_with("<svg ") && matches!(what, Export::Png(_)) == (format == "PNG"));
    }
}

#[test]
fn without_a_path_the_system_asks_for_one_and_a_path_can_be_typed_meanwhile() {
    let (mut shown, mut far) = open(vec2(1240.0, 860.0));
    click(&mut shown, "Open");
    assert_eq!(far.commands.try_recv(), Ok(Command::Ask { save: None }));
    shown.get_by_label_contains("Choose the file in your system's dialog");
    // The dialog may be open behind the window, or its service dead: another would not help.
    click(&mut shown, "Open");
    assert!(far.commands.try_recv().is_err());
    shown.get_by_label("Record file").focus();
    shown.run();
    shown.get_by_label("Record file").type_text("a.sanguo");
    shown.run();
    click(&mut shown, "Open");
    assert_eq!(far.commands.try_recv(), Ok(Command::Open("a.sanguo".into())));
    far.events.try_send(Event::Asked(None)).unwrap();
    shown.run();
    shown.get_by_label_contains("No file was chosen");
    click(&mut shown, "Free board");
    click(&mut shown, "Picture of the board");
    click(&mut shown, "Picture as PNG");
    assert_eq!(far.commands.try_recv(), Ok(Command::Ask { save: Some("board.png") }));
    far.events.try_send(Event::Asked(Some("chosen.png".into()))).unwrap();
    shown.run();
    let Ok(Command::Export { what: Export::Png(_), path, over: true }) = far.commands.try_recv() else { panic!() };
    assert_eq!(path.to_str(), Some("chosen.png"));
}
