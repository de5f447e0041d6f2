//! The rules page.

use sanguo_rules::Kind;

use super::board::kind;
use super::say;
use crate::model::Topic;

/// What a topic is called.
pub(crate) fn topic(topic: Topic) -> String {
    match topic {
        Topic::Goal => say!("rules-goal"),
        Topic::Board => say!("rules-board"),
        Topic::Triangle => say!("rules-triangle"),
        Topic::Piece(of) => capital(&kind(of)),
        Topic::Check => say!("rules-check"),
        Topic::Facing => say!("rules-facing"),
        Topic::Army => say!("rules-army"),
        Topic::End => say!("rules-end"),
        Topic::Table => say!("rules-table"),
    }
}

/// What a topic says, in paragraphs.
pub(crate) fn lesson(topic: Topic) -> Vec<String> {
    match topic {
        Topic::Goal => {
            vec![say!("rules-goal-last"), say!("rules-goal-turns"), say!("rules-goal-capture"), say!("rules-goal-army")]
        }
        Topic::Board => vec![say!("rules-board-halves"), say!("rules-board-lines"), say!("rules-board-points")],
        Topic::Triangle => {
            vec![say!("rules-triangle-meet"), say!("rules-triangle-line"), say!("rules-triangle-diagonal")]
        }
        Topic::Piece(kind) => {
            let mut words = piece(kind);
            words.push(say!("rules-try"));
            words
        }
        Topic::Check => vec![say!("rules-check-what"), say!("rules-check-ways"), say!("rules-check-others")],
        Topic::Facing => vec![say!("rules-facing-what"), say!("rules-facing-pinned")],
        Topic::Army => vec![
            say!("rules-army-captured"),
            say!("rules-army-stuck"),
            say!("rules-army-keep"),
            say!("rules-army-soldier"),
        ],
        Topic::End => vec![say!("rules-end-draw"), say!("rules-end-allowed"), say!("rules-end-leave")],
        Topic::Table => vec![say!("rules-table-banners"), say!("rules-table-clock"), say!("rules-table-signed")],
    }
}

fn piece(kind: Kind) -> Vec<String> {
    match kind {
        Kind::General => vec![say!("rules-general")],
        Kind::Advisor => vec![say!("rules-advisor")],
        Kind::Elephant => vec![say!("rules-elephant")],
        Kind::Horse => vec![say!("rules-horse"), say!("rules-horse-triangle")],
        Kind::Chariot => vec![say!("rules-chariot")],
        Kind::Cannon => vec![say!("rules-cannon"), say!("rules-cannon-triangle")],
        Kind::Soldier => vec![say!("rules-soldier"), say!("rules-soldier-away")],
        Kind::Banner => vec![say!("rules-banner"), say!("rules-banner-names")],
    }
}

/// With a capital letter, as a headline.
fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map(char::to_uppercase).into_iter().flatten().chain(letters).collect()
}
