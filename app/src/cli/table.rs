//! `sanguo host`, `join` and `resume`: a game played from the terminal, by a person or by a programmed player.

use std::io::{self, BufRead};
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::Arc;

use sanguo_net::{
    Approach, Clock, Command, Event, Guest, Helper, Home, Invite, Millis, Name, NameError, Network, Progress,
    PublicKey, ReplyError, Seats, Settings, Slot, Start, TableHandle, Trouble, open,
};
use tokio::runtime::Runtime;
use tokio::sync::mpsc::{self, Receiver};
use tokio::time::Instant;

use super::failure::Failure;
use super::seat::Seat;
use super::{Place, folder, json, out, words};
use crate::bot::{Bot, Style};
use crate::{link, text};

/// Typed lines that wait.
const TYPED_MOST: usize = 16;

/// `sanguo host`.
#[derive(clap::Args, Debug)]
pub struct HostArgs {
    /// Your name [default: that of your account]
    #[arg(long)]
    name: Option<String>,
    /// Play without the banners
    #[arg(long)]
    no_banners: bool,
    /// Minutes for each player, and seconds added after each move, as 10+5 [default: no clock]
    #[arg(long, value_name = "MIN+SEC", value_parser = read_clock)]
    clock: Option<Clock>,
    /// How the kingdoms are given
    #[arg(long, value_enum, default_value = "drawn")]
    seats: Give,
    /// Let this node carry the first words, for friends behind routers: the line that 'sanguo helper' shows
    #[arg(long, value_name = "KEY@IP:PORT")]
    helper: Option<Helper>,
    #[command(flatten)]
    how: How,
}

/// `sanguo join`.
#[derive(clap::Args, Debug)]
pub struct JoinArgs {
    /// The code from your friend
    code: String,
    /// Your name [default: that of your account]
    #[arg(long)]
    name: Option<String>,
    #[command(flatten)]
    how: How,
}

/// `sanguo resume`.
#[derive(clap::Args, Debug)]
pub struct ResumeArgs {
    /// The game's id or its beginning [default: the unfinished game last played]
    game: Option<String>,
    #[command(flatten)]
    how: How,
}

/// How a seat is played.
#[derive(clap::Args, Debug)]
struct How {
    /// One JSON object a line out; moves, 'resign', 'say TEXT' and 'quit' in
    #[arg(long)]
    json: bool,
    /// Let a programmed player move
    #[arg(long, value_enum, value_name = "STYLE")]
    bot: Option<Style>,
    /// What the programmed player's choices follow from [default: another one each time]
    #[arg(long, value_name = "NUMBER", requires = "bot")]
    seed: Option<u64>,
    #[command(flatten)]
    place: Place,
}

/// How the kingdoms are given, as typed.
#[derive(Clone, Copy, clap::ValueEnum, Debug)]
enum Give {
    /// By lot
    Drawn,
    /// You command Shu, then Wu and Wei in the order of joining
    HostFirst,
}

/// Reads `MIN+SEC`; both may have decimals.
fn read_clock(text: &str) -> Result<Clock, String> {
    const SHAPE: &str = "a clock is minutes and seconds as 10+5, at most a week and an hour";
    let (minutes, seconds) = text.split_once('+').ok_or(SHAPE)?;
    let millis = |text: &str, unit: f64, most: f64| {
        let number: f64 = text.parse().ok().filter(|n| (0.0..=most).contains(n)).ok_or(SHAPE)?;
        // In range, so nothing is lost but parts of a millisecond.
        Ok::<_, &str>(Millis((number * unit).round() as u64))
    };
    let clock = Clock { base: millis(minutes, 60_000.0, 10_080.0)?, increment: millis(seconds, 1_000.0, 3_600.0)? };
    if clock.base == Millis(0) { Err("a clock needs some time to begin with".to_owned()) } else { Ok(clock) }
}

/// Makes a table and plays.
pub fn host(data: &Path, args: HostArgs) -> Result<(), Failure> {
    let seats = match args.seats {
        Give::Drawn => Seats::Drawn,
        Give::HostFirst => Seats::HostFirst,
    };
    let settings = Settings { banners: !args.no_banners, clock: args.clock, seats, ..Settings::default() };
    let network = Network { helper: args.helper, ..args.how.place.network() };
    play(data, Start::Host { settings, name: name(args.name)? }, network, &args.how)
}

