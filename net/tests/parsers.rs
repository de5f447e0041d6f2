//! Whatever comes from outside is text until proven otherwise: no bytes panic, and every limit holds at its edge.

#![allow(clippy::unwrap_used)]

use proptest::prelude::*;
use sanguo_net::{
    Helper, Identity, Input, Invite, Ledger, Line, Millis, Name, Output, Player, Reply, Seats, Session, Settings,
    Table, Talk, limits, verify,
};
use sanguo_rules::{Kingdom, Position};

fn identity(k: Kingdom) -> Identity {
    Identity::from_seed(&[k.index() as u8 + 1; 32])
}

fn session() -> Session {
    let player = |k: Kingdom| Player {
        key: identity(k).public(),
        name: ["Ann", "Bob", "Cleo"][k.index()].parse().unwrap(),
        nonce: None,
        host: k == Kingdom::Shu,
    };
    let settings = Settings { seats: Seats::HostFirst, ..Settings::default() };
    let table = Table::new(settings, Kingdom::ALL.map(player)).unwrap();
    let mut ledger = Ledger::new(table.clone());
    for k in Kingdom::ALL {
        ledger.add(&Line::Seal { kingdom: k, signature: identity(k).sign(&table.seal_bytes()) }).unwrap();
    }
    let mut session = Session::new(identity(Kingdom::Shu), Kingdom::Shu, ledger, false, Millis(0), 0);
    session.handle(Millis(0), Input::Start);
    session.handle(Millis(0), Input::Connected(Kingdom::Wu));
    session
}

/// Words of the protocol, mixed: much likelier to get past the first check than random characters.
fn almost_a_text() -> impl Strategy<Value = String> {
    let id = session().ledger().id();
    let sig = identity(Kingdom::Wu).sign(b"x").to_string();
    let words = [
        "seal",
        "decision",
        "vote",
        "claim",
        "notice",
        "talk",
        "adopt",
        "late",
        "move",
        "resign",
        "timeout",
        "forfeit",
        "r",
        "g",
        "b",
        "1",
        "2",
        "0",
        "01",
        "20000",
        "20001",
        "99999999999999999999",
        "re4re5",
        "more",
        "end",
        "have",
        "no",
        "hello",
        "at",
        "-",
        "0:00",
        "1:ff",
        "table",
        "rules",
        "banners",
        "on",
        "clock",
        "none",
        "away",
        "seats",
        "drawn",
        "player",
        "host",
        "guest",
        "room",
        "roster",
        "commits",
        "draft",
        "join",
        "welcome",
        "%41",
        "%",
        "\n",
        "",
    ];
    let words: Vec<String> = words.into_iter().map(str::to_owned).chain([id.to_string(), sig]).collect();
    prop::collection::vec(prop::sample::select(words), 0..30).prop_map(|words| words.join(" ").replace(" \n ", "\n"))
}

fn any_text() -> impl Strategy<Value = String> {
    prop_oneof![almost_a_text(), almost_a_text().prop_map(|text| text + "\n"), ".{0,300}", "[ -~\n]{0,300}"]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2_000, ..ProptestConfig::default() })]

    #[test]
    fn no_message_panics_or_makes_a_session_sign(text in any_text()) {
        let mut session = session();
        let before = session.ledger().settled();
        for input in [
            Input::Gossip { from: Kingdom::Wu, text: text.clone() },
            Input::Answered { from: Kingdom::Wu, text: text.clone() },
        ] {
            let (_, outputs) = session.handle_gossip(Millis(1), input);
            let signed = outputs.iter().any(|output| matches!(output, Output::Append(_) | Output::Publish(_)));
            prop_assert!(!signed, "{outputs:?}");
        }
        let _ = session.answer(&text);
        prop_assert_eq!(session.ledger().settled(), before);
    }

    #[test]
    fn no_text_panics_any_parser(text in any_text()) {
        let _ = text.parse::<Table>();
        let _ = text.parse::<Invite>();
        let _ = text.parse::<Reply>();
        let _ = format!("sanguor1{text}").parse::<Reply>();
        let _ = text.parse::<Helper>();
        let _ = text.parse::<Name>();
        let _ = text.parse::<Position>();
        let _ = verify(text.as_bytes());
    }

    #[test]
    fn what_is_read_is_what_would_be_written(text in any_text()) {
        if let Ok(table) = text.parse::<Table>() {
            prop_assert_eq!(table.to_string(), text.clone());
        }
        if let Ok(position) = text.parse::<Position>() {
            prop_assert_eq!(position.to_string(), text);
        }
    }
}

