//! The window in every language, drawn without a screen: every text has its glyphs and fits its place.
// What fails in the helpers fails the test.
#![allow(clippy::unwrap_used)]

mod fake;

use std::fs;

use eframe::egui::accesskit::Role;
use eframe::egui::epaint::{ClippedShape, TextShape};
use eframe::egui::{FontFamily, FontId, Rect, Shape, Vec2, vec2};
use egui_kittest::kittest::Queryable;
use fake::scene;
use fake::shown::{Shown, model, open};
use sanguo::model::{Command, Intent};
use sanguo::text::Language;

/// Small differences of rounding.
const SLACK: f32 = 1.0;
/// The least window, and one as it is at first.
const SIZES: [Vec2; 2] = [vec2(800.0, 600.0), vec2(1240.0, 860.0)];

/// Languages with long words.
const LONG: [Language; 2] = [Language::Greek, Language::Hungarian];

/// A row of a text as it is drawn.
struct Drawn {
    words: String,
    /// Where it is, whether it can be seen there or not.
    whole: Rect,
    /// Where it can be seen.
    seen: Rect,
    /// Whether its text goes on where there is no room for it.
    elided: bool,
}

fn drawn(shown: &Shown) -> Vec<Drawn> {
    let mut texts = Vec::new();
    for ClippedShape { clip_rect, shape } in &shown.output().shapes {
        collect(*clip_rect, shape, &mut texts);
    }
    texts
}

fn collect(clip: Rect, shape: &Shape, texts: &mut Vec<Drawn>) {
    match shape {
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| collect(clip, shape, texts)),
        Shape::Text(text) if !is_piece(text) && !text.galley.text().trim().is_empty() => {
            for row in &text.galley.rows {
                // A space at which a row is broken may hang over.
                let mut glyphs = row.glyphs.iter().filter(|glyph| !glyph.chr.is_whitespace());
                let Some(first) = glyphs.next() else { continue };
                let last = glyphs.next_back().unwrap_or(first);
                let place = Rect::from_x_y_ranges(first.pos.x..=last.max_x(), 0.0..=row.height());
                let whole = place.translate(text.pos.to_vec2() + row.pos.to_vec2());
                let seen = whole.intersect(clip);
                if seen.is_positive() {
                    texts.push(Drawn { words: row.text(), whole, seen, elided: text.galley.elided });
                }
            }
        }
        _ => {}
    }
}

/// Characters on pieces and seals belong to the board, whose places are laws of their own.
fn is_piece(text: &TextShape) -> bool {
    let named = |family: &FontFamily| matches!(family, FontFamily::Name(_));
    text.galley.job.sections.iter().any(|section| named(&section.format.font_id.family))
}

/// What does not fit, in lines.
fn misfits(shown: &Shown) -> Vec<String> {
    let texts = drawn(shown);
    let window = shown.ctx.content_rect().expand(SLACK);
    let buttons = shown.query_all_by_role(Role::Button).map(|button| (button.rect(), button));
    let beside = buttons.filter(|(at, _)| at.left() < window.left() || at.right() > window.right());
    let mut found: Vec<String> = beside.map(|(at, button)| format!("outside the window: {button:?} {at:?}")).collect();
    for (i, text) in texts.iter().enumerate() {
        if text.elided {
            found.push(format!("cut short: {}", text.words));
        }
        let (whole, seen) = (text.whole.shrink(SLACK), text.seen);
        if whole.left() < seen.left() || whole.right() > seen.right() {
            found.push(format!("outside its place: {} {:?} seen {:?}", text.words, text.whole, text.seen));
        }
        for other in &texts[i + 1..] {
            if text.seen.shrink(SLACK).intersects(other.seen.shrink(SLACK)) {
                found.push(format!("on each other: {} | {}", text.words, other.words));
            }
        }
    }
    found
}

fn all_misfits(size: Vec2, languages: &[Language]) -> Vec<String> {
    let mut found = Vec::new();
    for name in scene::ALL {
        let (mut shown, far) = open(size);
        let window = shown.state_mut().as_mut().unwrap();
        let _far = scene::set(name, window, far);
        shown.step();
        scene::act(name, shown.state_mut().as_mut().unwrap());
        for language in languages.iter().copied() {
            model(&mut shown).language = language;
            // Its fonts are there from the next frame on, and what was measured with them from the one after.
            shown.run_steps(4);
            let place = format!("{} {name} {}×{}", language.tag(), size.x, size.y);
            found.extend(misfits(&shown).into_iter().map(|misfit| format!("{place}: {misfit}")));
        }
    }
    found
}

#[test]
fn every_text_fits_its_place_in_the_least_window_in_every_language() {
    let found = all_misfits(SIZES[0], &Language::ALL);
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn every_text_fits_its_place_in_the_usual_window_in_every_language() {
    let found = all_misfits(SIZES[1], &Language::ALL);
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn every_text_fits_its_place_when_everything_is_small() {
    let found = all_misfits(SIZES[0] / 0.75, &LONG);
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// The window scrolls then, so that much is outside of it, but nothing lies on anything else or is cut short.
#[test]
fn nothing_is_on_anything_else_when_everything_is_large() {
    let found = all_misfits(SIZES[0] / 2.0, &LONG);
    let found: Vec<String> = found.into_iter().filter(|misfit| !misfit.contains("outside")).collect();
    assert!(found.is_empty(), "{}", found.join("\n"));
}

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
