//! What can be written to a file.

/// What is to be written to a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Export {
    /// The text of a record.
    Record(String),
    /// A picture as it is, in SVG.
    Svg(String),
    /// A picture in SVG, as pixels.
    Png(String),
}

impl Export {
    /// The name that its file is offered.
    pub fn file_name(&self) -> &'static str {
        match self {
            Export::Record(_) => "game.sanguo",
            Export::Svg(_) => "board.svg",
            Export::Png(_) => "board.png",
        }
    }
}
