//! The network's end of the link: opens the data folder and tables, passes commands down and events up.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use sanguo_net::{Home, HomeError, KeptGame, Listen, Network, Start, TableHandle};
use tokio::runtime::{Builder, Handle, Runtime};
use tokio::sync::mpsc::{Receiver, Sender};
use tokio::task::{JoinHandle, spawn_blocking};
use tokio::time::timeout;

use super::{FarEnd, Link, memory, records};
use crate::model::{Command, Event, Fault, Kept, Story, Visit};

/// A table that is left gets this long to write and send what it must.
const CLOSING: Duration = Duration::from_secs(3);

/// Wakes the window up.
pub type Waker = Arc<dyn Fn() + Send + Sync>;

/// The threads that the network runs on.
///
/// # Errors
/// If the system gives no threads.
pub fn runtime() -> std::io::Result<Runtime> {
    Builder::new_multi_thread().worker_threads(2).thread_name("network").enable_all().build()
}

/// Starts the network's end of a link for the data folder `folder`. Its task ends, with any open table closed, when the
/// link is dropped.
pub fn start(runtime: &Handle, folder: PathBuf, listen: Listen, wake: Waker) -> (Link, JoinHandle<()>) {
    let (link, far) = Link::pair();
    let FarEnd { events, commands } = far;
    let worker = Worker { listen, up: Up { events, wake }, table: None, before: None };
    let task = runtime.spawn(worker.run(folder, commands));
    (link, task)
}

/// The way up to the window.
#[derive(Clone)]
pub(super) struct Up {
    events: Sender<Event>,
    wake: Waker,
}

impl Up {
    pub(super) async fn tell(&self, event: Event) {
        // Fails only when the window is gone, which the commands' end says too.
        let _ = self.events.send(event).await;
        (self.wake)();
    }
}

struct Open {
    visit: Visit,
    handle: TableHandle,
    events: Receiver<sanguo_net::Event>,
}

struct Worker {
    listen: Listen,
    up: Up,
    table: Option<Open>,
    /// The table where the code of the open one is to be said, as soon as there is one.
    before: Option<TableHandle>,
}

impl Worker {
    async fn run(mut self, folder: PathBuf, mut commands: Receiver<Command>) {
        let path = folder.clone();
        let opened = spawn_blocking(move || Home::open(&path)).await;
        match opened.unwrap_or_else(|error| Err(HomeError::Folder(folder, error.into()))) {
            Ok(home) => self.serve(Arc::new(home), commands).await,
            Err(why) => {
                self.up.tell(Event::NoHome(why.into())).await;
                // Records can be looked at without a data folder.
                while let Some(command) = commands.recv().await {
                    records::perform(command, &self.up);
                }
            }
        }
    }

    async fn serve(&mut self, home: Arc<Home>, mut commands: Receiver<Command>) {
        self.recall(&home).await;
        self.list(&home);
        loop {
            tokio::select! {
                command = commands.recv() => match command {
                    Some(command) => self.perform(command, &home).await,
                    None => break,
                },
                event = next(&mut self.table) => self.pass_up(event, &home).await,
            }
        }
        self.close().await;
    }

    async fn perform(&mut self, command: Command, home: &Arc<Home>) {
        match command {
            Command::Aside => self.step_aside(),
            Command::Begin(visit, start, network) => {
                self.open(visit, start, Network { listen: self.listen, ..*network }, home).await;
            }
            Command::Table(command) => {
                if let Some(table) = &self.table {
                    // A table that takes no more has ended, and says so by its last event.
                    let _ = table.handle.send(command);
                }
            }
            Command::Leave => {
                self.before = None;
                self.close().await;
            }
            Command::List => self.list(home),
            Command::Remember(memory) => {
                if let Err(error) = memory::keep(home.folder(), &memory) {
                    self.up.tell(Event::Forgotten(Fault::SettingsUnwritten(error.into()))).await;
                }
            }
            command => records::perform(command, &self.up),
        }
    }

    async fn recall(&self, home: &Home) {
        match memory::recall(home.folder()) {
            Ok(Some(memory)) => self.up.tell(Event::Remembered(Box::new(memory))).await,
            Ok(None) => {}
            Err(why) => self.up.tell(Event::Forgotten(why)).await,
        }
    }

    async fn open(&mut self, visit: Visit, start: Start, network: Network, home: &Arc<Home>) {
        self.close().await;
        match sanguo_net::open(Arc::clone(home), start, network) {
            Ok((handle, events)) => self.table = Some(Open { visit, handle, events }),
            Err(error) => {
                self.before = None;
                self.up.tell(Event::NotOpened(visit, error.into())).await;
            }
        }
    }

    /// The open table waits to one side, nobody listening to it any more, until the code of the next one is known.
    fn step_aside(&mut self) {
        let Some(Open { handle, mut events, .. }) = self.table.take() else { return };
        self.before = Some(handle);
        tokio::spawn(async move { while events.recv().await.is_some() {} });
    }

    /// Says the code at the table before, which is left then: whoever wants to join does so from there.
    fn tell_before(&mut self, code: &str) {
        if let Some(before) = self.before.take() {
            let _ = before.send(sanguo_net::Command::Say(code.to_owned()));
            let _ = before.send(sanguo_net::Command::Quit);
        }
    }

    async fn pass_up(&mut self, (visit, event): (Visit, sanguo_net::Event), home: &Home) {
        if let sanguo_net::Event::Invite { code } = &event {
            self.tell_before(code);
        }
        let record = match &event {
            sanguo_net::Event::Seated { game, .. } => Some(home.record_path(game)),
            _ => None,
        };
        if event == sanguo_net::Event::Closed {
            self.table = None;
        }
        self.up.tell(Event::Table(visit, event)).await;
        if let Some(record) = record {
            self.up.tell(Event::Record(visit, record)).await;
        }
    }

    /// Closes the open table and waits until it has written what it must, so that its game can be taken up at once.
    async fn close(&mut self) {
        let Some(mut table) = self.table.take() else { return };
        let _ = table.handle.send(sanguo_net::Command::Quit);
        let ended =
            async { while table.events.recv().await.is_some_and(|event| event != sanguo_net::Event::Closed) {} };
        let _ = timeout(CLOSING, ended).await;
    }

    /// Reads the kept games beside everything else: each record is verified, which takes its time.
    fn list(&self, home: &Arc<Home>) {
        let (home, up) = (Arc::clone(home), self.up.clone());
        tokio::spawn(async move {
            let games = spawn_blocking(move || home.games()).await;
            match games.map_err(std::io::Error::other).flatten() {
                Ok(games) => up.tell(Event::Games(games.into_iter().filter_map(kept).collect())).await,
                Err(error) => up.tell(Event::NoGames(Fault::Games(error.into()))).await,
            }
        });
    }
}

/// The next event of the open table; waits for ever where none is open.
async fn next(table: &mut Option<Open>) -> (Visit, sanguo_net::Event) {
    match table {
        Some(table) => (table.visit, table.events.recv().await.unwrap_or(sanguo_net::Event::Closed)),
        None => std::future::pending().await,
    }
}

/// A kept game as the window shows it; a file that is not named after a game is none.
pub fn kept(game: KeptGame) -> Option<Kept> {
    let story = match &game.record {
        Ok(record) => Ok(Story {
            players: record.table().players().clone().map(|player| player.name),
            slots: record.slots().count(),
            outcome: record.outcome(),
        }),
        Err(bad) => Err(bad.clone()),
    };
    Some(Kept { id: game.id()?, changed: game.changed, path: game.path, story })
}
