//! What must hold after every step, whatever fails and whoever lies.
//!
//! The checkers see everything: what each seat sends, what is on its disk, what it has in memory. They read the lines as
//! text by themselves, so that a fault in the codec does not hide one in the protocol.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::fmt;
use std::hash::{DefaultHasher, Hash, Hasher};

use sanguo_net::{DecisionHash, Event, Ledger, Proposal, Trouble, What, recover};
use sanguo_rules::{Game, Kingdom, PositionHash};

use super::cast::name_of;
use super::program::Program;

/// Bytes of a gossip message, and of a request or an answer, as PROTOCOL.md bounds them.
const GOSSIP_MAX: usize = 8 * 1024;
const PAGE_MAX: usize = 16 * 1024;
/// Decisions that a slot can hold: two of each seat, and a forfeit of each seat beside them.
const PROPOSALS_MAX: usize = 9;

/// A law that did not hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Broken {
    /// Which.
    pub law: &'static str,
    /// What was seen.
    pub seen: String,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.law, self.seen)
    }
}

type Checked = Result<(), Broken>;

pub(crate) fn broken(law: &'static str, seen: impl Into<String>) -> Checked {
    Err(Broken { law, seen: seen.into() })
}

/// What the checkers remember.
#[derive(Default)]
pub(crate) struct Laws {
    honest: [bool; 3],
    /// Lines that are synced, by seat.
    on_disk: [BTreeSet<u64>; 3],
    /// What each seat signed for each slot, forfeits apart.
    signed: BTreeMap<(usize, u32), BTreeSet<String>>,
    forfeits: BTreeSet<String>,
    chains: [Vec<DecisionHash>; 3],
    positions: BTreeMap<DecisionHash, PositionHash>,
    /// When each seat has asked another, within the last span of time.
    asked: [VecDeque<u64>; 3],
    /// Seats that an honest one has blamed for a wrong message.
    pub(crate) blamed: BTreeSet<Kingdom>,
    /// Longest chain ever undone by a forfeit, in slots.
    pub(crate) undone: usize,
}

impl Laws {
    pub(crate) fn new(programs: &[Program; 3]) -> Self {
        let mut laws = Laws { honest: [0, 1, 2].map(|i| programs[i].is_honest()), ..Laws::default() };
        for (seat, program) in programs.iter().enumerate() {
            laws.reread(program);
            let lines: Vec<String> = program.disk.lines().map(str::to_owned).collect();
            laws.note_signatures(seat, &lines.join("\n")).expect("a start with one signature each");
        }
        laws
    }

    /// What is on a seat's disk after it was opened.
    pub(crate) fn reread(&mut self, program: &Program) {
        let seat = program.me.index();
        self.on_disk[seat] = program.disk.lines().map(key).collect();
        // What was settled in memory alone may be lost; nobody else has heard of it.
        self.chains[seat].clear();
    }