proptest! {
    #[test]
    fn no_file_is_taken_for_a_key_that_is_none(bytes in prop::collection::vec(any::<u8>(), 0..200), whole in any::<bool>()) {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("key");
        Identity::load_or_create(&path).unwrap();
        let mut file = std::fs::read(&path).unwrap();
        if whole {
            file = bytes;
        } else {
            let at = bytes.first().map_or(0, |byte| usize::from(*byte)) % file.len();
            file[at] ^= 0x80;
        }
        std::fs::write(&path, &file).unwrap();
        prop_assert!(Identity::load_or_create(&path).is_err());
        prop_assert_eq!(std::fs::read(&path).unwrap(), file, "it is left as it is");
    }
}

#[test]
fn limits_hold_at_their_edge_and_one_past_it() {
    let (id, k) = (session().ledger().id(), Kingdom::Wu);
    let talk = |length: usize| Talk::sign(&identity(k), id, k, 1, &"x".repeat(length));
    assert!(talk(limits::TALK_MAX_BYTES).is_some());
    assert!(talk(limits::TALK_MAX_BYTES + 1).is_none());
    assert!(talk(0).is_none());
    assert!("x".repeat(limits::NAME_MAX_CHARS).parse::<Name>().is_ok());
    assert!("x".repeat(limits::NAME_MAX_CHARS + 1).parse::<Name>().is_err());
    assert!("x".repeat(10_000).parse::<Name>().is_err());
    assert!(sanguo_net::Slot::new(limits::SLOTS_MAX).is_some());
    assert!(sanguo_net::Slot::new(limits::SLOTS_MAX + 1).is_none());
    // The longest line there can be, a talk line of nothing but escapes, fits the limit of a line.
    let longest = Talk::sign(&identity(k), id, k, u64::MAX, &"é".repeat(limits::TALK_MAX_BYTES / 2)).unwrap();
    let length = Line::Talk(longest).to_string().len();
    assert!(length <= limits::LINE_MAX_BYTES, "{length}");
}

#[test]
fn names_and_talk_cannot_deceive() {
    let (id, k) = (session().ledger().id(), Kingdom::Wu);
    for text in ["a\u{202E}b", "a\nb", "\u{200B}", "a\u{0}b", "\u{2066}x"] {
        assert!(text.parse::<Name>().is_err(), "{text:?}");
        assert!(Talk::sign(&identity(k), id, k, 1, text).is_none(), "{text:?}");
    }
    for text in ["\"Ann\"", "O'Neil", "😀", "劉備", "Ζωή"] {
        assert!(text.parse::<Name>().is_ok(), "{text:?}");
        assert!(Talk::sign(&identity(k), id, k, 1, text).is_some(), "{text:?}");
    }
}

#[test]
fn talk_cannot_be_played_back_or_put_into_another_mouth() {
    let mut session = session();
    let id = session.ledger().id();
    let heard = |session: &mut Session, talk: Talk| {
        let text = format!("{}\n", Line::Talk(talk));
        let outputs = session.handle(Millis(1), Input::Gossip { from: Kingdom::Wei, text });
        outputs.iter().filter(|output| matches!(output, Output::Emit(sanguo_net::Event::Talk { .. }))).count()
    };
    let talk = Talk::sign(&identity(Kingdom::Wu), id, Kingdom::Wu, 7, "hello").unwrap();
    assert_eq!(heard(&mut session, talk.clone()), 1);
    assert_eq!(heard(&mut session, talk.clone()), 0, "the same again");
    let older = Talk::sign(&identity(Kingdom::Wu), id, Kingdom::Wu, 6, "older").unwrap();
    assert_eq!(heard(&mut session, older), 0);
    assert_eq!(heard(&mut session, Talk { number: 8, ..talk.clone() }), 0, "another number under the same signature");
    let borrowed = Talk::sign(&identity(Kingdom::Wei), id, Kingdom::Wu, 9, "not mine").unwrap();
    assert_eq!(heard(&mut session, borrowed), 0, "signed by another key");
}
