//! The record file: the table text, then one signed statement a line, each line tied to the one before it.
//!
//! A line is its text, a space, and a check: the first 16 hex digits of BLAKE3 over the check before it and the text. So
//! the first line that was changed, lost, doubled or moved is known before any signature is looked at.

use sanguo_rules::{Kingdom, Outcome};

use crate::codec::Strict;
use crate::decision::{Slot, What};
use crate::event::Signed;
use crate::flaw::Flaw;
use crate::identity::Signature;
use crate::ledger::{Ledger, Page, Refusal, votes_at};
use crate::limits::{LINE_MAX_BYTES, RECORD_MAX_BYTES};
use crate::line::Line;
use crate::table::{GameId, Table};

/// First line of every record.
const HEADER: &str = "sanguo-record 1";
/// Lines before the first signed statement: the header and the four of the table text.
const HEAD_LINES: usize = 5;
const CHECK_CHARS: usize = 16;

/// Writes the lines of a record, each tied to the one before it.
#[derive(Clone, Default, Debug)]
pub struct RecordWriter {
    check: String,
}

impl RecordWriter {
    /// Begins a record: the writer, and the header and table text to be written first.
    pub fn begin(table: &Table) -> (Self, String) {
        let mut writer = RecordWriter::default();
        let table = table.to_string();
        let head = std::iter::once(HEADER).chain(table.lines()).map(|text| writer.tie(text)).collect();
        (writer, head)
    }

    /// Goes on after the bytes of a whole record.
    pub fn after(record: &[u8]) -> Self {
        let check = record.strip_suffix(b"\n").and_then(|rest| rest.last_chunk::<CHECK_CHARS>());
        RecordWriter { check: check.map(|check| String::from_utf8_lossy(check).into_owned()).unwrap_or_default() }
    }

    /// The bytes of further lines.
    pub fn write(&mut self, lines: &[Line]) -> String {
        lines.iter().map(|line| self.tie(&line.to_string())).collect()
    }

    fn tie(&mut self, text: &str) -> String {
        self.check = self.check_of(text);
        format!("{text} {}\n", self.check)
    }

    fn check_of(&self, text: &str) -> String {
        let mut hasher = blake3::Hasher::new();
        hasher.update(b"sanguo 1 line\n").update(self.check.as_bytes()).update(b"\n").update(text.as_bytes());
        data_encoding::HEXLOWER.encode(&hasher.finalize().as_bytes()[..CHECK_CHARS / 2])
    }
}

/// A whole record in its canonical order: what a ledger knows, slot by slot.
pub(crate) fn write(ledger: &Ledger) -> String {
    let (mut writer, head) = RecordWriter::begin(ledger.table());
    head + &writer.write(&ledger.lines())
}

/// The first thing wrong with a record.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {why}")]
pub struct BadRecord {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub why: Flaw,
    /// How many bytes before it are whole, when nothing but a torn end is wrong: what a crash leaves.
    pub(crate) whole: Option<usize>,
}

fn bad(line: usize, why: impl Into<Flaw>) -> BadRecord {
    BadRecord { line, why: why.into(), whole: None }
}

/// A record whose every line, signature and position has been checked.
#[derive(Clone, Debug)]
pub struct Verified {
    ledger: Ledger,
    signatures: usize,
}

/// One settled slot of a verified record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct VerifiedSlot {
    /// Which.
    pub slot: Slot,
    /// On turn before it.
    pub owner: Kingdom,
    /// What filled it.
    pub what: What,
    /// Who signed it.
    pub signed: Signed,
}

impl Verified {
    /// The table the three signed.
    pub fn table(&self) -> &Table {
        self.ledger.table()
    }

    /// The game id.
    pub fn game(&self) -> GameId {
        self.ledger.id()
    }

    /// Whether all three have signed the table; without that no slot can be filled.
    pub fn is_sealed(&self) -> bool {
        self.ledger.is_sealed()
    }