    pub(crate) fn synced<'a>(&mut self, seat: usize, lines: impl Iterator<Item = &'a str>) {
        self.on_disk[seat].extend(lines.map(key));
    }

    /// Everything that leaves a seat, by gossip or as an answer.
    pub(crate) fn sent(&mut self, seat: usize, text: &str, is_answer: bool) -> Checked {
        if !self.honest[seat] {
            return self.note_signatures(seat, text);
        }
        let most = if is_answer { PAGE_MAX } else { GOSSIP_MAX };
        if text.len() > most {
            return broken("messages are bounded", format!("seat {seat} sends {} bytes", text.len()));
        }
        let said = text.lines().skip(usize::from(is_answer)).filter(|line| !line.starts_with("talk "));
        if let Some(line) = said.into_iter().find(|line| !self.on_disk[seat].contains(&key(line))) {
            return broken("what is sent is on disk", format!("seat {seat} sends, but has not synced: {line}"));
        }
        self.note_signatures(seat, text)
    }

    /// Programs that ask each other without end would fill every line.
    pub(crate) fn asks(&mut self, seat: usize, now: u64) -> Checked {
        const SPAN: u64 = 10_000;
        const MOST: usize = 100;
        let asked = &mut self.asked[seat];
        asked.push_back(now);
        while asked.front().is_some_and(|first| first + SPAN < now) {
            asked.pop_front();
        }
        if self.honest[seat] && asked.len() > MOST {
            return broken("questions are rare", format!("seat {seat} asked {MOST} times in {SPAN} ms"));
        }
        Ok(())
    }

    /// At most one signature for each seat and slot, whatever was decided before; forfeits apart.
    fn note_signatures(&mut self, seat: usize, text: &str) -> Checked {
        let mut forfeit = false;
        for line in text.lines() {
            let fields: Vec<&str> = line.split(' ').collect();
            match fields[..] {
                ["decision", _, _, _, kind, ..] => forfeit = kind == "forfeit",
                ["vote", slot, letter, hash, _] => {
                    if forfeit {
                        self.forfeits.insert(hash.to_owned());
                    }
                    let own = Kingdom::ALL[seat].letter().to_string() == letter;
                    if own && !self.forfeits.contains(hash) {
                        self.note_signature(seat, slot.parse().unwrap_or(0), hash)?;
                    }
                }
                _ => {}
            }
        }
        Ok(())
    }

    fn note_signature(&mut self, seat: usize, slot: u32, hash: &str) -> Checked {
        let signed = self.signed.entry((seat, slot)).or_default();
        signed.insert(hash.to_owned());
        if self.honest[seat] && signed.len() > 1 {
            return broken("one signature for each slot", format!("seat {seat} signs in slot {slot}: {signed:?}"));
        }
        Ok(())
    }

    /// Seats that have really signed twice.
    pub(crate) fn double_signers(&self) -> BTreeSet<Kingdom> {
        self.signed.iter().filter(|(_, signed)| signed.len() > 1).map(|((seat, _), _)| Kingdom::ALL[*seat]).collect()
    }

    /// What a seat tells its player.
    pub(crate) fn shown(&mut self, seat: usize, event: &Event) -> Checked {
        match event {
            Event::DoubleSigned { kingdom, slot } if !self.double_signers().contains(kingdom) => {
                broken("nobody is framed", format!("seat {seat} says that {kingdom} signed twice in slot {slot}"))
            }
            Event::Trouble(Trouble::BadMessage { who, what }) => {
                let blamed = Kingdom::ALL.into_iter().find(|k| name_of(*k) == who);
                let Some(blamed) = blamed.filter(|k| !self.honest[k.index()]) else {
                    return broken("nobody honest is blamed", format!("seat {seat} blames {who}: {what}"));
                };
                self.blamed.insert(blamed);
                Ok(())
            }
            _ => Ok(()),
        }
    }

    /// An honest seat's ledger after an input: one chain for all but where somebody signed twice, one position for each.
    pub(crate) fn held(&mut self, seat: usize, ledger: &Ledger) -> Checked {
        let (settled, head) = (ledger.settled(), ledger.head());
        let chain = &self.chains[seat];
        if chain.len() == settled && chain.last().is_none_or(|last| *last == head) {
            return Ok(());
        }
        let new: Vec<DecisionHash> = ledger.pages().iter().filter_map(|p| p.decided()).map(|p| p.hash).collect();
        let common = chain.iter().zip(&new).take_while(|(a, b)| a == b).count();
        let lost = chain.len() - common;
        self.chains[seat] = new;
        self.undone = self.undone.max(lost);
        if lost > 0 && self.double_signers().is_empty() {
            return broken("what is settled stays", format!("seat {seat} undid {lost} slots, and nobody signed twice"));
        }
        let position = ledger.game().position().hash();
        if *self.positions.entry(head).or_insert(position) != position {
            return broken("one position for one chain", format!("seat {seat} has another after {head}"));
        }
        self.compare(seat)
    }

    fn compare(&self, seat: usize) -> Checked {
        for other in (0..3).filter(|other| *other != seat && self.honest[*other]) {
            let (ours, theirs) = (&self.chains[seat], &self.chains[other]);
            let fork = ours.iter().zip(theirs).position(|(a, b)| a != b);
            if let Some(slot) = fork.filter(|_| self.double_signers().is_empty()) {
                let seen = format!("seats {seat} and {other} differ in slot {}, and nobody signed twice", slot + 1);
                return broken("one chain", seen);
            }
        }
        Ok(())
    }
}

/// What an honest seat holds at the end or before it dies: bounded, and right by the rules.
pub(crate) fn check_memory(program: &Program) -> Checked {
    let Some(session) = &program.session else {
        return Ok(());
    };
    let (me, ledger) = (program.me, session.ledger());
    if let Some(page) = ledger.pages().iter().find(|page| page.proposals.len() > PROPOSALS_MAX) {
        return broken("memory is bounded", format!("{me} keeps {} decisions for a slot", page.proposals.len()));
    }
    check_forfeit(ledger).map_err(|seen| Broken { law: "no forfeit undoes a turn", seen: format!("{me}: {seen}") })?;
    check_rules(me, ledger)
}

