use std::time::Instant;

use sanguo_net::{
    Approach, Clock, Clocks, Guest, Hash, Identity, Link, NotAdmitted, Phase, Player, Progress, Refused, Seats,
    Settings, Signed, Trouble, Way, What,
};
use sanguo_rules::{Kingdom, Move, Outcome, Point};

use super::*;

const ALL: Signed = Signed { by: [true; 3], settled: true, unanimous: true };

fn key(i: u8) -> sanguo_net::PublicKey {
    Identity::from_seed(&[i + 1; 32]).public()
}

fn agreed() -> sanguo_net::Table {
    let player = |i: u8| Player {
        key: key(i),
        name: ["Ann", "Bob", "Cid"][usize::from(i)].parse().unwrap(),
        nonce: None,
        host: i == 0,
    };
    let clock = Some(Clock { base: Millis(60_000), increment: Millis(0) });
    let settings = Settings { seats: Seats::HostFirst, clock, ..Settings::default() };
    sanguo_net::Table::new(settings, [player(0), player(1), player(2)]).unwrap()
}

/// A model of Ann's, who has made a table.
fn hosting() -> (Model, Visit) {
    let mut model = Model::new("Ann");
    let commands = model.intend(Intent::Make);
    let [Command::Begin(visit, ..), ..] = commands[..] else { panic!("{commands:?}") };
    (model, visit)
}

fn seated() -> (Model, Visit) {
    let (mut model, visit) = hosting();
    let table = agreed();
    let seated =
        sanguo_net::Event::Seated { me: Kingdom::Shu, game: table.id(), table: Box::new(table), resumed: false };
    happens(&mut model, visit, seated);
    (model, visit)
}

fn happens(model: &mut Model, visit: Visit, event: sanguo_net::Event) {
    calls(model, visit, event);
}

/// What the person is called for when this happens.
fn calls(model: &mut Model, visit: Visit, event: sanguo_net::Event) -> Vec<Call> {
    let commands = model.update(Event::Table(visit, event), Millis(0));
    commands
        .into_iter()
        .filter_map(|command| if let Command::Call(call) = command { Some(call) } else { None })
        .collect()
}

fn turn(model: &mut Model, visit: Visit, slot: u32, kingdom: Kingdom) {
    let slot = sanguo_net::Slot::new(slot).unwrap();
    happens(model, visit, sanguo_net::Event::Turn { slot, kingdom, mine: kingdom == Kingdom::Shu });
}

fn mv(text: &str) -> Move {
    text.parse().unwrap()
}

fn point(text: &str) -> Point {
    text.parse().unwrap()
}

fn moves(model: &Model, text: &str) -> What {
    let mut after = model.table().unwrap().settled().clone();
    after.play(mv(text)).unwrap();
    What::Move { mv: mv(text), hash: after.hash(), spent: Millis(0) }
}

fn settle(model: &mut Model, visit: Visit, slot: u32, text: &str) {
    let what = moves(model, text);
    let slot = sanguo_net::Slot::new(slot).unwrap();
    happens(model, visit, sanguo_net::Event::Settled { slot, what, signed: ALL });
}

#[test]
fn a_wrong_name_or_code_is_said_in_place_and_opens_nothing() {
    let mut model = Model::new("");
    assert_eq!(model.intend(Intent::Make), []);
    assert!(matches!(model.form.error, Some(FormError::Name(_))));
    model.form.name = "  Ann  Lee ".into();
    model.form.code = "not a code".into();
    assert_eq!(model.intend(Intent::Join), []);
    assert!(matches!(model.form.error, Some(FormError::Code(_))));
    assert_eq!(model.place, Place::Home);
    let commands = model.intend(Intent::Make);
    let [Command::Begin(_, Start::Host { name, .. }, _), ..] = &commands[..] else { panic!("{commands:?}") };
    assert_eq!(name.as_str(), "Ann Lee");
    assert_eq!(model.form.error, None);
}

