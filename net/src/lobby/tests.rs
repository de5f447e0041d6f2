use proptest::prelude::*;

use super::*;
use crate::event::NotAdmitted;
use crate::identity::Identity;
use crate::invite::{Invite, Secret};
use crate::ledger::{Ledger, Refusal};
use crate::line::Line;
use crate::offer::Offer;
use crate::refused::Refused;
use crate::table::{Nonce, Seats};

fn identity(seed: u8) -> Identity {
    Identity::from_seed(&[seed; 32])
}

/// A host and guests whose messages are delivered at once.
struct Room {
    host: HostLobby,
    /// What the code tells of the table.
    told: Option<Offer>,
    guests: Vec<(PublicKey, GuestLobby)>,
    tables: Vec<Table>,
    failures: Vec<Trouble>,
}

impl Room {
    fn new(seats: Seats) -> Self {
        let settings = Settings { seats, ..Settings::default() };
        let name = "Ann".parse().unwrap();
        let host = HostLobby::new(identity(1).public(), name, settings, Secret::from_bytes([5; 16]), [1; 16]);
        let told = Some(host.offer());
        Room { host, told, guests: Vec::new(), tables: Vec::new(), failures: Vec::new() }
    }

    fn add_guest(&mut self, seed: u8, secret: u8, nonce: Nonce) {
        let host = identity(1).public();
        let (secret, offer) = (Secret::from_bytes([secret; 16]), self.told.clone());
        let invite = Invite { host, secret, addresses: Vec::new(), helper: None, offer };
        let guest = GuestLobby::new(identity(seed), format!("G{seed}").parse().unwrap(), invite, nonce);
        self.guests.push((identity(seed).public(), guest));
    }

    /// A guest asks to be let in, and all that follows happens.
    fn join(&mut self, seed: u8) {
        let key = identity(seed).public();
        let outputs = self.guest(&key).connected();
        let Some(Output::Ask { text, .. }) = outputs.into_iter().find(|o| matches!(o, Output::Ask { .. })) else {
            panic!("a guest asks to join");
        };
        let (answer, outputs) = self.host.joins(key, &text);
        let own = self.guest(&key).answered(&answer);
        self.carry_out(own);
        self.carry_out(outputs);
    }

    fn guest(&mut self, key: &PublicKey) -> &mut GuestLobby {
        &mut self.guests.iter_mut().find(|(k, _)| k == key).unwrap().1
    }

    fn carry_out(&mut self, outputs: Vec<Output>) {
        for output in outputs {
            match output {
                Output::Ask { to, text } => {
                    let (outputs, answer) = self.guest(&to).asked(identity(1).public(), &text);
                    // Asked again, a guest says the same again.
                    assert_eq!(self.guest(&to).asked(identity(1).public(), &text).1, answer);
                    self.carry_out(outputs);
                    let outputs = self.host.answered(to, &answer);
                    self.carry_out(outputs);
                }
                Output::Seat(table) => self.tables.push(*table),
                Output::Failed(trouble) => self.failures.push(trouble),
                Output::Emit(_) => {}
            }
        }
    }
}

#[test]
fn three_agree_on_one_table() {
    for seats in [Seats::Drawn, Seats::HostFirst] {
        let mut room = Room::new(seats);
        room.add_guest(2, 5, [2; 16]);
        room.add_guest(3, 5, [3; 16]);
        room.join(2);
        assert!(room.tables.is_empty());
        room.join(3);
        assert_eq!(room.tables.len(), 3);
        assert!(room.tables.iter().all(|table| *table == room.tables[0] && table.settings().seats == seats));
        let reread: Table = room.tables[0].to_string().parse().unwrap();
        assert_eq!(reread, room.tables[0]);
        assert!(room.failures.is_empty());
    }
}

#[test]
fn every_seating_is_drawn() {
    let seatings: std::collections::BTreeSet<Vec<String>> = (0..100)
        .map(|n| {
            let mut room = Room::new(Seats::Drawn);
            room.add_guest(2, 5, [n; 16]);
            room.add_guest(3, 5, [7; 16]);
            room.join(2);
            room.join(3);
            room.tables[0].players().iter().map(|player| player.name.to_string()).collect()
        })
        .collect();
    assert_eq!(seatings.len(), 6);
}

#[test]
fn the_fourth_and_whoever_has_another_secret_are_refused() {
    let mut room = Room::new(Seats::Drawn);
    for (seed, secret) in [(2, 5), (3, 6), (4, 5), (5, 5)] {
        room.add_guest(seed, secret, [seed; 16]);
        room.join(seed);
    }
    use NotAdmitted::{Full, WrongSecret};
    assert_eq!(room.failures, [Trouble::NotAdmitted(WrongSecret), Trouble::NotAdmitted(Full)]);
    assert_eq!(room.tables.len(), 3);
}

#[test]
fn whoever_went_away_before_the_table_was_complete_gives_way() {
    let mut room = Room::new(Seats::Drawn);
    for seed in [2, 3, 4] {
        room.add_guest(seed, 5, [seed; 16]);
    }
    room.join(2);
    let outputs = room.host.disconnected(&identity(2).public());
    room.carry_out(outputs);
    room.join(3);
    assert!(room.tables.is_empty(), "one of the two is not here");
    room.join(4);
    assert_eq!(room.tables.len(), 3);
    assert_eq!(room.tables[0].kingdom_of(&identity(2).public()), None);
}

