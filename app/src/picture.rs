//! A picture as pixels.

use std::io;

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

/// Width of a picture in pixels: sharp on paper as wide as a hand.
const WIDTH: u32 = 2_000;

/// An SVG picture as a PNG file. It must be whole in itself: no text, nothing from elsewhere.
pub(crate) fn png(svg: &str) -> io::Result<Vec<u8>> {
    png_of_width(svg, WIDTH)
}

fn png_of_width(svg: &str, width: u32) -> io::Result<Vec<u8>> {
    let tree = Tree::from_str(svg, &Options::default()).map_err(io::Error::other)?;
    let scale = width as f32 / tree.size().width();
    let height = (tree.size().height() * scale).ceil();
    let mut pixels = Pixmap::new(width, height as u32).ok_or(io::ErrorKind::OutOfMemory)?;
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixels.as_mut());
    pixels.encode_png().map_err(io::Error::other)
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use sanguo_rules::{Kingdom, Position};

    use super::*;
    use crate::board::svg;
    use crate::model::PieceSet;
    use crate::theme;

    /// How many pixels of a picture have one of the kingdoms' colours.
    fn inked(svg: &str) -> [usize; 3] {
        let picture = eframe::icon_data::from_png_bytes(&png(svg).unwrap()).unwrap();
        assert_eq!(picture.width, WIDTH);
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

    /// `SANGUO_PICTURES=1` makes the judged ones anew, to be looked at again.
    #[test]
    fn the_board_looks_as_it_was_judged() {
        // Another machine may round otherwise; a piece in another place makes more.
        const MOST: f64 = 0.02;
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data");
        let sets = [PieceSet::Traditional, PieceSet::Simplified, PieceSet::Letters];
        for (seat, set) in Kingdom::ALL.into_iter().zip(sets) {
            let mut position = Position::start(true);
            let last = "re4re5".parse().unwrap();
            position.play(last).unwrap();
            let draw = |position: &Position| png_of_width(&svg(position, seat, Some(last), set), 300).unwrap();
            let (drawn, before) = (draw(&position), draw(&Position::start(true)));
            let file = folder.join(format!("board-{}.png", seat.letter()));
            if std::env::var_os("SANGUO_PICTURES").is_some() {
                fs::write(&file, &drawn).unwrap();
            }
            let judged = fs::read(&file).unwrap();
            let far = apart(&drawn, &judged);
            assert!(far < MOST, "{}: {far} of 255 on the average", file.display());
            assert!(apart(&before, &judged) > MOST, "a piece in another place is noticed");
        }
    }

    /// How far two pictures are apart, of 255 on the average.
    fn apart(one: &[u8], other: &[u8]) -> f64 {
        let [one, other] = [one, other].map(|png| eframe::icon_data::from_png_bytes(png).unwrap().rgba);
        assert_eq!(one.len(), other.len());
        let sum: f64 = one.iter().zip(&other).map(|(a, b)| f64::from(a.abs_diff(*b))).sum();
        sum / one.len() as f64
    }

    #[test]
    fn what_is_no_picture_is_an_error() {
        assert!(png("<svg").is_err());
    }
}