    /// The settled slots in order.
    pub fn slots(&self) -> impl Iterator<Item = VerifiedSlot> {
        let numbered = self.ledger.pages().iter().zip(1..);
        numbered.filter_map(|(page, number)| {
            let decided = page.decided()?;
            let slot = Slot::new(number)?;
            Some(VerifiedSlot { slot, owner: page.owner, what: decided.decision.what, signed: page.signed(decided) })
        })
    }

    /// A decision of the open slot that is signed but not settled, who signed it first, and how many did.
    pub fn unsettled(&self) -> impl Iterator<Item = (What, Signed)> {
        let page = self.ledger.page(self.ledger.open_slot());
        page.into_iter().flat_map(|page| page.proposals.iter().map(|p| (p.decision.what, page.signed(p))))
    }

    /// Who was said to be late in the open slot, and by whom: claims, no decision.
    pub fn open_claims(&self) -> Vec<(Kingdom, Kingdom)> {
        let Some(page) = self.ledger.page(self.ledger.open_slot()) else {
            return Vec::new();
        };
        Kingdom::ALL.into_iter().filter(|by| page.claims[by.index()].is_some()).map(|by| (page.owner, by)).collect()
    }

    /// How the game ended, if it has.
    pub fn outcome(&self) -> Option<Outcome> {
        self.ledger.outcome()
    }

    /// Number of valid signatures in the record, the seals of the table included.
    pub fn signatures(&self) -> usize {
        self.signatures
    }

    /// Kingdoms proven to have signed two decisions for one slot, with the first such slot.
    pub fn double_signers(&self) -> Vec<(Kingdom, Slot)> {
        self.ledger.double_signers()
    }

    /// The same knowledge as a record in its one canonical order.
    pub fn to_record(&self) -> String {
        write(&self.ledger)
    }

    /// The ledger itself, to play on.
    pub fn into_ledger(self) -> Ledger {
        self.ledger
    }

    /// Adds all that another record of the same game knows.
    ///
    /// # Errors
    /// When it is a record of another game.
    pub fn merge(self, other: &Verified) -> Result<Verified, Refusal> {
        if other.game() != self.game() {
            return Err(Refusal::OtherGame(other.game()));
        }
        let ledger = Ledger::union(&[&self.ledger, &other.ledger]).map_or(self.ledger, |(ledger, _)| ledger);
        Ok(Verified { signatures: count_signatures(&ledger), ledger })
    }
}

/// Checks a whole record, offline and from its bytes alone.
///
/// # Errors
/// The first bad line and why.
pub fn verify(bytes: &[u8]) -> Result<Verified, BadRecord> {
    if bytes.len() as u64 > RECORD_MAX_BYTES {
        return Err(bad(1, Flaw::Large(bytes.len())));
    }
    let texts = texts_of(bytes)?;
    let mut ledger = Ledger::new(read_head(&texts)?);
    let mut lines = Vec::with_capacity(texts.len());
    for (number, text) in (1..).zip(&texts).skip(HEAD_LINES) {
        lines.push(Line::read(text).map_err(|e| bad(number, e))?);
    }
    add_strictly(&mut ledger, &lines).map_err(|(at, torn, why)| {
        let number = at + HEAD_LINES + 1;
        BadRecord { whole: torn.then(|| start_of(bytes, number)), ..bad(number, why) }
    })?;
    let signatures = count_signatures(&ledger);
    Ok(Verified { ledger, signatures })
}

/// Reads a record that a crash may have torn: the ledger, and how many bytes of it are whole.
///
/// # Errors
/// When anything but a torn end is wrong.
pub fn recover(bytes: &[u8]) -> Result<(Ledger, usize), BadRecord> {
    let mut whole = bytes.len();
    loop {
        match verify(&bytes[..whole]) {
            Ok(verified) => return Ok((verified.into_ledger(), whole)),
            Err(BadRecord { whole: Some(shorter), .. }) if shorter < whole => whole = shorter,
            Err(bad) => return Err(bad),
        }
    }
}

