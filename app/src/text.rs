//! Every text that a person reads in the window. Other modules say what to show; only this one says it in words.

use std::time::SystemTime;

use sanguo_net::{Guest, Link, Millis, Name, Progress, Seats, Settings, Trouble, What};
use sanguo_rules::{DefeatReason, Departure, DrawReason, Kind, Kingdom, Outcome, Piece, Point, Position};

use crate::model::{Check, Evidence, FormError, Kept, Row, Story, Table, Unfit, Word};
use crate::widgets::Step;

/// The program's name.
pub const TITLE: &str = "Sanguo";
pub(crate) const SUBTITLE: &str = "Three Kingdoms Xiangqi for three friends, without a server";

// Home.

pub(crate) const YOUR_NAME: &str = "Your name";
pub(crate) const NAME_HINT: &str = "as your friends know you";
pub(crate) const MAKE: &str = "Make a table";
pub(crate) const MAKE_BUTTON: &str = "Make the table";
pub(crate) const MAKE_HINT: &str = "You get a code to send to two friends, in any chat.";
pub(crate) const JOIN: &str = "Join a table";
pub(crate) const JOIN_BUTTON: &str = "Join";
pub(crate) const JOIN_HINT: &str = "Paste the code that a friend has sent you.";
pub(crate) const CODE: &str = "Invite code";
pub(crate) const BANNERS: &str = "Banners";
pub(crate) const BANNERS_HINT: &str = "two more pieces for each army: fire, wind and flag";
pub(crate) const CLOCK: &str = "Clock";
pub(crate) const CLOCK_NONE: &str = "None";
pub(crate) const CLOCK_OWN: &str = "Own";
pub(crate) const MINUTES: &str = "minutes each";
pub(crate) const SECONDS: &str = "seconds added per move";
pub(crate) const SEATS: &str = "Kingdoms";
pub(crate) const UNFINISHED: &str = "Unfinished games";
pub(crate) const FINISHED: &str = "Finished games";
pub(crate) const RESUME: &str = "Resume";
pub(crate) const READING: &str = "Reading the kept games…";
pub(crate) const COPY_PATH: &str = "Copy path";

// Waiting.

pub(crate) const OPENING_TABLE: &str = "Making the table…";
pub(crate) const YOUR_TABLE: &str = "Your table is open";
pub(crate) const SEND_CODE: &str = "Send this code to two friends. The game begins when both are here.";
pub(crate) const SEND_REPLY: &str =
    "The host's program cannot be reached, but it may reach this one: send this code back to the host.";
pub(crate) const JOINING: &str = "Joining the table";
pub(crate) const RESUMING: &str = "Taking up the game";
pub(crate) const RESUMING_HINT: &str = "Your own record is read first; your friends are looked for meanwhile.";
pub(crate) const KEEP_OPEN: &str = "Leave this window open: your friends' programs find each other through it.";
pub(crate) const COPY_CODE: &str = "Copy the code";
pub(crate) const COPIED: &str = "Copied";
pub(crate) const LEAVE: &str = "Leave";
pub(crate) const NOBODY_YET: &str = "Free seat – waiting for a friend";
pub(crate) const THIS_IS_HOST: &str = "host";

// Table.

pub(crate) const YOU: &str = "you";
pub(crate) const MOVES: &str = "Moves";
pub(crate) const NO_TALK: &str = "Say something to your friends.";
pub(crate) const TALK_FIELD: &str = "Write to the table";
pub(crate) const SAY: &str = "Say";
pub(crate) const RESIGN: &str = "Resign";
pub(crate) const RESIGN_SURE: &str = "Resign this game? Your kingdom loses and the game ends.";
pub(crate) const RESIGN_YES: &str = "Yes, resign";
pub(crate) const RESIGN_NO: &str = "No, play on";
pub(crate) const LEAVE_TABLE: &str = "Leave the table";
pub(crate) const LEAVE_HINT: &str = "The game is kept; resume it from the home screen.";
pub(crate) const BACK_HOME: &str = "Back to the home screen";
pub(crate) const RECORD: &str = "Record of the game, signed by all who agreed";
pub(crate) const UNDERSTOOD: &str = "Understood";
pub(crate) const TABLE_CLOSED: &str =
    "The connection to this table has ended. Go back to the home screen to resume the game.";

