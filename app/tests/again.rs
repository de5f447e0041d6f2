//! Three windows without a screen, over real connections: a game, and another one with the same three.
// What fails in the helpers fails the test.
#![allow(clippy::unwrap_used)]

use std::net::Ipv4Addr;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::{Duration, Instant};

use sanguo::link::{self, Link};
use sanguo::model::{Intent, Model, Place};
use sanguo_net::{GameId, Listen, Millis};
use tempfile::TempDir;
use tokio::runtime::Runtime;

/// Longest wait for anything.
const PATIENCE: Duration = Duration::from_secs(60);

struct Person {
    model: Model,
    link: Link,
    _folder: TempDir,
}

impl Person {
    fn wants(&mut self, intent: Intent) {
        for command in self.model.intend(intent) {
            self.link.send(command);
        }
    }

    fn take_in(&mut self) {
        while let Some(event) = self.link.poll() {
            for command in self.model.update(event, Millis(0)) {
                self.link.send(command);
            }
        }
    }

    fn code(&self) -> Option<String> {
        match &self.model.place {
            Place::Waiting(waiting) => waiting.code.clone(),
            _ => None,
        }
    }

    /// Nothing to wait for.
    fn is_at_home(&self) -> Option<String> {
        (self.model.place == Place::Home).then(String::new)
    }

    /// The game, once it goes on, which whoever is on turn knows for certain.
    fn game(&self) -> Option<GameId> {
        let table = self.model.table()?;
        let turn = table.turn?;
        (turn.mine || turn.kingdom != table.me).then_some(table.id)
    }

    /// The code that somebody has said at the table.
    fn heard(&self) -> Option<String> {
        let said = self.model.table()?.talk.heard().find(|said| said.is_code)?;
        Some(said.text.clone())
    }
}

struct Room {
    people: [Person; 3],
    woken: Receiver<()>,
    _runtime: Runtime,
}

impl Room {
    fn open() -> Room {
        let runtime = link::runtime().unwrap();
        let (wake, woken) = channel();
        let people = ["Liu Bei", "Sun Quan", "Cao Cao"].map(|name| {
            let (folder, wake) = (tempfile::tempdir().unwrap(), wake.clone());
            let listen = Listen::Only(Ipv4Addr::LOCALHOST.into());
            let wake = Arc::new(move || {
                let _ = wake.send(());
            });
            let (link, _) = link::start(runtime.handle(), folder.path().to_owned(), listen, wake);
            Person { model: Model::new(name), link, _folder: folder }
        });
        Room { people, woken, _runtime: runtime }
    }

    /// Waits until all of them have come to it.
    fn wait<T>(&mut self, what: &str, come: impl Fn(&Person) -> Option<T>) -> Vec<T> {
        let began = Instant::now();
        loop {
            self.people.iter_mut().for_each(Person::take_in);
            let come: Vec<T> = self.people.iter().filter_map(&come).collect();
            if come.len() == self.people.len() {
                return come;
            }
            let left = PATIENCE.checked_sub(began.elapsed()).unwrap_or_default();
            if self.woken.recv_timeout(left) == Err(RecvTimeoutError::Timeout) {
                let places: Vec<_> = self.people.iter().map(|person| &person.model.place).collect();
                panic!("waited in vain for {what}: {places:#?}");
            }
        }
    }
}

#[test]
fn the_same_three_play_again_with_a_click_each() {
    let mut room = Room::open();
    room.people[0].wants(Intent::Make);
    let code = room.wait("the code", |person| person.code().or_else(|| person.is_at_home())).swap_remove(0);
    for guest in &mut room.people[1..] {
        guest.model.form.code.clone_from(&code);
        guest.wants(Intent::Join);
    }
    let first = room.wait("the first game", Person::game)[0];
    let on_turn = room.people.iter_mut().find(|person| person.model.table().is_some_and(|table| table.may_move()));
    let on_turn = on_turn.unwrap();
    on_turn.wants(Intent::AskResign);
    on_turn.wants(Intent::Resign);
    room.wait("its end", |person| person.model.table()?.ending);
    room.people[0].wants(Intent::Again);
    assert!(matches!(&room.people[0].model.place, Place::Waiting(waiting) if waiting.again));
    let heard = room.wait("the new code", |person| person.heard().or(person.code()));
    for (guest, code) in room.people.iter_mut().zip(heard).skip(1) {
        assert_eq!(guest.model.table().unwrap().trouble, None);
        guest.wants(Intent::JoinAt(code));
    }
    let second = room.wait("the second game", |person| person.game().filter(|game| *game != first));
    assert_eq!(second, [second[0]; 3]);
}