/// Joins a table and plays.
pub fn join(data: &Path, args: JoinArgs) -> Result<(), Failure> {
    let invite = Box::new(args.code.parse::<Invite>()?);
    if let Some(offer) = invite.offer.as_ref().filter(|_| !args.how.json) {
        out::line(text::offer(offer))?;
    }
    play(data, Start::Join { invite, name: name(args.name)? }, args.how.place.network(), &args.how)
}

/// Takes up a game and plays on.
pub fn resume(data: &Path, args: ResumeArgs) -> Result<(), Failure> {
    let game = folder::find(data, args.game.as_deref())?;
    play(data, Start::Resume { game }, args.how.place.network(), &args.how)
}

/// Not read by clap, which would repeat whatever was given.
fn name(given: Option<String>) -> Result<Name, Failure> {
    match given {
        Some(name) => name.parse().map_err(|error: NameError| Failure::said(error.to_string())),
        None => Name::from_str(&link::user_name())
            .map_err(|_| Failure::said("your account's name cannot be shown to others; choose one with --name")),
    }
}

fn play(data: &Path, start: Start, network: Network, how: &How) -> Result<(), Failure> {
    let home = Arc::new(Home::open(data)?);
    let runtime = Runtime::new().map_err(Failure::Threads)?;
    runtime.block_on(async {
        if network.public.is_some() && !how.json {
            out::line(words::IN_PUBLIC)?;
        }
        let (handle, mut events) = open(home.clone(), start, network)?;
        let mut program = Program::new(home, handle, how);
        let played = program.run(&mut events, typed_lines()).await;
        // Also when nobody reads what is shown any more: what the others still need from here is sent.
        program.leave();
        while events.recv().await.is_some() {}
        played
    })
}

/// What is typed, line by line, until the input ends.
fn typed_lines() -> Receiver<String> {
    let (sender, lines) = mpsc::channel(TYPED_MOST);
    // A thread of its own: a read cannot be given up, and would hold the runtime back at the end.
    std::thread::spawn(move || {
        for line in io::stdin().lock().split(b'\n').map_while(Result::ok) {
            if sender.blocking_send(String::from_utf8_lossy(&line).into_owned()).is_err() {
                return;
            }
        }
    });
    lines
}

/// Waits for Ctrl-C, for ever where it cannot be told.
pub async fn interrupt() {
    if tokio::signal::ctrl_c().await.is_err() {
        std::future::pending().await
    }
}

/// The program at a table.
struct Program {
    home: Arc<Home>,
    /// Taken away on leaving: the table then ends its part.
    handle: Option<TableHandle>,
    /// One's own key at this table.
    me: PublicKey,
    seat: Option<Seat>,
    bot: Option<Bot>,
    /// The slot the programmed player has moved in; a turn may be said twice.
    moved_in: Option<Slot>,
    json: bool,
    /// The slots of a resumed game are told again before the first turn.
    replaying: bool,
    room: Vec<Guest>,
    record: PathBuf,
    leave_at: Option<Instant>,
    /// Why the table ended without this program's wish.
    ended_by: Option<Trouble>,
}

impl Program {
    fn new(home: Arc<Home>, handle: TableHandle, how: &How) -> Self {
        let seed = || how.seed.unwrap_or_else(|| fastrand::u64(..));
        Program {
            home,
            me: handle.key(),
            handle: Some(handle),
            seat: None,
            bot: how.bot.map(|style| Bot::new(style, seed())),
            moved_in: None,
            json: how.json,
            replaying: false,
            room: Vec::new(),
            record: PathBuf::new(),
            leave_at: None,
            ended_by: None,
        }
    }

