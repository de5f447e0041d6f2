//! The board in text, turned to a player's seat.
//!
//! One's own half is at the bottom and upright; the rivals' are above it and upside down, so that their banks face one's
//! own. Along the river each file is marked with the file that it runs on to.

use sanguo_rules::board::is_palace;
use sanguo_rules::{Kingdom, Move, Point, Position};

const FILES: u8 = 9;
const RANKS: u8 = 5;
/// The file whose three ends meet in the middle of the board.
const CENTRE: u8 = 4;
const CELL: usize = 4;
const LABEL: usize = 2;
const GAP: &str = "  ";

/// The board seen from a seat, the last move in brackets.
pub fn draw(position: &Position, seat: Kingdom, last: Option<Move>) -> String {
    let view = View { position, last };
    let left = view.half(seat.prev(), true);
    let right = view.half(seat.next(), true);
    let mut text = String::new();
    for (left, right) in left.iter().zip(&right) {
        text += format!("{left:<width$}{GAP}{right}", width = LABEL + CELL * usize::from(FILES)).trim_end();
        text.push('\n');
    }
    text.push('\n');
    let margin = " ".repeat((LABEL + CELL * usize::from(FILES) + GAP.len()) / 2);
    for line in view.half(seat, false) {
        text += format!("{margin}{line}").trim_end();
        text.push('\n');
    }
    text
}

struct View<'a> {
    position: &'a Position,
    last: Option<Move>,
}

impl View<'_> {
    /// A half from its home side to the river, or the other way round.
    fn half(&self, half: Kingdom, upside_down: bool) -> Vec<String> {
        let mut files: Vec<u8> = (0..FILES).collect();
        if upside_down {
            files.reverse();
        }
        let row = |label: String, cell: &dyn Fn(u8) -> String| {
            files.iter().fold(format!("{label:<LABEL$}"), |line, file| line + &cell(*file))
        };
        let mut lines = vec![self.title(half), row(String::new(), &|file| centred(&letter(file).to_string()))];
        for rank in 0..RANKS {
            lines.push(row((rank + 1).to_string(), &|file| self.cell(half, file, rank)));
        }
        lines.push(row(String::new(), &|file| centred(&across(half, file))));
        if !upside_down {
            lines.reverse();
        }
        lines
    }

    fn title(&self, half: Kingdom) -> String {
        let colour = match half {
            Kingdom::Shu => "red",
            Kingdom::Wu => "green",
            Kingdom::Wei => "blue",
        };
        let owner = self.position.owner(half);
        let fallen = if owner == half { String::new() } else { format!(", army commanded by {owner}") };
        format!("{:LABEL$}{half} ({colour}, {}){fallen}", "", half.letter())
    }

    fn cell(&self, half: Kingdom, file: u8, rank: u8) -> String {
        let Some(point) = Point::new(half, file, rank) else {
            return String::new();
        };
        let moved = self.last.is_some_and(|mv| mv.from == point || mv.to == point);
        match self.position.piece_at(point) {
            Some(piece) if moved => format!("[{piece}]"),
            Some(piece) => format!(" {piece} "),
            None if moved => "[  ]".to_owned(),
            None => centred(if is_palace(point) { "+" } else { "." }),
        }
    }
}

fn letter(file: u8) -> char {
    char::from(b'a' + file)
}

/// The file beyond the river that a file runs on to; in the middle there are two.
fn across(half: Kingdom, file: u8) -> String {
    let to = match file {
        CENTRE => return "*".to_owned(),
        0..CENTRE => half.prev(),
        _ => half.next(),
    };
    format!("{}{}", to.letter(), letter(FILES - 1 - file))
}

fn centred(text: &str) -> String {
    if text.len() == 1 { format!(" {text}  ") } else { format!(" {text} ") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seen_from_wu() {
        let board = draw(&Position::start(true), Kingdom::Wu, Some("ge4ge5".parse().unwrap()));
        let lines: Vec<&str> = board.lines().collect();
        assert_eq!(lines[0], format!("{:<40}{}", "  Shu (red, r)", "  Wei (blue, b)"));
        assert_eq!(lines[2], "1  rR  rH  rE  rA  rK  rA  rE  rH  rR   1  bR  bH  bE  bA  bK  bA  bE  bH  bR");
        assert!(lines.iter().all(|line| line.len() <= 80), "{board}");
        assert!(board.contains("[gP]") && board.contains("[  ]"), "{board}");
    }

    #[test]
    fn each_file_is_marked_with_the_one_beyond_the_river() {
        use sanguo_rules::board::neighbours;
        for half in Kingdom::ALL {
            for file in (0..FILES).filter(|file| *file != CENTRE) {
                let bank = Point::new(half, file, RANKS - 1).unwrap();
                let across: Point = format!("{}5", across(half, file)).parse().unwrap();
                assert!(neighbours(bank).contains(across), "{bank} {across}");
            }
        }
    }
}
