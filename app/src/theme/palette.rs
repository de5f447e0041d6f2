//! Colours of the window, one set for each theme.

use eframe::egui::{Color32, Context, Theme};
use sanguo_rules::Kingdom;

use super::ink;

/// The colours of a theme.
pub(crate) struct Palette {
    /// Behind everything.
    pub(crate) background: Color32,
    /// Panels and cards.
    pub(crate) surface: Color32,
    /// Wells: text fields, lists inside cards.
    pub(crate) well: Color32,
    /// Buttons at rest.
    pub(super) button: Color32,
    /// Buttons under the pointer.
    pub(super) hovered: Color32,
    /// Thin lines around and between.
    pub(crate) hairline: Color32,
    /// Text.
    pub(crate) text: Color32,
    /// Text of less weight.
    pub(crate) weak: Color32,
    /// The ground of the one thing to do next.
    pub(crate) accent: Color32,
    /// Text on the accent.
    pub(crate) on_accent: Color32,
    /// Text that stands out: a result, a notice.
    pub(crate) strong: Color32,
    /// Something is wrong.
    pub(crate) wrong: Color32,
    /// The ground of that.
    pub(super) wrong_ground: Color32,
    /// Something went right.
    pub(crate) right: Color32,
    /// The ground of a notice.
    pub(super) notice_ground: Color32,
    /// The ground of what is selected.
    pub(super) selection: Color32,
    /// Shadows of what floats.
    pub(super) shadow: Color32,
    /// Shu, Wu and Wei, as text.
    kingdoms: [Color32; 3],
    /// How much of a kingdom's ink is left where it is the ground of text.
    ground_of_ink: f32,
}

/// By night.
pub(super) const DARK: Palette = Palette {
    background: Color32::from_rgb(0x1b, 0x1a, 0x19),
    surface: Color32::from_rgb(0x27, 0x25, 0x23),
    well: Color32::from_rgb(0x19, 0x18, 0x17),
    button: Color32::from_rgb(0x3a, 0x37, 0x33),
    hovered: Color32::from_rgb(0x4b, 0x47, 0x41),
    hairline: Color32::from_rgb(0x45, 0x41, 0x3c),
    text: Color32::from_rgb(0xec, 0xe6, 0xdb),
    weak: Color32::from_rgb(0xb4, 0xac, 0xa0),
    accent: Color32::from_rgb(0xd9, 0xa4, 0x41),
    on_accent: Color32::from_rgb(0x22, 0x1a, 0x0c),
    strong: Color32::from_rgb(0xd9, 0xa4, 0x41),
    wrong: Color32::from_rgb(0xf0, 0x8a, 0x7a),
    wrong_ground: Color32::from_rgb(0x43, 0x29, 0x24),
    right: Color32::from_rgb(0x8f, 0xc9, 0x8a),
    notice_ground: Color32::from_rgb(0x3b, 0x33, 0x22),
    selection: Color32::from_rgb(0x6a, 0x50, 0x1f),
    shadow: Color32::from_black_alpha(0x90),
    kingdoms: [
        Color32::from_rgb(0xf0, 0x86, 0x78),
        Color32::from_rgb(0x6c, 0xc4, 0x92),
        Color32::from_rgb(0x85, 0xb2, 0xf2),
    ],
    ground_of_ink: 0.55,
};

/// By day.
pub(super) const LIGHT: Palette = Palette {
    background: Color32::from_rgb(0xf1, 0xec, 0xe2),
    surface: Color32::from_rgb(0xfb, 0xf8, 0xf2),
    well: Color32::from_rgb(0xee, 0xe7, 0xda),
    button: Color32::from_rgb(0xe9, 0xe0, 0xd0),
    hovered: Color32::from_rgb(0xdd, 0xd2, 0xbd),
    hairline: Color32::from_rgb(0xc9, 0xbd, 0xa6),
    text: Color32::from_rgb(0x2a, 0x25, 0x20),
    weak: Color32::from_rgb(0x5d, 0x55, 0x49),
    accent: Color32::from_rgb(0xd9, 0xa4, 0x41),
    on_accent: Color32::from_rgb(0x22, 0x1a, 0x0c),
    strong: Color32::from_rgb(0x71, 0x4b, 0x00),
    wrong: Color32::from_rgb(0x9c, 0x22, 0x18),
    wrong_ground: Color32::from_rgb(0xfb, 0xe1, 0xda),
    right: Color32::from_rgb(0x1c, 0x63, 0x2a),
    notice_ground: Color32::from_rgb(0xf8, 0xec, 0xc9),
    selection: Color32::from_rgb(0xf0, 0xd4, 0x93),
    shadow: Color32::from_black_alpha(0x40),
    kingdoms: [
        Color32::from_rgb(0xa3, 0x1d, 0x16),
        Color32::from_rgb(0x0d, 0x60, 0x37),
        Color32::from_rgb(0x18, 0x48, 0x97),
    ],
    ground_of_ink: 0.16,
};