    async fn run(&mut self, events: &mut Receiver<Event>, mut lines: Receiver<String>) -> Result<(), Failure> {
        let mut listening = true;
        let interrupt = interrupt();
        tokio::pin!(interrupt);
        loop {
            let leave_at = self.leave_at.unwrap_or_else(Instant::now);
            tokio::select! {
                event = events.recv() => match event {
                    Some(Event::Closed) | None => return self.farewell(),
                    Some(event) => self.take(&event)?,
                },
                line = lines.recv(), if listening => match line {
                    Some(line) => self.typed(line.trim_end())?,
                    None => {
                        listening = false;
                        // A programmed player needs nobody at the keyboard.
                        if self.bot.is_none() {
                            self.leave();
                        }
                    }
                },
                () = tokio::time::sleep_until(leave_at), if self.leave_at.is_some() => {
                    self.leave_at = None;
                    self.leave();
                },
                () = &mut interrupt, if self.handle.is_some() => self.leave(),
            }
        }
    }

    fn leave(&mut self) {
        self.handle = None;
    }

    /// Whether the table ended as it should.
    fn farewell(&mut self) -> Result<(), Failure> {
        let unfinished = self.seat.as_ref().filter(|seat| seat.outcome.is_none());
        if self.handle.is_some() {
            let why = self.ended_by.take().map_or("the table has ended".to_owned(), |trouble| trouble.to_string());
            return Err(Failure::Said(why));
        }
        if let (Some(seat), false) = (unfinished, self.json) {
            out::line(format_args!("The game is kept: 'sanguo resume {}' takes it up again.", seat.id.short()))?;
        }
        Ok(())
    }

    fn take(&mut self, event: &Event) -> Result<(), Failure> {
        if let Event::Seated { me, table, game, resumed } = event {
            self.record = self.home.record_path(game);
            self.seat = Some(Seat::new(*me, table.clone(), *game));
            self.replaying = *resumed;
        }
        let was_over = self.seat.as_ref().is_some_and(|seat| seat.outcome.is_some());
        let played = self.seat.as_mut().and_then(|seat| seat.take(event));
        if matches!(event, Event::Turn { .. } | Event::Over { .. }) {
            self.replaying = false;
        }
        match event {
            Event::Lobby(room) => self.show_room(room)?,
            Event::Approach(approach) => self.show_approach(approach)?,
            // A resumed game may end twice: as the record has it, and once a friend has been heard.
            Event::Over { .. } if was_over => {}
            event => self.show(event, played.as_ref())?,
        }
        if let Event::Trouble(trouble @ (Trouble::NotAdmitted(_) | Trouble::Network(_) | Trouble::Disk(_))) = event {
            self.ended_by = Some(trouble.clone());
        }
        if let Event::Turn { slot, mine: true, .. } = event
            && self.moved_in.replace(*slot) != Some(*slot)
        {
            self.move_by_itself(slot.number());
        }
        self.plan_leaving();
        Ok(())
    }

    fn show(&self, event: &Event, played: Option<&sanguo_rules::Played>) -> Result<(), Failure> {
        let seat = self.seat.as_ref();
        let text = if self.json {
            json::event(event, seat, &self.record)
        } else if self.is_silent(event) {
            None
        } else {
            words::event(event, seat, played, &self.record)
        };
        text.map_or(Ok(()), out::line)
    }

    /// What a person reads elsewhere or knows already: the slots of the own record, and why joining has failed.
    fn is_silent(&self, event: &Event) -> bool {
        match event {
            Event::Settled { .. } => self.replaying,
            Event::Trouble(trouble) => matches!(trouble, Trouble::NotAdmitted(_)),
            _ => false,
        }
    }

    /// Who has come, gone or got further in the waiting room.
    fn show_room(&mut self, room: &[Guest]) -> Result<(), Failure> {
        let is_new = |guest: &&Guest| guest.key != self.me && !self.room.contains(guest);
        // In words, how somebody is looked for says that somebody is.
        let is_shown = |guest: &&Guest| self.json || guest.progress != Progress::Looking;
        for guest in room.iter().filter(is_new).filter(is_shown) {
            out::line(if self.json { json::guest(guest) } else { words::guest(guest) })?;
        }
        self.room = room.to_vec();
        Ok(())
    }

    /// How somebody in the waiting room is looked for or reached.
    fn show_approach(&self, approach: &Approach) -> Result<(), Failure> {
        let known = |key: &PublicKey| self.room.iter().find(|guest| guest.key == *key);
        let name = |key: &PublicKey| known(key).map_or_else(|| key.short(), text::guest);
        out::line(if self.json { json::approach(approach, name) } else { words::approach(approach, name) })
    }

