//! `sanguo demo`: three programs on this machine play whole games over real libp2p, then their records are compared.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use sanguo_net::{Command, Event, Home, Listen, Name, Settings, Slot, Start, TableHandle, Verified, open, read_record};
use sanguo_rules::Played;
use tempfile::TempDir;
use tokio::runtime::Runtime;
use tokio::sync::mpsc::Receiver;
use tokio::task::JoinSet;

use super::failure::Failure;
use super::out;
use super::seat::Seat;
use super::story::Story;
use crate::bot::{Bot, Style};
use crate::text;

/// The players, the host first.
const NAMES: [&str; 3] = ["Ann", "Bob", "Cleo"];
/// Everything stays on this machine.
const LOOPBACK: Listen = Listen::Only(std::net::IpAddr::V4(std::net::Ipv4Addr::LOCALHOST));
/// Far more than a game takes; whatever hangs is a fault, and is said.
const PATIENCE: Duration = Duration::from_secs(180);

/// `sanguo demo`.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// How many games, one after the other
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..=1_000))]
    games: u64,
    /// What the players' choices follow from [default: another one each time]
    #[arg(long, value_name = "S")]
    seed: Option<u64>,
    /// Keep the three data folders, records and all, in this folder [default: removed at the end]
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
}

/// Plays, compares, and says what happens.
pub fn run(args: &Args) -> Result<(), Failure> {
    let began = Instant::now();
    // A temporary folder is removed when this function ends.
    let (folder, _temporary) = place(args)?;
    let homes = open_homes(&folder)?;
    let seed = args.seed.unwrap_or_else(|| fastrand::u64(..1_000_000));
    out::line("Three programs on this machine play over real libp2p, each with its own key and its own data folder:")?;
    for (name, home) in NAMES.iter().zip(&homes) {
        out::line(format_args!(
            "  {name:<5} key {}, folder {}",
            home.identity().public().short(),
            home.folder().display()
        ))?;
    }
    out::line(format_args!("They are programmed players; the same game comes again with --seed {seed}."))?;

    let runtime = Runtime::new().map_err(Failure::Threads)?;
    let (mut waits, mut seated) = (Vec::new(), Vec::new());
    let mut bytes = 0;
    for number in 0..args.games {
        if args.games > 1 {
            out::line(format_args!("\nGame {} of {}", number + 1, args.games))?;
        }
        let played = runtime.block_on(play(&homes, seed.wrapping_add(number)))?;
        bytes += compare(&played)?;
        seated.extend(played.iter().map(|part| part.seated).max());
        waits.extend(played.into_iter().flat_map(|part| part.waits));
    }
    out::line(figures(&mut seated, &mut waits, bytes / args.games, began.elapsed()))?;
    if args.out.is_none() {
        out::line("The records were in temporary folders and are gone now; --out DIR keeps them.")?;
    }
    Ok(())
}

/// Where the three data folders are made.
fn place(args: &Args) -> Result<(PathBuf, Option<TempDir>), Failure> {
    if let Some(folder) = &args.out {
        return Ok((folder.clone(), None));
    }
    let temporary = tempfile::tempdir().map_err(|error| Failure::File(std::env::temp_dir(), error))?;
    Ok((temporary.path().to_owned(), Some(temporary)))
}

fn open_homes(folder: &Path) -> Result<[Arc<Home>; 3], Failure> {
    let open = |name: &str| Ok::<_, Failure>(Arc::new(Home::open(&folder.join(name.to_lowercase()))?));
    Ok([open(NAMES[0])?, open(NAMES[1])?, open(NAMES[2])?])
}

/// What is left of one program's part in a game.
struct Part {
    home: Arc<Home>,
    seat: Seat,
    /// From the pasted code to the seat.
    seated: Duration,
    /// For each own move, from the decision to move until it was settled here.
    waits: Vec<Duration>,
}

/// One game from the code to the last signature.
async fn play(homes: &[Arc<Home>; 3], seed: u64) -> Result<Vec<Part>, Failure> {
    let name = |i: usize| NAMES[i].parse::<Name>().map_err(|error| Failure::said(error.to_string()));
    let story = Story::begin()?;
    let start = Start::Host { settings: Settings::default(), name: name(0)? };
    let (handle, mut events) = open(homes[0].clone(), start, LOOPBACK)?;
    let code = wait_for_code(&mut events).await?;
    story.code(&code)?;
    let (pasted, mut parts) = (Instant::now(), JoinSet::new());
    parts.spawn(follow(homes[0].clone(), handle, events, (seed, pasted), Some(story)));
    for (i, home) in homes.iter().enumerate().skip(1) {
        let invite = Box::new(code.parse::<sanguo_net::Invite>()?);
        let (handle, events) = open(home.clone(), Start::Join { invite, name: name(i)? }, LOOPBACK)?;
        parts.spawn(follow(home.clone(), handle, events, (seed, pasted), None));
    }
    let all = async {
        let mut done = Vec::new();
        while let Some(part) = parts.join_next().await {
            done.push(part.map_err(|error| Failure::said(format!("a player's task broke off: {error}")))??);
        }
        Ok(done)
    };
    let late = |_| Failure::said(format!("the game did not end within {} s", PATIENCE.as_secs()));
    tokio::time::timeout(PATIENCE, all).await.map_err(late)?
}

async fn wait_for_code(events: &mut Receiver<Event>) -> Result<String, Failure> {
    while let Some(event) = events.recv().await {
        match event {
            Event::Invite { code } => return Ok(code),
            Event::Trouble(trouble) => return Err(Failure::said(trouble.to_string())),
            _ => {}
        }
    }
    Err(Failure::said("the table has ended before it had a code"))
}

