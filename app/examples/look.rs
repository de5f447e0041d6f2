//! Opens the window in a made-up situation, to look at a screen without playing up to it, in any size, language, brightness
//! and zoom: `cargo run --example look -- mid 800 600 zh-Hant light 150%`. `tests/fake/scene.rs` knows the situations.

#[path = "../tests/fake/mod.rs"]
mod fake;

use eframe::NativeOptions;
use eframe::egui::{ViewportBuilder, vec2};
use fake::scene;
use sanguo::link::Link;
use sanguo::model::Shade;
use sanguo::text::Language;
use sanguo::window::Window;

fn main() -> eframe::Result {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let name = words.first().cloned().unwrap_or_else(|| "mid".to_owned());
    let sides: Vec<f32> = words.iter().filter_map(|side| side.parse().ok()).collect();
    let size = if let [width, height] = sides[..] { vec2(width, height) } else { vec2(1240.0, 860.0) };
    let language = words.iter().find_map(|tag| Language::of_tag(tag)).unwrap_or_default();
    let options = NativeOptions {
        viewport: ViewportBuilder::default().with_title("Sanguo").with_inner_size(size),
        ..NativeOptions::default()
    };
    eframe::run_native(
        "look",
        options,
        Box::new(move |creation| {
            let (link, far) = Link::pair();
            let mut window = Window::new(&creation.egui_ctx, link);
            window.model.language = language;
            let zoom = words.iter().find_map(|word| word.strip_suffix('%')?.parse().ok());
            window.model.preferences.size = zoom.unwrap_or(window.model.preferences.size);
            if words.iter().any(|word| word == "light") {
                window.model.preferences.shade = Shade::Light;
            }
            let far = scene::set(&name, &mut window, far);
            // The far end must live as long as the window does.
            std::mem::forget(far);
            window.take_in(&creation.egui_ctx);
            scene::act(&name, &mut window);
            Ok(Box::new(window))
        }),
    )
}
