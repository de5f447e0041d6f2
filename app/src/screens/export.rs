//! Writing the record that is looked at, or a picture of the board, to a file.

use eframe::egui::{TextEdit, Ui, vec2};

use super::Scene;
use crate::board::svg;
use crate::model::{Export, Intent, Study};
use crate::text::{self, say};
use crate::theme;
use crate::widgets::{rows, weak, wrong};

/// The field for the path, and what can be written there.
pub(super) fn show(ui: &mut Ui, study: &mut Study, scene: &Scene<'_>, intents: &mut Vec<Intent>) {
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
        None => text::dialog(scene.dialog).into_iter().for_each(|line| weak(ui, line)),
    }
    let mut labels = vec![say!("picture-as", format = "PNG"), say!("picture-as", format = "SVG")];
    if study.record().is_some() {
        labels.push(say!("export"));
    }
    rows(ui, labels, |ui, i, label| {
        if ui.button(label).clicked() {
            let picture = || svg(study.trail().position(), study.seat, study.last_move(), scene.preferences.pieces);
            let record = || study.record().unwrap_or_default().to_owned();
            let wanted = [|svg| Export::Png(svg), Export::Svg, Export::Record];
            let from = if i < 2 { picture() } else { record() };
            intents.push(Intent::Export(wanted[i](from)));
        }
    });
}
