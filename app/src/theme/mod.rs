//! Colours, sizes and fonts: the one place for them.

mod board;
mod fonts;
mod palette;
mod sizes;

use eframe::egui::{
    Color32, Context, CornerRadius, FontId, Frame, Margin, Shadow, Stroke, Style, TextStyle, Theme, ThemePreference,
    Visuals, vec2,
};

pub(crate) use board::*;
pub(crate) use fonts::{characters, large, letter_font, move_font, piece_font, round_font, small_print};
pub(crate) use palette::palette;
pub(crate) use sizes::*;

use crate::model::Shade;
use crate::text::Language;
use crate::typefaces::Typeface;
use palette::{Palette, of};

const ROUND: CornerRadius = CornerRadius::same(6);

/// A card on the background.
pub(crate) fn card(ctx: &Context) -> Frame {
    Frame::new()
        .fill(palette(ctx).surface)
        .stroke(Stroke::new(1.0, palette(ctx).hairline))
        .corner_radius(CornerRadius::same(10))
        .inner_margin(Margin::same(18))
}

/// Something wrong, in place.
pub(crate) fn wrong(ctx: &Context) -> Frame {
    inset(palette(ctx).wrong_ground)
}

/// Something worth knowing, in place.
pub(crate) fn notice(ctx: &Context) -> Frame {
    inset(palette(ctx).notice_ground)
}

/// A deeper place inside a card.
pub(crate) fn well(ctx: &Context) -> Frame {
    inset(palette(ctx).well)
}

fn inset(fill: Color32) -> Frame {
    Frame::new().fill(fill).corner_radius(ROUND).inner_margin(Margin::symmetric(10, 8))
}

/// Gives a context the program's look, with the fonts for `language`, and after them those of the system.
pub(crate) fn dress(ctx: &Context, language: Language, more: &[Typeface]) {
    ctx.set_fonts(fonts::fonts(language, more));
    // The size of everything is a preference, kept with the others.
    ctx.options_mut(|options| options.zoom_with_keyboard = false);
    for theme in [Theme::Dark, Theme::Light] {
        ctx.set_style_of(theme, style(theme));
    }
}

/// Puts the theme on that the person likes; `desktop` is that of the desktop, where it has said so.
pub(crate) fn shade(ctx: &Context, shade: Shade, desktop: Option<Theme>) {
    ctx.set_theme(match shade {
        Shade::System => desktop.map_or(ThemePreference::System, ThemePreference::from),
        Shade::Light => ThemePreference::Light,
        Shade::Dark => ThemePreference::Dark,
    });
}

fn style(theme: Theme) -> Style {
    let mut style = Style { visuals: visuals(theme.default_visuals(), of(theme)), ..Style::default() };
    style.text_styles = [
        (TextStyle::Small, FontId::proportional(13.0)),
        (TextStyle::Body, FontId::proportional(15.5)),
        (TextStyle::Button, FontId::proportional(15.5)),
        (TextStyle::Heading, FontId::proportional(20.0)),
        (TextStyle::Monospace, FontId::monospace(14.0)),
    ]
    .into();
    style.spacing.item_spacing = vec2(8.0, 8.0);
    style.spacing.button_padding = vec2(12.0, 6.0);
    style.spacing.interact_size.y = 30.0;
    style.spacing.scroll.floating = true;
    style
}

fn visuals(mut visuals: Visuals, palette: &Palette) -> Visuals {
    visuals.panel_fill = palette.background;
    visuals.window_fill = palette.surface;
    visuals.extreme_bg_color = palette.well;
    visuals.faint_bg_color = palette.surface;
    visuals.weak_text_color = Some(palette.weak);
    visuals.warn_fg_color = palette.strong;
    visuals.error_fg_color = palette.wrong;
    visuals.selection.bg_fill = palette.selection;
    visuals.selection.stroke = Stroke::new(1.0, palette.text);
    visuals.window_corner_radius = CornerRadius::same(10);
    visuals.window_shadow = Shadow { offset: [0, 6], blur: 24, spread: 0, color: palette.shadow };
    let widgets = &mut visuals.widgets;
    widgets.noninteractive.bg_stroke = Stroke::new(1.0, palette.hairline);
    widgets.noninteractive.fg_stroke = Stroke::new(1.0, palette.text);
    for (state, fill, edge) in [
        (&mut widgets.inactive, palette.button, palette.hairline),
        (&mut widgets.hovered, palette.hovered, palette.weak),
        (&mut widgets.active, palette.hovered, palette.accent),
        (&mut widgets.open, palette.button, palette.weak),
    ] {
        state.bg_fill = fill;
        state.weak_bg_fill = fill;
        state.bg_stroke = Stroke::new(1.0, edge);
        state.fg_stroke = Stroke::new(1.2, palette.text);
        state.corner_radius = ROUND;
        state.expansion = 0.0;
    }
    visuals
}