fn count_signatures(ledger: &Ledger) -> usize {
    let given = |signatures: &[Option<Signature>; 3]| signatures.iter().flatten().count();
    let seals = Kingdom::ALL.iter().filter(|k| ledger.is_sealed_by(**k)).count();
    let notices = Kingdom::ALL.iter().filter(|k| ledger.has_notice_of(**k)).count();
    let of_page = |page: &Page| given(&page.claims) + page.proposals.iter().map(|p| given(&p.votes)).sum::<usize>();
    seals + notices + ledger.pages().iter().map(of_page).sum::<usize>()
}

/// Where the line with this number, from 1, begins.
fn start_of(bytes: &[u8], number: usize) -> usize {
    bytes.split_inclusive(|b| *b == b'\n').take(number - 1).map(<[u8]>::len).sum()
}

/// Splits the file into the texts of its lines, each tied to the one before.
fn texts_of(bytes: &[u8]) -> Result<Vec<&str>, BadRecord> {
    let mut chain = RecordWriter::default();
    let mut texts = Vec::new();
    let mut start = 0;
    while start < bytes.len() {
        let number = texts.len() + 1;
        let Some(length) = bytes[start..].iter().position(|b| *b == b'\n') else {
            let why = Flaw::Torn(bytes.len() - start);
            return Err(BadRecord { whole: Some(start), ..bad(number, why) });
        };
        let text = check_line(&mut chain, &bytes[start..start + length]).map_err(|why| bad(number, why))?;
        texts.push(text);
        start += length + 1;
    }
    Ok(texts)
}

fn check_line<'a>(chain: &mut RecordWriter, line: &'a [u8]) -> Result<&'a str, Flaw> {
    if line.len() > LINE_MAX_BYTES {
        return Err(Flaw::Long(line.len()));
    }
    let text = std::str::from_utf8(line).ok().filter(|t| t.bytes().all(|b| b == b' ' || b.is_ascii_graphic()));
    let (text, check) = text.ok_or(Flaw::Bytes)?.rsplit_once(' ').ok_or(Flaw::Unchecked)?;
    if chain.check_of(text) != check {
        return Err(Flaw::Changed);
    }
    chain.check = check.to_owned();
    Ok(text)
}

fn read_head(texts: &[&str]) -> Result<Table, BadRecord> {
    if texts.first() != Some(&HEADER) {
        return Err(bad(1, Flaw::Header(HEADER)));
    }
    if texts.len() < HEAD_LINES {
        return Err(bad(texts.len(), Flaw::HeadCut));
    }
    let text: String = texts[1..HEAD_LINES].iter().map(|line| format!("{line}\n")).collect();
    text.parse().map_err(|e: crate::codec::TextError| {
        let line = (2..=HEAD_LINES).find(|n| e.to_string().contains(texts[n - 1].split(' ').next().unwrap_or("?")));
        bad(line.unwrap_or(2), Flaw::Head(e))
    })
}

/// Adds every line; unlike a message from a peer, a record may hold nothing that is known, early or wrong. An error tells
/// the index of the line, and whether it is that of a decision some of whose votes a crash may have torn off.
fn add_strictly(ledger: &mut Ledger, lines: &[Line]) -> Result<(), (usize, bool, Flaw)> {
    let mut at = 0;
    while let Some(line) = lines.get(at) {
        let Line::Decision(decision) = line else {
            ledger.add(line).map_err(|e| (at, false, e.into()))?;
            at += 1;
            continue;
        };
        let votes = votes_at(&lines[at + 1..]);
        let is_last = at + 1 + votes.len() == lines.len();
        if votes.is_empty() {
            return Err((at, is_last, Flaw::Unsigned));
        }
        ledger.propose(decision, &votes).map_err(|e| match e {
            Refusal::BadSignature(_) => (at + 1, false, e.into()),
            // A vote that made room for it, or evidence of it, may have been torn off.
            Refusal::TooMany(..) | Refusal::OtherBranch(_) | Refusal::NotAllowed(_) => (at, is_last, e.into()),
            _ => (at, false, e.into()),
        })?;
        at += 2;
    }
    Ok(())
}
