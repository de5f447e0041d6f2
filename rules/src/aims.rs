//! Which pieces are aimed at a general, and what would make them strike.

use arrayvec::ArrayVec;

use crate::tables::{Leapers, tables};
use crate::{Kind, Kingdom, Piece, Point, PointSet, Position};

/// A rival's piece that attacks or faces a general.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Threat {
    /// Where it stands.
    pub attacker: Point,
    /// What it is.
    pub piece: Piece,
    /// Whether it is a general that faces; otherwise it could capture.
    pub facing: bool,
}

/// A rival's piece that attacks or faces the general while exactly `strikes_at` pieces stand on `path`.
#[derive(Clone, Copy)]
pub(crate) struct Aim {
    pub(crate) from: Point,
    pub(crate) path: PointSet,
    pub(crate) strikes_at: usize,
    /// How many pieces stand on `path` now.
    pub(crate) standing: usize,
}

impl Aim {
    pub(crate) fn strikes(&self) -> bool {
        self.standing == self.strikes_at
    }
}

/// The aims at one general. In the worst case ten on lines, sixteen leaps and three soldiers.
pub(crate) type Aims = ArrayVec<Aim, 32>;

impl Position {
    /// Shows `see` the rivals' aims at `kingdom`'s general if it stood on `general` and the board's pieces on `occupied`,
    /// those on `rivals` being of other armies. Ends as soon as `see` returns true, and returns whether it did.
    ///
    /// A kingdom with a general commands all pieces of its home, so what aims at it is foreign: generals, advisors and
    /// elephants cannot be on its half, and all soldiers there move alike.
    pub(crate) fn visit_aims(
        &self,
        general: Point,
        occupied: PointSet,
        rivals: PointSet,
        mut see: impl FnMut(Aim) -> bool,
    ) -> bool {
        let (tables, at) = (tables(), general.index());
        let aim = |from, path: PointSet, strikes_at| Aim { from, path, strikes_at, standing: (path & occupied).len() };

        let cannons = self.kind(Kind::Cannon);
        let riders = self.kind(Kind::Chariot) | self.kind(Kind::General) | cannons;
        for from in riders & rivals & tables.aligned[at] {
            if see(aim(from, tables.between[at][from.index()], usize::from(cannons.contains(from)))) {
                return true;
            }
        }
        let mut leaps = |leapers: &Leapers, pieces: PointSet| {
            (pieces & rivals & leapers.sources[at]).iter().any(|from| {
                let leaps = leapers.from[from.index()].iter().filter(|leap| leap.to.contains(general));
                leaps.into_iter().any(|leap| see(aim(from, leap.path, 0)))
            })
        };
        leaps(&tables.horse, self.kind(Kind::Horse))
            || leaps(&tables.banner, self.kind(Kind::Banner))
            || (self.kind(Kind::Soldier) & rivals & tables.soldier_sources[at])
                .iter()
                .any(|from| see(aim(from, PointSet::EMPTY, 0)))
    }

    /// Whether `kingdom`'s general is attacked or faces another; false for a defeated kingdom.
    pub(crate) fn is_struck(&self, kingdom: Kingdom) -> bool {
        self.general(kingdom).is_some_and(|general| {
            let occupied = self.occupied();
            self.visit_aims(general, occupied, occupied - self.army(kingdom), |aim| aim.strikes())
        })
    }

    /// The pieces that attack or face `kingdom`'s general now, in the order of points; empty for a defeated kingdom.
    ///
    /// ```
    /// use sanguo_rules::{Kingdom, Position};
    /// let position: Position = "9/9/9/9/3rK5|9/9/9/9/5gK3|9/9/9/9/rR3bK4 b rgb 0".parse()?;
    /// assert!(position.threats(Kingdom::Wu).is_empty());
    /// assert_eq!(position.threats(Kingdom::Wei)[0].attacker.to_string(), "ba1");
    /// # Ok::<(), sanguo_rules::PositionErrors>(())
    /// ```
    pub fn threats(&self, kingdom: Kingdom) -> Vec<Threat> {
        let Some(general) = self.general(kingdom) else {
            return Vec::new();
        };
        let occupied = self.occupied();
        let mut striking = PointSet::EMPTY;
        self.visit_aims(general, occupied, occupied - self.army(kingdom), |aim| {
            if aim.strikes() {
                striking.insert(aim.from);
            }
            false
        });
        let threat = |attacker| {
            let piece = self.piece_at(attacker)?;
            Some(Threat { attacker, piece, facing: piece.kind == Kind::General })
        };
        striking.iter().filter_map(threat).collect()
    }
}
