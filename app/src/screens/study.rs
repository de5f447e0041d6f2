//! A board beside any table: a record to look through, or a free board to try things on.

use eframe::egui::{
    Align, CentralPanel, Event, Frame, Key, Layout, Margin, MouseWheelUnit, Panel, Rect, ScrollArea, Slider, Ui,
};

use super::{Scene, below, evidence, free, moves, sides};
use crate::board::{Board, Touched};
use crate::model::{Intent, Opened, Study, Topic};
use crate::text::{self, say};
use crate::theme;
use crate::widgets::{Step, copy, rows, step, wrong};

/// A turn of the wheel in screen points that is one move.
const NOTCH: f32 = 40.0;

pub(super) fn show(ui: &mut Ui, study: &mut Study, scene: &Scene<'_>, copied: Option<&str>) -> Vec<Intent> {
    let mut intents = keys(ui, study);
    Panel::right("beside the board")
        .resizable(false)
        .exact_size(theme::panel_width(ui.available_width()))
        .frame(Frame::new().fill(theme::palette(ui).surface).inner_margin(Margin::same(16)))
        .show(ui, |ui| beside(ui, study, scene, copied, &mut intents));
    CentralPanel::default()
        .frame(Frame::new().fill(theme::palette(ui).background).inner_margin(Margin::same(8)))
        .show(ui, |ui| board(ui, study, scene, &mut intents));
    intents
}

/// Keys that walk through the game while nothing has the keyboard's focus.
fn keys(ui: &Ui, study: &Study) -> Vec<Intent> {
    if ui.ctx().egui_wants_keyboard_input() {
        return Vec::new();
    }
    let ways = [
        (Key::ArrowLeft, Intent::Step(-1)),
        (Key::ArrowRight, Intent::Step(1)),
        (Key::Home, Intent::Go(0)),
        (Key::End, Intent::Go(study.trail().len())),
        (Key::Space, Intent::Play),
    ];
    let undo = [(Key::Z, Intent::Step(-1)), (Key::Y, Intent::Step(1))];
    ui.input(|input| {
        let ways = ways.into_iter().filter(|(key, _)| input.key_pressed(*key));
        let undo = undo.into_iter().filter(|(key, _)| input.modifiers.command && input.key_pressed(*key));
        ways.chain(undo).map(|(_, way)| way).collect()
    })
}

fn board(ui: &mut Ui, study: &mut Study, scene: &Scene<'_>, intents: &mut Vec<Intent>) {
    let whole = ui.available_rect_before_wrap();
    let below = whole.bottom() - theme::WORDS;
    let controls = below - theme::CONTROLS;
    let rect = Rect::from_x_y_ranges(whole.x_range(), whole.top()..=controls);
    let trail = study.trail();
    let position = trail.position();
    let touched = Board {
        seat: study.seat,
        turn: trail.ending().is_none().then(|| position.turn()),
        position,
        last: study.last_move().map(|mv| (mv, false)),
        checks: study.checks(),
        hands: &study.hands,
        preferences: &scene.preferences,
        wood: scene.wood,
    }
    .show(ui, rect);
    if let Some(Opened { evidence: Ok(evidence), .. }) = study.opened.as_deref() {
        sides::show(ui, rect, study.seat, |kingdom| text::plate(&evidence.players[kingdom.index()], kingdom));
    }
    let Touched { intents: wanted, over } = touched;
    intents.extend(wanted);
    intents.extend(wheel(ui, rect));
    let words = below::Words {
        said: study
            .typed
            .word
            .as_ref()
            .or(study.hands.pick.as_ref().and_then(|pick| pick.word.as_ref()))
            .map(text::tried),
        over: over.map(|point| text::point(point, position.piece_at(point).zip(position.commander_at(point)))),
    };
    let row = Rect::from_x_y_ranges(whole.x_range(), controls..=below - 4.0);
    ui.scope_builder(eframe::egui::UiBuilder::new().max_rect(row), |ui| walk(ui, study, intents));
    let row = Rect::from_x_y_ranges(whole.x_range(), below..=whole.bottom());
    intents.extend(below::show(ui, row, &mut study.typed, words));
}