pub(crate) const TYPED: &str = "Type a move";
pub(crate) const TYPED_HINT: &str = "re4re5";

// Record and free board.

pub(crate) const TRY_OUT: &str = "Free board";
pub(crate) const TRY_OUT_HINT: &str = "All three kingdoms by hand.";
pub(crate) const RECORD_FILE: &str = "Record file";
pub(crate) const RECORD_HINT: &str = "path, or drop the file on the window";
pub(crate) const OPEN: &str = "Open";
pub(crate) const LOOK: &str = "Look";
pub(crate) const TURN_BOARD: &str = "Turn the board";
pub(crate) const HOME: &str = "Home screen";
pub(crate) const COPY_POSITION: &str = "Copy position";
pub(crate) const COPY_MOVES: &str = "Copy moves";
pub(crate) const PLACE: &str = "Place in the game";
pub(crate) const VARIATION: &str = "You are trying out a variation of your own; it is not part of the record.";
pub(crate) const BACK_TO_GAME: &str = "Back to the game";
pub(crate) const FILE: &str = "The file";
pub(crate) const EXPORT_TO: &str = "Write a copy to";
pub(crate) const EXPORT_HINT: &str = "path of a new file";
pub(crate) const EXPORT: &str = "Write the copy";
pub(crate) const BOARD_ANEW: &str = "Set up anew";
pub(crate) const POSITION: &str = "Position as text";
pub(crate) const SET_UP: &str = "Set up this position";

/// Whether there are banners.
pub(crate) fn with_banners(banners: bool) -> &'static str {
    if banners { "With banners" } else { "Without banners" }
}

/// Who begins, where nothing has been played.
pub(crate) fn moves_first(first: Kingdom) -> String {
    format!("{} moves first.", kingdom(first))
}

/// What a button to walk through a game does.
pub(crate) fn step(step: Step) -> &'static str {
    match step {
        Step::Start => "To the start",
        Step::Back => "One move back",
        Step::Play => "Play by itself",
        Step::Stop => "Stop",
        Step::On => "One move on",
        Step::End => "To the end",
    }
}

/// Where one stands in a game.
pub(crate) fn place(at: usize, len: usize) -> String {
    format!("{at} of {len}")
}

/// Whose turn it is on the free board, or how it ended.
pub(crate) fn free_turn(ending: Option<&Outcome>, position: &Position) -> (String, String) {
    if let Some(ending) = ending {
        return (result(ending), reason(ending));
    }
    let fallen: Vec<String> = Kingdom::ALL
        .into_iter()
        .filter(|k| !position.is_alive(*k))
        .map(|k| format!("{} is commanded by {}", kingdom(k), kingdom(position.owner(k))))
        .collect();
    let line = if fallen.is_empty() { "all three kingdoms are yours to move".to_owned() } else { list(&fallen) };
    (format!("{} is on turn", kingdom(position.turn())), line)
}

/// How the game of a record ended: a headline and a line below.
pub(crate) fn record_result(evidence: &Evidence) -> (String, String) {
    match &evidence.outcome {
        Some(outcome) => (result(outcome), sentence(&reason(outcome))),
        None => ("Unfinished".to_owned(), "Nothing has ended this game yet.".to_owned()),
    }
}

/// That a record is good, and what that means.
pub(crate) fn verified(evidence: &Evidence) -> String {
    format!("Verified: all {} signatures are valid, every move follows the rules.", evidence.signatures)
}

