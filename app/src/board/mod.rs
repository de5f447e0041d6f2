//! The board as a view: a position and marks in, the person's intents out. Of the rules it asks only for the ways of the
//! piece that is pointed at.

mod glide;
mod ground;
mod hands;
mod letters;
mod marks;
mod notes;
mod piece;
mod still;
mod svg;
mod wood;

use eframe::egui::{
    CursorIcon, EventFilter, Key, Modifiers, Painter, PointerButton, Pos2, Rect, Sense, Ui, Vec2, WidgetInfo,
    WidgetType, vec2,
};
use sanguo_rules::{Kingdom, Move, Point, Position};

use hands::Press;
pub(crate) use piece::paint as paint_piece;
pub(crate) use svg::svg;
pub(crate) use wood::Wood;

use crate::geometry::Geometry;
use crate::model::{Check, Coordinates, Hands, Hold, Intent, Preferences};
use crate::text;

/// What the board shows.
pub(crate) struct Board<'a> {
    /// The kingdom whose half is at the bottom.
    pub(crate) seat: Kingdom,
    /// Who is on turn; its home edge is lit.
    pub(crate) turn: Option<Kingdom>,
    /// The pieces.
    pub(crate) position: &'a Position,
    /// The last move, and whether it still waits for signatures.
    pub(crate) last: Option<(Move, bool)>,
    /// Generals attacked or facing.
    pub(crate) checks: &'a [Check],
    /// What the person holds and has drawn.
    pub(crate) hands: &'a Hands,
    /// How the person likes it to look.
    pub(crate) preferences: &'a Preferences,
    /// The wood it is made of.
    pub(crate) wood: &'a Wood,
}

/// What came of showing it.
#[derive(Default)]
pub(crate) struct Touched {
    /// What the person wants.
    pub(crate) intents: Vec<Intent>,
    /// The point under the pointer, or with the keyboard's focus.
    pub(crate) over: Option<Point>,
}

/// What happens to the points in this frame.
#[derive(Default)]
struct Feel {
    focused: Option<Point>,
    hovered: Option<Point>,
    press: Option<Press>,
}

