//! What is refused, and in which words.
#![allow(clippy::unwrap_used, reason = "a test fails by it")]

use sanguo_rules::{DepartError, Departure, Game, Kingdom, Move, Outcome, Point, Position, PositionHash};

const START: &str = "9/rP1rP1rP1rP1rP/1rC1rB1rB1rC1/9/rRrHrErArKrArErHrR|9/gP1gP1gP1gP1gP/1gC1gB1gB1gC1/9/gRgHgEgAgKgAgEgHgR|9/bP1bP1bP1bP1bP/1bC1bB1bB1bC1/9/bRbHbEbAbKbAbEbHbR r rgb 0";

#[test]
fn illegal_moves_from_the_set_up_are_explained() {
    explain(
        START,
        &[
            ("re3re4", "there is no piece on re3"),
            ("ga1ga2", "the chariot on ga1 is Wu's, and it is Shu's turn"),
            ("ra1ra1", "a move leads to another point"),
            ("ra1rb1", "Shu's own horse stands on rb1"),
            ("ra1rb2", "the chariot on ra1 cannot go to rb2: it moves any distance along a line"),
            ("ra1ra5", "the soldier on ra4 blocks the chariot's way"),
            (
                "rb3rd5",
                "the cannon on rb3 cannot go to rd5: it moves any distance along a line, and captures over exactly one \
                 piece",
            ),
            ("rb3re3", "the banner on rd3 blocks the cannon's way"),
            ("rb3bh2", "the cannon on bh3 blocks the cannon's way"),
            ("rb3bh3", "a cannon captures by jumping exactly one piece, and 0 stand before bh3"),
            (
                "rb1rb2",
                "the horse on rb1 cannot go to rb2: it moves one point along a line and then one diagonally outward",
            ),
            ("rd3rg2", "the banner on rf3 blocks the banner's way"),
            ("rc1re5", "the elephant on rc1 cannot go to re5: it moves two points diagonally inside its own half"),
            ("rc1be3", "be3 is over the river, which an elephant never crosses"),
            ("rd1rc2", "rc2 is outside Shu's palace, which its advisor never leaves"),
            ("rd1rd2", "the advisor on rd1 cannot go to rd2: it moves one point diagonally inside its palace"),
            ("re1re3", "the general on re1 cannot go to re3: it moves one point along a line inside its palace"),
            ("ra4rb4", "rb4 is not forward: on its own half a soldier moves only forward, and it never comes back"),
            (
                "ra4rc5",
                "the soldier on ra4 cannot go to rc5: it moves one point forward, and over the river sideways too",
            ),
        ],
    );
}

#[test]
fn blocked_legs_and_eyes_are_named() {
    let position = "9/9/9/1gP1gP5/1rHrE1rK4|9/9/9/5gK3/9|9/9/3bK5/9/9 r rgb 0";
    explain(
        position,
        &[
            ("rb1rd2", "the elephant on rc1 blocks the horse's way"),
            ("rb1rc3", "the soldier on rb2 blocks the horse's way"),
            ("rc1re3", "the soldier on rd2 blocks the elephant's way"),
        ],
    );
}

#[test]
fn soldiers_abroad_do_not_go_back() {
    let abroad = "9/9/9/9/3rK5|4rP4/3rP5/9/5gK3/9|9/9/4bK4/9/9 r rgb 0";
    let back = "is back: over the river a soldier moves towards the home rank there or sideways";
    explain(
        abroad,
        &[
            ("ge5re5", "re5 is not forward: on its own half a soldier moves only forward, and it never comes back"),
            ("ge5be5", &format!("be5 {back}")),
            ("gd4gd5", &format!("gd5 {back}")),
            ("rd1rc1", "rc1 is outside Shu's palace, which its general never leaves"),
        ],
    );
}

