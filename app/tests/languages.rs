//! The window in every language, drawn without a screen: every text has its glyphs.
// What fails in the helpers fails the test.
#![allow(clippy::unwrap_used)]

mod fake;

use std::fs;

use eframe::egui::{FontId, Vec2, vec2};
use egui_kittest::kittest::Queryable;
use fake::shown::{model, open};
use sanguo::model::{Command, Intent};
use sanguo::text::Language;

/// The least window, and one as it is at first.
const SIZES: [Vec2; 2] = [vec2(800.0, 600.0), vec2(1240.0, 860.0)];

#[test]
fn every_character_of_every_language_has_a_glyph() {
    for language in Language::ALL {
        let (mut shown, _far) = open(SIZES[0]);
        model(&mut shown).language = language;
        shown.run_steps(2);
        let path = format!("{}/assets/i18n/{}/sanguo.ftl", env!("CARGO_MANIFEST_DIR"), language.tag());
        let names = Language::ALL.map(Language::name).concat();
        let texts = fs::read_to_string(path).unwrap() + &names;
        let font = FontId::proportional(15.0);
        let has = |c: char| shown.ctx.fonts_mut(|fonts| fonts.has_glyph(&font, c));
        assert!(!has('\u{10FFFF}'), "a character without a glyph is told from others");
        let missing: String = texts.chars().filter(|c| !c.is_whitespace() && !has(*c)).collect();
        assert_eq!(missing, "", "{}", language.tag());
    }
}

#[test]
fn a_language_is_chosen_at_once_and_remembered() {
    let (mut shown, mut far) = open(SIZES[1]);
    shown.get_by_label("Language").click();
    shown.run();
    shown.get_by_label("Čeština").click();
    shown.run();
    shown.get_by_label("Vaše jméno");
    let Ok(Command::Remember(memory)) = far.commands.try_recv() else { panic!() };
    assert!(memory.write().unwrap().contains("language = \"cs\""));
    model(&mut shown).intend(Intent::Speak(Language::English));
    shown.run();
    shown.get_by_label("Your name");
}
