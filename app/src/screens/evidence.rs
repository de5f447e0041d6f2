//! What a record proves, in words, and writing it to another file.

use eframe::egui::{CollapsingHeader, Label, RichText, Ui, vec2};
use sanguo_rules::Kingdom;

use super::{Scene, export};
use crate::model::{Evidence, Intent, Opened, Study, Unfit};
use crate::text::{self, say};
use crate::theme;
use crate::widgets::{notice, primary, seal, weak, wrong};

/// Shows it; `study` is one of a record.
pub(super) fn show(ui: &mut Ui, study: &mut Study, scene: &Scene<'_>, intents: &mut Vec<Intent>) {
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
    let (path, game) = (path.display().to_string(), text::game(evidence));
    CollapsingHeader::new(say!("file")).show(ui, |ui| {
        ui.add(Label::new(RichText::new(path).monospace().size(theme::PATH_TEXT)).wrap().selectable(true));
        weak(ui, game);
        export::show(ui, study, scene, intents);
    });
}

fn player(ui: &mut Ui, evidence: &Evidence, kingdom: Kingdom) {
    ui.horizontal(|ui| {
        seal(ui, kingdom, theme::FIELD, false);
        ui.label(RichText::new(evidence.players[kingdom.index()].as_str()).color(theme::palette(ui).kingdom(kingdom)));
        ui.label(text::kingdom(kingdom));
    });
}

fn result(ui: &mut Ui, evidence: &Evidence) {
    theme::well(ui).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 3.0;
        let (head, line) = text::record_result(evidence);
        ui.label(RichText::new(head).font(theme::large()).color(theme::palette(ui).strong));
        ui.label(line);
        ui.label(RichText::new(text::verified(evidence)).color(theme::palette(ui).right));
        for line in text::signatures(evidence) {
            weak(ui, line);
        }
    });
}

/// Shows why a file proves nothing.
pub(super) fn unfit(ui: &mut Ui, opened: &Opened, unfit: &Unfit) -> Vec<Intent> {
    ui.label(RichText::new(text::unfit_head(unfit)).font(theme::large()));
    ui.add(Label::new(RichText::new(opened.path.display().to_string()).monospace().size(theme::PATH_TEXT)).wrap());
    wrong(ui, text::unfit(unfit));
    weak(ui, text::unfit_hint(unfit));
    if ui.button(say!("back-home")).clicked() { vec![Intent::Leave] } else { Vec::new() }
}
