//! How friends reach each other, for those whose routers let nobody in.

use eframe::egui::{CollapsingHeader, TextEdit, Ui, vec2};

use crate::model::Reach;
use crate::text::{self, say};
use crate::widgets::{weak, wrong};

/// Shows it, folded up where nothing was filled in: most need nothing of it.
pub(super) fn show(ui: &mut Ui, reach: &mut Reach) {
    ui.set_width(ui.available_width());
    CollapsingHeader::new(say!("reach")).default_open(*reach != Reach::default()).show(ui, |ui| {
        weak(ui, say!("reach-hint"));
        ui.checkbox(&mut reach.public, say!("reach-public"));
        weak(ui, say!("reach-public-hint"));
        field(ui, &mut reach.helper, f32::INFINITY, [say!("reach-helper"), say!("reach-helper-hint")]);
        field(ui, &mut reach.port, 80.0, [say!("reach-port"), "4001".to_owned()]);
        field(ui, &mut reach.outside, 240.0, [say!("reach-outside"), "203.0.113.7".to_owned()]);
    });
    if let Err(error) = reach.network() {
        wrong(ui, text::reach_error(error));
    }
}

fn field(ui: &mut Ui, text: &mut String, width: f32, [label, hint]: [String; 2]) {
    ui.horizontal(|ui| {
        let label = ui.label(label);
        let field = TextEdit::singleline(text).desired_width(width).hint_text(hint);
        ui.add(field.margin(vec2(10.0, 7.0))).labelled_by(label.id);
    });
}