/// Who has signed how much.
pub(crate) fn signatures(evidence: &Evidence) -> Vec<String> {
    let (settled, unanimous) = (evidence.slots.len(), evidence.unanimous());
    let slots = format!("{settled} slots settled, {unanimous} of them unanimous.");
    let unsealed =
        (!evidence.sealed).then(|| "Not all three have signed the table: the game has not begun.".to_owned());
    [Some(sentence(&settings(&evidence.settings))), Some(slots), unsealed].into_iter().flatten().collect()
}

/// The game's id.
pub(crate) fn game(evidence: &Evidence) -> String {
    format!("Game {}", evidence.id)
}

/// A proof in a record.
pub(crate) fn proof(liar: Kingdom, slot: sanguo_net::Slot) -> String {
    format!("{} has signed two different decisions for slot {slot}; both signatures are here as proof.", kingdom(liar))
}

/// A decision in a record that too few have signed.
pub(crate) fn unsettled(what: &What, signed: sanguo_net::Signed) -> String {
    let by: Vec<String> =
        Kingdom::ALL.into_iter().filter(|k| signed.by[k.index()]).map(|k| kingdom(k).to_owned()).collect();
    format!("{} is signed by {} alone: it is not settled.", decision(what), list(&by))
}

/// A claim in a record.
pub(crate) fn claim(late: Kingdom, by: Kingdom) -> String {
    format!("{} says that {} has run out of time: a claim, no decision.", kingdom(by), kingdom(late))
}

/// Why a file cannot be shown, in a headline.
pub(crate) fn unfit_head(unfit: &Unfit) -> &'static str {
    match unfit {
        Unfit::Unread(_) => "This file cannot be read",
        Unfit::Bad(_) => "This is no good record",
    }
}

/// Why a file cannot be shown.
pub(crate) fn unfit(unfit: &Unfit) -> String {
    match unfit {
        Unfit::Unread(why) | Unfit::Bad(why) => sentence(why),
    }
}

/// What can be done about it.
pub(crate) fn unfit_hint(unfit: &Unfit) -> &'static str {
    match unfit {
        Unfit::Unread(_) => "Check the path, and whether you may read the file.",
        Unfit::Bad(_) => {
            "The line named is the first that is wrong; nothing from it on is proven. Each of the three players keeps a record \
             of the game: ask a friend for another copy."
        }
    }
}

/// That a copy was written.
pub(crate) fn exported(path: &str) -> String {
    format!("Written to {path}")
}

/// What a screen reader says of the button that opens a kept game's record.
pub(crate) fn look_label(kept: &Kept) -> String {
    format!("{LOOK} at {}", kept.id.short())
}

/// The character of a kingdom.
pub(crate) fn seal(kingdom: Kingdom) -> &'static str {
    match kingdom {
        Kingdom::Shu => "蜀",
        Kingdom::Wu => "吳",
        Kingdom::Wei => "魏",
    }
}

/// What a screen reader says of a seal.
pub(crate) fn seal_label(kingdom: Kingdom) -> String {
    format!("Seal of {}", self::kingdom(kingdom))
}

/// The character on a piece: each kingdom has its own forms, so that a piece's home can be read whoever commands it.
pub(crate) fn glyph(piece: Piece) -> &'static str {
    let [shu, wu, wei] = match piece.kind {
        Kind::General => ["帥", "將", "将"],
        Kind::Advisor => ["仕", "士", "士"],
        Kind::Elephant => ["相", "象", "象"],
        Kind::Horse => ["傌", "馬", "馬"],
        Kind::Chariot => ["俥", "車", "車"],
        Kind::Cannon => ["炮", "砲", "礮"],
        Kind::Soldier => ["兵", "卒", "勇"],
        Kind::Banner => ["火", "風", "旗"],
    };
    match piece.home {
        Kingdom::Shu => shu,
        Kingdom::Wu => wu,
        Kingdom::Wei => wei,
    }
}

/// A kingdom's name.
pub(crate) fn kingdom(kingdom: Kingdom) -> &'static str {
    kingdom.name()
}

/// What a screen reader adds to a point where the piece picked up can go.
pub(crate) const TARGET: &str = ", can be moved to";

