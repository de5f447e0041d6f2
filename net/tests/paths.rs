//! Ways between programs that do not know where the others are, on loopback.

#![allow(clippy::unwrap_used)]

use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};
use std::sync::Arc;
use std::time::Duration;

use sanguo_net::{
    CircuitLimits, Command, Event, GameId, Helper, HelperNode, HelperSettings, Home, Invite, Link, Listen, Network,
    PublicNetwork, Settings, Start, TableHandle, open,
};
use sanguo_rules::{Game, Kingdom};
use tempfile::TempDir;
use tokio::sync::mpsc::Receiver;
use tokio::task::JoinHandle;

const LOOPBACK: Listen = Listen::Only(IpAddr::V4(Ipv4Addr::LOCALHOST));

/// What takes longer hangs.
const PATIENCE: Duration = Duration::from_secs(120);

fn free_port() -> u16 {
    UdpSocket::bind((Ipv4Addr::LOCALHOST, 0)).unwrap().local_addr().unwrap().port()
}

/// A helper, and the task that it works in.
async fn helper() -> (Helper, JoinHandle<()>, TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let settings = HelperSettings {
        listen: LOOPBACK,
        port: free_port(),
        outside: None,
        circuits: CircuitLimits::default(),
        dht: false,
    };
    let home = Home::open(folder.path()).unwrap();
    let mut node = HelperNode::open(&home, settings).unwrap();
    let address = node.next_address().await;
    let task = tokio::spawn(async move {
        loop {
            node.next_address().await;
        }
    });
    (address, task, folder)
}

/// A program at a table, and what it has told so far.
struct Seat {
    handle: TableHandle,
    events: Receiver<Event>,
    me: Kingdom,
    links: [Link; 3],
    game: Game,
    mine: bool,
    home: Arc<Home>,
    game_id: Option<GameId>,
    _folder: TempDir,
}

impl Seat {
    fn new(start: Start, network: Network) -> Seat {
        let folder = tempfile::tempdir().unwrap();
        let home = Arc::new(Home::open(folder.path()).unwrap());
        let (handle, events) = open(home.clone(), start, network).unwrap();
        Seat {
            handle,
            events,
            me: Kingdom::Shu,
            links: [Link::Gone; 3],
            game: Game::new(true),
            mine: false,
            home,
            game_id: None,
            _folder: folder,
        }
    }

    async fn next(&mut self) -> Event {
        let event = self.events.recv().await.expect("the table goes on");
        match &event {
            Event::Seated { me, game, .. } => (self.me, self.game_id) = (*me, Some(*game)),
            Event::Peer { kingdom, link } => self.links[kingdom.index()] = *link,
            Event::Turn { mine, .. } => self.mine = *mine,
            Event::Settled { what: sanguo_net::What::Move { mv, .. }, .. } => {
                self.game.play(*mv).unwrap();
            }
            Event::Trouble(trouble) => panic!("{}: {trouble}", self.me),
            _ => {}
        }
        event
    }

    /// The code that it shows.
    async fn code(&mut self) -> String {
        loop {
            if let Event::Invite { code } | Event::Reply { code } = self.next().await {
                return code;
            }
        }
    }

    async fn until(&mut self, done: impl Fn(&Seat, &Event) -> bool) {
        loop {
            let event = self.next().await;
            if done(self, &event) {
                return;
            }
        }
    }

    /// Plays on, as the first legal move goes, until so many slots are settled.
    async fn play_to(&mut self, slots: usize) {
        while self.game.moves().len() < slots {
            if std::mem::take(&mut self.mine) {
                let mv = self.game.position().legal_moves()[0];
                self.handle.send(Command::Move(mv)).unwrap();
            }
            self.next().await;
        }
    }
}

fn name(text: &str) -> sanguo_net::Name {
    text.parse().unwrap()
}

/// Three whose code names nothing but a helper.
async fn three_by(helper: Helper) -> [Seat; 3] {
    let network = Network { helper: Some(helper), ..LOOPBACK.into() };
    let mut host = Seat::new(Start::Host { settings: Settings::default(), name: name("Ann") }, network);
    let invite = Invite { addresses: Vec::new(), ..host.code().await.parse().unwrap() };
    assert_eq!(invite.helper, Some(helper));
    let join = |who| Seat::new(Start::Join { invite: Box::new(invite.clone()), name: name(who) }, LOOPBACK.into());
    let mut seats = [host, join("Bob"), join("Cleo")];
    for seat in &mut seats {
        seat.until(|_, event| matches!(event, Event::Seated { .. })).await;
    }
    seats
}

