//! Made-up situations, so that a screen can be looked at or measured without playing up to it.

use std::time::{Duration, Instant};

use sanguo::link::FarEnd;
use sanguo::model::{self, Command, Coordinates, Fault, Intent, PieceSet, Place, Preferences, Topic};
use sanguo::window::Window;
use sanguo_net::{
    Approach, Asked, Clock, Clocks, Event, Guest, Help, Identity, Link, Millis, Phase, Progress, PublicKey, Refusal,
    Search, Settings, Slot, Trouble, Way,
};
use sanguo_rules::{Game, Kingdom};

use super::{Fake, NAMES};

/// Every situation that [`set`] knows.
pub const ALL: &[&str] = &[
    "home",
    "games",
    "wrong",
    "waiting",
    "looking",
    "start",
    "mid",
    "still",
    "check",
    "fallen",
    "asking",
    "over",
    "illegal",
    "record",
    "damaged",
    "free",
    "pasted",
    "ahead",
    "drawn",
    "preferences",
    "about",
    "choosing",
    "letters",
    "reach",
    "reply",
    "rules",
    "pinned",
    "lost",
    "behind",
    "late",
    "disk",
];

/// What the person does once the events of [`set`] have been taken in.
pub fn act(scene: &str, window: &mut Window) {
    let from = window.model.table().and_then(most_mobile);
    match (scene, &mut window.model.place) {
        ("wrong", _) => {
            window.model.form.code = "hello".to_owned();
            window.model.intend(Intent::Join);
        }
        ("mid", _) => {
            window.model.intend(Intent::Click(from.unwrap()));
        }
        ("illegal", Place::Table(table)) => {
            table.typed.text = "rb3rc5".to_owned();
            window.model.intend(Intent::Enter);
        }
        ("ahead", _) => {
            for point in ["rb1", "rc3"] {
                window.model.intend(Intent::Click(point.parse().unwrap()));
            }
        }
        ("drawn", _) => {
            for (from, to) in [("rd3", "rd3"), ("rb3", "bh3"), ("re5", "ge4"), ("ri1", "gd2")] {
                window.model.intend(Intent::Note { from: from.parse().unwrap(), to: to.parse().unwrap() });
            }
            window.model.intend(Intent::Click("rh3".parse().unwrap()));
        }
        ("preferences", _) => {
            window.model.intend(Intent::Preferences(true));
        }
        ("reach", _) => {
            window.model.form.reach.public = true;
            window.model.form.reach.helper = "sun.example.org".to_owned();
            window.model.intend(Intent::Preferences(true));
        }
        ("reply", Place::Waiting(_)) => {
            window.model.intend(Intent::Dial);
        }
        ("rules", _) => {
            window.model.intend(Intent::Learn(Some(Topic::Army)));
        }
        ("pinned", _) => {
            window.model.intend(Intent::Learn(Some(Topic::Facing)));
        }
        ("about", _) => {
            window.model.intend(Intent::About(true));
        }
        ("choosing", _) => {
            window.model.intend(Intent::Open("".into()));
        }
        ("letters", _) => {
            let liked = Preferences { pieces: PieceSet::Letters, coordinates: Coordinates::All, ..Default::default() };
            window.model.intend(Intent::Prefer(liked));
        }
        ("fallen", _) => {
            window.model.intend(Intent::Mute(Kingdom::Wu));
        }
        ("asking", _) => {
            window.model.intend(Intent::AskResign);
        }
        ("record", _) => {
            window.model.intend(Intent::Go(30));
        }
        ("pasted", Place::Study(study)) => {
            study.position.0 = "9/9/9/9/9|9/9/9/9/9/9|4k4/x8/9/9/8 w rgb 0".to_owned();
            window.model.intend(Intent::Paste);
        }
        _ => {}
    }
}

fn most_mobile(table: &model::Table) -> Option<sanguo_rules::Point> {
    let position = table.shown();
    position.pieces().map(|(point, _)| point).max_by_key(|point| position.moves_from(*point).len())
}

