//! The rules once more, slow and plain, to compare with. Nothing of the crate is used: only texts cross.
//!
//! Where the crate looks up lines, cells and bitboards, this walks: whoever stands on a point has a heading (to the front,
//! back, left or right of the half it is on), and a step gives the next point and the heading there. At the bank the front
//! is over the river, where one then heads back; at the bank of an e-file it is in two places.
#![allow(dead_code, clippy::unwrap_used, reason = "for tests, of which not each uses all of it")]

/// A point: half, file, rank from nought.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Spot {
    pub(crate) half: usize,
    pub(crate) file: usize,
    pub(crate) rank: usize,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Heading {
    Front,
    Back,
    Left,
    Right,
}

use Heading::{Back, Front, Left, Right};

const HEADINGS: [Heading; 4] = [Front, Back, Left, Right];
const COLOURS: [char; 3] = ['r', 'g', 'b'];

impl Heading {
    fn sideways(self) -> [Heading; 2] {
        if matches!(self, Front | Back) { [Left, Right] } else { [Front, Back] }
    }
}

impl Spot {
    pub(crate) fn all() -> impl Iterator<Item = Spot> {
        (0..135).map(|n| Spot { half: n / 45, file: n % 9, rank: n / 9 % 5 })
    }

    pub(crate) fn read(text: &str) -> Spot {
        let bytes = text.as_bytes();
        Spot {
            half: half_of(text.chars().next().unwrap()),
            file: (bytes[1] - b'a').into(),
            rank: (bytes[2] - b'1').into(),
        }
    }

    pub(crate) fn text(self) -> String {
        format!("{}{}{}", COLOURS[self.half], char::from(b'a' + self.file as u8), self.rank + 1)
    }

    /// Where a step with a heading leads, and how one heads there.
    fn step(self, heading: Heading) -> impl Iterator<Item = (Spot, Heading)> {
        let Spot { half, file, rank } = self;
        let over = |half: usize| Some((Spot { half: half % 3, file: 8 - file, rank: 4 }, Back));
        let found = match heading {
            Left => [file.checked_sub(1).map(|file| (Spot { half, file, rank }, Left)), None],
            Right => [(file < 8).then_some((Spot { half, file: file + 1, rank }, Right)), None],
            Back => [rank.checked_sub(1).map(|rank| (Spot { half, file, rank }, Back)), None],
            Front if rank < 4 => [Some((Spot { half, file, rank: rank + 1 }, Front)), None],
            Front if file > 4 => [over(half + 1), None],
            Front if file < 4 => [over(half + 2), None],
            Front => [over(half + 1), over(half + 2)],
        };
        found.into_iter().flatten()
    }

    fn is_beside(self, other: Spot) -> bool {
        HEADINGS.into_iter().any(|heading| self.step(heading).any(|(spot, _)| spot == other))
    }

    /// The diagonals that lead outward for one that has arrived here with a heading: over from here and from the point
    /// ahead to the same side, if the two points there are neighbours too.
    fn outward(self, heading: Heading, see: &mut impl FnMut(Spot)) {
        for (ahead, heading_there) in self.step(heading) {
            for there in heading_there.sideways() {
                for (corner, _) in ahead.step(there) {
                    let beside = |side| self.step(side).any(|(spot, _)| spot.is_beside(corner));
                    if heading.sideways().into_iter().any(beside) {
                        see(corner);
                    }
                }
            }
        }
    }

    fn in_palace(self, home: usize) -> bool {
        self.half == home && (3..6).contains(&self.file) && self.rank < 3
    }
}

