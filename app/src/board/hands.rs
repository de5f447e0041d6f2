//! Clicks and drags on the board, taken from the pointer's events one by one: however much of a drag falls into one slow
//! frame, it is not lost.

use eframe::egui::{Event, Id, PointerButton, Pos2, Rect, Ui};
use sanguo_rules::Point;

use crate::geometry::Geometry;
use crate::model::Intent;

/// Moved less than this between pressing and letting go, it was a click.
const STEADY: f32 = 6.0;

/// The button is down on a point.
#[derive(Clone, Copy)]
struct Press {
    point: Point,
    at: Pos2,
    grabbed: bool,
}

impl Press {
    fn follow(&mut self, at: Pos2, intents: &mut Vec<Intent>) {
        if !self.grabbed && self.at.distance(at) > STEADY {
            self.grabbed = true;
            intents.push(Intent::Grab(self.point));
        }
    }

    fn let_go(mut self, at: Pos2, geometry: &Geometry, intents: &mut Vec<Intent>) {
        self.follow(at, intents);
        intents.push(if self.grabbed {
            Intent::Drop { from: self.point, to: geometry.hit(at) }
        } else {
            Intent::Click(self.point)
        });
    }
}

/// Takes in what the pointer did in this frame. Returns the point whose piece is dragged.
pub(super) fn feel(ui: &Ui, rect: Rect, geometry: &Geometry, intents: &mut Vec<Intent>) -> Option<Point> {
    let id = Id::new("the press on the board");
    let mut press = ui.data(|data| data.get_temp::<Option<Press>>(id)).flatten();
    let (events, latest) = ui.input(|input| (buttons(&input.events), input.pointer.latest_pos()));
    for (at, button, pressed) in events {
        match (button, pressed) {
            (PointerButton::Primary, true) if rect.contains(at) => {
                press = geometry.hit(at).map(|point| Press { point, at, grabbed: false });
            }
            (PointerButton::Primary, false) => {
                if let Some(press) = press.take() {
                    press.let_go(at, geometry, intents);
                }
            }
            (PointerButton::Secondary, true) if rect.contains(at) => {
                press = None;
                intents.push(Intent::Cancel);
            }
            _ => {}
        }
    }
    if let (Some(press), Some(at)) = (&mut press, latest) {
        press.follow(at, intents);
    }
    ui.data_mut(|data| data.insert_temp(id, press));
    press.filter(|press| press.grabbed).map(|press| press.point)
}

fn buttons(events: &[Event]) -> Vec<(Pos2, PointerButton, bool)> {
    let button = |event: &Event| match event {
        Event::PointerButton { pos, button, pressed, .. } => Some((*pos, *button, *pressed)),
        _ => None,
    };
    events.iter().filter_map(button).collect()
}
