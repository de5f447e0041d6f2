//! The window: events in, the model shown, commands out.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use eframe::egui::{Context, IconData, Ui, ViewportBuilder};
use eframe::icon_data::from_png_bytes;
use eframe::{CreationContext, NativeOptions};
use sanguo_net::{Listen, Millis};
use tokio::time::timeout;

use crate::attention::Attention;
use crate::board::Wood;
use crate::daylight::Daylight;
use crate::link::{self, Link};
use crate::model::{Call, Command, Model};
use crate::screens::{self, Scene};
use crate::text::{self, Language};
use crate::theme;
use crate::typefaces::Typefaces;

/// Longest that one frame takes in events.
const DRAIN: Duration = Duration::from_millis(4);
/// After an event the window is drawn anew this much later, so that a burst of them costs one frame.
const WAKE_AFTER: Duration = Duration::from_millis(10);

/// Longest that the program outlives its window.
const ENDING: Duration = Duration::from_secs(4);

/// Why the window could not be shown.
#[derive(Debug, thiserror::Error)]
pub enum WindowError {
    /// There is no display, or no window can be made on it.
    #[error(
        "no window can be opened here ({0}); play from the terminal with 'sanguo host' or 'sanguo join CODE', see all of it at \
         work with 'sanguo demo', look at kept games with 'sanguo games' and 'sanguo verify FILE'"
    )]
    NoWindow(String),
    /// The network's threads could not be started.
    #[error("the threads for the network could not be started: {0}")]
    Threads(#[from] std::io::Error),
}

/// Opens the window and returns when it is closed. An invite code, if there is one, is put into the field for joining.
///
/// # Errors
/// If there is no display or the network's threads cannot be started.
pub fn run(folder: PathBuf, listen: Listen, invite: Option<String>) -> Result<(), WindowError> {
    let runtime = link::runtime()?;
    let mut network = None;
    let create = |creation: &CreationContext<'_>| {
        let ctx = creation.egui_ctx.clone();
        let wake = Arc::new(move || ctx.request_repaint_after(WAKE_AFTER));
        let (link, task) = link::start(runtime.handle(), folder, listen, wake);
        network = Some(task);
        let mut window = Window::new(&creation.egui_ctx, link);
        window.daylight = Daylight::ask(&creation.egui_ctx);
        window.attention = Some(Attention::new());
        window.typefaces = Some(Typefaces::of_system());
        window.model.form.code = invite.unwrap_or_default();
        window.model.language = Language::of_system();
        Ok(Box::new(window) as Box<dyn eframe::App>)
    };
    let shown = eframe::run_native("sanguo", options(), Box::new(create));
    if let Some(task) = network {
        // The window is gone; what its table still has to write and to say goes out before the program ends.
        let _ = runtime.block_on(async { timeout(ENDING, task).await });
    }
    runtime.shutdown_timeout(Duration::ZERO);
    shown.map_err(|error| WindowError::NoWindow(reason(&error)))
}

/// The end of the error's chain: what comes before it names places in libraries.
fn reason(error: &eframe::Error) -> String {
    let whole = error.to_string().replace('\n', " ");
    whole.rsplit(": ").next().unwrap_or_default().trim_end_matches('.').to_owned()
}

fn options() -> NativeOptions {
    let viewport = ViewportBuilder::default()
        .with_title(text::TITLE)
        // The desktop entry is found by it, and with that the name and the icon in the desktop's own lists.
        .with_app_id("sanguo")
        .with_icon(icon())
        .with_inner_size(theme::WINDOW)
        .with_min_inner_size(theme::WINDOW_LEAST);
    NativeOptions { viewport, ..NativeOptions::default() }
}

/// The icon in the window's frame and in lists of windows.
fn icon() -> IconData {
    from_png_bytes(include_bytes!("../assets/icon/128.png")).unwrap_or_default()
}

/// The window's state.
pub struct Window {
    /// What it shows.
    pub model: Model,
    link: Link,
    wood: Wood,
    spoken: Language,
    /// How bright the desktop is, once known.
    daylight: Daylight,
    /// Calls the person to the table; without it, as in tests, nothing does.
    attention: Option<Attention>,
    /// The system's fonts; without them, as in tests, what the program's own lack is not drawn.
    pub typefaces: Option<Typefaces>,
    start: Instant,
}

impl Window {
    /// A window that shows what comes from `link`.
    pub fn new(ctx: &Context, link: Link) -> Self {
        let model = Model::new(&link::user_name());
        theme::dress(ctx, model.language, &[]);
        let wood = Wood::new(ctx);
        Window {
            spoken: model.language,
            model,
            link,
            wood,
            daylight: Daylight::default(),
            attention: None,
            typefaces: None,
            start: Instant::now(),
        }
    }

    /// Takes in what has happened; also while the window is hidden.
    pub fn take_in(&mut self, ctx: &Context) {
        let began = Instant::now();
        while let Some(event) = self.link.poll() {
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
        self.speak(&ctx);
        theme::shade(&ctx, self.model.preferences.shade, self.daylight.theme());
        ctx.set_zoom_factor(self.model.preferences.size as f32 / 100.0);
        self.model.tick(self.now());
        let scene =
            Scene { now: self.now(), preferences: self.model.preferences, dialog: self.model.dialog, wood: &self.wood };
        let intents = screens::show(ui, &mut self.model, &scene);
        if !intents.is_empty() {
            // What was done changes what has just been laid out: once more, before anything is painted.
            ctx.request_discard("the person has done something");
        }
        for intent in intents {
            let commands = self.model.intend(intent);
            self.perform(&ctx, commands);
        }
        self.wake_for_clock(&ctx);
    }

    fn speak(&mut self, ctx: &Context) {
        text::speak(self.model.language);
        let other = std::mem::replace(&mut self.spoken, self.model.language) != self.model.language;
        let found = self.typefaces.as_mut().is_some_and(|faces| faces.look(ctx, self.model.written()));
        if other || found {
            let more = self.typefaces.as_ref().map(Typefaces::taken).unwrap_or_default();
            theme::dress(ctx, self.model.language, more);
            // They are there from the next frame on.
            ctx.request_repaint();
        }
    }

    fn perform(&mut self, ctx: &Context, commands: Vec<Command>) {
        for command in commands {
            match command {
                Command::Copy(text) => ctx.copy_text(text),
                Command::Call(call) => self.call(ctx, call),
                command => self.link.send(command),
            }
        }
    }

    fn call(&self, ctx: &Context, call: Call) {
        if let (Some(attention), Some(table)) = (&self.attention, self.model.table()) {
            attention.call(ctx, call, &self.model.preferences, text::turn(table));
        }
    }

    /// A running clock is drawn anew when its next visible digit is due, a game that plays by itself when its next move is.
    fn wake_for_clock(&self, ctx: &Context) {
        let now = self.now();
        let due = self.model.table().and_then(|table| table.next_tick(now));
        let due = due.or_else(|| self.model.study().and_then(|study| study.next_step(now)));
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_window_has_its_icon() {
        let icon = icon();
        assert_eq!((icon.width, icon.height), (128, 128));
        assert_eq!(icon.rgba.len(), 4 * 128 * 128);
    }
}
