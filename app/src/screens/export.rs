//! Writing the record that is looked at, or a picture of the board, to a file.

use eframe::egui::{TextEdit, Ui, vec2};

use crate::board::svg;
use crate::model::{Intent, PieceSet, Study};
use crate::text::{self, say};
use crate::theme;
use crate::widgets::{rows, wrong};

/// The field for the path, and what can be written there.
pub(super) fn show(ui: &mut Ui, study: &mut Study, set: PieceSet, intents: &mut Vec<Intent>) {
    let (path, done) = &mut study.export;
    let label = ui.label(say!("export-to"));
    let field = TextEdit::singleline(path).desired_width(f32::INFINITY).hint_text(say!("export-hint"));
    if ui.add(field.margin(vec2(10.0, 6.0))).labelled_by(label.id).changed() {
        *done = None;
    }
    match done {
        Some(Ok(path)) => {
            ui.colored_label(theme::palette(ui).right, text::exported(path));
        }
        Some(Err(why)) => wrong(ui, text::fault(why)),
        None => {}
    }
    let mut labels = vec![say!("picture-write")];
    if study.opened.is_some() {
        labels.push(say!("export"));
    }
    rows(ui, labels, |ui, i, label| {
        if ui.button(label).clicked() {
            let picture = || svg(study.trail().position(), study.seat, study.last_move(), set);
            intents.push(if i == 0 { Intent::Picture(picture()) } else { Intent::Export });
        }
    });
}
