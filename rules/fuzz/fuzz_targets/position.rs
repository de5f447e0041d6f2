//! Any text: the parser takes it or says why not, and what it takes it writes again.
#![no_main]

use libfuzzer_sys::fuzz_target;
use sanguo_rules::Position;

fuzz_target!(|text: &str| {
    match text.parse::<Position>() {
        Ok(position) => {
            assert_eq!(position.to_string(), text);
            for kingdom in position.alive() {
                assert!(position.general(kingdom).is_some());
            }
            let won = position.winner().is_some();
            assert_eq!(position.legal_moves().len(), position.count_legal());
            assert_eq!(position.has_legal_move(), !won);
        }
        Err(errors) => {
            assert!(!errors.reasons().is_empty());
            assert!(errors.to_string().chars().all(|letter| !letter.is_control()));
        }
    }
});