#[test]
fn an_exposed_general_is_explained_with_all_that_strikes_it() {
    explain(
        "9/9/9/9/3rR1rK3|9/9/9/5gK3/9|9/9/4bK4/bR8/9 r rgb 0",
        &[("rf1re1", "would leave Shu's general facing Wei's general on be3")],
    );
    explain(
        "9/9/9/9/4rK4|9/9/9/5gK3/9|9/9/4bK4/9/9 r rgb 0",
        &[("re1re2", "would leave Shu's general facing Wei's general on be3")],
    );
    explain(
        "9/9/9/rR2rR5/bR2rK5|9/9/9/5gK3/9|9/9/4bK4/9/9 r rgb 0",
        &[
            ("rd2rc2", "would leave Shu's general attacked by the chariot on ra1"),
            ("rd1re1", "would leave Shu's general attacked by the chariot on ra1 and facing Wei's general on be3"),
        ],
    );
    explain(
        "9/9/9/1rR1rR2bH2/bR2rK5|9/9/9/5gK3/9|9/9/4bK4/9/9 r rgb 0",
        &[(
            "rd1re1",
            "would leave Shu's general attacked by the chariot on ra1 and the horse on rg2 and facing Wei's general on be3",
        )],
    );
}

/// Each of the moves is refused in `position` with these words after the move.
fn explain(position: &str, moves: &[(&str, &str)]) {
    let position: Position = position.parse().unwrap();
    for (mv, why) in moves {
        let error = position.check_move(mv.parse().unwrap()).unwrap_err();
        assert_eq!(error.to_string(), format!("{mv}: {why}"));
    }
}

#[test]
fn a_finished_game_takes_no_moves() {
    let mut game = Game::from_position("9/9/9/9/3rK5|9/gP8/9/9/9|9/9/8rR/9/rR3bK4 r rrb 0".parse().unwrap());
    game.play("bi3bi2".parse().unwrap()).unwrap();
    assert_eq!(game.outcome(), Some(Outcome::Win(Kingdom::Shu)));
    let error = game.play("bi2bi3".parse().unwrap()).unwrap_err();
    assert_eq!(error.to_string(), "bi2bi3: the game is over: win r");
    assert!(game.position().legal_moves().is_empty());
    assert!(game.position().check_move("bi2bi3".parse().unwrap()).is_err());
    assert_eq!(game.depart(Kingdom::Shu, Departure::Resigned), Err(DepartError::GameOver(Outcome::Win(Kingdom::Shu))));
}

#[test]
fn departures_end_the_game_as_settled() {
    for how in [Departure::Resigned, Departure::OutOfTime, Departure::Forfeited, Departure::Left] {
        let mut game = Game::new(true);
        game.depart(Kingdom::Wei, how).unwrap();
        let outcome = game.outcome().unwrap();
        assert_eq!(outcome.text(), format!("{} b", how.as_str()));
        assert!(outcome.winners().eq([Kingdom::Shu, Kingdom::Wu]));
        assert_eq!(game.position(), &Position::start(true));
    }
    let two = "9/9/9/9/3rK5|9/gP8/9/9/9|9/9/8rR/9/rR3bK4 r rrb 0";
    let mut game = Game::from_position(two.parse().unwrap());
    assert_eq!(game.depart(Kingdom::Wu, Departure::Resigned), Err(DepartError::Defeated(Kingdom::Wu)));
    assert_eq!(game.depart(Kingdom::Wu, Departure::Left), Ok(()));
    assert_eq!(game.outcome(), None);
    game.depart(Kingdom::Shu, Departure::OutOfTime).unwrap();
    assert!(game.outcome().unwrap().winners().eq([Kingdom::Wei]));
}

#[test]
fn a_game_can_begin_at_its_end() {
    let outcome = |text: &str| Game::from_position(text.parse().unwrap()).outcome().map(|outcome| outcome.text());
    assert_eq!(outcome("9/9/9/9/3rK5|9/9/9/9/9|9/9/9/9/rR8 r rrr 0").as_deref(), Some("win r"));
    assert_eq!(outcome(&START.replace(" 0", " 180")).as_deref(), Some("draw quiet"));
    assert_eq!(outcome(&START.replace(" 0", " 179")), None);
}

#[test]
fn texts_that_name_no_point_move_or_hash_are_refused() {
    for text in ["", "r", "re", "re6", "re0", "rj1", "xe1", "RE1", "re11", " re1", "ré1"] {
        assert!(text.parse::<Point>().is_err(), "{text}");
    }
    let refused = |text: &str| text.parse::<Move>().unwrap_err().to_string();
    assert_eq!(refused("re4re6"), "re4re6: there is no point re6");
    assert_eq!(refused("xe4re6"), "xe4re6: there is no point xe4");
    assert_eq!(refused("re4"), "re4: a move is two points of three characters each, as re4re5");
    assert_eq!(refused(""), "nothing: a move is two points of three characters each, as re4re5");
    assert!("re4 re5".parse::<Move>().is_err() && "ré4re".parse::<Move>().is_err());

    let hash = Position::start(true).hash();
    assert_eq!(hash.to_string().parse(), Ok(hash));
    for text in ["", "00", &hash.to_string().to_uppercase(), &format!("{hash}0"), &hash.to_string()[1..]] {
        assert!(text.parse::<PositionHash>().is_err(), "{text}");
    }
}