/// A file's letter.
pub(crate) fn file(file: u8) -> String {
    char::from(b'a' + file).to_string()
}

/// A rank's number.
pub(crate) fn rank(rank: u8) -> String {
    (rank + 1).to_string()
}

/// A piece by its home and name: "Shu chariot".
pub(crate) fn piece(piece: Piece) -> String {
    format!("{} {}", kingdom(piece.home), piece.name())
}

/// What a screen reader says of a point.
pub fn point(point: Point, on_it: Option<(Piece, Kingdom)>) -> String {
    match on_it {
        None => format!("{point}, empty"),
        Some((found, commander)) if commander == found.home => format!("{} on {point}", piece(found)),
        Some((found, commander)) => format!("{}, commanded by {}, on {point}", piece(found), kingdom(commander)),
    }
}

pub(crate) fn preset((minutes, seconds): (u32, u32)) -> String {
    format!("{minutes} min + {seconds} s")
}

pub(crate) fn seats(seats: Seats) -> &'static str {
    match seats {
        Seats::Drawn => "Drawn by lot",
        Seats::HostFirst => "I take Shu",
    }
}

/// What was agreed, in a line.
pub(crate) fn settings(settings: &Settings) -> String {
    let banners = if settings.banners { "with banners" } else { "without banners" };
    let clock = match settings.clock {
        None => format!("no clock, {} a move at most", span(settings.away)),
        Some(clock) => format!("{} + {} s a move", span(clock.base), clock.increment.0 / 1_000),
    };
    format!("{banners}, {clock}")
}

/// A span of time in its largest round unit.
fn span(millis: Millis) -> String {
    let (count, unit) = match millis.0 / 1_000 {
        s if s >= 86_400 && s % 86_400 == 0 => (s / 86_400, "day"),
        s if s >= 3_600 && s % 3_600 == 0 => (s / 3_600, "hour"),
        s if s >= 60 && s % 60 == 0 => (s / 60, "minute"),
        s => (s, "second"),
    };
    if count == 1 { format!("1 {unit}") } else { format!("{count} {unit}s") }
}

pub(crate) fn form_error(error: &FormError) -> String {
    match error {
        FormError::Name(error) => sentence(&error.to_string()),
        FormError::Code(error) => sentence(&error.to_string()),
    }
}

/// An error from below, which starts small and ends open, as a sentence.
pub(crate) fn sentence(text: &str) -> String {
    let mut chars = text.chars();
    let first = chars.next().map(char::to_uppercase).into_iter().flatten();
    let mut out: String = first.chain(chars).collect();
    if !out.ends_with(['.', '!', '?', '…']) {
        out.push('.');
    }
    out
}

pub(crate) fn trouble(trouble: &Trouble) -> String {
    sentence(&trouble.to_string())
}

/// Why the name and the settings of the last time are not filled in.
pub(crate) fn forgotten(why: &str) -> String {
    format!("{} The usual settings are filled in; making or joining a table writes the file anew.", sentence(why))
}

pub(crate) fn players(story: &Story) -> String {
    let names: Vec<String> =
        Kingdom::ALL.iter().map(|k| format!("{} {}", kingdom(*k), story.players[k.index()])).collect();
    names.join(" · ")
}

pub(crate) fn damaged(why: &str) -> String {
    format!("This record is damaged: {why}")
}

pub(crate) fn kept_state(kept: &Kept, now: SystemTime) -> String {
    let ago = now.duration_since(kept.changed).ok().map(|age| match age.as_secs() / 60 {
        0 => "just now".to_owned(),
        1 => "a minute ago".to_owned(),
        m if m < 60 => format!("{m} minutes ago"),
        m if m < 120 => "an hour ago".to_owned(),
        m if m < 48 * 60 => format!("{} hours ago", m / 60),
        m => format!("{} days ago", m / (24 * 60)),
    });
    let state = kept.story.as_ref().ok().map(|story| match (&story.outcome, story.slots) {
        (Some(outcome), _) => format!("{} – {}", result(outcome), reason(outcome)),
        (None, 0) => "no move yet".to_owned(),
        (None, 1) => "1 move".to_owned(),
        (None, slots) => format!("{slots} moves"),
    });
    state.into_iter().chain(ago).collect::<Vec<_>>().join(" · ")
}

