//! The button that shows the rules: a question mark.

use eframe::egui::{Button, Ui, Vec2, WidgetInfo, WidgetType};

use crate::model::{Intent, Topic};
use crate::text::say;
use crate::theme;

/// Shows them.
pub(crate) fn help(ui: &mut Ui) -> Option<Intent> {
    let response = ui.add(Button::new("?").small().min_size(Vec2::new(theme::STEP, ui.spacing().interact_size.y)));
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, say!("rules")));
    response.on_hover_text(say!("rules")).clicked().then_some(Intent::Learn(Some(Topic::Goal)))
}