#[test]
fn the_form_gives_the_settings() {
    let mut form = Form::new("Ann");
    form.clock = ClockChoice::Own;
    (form.minutes, form.increment, form.banners, form.seats) = (0, 5, false, Seats::HostFirst);
    let settings = form.settings().unwrap();
    assert_eq!(settings.clock, Some(Clock { base: Millis(60_000), increment: Millis(5_000) }));
    assert!(!settings.banners);
    assert_eq!(settings.seats, Seats::HostFirst);
    form.clock = ClockChoice::Preset(0);
    assert_eq!(form.settings().unwrap().clock.unwrap().base, Millis(600_000));
}

#[test]
fn the_waiting_room_knows_the_last_way_to_each_guest_who_is_not_lost() {
    let (mut model, visit) = hosting();
    let mut guest = Guest { key: key(1), name: None, host: false, progress: Progress::Waiting };
    for way in [Way::Relayed, Way::Direct] {
        let approach = Approach { key: key(1), phase: Phase::Reached(way), since: Instant::now(), helps: Vec::new() };
        happens(&mut model, visit, sanguo_net::Event::Approach(Box::new(approach)));
    }
    let Place::Waiting(waiting) = &model.place else { panic!() };
    assert_eq!(waiting.approaches.len(), 1);
    assert_eq!(waiting.approach(&guest).map(|approach| approach.phase), Some(Phase::Reached(Way::Direct)));
    guest.progress = Progress::Lost;
    assert_eq!(waiting.approach(&guest), None);
}

#[test]
fn the_waiting_room_follows_the_guests_and_leads_to_the_table_or_back() {
    let (mut model, visit) = hosting();
    happens(&mut model, visit, sanguo_net::Event::Invite { code: "abc".into() });
    let guest = Guest { key: key(1), name: None, host: false, progress: Progress::Asking };
    happens(&mut model, visit, sanguo_net::Event::Lobby(vec![guest.clone()]));
    let Place::Waiting(waiting) = &model.place else { panic!() };
    assert_eq!((waiting.code.as_deref(), &waiting.guests[..]), (Some("abc"), &[guest][..]));

    let full = sanguo_net::Event::Trouble(Trouble::NotAdmitted(NotAdmitted::Full));
    let commands = model.update(Event::Table(visit, full), Millis(0));
    assert!(commands.contains(&Command::Leave));
    assert_eq!(model.place, Place::Home);
    assert!(matches!(model.form.refused, Some(Fault::Table(Trouble::NotAdmitted(NotAdmitted::Full)))));
}

#[test]
fn what_a_table_left_behind_says_is_not_heard() {
    let (mut model, old) = hosting();
    model.intend(Intent::Leave);
    let commands = model.intend(Intent::Make);
    let [Command::Begin(new, ..), ..] = commands[..] else { panic!() };
    happens(&mut model, old, sanguo_net::Event::Invite { code: "old".into() });
    happens(&mut model, old, sanguo_net::Event::Closed);
    let Place::Waiting(waiting) = &model.place else { panic!() };
    assert_eq!(waiting.code, None);
    model.update(Event::NotOpened(new, Fault::Exists), Millis(0));
    assert_eq!(model.form.refused, Some(Fault::Exists));
}

#[test]
fn two_clicks_move_a_piece_and_the_board_shows_it_at_once() {
    let (mut model, visit) = seated();
    turn(&mut model, visit, 1, Kingdom::Shu);
    assert_eq!(model.intend(Intent::Click(point("re4"))), []);
    let pick = model.table().unwrap().hands.pick.as_ref().unwrap();
    assert_eq!((pick.hold, &pick.targets[..]), (Hold::Move, &[point("re5")][..]));
    let commands = model.intend(Intent::Click(point("re5")));
    assert_eq!(commands, [Command::Table(sanguo_net::Command::Move(mv("re4re5")))]);
    let table = model.table().unwrap();
    assert!(table.shown().piece_at(point("re5")).is_some());
    assert!(table.settled().piece_at(point("re5")).is_none());
    assert!(!table.may_move(), "one move a turn");
}

