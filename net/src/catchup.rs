//! Catching up: two peers find where their ledgers part, and one gives the other the lines from there, a page at a time.
//!
//! A request names the asker's knowledge at a few slots, dense near the end, by the running hashes of
//! [`Ledger::digests`]; the answer starts after the last one on which both agree.

use std::collections::BTreeSet;

use sanguo_rules::Kingdom;

use crate::codec::{Hash, TextError, number};
use crate::decision::{DecisionHash, Slot};
use crate::ledger::Ledger;
use crate::limits::PAGE_MAX_BYTES;
use crate::line::{Line, read_lines};
use crate::table::GameId;

/// Hex digits of a running hash that travel: a chance agreement only delays what gossip and later slots reveal.
const DIGEST_CHARS: usize = 32;
/// Most slots that a request may name.
const MARKS_MAX: usize = 24;

/// Stands for the hash of a slot up to which everything has been read, though the two do not know the same of it.
const READ: &str = "-";

/// What to ask a peer: `have GAME SLOT:HASH …`, and ` SLOT:-` besides where its lines up to that slot have been read.
pub(crate) fn request(ledger: &Ledger, read: Option<u32>) -> String {
    let digests = ledger.digests();
    let last = digests.len() - 1;
    let mut slots = BTreeSet::from([0, last]);
    slots.extend((0..20).map(|power| last.saturating_sub(1 << power)));
    let marks = slots.iter().map(|slot| format!(" {}", mark(*slot, &digests[*slot])));
    let read = read.map(|slot| format!(" {slot}:{READ}"));
    format!("have {}{}{}\n", ledger.id(), marks.collect::<String>(), read.unwrap_or_default())
}

/// What a ledger holds, in a word: the last mark of a request.
pub(crate) fn held(ledger: &Ledger) -> String {
    let digests = ledger.digests();
    let last = digests.len() - 1;
    mark(last, &digests[last])
}

/// What whoever sent a request says it holds.
pub(crate) fn held_by_asker(request: &str) -> Option<String> {
    request.split_whitespace().rfind(|field| field.contains(':') && !field.ends_with(READ)).map(str::to_owned)
}

/// `SLOT:HASH`.
fn mark(slot: usize, digest: &Hash) -> String {
    format!("{slot}:{}", &digest.to_string()[..DIGEST_CHARS])
}

/// A page of lines that the asker does not have, and how far the answerer is.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Page {
    /// There is more; ask again.
    pub(crate) more: bool,
    /// How many slots the answerer has settled.
    pub(crate) settled: u32,
    /// Hash of the last of them.
    pub(crate) head: DecisionHash,
    /// Against whom the answerer holds a proof of double signing.
    pub(crate) accused: Vec<Kingdom>,
    /// In an order in which the asker's ledger accepts them.
    pub(crate) lines: Vec<Line>,
}

impl Page {
    /// The last slot of which it has votes: where to read on.
    pub(crate) fn upto(&self) -> Option<u32> {
        let slots =
            self.lines.iter().filter_map(|line| if let Line::Vote(vote) = line { Some(vote.slot) } else { None });
        slots.max().map(Slot::number)
    }
}

/// Answers a request: `more|end SETTLED HEAD ACCUSED`, then lines. ACCUSED is the letters of proven double signers or `-`.
///
/// # Errors
/// When it is no such request, or of another game.
pub(crate) fn answer(ledger: &Ledger, request: &str) -> Result<String, TextError> {
    let agreed = last_agreed(ledger, request)?;
    let first = agreed.map_or(0, |slot| slot + 1);
    let slots = u32::try_from(ledger.pages().len()).unwrap_or(u32::MAX);
    let accused: String = ledger.double_signers().iter().map(|(kingdom, _)| kingdom.letter()).collect();
    let accused = if accused.is_empty() { "-" } else { &accused };
    let state = format!("{} {} {accused}", ledger.settled(), ledger.head());
    let mut body = String::new();
    for slot in first..=slots {
        // A slot is sent whole: what it holds is bounded, and a decision without its votes is worth nothing.
        let text: String = ledger.lines_of(slot).iter().map(|line| format!("{line}\n")).collect();
        if !body.is_empty() && body.len() + text.len() + state.len() + 8 > PAGE_MAX_BYTES {
            return Ok(format!("more {state}\n{body}"));
        }
        body += &text;
    }
    Ok(format!("end {state}\n{body}"))
}

fn last_agreed(ledger: &Ledger, request: &str) -> Result<Option<u32>, TextError> {
    const SHAPE: TextError = TextError::Shape("have GAME SLOT:HASH …");
    let mut fields = request.strip_suffix('\n').ok_or(SHAPE)?.split(' ');
    let (Some("have"), Some(game)) = (fields.next(), fields.next()) else {
        return Err(SHAPE);
    };
    if game.parse::<GameId>()? != ledger.id() {
        return Err(TextError::Meaning("this is about another game".into()));
    }
    let marks: Vec<&str> = fields.collect();
    if marks.len() > MARKS_MAX {
        return Err(TextError::Meaning(format!("a request names at most {MARKS_MAX} slots")));
    }
    let digests = ledger.digests();
    let mut agreed = None;
    for mark in marks {
        let (slot, hash) = mark.split_once(':').ok_or(SHAPE)?;
        let slot = number(slot)?;
        let own = usize::try_from(slot).ok().and_then(|slot| digests.get(slot));
        let is_agreed = hash.len() == DIGEST_CHARS && own.is_some_and(|own| own.to_string().starts_with(hash));
        if is_agreed || hash == READ {
            agreed = agreed.max(u32::try_from(slot).ok());
        }
    }
    Ok(agreed)
}

/// Reads an answer.
///
/// # Errors
/// When it is none.
pub(crate) fn read_answer(text: &str) -> Result<Page, TextError> {
    const SHAPE: TextError = TextError::Shape("more|end SETTLED HEAD ACCUSED, then lines");
    let (first, body) = text.split_once('\n').ok_or(SHAPE)?;
    let fields: Vec<&str> = first.split(' ').collect();
    let [more @ ("more" | "end"), settled, head, accused] = fields[..] else {
        return Err(SHAPE);
    };
    let accused = if accused == "-" { "" } else { accused };
    let accused = accused.chars().map(|letter| Kingdom::from_letter(letter).ok_or(SHAPE)).collect::<Result<_, _>>()?;
    let lines = if body.is_empty() { Vec::new() } else { read_lines(body)? };
    let settled = u32::try_from(number(settled)?).map_err(|_| SHAPE)?;
    Ok(Page { more: more == "more", settled, head: head.parse()?, accused, lines })
}
