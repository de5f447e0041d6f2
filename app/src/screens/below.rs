//! Below the board: the field for typing a move, and words about what was tried or is pointed at.

use eframe::egui::{Align2, Event, Id, Key, Label, Rect, RichText, TextEdit, TextStyle, Ui, pos2, vec2};

use crate::model::{Intent, Typed};
use crate::{text, theme};

/// What is said there.
pub(super) struct Words {
    /// About what was tried.
    pub(super) said: Option<String>,
    /// What is on the point that is pointed at.
    pub(super) over: Option<String>,
}

/// Shows it in `rect`.
pub(super) fn show(ui: &mut Ui, rect: Rect, typed: &mut Typed, words: Words) -> Option<Intent> {
    let split = rect.left() + theme::TYPED;
    let intent = field(ui, Rect::from_min_max(rect.min, pos2(split, rect.bottom())), typed);
    let room = Rect::from_min_max(pos2(split + theme::CORNER, rect.top()), rect.max);
    if let Some(said) = words.said {
        ui.put(room, Label::new(RichText::new(said).color(theme::TEXT)).selectable(false).truncate());
    } else if let Some(over) = words.over {
        // Only painted: the point itself says the same to a screen reader.
        let font = TextStyle::Body.resolve(ui.style());
        ui.painter().text(room.center(), Align2::CENTER_CENTER, over, font, theme::TEXT_WEAK);
    }
    intent
}

/// The field; whoever begins to type a move while nothing else is being written gets into it.
fn field(ui: &mut Ui, rect: Rect, typed: &mut Typed) -> Option<Intent> {
    let id = Id::new("typed move");
    if !ui.ctx().text_edit_focused() && begins_a_move(ui) {
        ui.memory_mut(|memory| memory.request_focus(id));
    }
    let field = TextEdit::singleline(&mut typed.text)
        .id(id)
        .hint_text(text::TYPED_HINT)
        .char_limit(12)
        .margin(vec2(10.0, 5.0))
        .font(TextStyle::Monospace);
    let response = ui.put(rect, field);
    ui.ctx().accesskit_node_builder(id, |node| node.set_label(text::TYPED));
    if response.changed() {
        typed.word = None;
    }
    let entered = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
    if entered {
        response.request_focus();
    }
    (entered && !typed.text.trim().is_empty()).then_some(Intent::Enter)
}

/// A move begins with the letter of a half.
fn begins_a_move(ui: &Ui) -> bool {
    let begins = |event: &Event| matches!(event, Event::Text(text) if text.starts_with(['r', 'g', 'b', 'R', 'G', 'B']));
    ui.input(|input| input.events.iter().any(begins))
}