#[test]
fn a_drag_moves_too_and_let_go_where_it_began_or_outside_it_does_not() {
    let (mut model, visit) = seated();
    turn(&mut model, visit, 1, Kingdom::Shu);
    let (from, to) = (point("re4"), point("re5"));
    model.intend(Intent::Grab(from));
    assert_eq!(model.intend(Intent::Drop { from, to: None }), []);
    assert_eq!(model.intend(Intent::Drop { from, to: Some(from) }), []);
    assert!(model.table().unwrap().hands.pick.is_some());
    let commands = model.intend(Intent::Drop { from, to: Some(to) });
    assert_eq!(commands, [Command::Table(sanguo_net::Command::Move(mv("re4re5")))]);
}

#[test]
fn an_unsteady_click_on_a_target_is_a_click() {
    let (mut model, visit) = seated();
    turn(&mut model, visit, 1, Kingdom::Shu);
    model.intend(Intent::Click(point("re4")));
    model.intend(Intent::Grab(point("re5")));
    let commands = model.intend(Intent::Drop { from: point("re5"), to: Some(point("re5")) });
    assert_eq!(commands.len(), 1);
}

#[test]
fn a_second_click_or_cancel_puts_the_piece_back() {
    let (mut model, visit) = seated();
    turn(&mut model, visit, 1, Kingdom::Shu);
    for undo in [Intent::Click(point("re4")), Intent::Cancel] {
        model.intend(Intent::Click(point("re4")));
        assert!(model.table().unwrap().hands.pick.is_some());
        model.intend(undo);
        assert_eq!(model.table().unwrap().hands.pick, None);
    }
}

#[test]
fn an_illegal_move_is_refused_with_a_word_why() {
    let (mut model, visit) = seated();
    turn(&mut model, visit, 1, Kingdom::Shu);
    model.intend(Intent::Click(point("re4")));
    assert_eq!(model.intend(Intent::Click(point("re3"))), []);
    let pick = model.table().unwrap().hands.pick.as_ref().unwrap();
    assert!(matches!(pick.word, Some(Word::Illegal(_))), "{:?}", pick.word);
}

#[test]
fn a_blocked_piece_and_a_rivals_piece_have_a_word() {
    let (mut model, visit) = seated();
    turn(&mut model, visit, 1, Kingdom::Shu);
    model.intend(Intent::Click(point("gb1")));
    let pick = model.table().unwrap().hands.pick.as_ref().unwrap();
    assert_eq!((pick.hold, &pick.word), (Hold::Look, &Some(Word::Theirs(Kingdom::Wu))));
    settle(&mut model, visit, 1, "re4re5");
    turn(&mut model, visit, 2, Kingdom::Wu);
    model.intend(Intent::Click(point("re1")));
    let pick = model.table().unwrap().hands.pick.as_ref().unwrap();
    assert_eq!((pick.hold, &pick.word), (Hold::Ahead, &Some(Word::NotYourTurn(Kingdom::Wu))));
}

#[test]
fn a_refused_move_goes_back() {
    let (mut model, visit) = seated();
    turn(&mut model, visit, 1, Kingdom::Shu);
    model.intend(Intent::Click(point("re4")));
    model.intend(Intent::Click(point("re5")));
    happens(&mut model, visit, sanguo_net::Event::Trouble(Trouble::Refused(Refused::Signed)));
    let table = model.table().unwrap();
    assert!(table.shown().piece_at(point("re4")).is_some());
    assert!(table.may_move());
    assert!(table.trouble.is_some());
    model.intend(Intent::Dismiss);
    assert_eq!(model.table().unwrap().trouble, None);
}

