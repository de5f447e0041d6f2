//! Below the board: the field for typing a move, and words about what was tried or is pointed at.

use eframe::egui::text::LayoutJob;
use eframe::egui::{Align2, Event, Id, Key, Label, Rect, TextEdit, TextStyle, Ui, pos2, vec2};

use crate::model::{Intent, Typed};
use crate::text::say;
use crate::theme;

/// A move as it is typed, the same in every language.
const EXAMPLE: &str = "re4re5";

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
    self::words(ui, Rect::from_min_max(pos2(split + theme::CORNER, rect.top()), rect.max), words);
    intent
}

/// Shows the words alone.
pub(super) fn words(ui: &mut Ui, room: Rect, words: Words) {
    if let Some(said) = words.said {
        let said = fitted(ui, said, room.width());
        ui.put(room, Label::new(said).selectable(false).wrap());
    } else if let Some(over) = words.over {
        // Only painted: the point itself says the same to a screen reader.
        let font = TextStyle::Body.resolve(ui.style());
        ui.painter().text(room.center(), Align2::CENTER_CENTER, over, font, theme::palette(ui).weak);
    }
}

/// The words on one line, or in a smaller font on two.
fn fitted(ui: &Ui, words: String, width: f32) -> LayoutJob {
    let font = |style: TextStyle| style.resolve(ui.style());
    let simple = |words: String, style| LayoutJob::simple(words, font(style), theme::palette(ui).text, width);
    let one = simple(words.clone(), TextStyle::Body);
    if ui.fonts_mut(|fonts| fonts.layout_job(one.clone())).rows.len() == 1 {
        return one;
    }
    let mut two = simple(words, TextStyle::Small);
    two.wrap.max_rows = 2;
    two
}

/// The field; whoever begins to type a move while nothing else is being written gets into it.
fn field(ui: &mut Ui, rect: Rect, typed: &mut Typed) -> Option<Intent> {
    let id = Id::new("typed move");
    if !ui.ctx().text_edit_focused() && begins_a_move(ui) {
        ui.memory_mut(|memory| memory.request_focus(id));
    }
    let field = TextEdit::singleline(&mut typed.text)
        .id(id)
        .hint_text(EXAMPLE)
        .char_limit(12)
        .margin(vec2(10.0, 5.0))
        .font(TextStyle::Monospace);
    let response = ui.put(rect, field);
    ui.ctx().accesskit_node_builder(id, |node| node.set_label(say!("type-move")));
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