#[test]
fn a_position_is_refused_for_each_reason() {
    // What is replaced in the set-up, by what, and the one reason that gives.
    let cases = [
        (
            " r rgb 0",
            " r rgb",
            "a position has four fields parted by single spaces (placement, turn, owners, quiet), not 3",
        ),
        (
            " r rgb 0",
            "  r rgb 0",
            "a position has four fields parted by single spaces (placement, turn, owners, quiet), not 5",
        ),
        (" r rgb 0", " r rgb 0\n", "the quiet count is a number from 0 to 180 without leading zeros, not 0\\n"),
        ("bR r", "bR|9/9/9/9/9 r", "the placement has three halves parted by |, not 4"),
        ("rR|9", "rR|9/9", "Wu's half has five ranks parted by /, not 6"),
        ("9/rP1rP1rP1rP1rP/1rC1", "rP1rP1rP1rP1rP/1rC1", "Shu's half has five ranks parted by /, not 4"),
        ("|9/gP1", "|8/gP1", "Wu's rank 5 has nine points, not 8"),
        (
            "|9/gP1",
            "|91/gP1",
            "Wu's rank 5: neighbouring empty points are written as one number; Wu's rank 5 has nine points, not 10",
        ),
        ("|9/gP1", "|45/gP1", "Wu's rank 5: neighbouring empty points are written as one number"),
        ("|9/gP1", "|09/gP1", "Wu's rank 5: 09 is neither a run of empty points nor a piece"),
        ("|9/gP1", "|8x/gP1", "Wu's rank 5: x is neither a run of empty points nor a piece"),
        ("|9/gP1", "|8xK/gP1", "Wu's rank 5: xK is neither a run of empty points nor a piece"),
        ("|9/gP1", "|8gp/gP1", "Wu's rank 5: gp is neither a run of empty points nor a piece"),
        ("|9/gP1", "|/gP1", "Wu's rank 5 has nine points, not 0"),
        (" r rgb", " x rgb", "the turn is r, g or b, not x"),
        (" r rgb", " rr rgb", "the turn is r, g or b, not rr"),
        (" r rgb", " r rg", "the owners are three of the letters r, g and b, not rg"),
        (" r rgb", " r rgx", "the owners are three of the letters r, g and b, not rgx"),
        (" r rgb 0", " r rgb 181", "the quiet count is a number from 0 to 180 without leading zeros, not 181"),
        (" r rgb 0", " r rgb 00", "the quiet count is a number from 0 to 180 without leading zeros, not 00"),
        (" r rgb 0", " r rgb +1", "the quiet count is a number from 0 to 180 without leading zeros, not +1"),
        (" r rgb 0", " r rgb ", "the quiet count is a number from 0 to 180 without leading zeros, not nothing"),
        ("gAgKgA", "gA1gA", "Wu commands its own army but has no general"),
        (" r rgb", " r rrb", "Wu is defeated, but its general stands on ge1"),
        ("1rC1rB1rB1rC1/9/rR", "1rC1rB1rB1rC1/rR8/rR", "Shu has 3 chariots (ra1 ri1 ra2); there are at most 2"),
        ("9/rR", "3rK5/rR", "Shu has 2 generals (re1 rd2); there are at most 1"),
        ("bEbAbKbA", "bEbA1bA", "Wei commands its own army but has no general"),
    ];
    for (from, to, why) in cases {
        assert_eq!(refusal(&START.replacen(from, to, 1)), why, "{from} -> {to}");
    }
}