#[tokio::test(flavor = "multi_thread")]
async fn a_key_of_one_table_is_kept_for_that_table() {
    let all = async {
        // A network of no nodes: allowed, and nothing is found there.
        let network = Network { public: Some(PublicNetwork::Through(Vec::new())), ..LOOPBACK.into() };
        let mut host = Seat::new(Start::Host { settings: Settings::default(), name: name("Ann") }, network.clone());
        let invite: Invite = host.code().await.parse().unwrap();
        let join = |who, network| Seat::new(Start::Join { invite: Box::new(invite.clone()), name: name(who) }, network);
        let mut seats = [host, join("Bob", network.clone()), join("Cleo", LOOPBACK.into())];
        for seat in &mut seats {
            seat.until(|_, event| matches!(event, Event::Seated { .. })).await;
        }
        let keys = seats.each_ref().map(|seat| seat.handle.key());
        let own = seats.each_ref().map(|seat| seat.home.identity().public());
        assert!(keys[0] == invite.host && keys[0] != own[0] && keys[1] != own[1] && keys[2] == own[2]);
        play(&mut seats, 3).await;

        let [mut host, mut bob, mut cleo] = seats;
        bob.handle.send(Command::Quit).unwrap();
        while bob.events.recv().await.is_some() {}
        let game = bob.game_id.unwrap();
        let (handle, events) = open(bob.home.clone(), Start::Resume { game }, LOOPBACK).unwrap();
        assert_eq!(handle.key(), keys[1]);
        bob = Seat { game: Game::new(true), handle, events, ..bob };
        tokio::join!(host.play_to(6), bob.play_to(6), cleo.play_to(6));
    };
    tokio::time::timeout(PATIENCE, all).await.expect("the table goes on");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_that_cannot_be_reached_dials_where_replies_say() {
    let all = async {
        let mut host = Seat::new(Start::Host { settings: Settings::default(), name: name("Ann") }, LOOPBACK.into());
        let invite = Invite { addresses: Vec::new(), ..host.code().await.parse().unwrap() };
        let mut guests = ["Bob", "Cleo"].map(|who| {
            let port = free_port();
            let outside = Some(SocketAddr::from((Ipv4Addr::LOCALHOST, port)));
            let network = Network { port: Some(port), outside, ..LOOPBACK.into() };
            Seat::new(Start::Join { invite: Box::new(invite.clone()), name: name(who) }, network)
        });
        for guest in &mut guests {
            let reply = guest.code().await.parse().unwrap();
            host.handle.send(Command::Dial(Box::new(reply))).unwrap();
        }
        let [bob, cleo] = guests;
        let mut seats = [host, bob, cleo];
        for seat in &mut seats {
            seat.until(|_, event| matches!(event, Event::Seated { .. })).await;
        }
        play(&mut seats, 3).await;
    };
    tokio::time::timeout(PATIENCE, all).await.expect("the host reaches its guests");
}

async fn play(seats: &mut [Seat; 3], slots: usize) {
    let [a, b, c] = seats;
    tokio::join!(a.play_to(slots), b.play_to(slots), c.play_to(slots));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_helper_brings_three_together_and_is_not_needed_any_more() {
    let all = async {
        let (address, helper, _folder) = helper().await;
        let mut seats = three_by(address).await;
        play(&mut seats, 6).await;
        let is_direct = |seat: &Seat| {
            Kingdom::ALL.into_iter().all(|other| other == seat.me || seat.links[other.index()] == Link::SameNetwork)
        };
        for seat in &mut seats {
            if !is_direct(seat) {
                seat.until(|seat, _| is_direct(seat)).await;
            }
        }
        helper.abort();
        assert!(helper.await.unwrap_err().is_cancelled());
        play(&mut seats, 12).await;
    };
    tokio::time::timeout(PATIENCE, all).await.expect("the three meet and play");
}