/// Brings a fresh window to the situation; gives back the far end, which must live as long as the window does.
pub fn set(scene: &str, window: &mut Window, far: FarEnd) -> FarEnd {
    match scene {
        "home" | "about" | "choosing" => {
            far.events.try_send(model::Event::Games(Vec::new())).unwrap();
            return far;
        }
        "games" => {
            far.events.try_send(model::Event::Games(vec![kept(1, None), damaged(2), kept(3, Some("r"))])).unwrap();
            return far;
        }
        "wrong" => {
            let why = "expected an equals, found a newline".to_owned();
            let settings = Fault::Settings { path: "/home/liu/.local/share/sanguo/settings.toml".into(), why };
            far.events.try_send(model::Event::Forgotten(settings)).unwrap();
            let why = std::io::Error::from(std::io::ErrorKind::PermissionDenied);
            far.events.try_send(model::Event::NoGames(Fault::Games(why.into()))).unwrap();
            return far;
        }
        "waiting" => return wait(window, far),
        "reply" => {
            let far = wait(window, far);
            if let Place::Waiting(waiting) = &mut window.model.place {
                waiting.reply = "hello".to_owned();
            }
            return far;
        }
        "rules" => return far,
        "looking" => return look(window, far),
        "record" | "damaged" => return record(scene, far),
        "free" | "pasted" => {
            window.model.intend(Intent::TryOut);
            return far;
        }
        _ => {}
    }
    window.model.form.name = "Liu Bei".to_owned();
    let commands = window.model.intend(Intent::Make);
    let mut far = far;
    let (sender, receiver) = tokio::sync::mpsc::channel(8);
    for command in commands {
        sender.try_send(command).unwrap();
    }
    far.commands = receiver;
    let clock = (scene != "still").then_some(Clock { base: Millis(1_200_000), increment: Millis(15_000) });
    let mut fake = Fake::seat(far, Kingdom::Shu, Settings { clock, ..Settings::default() });
    match scene {
        "ahead" | "drawn" => fake.settle("re4re5".parse().unwrap(), [true; 3]),
        "behind" => {
            for mv in ["re4re5", "ge4ge5"] {
                fake.settle(mv.parse().unwrap(), [true, true, false]);
            }
        }
        "mid" | "still" => fake.play_until(7, |game| game.moves().len() > 36 && game.position().turn() == Kingdom::Shu),
        "fallen" => fake.play_until(early_fall(), |game| fallen(game) && game.position().turn() == Kingdom::Shu),
        "check" => fake.play_until(in_check(), |game| checked(game) && game.moves().len() > 20),
        "over" => {
            fake.play_until(3, |game| game.moves().len() > 50);
            fake.resign(Kingdom::Wei);
        }
        _ => {}
    }
    if clock.is_some() {
        fake.say(Event::Clocks(Clocks {
            left: [Millis(1_093_000), Millis(402_500), Millis(25_400)],
            running: Some(fake.game.position().turn()),
        }));
    }
    match scene {
        "lost" => {
            fake.propose("re4re5".parse().unwrap());
            fake.say(Event::Peer { kingdom: Kingdom::Wei, link: Link::Relayed });
            fake.say(Event::RoundTrip { kingdom: Kingdom::Wei, round_trip: Duration::from_millis(840) });
            fake.say(Event::Peer { kingdom: Kingdom::Wu, link: Link::Gone });
            let what = Refusal::BadSignature(Kingdom::Wei);
            fake.say(Event::Trouble(Trouble::BadMessage { who: NAMES[2].to_owned(), what }));
        }
        "late" => {
            fake.say(Event::Late { slot: Slot::FIRST, kingdom: Kingdom::Shu, by: Kingdom::Wu });
            fake.say(Event::Late { slot: Slot::FIRST, kingdom: Kingdom::Shu, by: Kingdom::Wei });
            fake.say(Event::Closed);
        }
        "disk" => {
            let why = "No space left on device (os error 28)".to_owned();
            fake.say(Event::Trouble(Trouble::Disk(why)));
        }
        _ => {}
    }
    if scene == "asking" {
        fake.say(Event::DoubleSigned { kingdom: Kingdom::Wei, slot: Slot::FIRST });
        fake.say(Event::Notice { kingdom: Kingdom::Wu });
        fake.say(Event::Peer { kingdom: Kingdom::Wei, link: Link::Through(Kingdom::Wu) });
        fake.say(Event::Peer { kingdom: Kingdom::Wu, link: Link::Gone });
    }
    fake.say(Event::Talk { kingdom: Kingdom::Wu, text: "Good luck, both of you!".to_owned() });
    fake.say(Event::Talk { kingdom: Kingdom::Wei, text: "Who attacks whom first?".to_owned() });
    fake.say(Event::Talk { kingdom: Kingdom::Shu, text: "We will see.".to_owned() });
    if scene == "over" {
        fake.say(Event::Talk { kingdom: Kingdom::Wei, text: super::code() });
    }
    fake.far
}

fn record(scene: &str, far: FarEnd) -> FarEnd {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.sanguo");
    let text = super::signed::record(early_fall(), 60);
    let text = if scene == "damaged" { text.replacen("host Liu", "host Lei", 1) } else { text };
    std::fs::write(&path, text).unwrap();
    far.events.try_send(model::Event::Opened(Box::new(sanguo::link::open(path)))).unwrap();
    far
}

fn fallen(game: &Game) -> bool {
    Kingdom::ALL.into_iter().any(|kingdom| !game.position().is_alive(kingdom))
}

/// Whether the player on turn is Shu, in check.
fn checked(game: &Game) -> bool {
    game.position().turn() == Kingdom::Shu && !game.position().threats(Kingdom::Shu).is_empty()
}