#[test]
fn signatures_are_counted_for_the_open_slot_and_for_settled_ones() {
    let (mut model, visit) = seated();
    turn(&mut model, visit, 1, Kingdom::Shu);
    let (slot, what, hash) = (sanguo_net::Slot::FIRST, moves(&model, "re4re5"), Hash::from([7; 32]));
    happens(&mut model, visit, sanguo_net::Event::Decision { slot, by: Kingdom::Shu, what, hash });
    let one = Signed { by: [true, false, false], settled: false, unanimous: false };
    happens(&mut model, visit, sanguo_net::Event::Signature { slot, decision: hash, signed: one });
    let table = model.table().unwrap();
    assert_eq!(table.awaited(&table.proposals[0]).collect::<Vec<_>>(), [Kingdom::Wu, Kingdom::Wei]);
    let two = Signed { by: [true, true, false], settled: true, unanimous: false };
    happens(&mut model, visit, sanguo_net::Event::Settled { slot, what, signed: two });
    assert_eq!(model.table().unwrap().moves.last().unwrap().signed, two);
    happens(&mut model, visit, sanguo_net::Event::Signature { slot, decision: hash, signed: ALL });
    assert_eq!(model.table().unwrap().moves.last().unwrap().signed, ALL);
}

#[test]
fn a_forfeit_that_replaces_settled_slots_takes_the_board_back() {
    let (mut model, visit) = seated();
    for (slot, text) in [(1, "re4re5"), (2, "ge4ge5"), (3, "be4be5")] {
        settle(&mut model, visit, slot, text);
    }
    let forfeit = What::Forfeit(Kingdom::Wei);
    let slot = sanguo_net::Slot::new(3).unwrap();
    happens(&mut model, visit, sanguo_net::Event::Settled { slot, what: forfeit, signed: ALL });
    let table = model.table().unwrap();
    assert_eq!(table.moves.rows().len(), 3);
    assert!(table.settled().piece_at(point("be4")).is_some());
    assert!(table.settled().piece_at(point("ge5")).is_some());
}

#[test]
fn the_move_list_has_a_line_for_each_round() {
    let (mut model, visit) = seated();
    let texts = ["re4re5", "ge4ge5", "be4be5", "ra1ra2", "ga1ga2"];
    for (slot, text) in (1..).zip(texts) {
        settle(&mut model, visit, slot, text);
    }
    let lines = model.table().unwrap().moves.lines();
    assert_eq!(
        lines,
        [
            Line::Round { number: 1, rows: [Some(0), Some(1), Some(2)] },
            Line::Round { number: 2, rows: [Some(3), Some(4), None] },
        ]
    );
}

#[test]
fn resigning_asks_first() {
    let (mut model, visit) = seated();
    turn(&mut model, visit, 1, Kingdom::Shu);
    assert_eq!(model.intend(Intent::Resign), []);
    model.intend(Intent::AskResign);
    assert!(model.table().unwrap().asking);
    model.intend(Intent::Cancel);
    assert_eq!(model.intend(Intent::Resign), []);
    model.intend(Intent::AskResign);
    assert_eq!(model.intend(Intent::Resign), [Command::Table(sanguo_net::Command::Resign)]);
}

#[test]
fn only_the_running_clock_runs_and_the_window_wakes_for_its_digits() {
    let (mut model, visit) = seated();
    let left = [Millis(60_000), Millis(50_000), Millis(9_950)];
    happens(&mut model, visit, sanguo_net::Event::Clocks(Clocks { left, running: Some(Kingdom::Wu) }));
    let table = model.table().unwrap();
    assert_eq!(table.time_left(Kingdom::Shu, Millis(1_500)), Some(Millis(60_000)));
    assert_eq!(table.time_left(Kingdom::Wu, Millis(1_500)), Some(Millis(48_500)));
    assert_eq!(table.next_tick(Millis(1_500)), Some(Millis(501)));
    assert_eq!(table.time_left(Kingdom::Wu, Millis(99_000)), Some(Millis(0)));
    assert_eq!(table.next_tick(Millis(99_000)), None);
}

