//! The button that says who is listened to: a drawn bubble of speech, struck through while somebody is not.

use eframe::egui::{Button, Popup, PopupCloseBehavior, Shape, Stroke, Ui, Vec2, WidgetInfo, WidgetType, vec2};
use sanguo_rules::Kingdom;

use crate::model::{Intent, Table};
use crate::text::{self, say};
use crate::theme;

/// Shows it, and under it a choice of friends once it was clicked.
pub(crate) fn ear(ui: &mut Ui, table: &Table) -> Option<Intent> {
    let friends = [table.me.next(), table.me.prev()];
    let muted = friends.iter().any(|friend| table.talk.is_muted(*friend));
    let response = ui.add(Button::new("").small().min_size(Vec2::splat(theme::ROW)));
    response.widget_info(|| WidgetInfo::selected(WidgetType::Button, true, muted, say!("mute")));
    let palette = theme::palette(ui);
    let at = |x: f32, y: f32| response.rect.center() + vec2(x, y) * (0.28 * theme::ROW);
    let bubble = [(-1.2, -1.0), (1.2, -1.0), (1.2, 0.6), (0.0, 0.6), (-0.6, 1.3), (-0.6, 0.6), (-1.2, 0.6)];
    let outline = bubble.map(|(x, y)| at(x, y)).to_vec();
    ui.painter().add(Shape::closed_line(outline, Stroke::new(1.4, palette.text)));
    if muted {
        ui.painter().line_segment([at(-1.4, 1.4), at(1.4, -1.4)], Stroke::new(2.0, palette.wrong));
    }
    let shown = Popup::menu(&response)
        .close_behavior(PopupCloseBehavior::CloseOnClickOutside)
        .show(|ui| friends.into_iter().find(|friend| choice(ui, table, *friend)).map(Intent::Mute));
    response.on_hover_text(say!("mute"));
    shown.and_then(|shown| shown.inner)
}

/// Whether the choice about a friend was changed.
fn choice(ui: &mut Ui, table: &Table, friend: Kingdom) -> bool {
    let mut muted = table.talk.is_muted(friend);
    ui.checkbox(&mut muted, text::mute(table, friend)).changed()
}
