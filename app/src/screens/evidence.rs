//! What a record proves, in words, and writing it to another file.

use eframe::egui::{CollapsingHeader, Label, RichText, TextEdit, Ui, vec2};
use sanguo_rules::Kingdom;

use crate::model::{Evidence, Fault, Intent, Opened, Study, Unfit};
use crate::text::{self, say};
use crate::theme;
use crate::widgets::{notice, primary, seal, weak, wrong};

/// Shows it; `study` is one of a record.
pub(super) fn show(ui: &mut Ui, study: &mut Study, intents: &mut Vec<Intent>) {
    let variation = study.is_variation();
    let Some(Opened { evidence: Ok(evidence), path }) = study.opened.as_deref() else { return };
    for kingdom in Kingdom::ALL {
        player(ui, evidence, kingdom);
    }
    result(ui, evidence);
    if variation {
        notice(ui, say!("variation"));
        if primary(ui, say!("back-to-game"), vec2(ui.available_width(), theme::FIELD)).clicked() {
            intents.push(Intent::BackToGame);
        }
    }
    for (kingdom, slot) in &evidence.double_signers {
        wrong(ui, text::proof(*kingdom, *slot));
    }
    for (what, signed) in &evidence.unsettled {
        notice(ui, text::unsettled(what, *signed));
    }
    for (late, by) in &evidence.claims {
        notice(ui, text::claim(*late, *by));
    }
    let path = path.display().to_string();
    CollapsingHeader::new(say!("file")).show(ui, |ui| {
        ui.add(Label::new(RichText::new(path).monospace().size(theme::PATH_TEXT)).wrap().selectable(true));
        weak(ui, text::game(evidence));
        if export(ui, &mut study.export) {
            intents.push(Intent::Export);
        }
    });
}

fn player(ui: &mut Ui, evidence: &Evidence, kingdom: Kingdom) {
    ui.horizontal(|ui| {
        seal(ui, kingdom, theme::FIELD, false);
        ui.label(RichText::new(evidence.players[kingdom.index()].as_str()).color(theme::light(kingdom)));
        ui.label(text::kingdom(kingdom));
    });
}

fn result(ui: &mut Ui, evidence: &Evidence) {
    theme::well().show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 3.0;
        let (head, line) = text::record_result(evidence);
        ui.label(RichText::new(head).font(theme::large()).color(theme::ACCENT));
        ui.label(line);
        ui.label(RichText::new(text::verified(evidence)).color(theme::RIGHT));
        for line in text::signatures(evidence) {
            weak(ui, line);
        }
    });
}

/// The field for the path; whether the record is to be written.
fn export(ui: &mut Ui, (path, done): &mut (String, Option<Result<String, Fault>>)) -> bool {
    let label = ui.label(say!("export-to"));
    let field = TextEdit::singleline(path).desired_width(f32::INFINITY).hint_text(say!("export-hint"));
    if ui.add(field.margin(vec2(10.0, 6.0))).labelled_by(label.id).changed() {
        *done = None;
    }
    match done {
        Some(Ok(path)) => {
            ui.colored_label(theme::RIGHT, text::exported(path));
        }
        Some(Err(why)) => wrong(ui, text::fault(why)),
        None => {}
    }
    ui.button(say!("export")).clicked()
}

/// Shows why a file proves nothing.
pub(super) fn unfit(ui: &mut Ui, opened: &Opened, unfit: &Unfit) -> Vec<Intent> {
    ui.label(RichText::new(text::unfit_head(unfit)).font(theme::large()));
    ui.add(Label::new(RichText::new(opened.path.display().to_string()).monospace().size(theme::PATH_TEXT)).wrap());
    wrong(ui, text::unfit(unfit));
    weak(ui, text::unfit_hint(unfit));
    if ui.button(say!("back-home")).clicked() { vec![Intent::Leave] } else { Vec::new() }
}
