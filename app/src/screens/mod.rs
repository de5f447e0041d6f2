//! What fills the window: home, waiting room, table, record and free board.

mod about;
mod below;
mod evidence;
mod export;
mod free;
mod home;
mod kept;
mod lesson;
mod moves;
mod players;
mod preferences;
mod reach;
mod sides;
mod study;
mod table;
mod talk;
mod waiting;

use eframe::egui::containers::scroll_area::{DragScroll, ScrollSource};
use eframe::egui::{CentralPanel, Frame, Id, Key, Modifiers, ScrollArea, Ui, UiBuilder, vec2};
use sanguo_net::Millis;

use crate::board::Wood;
use crate::model::{Dialog, Intent, Model, Opened, Place, Preferences, Topic};
use crate::theme;

/// What the screens need beside the model.
pub(crate) struct Scene<'a> {
    /// The window's monotonic clock.
    pub(crate) now: Millis,
    /// How the person likes the window to be.
    pub(crate) preferences: Preferences,
    /// How it stands with the system's dialog for a file.
    pub(crate) dialog: Dialog,
    /// The wood of the board.
    pub(crate) wood: &'a Wood,
}

/// Shows the model, and says what the person wants.
pub(crate) fn show(ui: &mut Ui, model: &mut Model, scene: &Scene<'_>) -> Vec<Intent> {
    let mut intents = dropped(ui);
    intents.extend(sizes(ui, scene.preferences));
    if ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::F1)) {
        intents.push(Intent::Learn(Some(Topic::Goal)));
    }
    if model.about {
        intents.extend(column(ui, theme::COLUMN_WIDTH, about::show));
        return intents;
    }
    if model.preferring {
        let (language, playing) = (model.language, model.table().is_some());
        let reach = &mut model.form.reach;
        intents.extend(column(ui, theme::COLUMN_WIDTH, |ui| {
            preferences::show(ui, &scene.preferences, reach, language, playing, scene.wood)
        }));
        return intents;
    }
    if let Some(lesson) = &model.lesson {
        intents.extend(whole(ui, |ui| lesson::show(ui, lesson, model.table(), scene)));
        return intents;
    }
    let Model { form, place, games, no_home, copied, forgotten, language, .. } = model;
    let copied = copied.as_deref();
    intents.extend(match place {
        Place::Home => {
            let (games, no_home, forgotten) = (games.as_deref(), no_home.as_ref(), forgotten.as_ref());
            let (language, preferences, wood) = (*language, &scene.preferences, scene.wood);
            let shelf =
                home::Shelf { language, games, no_home, copied, forgotten, preferences, wood, dialog: scene.dialog };
            column(ui, theme::HOME_WIDTH, |ui| home::show(ui, form, &shelf))
        }
        Place::Waiting(waiting) => column(ui, theme::COLUMN_WIDTH, |ui| waiting::show(ui, waiting, copied)),
        Place::Table(table) => whole(ui, |ui| table::show(ui, table, scene, copied)),
        Place::Study(study) => match study.opened.as_deref() {
            Some(opened @ Opened { evidence: Err(why), .. }) => {
                column(ui, theme::COLUMN_WIDTH, |ui| evidence::unfit(ui, opened, why))
            }
            _ => whole(ui, |ui| study::show(ui, study, scene, copied)),
        },
    });
    intents
}

/// A record file dropped on the window is looked at.
fn dropped(ui: &Ui) -> Vec<Intent> {
    let path = ui.input(|input| input.raw.dropped_files.iter().find_map(|file| file.path.clone()));
    path.map(Intent::Open).into_iter().collect()
}

/// The usual keys that make everything larger or smaller.
fn sizes(ui: &Ui, liked: Preferences) -> Option<Intent> {
    let usual = Preferences { size: Preferences::default().size, ..liked };
    let keys =
        [(Key::Plus, liked.larger()), (Key::Equals, liked.larger()), (Key::Minus, liked.smaller()), (Key::Num0, usual)];
    let pressed = |(key, _): &(Key, _)| ui.input_mut(|input| input.consume_key(Modifiers::COMMAND, *key));
    keys.into_iter().find(pressed).map(|(_, wanted)| Intent::Prefer(wanted))
}

/// A screen that fills the window; where everything is so large that it does not fit, it scrolls in both directions.
fn whole(ui: &mut Ui, show: impl FnOnce(&mut Ui) -> Vec<Intent>) -> Vec<Intent> {
    let room = ui.available_size();
    let size = room.max(theme::WINDOW_LEAST);
    if size == room {
        return show(ui);
    }
    // A finger drags pieces, not the screen.
    let source = ScrollSource { drag: DragScroll::Never, ..ScrollSource::default() };
    let area = ScrollArea::both().auto_shrink(false).scroll_source(source);
    area.show(ui, |ui| {
        let (_, rect) = ui.allocate_space(size);
        let intents = ui.scope_builder(UiBuilder::new().max_rect(rect), show).inner;
        follow_focus(ui);
        intents
    })
    .inner
}

/// Whatever gets the keyboard's focus is scrolled to.
fn follow_focus(ui: &Ui) {
    let id = Id::new("the focus that was followed");
    let focused = ui.memory(|memory| memory.focused());
    let before = ui.data(|data| data.get_temp::<Option<Id>>(id)).flatten();
    if focused == before {
        return;
    }
    ui.data_mut(|data| data.insert_temp(id, focused));
    if let Some(response) = focused.and_then(|focused| ui.read_response(focused)) {
        ui.scroll_to_rect(response.rect, None);
    }
}

/// A column in the middle of the window that scrolls when the window is small.
fn column(ui: &mut Ui, widest: f32, show: impl FnOnce(&mut Ui) -> Vec<Intent>) -> Vec<Intent> {
    let frame = Frame::new().fill(theme::palette(ui).background);
    let area = ScrollArea::both().auto_shrink([false, true]);
    let panel = CentralPanel::default().frame(frame);
    panel.show(ui, |ui| area.show(ui, |ui| centred(ui, widest, show)).inner).inner
}

fn centred(ui: &mut Ui, widest: f32, show: impl FnOnce(&mut Ui) -> Vec<Intent>) -> Vec<Intent> {
    let room = ui.available_width().max(theme::WINDOW_LEAST.x);
    let width = (room - 2.0 * theme::COLUMN_MARGIN).min(widest);
    let mut rect = ui.available_rect_before_wrap();
    rect.min.x += (room - width) / 2.0;
    rect.max.x = rect.min.x + width;
    rect.min.y += theme::COLUMN_MARGIN;
    ui.scope_builder(UiBuilder::new().max_rect(rect), |ui| {
        ui.set_width(width);
        ui.spacing_mut().item_spacing = vec2(8.0, 10.0);
        let intents = show(ui);
        ui.add_space(theme::COLUMN_MARGIN);
        follow_focus(ui);
        intents
    })
    .inner
}