/// Plays one seat until everybody has signed the end. The host's tells the story.
async fn follow(
    home: Arc<Home>,
    handle: TableHandle,
    mut events: Receiver<Event>,
    (seed, pasted): (u64, Instant),
    mut story: Option<Story>,
) -> Result<Part, Failure> {
    let (mut seat, mut waits, mut asked) = (None::<Seat>, Vec::new(), None::<(Slot, Instant)>);
    let (mut seated, mut leave_at) = (Duration::ZERO, None);
    loop {
        let event = tokio::select! {
            event = events.recv() => event.unwrap_or(Event::Closed),
            () = until(leave_at) => break,
        };
        match &event {
            Event::Seated { me, table, game, .. } => {
                seated = pasted.elapsed();
                seat = Some(Seat::new(*me, table.clone(), *game));
            }
            // A turn may be said twice.
            Event::Turn { slot, mine: true, .. } if asked.is_none() => {
                asked = Some((*slot, Instant::now()));
                choose(seat.as_ref(), &handle, *slot, seed)?;
            }
            Event::Settled { slot, .. } => {
                waits.extend(asked.take_if(|(own, _)| own == slot).map(|(_, since)| since.elapsed()));
            }
            Event::Trouble(trouble) => return Err(Failure::said(trouble.to_string())),
            Event::Closed => return Err(Failure::said("a table has ended before its game")),
            _ => {}
        }
        let Some(seat) = &mut seat else {
            continue;
        };
        let played: Option<Played> = seat.take(&event);
        if let Some(story) = &mut story {
            story.tell(&event, seat, played.as_ref())?;
        }
        let planned = seat.stay().map(|stay| tokio::time::Instant::now() + stay);
        leave_at = leave_at.into_iter().chain(planned).min();
    }
    drop(handle);
    while events.recv().await.is_some() {}
    seat.map(|seat| Part { home, seat, seated, waits })
        .ok_or_else(|| Failure::said("a table has ended before its game"))
}

async fn until(at: Option<tokio::time::Instant>) {
    match at {
        Some(at) => tokio::time::sleep_until(at).await,
        None => std::future::pending().await,
    }
}

fn choose(seat: Option<&Seat>, handle: &TableHandle, slot: Slot, seed: u64) -> Result<(), Failure> {
    let seat = seat.ok_or_else(|| Failure::said("a turn came before the table"))?;
    // The kingdoms are drawn anew each time; the moves follow from the kingdom, so that a seed gives one game.
    let bot = Bot::new(Style::Greedy, seed.wrapping_mul(3).wrapping_add(seat.me.index() as u64));
    let mv = bot.choose(seat.game.position(), slot.number());
    let mv = mv.ok_or_else(|| Failure::said(format!("{} is on turn without a legal move", seat.me)))?;
    handle.send(Command::Move(mv)).map_err(|error| Failure::said(error.to_string()))
}

/// Verifies the three records from their files alone and compares them; gives the size of one.
fn compare(parts: &[Part]) -> Result<u64, Failure> {
    let mut records = Vec::new();
    for part in parts {
        let path = part.home.record_path(&part.seat.id);
        let read = read_record(&path).map_err(|error| Failure::File(path.clone(), error))?;
        let record = read.map_err(|bad| Failure::said(format!("{}: {bad}", path.display())))?;
        records.push((path, record));
    }
    let (first, record) = &records[0];
    for (path, other) in &records[1..] {
        if other.to_record() != record.to_record() {
            return Err(Failure::said(format!("{} and {} differ", first.display(), path.display())));
        }
    }
    verified(record, &parts[0].seat)?;
    for (path, _) in &records {
        out::line(format_args!("  {}", path.display()))?;
    }
    std::fs::metadata(first).map(|data| data.len()).map_err(|error| Failure::File(first.clone(), error))
}

fn verified(record: &Verified, seat: &Seat) -> Result<(), Failure> {
    if record.outcome() != seat.outcome {
        return Err(Failure::said("the record's result is not the one that was played"));
    }
    let unanimous = record.slots().filter(|slot| slot.signed.unanimous).count();
    out::line(format_args!(
        "The three records were verified offline and are equal: {} slots ({unanimous} unanimous), {} signatures.",
        record.slots().count(),
        record.signatures(),
    ))?;
    let result = record.outcome().map_or_else(String::new, |outcome| text::result(&outcome));
    out::line(format_args!("Each of them proves to anybody, for ever: {result}. 'sanguo verify FILE' checks it."))
}

/// What was measured.
fn figures(seated: &mut [Duration], waits: &mut [Duration], bytes: u64, took: Duration) -> String {
    let (games, moves) = (seated.len(), waits.len());
    format!(
        "\nFrom the pasted code to three seats: median {:.0} ms ({games} games).\nFrom a player's choice to a move signed by \
         two and on disk: median {:.1} ms, 99 of 100 within {:.1} ms ({moves} moves).\nA record has {} kB. All this took \
         {:.1} s.",
        millis(seated, 50),
        millis(waits, 50),
        millis(waits, 99),
        bytes.div_ceil(1_000),
        took.as_secs_f64()
    )
}

/// So many of a hundred are within this many milliseconds.
fn millis(times: &mut [Duration], percent: usize) -> f64 {
    times.sort();
    let at = (times.len() * percent / 100).min(times.len().saturating_sub(1));
    times.get(at).map_or(0.0, |time| time.as_secs_f64() * 1_000.0)
}
