//! The way between the window and the network: two bounded channels and a task on the network's threads.
//!
//! The window only ever looks whether something has come and never waits. Whoever sends to it wakes it up by a function
//! given at the start, so that nothing below it knows what draws it.

mod dialog;
mod memory;
mod records;
mod worker;

use tokio::sync::mpsc::{Receiver, Sender, channel};

pub use records::open;
pub use worker::{Waker, kept, runtime, start};

use crate::model::{Command, Event};

/// Events that wait for the window; when it is this far behind, the network side waits.
const EVENTS_MOST: usize = 1_024;
/// Commands that wait for the network side; a person is never that fast.
const COMMANDS_MOST: usize = 64;

/// The window's end.
#[derive(Debug)]
pub struct Link {
    events: Receiver<Event>,
    commands: Sender<Command>,
}

/// The other end: of the network's task, or of a test.
#[derive(Debug)]
pub struct FarEnd {
    /// What the window is to know.
    pub events: Sender<Event>,
    /// What it wants.
    pub commands: Receiver<Command>,
}

impl Link {
    /// A link and its other end.
    pub fn pair() -> (Link, FarEnd) {
        let (event_sender, events) = channel(EVENTS_MOST);
        let (commands, command_receiver) = channel(COMMANDS_MOST);
        (Link { events, commands }, FarEnd { events: event_sender, commands: command_receiver })
    }

    /// What has come next, if anything.
    pub fn poll(&mut self) -> Option<Event> {
        self.events.try_recv().ok()
    }

    /// Passes a command on. Never blocks: were the other end that far behind or gone, the command would be lost, and the
    /// person sees that nothing happens and tries again.
    pub fn send(&self, command: Command) {
        let _ = self.commands.try_send(command);
    }
}

/// The name to begin with: that of the person's account.
pub fn user_name() -> String {
    ["USER", "LOGNAME", "USERNAME"].iter().find_map(|key| std::env::var(key).ok()).unwrap_or_default()
}