pub(crate) fn resume_label(kept: &Kept) -> String {
    format!("{RESUME} {}", kept.id.short())
}

pub(crate) fn guest(guest: &Guest) -> String {
    match &guest.name {
        Some(name) => name.to_string(),
        None if guest.host => "The host".to_owned(),
        None => format!("Somebody with key {}", guest.key.short()),
    }
}

pub(crate) fn progress(progress: Progress) -> String {
    match progress {
        Progress::Looking { addresses: 0 } => "looking on the local network".to_owned(),
        Progress::Looking { addresses: 1 } => "looking at the address in the code and on the local network".to_owned(),
        Progress::Looking { addresses } => {
            format!("looking at the {addresses} addresses in the code and on the local network")
        }
        Progress::Asking => "found; asking to be let in".to_owned(),
        Progress::Waiting => "here".to_owned(),
        Progress::Seating => "here; the seats are being drawn".to_owned(),
        Progress::Lost => "was here, cannot be reached now".to_owned(),
    }
}

pub(crate) fn link(link: Option<Link>, table: &Table) -> String {
    match link {
        None => "not connected yet".to_owned(),
        Some(Link::Gone) => "not connected; looking again".to_owned(),
        Some(Link::SameNetwork) => "connected in the same network".to_owned(),
        Some(Link::Direct) => "connected directly".to_owned(),
        Some(Link::Through(by)) => format!("connected through {}", name(table, by)),
        Some(Link::Relayed) => "connected through a relay, slower".to_owned(),
    }
}

/// How somebody is reached, and how long words take there and back.
fn reached(table: &Table, kingdom: Kingdom) -> String {
    let link = link(table.links[kingdom.index()], table);
    match table.round_trips[kingdom.index()] {
        Some(time) if time.as_millis() > 0 => format!("{link}, {} ms", time.as_millis()),
        _ => link,
    }
}

/// A player's name.
pub(crate) fn name(table: &Table, kingdom: Kingdom) -> String {
    table.agreed.player(kingdom).name.to_string()
}

/// Who says something, before what is said.
pub(crate) fn speaker(table: &Table, kingdom: Kingdom) -> String {
    format!("{}:", name(table, kingdom))
}

/// Who sits at a side of the board.
pub(crate) fn plate(name: &Name, kingdom: Kingdom) -> String {
    format!("{name}\u{2002}{}", self::kingdom(kingdom))
}

/// A player's name and kingdom: "Ann (Wu)", or "you" for oneself.
pub(crate) fn who(table: &Table, kingdom: Kingdom) -> String {
    if kingdom == table.me { YOU.to_owned() } else { format!("{} ({})", name(table, kingdom), self::kingdom(kingdom)) }
}

/// How a player stands, in lines: fallen or resigned or which armies are commanded, and how the player is reached.
pub(crate) fn state(table: &Table, kingdom: Kingdom) -> Vec<String> {
    let reached = (kingdom != table.me).then(|| reached(table, kingdom));
    [departed(table, kingdom), command(table, kingdom), reached].into_iter().flatten().collect()
}

fn departed(table: &Table, kingdom: Kingdom) -> Option<String> {
    match table.ending {
        Some(Outcome::Departed { loser, how, .. }) if loser == kingdom => Some(departure(how).to_owned()),
        _ => None,
    }
}

fn command(table: &Table, kingdom: Kingdom) -> Option<String> {
    let position = table.shown();
    if !position.is_alive(kingdom) {
        return Some(format!("fallen; {} commands the army", self::kingdom(position.owner(kingdom))));
    }
    let armies: Vec<String> = Kingdom::ALL
        .into_iter()
        .filter(|home| position.owner(*home) == kingdom)
        .map(|home| self::kingdom(home).to_owned())
        .collect();
    (armies.len() > 1).then(|| format!("commands the armies of {}", list(&armies)))
}