fn half_of(colour: char) -> usize {
    COLOURS.iter().position(|&each| each == colour).unwrap()
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Man {
    pub(crate) home: usize,
    pub(crate) letter: char,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Oracle {
    board: [[[Option<Man>; 5]; 9]; 3],
    owners: [usize; 3],
    pub(crate) turn: usize,
    pub(crate) quiet: u32,
}

impl Oracle {
    pub(crate) fn bare() -> Oracle {
        Oracle { board: [[[None; 5]; 9]; 3], owners: [0, 1, 2], turn: 0, quiet: 0 }
    }

    /// Reads a position text that is known to be sound.
    pub(crate) fn read(text: &str) -> Oracle {
        let fields: Vec<&str> = text.split(' ').collect();
        let mut oracle = Oracle::bare();
        for (half, ranks) in fields[0].split('|').enumerate() {
            for (down, letters) in ranks.split('/').enumerate() {
                oracle.read_rank(half, 4 - down, letters);
            }
        }
        oracle.turn = half_of(fields[1].chars().next().unwrap());
        for (home, colour) in fields[2].chars().enumerate() {
            oracle.owners[home] = half_of(colour);
        }
        oracle.quiet = fields[3].parse().unwrap();
        oracle
    }

    fn read_rank(&mut self, half: usize, rank: usize, letters: &str) {
        let mut file = 0;
        let mut letters = letters.chars();
        while let Some(first) = letters.next() {
            if let Some(run) = first.to_digit(10) {
                file += run as usize;
            } else {
                let man = Man { home: half_of(first), letter: letters.next().unwrap() };
                self.board[half][file][rank] = Some(man);
                file += 1;
            }
        }
    }

    pub(crate) fn text(&self) -> String {
        let rank = |half: usize, rank: usize| {
            let letters = (0..9).map(|file| match self.board[half][file][rank] {
                Some(man) => format!("{}{}", COLOURS[man.home], man.letter),
                None => "1".to_owned(),
            });
            let mut text: String = letters.collect();
            for run in (2..=9).rev() {
                text = text.replace(&"1".repeat(run), &run.to_string());
            }
            text
        };
        let half = |half| (0..5).rev().map(|number| rank(half, number)).collect::<Vec<_>>().join("/");
        let owners: String = self.owners.iter().map(|&owner| COLOURS[owner]).collect();
        format!("{}|{}|{} {} {owners} {}", half(0), half(1), half(2), COLOURS[self.turn], self.quiet)
    }

    pub(crate) fn put(&mut self, spot: Spot, man: Option<Man>) {
        self.board[spot.half][spot.file][spot.rank] = man;
    }

    fn at(&self, spot: Spot) -> Option<Man> {
        self.board[spot.half][spot.file][spot.rank]
    }

    fn owner_at(&self, spot: Spot) -> Option<usize> {
        self.at(spot).map(|man| self.owners[man.home])
    }

    fn is_alive(&self, kingdom: usize) -> bool {
        self.owners[kingdom] == kingdom
    }

    fn alive(&self) -> usize {
        (0..3).filter(|&kingdom| self.is_alive(kingdom)).count()
    }

    fn general(&self, kingdom: usize) -> Option<Spot> {
        Spot::all().find(|&spot| self.at(spot) == Some(Man { home: kingdom, letter: 'K' }))
    }

    /// Shows where the man on a spot could go, whatever stands there. A spot may come twice.
    pub(crate) fn reach(&self, from: Spot, see: &mut impl FnMut(Spot)) {
        let Some(man) = self.at(from) else { return };
        for heading in HEADINGS {
            for (next, onward) in from.step(heading) {
                let empty = self.at(next).is_none();
                match man.letter {
                    'K' if next.in_palace(man.home) => see(next),
                    'H' if empty => next.outward(onward, see),
                    'R' => self.ride(next, onward, 0, &[0], see),
                    'C' => self.ride(next, onward, 0, &[1], see),
                    'B' if empty => {
                        for (second, onward) in next.step(onward) {
                            if self.at(second).is_none() {
                                second.outward(onward, see);
                            }
                        }
                    }
                    'P' if self.may_step(man, from, heading) => see(next),
                    _ => {}
                }
            }
        }
        if matches!(man.letter, 'A' | 'E') {
            self.slant(man, from, see);
        }
    }

    /// Goes on along a line: `passed` pieces lie behind, and one may capture after as many as `captures` lists.
    fn ride(&self, at: Spot, heading: Heading, passed: usize, captures: &[usize], see: &mut impl FnMut(Spot)) {
        let stands = self.at(at).is_some();
        if if stands { captures.contains(&passed) } else { passed == 0 } {
            see(at);
        }
        let passed = passed + usize::from(stands);
        if passed < 2 {
            at.step(heading).for_each(|(next, onward)| self.ride(next, onward, passed, captures, see));
        }
    }

    fn may_step(&self, man: Man, from: Spot, heading: Heading) -> bool {
        if from.half == man.home { heading == Front } else { heading != Front }
    }

    /// Advisor and elephant: one or two diagonals by way of files and ranks, which bend nowhere on their own half.
    fn slant(&self, man: Man, from: Spot, see: &mut impl FnMut(Spot)) {
        for upright in [Front, Back] {
            for across in [Left, Right] {
                let diagonal = |spot: Spot| {
                    let (ahead, heading) = spot.step(upright).next()?;
                    let (corner, _) = ahead.step(across).next()?;
                    (heading == upright && corner.half == man.home).then_some(corner)
                };
                let Some(one) = diagonal(from) else { continue };
                if man.letter == 'A' {
                    if from.in_palace(man.home) && one.in_palace(man.home) {
                        see(one);
                    }
                } else if self.at(one).is_none()
                    && let Some(two) = diagonal(one)
                {
                    see(two);
                }
            }
        }
    }

    /// Whether the kingdom's general is attacked or faces another.
    pub(crate) fn in_danger(&self, kingdom: usize) -> bool {
        let Some(general) = self.general(kingdom) else { return false };
        let mut danger = false;
        for spot in Spot::all().filter(|&spot| self.owner_at(spot).is_some_and(|owner| owner != kingdom)) {
            self.reach(spot, &mut |target| danger |= target == general);
            if danger {
                return true;
            }
        }
        HEADINGS.into_iter().any(|heading| general.step(heading).any(|(next, onward)| self.faces(next, onward)))
    }

    fn faces(&self, at: Spot, heading: Heading) -> bool {
        match self.at(at) {
            Some(man) => man.letter == 'K',
            None => at.step(heading).any(|(next, onward)| self.faces(next, onward)),
        }
    }

    /// The texts of the legal moves, sorted.
    pub(crate) fn legal(&self) -> Vec<String> {
        let mut moves = Vec::new();
        if self.alive() == 1 {
            return moves;
        }
        for from in Spot::all().filter(|&spot| self.owner_at(spot) == Some(self.turn)) {
            let mut targets = Vec::new();
            self.reach(from, &mut |to| targets.push(to));
            for to in targets.into_iter().filter(|&to| self.owner_at(to) != Some(self.turn)) {
                let mut after = self.clone();
                after.carry(from, to);
                if !after.in_danger(self.turn) {
                    moves.push(from.text() + &to.text());
                }
            }
        }
        moves.sort();
        moves.dedup();
        moves
    }

    /// Moves a man, and hands over the army of a captured general.
    fn carry(&mut self, from: Spot, to: Spot) -> Option<Man> {
        let captured = self.at(to);
        self.put(to, self.at(from));
        self.put(from, None);
        if let Some(Man { home, letter: 'K' }) = captured {
            self.hand_over(home, self.turn);
        }
        captured
    }

    fn hand_over(&mut self, loser: usize, victor: usize) {
        self.owners = self.owners.map(|owner| if owner == loser { victor } else { owner });
    }

    fn pass_turn(&mut self) {
        loop {
            self.turn = (self.turn + 1) % 3;
            if self.is_alive(self.turn) {
                return;
            }
        }
    }

    /// Plays a legal move; the answer lists loser, victor and reason of each defeat.
    pub(crate) fn play(&mut self, mv: &str) -> Vec<(char, char, &'static str)> {
        let (before, mover) = (self.clone(), self.turn);
        let captured = self.carry(Spot::read(&mv[..3]), Spot::read(&mv[3..]));
        self.quiet = if captured.is_some() { 0 } else { self.quiet + 1 };
        let mut defeats = Vec::new();
        if let Some(Man { home, letter: 'K' }) = captured {
            defeats.push((COLOURS[home], COLOURS[mover], "captured"));
        }
        self.pass_turn();
        while self.alive() > 1 && self.legal().is_empty() {
            let loser = self.turn;
            let others: Vec<usize> = (0..3).filter(|&other| other != loser && self.is_alive(other)).collect();
            let earlier = Oracle { turn: loser, ..before.clone() };
            let victor = match others[..] {
                [only] => only,
                _ if earlier.legal().is_empty() => 3 - loser - mover,
                _ => mover,
            };
            let reason = if self.in_danger(loser) { "checkmated" } else { "stalemated" };
            defeats.push((COLOURS[loser], COLOURS[victor], reason));
            let general = self.general(loser).unwrap();
            self.put(general, None);
            self.hand_over(loser, victor);
            self.quiet = 0;
            self.pass_turn();
        }
        defeats
    }
}
