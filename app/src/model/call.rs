//! What calls the person to the table.

use sanguo_net::{Event, What};

use super::table::Table;

/// What a person wants to hear of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Call {
    /// All three are here, and the game begins.
    Seated,
    /// It is one's own turn.
    Turn,
    /// A rival has moved.
    Moved,
    /// A friend has said something.
    Talk,
    /// The game has ended.
    Over,
}

impl Call {
    /// All of them.
    pub const ALL: [Call; 5] = [Call::Seated, Call::Turn, Call::Moved, Call::Talk, Call::Over];

    /// Whether somebody who does something else meanwhile is to be fetched.
    pub fn is_urgent(self) -> bool {
        matches!(self, Call::Seated | Call::Turn | Call::Over)
    }

    /// What an event calls for at a table that has not taken it in yet. Moves of a game that is read from its record are
    /// settled without a turn, and call nobody.
    pub(super) fn of(event: &Event, table: &Table) -> Option<Self> {
        match event {
            Event::Settled { what: What::Move { .. }, .. } if table.turn.is_some_and(|t| t.kingdom != table.me) => {
                Some(Call::Moved)
            }
            Event::Talk { kingdom, .. } if *kingdom != table.me && !table.talk.is_muted(*kingdom) => Some(Call::Talk),
            Event::Over { .. } => Some(Call::Over),
            _ => None,
        }
    }
}
