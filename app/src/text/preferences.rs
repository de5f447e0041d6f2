//! What the person can choose.

use super::say;
use crate::model::{Coordinates, PieceSet, Shade};

/// How bright the window is.
pub(crate) fn shade(shade: Shade) -> String {
    match shade {
        Shade::System => say!("prefs-shade-system"),
        Shade::Light => say!("prefs-shade-light"),
        Shade::Dark => say!("prefs-shade-dark"),
    }
}

/// A set of pieces.
pub(crate) fn piece_set(set: PieceSet) -> String {
    match set {
        PieceSet::Traditional => say!("prefs-traditional"),
        PieceSet::Simplified => say!("prefs-simplified"),
        PieceSet::Letters => say!("prefs-letters"),
    }
}

/// Where the points' names are.
pub(crate) fn coordinates(coordinates: Coordinates) -> String {
    match coordinates {
        Coordinates::None => say!("prefs-none"),
        Coordinates::Edge => say!("prefs-edge"),
        Coordinates::All => say!("prefs-all"),
    }
}

/// A size of everything.
pub(crate) fn size(percent: u32) -> String {
    say!("prefs-percent", percent = percent)
}
