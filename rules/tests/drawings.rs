//! The drawn tables of `data/reach.txt` against the oracle; the crate itself is held against them in `src/reach.rs`.

mod oracle;

use oracle::{Man, Oracle, Spot};

const HEAD: &str = "\
# Where each kind of piece of Shu's can go from each point of an otherwise empty board: the halves of Shu, Wu and Wei
# side by side, each from rank 5 down to rank 1 and from file a to file i; @ is the piece, o a target. Points that differ
# only by the half they lie on are drawn once, on Shu's, but for the soldier. A cannon goes as a chariot.
";

const KINDS: [(char, &str); 7] = [
    ('K', "general"),
    ('A', "advisor"),
    ('E', "elephant"),
    ('H', "horse"),
    ('R', "chariot"),
    ('P', "soldier"),
    ('B', "banner"),
];

#[test]
fn the_drawings_show_how_the_oracle_moves() {
    let mut drawn = HEAD.to_owned();
    for (letter, name) in KINDS {
        for spot in Spot::all().filter(|&spot| stands(letter, spot)) {
            drawn += &format!("\n{name} {}\n{}", spot.text(), draw(letter, spot));
        }
    }
    // Compared by lines, so that a failure shows the first that differs.
    for (number, (drawn, kept)) in (1..).zip(drawn.lines().zip(include_str!("data/reach.txt").lines())) {
        assert_eq!(drawn, kept, "line {number}");
    }
    assert_eq!(drawn.len(), include_str!("data/reach.txt").len());
}

fn stands(letter: char, Spot { half, file, rank }: Spot) -> bool {
    match letter {
        'P' => half != 0 || rank > 2,
        'K' => half == 0 && (3..6).contains(&file) && rank < 3,
        'A' => half == 0 && (3..6).contains(&file) && rank < 3 && (file + rank) % 2 == 1,
        'E' => half == 0 && [(2, 0), (6, 0), (0, 2), (4, 2), (8, 2), (2, 4), (6, 4)].contains(&(file, rank)),
        _ => half == 0,
    }
}

fn draw(letter: char, from: Spot) -> String {
    let mut board = Oracle::bare();
    board.put(from, Some(Man { home: 0, letter }));
    let mut targets = Vec::new();
    board.reach(from, &mut |to| targets.push(to));
    let mark = |spot: Spot| match spot {
        _ if spot == from => "@",
        _ if targets.contains(&spot) => "o",
        _ => ".",
    };
    let row = |half, rank| (0..9).map(|file| mark(Spot { half, file, rank })).collect::<Vec<_>>().join(" ");
    let rows = (0..5).rev().map(|rank| format!("{}   {}   {}\n", row(0, rank), row(1, rank), row(2, rank)));
    rows.collect()
}
