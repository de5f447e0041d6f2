//! Three programs in one process, over real libp2p on loopback: from the code to equal records.

#![allow(clippy::unwrap_used)]

use std::net::Ipv4Addr;
use std::path::Path;
use std::sync::Arc;

use sanguo_net::{Command, Event, Home, Listen, Settings, Start, TableHandle, open, read_record};
use sanguo_rules::{Game, Kingdom};
use tokio::sync::mpsc::Receiver;

const LOOPBACK: Listen = Listen::Only(std::net::IpAddr::V4(Ipv4Addr::LOCALHOST));

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

/// Plays at random until the game is over and everybody has signed its end; returns the record.
async fn play(mut seat: Seat, seed: u64) -> String {
    let mut random = fastrand::Rng::with_seed(seed);
    let (mut game, mut me, mut path, mut last) = (None::<Game>, Kingdom::Shu, None, None);
    while let Some(event) = seat.events.recv().await {
        match event {
            Event::Seated { me: kingdom, table, game: id, .. } => {
                me = kingdom;
                game = Some(Game::new(table.settings().banners));
                path = Some(seat.home.record_path(&id));
            }
            Event::Settled { slot, what: sanguo_net::What::Move { mv, .. }, signed } => {
                game.as_mut().unwrap().play(mv).unwrap();
                if game.as_ref().unwrap().outcome().is_some() {
                    last = Some(slot);
                    if signed.unanimous {
                        break;
                    }
                }
            }
            Event::Signature { slot, signed, .. } if Some(slot) == last && signed.unanimous => break,
            Event::Turn { mine: true, .. } => {
                let moves = game.as_ref().unwrap().position().legal_moves();
                seat.handle.send(Command::Move(moves[random.usize(..moves.len())])).unwrap();
            }
            Event::Trouble(trouble) => panic!("{me}: {trouble}"),
            _ => {}
        }
    }
    seat.handle.send(Command::Quit).unwrap();
    while seat.events.recv().await.is_some() {}
    read_record(&path.unwrap()).unwrap().unwrap().to_record()
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
    let (a, b, c) = tokio::join!(play(host, seed), play(bob, seed + 1), play(cleo, seed + 2));
    assert!(a == b && b == c, "the records differ");
}
