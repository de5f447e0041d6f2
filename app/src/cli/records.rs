//! `sanguo games`, `verify` and `replay`: what is in the records, offline.

use std::path::{Path, PathBuf};

use sanguo_net::{BadRecord, KeptGame, Verified, VerifiedSlot, read_record};
use sanguo_rules::{Game, Kingdom, Played};

use super::failure::Failure;
use super::seat::apply;
use super::{folder, json, out, words};
use crate::text;

/// `sanguo games`.
#[derive(clap::Args, Debug)]
pub struct GamesArgs {
    /// One JSON object for each game
    #[arg(long)]
    json: bool,
}

/// `sanguo verify`.
#[derive(clap::Args, Debug)]
pub struct VerifyArgs {
    /// Record files
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// One JSON object for each file
    #[arg(long)]
    json: bool,
}

/// `sanguo replay`.
#[derive(clap::Args, Debug)]
pub struct ReplayArgs {
    /// Record file
    file: PathBuf,
    /// One JSON object for each slot, then one for the end
    #[arg(long)]
    json: bool,
}

/// Lists the kept games.
pub fn games(data: &Path, args: &GamesArgs) -> Result<(), Failure> {
    let games = folder::games(data)?;
    if games.is_empty() && !args.json {
        out::line(format_args!("No games are kept in {} yet.", data.display()))?;
    }
    for game in &games {
        out::line(if args.json { as_json(&game.path, game.record.as_ref()) } else { list(game) })?;
    }
    Ok(())
}

fn list(game: &KeptGame) -> String {
    let id = game.id().map_or_else(|| "????????".to_owned(), |id| id.short());
    match &game.record {
        Ok(record) => format!("{id}  {}  {}  {}", state(record), names(record), game.path.display()),
        Err(bad) => format!("{id}  damaged: {bad}  {}", game.path.display()),
    }
}

fn state(record: &Verified) -> String {
    let slots = record.slots().count();
    match record.outcome() {
        Some(outcome) => format!("{} ({slots} slots)", text::result(&outcome)),
        None => format!("unfinished ({slots} slots)"),
    }
}

fn names(record: &Verified) -> String {
    Kingdom::ALL.map(|kingdom| format!("{kingdom} {}", record.table().player(kingdom).name)).join(", ")
}

/// Verifies records; fails at the end if any is bad.
pub fn verify(args: &VerifyArgs) -> Result<(), Failure> {
    let mut all_good = true;
    for file in &args.files {
        let record = read(file)?;
        if args.json {
            out::line(as_json(file, record.as_ref()))?;
        }
        match record {
            Ok(record) if !args.json => out::line(report(file, &record))?,
            Ok(_) => {}
            Err(bad) => {
                all_good = false;
                out::complain(format_args!("{}: {bad}", file.display()));
            }
        }
    }
    if all_good { Ok(()) } else { Err(Failure::Told) }
}

/// A record, or what is wrong with it.
fn read(file: &Path) -> Result<Result<Verified, BadRecord>, Failure> {
    read_record(file).map_err(|error| Failure::File(file.to_owned(), error))
}

/// All that a record says, in words.
fn report(file: &Path, record: &Verified) -> String {
    let slots = record.slots().count();
    let unanimous = record.slots().filter(|slot| slot.signed.unanimous).count();
    let mut lines = vec![
        format!("{}: good", file.display()),
        format!("  game        {}", record.game()),
        format!("  players     {}", names(record)),
        format!("  table       {}", text::settings(record.table().settings())),
        format!("  result      {}", result(record)),
        format!("  slots       {slots} settled, {unanimous} of them unanimous"),
        format!("  signatures  {}, all valid", record.signatures()),
    ];
    if !record.is_sealed() {
        lines.push("  table not signed by all three: the game has not begun".to_owned());
    }
    lines.extend(
        record.double_signers().iter().map(|(kingdom, slot)| {
            format!("  proof       {kingdom} has signed two different decisions for slot {slot}")
        }),
    );
    lines.extend(record.unsettled().map(|(what, signed)| {
        let by = Kingdom::ALL.into_iter().filter(|k| signed.by[k.index()]).map(Kingdom::name);
        format!("  open        {}, signed by {} alone", text::decision(&what), by.collect::<Vec<_>>().join(" and "))
    }));
    lines.extend(record.open_claims().iter().map(|(late, by)| {
        format!("  claim       {by} says that the time of {late} has run out; that is a claim, no decision")
    }));
    lines.join("\n")
}

fn result(record: &Verified) -> String {
    match record.outcome() {
        Some(outcome) => format!("{} – {}", text::result(&outcome), text::reason(&outcome)),
        None => "unfinished".to_owned(),
    }
}

fn as_json(file: &Path, record: Result<&Verified, &BadRecord>) -> String {
    match record {
        Ok(record) => json::write(&json::Good::new(file, record)),
        Err(bad) => json::write(&json::Bad::new(file, bad)),
    }
}

/// Shows the moves of a record.
pub fn replay(args: &ReplayArgs) -> Result<(), Failure> {
    let record = read(&args.file)?.map_err(|bad| Failure::Said(format!("{}: {bad}", args.file.display())))?;
    let mut game = Game::from_position(record.table().settings().start());
    for slot in record.slots() {
        let played = apply(&mut game, &slot.what);
        out::line(step(&slot, &game, played.as_ref(), args.json))?;
    }
    let end = if args.json { json::write(&json::Ending::new(record.outcome())) } else { sentence(&record) };
    out::line(end)
}

fn step(slot: &VerifiedSlot, game: &Game, played: Option<&Played>, json: bool) -> String {
    if json {
        json::write(&json::Replayed::new(slot, game, played))
    } else {
        words::settled(slot.slot, &slot.what, slot.signed, played)
    }
}

fn sentence(record: &Verified) -> String {
    text::sentence(&result(record))
}