#[test]
fn talk_is_trimmed_sent_and_heard() {
    let (mut model, visit) = seated();
    let Place::Table(table) = &mut model.place else { panic!() };
    table.draft = "  hello ".into();
    assert_eq!(model.intend(Intent::Say), [Command::Table(sanguo_net::Command::Say("hello".into()))]);
    assert_eq!(model.intend(Intent::Say), []);
    happens(&mut model, visit, sanguo_net::Event::Talk { kingdom: Kingdom::Wu, text: "hi".into() });
    happens(&mut model, visit, sanguo_net::Event::Peer { kingdom: Kingdom::Wu, link: Link::Gone });
    let table = model.table().unwrap();
    assert!(table.talk.heard().map(|said| (said.by, said.text.as_str())).eq([(Kingdom::Wu, "hi")]));
    assert_eq!(table.links[1], Some(Link::Gone));
}

/// Wu is on turn, and Shu has decided on a move ahead.
fn decided_ahead(text: &str) -> (Model, Visit) {
    let (mut model, visit) = seated();
    settle(&mut model, visit, 1, "re4re5");
    turn(&mut model, visit, 2, Kingdom::Wu);
    let Move { from, to } = mv(text);
    assert_eq!(model.intend(Intent::Click(from)), []);
    assert_eq!(model.intend(Intent::Click(to)), []);
    (model, visit)
}

fn ahead(model: &Model) -> Option<&Ahead> {
    model.table().unwrap().hands.ahead.as_ref()
}

/// The next turn begins; the commands that come of it.
fn next(model: &mut Model, visit: Visit, slot: u32, kingdom: Kingdom) -> Vec<Command> {
    let slot = sanguo_net::Slot::new(slot).unwrap();
    let turn = sanguo_net::Event::Turn { slot, kingdom, mine: kingdom == Kingdom::Shu };
    model.update(Event::Table(visit, turn), Millis(0))
}

#[test]
fn a_move_decided_on_ahead_is_played_when_the_turn_comes() {
    let (mut model, visit) = decided_ahead("re5rd5");
    assert_eq!(ahead(&model), None, "a soldier has no such way at home");
    let (from, to) = (point("ra4"), point("ra5"));
    model.intend(Intent::Grab(from));
    model.intend(Intent::Drop { from, to: Some(to) });
    assert_eq!(ahead(&model), Some(&Ahead::Planned(mv("ra4ra5"))));
    settle(&mut model, visit, 2, "ge4ge5");
    assert_eq!(next(&mut model, visit, 3, Kingdom::Wei), []);
    settle(&mut model, visit, 3, "be4be5");
    let commands = next(&mut model, visit, 4, Kingdom::Shu);
    assert_eq!(commands, [Command::Table(sanguo_net::Command::Move(mv("ra4ra5")))]);
    assert_eq!(ahead(&model), None);
    assert!(!model.table().unwrap().may_move(), "one move a turn");
}

#[test]
fn it_waits_until_ones_own_program_may_move() {
    let (mut model, visit) = decided_ahead("ra4ra5");
    settle(&mut model, visit, 2, "ge4ge5");
    settle(&mut model, visit, 3, "be4be5");
    let slot = sanguo_net::Slot::new(4).unwrap();
    happens(&mut model, visit, sanguo_net::Event::Turn { slot, kingdom: Kingdom::Shu, mine: false });
    assert_eq!(ahead(&model), Some(&Ahead::Planned(mv("ra4ra5"))));
    assert_eq!(next(&mut model, visit, 4, Kingdom::Shu).len(), 1);
}

#[test]
fn escape_the_right_button_and_a_second_click_take_it_back() {
    let at = point("ra4");
    for undo in [Intent::Cancel, Intent::Click(at), Intent::Note { from: at, to: at }] {
        let (mut model, visit) = decided_ahead("ra4ra5");
        model.intend(undo);
        assert_eq!((ahead(&model), &model.table().unwrap().hands.notes[..]), (None, &[][..]));
        settle(&mut model, visit, 2, "ge4ge5");
        settle(&mut model, visit, 3, "be4be5");
        assert_eq!(next(&mut model, visit, 4, Kingdom::Shu), [Command::Call(Call::Turn)]);
    }
}

