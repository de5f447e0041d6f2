//! Laws that hold in every position, sought on random ones and shrunk when broken.
#![allow(clippy::unwrap_used, reason = "a test fails by it")]

mod random;

use proptest::prelude::*;
use proptest::test_runner::FileFailurePersistence;
use sanguo_rules::{Defeat, DrawReason, Game, Kingdom, Move, Outcome, Point, Position, perft, perft_divide};

/// A position after a game of up to 300 moves, each choice taken modulo the number of moves, or a scattered one.
fn positions() -> impl Strategy<Value = Position> {
    let played = (any::<bool>(), prop::collection::vec(any::<u16>(), 0..300)).prop_map(|(banners, choices)| {
        let mut position = Position::start(banners);
        for choice in choices {
            let moves = position.legal_moves();
            let Some(&mv) = moves.get(usize::from(choice) % moves.len().max(1)) else { break };
            position.play(mv).unwrap();
        }
        position
    });
    let scattered = any::<u64>().prop_map(|seed| random::scattered(&mut fastrand::Rng::with_seed(seed)));
    prop_oneof![played, scattered]
}

fn config(cases: u32) -> ProptestConfig {
    let failure_persistence = Some(Box::new(FileFailurePersistence::WithSource("proptest-regressions")) as _);
    ProptestConfig { cases, failure_persistence, ..ProptestConfig::default() }
}

proptest! {
    #![proptest_config(config(300))]

    #[test]
    fn a_move_is_listed_exactly_if_it_is_legal(position in positions()) {
        let mut listed = position.legal_moves().to_vec();
        listed.sort();
        let all = Point::all().flat_map(|from| Point::all().map(move |to| Move { from, to }));
        let legal: Vec<Move> = all.filter(|&mv| position.is_legal(mv)).collect();
        prop_assert_eq!(&listed, &legal);
        prop_assert_eq!(position.count_legal(), listed.len());
        prop_assert_eq!(position.has_legal_move(), !listed.is_empty());
        let from_each: Vec<Move> =
            Point::all().flat_map(|from| position.moves_from(from).iter().map(move |to| Move { from, to })).collect();
        prop_assert_eq!(&listed, &from_each);
        for &Move { from, to } in &listed {
            prop_assert!(position.pseudo_targets(from).contains(to));
        }
    }

    #[test]
    fn a_move_is_accepted_exactly_if_it_is_legal_and_otherwise_nothing_changes(
        position in positions(), from in 0..Point::COUNT,
    ) {
        let from = Point::from_index(from).unwrap();
        for mv in Point::all().map(|to| Move { from, to }) {
            let mut after = position.clone();
            match after.play(mv) {
                Ok(played) => prop_assert!(position.is_legal(mv) && played.mv == mv),
                Err(error) => {
                    prop_assert!(!position.is_legal(mv) && error.to_string().starts_with(&mv.to_string()));
                    prop_assert_eq!(&after, &position);
                }
            }
        }
    }

    #[test]
    fn a_mover_is_neither_attacked_nor_facing_afterwards(position in positions()) {
        for &mv in &position.legal_moves() {
            let mut after = position.clone();
            after.play(mv).unwrap();
            prop_assert!(after.threats(position.turn()).is_empty(), "{}", mv);
            prop_assert!(after.winner().is_some() || after.has_legal_move(), "{}", mv);
        }
    }

    #[test]
    fn turning_the_board_by_one_seat_changes_nothing(position in positions()) {
        let turned = position.turned();
        prop_assert_eq!(&turned.turned().turned(), &position);
        prop_assert_eq!(turned.to_string().parse(), Ok(turned.clone()));
        let mut moves: Vec<Move> = position.legal_moves().iter().map(|mv| mv.turned()).collect();
        let mut turned_moves = turned.legal_moves().to_vec();
        moves.sort();
        turned_moves.sort();
        prop_assert_eq!(moves, turned_moves);

        for &mv in &position.legal_moves() {
            let (mut game, mut turned_game) = (Game::from_position(position.clone()), Game::from_position(turned.clone()));
            let (played, turned_played) = (game.play(mv), turned_game.play(mv.turned()));
            prop_assert_eq!(played.is_ok(), turned_played.is_ok());
            prop_assert_eq!(&game.position().turned(), turned_game.position());
            prop_assert_eq!(game.outcome().map(turn_outcome), turned_game.outcome());
            if let (Ok(played), Ok(turned_played)) = (played, turned_played) {
                let defeats: Vec<Defeat> = played.defeats.into_iter().map(turn_defeat).collect();
                prop_assert_eq!(defeats, turned_played.defeats);
            }
        }
    }

    #[test]
    fn one_position_has_one_text(position in positions(), at in any::<prop::sample::Index>(), letter in "[rgbKAEHRCPB0-9/| ]") {
        let text = position.to_string();
        prop_assert_eq!(text.parse(), Ok(position));
        // Put another letter anywhere: what is still a position is written as it was read.
        let mut other = text.clone();
        let at = at.index(text.len());
        other.replace_range(at..=at, &letter);
        if let Ok(read) = other.parse::<Position>() {
            prop_assert_eq!(read.to_string(), other);
        }
    }

    #[test]
    fn any_text_is_taken_as_it_is_or_refused(text in "([rgbx]?[KAEHRCPB]|[0-9/| a-i]|.){0,60}") {
        if let Ok(point) = text.parse::<Point>() {
            prop_assert_eq!(point.to_string(), &*text);
        }
        if let Ok(mv) = text.parse::<Move>() {
            prop_assert_eq!(mv.to_string(), &*text);
        }
        match text.parse::<Position>() {
            Ok(position) => prop_assert_eq!(position.to_string(), text),
            Err(errors) => prop_assert!(!errors.to_string().contains('\n')),
        }
    }

    #[test]
    fn the_hash_is_that_of_the_text_without_its_last_field(position in positions()) {
        for &mv in position.legal_moves().iter().take(5) {
            let mut after = position.clone();
            after.play(mv).unwrap();
            let text = after.to_string();
            let (hashed, _) = text.rsplit_once(' ').unwrap();
            prop_assert_eq!(after.hash().to_string(), blake3::hash(hashed.as_bytes()).to_hex().to_string());
            prop_assert_eq!(after.hash(), text.parse::<Position>().unwrap().hash());
        }
    }
}

