//! Generals that are attacked or face each other.

use sanguo_rules::{Kingdom, Point, Position, Threat};

/// A general attacked or facing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Check {
    /// Whose general.
    pub kingdom: Kingdom,
    /// Where it stands.
    pub general: Point,
    /// Who commands the attacker.
    pub by: Kingdom,
    /// The attacker.
    pub threat: Threat,
}

/// All of them in a position.
pub(crate) fn checks(position: &Position) -> Vec<Check> {
    let generals = position.alive().filter_map(|kingdom| Some((kingdom, position.general(kingdom)?)));
    generals
        .flat_map(|(kingdom, general)| {
            position.threats(kingdom).into_iter().map(move |threat| (kingdom, general, threat))
        })
        .filter_map(|(kingdom, general, threat)| {
            Some(Check { kingdom, general, by: position.commander_at(threat.attacker)?, threat })
        })
        .collect()
}