fn departure(how: Departure) -> &'static str {
    match how {
        Departure::Resigned => "has resigned",
        Departure::OutOfTime => "has run out of time",
        Departure::Forfeited => "has signed two different decisions for one slot, and forfeits",
        Departure::Left => "has left the game",
    }
}

/// Whose turn, very plainly: a headline and a line below.
pub(crate) fn turn(table: &Table) -> (String, String) {
    if let Some(ending) = &table.ending {
        return (result(ending), reason(ending));
    }
    let on_turn = table.on_turn();
    if let Some(proposal) = table.proposals.first() {
        let missing: Vec<String> = table.awaited(proposal).map(|k| who(table, k)).collect();
        let line = format!("{} – waiting for {}", decision(&proposal.what), list(&missing));
        let head = if proposal.by == table.me && on_turn == table.me {
            "Your move is being signed".to_owned()
        } else {
            format!("{} has moved", name(table, on_turn))
        };
        return (head, line);
    }
    if on_turn == table.me {
        let line = if table.turn.is_none() {
            "one moment: what your friends hold is heard first".to_owned()
        } else {
            format!("you command {}", self::kingdom(table.me))
        };
        return ("Your turn".to_owned(), line);
    }
    (format!("{} is on turn", name(table, on_turn)), format!("{} moves next", self::kingdom(on_turn)))
}