impl Board<'_> {
    /// Draws the board as large as fits into `rect`, and looks at what is done with it.
    pub(crate) fn show(&self, ui: &mut Ui, rect: Rect) -> Touched {
        let geometry = Geometry::fit(rect, self.seat);
        let mut touched = Touched::default();
        let feel = self.feel(ui, rect, &geometry, &mut touched.intents);
        touched.over = feel.hovered.or(feel.focused);
        if let Some(Intent::Drop { to: Some(to), .. }) = touched.intents.last() {
            glide::placed(ui, *to);
        }
        self.paint(ui, &geometry, &feel);
        touched
    }

    /// Draws the board only to be looked at.
    pub(crate) fn picture(&self, ui: &Ui, rect: Rect) {
        self.paint(ui, &Geometry::fit(rect, self.seat), &Feel::default());
    }

    fn feel(&self, ui: &Ui, rect: Rect, geometry: &Geometry, intents: &mut Vec<Intent>) -> Feel {
        let mut feel = Feel { press: hands::feel(ui, rect, geometry, intents), ..Feel::default() };
        for point in Point::all() {
            let place = Rect::from_center_size(geometry.at(point), Vec2::splat(2.0 * geometry.piece()));
            let response = ui.interact(place, id(ui, point), Sense::click());
            response.widget_info(|| self.describe(point));
            // The pointer's clicks are known already; these are the keyboard's and the screen reader's.
            if response.clicked() && !response.clicked_by(PointerButton::Primary) {
                intents.push(Intent::Click(point));
            }
            if response.has_focus() {
                feel.focused = Some(point);
            }
            if response.hovered() {
                feel.hovered = Some(point);
                if self.position.piece_at(point).is_some() || self.is_target(point) {
                    ui.ctx().set_cursor_icon(CursorIcon::PointingHand);
                }
            }
        }
        if let Some(focused) = feel.focused {
            walk(ui, geometry, focused);
        }
        if ui.input(|input| input.key_pressed(Key::Escape)) {
            intents.push(Intent::Cancel);
        }
        feel
    }

    fn describe(&self, point: Point) -> WidgetInfo {
        let on_it = self.position.piece_at(point).zip(self.position.commander_at(point));
        let picked = self.hands.pick.as_ref().is_some_and(|pick| pick.from == point);
        let label = text::point(point, on_it);
        let label = if self.is_target(point) { text::target(label) } else { label };
        WidgetInfo::selected(WidgetType::Button, true, picked, label)
    }

    fn is_target(&self, point: Point) -> bool {
        self.hands.pick.as_ref().is_some_and(|pick| pick.hold != Hold::Look && pick.targets.contains(&point))
    }

    /// The point whose piece hangs on the pointer.
    fn dragged(&self, feel: &Feel) -> Option<Point> {
        let from = feel.press.filter(|press| press.drags && !press.draws)?.point;
        let pick = self.hands.pick.as_ref()?;
        (pick.from == from && pick.hold != Hold::Look).then_some(from)
    }

    fn paint(&self, ui: &Ui, geometry: &Geometry, feel: &Feel) {
        let painter = ui.painter();
        ground::paint(painter, geometry, self.wood, self.turn, self.preferences.coordinates);
        if let Some((last, waiting)) = self.last {
            marks::last(painter, geometry, last, waiting);
        }
        marks::checks(painter, geometry, self.checks);
        let dragged = self.dragged(feel);
        let gliding = glide::glide(ui, self.position, self.preferences.glide);
        for (point, _) in self.position.pieces().filter(|(point, _)| gliding.is_none_or(|(way, _)| way.to != *point)) {
            let opacity = if dragged == Some(point) { 0.35 } else { 1.0 };
            self.piece(painter, point, geometry.at(point), geometry.piece(), opacity);
        }
        if self.preferences.coordinates == Coordinates::All {
            ground::names(painter, geometry);
        }
        match (gliding, self.last) {
            (Some((way, part)), _) => {
                let at = ground::between(geometry.at(way.from), geometry.at(way.to), part);
                self.piece(painter, way.to, at, geometry.piece(), 1.0);
            }
            (None, Some((last, _))) => marks::arrived(painter, geometry, last.to),
            (None, None) => {}
        }
        self.marks(painter, geometry, feel);
        let pointer = ui.input(|input| input.pointer.interact_pos());
        if let (Some(from), Some(at)) = (dragged, pointer) {
            self.piece(painter, from, at, geometry.piece() * 1.12, 1.0);
        }
        let draws = feel.press.filter(|press| press.draws && press.drags);
        if let (Some(press), Some(at)) = (draws, pointer) {
            notes::arrow(painter, geometry, geometry.at(press.point), at);
        }
    }

    /// The piece on a point, painted around `at`.
    fn piece(&self, painter: &Painter, point: Point, at: Pos2, radius: f32, opacity: f32) {
        if let Some(found) = self.position.piece_at(point) {
            let commander = self.position.owner(found.home);
            piece::paint(painter, at, radius, found, commander, self.preferences.pieces, opacity);
        }
    }

    /// What lies over the pieces: what is held and decided on ahead, the keyboard's focus, what was drawn.
    fn marks(&self, painter: &Painter, geometry: &Geometry, feel: &Feel) {
        match (&self.hands.pick, feel.hovered) {
            (Some(pick), _) => marks::pick(painter, geometry, pick, self.position),
            (None, Some(point)) => {
                marks::ways(painter, geometry, self.position.pseudo_targets(point).iter(), Hold::Look, self.position);
            }
            (None, None) => {}
        }
        if let Some(mv) = self.hands.planned() {
            marks::planned(painter, geometry, mv);
        }
        if let Some(focused) = feel.focused {
            marks::focus(painter, geometry, focused);
        }
        notes::paint(painter, geometry, &self.hands.notes);
    }
}

fn id(ui: &Ui, point: Point) -> eframe::egui::Id {
    ui.id().with(("point", point.index()))
}

/// The arrow keys lead the focus along the lines of the board.
fn walk(ui: &Ui, geometry: &Geometry, focused: Point) {
    let arrows = EventFilter { horizontal_arrows: true, vertical_arrows: true, ..EventFilter::default() };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(id(ui, focused), arrows));
    let ways = [
        (Key::ArrowLeft, vec2(-1.0, 0.0)),
        (Key::ArrowRight, vec2(1.0, 0.0)),
        (Key::ArrowUp, vec2(0.0, -1.0)),
        (Key::ArrowDown, vec2(0.0, 1.0)),
    ];
    for (key, way) in ways {
        let pressed = ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        if let Some(next) = geometry.towards(focused, way).filter(|_| pressed) {
            ui.memory_mut(|memory| memory.request_focus(id(ui, next)));
        }
    }
}