    fn move_by_itself(&self, slot: u32) {
        if let (Some(bot), Some(seat), Some(handle)) = (&self.bot, &self.seat, &self.handle)
            && let Some(mv) = bot.choose(seat.game.position(), slot)
        {
            // The queue is empty between two moves; a table that has ended says so by itself.
            let _ = handle.send(Command::Move(mv));
        }
    }

    /// Once the game is over, the program stays until the others have signed its end.
    fn plan_leaving(&mut self) {
        let Some(stay) = self.seat.as_ref().and_then(Seat::stay).filter(|_| self.handle.is_some()) else {
            return;
        };
        let at = Instant::now() + stay;
        self.leave_at = Some(self.leave_at.map_or(at, |planned| planned.min(at)));
    }

    fn typed(&mut self, line: &str) -> Result<(), Failure> {
        match line.parse() {
            Ok(Typed::Command(command)) => {
                let taken = self.handle.as_ref().is_none_or(|handle| handle.send(command).is_ok());
                if taken { Ok(()) } else { self.complain("too many commands at once; this one was not taken") }
            }
            Ok(Typed::Quit) => {
                self.leave();
                Ok(())
            }
            Ok(Typed::Nothing) => Ok(()),
            Ok(Typed::Help) => self.say(words::HELP),
            Ok(Typed::Board) => match &self.seat {
                Some(seat) => self.say(&words::board_of(seat)),
                None => self.complain("the game has not begun yet"),
            },
            Err(error) => self.complain(&error),
        }
    }

    fn say(&self, text: &str) -> Result<(), Failure> {
        if self.json { Ok(()) } else { out::line(text) }
    }

    fn complain(&self, text: &str) -> Result<(), Failure> {
        out::line(if self.json { json::trouble(text) } else { words::trouble(text) })
    }
}

/// A typed line.
#[derive(PartialEq, Eq, Debug)]
enum Typed {
    Command(Command),
    Board,
    Help,
    Quit,
    Nothing,
}

impl FromStr for Typed {
    type Err = String;

    fn from_str(line: &str) -> Result<Self, String> {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        match (word, rest.trim()) {
            ("", _) => Ok(Typed::Nothing),
            ("resign", "") => Ok(Typed::Command(Command::Resign)),
            ("say", text) if !text.is_empty() => Ok(Typed::Command(Command::Say(text.to_owned()))),
            ("dial", code) if !code.is_empty() => {
                let reply = code.parse().map_err(|error: ReplyError| error.to_string())?;
                Ok(Typed::Command(Command::Dial(Box::new(reply))))
            }
            ("quit", "") => Ok(Typed::Quit),
            ("board", "") => Ok(Typed::Board),
            ("help", "") => Ok(Typed::Help),
            _ => match line.parse() {
                Ok(mv) => Ok(Typed::Command(Command::Move(mv))),
                Err(error) => Err(format!("{error}; other commands are resign, say TEXT, board, help and quit")),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn typed_lines_are_understood() {
        let read = |line: &str| line.parse::<Typed>();
        assert_eq!(read(" re4re5 "), Ok(Typed::Command(Command::Move("re4re5".parse().unwrap()))));
        assert_eq!(read("say  hello  you"), Ok(Typed::Command(Command::Say("hello  you".into()))));
        assert_eq!(read("resign"), Ok(Typed::Command(Command::Resign)));
        assert_eq!(read("quit"), Ok(Typed::Quit));
        assert_eq!(read(""), Ok(Typed::Nothing));
        for bad in ["say", "dial", "dial sanguo1qy", "resign now", "re4re6", "RE4RE5", "x", "劉備劉備"] {
            assert!(read(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn clocks_are_minutes_and_seconds() {
        let clock = |base, increment| Ok(Clock { base: Millis(base), increment: Millis(increment) });
        assert_eq!(read_clock("10+5"), clock(600_000, 5_000));
        assert_eq!(read_clock("0.05+0"), clock(3_000, 0));
        for bad in ["", "10", "10+", "+5", "0+5", "-1+5", "NaN+1", "inf+1", "1+99999", "1+2+3"] {
            assert!(read_clock(bad).is_err(), "{bad}");
        }
    }
}