#[test]
fn another_move_decided_on_replaces_it() {
    let (mut model, _) = decided_ahead("ra4ra5");
    for at in ["rb3", "rb4"] {
        model.intend(Intent::Click(point(at)));
    }
    assert_eq!(ahead(&model), Some(&Ahead::Planned(mv("rb3rb4"))));
}

#[test]
fn it_is_lost_with_a_word_when_its_piece_was_taken() {
    let (mut model, visit) = decided_ahead("rb1rc3");
    settle(&mut model, visit, 2, "ge4ge5");
    settle(&mut model, visit, 3, "bh3rb1");
    assert_eq!(ahead(&model), Some(&Ahead::Taken(mv("rb1rc3"))));
    assert_eq!(next(&mut model, visit, 4, Kingdom::Shu), [Command::Call(Call::Turn)]);
}

#[test]
fn it_is_lost_with_a_word_when_it_is_illegal_then() {
    let (mut model, visit) = decided_ahead("rb3bh1");
    settle(&mut model, visit, 2, "ge4ge5");
    // The cannon's screen goes away.
    settle(&mut model, visit, 3, "bh3bg3");
    assert_eq!(next(&mut model, visit, 4, Kingdom::Shu), [Command::Call(Call::Turn)]);
    assert!(matches!(ahead(&model), Some(Ahead::Illegal(_))));
    assert!(model.table().unwrap().may_move());
}

#[test]
fn the_end_of_the_game_lets_go_of_everything() {
    let (mut model, visit) = decided_ahead("ra4ra5");
    let outcome = Outcome::Draw(sanguo_rules::DrawReason::Quiet);
    happens(&mut model, visit, sanguo_net::Event::Over { outcome, slot: sanguo_net::Slot::FIRST });
    assert_eq!(ahead(&model), None);
}

#[test]
fn the_person_is_called_for_what_is_new_and_only_once() {
    use sanguo_net::Event as E;
    let (mut model, visit) = hosting();
    let seated = |resumed| E::Seated { me: Kingdom::Shu, game: agreed().id(), table: Box::new(agreed()), resumed };
    assert_eq!(calls(&mut model, visit, seated(false)), [Call::Seated]);
    let slot = |number| sanguo_net::Slot::new(number).unwrap();
    let turn = |number, kingdom| E::Turn { slot: slot(number), kingdom, mine: kingdom == Kingdom::Shu };
    assert_eq!(calls(&mut model, visit, turn(1, Kingdom::Shu)), [Call::Turn]);
    assert_eq!(calls(&mut model, visit, turn(1, Kingdom::Shu)), []);
    let what = moves(&model, "re4re5");
    assert_eq!(calls(&mut model, visit, E::Settled { slot: slot(1), what, signed: ALL }), [], "one's own move");
    assert_eq!(calls(&mut model, visit, turn(2, Kingdom::Wu)), []);
    let what = moves(&model, "ge4ge5");
    assert_eq!(calls(&mut model, visit, E::Settled { slot: slot(2), what, signed: ALL }), [Call::Moved]);
    let say = |kingdom| E::Talk { kingdom, text: "hello".into() };
    assert_eq!(calls(&mut model, visit, say(Kingdom::Wei)), [Call::Talk]);
    assert_eq!(calls(&mut model, visit, say(Kingdom::Shu)), []);
}

#[test]
fn what_is_read_from_the_record_calls_nobody() {
    use sanguo_net::Event as E;
    let (mut model, visit) = hosting();
    let seated = E::Seated { me: Kingdom::Shu, game: agreed().id(), table: Box::new(agreed()), resumed: true };
    assert_eq!(calls(&mut model, visit, seated), []);
    for (number, text) in [(1, "re4re5"), (2, "ge4ge5")] {
        let what = moves(&model, text);
        let slot = sanguo_net::Slot::new(number).unwrap();
        assert_eq!(calls(&mut model, visit, E::Settled { slot, what, signed: ALL }), []);
    }
}