/// A game in which Shu is in check while all are alive.
fn in_check() -> u64 {
    let found = |seed: &u64| {
        let mut game = Game::new(true);
        let enough = |game: &Game| game.moves().len() > 60 || (checked(game) && game.moves().len() > 20);
        super::play(&mut game, *seed, enough, |_, _| {});
        checked(&game) && !fallen(&game)
    };
    (1..2_000).find(found).unwrap_or(1)
}

/// A game in which a kingdom falls while there are still many pieces.
fn early_fall() -> u64 {
    (1..2_000)
        .find(|seed| {
            let mut game = Game::new(true);
            super::play(&mut game, *seed, |game| game.moves().len() > 45 || fallen(game), |_, _| {});
            fallen(&game) && game.position().is_alive(Kingdom::Shu) && game.position().pieces().count() > 36
        })
        .unwrap_or(1)
}

fn kept(i: u8, resigned: Option<&str>) -> model::Kept {
    let mut game = Game::new(true);
    if resigned.is_some() {
        game.depart(Kingdom::Shu, sanguo_rules::Departure::Resigned).unwrap();
    }
    let players = super::NAMES.map(|name| name.parse().unwrap());
    let story = model::Story { players, slots: usize::from(i) * 17, outcome: game.outcome() };
    model::Kept {
        id: [i; 32].into(),
        changed: std::time::SystemTime::now() - std::time::Duration::from_secs(u64::from(i).pow(5) * 400),
        path: format!("/home/liu/.local/share/sanguo/games/{}.sanguo", "3f9c1d2ab4e85706".repeat(4)).into(),
        story: Ok(story),
    }
}

/// A kept game whose record is none.
fn damaged(i: u8) -> model::Kept {
    model::Kept { story: Err(sanguo_net::verify(b"hello\n").unwrap_err()), ..kept(i, None) }
}

fn wait(window: &mut Window, far: FarEnd) -> FarEnd {
    window.model.form.name = "Liu Bei".to_owned();
    let visit = window.model.intend(Intent::Make).into_iter().find_map(|command| match command {
        Command::Begin(visit, ..) => Some(visit),
        _ => None,
    });
    let visit = visit.unwrap();
    let guest = |i: u8, progress, name: Option<&str>| Guest {
        key: Identity::from_seed(&[i; 32]).public(),
        name: name.and_then(|name| name.parse().ok()),
        host: i == 1,
        progress,
    };
    let code =
        "sanguo1qqqsyqcyq5rqwzqfpg9scrgwpugpzysnzs23v9ccrydpk8qarc0jqgpzysnzs23v9ccrydpk8qarc0jqxw2lv".to_owned();
    let guests = vec![guest(1, Progress::Waiting, Some("Liu Bei")), guest(2, Progress::Asking, Some("Sun Quan"))];
    let reached = approach(guests[1].key, Phase::Reached(Way::Direct), Vec::new());
    for event in [Event::Invite { code }, Event::Lobby(guests), reached] {
        far.events.try_send(model::Event::Table(visit, event)).unwrap();
    }
    far
}

fn approach(key: PublicKey, phase: Phase, helps: Vec<Help>) -> Event {
    Event::Approach(Box::new(Approach { key, phase, since: Instant::now(), helps }))
}

/// A host who cannot be found, whatever is tried.
fn look(window: &mut Window, far: FarEnd) -> FarEnd {
    window.model.form.name = "Sun Quan".to_owned();
    window.model.form.code = "sanguo1qyuc4z8rm46qnuv4l4fdktfuhfwh9jn8pxl3m9qjr0ehfzqpks8k7hqfpyysjzgfpyysjzgfpyysjzgfq\
        mq2sqg8njasav5r22"
        .to_owned();
    let visit = window.model.intend(Intent::Join).into_iter().find_map(|command| match command {
        Command::Begin(visit, ..) => Some(visit),
        _ => None,
    });
    let visit = visit.unwrap();
    let guest = |i: u8, name: Option<&str>| Guest {
        key: Identity::from_seed(&[i; 32]).public(),
        name: name.and_then(|name| name.parse().ok()),
        host: i == 1,
        progress: Progress::Looking,
    };
    let guests = vec![guest(1, None), guest(2, Some("Sun Quan"))];
    let search =
        Search { addresses: 6, failed: 4, local_network: true, helper: Asked::Calling, public_network: Asked::Answers };
    let helps = vec![Help::Open, Help::HelperAnswers, Help::PublicNetwork, Help::Helper, Help::Port, Help::Ipv6];
    let looking = approach(guests[0].key, Phase::Looking(search), helps);
    for event in [Event::Lobby(guests), looking, Event::Trouble(Trouble::NoAnswer)] {
        far.events.try_send(model::Event::Table(visit, event)).unwrap();
    }
    far
}
