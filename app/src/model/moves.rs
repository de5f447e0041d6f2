//! The settled decisions of a game, and how the move list arranges them.

use sanguo_net::{Signed, Slot, What};
use sanguo_rules::{Defeat, Kingdom, Played};

/// A settled slot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// Which.
    pub slot: Slot,
    /// What was decided.
    pub what: What,
    /// Who was on turn.
    pub owner: Kingdom,
    /// Whose signature counts here: the kingdoms alive before it.
    pub voters: [bool; 3],
    /// Who has signed.
    pub signed: Signed,
    /// What a move did; nothing for other decisions.
    pub played: Option<Played>,
}

/// A line of the move list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Line {
    /// A round: for Shu, Wu and Wei the row of its move, if it made one.
    Round {
        /// From 1.
        number: usize,
        /// Indices of rows.
        rows: [Option<usize>; 3],
    },
    /// A kingdom fell.
    Fell(Defeat),
    /// Somebody resigned, ran out of time or forfeited: the row.
    Departed(usize),
}

/// All settled slots and the lines that show them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Moves {
    rows: Vec<Row>,
    lines: Vec<Line>,
    rounds: usize,
}

impl Moves {
    /// The settled slots in order.
    pub fn rows(&self) -> &[Row] {
        &self.rows
    }

    /// The lines of the list.
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// Under how many of the last settled slots the signature of somebody is missing that would count there.
    pub fn behind(&self, kingdom: Kingdom) -> usize {
        let i = kingdom.index();
        self.rows.iter().rev().take_while(|row| row.voters[i] && !row.signed.by[i]).count()
    }

    /// The last settled slot.
    pub fn last(&self) -> Option<&Row> {
        self.rows.last()
    }

    pub(crate) fn signed_mut(&mut self, slot: Slot) -> Option<&mut Signed> {
        self.rows.get_mut(slot.index()).map(|row| &mut row.signed)
    }

    /// Keeps the first `count` rows.
    pub(crate) fn cut(&mut self, count: usize) {
        let mut rows = std::mem::take(self).rows;
        rows.truncate(count);
        for row in rows {
            self.push(row);
        }
    }

    pub(crate) fn push(&mut self, row: Row) {
        let index = self.rows.len();
        if row.played.is_some() {
            self.push_move(index, row.owner);
        } else {
            self.lines.push(Line::Departed(index));
        }
        if let Some(played) = &row.played {
            self.lines.extend(played.defeats.iter().copied().map(Line::Fell));
        }
        self.rows.push(row);
    }

    /// A move goes on in the round of the move before it, unless its kingdom or a later one has moved in it.
    fn push_move(&mut self, index: usize, owner: Kingdom) {
        let seat = owner.index();
        if let Some(Line::Round { rows, .. }) = self.lines.last_mut()
            && rows[seat..].iter().all(Option::is_none)
        {
            rows[seat] = Some(index);
            return;
        }
        // After a defeat in the middle of a round the round's number stays.
        let last = self.rows.last().map(|row| row.owner.index());
        if last.is_none_or(|last| last >= seat) {
            self.rounds += 1;
        }
        let mut rows = [None; 3];
        rows[seat] = Some(index);
        self.lines.push(Line::Round { number: self.rounds, rows });
    }
}