/// A liar with two others alive who is caught in another's turn: what that other has signed there, and the third has not
/// called too late, comes before the forfeit. Otherwise one might sign twice to escape a move.
pub(crate) fn check_forfeit(ledger: &Ledger) -> Result<(), String> {
    let index = ledger.settled().saturating_sub(1);
    let Some((page, decided)) = ledger.pages().get(index).and_then(|page| Some((page, page.decided()?))) else {
        return Ok(());
    };
    let What::Forfeit(liar) = decided.decision.what else {
        return Ok(());
    };
    if page.owner == liar || page.voters != [true; 3] {
        return Ok(());
    }
    let third = Kingdom::ALL.into_iter().find(|k| *k != liar && *k != page.owner).unwrap_or(page.owner);
    let signs = |by: Kingdom, is_meant: fn(&What) -> bool| {
        let follows = |p: &Proposal| p.decision.previous == decided.decision.previous && is_meant(&p.decision.what);
        page.proposals.iter().any(|p| follows(p) && p.votes[by.index()].is_some())
    };
    let is_turn: fn(&What) -> bool = |what| matches!(what, What::Move { .. } | What::Resign(_));
    let is_late: fn(&What) -> bool = |what| matches!(what, What::Timeout(_));
    if signs(page.owner, is_turn) && !signs(third, is_late) {
        return Err(format!("{liar} forfeits in slot {}, where {} has signed", decided.decision.slot, page.owner));
    }
    Ok(())
}

/// Reads a running program's record, and compares.
pub(crate) fn check_record(program: &Program) -> Checked {
    match &program.session {
        Some(session) if program.disk.is_well() => match recover(program.disk.bytes()) {
            Ok((replayed, _)) => check_replayed(program.me, session.ledger(), &replayed),
            Err(bad) => broken("the record can be read", format!("{}: {bad}", program.me)),
        },
        _ => Ok(()),
    }
}

/// What a record says against what its program held.
pub(crate) fn check_replayed(me: Kingdom, memory: &Ledger, replayed: &Ledger) -> Checked {
    if is_same(replayed, memory) {
        return Ok(());
    }
    let (held, read) = (memory.lines(), replayed.lines());
    broken("the record replayed is the memory", format!("{me} holds\n{held:#?}\nbut its record says\n{read:#?}"))
}

/// Whether two ledgers say the same, down to the order of what was proposed for each slot.
fn is_same(a: &Ledger, b: &Ledger) -> bool {
    let applicable = |ledger: &Ledger| -> Vec<bool> {
        ledger.pages().iter().flat_map(|page| page.proposals.iter().map(|p| p.is_applicable())).collect()
    };
    (0..=a.settled() + 1).filter_map(|slot| u32::try_from(slot).ok()).all(|slot| a.lines_of(slot) == b.lines_of(slot))
        && a.game() == b.game()
        && a.head() == b.head()
        && a.double_signers() == b.double_signers()
        && applicable(a) == applicable(b)
}

/// Whether a ledger has settled all that another has, with all of its signatures.
pub(crate) fn holds(one: &Ledger, other: &Ledger) -> bool {
    let settled = |ledger: &Ledger| -> Vec<_> {
        let pages = ledger.pages().iter();
        pages.filter_map(|page| page.decided().map(|decided| (decided.hash, decided.signers()))).collect()
    };
    let (one, other) = (settled(one), settled(other));
    let covers = |a: [bool; 3], b: [bool; 3]| a.iter().zip(b).all(|(a, b)| *a || !b);
    one.len() == other.len() && one.iter().zip(other).all(|(one, other)| one.0 == other.0 && covers(one.1, other.1))
}

/// Plays the settled moves once more from the start.
fn check_rules(me: Kingdom, ledger: &Ledger) -> Checked {
    let mut game = Game::new(ledger.table().settings().banners);
    for (slot, decided) in (1..).zip(ledger.pages().iter().filter_map(|page| page.decided())) {
        if let What::Move { mv, hash, .. } = decided.decision.what {
            let legal = game.play(mv).is_ok();
            if !legal || game.position().hash() != hash {
                return broken("only legal moves are settled", format!("{me} settled {mv} in slot {slot}"));
            }
        }
    }
    Ok(())
}

/// Whether a game that has not ended waits for a seat that is gone, or lies, where the design says that it may.
pub(crate) fn may_wait(ledger: &Ledger, missing: Kingdom) -> bool {
    let Some(page) = ledger.page(ledger.open_slot()) else {
        return false;
    };
    if page.voters.iter().filter(|voter| **voter).count() == 2 {
        // One of the two that are left has gone: what the other says of it stays a claim.
        return page.voters[missing.index()];
    }
    // It claimed, and fell silent, when the owner's decision was already on its way.
    page.claims[missing.index()].is_some() && page.has_vote_of(page.owner)
}

/// Short stand-in for a text.
pub(crate) fn key(text: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    hasher.finish()
}