proptest! {
    #![proptest_config(config(60))]

    #[test]
    fn a_count_is_the_sum_over_the_positions_reached(position in positions()) {
        let sum = position.legal_moves().iter().map(|&mv| {
            let mut after = position.clone();
            after.play(mv).unwrap();
            perft(&after, 1)
        }).sum::<u64>();
        prop_assert_eq!(perft(&position, 2), sum);
        prop_assert_eq!(perft_divide(&position, 2).iter().map(|(_, count)| count).sum::<u64>(), sum);
    }

    #[test]
    fn every_game_ends_by_a_rule(banners in any::<bool>(), seed in any::<u64>()) {
        let mut rng = fastrand::Rng::with_seed(seed);
        let mut game = Game::new(banners);
        // Each of 54 pieces but the last general goes once, and at most 180 moves lie between.
        while game.moves().len() <= 54 * 180 && game.outcome().is_none() {
            let mv = random::some_move(&mut rng, game.position()).unwrap();
            let (before, turn) = (game.position().clone(), game.position().turn());
            let played = game.play(mv).unwrap();
            assert_move_told(&before, turn, &played, game.position());
        }
        match game.outcome() {
            Some(Outcome::Win(kingdom)) => {
                prop_assert_eq!(game.position().alive().collect::<Vec<_>>(), [kingdom]);
                prop_assert_eq!(game.position().turn(), kingdom);
            }
            Some(Outcome::Draw(DrawReason::Quiet)) => prop_assert_eq!(game.position().quiet(), 180),
            Some(Outcome::Draw(DrawReason::Repetition)) => prop_assert_eq!(game.occurrences(), 3),
            other => prop_assert!(false, "{:?}", other),
        }
        prop_assert!(game.play(game.moves()[0]).is_err());
    }
}

/// What a move says it did is what one sees.
fn assert_move_told(before: &Position, turn: Kingdom, played: &sanguo_rules::Played, after: &Position) {
    assert_eq!(before.piece_at(played.mv.from), Some(played.piece));
    assert_eq!(before.commander_at(played.mv.from), Some(turn));
    assert_eq!(before.piece_at(played.mv.to), played.captured.map(|(piece, _)| piece));
    assert_eq!(before.commander_at(played.mv.to), played.captured.map(|(_, owner)| owner));
    let silent = played.captured.is_none() && played.defeats.is_empty();
    assert_eq!(after.quiet(), if silent { before.quiet() + 1 } else { 0 });
    for defeat in &played.defeats {
        assert!(
            before.is_alive(defeat.loser) && !after.is_alive(defeat.loser) && after.general(defeat.loser).is_none()
        );
    }
    assert_eq!(before.alive().count() - after.alive().count(), played.defeats.len());
}

fn turn_defeat(defeat: Defeat) -> Defeat {
    Defeat { loser: defeat.loser.next(), victor: defeat.victor.next(), reason: defeat.reason }
}

fn turn_outcome(outcome: Outcome) -> Outcome {
    match outcome {
        Outcome::Win(kingdom) => Outcome::Win(kingdom.next()),
        other => other,
    }
}
