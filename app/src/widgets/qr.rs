//! A text as a QR code, for a friend's camera.

use std::sync::Arc;

use eframe::egui::cache::{ComputerMut, FrameCache};
use eframe::egui::{Rect, Sense, Ui, Vec2, WidgetInfo, WidgetType, pos2, vec2};
use qrcode::{Color, EcLevel, QrCode};

use crate::theme;

/// White modules around the code, without which cameras do not see it.
const QUIET: usize = 4;

/// The modules of a code, row by row; `true` is dark.
type Modules = Arc<Vec<Vec<bool>>>;

#[derive(Default)]
struct Maker;

impl ComputerMut<&str, Modules> for Maker {
    /// Empty where the text is too long for any code.
    fn compute(&mut self, text: &str) -> Modules {
        let code = QrCode::with_error_correction_level(text, EcLevel::L);
        let rows = code.map(|code| {
            let dark: Vec<bool> = code.to_colors().into_iter().map(|color| color == Color::Dark).collect();
            dark.chunks(code.width()).map(<[bool]>::to_vec).collect()
        });
        Arc::new(rows.unwrap_or_default())
    }
}

/// Shows `text` as a square of this side; `label` says what it is.
pub(crate) fn qr(ui: &mut Ui, text: &str, side: f32, label: String) {
    let modules = ui.memory_mut(|memory| memory.caches.cache::<FrameCache<Modules, Maker>>().get(text).clone());
    if modules.is_empty() {
        return;
    }
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Image, true, &label));
    let painter = ui.painter();
    painter.rect_filled(rect, 4.0, theme::QR_LIGHT);
    // Whole pixels: a camera needs even modules more than the last bit of size.
    let pixels = ui.ctx().pixels_per_point();
    let unit = (side * pixels / (modules.len() + 2 * QUIET) as f32).floor().max(1.0) / pixels;
    let corner = rect.center() - Vec2::splat(unit * modules.len() as f32 / 2.0);
    for (row, dark) in modules.iter().enumerate() {
        let mut column = 0;
        for run in dark.chunk_by(|a, b| a == b) {
            if run[0] {
                let from = pos2(corner.x + unit * column as f32, corner.y + unit * row as f32);
                painter.rect_filled(
                    Rect::from_min_size(from, vec2(unit * run.len() as f32, unit)),
                    0.0,
                    theme::QR_DARK,
                );
            }
            column += run.len();
        }
    }
}
