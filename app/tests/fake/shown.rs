//! The window drawn without a screen, as plain frames.

use eframe::egui::{Vec2, vec2};
use egui_kittest::{Harness, kittest::Queryable};
use sanguo::link::{FarEnd, Link};
use sanguo::model::{self, Command};
use sanguo::window::Window;
use sanguo_net::Settings;
use sanguo_rules::Kingdom;

use super::Fake;

/// The window, drawn without a screen.
pub type Shown = Harness<'static, Option<Window>>;

/// Opens a window, and gives the far end of its link.
pub fn open(size: Vec2) -> (Shown, FarEnd) {
    let (link, far) = Link::pair();
    let mut link = Some(link);
    let show = move |ui: &mut eframe::egui::Ui, window: &mut Option<Window>| {
        let Some(window) = window else {
            // Its fonts are there from the next frame on.
            *window = link.take().map(|link| Window::new(ui.ctx(), link));
            ui.ctx().request_repaint();
            return;
        };
        window.take_in(ui.ctx());
        window.draw(ui);
    };
    let mut shown = Harness::builder().with_size(size).build_ui_state(show, None);
    shown.run();
    (shown, far)
}

/// What the window shows.
pub fn model(shown: &mut Shown) -> &mut model::Model {
    &mut shown.state_mut().as_mut().expect("open").model
}

/// A window whose player commands Shu at a new table.
pub fn at_table() -> (Shown, Fake) {
    let (mut shown, mut far) = open(vec2(1240.0, 860.0));
    model(&mut shown).form.name = "Liu Bei".into();
    shown.run();
    shown.get_by_label("Make the table").click();
    shown.run();
    let mut commands = Vec::new();
    while let Ok(command) = far.commands.try_recv() {
        commands.push(command);
    }
    assert!(matches!(commands[..], [Command::Begin(..), Command::Remember(_)]), "{commands:?}");
    // Handed on to the made-up table, which looks for it too.
    let (sender, receiver) = tokio::sync::mpsc::channel(4);
    sender.try_send(commands.remove(0)).unwrap();
    let real = std::mem::replace(&mut far.commands, receiver);
    let mut fake = Fake::seat(far, Kingdom::Shu, Settings::default());
    fake.far.commands = real;
    shown.run();
    (shown, fake)
}
