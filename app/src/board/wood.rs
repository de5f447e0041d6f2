//! The wood of the board: a picture of its grain, made once from noise, so that no picture file is needed.

use eframe::egui::{Color32, ColorImage, Context, TextureHandle, TextureOptions};

use super::still::Still;

/// Pixels along and across the grain.
const SIZE: [usize; 2] = [384, 384];
/// How much darker the darkest grain is, of 255.
const DEPTH: f32 = 40.0;

/// The grain, to be tinted by whatever is covered with it.
pub(crate) struct Wood {
    texture: TextureHandle,
    /// What was made of it last.
    pub(super) still: Still,
}

impl Wood {
    /// Makes the grain.
    pub(crate) fn new(ctx: &Context) -> Self {
        let [width, height] = SIZE;
        let pixels = (0..width * height).map(|i| grain((i % width) as f32, (i / width) as f32)).collect();
        let image = ColorImage::new(SIZE, pixels);
        Wood {
            texture: ctx.load_texture("wood", image, TextureOptions::LINEAR_MIRRORED_REPEAT),
            still: Still::default(),
        }
    }

    pub(crate) fn texture(&self) -> eframe::egui::TextureId {
        self.texture.id()
    }
}

/// The grain at a pixel: long fibres over broad bands.
fn grain(x: f32, y: f32) -> Color32 {
    let bend = 14.0 * noise(x / 190.0, y / 120.0, 1);
    let bands = ((y + bend) / 17.0 + 3.0 * noise(x / 260.0, y / 70.0, 2)).sin() * 0.5 + 0.5;
    let fibres = noise(x / 46.0, y / 1.6, 3);
    let pores = noise(x / 12.0, y / 1.1, 4).powi(6);
    let dark = (0.40 * bands + 0.45 * fibres + 0.5 * pores).clamp(0.0, 1.0);
    Color32::from_gray((255.0 - DEPTH * dark) as u8)
}

/// Smooth noise from 0 to 1.
fn noise(x: f32, y: f32, seed: u32) -> f32 {
    let (left, top) = (x.floor(), y.floor());
    let (u, v) = (smooth(x - left), smooth(y - top));
    let at = |dx: f32, dy: f32| scatter((left + dx) as i32, (top + dy) as i32, seed);
    let upper = at(0.0, 0.0) + (at(1.0, 0.0) - at(0.0, 0.0)) * u;
    let lower = at(0.0, 1.0) + (at(1.0, 1.0) - at(0.0, 1.0)) * u;
    upper + (lower - upper) * v
}

fn smooth(t: f32) -> f32 {
    t * t * (3.0 - 2.0 * t)
}

/// A number from 0 to 1 for each place, the same at every start.
fn scatter(x: i32, y: i32, seed: u32) -> f32 {
    let mut h =
        (x as u32).wrapping_mul(0x9e37_79b1) ^ (y as u32).wrapping_mul(0x85eb_ca6b) ^ seed.wrapping_mul(0xc2b2_ae35);
    h = (h ^ (h >> 15)).wrapping_mul(0x2c1b_3c6d);
    h = (h ^ (h >> 12)).wrapping_mul(0x297a_2d39);
    (h >> 8) as f32 / (1 << 24) as f32
}