#[test]
fn pieces_stand_only_where_they_can_come() {
    // A piece on a point of its own, all else bare.
    let cases = [
        ("rK", "rg1", "Shu's general cannot stand on rg1: a general stays in its palace"),
        (
            "rA",
            "re1",
            "Shu's advisor cannot stand on re1: an advisor stays on the corners and the centre of its palace",
        ),
        (
            "rA",
            "gd1",
            "Shu's advisor cannot stand on gd1: an advisor stays on the corners and the centre of its palace",
        ),
        ("rE", "ra1", "Shu's elephant cannot stand on ra1: an elephant can reach only seven points of its own half"),
        ("rE", "gc1", "Shu's elephant cannot stand on gc1: an elephant can reach only seven points of its own half"),
        (
            "rP",
            "ra3",
            "Shu's soldier cannot stand on ra3: a soldier never stands behind its own rank 4 on its own half",
        ),
    ];
    for (piece, point, why) in cases {
        assert_eq!(refusal(&with(piece, point)), why);
    }
    for (piece, points) in
        [("rA", "rd1 rf1 re2 rd3 rf3"), ("rE", "rc1 rg1 ra3 re3 ri3 rc5 rg5"), ("rP", "ra4 ri5 re5 ga1 be3 bi5")]
    {
        for point in points.split(' ').filter(|&point| !["rd2", "gd2", "be3"].contains(&point)) {
            assert!(with(piece, point).parse::<Position>().is_ok(), "{piece} on {point}");
        }
    }
}

/// Three generals and one more piece; a general takes the place of its own.
fn with(piece: &str, point: &str) -> String {
    let mut board = vec![("rK", "rd2"), ("gK", "gd2"), ("bK", "be3")];
    board.retain(|&(other, _)| other != piece);
    board.push((piece, point));
    let at = |name: String| board.iter().find(|(_, point)| *point == name).map_or(".", |(piece, _)| piece);
    let rank = |half: char, rank: char| {
        let row: String = ('a'..='i').map(|file| at(format!("{half}{file}{rank}"))).collect();
        (1..=9).rev().fold(row, |row, run| row.replace(&".".repeat(run), &run.to_string()))
    };
    let half = |half: char| ('1'..='5').rev().map(|number| rank(half, number)).collect::<Vec<_>>().join("/");
    format!("{}|{}|{} r rgb 0", half('r'), half('g'), half('b'))
}

#[test]
fn owners_and_turn_must_fit() {
    let bare = "9/9/9/9/3rK5|9/9/9/9/9|9/9/9/9/3bK5";
    assert!(format!("{bare} r rrb 0").parse::<Position>().is_ok());
    assert_eq!(refusal(&format!("{bare} g rrb 0")), "it cannot be Wu's turn: Wu is defeated");
    assert_eq!(
        refusal("9/9/9/9/3rK5|9/9/9/9/9|9/9/9/9/9 r rrg 0"),
        "Wu cannot command Wei's army: Wu's own is commanded by Shu"
    );
    assert_eq!(
        refusal("9/9/9/9/rR3rK4|9/9/9/9/9|8rC/9/9/8rR/3bK5 b rrb 0"),
        "it cannot be Wei's turn: Wei has no legal move"
    );
    assert!("9/9/9/9/rR3rK4|9/9/9/9/9|8rC/9/9/8rR/3bK5 r rrb 0".parse::<Position>().is_ok());
}

#[test]
fn all_reasons_are_given_at_once() {
    assert_eq!(
        refusal("9/rPx/8/9/9|9/9/9/9/9 y rrg 500"),
        "the placement has three halves parted by |, not 2; Shu's rank 4: x is neither a run of empty points nor a piece; \
         Shu's rank 3 has nine points, not 8; the turn is r, g or b, not y; the quiet count is a number from 0 to 180 \
         without leading zeros, not 500; Wu cannot command Wei's army: Wu's own is commanded by Shu"
    );
    assert_eq!(
        refusal("9/9/rP8/9/rA3rK4|9/9/9/4gK4/4gK4|9/9/4bE4/9/9 x rgb 05"),
        "the turn is r, g or b, not x; the quiet count is a number from 0 to 180 without leading zeros, not 05; \
         Wei commands its own army but has no general; \
         Shu's advisor cannot stand on ra1: an advisor stays on the corners and the centre of its palace; \
         Shu's soldier cannot stand on ra3: a soldier never stands behind its own rank 4 on its own half; \
         Wu has 2 generals (ge1 ge2); there are at most 1"
    );
}

fn refusal(text: &str) -> String {
    text.parse::<Position>().unwrap_err().to_string()
}
