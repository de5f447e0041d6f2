//! Clicks and drags on the board, taken from the pointer's events one by one: however much of a drag falls into one slow
//! frame, it is not lost. The left button moves pieces, the right one draws.

use eframe::egui::{Event, Id, PointerButton, Pos2, Rect, Ui};
use sanguo_rules::Point;

use crate::geometry::Geometry;
use crate::model::Intent;

/// Moved less than this between pressing and letting go, it was a click.
const STEADY: f32 = 6.0;

/// A button is down on a point.
#[derive(Clone, Copy)]
pub(super) struct Press {
    /// The point.
    pub(super) point: Point,
    /// Whether the pointer has gone on, so that it is a drag.
    pub(super) drags: bool,
    /// Whether it is the right button.
    pub(super) draws: bool,
    at: Pos2,
}

impl Press {
    fn follow(&mut self, at: Pos2, intents: &mut Vec<Intent>) {
        if !self.drags && self.at.distance(at) > STEADY {
            self.drags = true;
            if !self.draws {
                intents.push(Intent::Grab(self.point));
            }
        }
    }

    fn let_go(mut self, at: Pos2, geometry: &Geometry, intents: &mut Vec<Intent>) {
        self.follow(at, intents);
        let from = self.point;
        let to = if self.drags { geometry.hit(at) } else { Some(from) };
        intents.extend(match (self.draws, self.drags) {
            (true, _) => to.map(|to| Intent::Note { from, to }),
            (false, true) => Some(Intent::Drop { from, to }),
            (false, false) => Some(Intent::Click(from)),
        });
    }
}

/// Takes in what the pointer did in this frame. Returns the press that goes on.
pub(super) fn feel(ui: &Ui, rect: Rect, geometry: &Geometry, intents: &mut Vec<Intent>) -> Option<Press> {
    let id = Id::new("the press on the board");
    let mut press = ui.data(|data| data.get_temp::<Option<Press>>(id)).flatten();
    let (events, latest) = ui.input(|input| (buttons(&input.events), input.pointer.latest_pos()));
    for (at, draws, pressed) in events {
        if pressed && rect.contains(at) {
            // A second button ends what the first has begun.
            let alone = press.take().is_none();
            match geometry.hit(at) {
                Some(point) if alone => press = Some(Press { point, drags: false, draws, at }),
                None if alone && !draws => intents.push(Intent::Beside),
                _ => intents.push(Intent::Cancel),
            }
        } else if let Some(ended) = press.take_if(|press| !pressed && press.draws == draws) {
            ended.let_go(at, geometry, intents);
        }
    }
    if let (Some(press), Some(at)) = (&mut press, latest) {
        press.follow(at, intents);
    }
    ui.data_mut(|data| data.insert_temp(id, press));
    press
}

/// Where the left or, `true`, the right button was pressed, `true`, or let go.
fn buttons(events: &[Event]) -> Vec<(Pos2, bool, bool)> {
    let button = |event: &Event| match event {
        Event::PointerButton { pos, button: PointerButton::Primary, pressed, .. } => Some((*pos, false, *pressed)),
        Event::PointerButton { pos, button: PointerButton::Secondary, pressed, .. } => Some((*pos, true, *pressed)),
        _ => None,
    };
    events.iter().filter_map(button).collect()
}
