//! Three programs in one process, over real libp2p on loopback: from the code to equal records.

#![allow(clippy::unwrap_used)]

use std::net::Ipv4Addr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use sanguo_net::{Command, Event, Home, Listen, Settings, Start, TableHandle, Verified, What, open, read_record};
use sanguo_rules::{Game, Kingdom};
use tokio::sync::mpsc::Receiver;

const LOOPBACK: Listen = Listen::Only(std::net::IpAddr::V4(Ipv4Addr::LOCALHOST));

/// A busy disk syncs slowly; a game that takes longer than this hangs.
const PATIENCE: Duration = Duration::from_secs(300);

struct Seat {
    handle: TableHandle,
    events: Receiver<Event>,
    home: Arc<Home>,
}

fn sit_down(folder: &Path, start: Start) -> Seat {
    let home = Arc::new(Home::open(folder).unwrap());
    let (handle, events) = open(home.clone(), start, LOOPBACK).unwrap();
    Seat { handle, events, home }
}

/// After so many slots whoever is on turn resigns, if the game has not ended by itself.
const SLOTS: u32 = 200;

/// Plays at random until the game is over and everybody who had a say has signed its end; returns the record.
async fn play(mut seat: Seat, seed: u64) -> Verified {
    let mut random = fastrand::Rng::with_seed(seed);
    let (mut game, mut me, mut path) = (None::<Game>, Kingdom::Shu, None);
    let (mut end, mut unanimous) = (None, None);
    while end.is_none() || end != unanimous {
        match seat.events.recv().await.expect("the table goes on") {
            Event::Seated { me: kingdom, table, game: id, .. } => {
                me = kingdom;
                game = Some(Game::new(table.settings().banners));
                path = Some(seat.home.record_path(&id));
            }
            Event::Settled { slot, what, signed } => {
                unanimous = signed.unanimous.then_some(slot).or(unanimous);
                if let What::Move { mv, .. } = what {
                    game.as_mut().unwrap().play(mv).unwrap();
                }
            }
            Event::Signature { slot, signed, .. } if signed.unanimous => unanimous = unanimous.max(Some(slot)),
            Event::Turn { slot, mine: true, .. } if slot.number() > SLOTS => seat.handle.send(Command::Resign).unwrap(),
            Event::Turn { mine: true, .. } => {
                let moves = game.as_ref().unwrap().position().legal_moves();
                seat.handle.send(Command::Move(moves[random.usize(..moves.len())])).unwrap();
            }
            Event::Over { slot, .. } => end = Some(slot),
            Event::Trouble(trouble) => panic!("{me}: {trouble}"),
            _ => {}
        }
    }
    seat.handle.send(Command::Quit).unwrap();
    while seat.events.recv().await.is_some() {}
    read_record(&path.unwrap()).unwrap().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_by_code_ends_in_three_equal_records() {
    let seed = 7;
    println!("seed {seed}");
    let folders = [(); 3].map(|()| tempfile::tempdir().unwrap());
    let name = |text: &str| text.parse().unwrap();
    let mut host = sit_down(folders[0].path(), Start::Host { settings: Settings::default(), name: name("Ann") });
    let code = loop {
        if let Some(Event::Invite { code }) = host.events.recv().await {
            break code;
        }
    };
    let join = |folder: &Path, who: &str| {
        sit_down(folder, Start::Join { invite: Box::new(code.parse().unwrap()), name: name(who) })
    };
    let (bob, cleo) = (join(folders[1].path(), "Bob"), join(folders[2].path(), "Cleo"));
    let game = async { tokio::join!(play(host, seed), play(bob, seed + 1), play(cleo, seed + 2)) };
    let (a, b, c) = tokio::time::timeout(PATIENCE, game).await.expect("the game comes to its end");
    // A late signature may have reached one and not yet another; what was decided is the same for all.
    let decided = |record: &Verified| record.slots().map(|slot| (slot.slot, slot.what)).collect::<Vec<_>>();
    assert!(decided(&a) == decided(&b) && decided(&b) == decided(&c), "the records differ");
    assert!(a.outcome().is_some() && a.outcome() == b.outcome() && b.outcome() == c.outcome());
}
