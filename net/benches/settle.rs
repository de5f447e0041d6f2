//! How long a move takes to be settled on loopback, beside libp2p's own ping round trip.
//!
//! `cargo bench -p sanguo-net --bench settle` plays 100 moves between three tables and pings between two bare peers in the
//! same run; both go over QUIC on 127.0.0.1.

use std::error::Error;
use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;
use std::time::{Duration, Instant};

use futures::StreamExt;
use libp2p::swarm::SwarmEvent;
use libp2p::{Swarm, SwarmBuilder, ping};
use sanguo_net::{Command, Event, Home, Listen, Settings, Start, TableHandle, What, open};
use sanguo_rules::{Game, Kingdom};
use tokio::sync::mpsc::Receiver;

const MOVES: usize = 100;
const LOOPBACK: Listen = Listen::Only(IpAddr::V4(Ipv4Addr::LOCALHOST));

type Failure = Box<dyn Error + Send + Sync>;

struct Seat {
    handle: TableHandle,
    events: Receiver<Event>,
    _folder: tempfile::TempDir,
}

fn sit_down(start: Start) -> Result<Seat, Failure> {
    let folder = tempfile::tempdir()?;
    let (handle, events) = open(Arc::new(Home::open(folder.path())?), start, LOOPBACK)?;
    Ok(Seat { handle, events, _folder: folder })
}

/// Moves at random when on turn; from the command to the settled slot of each own move.
async fn play(mut seat: Seat, seed: u64) -> Result<Vec<Duration>, Failure> {
    let mut random = fastrand::Rng::with_seed(seed);
    let (mut game, mut me, mut sent, mut times) = (Game::new(true), Kingdom::Shu, None::<Instant>, Vec::new());
    while let Some(event) = seat.events.recv().await {
        match event {
            Event::Seated { me: kingdom, .. } => me = kingdom,
            Event::Settled { slot, what: What::Move { mv, .. }, .. } => {
                if game.position().turn() == me {
                    times.extend(sent.take().map(|sent| sent.elapsed()));
                }
                game.play(mv)?;
                if slot.number() as usize >= MOVES || game.outcome().is_some() {
                    break;
                }
            }
            Event::Turn { mine: true, .. } => {
                let moves = game.position().legal_moves();
                sent = Some(Instant::now());
                seat.handle.send(Command::Move(moves[random.usize(..moves.len())]))?;
            }
            _ => {}
        }
    }
    seat.handle.send(Command::Quit)?;
    while seat.events.recv().await.is_some() {}
    Ok(times)
}

async fn settle_times() -> Result<Vec<Duration>, Failure> {
    let mut host = sit_down(Start::Host { settings: Settings::default(), name: "Ann".parse()? })?;
    let code = loop {
        match host.events.recv().await {
            Some(Event::Invite { code }) => break code,
            Some(_) => {}
            None => return Err("the host's table ended".into()),
        }
    };
    let join = |name: &str| sit_down(Start::Join { invite: Box::new(code.parse()?), name: name.parse()? });
    let (bob, cleo) = (join("Bob")?, join("Cleo")?);
    let (a, b, c) = tokio::join!(play(host, 1), play(bob, 2), play(cleo, 3));
    Ok([a?, b?, c?].concat())
}

fn bare_peer() -> Result<Swarm<ping::Behaviour>, Failure> {
    let config = ping::Config::new().with_interval(Duration::from_millis(10));
    let mut swarm = SwarmBuilder::with_new_identity()
        .with_tokio()
        .with_quic()
        .with_behaviour(|_| ping::Behaviour::new(config))?
        .with_swarm_config(|config| config.with_idle_connection_timeout(Duration::from_secs(60)))
        .build();
    swarm.listen_on("/ip4/127.0.0.1/udp/0/quic-v1".parse()?)?;
    Ok(swarm)
}

async fn ping_times() -> Result<Vec<Duration>, Failure> {
    let (mut one, mut other) = (bare_peer()?, bare_peer()?);
    let mut times = Vec::new();
    while times.len() < MOVES {
        tokio::select! {
            event = one.select_next_some() => match event {
                SwarmEvent::NewListenAddr { address, .. } => other.dial(address)?,
                SwarmEvent::Behaviour(ping::Event { result, .. }) => times.push(result?),
                _ => {}
            },
            _ = other.select_next_some() => {}
        }
    }
    Ok(times)
}

fn row(name: &str, mut times: Vec<Duration>) -> f64 {
    times.sort();
    let millis = |part: f64| times[((times.len() - 1) as f64 * part).round() as usize].as_secs_f64() * 1e3;
    println!("{name:20} n={:4}  median {:7.2} ms   p99 {:7.2} ms", times.len(), millis(0.5), millis(0.99));
    millis(0.5)
}

#[tokio::main]
async fn main() -> Result<(), Failure> {
    let settle = row("move to settled", settle_times().await?);
    let ping = row("ping round trip", ping_times().await?);
    println!("ratio of the medians {:.1}", settle / ping);
    Ok(())
}
