//! The window: events in, the model shown, commands out.

use std::time::{Duration, Instant};

use eframe::egui::{Context, Ui};
use sanguo_net::Millis;

use crate::board::Wood;
use crate::link::{self, Link};
use crate::model::{Command, Model};
use crate::screens::{self, Scene};
use crate::{text, theme};

/// Longest that one frame takes in events.
const DRAIN: Duration = Duration::from_millis(4);
/// After an event the window is drawn anew this much later, so that a burst of them costs one frame.
const WAKE_AFTER: Duration = Duration::from_millis(10);

/// Why the window could not be shown.
#[derive(Debug, thiserror::Error)]
pub enum WindowError {
    /// There is no display, or no window can be made on it.
    #[error("{}", text::no_window(.0))]
    NoWindow(String),
    /// The network's threads could not be started.
    #[error("the threads for the network could not be started: {0}")]
    Threads(#[from] std::io::Error),
}

/// The window's state.
pub struct Window {
    /// What it shows.
    pub model: Model,
    link: Link,
    wood: Wood,
    start: Instant,
}

impl Window {
    /// A window that shows what comes from `link`.
    pub fn new(ctx: &Context, link: Link) -> Self {
        theme::dress(ctx);
        let model = Model::new(&link::user_name());
        Window { model, link, wood: Wood::new(ctx), start: Instant::now() }
    }

    /// Takes in what has happened; also while the window is hidden.
    pub fn take_in(&mut self, ctx: &Context) {
        let began = Instant::now();
        while let Some(event) = self.link.next() {
            let commands = self.model.update(event, self.now());
            self.perform(ctx, commands);
            if began.elapsed() > DRAIN {
                ctx.request_repaint();
                return;
            }
        }
    }

    /// Draws the window and does what the person wants.
    pub fn draw(&mut self, ui: &mut Ui) {
        let ctx = ui.ctx().clone();
        let scene = Scene { now: self.now(), wood: &self.wood };
        let intents = screens::show(ui, &mut self.model, &scene);
        if !intents.is_empty() {
            // What was done changes what has been drawn already.
            ctx.request_repaint();
        }
        for intent in intents {
            let commands = self.model.intend(intent);
            self.perform(&ctx, commands);
        }
        self.wake_for_clock(&ctx);
    }

    fn perform(&mut self, ctx: &Context, commands: Vec<Command>) {
        for command in commands {
            match command {
                Command::Copy(text) => ctx.copy_text(text),
                command => self.link.send(command),
            }
        }
    }

    /// A running clock is drawn anew when its next visible digit is due.
    fn wake_for_clock(&self, ctx: &Context) {
        let now = self.now();
        let due = self.model.table().and_then(|table| table.next_tick(now));
        if let Some(Millis(millis)) = due {
            ctx.request_repaint_after(Duration::from_millis(millis));
        }
    }

    fn now(&self) -> Millis {
        Millis(u64::try_from(self.start.elapsed().as_millis()).unwrap_or(u64::MAX))
    }
}

impl eframe::App for Window {
    fn logic(&mut self, ctx: &Context, _: &mut eframe::Frame) {
        self.take_in(ctx);
    }

    fn ui(&mut self, ui: &mut Ui, _: &mut eframe::Frame) {
        self.draw(ui);
    }
}
