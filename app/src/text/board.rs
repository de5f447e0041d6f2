//! Kingdoms, pieces and points.

use sanguo_rules::{Kind, Kingdom, Piece, Point};

use super::say;
use crate::model::PieceSet;

/// The character of a kingdom.
pub(crate) fn seal(kingdom: Kingdom) -> &'static str {
    match kingdom {
        Kingdom::Shu => "蜀",
        Kingdom::Wu => "吳",
        Kingdom::Wei => "魏",
    }
}

/// What a screen reader says of a seal.
pub(crate) fn seal_label(of: Kingdom) -> String {
    say!("seal", kingdom = kingdom(of))
}

/// The character on a piece: each kingdom has its own forms, so that a piece's home can be read whoever commands it.
pub(crate) fn glyph(piece: Piece, set: PieceSet) -> String {
    let traditional = match piece.kind {
        Kind::General => ["帥", "將", "将"],
        Kind::Advisor => ["仕", "士", "士"],
        Kind::Elephant => ["相", "象", "象"],
        Kind::Horse => ["傌", "馬", "馬"],
        Kind::Chariot => ["俥", "車", "車"],
        Kind::Cannon => ["炮", "砲", "礮"],
        Kind::Soldier => ["兵", "卒", "勇"],
        Kind::Banner => ["火", "風", "旗"],
    };
    let simplified = match piece.kind {
        Kind::General => ["帅", "将", "将"],
        Kind::Horse => ["马"; 3],
        Kind::Chariot => ["车"; 3],
        Kind::Cannon => ["炮"; 3],
        Kind::Banner => ["火", "风", "旗"],
        _ => traditional,
    };
    match set {
        PieceSet::Traditional => traditional[piece.home.index()].to_owned(),
        PieceSet::Simplified => simplified[piece.home.index()].to_owned(),
        PieceSet::Letters => piece.kind.letter().to_string(),
    }
}

/// What the letters on the pieces stand for.
pub(crate) fn letters() -> String {
    Kind::ALL.map(|of| format!("{}\u{2002}{}", of.letter(), kind(of))).join(" · ")
}

/// A kingdom's name.
pub(crate) fn kingdom(kingdom: Kingdom) -> String {
    match kingdom {
        Kingdom::Shu => say!("kingdom-shu"),
        Kingdom::Wu => say!("kingdom-wu"),
        Kingdom::Wei => say!("kingdom-wei"),
    }
}

/// A kind of piece.
pub(super) fn kind(kind: Kind) -> String {
    match kind {
        Kind::General => say!("kind-general"),
        Kind::Advisor => say!("kind-advisor"),
        Kind::Elephant => say!("kind-elephant"),
        Kind::Horse => say!("kind-horse"),
        Kind::Chariot => say!("kind-chariot"),
        Kind::Cannon => say!("kind-cannon"),
        Kind::Soldier => say!("kind-soldier"),
        Kind::Banner => say!("kind-banner"),
    }
}

/// What a piece is called in its army, where each banner has a name of its own.
pub(super) fn called(piece: Piece) -> String {
    match (piece.kind, piece.home) {
        (Kind::Banner, Kingdom::Shu) => say!("banner-shu"),
        (Kind::Banner, Kingdom::Wu) => say!("banner-wu"),
        (Kind::Banner, Kingdom::Wei) => say!("banner-wei"),
        (other, _) => kind(other),
    }
}

/// A piece by its home and name: "Shu chariot".
pub(crate) fn piece(piece: Piece) -> String {
    say!("piece", kingdom = kingdom(piece.home), kind = called(piece))
}

/// A file's letter.
pub(crate) fn file(file: u8) -> String {
    char::from(b'a' + file).to_string()
}

/// A rank's number.
pub(crate) fn rank(rank: u8) -> String {
    (rank + 1).to_string()
}

/// What a screen reader says of a point.
pub fn point(point: Point, on_it: Option<(Piece, Kingdom)>) -> String {
    let at = point.to_string();
    match on_it {
        None => say!("point-empty", point = at),
        Some((found, commander)) if commander == found.home => say!("point-piece", piece = piece(found), point = at),
        Some((found, commander)) => {
            say!("point-commanded", piece = piece(found), kingdom = kingdom(commander), point = at)
        }
    }
}

/// What a screen reader says of a point where the piece picked up can go; `point` is what it says of it anyway.
pub(crate) fn target(point: String) -> String {
    say!("point-target", point = point)
}
