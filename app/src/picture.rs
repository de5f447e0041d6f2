//! A picture as pixels.

use std::io;

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

/// Width of a picture in pixels: sharp on paper as wide as a hand.
const WIDTH: f32 = 2_000.0;

/// An SVG picture as a PNG file. It must be whole in itself: no text, nothing from elsewhere.
pub(crate) fn png(svg: &str) -> io::Result<Vec<u8>> {
    let tree = Tree::from_str(svg, &Options::default()).map_err(io::Error::other)?;
    let scale = WIDTH / tree.size().width();
    let height = (tree.size().height() * scale).ceil();
    let mut pixels = Pixmap::new(WIDTH as u32, height as u32).ok_or(io::ErrorKind::OutOfMemory)?;
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixels.as_mut());
    pixels.encode_png().map_err(io::Error::other)
}

#[cfg(test)]
mod tests {
    use sanguo_rules::{Kingdom, Position};

    use super::*;
    use crate::board::svg;
    use crate::model::PieceSet;
    use crate::theme;

    /// How many pixels of a picture have one of the kingdoms' colours.
    fn inked(svg: &str) -> [usize; 3] {
        let picture = eframe::icon_data::from_png_bytes(&png(svg).unwrap()).unwrap();
        assert_eq!(picture.width, 2_000);
        let mut inked = [0; 3];
        let inks = Kingdom::ALL.map(|kingdom| theme::ink(kingdom).to_array());
        for pixel in picture.rgba.as_chunks().0 {
            if let Some(i) = inks.iter().position(|ink| ink == pixel) {
                inked[i] += 1;
            }
        }
        inked
    }

    #[test]
    fn the_characters_are_on_the_pieces() {
        for set in [PieceSet::Traditional, PieceSet::Letters] {
            let whole = svg(&Position::start(true), Kingdom::Shu, None, set);
            let bare: String = whole.lines().filter(|line| !line.starts_with("<path")).collect();
            let (with, without) = (inked(&whole), inked(&bare));
            assert!((0..3).all(|i| without[i] > 4_000 && with[i] > without[i] + 4_000), "{set:?} {with:?} {without:?}");
        }
    }

    #[test]
    fn what_is_no_picture_is_an_error() {
        assert!(png("<svg").is_err());
    }
}
