//! How the person likes the window to be.

/// Sizes of everything that are offered, in percent.
pub const SIZES: [u32; 8] = [75, 90, 100, 110, 125, 150, 175, 200];

/// What is written on the pieces.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum PieceSet {
    /// Traditional Chinese characters, each kingdom's own.
    #[default]
    Traditional,
    /// Simplified Chinese characters.
    Simplified,
    /// Latin letters, as in the text of a position.
    Letters,
}

impl PieceSet {
    /// All of them.
    pub const ALL: [PieceSet; 3] = [PieceSet::Traditional, PieceSet::Simplified, PieceSet::Letters];

    /// What it is called in a file.
    pub(crate) fn tag(self) -> &'static str {
        match self {
            PieceSet::Traditional => "traditional",
            PieceSet::Simplified => "simplified",
            PieceSet::Letters => "letters",
        }
    }
}

/// Where the points' names are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Coordinates {
    /// Nowhere.
    None,
    /// Files and ranks along the edge.
    #[default]
    Edge,
    /// On every point.
    All,
}

impl Coordinates {
    /// All of them.
    pub const ALL: [Coordinates; 3] = [Coordinates::None, Coordinates::Edge, Coordinates::All];

    /// What it is called in a file.
    pub(crate) fn tag(self) -> &'static str {
        match self {
            Coordinates::None => "none",
            Coordinates::Edge => "edge",
            Coordinates::All => "all",
        }
    }
}

/// How bright the window is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Shade {
    /// As the person's system is.
    #[default]
    System,
    /// Dark text on light ground.
    Light,
    /// Light text on dark ground.
    Dark,
}

impl Shade {
    /// All of them.
    pub const ALL: [Shade; 3] = [Shade::System, Shade::Light, Shade::Dark];

    /// What it is called in a file.
    pub(crate) fn tag(self) -> &'static str {
        match self {
            Shade::System => "system",
            Shade::Light => "light",
            Shade::Dark => "dark",
        }
    }
}

/// How the person likes the window to be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Preferences {
    /// How bright it is.
    pub shade: Shade,
    /// What is written on the pieces.
    pub pieces: PieceSet,
    /// Where the points' names are written.
    pub coordinates: Coordinates,
    /// Size of everything, in percent.
    pub size: u32,
    /// Whether a piece glides to its new place.
    pub glide: bool,
    /// Whether a sound says that it is one's turn.
    pub sound: bool,
    /// Whether a notification says it while the window is not in front.
    pub notify: bool,
}

impl Default for Preferences {
    fn default() -> Self {
        let (shade, pieces, coordinates) = (Shade::default(), PieceSet::default(), Coordinates::default());
        Preferences { shade, pieces, coordinates, size: 100, glide: true, sound: true, notify: true }
    }
}

impl Preferences {
    /// The same with everything one size larger.
    pub(crate) fn larger(self) -> Self {
        let larger = SIZES.into_iter().find(|size| *size > self.size);
        Preferences { size: larger.unwrap_or(self.size), ..self }
    }

    /// The same with everything one size smaller.
    pub(crate) fn smaller(self) -> Self {
        let smaller = SIZES.into_iter().rev().find(|size| *size < self.size);
        Preferences { size: smaller.unwrap_or(self.size), ..self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_grows_and_shrinks_step_by_step_and_not_beyond() {
        let mut sizes = vec![Preferences { size: SIZES[0], ..Preferences::default() }];
        while let Some(last) = sizes.last().copied().filter(|last| last.larger() != *last) {
            sizes.push(last.larger());
            assert_eq!(last.larger().smaller(), last);
        }
        assert_eq!(sizes.iter().map(|prefs| prefs.size).collect::<Vec<_>>(), SIZES);
        assert_eq!(sizes[0].smaller(), sizes[0]);
    }
}