/// The colours of the theme that is on.
pub(crate) fn palette(ctx: &Context) -> &'static Palette {
    of(ctx.theme())
}

pub(super) fn of(theme: Theme) -> &'static Palette {
    match theme {
        Theme::Dark => &DARK,
        Theme::Light => &LIGHT,
    }
}

impl Palette {
    /// A kingdom's colour as text.
    pub(crate) fn kingdom(&self, kingdom: Kingdom) -> Color32 {
        self.kingdoms[kingdom.index()]
    }

    /// A kingdom's colour as the ground of text, where it is the person's turn.
    pub(crate) fn ground(&self, kingdom: Kingdom) -> Color32 {
        self.background.lerp_to_gamma(ink(kingdom), self.ground_of_ink)
    }
}

#[cfg(test)]
mod tests {
    use super::super::*;
    use super::*;

    /// Least contrast of text that everybody can read, by WCAG 2.2, 1.4.3.
    const LEAST: f32 = 4.5;

    fn luminance(color: Color32) -> f32 {
        let linear = |part: u8| match f32::from(part) / 255.0 {
            c if c <= 0.04045 => c / 12.92,
            c => ((c + 0.055) / 1.055).powf(2.4),
        };
        0.2126 * linear(color.r()) + 0.7152 * linear(color.g()) + 0.0722 * linear(color.b())
    }

    fn contrast(a: Color32, b: Color32) -> f32 {
        let (a, b) = (luminance(a), luminance(b));
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }

    #[test]
    fn contrast_is_that_of_the_standard() {
        for (gray, expected) in [(0, 21.0), (0x77, 4.48), (0xff, 1.0)] {
            assert!((contrast(Color32::from_gray(gray), Color32::WHITE) - expected).abs() < 0.01, "{gray}");
        }
    }

    #[test]
    fn every_text_of_both_themes_can_be_read_on_its_ground() {
        for (name, p) in [("dark", &DARK), ("light", &LIGHT)] {
            let plain = [p.background, p.surface, p.well];
            let mut pairs = vec![("on the accent", p.on_accent, p.accent), ("wrong", p.wrong, p.wrong_ground)];
            let grounds = [p.button, p.hovered, p.selection, p.wrong_ground, p.notice_ground];
            pairs.extend(plain.iter().chain(&grounds).map(|ground| ("text", p.text, *ground)));
            pairs.extend(plain.map(|ground| ("weak", p.weak, ground)));
            pairs.extend(plain.iter().chain([&p.notice_ground]).map(|ground| ("strong", p.strong, *ground)));
            pairs.extend(plain.iter().chain([&p.button]).map(|ground| ("right", p.right, *ground)));
            pairs.extend(plain.map(|ground| ("wrong", p.wrong, ground)));
            for kingdom in Kingdom::ALL {
                let ground = p.ground(kingdom);
                pairs.push(("my turn", p.text, ground));
                pairs.extend(plain.iter().chain([&ground]).map(|on| ("kingdom", p.kingdom(kingdom), *on)));
            }
            for (what, text, ground) in pairs {
                let contrast = contrast(text, ground);
                assert!(contrast >= LEAST, "{what} {text:?} on {ground:?} in the {name} theme: {contrast}");
            }
        }
    }

    #[test]
    fn every_text_on_the_board_can_be_read_on_its_ground() {
        let mut pairs = vec![(NAME_TEXT, NAME), (QR_DARK, QR_LIGHT)];
        pairs.extend(FRAME.map(|wood| (COORDINATE, wood)));
        for kingdom in Kingdom::ALL {
            pairs.extend(FACE.map(|face| (ink(kingdom), face)));
        }
        for (text, ground) in pairs {
            let contrast = contrast(text, ground);
            assert!(contrast >= LEAST, "{text:?} on {ground:?}: {contrast}");
        }
    }
}
