//! How the person likes the window to be, with a board that shows it.

use eframe::egui::{Key, RichText, Ui, vec2};

use super::home::{languages, picture};
use super::reach;
use crate::board::Wood;
use crate::model::{Coordinates, Intent, PieceSet, Preferences, Reach, SIZES, Shade};
use crate::text::{self, Language, say};
use crate::theme;
use crate::widgets::{primary, weak};

/// Shows it; a game may go on meanwhile.
pub(super) fn show(
    ui: &mut Ui,
    liked: &Preferences,
    reached: &mut Reach,
    spoken: Language,
    playing: bool,
    wood: &Wood,
) -> Vec<Intent> {
    let mut intents = Vec::new();
    let mut chosen = *liked;
    ui.horizontal(|ui| {
        if primary(ui, say!("prefs-done"), vec2(140.0, 36.0)).clicked()
            || ui.input(|input| input.key_pressed(Key::Escape))
        {
            intents.push(Intent::Preferences(false));
        }
        ui.add_space(8.0);
        ui.label(RichText::new(say!("prefs")).font(theme::large()));
        if playing {
            weak(ui, say!("prefs-game"));
        }
    });
    theme::card(ui).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.horizontal(|ui| {
            ui.label(say!("language"));
            intents.extend(languages(ui, spoken));
        });
        choice(ui, say!("prefs-shade"), &mut chosen.shade, Shade::ALL, text::shade);
        choice(ui, say!("prefs-pieces"), &mut chosen.pieces, PieceSet::ALL, text::piece_set);
        if chosen.pieces == PieceSet::Letters {
            weak(ui, text::letters());
        }
        choice(ui, say!("prefs-coordinates"), &mut chosen.coordinates, Coordinates::ALL, text::coordinates);
        choice(ui, say!("prefs-size"), &mut chosen.size, SIZES, text::size);
        ui.checkbox(&mut chosen.glide, say!("prefs-glide"));
        ui.checkbox(&mut chosen.sound, say!("prefs-sound"));
        ui.checkbox(&mut chosen.notify, say!("prefs-notify"));
    });
    theme::card(ui).show(ui, |ui| reach::show(ui, reached));
    picture(ui, &chosen, wood);
    if chosen != *liked {
        intents.push(Intent::Prefer(chosen));
    }
    intents
}

/// One of a few, side by side.
fn choice<T: PartialEq + Copy, const N: usize>(
    ui: &mut Ui,
    label: String,
    chosen: &mut T,
    all: [T; N],
    called: impl Fn(T) -> String,
) {
    ui.horizontal_wrapped(|ui| {
        ui.label(label);
        for one in all {
            ui.selectable_value(chosen, one, called(one));
        }
    });
}
