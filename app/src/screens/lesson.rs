//! The rules page: a topic in words, and on the board beside them to be tried at once.

use eframe::egui::{
    Align, CentralPanel, Frame, Key, Label, Layout, Margin, Panel, Rect, RichText, ScrollArea, Ui, UiBuilder, vec2,
};
use sanguo_rules::{Kind, Kingdom, Piece};

use super::{Scene, below};
use crate::board::{Board, Touched};
use crate::model::{Intent, Lesson, Table, Topic};
use crate::text::{self, say};
use crate::theme;
use crate::widgets::{Step, face, notice, primary, rows, step, weak};

/// Shows it; `table` is the one that it lies over, where the game goes on meanwhile.
pub(super) fn show(ui: &mut Ui, lesson: &Lesson, table: Option<&Table>, scene: &Scene<'_>) -> Vec<Intent> {
    let mut intents = Vec::new();
    Panel::right("beside the board")
        .resizable(false)
        .exact_size(theme::panel_width(ui.available_width()))
        .frame(Frame::new().fill(theme::palette(ui).surface).inner_margin(Margin::same(16)))
        .show(ui, |ui| beside(ui, lesson.topic, table, &mut intents));
    CentralPanel::default()
        .frame(Frame::new().fill(theme::palette(ui).background).inner_margin(Margin::same(8)))
        .show(ui, |ui| board(ui, lesson, scene, &mut intents));
    if ui.input(|input| input.key_pressed(Key::Escape)) {
        intents.push(Intent::Learn(None));
    }
    intents
}

fn board(ui: &mut Ui, lesson: &Lesson, scene: &Scene<'_>, intents: &mut Vec<Intent>) {
    let whole = ui.available_rect_before_wrap();
    let words = whole.bottom() - theme::WORDS;
    let faces = words - theme::FACES;
    let position = lesson.position();
    let Touched { intents: wanted, over } = Board {
        seat: lesson.seat(),
        turn: None,
        position,
        last: lesson.last_move().map(|mv| (mv, false)),
        checks: lesson.checks(),
        hands: &lesson.hands,
        preferences: &scene.preferences,
        wood: scene.wood,
    }
    .show(ui, Rect::from_x_y_ranges(whole.x_range(), whole.top()..=faces));
    intents.extend(wanted);
    let row = Rect::from_x_y_ranges(whole.x_range(), faces..=words);
    ui.scope_builder(UiBuilder::new().max_rect(row), |ui| kinds(ui, lesson.topic, scene, intents));
    let said = below::Words {
        said: lesson.word().map(text::tried),
        over: over.map(|point| text::point(point, position.piece_at(point).zip(position.commander_at(point)))),
    };
    below::words(ui, Rect::from_x_y_ranges(whole.x_range(), words..=whole.bottom()), said);
}

/// A piece of each kind, to read how it moves.
fn kinds(ui: &mut Ui, topic: Topic, scene: &Scene<'_>, intents: &mut Vec<Intent>) {
    ui.horizontal_centered(|ui| {
        let space = ui.spacing().item_spacing.x;
        let used = Kind::ALL.len() as f32 * (theme::FACE_BUTTON + space) - space;
        ui.add_space(((ui.available_width() - used) / 2.0).max(0.0));
        for kind in Kind::ALL {
            let piece = Piece { home: Kingdom::Shu, kind };
            let shown = topic == Topic::Piece(kind);
            let label = text::topic(Topic::Piece(kind));
            if face(ui, piece, scene.preferences.pieces, shown, &label).clicked() {
                intents.push(Intent::Learn(Some(Topic::Piece(kind))));
            }
        }
    });
}

fn beside(ui: &mut Ui, topic: Topic, table: Option<&Table>, intents: &mut Vec<Intent>) {
    ui.horizontal(|ui| {
        ui.label(RichText::new(say!("rules")).font(theme::large()));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if ui.button(say!("prefs-done")).clicked() {
                intents.push(Intent::Learn(None));
            }
        });
    });
    if let Some(table) = table.filter(|table| table.ending.is_none()) {
        if table.may_move() { notice(ui, say!("turn-yours")) } else { weak(ui, say!("prefs-game")) }
    }
    topics(ui, topic, intents);
    ui.separator();
    // From the bottom up, so that the words get whatever height is left.
    ui.with_layout(Layout::bottom_up(Align::Min), |ui| {
        forth_and_back(ui, topic, intents);
        ui.with_layout(Layout::top_down(Align::Min), |ui| words(ui, topic));
    });
}

/// What the topic says.
fn words(ui: &mut Ui, topic: Topic) {
    ScrollArea::vertical().id_salt(text::topic(topic)).auto_shrink([false, false]).show(ui, |ui| {
        ui.heading(text::topic(topic));
        for words in text::lesson(topic) {
            ui.add(Label::new(words).wrap());
        }
    });
}

/// All topics but the pieces, which are below the board.
fn topics(ui: &mut Ui, shown: Topic, intents: &mut Vec<Intent>) {
    let topics: Vec<Topic> = Topic::all().filter(|topic| !matches!(topic, Topic::Piece(_))).collect();
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, 2.0);
        ui.spacing_mut().button_padding = vec2(8.0, 3.0);
        ui.spacing_mut().interact_size.y = 0.0;
        rows(ui, topics.iter().map(|topic| text::topic(*topic)).collect(), |ui, i, label| {
            if ui.selectable_label(topics[i] == shown, label).clicked() {
                intents.push(Intent::Learn(Some(topics[i])));
            }
        });
    });
}

/// The topic before, and the next one.
fn forth_and_back(ui: &mut Ui, topic: Topic, intents: &mut Vec<Intent>) {
    ui.horizontal(|ui| {
        if step(ui, Step::Back, topic.back().is_some()).clicked() {
            intents.push(Intent::Learn(topic.back()));
        }
        let Some(next) = topic.next() else { return };
        if primary(ui, say!("rules-next"), vec2(ui.available_width(), theme::FIELD)).clicked() {
            intents.push(Intent::Learn(Some(next)));
        }
    });
}