/// The wheel over the board walks through the game: one notch, one move.
fn wheel(ui: &Ui, rect: Rect) -> Option<Intent> {
    if !ui.rect_contains_pointer(rect) {
        return None;
    }
    let turned = ui.input(|input| input.events.iter().map(notches).sum::<f32>());
    let id = eframe::egui::Id::new("the wheel over the board");
    let sum = turned + ui.data(|data| data.get_temp::<f32>(id)).unwrap_or_default();
    let whole = sum.trunc();
    ui.data_mut(|data| data.insert_temp(id, sum - whole));
    (whole != 0.0).then_some(Intent::Step(-(whole as isize)))
}

fn notches(event: &Event) -> f32 {
    match event {
        Event::MouseWheel { unit: MouseWheelUnit::Point, delta, .. } => delta.y / NOTCH,
        Event::MouseWheel { delta, .. } => delta.y,
        _ => 0.0,
    }
}

/// The buttons and the slider.
fn walk(ui: &mut Ui, study: &Study, intents: &mut Vec<Intent>) {
    let trail = study.trail();
    let (at, len) = (trail.at(), trail.len());
    ui.horizontal(|ui| {
        let play = if study.is_playing() { Step::Stop } else { Step::Play };
        let ways = [
            (Step::Start, at > 0, Intent::Go(0)),
            (Step::Back, at > 0, Intent::Step(-1)),
            (play, len > 0, Intent::Play),
            (Step::On, at < len, Intent::Step(1)),
            (Step::End, at < len, Intent::Go(len)),
        ];
        for (sign, enabled, way) in ways {
            if step(ui, sign, enabled).clicked() {
                intents.push(way);
            }
        }
        let mut place = at;
        ui.spacing_mut().slider_width = (ui.available_width() - theme::PLACE).max(theme::STEP);
        let slider = ui.add_enabled(len > 0, Slider::new(&mut place, 0..=len.max(1)).show_value(false));
        ui.ctx().accesskit_node_builder(slider.id, |node| node.set_label(say!("place")));
        if slider.changed() {
            intents.push(Intent::Go(place));
        }
        ui.label(text::place(at, len));
    });
}

fn beside(ui: &mut Ui, study: &mut Study, scene: &Scene<'_>, copied: Option<&str>, intents: &mut Vec<Intent>) {
    let room = ui.available_height() - 2.0 * theme::LEAVING - 2.0 * theme::MOVES_LEAST;
    ScrollArea::vertical().id_salt("state").max_height(room.max(theme::MOVES_LEAST)).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 6.0;
        if study.opened.is_some() {
            evidence::show(ui, study, scene, intents)
        } else {
            free::show(ui, study, scene, intents)
        }
        for check in study.checks() {
            wrong(ui, text::check(None, check));
        }
    });
    ui.with_layout(Layout::bottom_up(Align::Min), |ui| {
        let ways = [Intent::Turn, Intent::Leave, Intent::Preferences(true), Intent::Learn(Some(Topic::Goal))];
        rows(ui, vec![say!("turn-board"), say!("home-screen"), say!("prefs"), say!("rules")], |ui, i, label| {
            if ui.button(label).clicked() {
                intents.push(ways[i].clone());
            }
        });
        let texts = [study.trail().position().to_string(), study.trail().text()];
        rows(ui, vec![say!("copy-position"), say!("copy-moves")], |ui, i, label| {
            intents.extend(copy(ui, label, &texts[i], copied, false));
        });
        ui.with_layout(Layout::top_down(Align::Min), |ui| {
            let trail = study.trail();
            ui.add_space(4.0);
            let to = moves::list(ui, trail.moves(), trail.start().turn(), Some(trail.at()));
            intents.extend(to.map(Intent::Go));
        });
    });
}