#[test]
fn a_nonce_that_was_not_committed_to_ends_the_table() {
    let mut room = Room::new(Seats::Drawn);
    room.add_guest(2, 5, [2; 16]);
    room.add_guest(3, 5, [3; 16]);
    room.join(2);
    let (text, key) = (room.guests[1].1.connected(), room.guests[1].0);
    let Some(Output::Ask { text, .. }) = text.into_iter().nth(1) else { panic!() };
    room.host.joins(key, &text);
    let commit = commitment_of(&mut room, 3);
    assert!(room.host.answered(key, &commit).is_empty());
    let commit = commitment_of(&mut room, 2);
    assert!(!room.host.answered(room.guests[0].0, &commit).is_empty());
    let outputs = room.host.answered(key, &format!("nonce {}\n", "0".repeat(32)));
    assert!(
        matches!(&outputs[..], [Output::Failed(Trouble::Refused(Refused::Seats { who, .. }))] if who.as_str().contains("G3")),
        "{outputs:?}"
    );
}

fn commitment_of(room: &mut Room, seed: u8) -> String {
    let key = identity(seed).public();
    let Some(Output::Ask { text, .. }) = room.host.ask_again(key) else { panic!() };
    room.guest(&key).asked(identity(1).public(), &text).1
}

#[test]
fn a_guest_does_not_follow_a_host_that_changes_what_was_agreed() {
    let mut room = Room::new(Seats::Drawn);
    room.add_guest(2, 5, [2; 16]);
    room.add_guest(3, 5, [3; 16]);
    room.join(2);
    room.join(3);
    let host = identity(1).public();
    let guest = room.guest(&identity(2).public());
    let roster = guest.roster.clone().unwrap();
    let other = Roster { settings: Settings { banners: false, ..roster.settings }, ..roster };
    let commits = format!("commits {0} {0} {0}\n", "a".repeat(64));
    for request in [other.write(), commits, "draft\nnonsense\n".into(), "nonsense\n".into(), String::new()] {
        let (outputs, answer) = guest.asked(host, &request);
        assert!(outputs.is_empty() && answer.starts_with("no "), "{request}: {answer}");
    }
    let (outputs, answer) = guest.asked(identity(3).public(), "room\n");
    assert!(outputs.is_empty() && answer.starts_with("no "), "only the host leads");
}

#[test]
fn a_host_that_shows_each_guest_another_table_gets_no_game() {
    // Neither guest knows what the other is shown: towards each the host has committed to another nonce.
    let [shown, other] = [[1; 16], [9; 16]].map(|nonce| {
        let mut room = Room::new(Seats::Drawn);
        room.host.nonce = Some(nonce);
        for seed in [2, 3] {
            room.add_guest(seed, 5, [seed; 16]);
            room.join(seed);
        }
        room.tables.remove(0)
    });
    let mut ledger = Ledger::new(shown.clone());
    let mut seal = |seed: u8, table: &Table| {
        let kingdom = shown.kingdom_of(&identity(seed).public()).unwrap();
        ledger.add(&Line::Seal { kingdom, signature: identity(seed).sign(&table.seal_bytes()) })
    };
    assert!(seal(1, &shown).is_ok() && seal(2, &shown).is_ok());
    assert!(matches!(seal(3, &other), Err(Refusal::BadSignature(_))));
    assert!(!ledger.is_sealed(), "and so nothing can be decided");
}

#[test]
fn a_table_with_other_settings_than_the_code_tells_is_left() {
    let mut room = Room::new(Seats::Drawn);
    let told = room.host.offer();
    room.told = Some(Offer { settings: Settings { banners: !told.settings.banners, ..told.settings }, ..told });
    room.add_guest(2, 5, [2; 16]);
    room.add_guest(3, 5, [3; 16]);
    room.join(2);
    room.join(3);
    assert!(room.tables.is_empty());
    let left = Trouble::NotAdmitted(NotAdmitted::OtherSettings);
    assert!(room.failures.iter().filter(|failure| **failure == left).count() >= 2, "{:?}", room.failures);
}

/// Words of the waiting room in any order, and any text.
fn any_words() -> impl Strategy<Value = String> {
    let words =
        "join welcome no room roster commits draft commit nonce seal guest seat - here lost r g b table 1 0 Ann";
    let key = identity(2).public().to_string();
    let words: Vec<String> = words.split(' ').map(str::to_owned).chain(["\n".into(), "a".repeat(64), key]).collect();
    let sentence = prop::collection::vec(prop::sample::select(words), 0..20);
    prop_oneof![sentence.prop_map(|words| words.join(" ").replace(" \n ", "\n") + "\n"), ".{0,200}"]
}

proptest! {
    #[test]
    fn no_words_panic_in_the_waiting_room_or_seat_anybody(words in prop::collection::vec(any_words(), 1..6)) {
        let mut room = Room::new(Seats::Drawn);
        room.add_guest(2, 5, [2; 16]);
        room.join(2);
        let (host, guest, stranger) = (identity(1).public(), identity(2).public(), identity(9).public());
        for text in words {
            let (outputs, _) = room.guest(&guest).asked(host, &text);
            room.carry_out(outputs);
            let outputs = room.host.answered(guest, &text);
            room.carry_out(outputs);
            let _ = room.host.joins(stranger, &text);
        }
        prop_assert!(room.tables.is_empty());
    }
}
