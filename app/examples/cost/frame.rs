//! A frame of the table, without drawing it.

use std::time::{Duration, Instant};

use eframe::egui::{Context, Pos2, RawInput, Rect, vec2};
use sanguo::link::Link;
use sanguo::model::Intent;
use sanguo::window::Window;
use sanguo_net::Settings;
use sanguo_rules::Kingdom;

use crate::fake::Fake;

const FRAMES: usize = 400;

/// Prints what it takes with and without a screen reader.
pub fn print() {
    for reader in [false, true] {
        let (interface, tessellation, triangles) = measure(reader);
        let with = if reader { "with" } else { "without" };
        println!(
            "table, {with} screen reader: interface {interface:.2?}, tessellation {tessellation:.2?}, {triangles} triangles"
        );
    }
}

/// The medians over many frames of a table in the middle of a game.
fn measure(reader: bool) -> (Duration, Duration, usize) {
    let ctx = Context::default();
    if reader {
        ctx.enable_accesskit();
    }
    let (link, mut far) = Link::pair();
    let mut window = Window::new(&ctx, link);
    window.model.form.name = "Liu Bei".to_owned();
    let (sender, receiver) = tokio::sync::mpsc::channel(8);
    for command in window.model.intend(Intent::Make) {
        sender.try_send(command).expect("room");
    }
    far.commands = receiver;
    let mut fake = Fake::seat(far, Kingdom::Shu, Settings::default());
    fake.play_until(7, |game| game.moves().len() > 36 && game.position().turn() == Kingdom::Shu);
    window.take_in(&ctx);
    let (mut interface, mut tessellation, mut triangles) = (Vec::new(), Vec::new(), 0);
    for frame in 0..FRAMES {
        let size = Rect::from_min_size(Pos2::ZERO, vec2(1240.0, 860.0));
        let input = RawInput { screen_rect: Some(size), time: Some(frame as f64 / 60.0), ..RawInput::default() };
        let began = Instant::now();
        let out = ctx.run_ui(input, |ui| window.draw(ui));
        interface.push(began.elapsed());
        let began = Instant::now();
        let primitives = ctx.tessellate(out.shapes, out.pixels_per_point);
        tessellation.push(began.elapsed());
        triangles = primitives.iter().map(|primitive| triangles_of(&primitive.primitive)).sum();
    }
    (median(interface), median(tessellation), triangles)
}

fn triangles_of(primitive: &eframe::egui::epaint::Primitive) -> usize {
    match primitive {
        eframe::egui::epaint::Primitive::Mesh(mesh) => mesh.indices.len() / 3,
        eframe::egui::epaint::Primitive::Callback(_) => 0,
    }
}

fn median(mut times: Vec<Duration>) -> Duration {
    times.sort();
    times[times.len() / 2]
}