fn list(items: &[String]) -> String {
    match items {
        [] => "nobody".to_owned(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}

/// A decision in a few words.
pub(crate) fn decision(what: &What) -> String {
    match what {
        What::Move { mv, .. } => mv.to_string(),
        What::Resign(k) => format!("{} resigns", kingdom(*k)),
        What::Timeout(k) => format!("{} has run out of time", kingdom(*k)),
        What::Forfeit(k) => format!("{} forfeits: signed two different decisions", kingdom(*k)),
    }
}

/// A settled slot as a screen reader and the tooltip say it.
pub(crate) fn row(row: &Row) -> String {
    let what = match &row.played {
        Some(played) => {
            let captured = played.captured.map_or(String::new(), |(taken, _)| format!(", takes {}", piece(taken)));
            format!("{} {}{captured}", piece(played.piece), played.mv)
        }
        None => decision(&row.what),
    };
    if row.voters == [false; 3] {
        return what;
    }
    let signers: Vec<String> =
        Kingdom::ALL.into_iter().filter(|k| row.signed.by[k.index()]).map(|k| kingdom(k).to_owned()).collect();
    format!("Slot {}: {what}; signed by {}", row.slot, list(&signers))
}

pub(crate) fn fell(loser: Kingdom, victor: Kingdom, reason: DefeatReason) -> String {
    let how = match reason {
        DefeatReason::Captured => "general captured",
        DefeatReason::Checkmated => "checkmated",
        DefeatReason::Stalemated => "no legal move left",
    };
    format!("{} falls ({how}); {} takes the army", kingdom(loser), kingdom(victor))
}

/// A general attacked or facing; `me` is whoever reads it, where that is one of the three.
pub(crate) fn check(me: Option<Kingdom>, check: &Check) -> String {
    let whose = if me == Some(check.kingdom) {
        "Your general".to_owned()
    } else {
        format!("{}'s general", kingdom(check.kingdom))
    };
    let by = if me == Some(check.by) { "your".to_owned() } else { format!("{}'s", kingdom(check.by)) };
    let at = check.threat.attacker;
    if check.threat.facing {
        format!("{whose} faces {by} general on {at}")
    } else {
        format!("{whose} is attacked by {by} {} on {at}", check.threat.piece.name())
    }
}

/// A word about what was tried at a table.
pub(crate) fn tried_at(table: &Table) -> Option<String> {
    let word = table.typed.word.as_ref().or(table.pick.as_ref().and_then(|pick| pick.word.as_ref()))?;
    Some(match word {
        Word::Theirs(commander) => {
            format!("{} commands this piece; these are its ways.", who_starts(table, *commander))
        }
        Word::NotYourTurn(on_turn) if table.typed.word.is_some() => {
            format!("It is {}'s turn; your move waits in the field.", name(table, *on_turn))
        }
        Word::NotYourTurn(on_turn) => {
            format!("It is {}'s turn; these are the ways of this piece.", name(table, *on_turn))
        }
        word => tried(word),
    })
}

/// A word about what was tried.
pub(crate) fn tried(word: &Word) -> String {
    match word {
        Word::Illegal(illegal) => sentence(&illegal.to_string()),
        // It begins with what was typed, which stays as it is.
        Word::Unreadable(error) => format!("{error}."),
        Word::Blocked(at) => format!("The piece on {at} is blocked: it has nowhere to go."),
        Word::Theirs(commander) => {
            format!("{} commands this piece and is not on turn; these are its ways.", kingdom(*commander))
        }
        Word::NotYourTurn(on_turn) => format!("It is {}'s turn.", kingdom(*on_turn)),
        Word::Waiting => "Your move waits for signatures.".to_owned(),
        Word::Over => "The game is over.".to_owned(),
    }
}

fn who_starts(table: &Table, kingdom: Kingdom) -> String {
    sentence(&who(table, kingdom)).trim_end_matches('.').to_owned()
}

/// Who won.
pub(crate) fn result(outcome: &Outcome) -> String {
    let winners: Vec<String> = outcome.winners().map(|k| kingdom(k).to_owned()).collect();
    match winners.len() {
        0 => "Draw".to_owned(),
        1 => format!("{} wins", winners[0]),
        _ => format!("{} share the win", list(&winners)),
    }
}

/// By which rule a game ended.
pub(crate) fn reason(outcome: &Outcome) -> String {
    match outcome {
        Outcome::Win(winner) => format!("{} is the last kingdom with a general", kingdom(*winner)),
        Outcome::Draw(DrawReason::Repetition) => "the same position has occurred for the third time".to_owned(),
        Outcome::Draw(DrawReason::Quiet) => "180 moves in a row without a capture or a defeat".to_owned(),
        Outcome::Departed { loser, how, .. } => {
            format!("{} {}", kingdom(*loser), departure(*how))
        }
    }
}

pub(crate) fn liar(table: &Table, liar: Kingdom, slot: sanguo_net::Slot) -> String {
    format!(
        "{} has signed two different decisions for slot {slot}. Both signatures are kept as proof in your record; what \
         follows is settled without {}.",
        who_starts(table, liar),
        kingdom(liar),
    )
}

pub(crate) fn notice(table: &Table, resigned: Kingdom) -> String {
    format!("{} has resigned; it takes effect with the next decision.", who_starts(table, resigned))
}

pub(crate) fn late(table: &Table, late: Kingdom, by: Kingdom) -> String {
    format!("By the clock of {}, {} has run out of time.", who(table, by), who(table, late))
}

/// A clock: minutes and seconds, with tenths in the last ten.
pub(crate) fn clock(left: Millis) -> String {
    let seconds = left.0 / 1_000;
    match seconds {
        0..10 => format!("{seconds}.{}", left.0 % 1_000 / 100),
        10..3_600 => format!("{}:{:02}", seconds / 60, seconds % 60),
        3_600..172_800 => format!("{}:{:02}:{:02}", seconds / 3_600, seconds / 60 % 60, seconds % 60),
        _ => format!("{} days", seconds / 86_400),
    }
}

/// The one line for a machine where no window can be opened.
pub fn no_window(why: &str) -> String {
    format!(
        "no window can be opened here ({why}); play from the terminal with 'sanguo host' or 'sanguo join CODE', see all of \
         it at work with 'sanguo demo', look at kept games with 'sanguo games' and 'sanguo verify FILE'"
    )
}
