//! Opens the window on a made-up table, to look at a screen without playing up to it:
//! `cargo run --example look -- start|mid|check|fallen|asking|over|waiting|games|home|record|damaged|free`.

#[path = "../tests/fake/mod.rs"]
mod fake;

use eframe::NativeOptions;
use eframe::egui::{ViewportBuilder, vec2};
use fake::Fake;
use sanguo::link::{FarEnd, Link};
use sanguo::model::{self, Command, Intent};
use sanguo::window::Window;
use sanguo_net::{Clock, Clocks, Event, Guest, Identity, Millis, Progress, Settings};
use sanguo_rules::{Game, Kingdom};

fn main() -> eframe::Result {
    let scene = std::env::args().nth(1).unwrap_or_else(|| "mid".to_owned());
    let size: Vec<f32> = std::env::args().skip(2).filter_map(|side| side.parse().ok()).collect();
    let size = if let [width, height] = size[..] { vec2(width, height) } else { vec2(1240.0, 860.0) };
    let options = NativeOptions {
        viewport: ViewportBuilder::default().with_title("Sanguo").with_inner_size(size),
        ..NativeOptions::default()
    };
    eframe::run_native(
        "look",
        options,
        Box::new(move |creation| {
            let (link, far) = Link::pair();
            let mut window = Window::new(&creation.egui_ctx, link);
            let far = set(&scene, &mut window, far);
            // The far end must live as long as the window does.
            std::mem::forget(far);
            window.take_in(&creation.egui_ctx);
            if scene == "mid" {
                let from = window.model.table().and_then(most_mobile);
                window.model.intend(Intent::Click(from.expect("no piece can move")));
            }
            if scene == "record" {
                window.model.intend(Intent::Go(30));
            }
            if scene == "asking" {
                window.model.intend(Intent::AskResign);
            }
            Ok(Box::new(window))
        }),
    )
}

fn most_mobile(table: &model::Table) -> Option<sanguo_rules::Point> {
    let position = table.shown();
    position.pieces().map(|(point, _)| point).max_by_key(|point| position.moves_from(*point).len())
}

fn set(scene: &str, window: &mut Window, far: FarEnd) -> FarEnd {
    match scene {
        "home" => {
            far.events.try_send(model::Event::Games(Vec::new())).expect("room");
            return far;
        }
        "games" => {
            far.events
                .try_send(model::Event::Games(vec![kept(1, None), kept(2, None), kept(3, Some("r"))]))
                .expect("room");
            return far;
        }
        "waiting" => return wait(window, far),
        "record" | "damaged" => return record(scene, far),
        "free" => {
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
        sender.try_send(command).expect("room");
    }
    far.commands = receiver;
    let clock = Some(Clock { base: Millis(1_200_000), increment: Millis(15_000) });
    let mut fake = Fake::seat(far, Kingdom::Shu, Settings { clock, ..Settings::default() });
    match scene {
        "mid" => fake.play_until(7, |game| game.moves().len() > 36 && game.position().turn() == Kingdom::Shu),
        "fallen" => fake.play_until(early_fall(), |game| fallen(game) && game.position().turn() == Kingdom::Shu),
        "check" => fake.play_until(in_check(), |game| checked(game) && game.moves().len() > 20),
        "over" => {
            fake.play_until(3, |game| game.moves().len() > 50);
            fake.resign(Kingdom::Wei);
        }
        _ => {}
    }
    fake.say(Event::Clocks(Clocks {
        left: [Millis(1_093_000), Millis(402_500), Millis(25_400)],
        running: Some(fake.game.position().turn()),
    }));
    if scene == "asking" {
        fake.say(Event::DoubleSigned { kingdom: Kingdom::Wei, slot: sanguo_net::Slot::FIRST });
        fake.say(Event::Notice { kingdom: Kingdom::Wu });
        fake.say(Event::Peer { kingdom: Kingdom::Wei, link: sanguo_net::Link::Through(Kingdom::Wu) });
        fake.say(Event::Peer { kingdom: Kingdom::Wu, link: sanguo_net::Link::Gone });
    }
    fake.say(Event::Talk { kingdom: Kingdom::Wu, text: "Good luck, both of you!".to_owned() });
    fake.say(Event::Talk { kingdom: Kingdom::Wei, text: "Who attacks whom first?".to_owned() });
    fake.say(Event::Talk { kingdom: Kingdom::Shu, text: "We will see.".to_owned() });
    fake.far
}

fn record(scene: &str, far: FarEnd) -> FarEnd {
    let path = std::env::temp_dir().join(format!("sanguo-look-{scene}.sanguo"));
    let text = fake::signed::record(early_fall(), 60);
    let text = if scene == "damaged" { text.replacen("host Liu", "host Lei", 1) } else { text };
    std::fs::write(&path, text).expect("a temporary file");
    far.events.try_send(model::Event::Opened(Box::new(sanguo::link::open(path)))).expect("room");
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
        fake::play(&mut game, *seed, enough, |_, _| {});
        checked(&game) && !fallen(&game)
    };
    (1..2_000).find(found).unwrap_or(1)
}

/// A game in which a kingdom falls while there are still many pieces.
fn early_fall() -> u64 {
    (1..2_000)
        .find(|seed| {
            let mut game = Game::new(true);
            fake::play(&mut game, *seed, |game| game.moves().len() > 45 || fallen(game), |_, _| {});
            fallen(&game) && game.position().is_alive(Kingdom::Shu) && game.position().pieces().count() > 36
        })
        .unwrap_or(1)
}

fn kept(i: u8, resigned: Option<&str>) -> model::Kept {
    let mut game = Game::new(true);
    if resigned.is_some() {
        game.depart(Kingdom::Shu, sanguo_rules::Departure::Resigned).expect("alive");
    }
    let players = fake::NAMES.map(|name| name.parse().expect("a name"));
    let story = model::Story { players, slots: usize::from(i) * 17, outcome: game.outcome() };
    model::Kept {
        id: [i; 32].into(),
        changed: std::time::SystemTime::now() - std::time::Duration::from_secs(u64::from(i).pow(5) * 400),
        path: format!("/home/liu/.local/share/sanguo/games/{}.sanguo", "3f9c1d2ab4e85706".repeat(4)).into(),
        story: Ok(story),
    }
}

fn wait(window: &mut Window, far: FarEnd) -> FarEnd {
    window.model.form.name = "Liu Bei".to_owned();
    let visit = window.model.intend(Intent::Make).into_iter().find_map(|command| match command {
        Command::Host(visit, ..) => Some(visit),
        _ => None,
    });
    let visit = visit.expect("the form is filled in");
    let guest = |i: u8, progress, name: Option<&str>| Guest {
        key: Identity::from_seed(&[i; 32]).public(),
        name: name.and_then(|name| name.parse().ok()),
        host: i == 1,
        progress,
    };
    let code =
        "sanguo1qqqsyqcyq5rqwzqfpg9scrgwpugpzysnzs23v9ccrydpk8qarc0jqgpzysnzs23v9ccrydpk8qarc0jqxw2lv".to_owned();
    let guests = vec![guest(1, Progress::Waiting, Some("Liu Bei")), guest(2, Progress::Asking, Some("Sun Quan"))];
    for event in [Event::Invite { code }, Event::Lobby(guests)] {
        far.events.try_send(model::Event::Table(visit, event)).expect("room");
    }
    far
}
