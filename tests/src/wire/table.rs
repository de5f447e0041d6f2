//! Two honest seats and the rogue at one table, on loopback, in one place where time passes only while a test waits.

use std::collections::BTreeSet;
use std::net::{IpAddr, Ipv4Addr};
use std::time::Duration;

use sanguo_net::{Clock, Command, Event, Invite, Listen, Seats, Settings, Start};
use sanguo_rules::Kingdom;
use tempfile::TempDir;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::time::{Interval, interval, timeout};

use super::guest::RoomLie;
use super::rogue::Rogue;
use super::seat::Seat;

/// Nothing in these tests leaves the machine.
pub(super) const LOOPBACK: Listen = Listen::Only(IpAddr::V4(Ipv4Addr::LOCALHOST));

/// How often the rogue asks the others.
const TICK: Duration = Duration::from_millis(500);
/// Longest wait for anything.
const PATIENCE: Duration = Duration::from_secs(60);

/// The one who lies is named after the warrior who betrayed each of his lords.
const ROGUE: &str = "LuBu";

/// The table.
pub struct Table {
    /// Ann, who made the table unless the rogue did, and Bob.
    pub seats: Vec<Seat>,
    /// The third.
    pub rogue: Rogue,
    /// The table's code.
    pub invite: Invite,
    /// The honest move in slots up to this one.
    last: usize,
    sender: UnboundedSender<(usize, Event)>,
    events: UnboundedReceiver<(usize, Event)>,
    ticks: Interval,
    folders: TempDir,
}

impl Table {
    /// Ann commands Shu; the rogue commands the kingdom given, Wu or Wei.
    pub async fn with_rogue_in(kingdom: Kingdom, clock: Option<Clock>) -> Table {
        Table::with_rogue_at(kingdom, Settings { clock, ..Settings::default() }).await
    }

    /// The same without banners and without a clock.
    pub async fn without_banners(rogue: Kingdom) -> Table {
        Table::with_rogue_at(rogue, Settings { banners: false, ..Settings::default() }).await
    }

    async fn with_rogue_at(kingdom: Kingdom, settings: Settings) -> Table {
        let mut table = Table::host(Settings { seats: Seats::HostFirst, ..settings }).await;
        if kingdom == Kingdom::Wu {
            table.rogue.knock();
            table.until("the rogue is in", |table| table.rogue.is_admitted()).await;
            table.join("Bob");
        } else {
            table.join("Bob");
            let has_two = |event: &Event| matches!(event, Event::Lobby(room) if room.len() == 2);
            table.until("Bob is in", |table| table.seats[0].seen.iter().any(has_two)).await;
            table.rogue.knock();
        }
        table.seat().await;
        assert_eq!(table.rogue.me(), kingdom);
        table
    }

    /// The kingdoms are drawn.
    pub async fn drawn() -> Table {
        let mut table = Table::host(Settings::default()).await;
        table.join("Bob");
        table.rogue.knock();
        table.seat().await;
        table
    }

    /// The kingdoms are drawn, or would be if the rogue did not lie while all meet.
    pub async fn with_lie_in_room(lie: RoomLie) -> Table {
        let mut table = Table::host(Settings::default()).await;
        table.rogue.lie_in_room(lie);
        table.join("Bob");
        table.rogue.knock();
        table
    }

    /// The rogue makes the table, and commands Shu; Ann gets Wu, Bob Wei. Neither is told where the other is.
    pub async fn with_rogue_host() -> Table {
        let rogue = Rogue::hosting(ROGUE, seed()).await;
        let (sender, events) = unbounded_channel();
        let (invite, last, ticks) = (rogue.invite().clone(), 0, interval(TICK));
        let folders = tempfile::tempdir().expect("a temporary folder");
        let mut table = Table { seats: Vec::new(), rogue, invite, last, sender, events, ticks, folders };
        table.rogue.manners.moves_up_to = 0;
        table.join("Ann");
        table.until("Ann is in", |table| table.rogue.has_let_in() == 1).await;
        table.join("Bob");
        table.seat().await;
        assert_eq!(table.rogue.me(), Kingdom::Shu);
        table
    }

    /// Ann makes a table, and the rogue gets the code.
    async fn host(settings: Settings) -> Table {
        let folders = tempfile::tempdir().expect("a temporary folder");
        let (sender, mut events) = unbounded_channel();
        let start = Start::Host { settings, name: "Ann".parse().expect("a name") };
        let ann = Seat::open("Ann", &folders.path().join("Ann"), start, (0, sender.clone()));
        let invite: Invite = loop {
            if let (_, Event::Invite { code }) = timeout(PATIENCE, events.recv()).await.expect("a code").expect("Ann") {
                break code.parse().expect("a good code");
            }
        };
        let rogue = Rogue::new(ROGUE, invite.clone(), seed());
        Table { seats: vec![ann], rogue, invite, last: 0, sender, events, ticks: interval(TICK), folders }
    }

    fn join(&mut self, name: &'static str) {
        let start = Start::Join { invite: Box::new(self.invite.clone()), name: name.parse().expect("a name") };
        let seat = Seat::open(name, &self.folders.path().join(name), start, (self.seats.len(), self.sender.clone()));
        self.seats.push(seat);
    }

    /// Waits until all have seats.
    pub async fn seat(&mut self) {
        let is_seated = |seat: &Seat| seat.seen.iter().any(|event| matches!(event, Event::Turn { .. }));
        self.until("all are seated", |t| t.seats.iter().all(is_seated) && t.rogue.is_seated()).await;
    }

    /// Lets happen what happens, until something is so.
    ///
    /// # Panics
    /// If it takes too long.
    pub async fn until(&mut self, what: &str, is_so: impl Fn(&Table) -> bool) {
        let waiting = async {
            while !is_so(self) {
                self.step().await;
            }
        };
        let late = timeout(PATIENCE, waiting).await.is_err();
        assert!(!late, "in vain: {what}{}", self.story());
    }

    async fn step(&mut self) {
        tokio::select! {
            Some((index, event)) = self.events.recv() => self.seats[index].take(event),
            happening = self.rogue.peer.next() => self.rogue.take(happening),
            _ = self.ticks.tick() => self.rogue.tick(),
        }
        self.seats.iter_mut().for_each(|seat| seat.move_up_to(self.last));
    }

    /// Plays until both honest seats have settled so many slots. The rogue may be ahead of them.
    pub async fn play_to(&mut self, slots: usize) {
        self.last = slots;
        let what = format!("slot {slots} is settled");
        self.until(&what, |t| t.seats.iter().all(|seat| seat.chain.len() >= slots)).await;
    }

    /// Plays these moves, the rogue's among them.
    pub async fn play(&mut self, moves: &[&str]) {
        self.rogue.manners.moves_up_to = 0;
        for mv in moves {
            let mv = mv.parse().expect("a move");
            let owner = self.rogue.ledger().game().position().turn();
            match self.honest().iter().position(|kingdom| *kingdom == owner) {
                Some(seat) => {
                    self.until("its turn has come", |t| t.seats[seat].is_on_turn()).await;
                    self.seats[seat].command(Command::Move(mv));
                }
                None => self.rogue.make_move(mv),
            }
            let slots = self.rogue.ledger().settled() + 1;
            let what = format!("{mv} is settled");
            let is_settled = |seat: &Seat| seat.chain.len() >= slots;
            self.until(&what, |t| t.seats.iter().all(is_settled) && t.rogue.ledger().settled() >= slots).await;
        }
    }

    /// Plays until the rogue knows that its turn has come in the slot after so many, and does not take it.
    pub async fn play_to_turn_of_rogue(&mut self, slots: usize) {
        self.rogue.manners.moves_up_to = slots;
        self.play_to(slots).await;
        self.until("the rogue knows of its turn", |t| t.rogue.ledger().settled() == slots).await;
        assert_eq!(self.rogue.ledger().game().position().turn(), self.rogue.me());
    }

    /// Waits until both honest seats say of the rogue, and in these words, that it sent something wrong.
    pub async fn both_blame(&mut self, words: &str) {
        let blames = |seat: &Seat| seat.blames().any(|(who, what)| who == ROGUE && what.contains(words));
        self.until(&format!("both blame: {words}"), |t| t.seats.iter().all(blames)).await;
    }

    /// Waits until both honest seats hold a proof against the rogue.
    pub async fn both_accuse(&mut self) {
        let me = self.rogue.me();
        self.until("both hold the proof", |t| t.seats.iter().all(|seat| seat.double_signers().any(|k| k == me))).await;
    }

    /// Waits until the game is over for both in this way.
    pub async fn both_end(&mut self, result: &str) {
        let ended = |seat: &Seat| seat.outcome().is_some_and(|outcome| outcome.to_string() == result);
        self.until(result, |t| t.seats.iter().all(ended)).await;
    }

    /// Both leave. Their records have to be good and alike, and nobody but the rogue may have been blamed.
    ///
    /// # Panics
    /// If not.
    pub async fn end(mut self) {
        self.seats.iter().for_each(|seat| seat.command(Command::Quit));
        self.until("both have left", |t| t.seats.iter().all(Seat::is_closed)).await;
        let records = [self.seats[0].record(), self.seats[1].record()];
        let [ann, bob] = records.each_ref().map(|record| record.slots().map(|slot| slot.what).collect::<Vec<_>>());
        let common = ann.len().min(bob.len());
        assert!(ann[..common] == bob[..common] && ann.len().abs_diff(bob.len()) <= 1, "{ann:?} {bob:?}");
        assert_eq!(records[0].outcome(), records[1].outcome());
        let liars: BTreeSet<&str> = self.seats.iter().flat_map(|seat| seat.blames().map(|(who, _)| who)).collect();
        assert!(liars.iter().all(|who| *who == ROGUE), "{liars:?} are blamed{}", self.story());
        for (seat, record) in self.seats.iter().zip(&records) {
            assert!(seat.double_signers().all(|kingdom| kingdom == self.rogue.me()));
            assert!(record.double_signers().iter().all(|(kingdom, _)| *kingdom == self.rogue.me()));
        }
    }

    /// Whether both honest seats have heard nothing wrong of anybody.
    pub fn is_peaceful(&self) -> bool {
        self.seats.iter().all(|seat| seat.blames().next().is_none() && seat.double_signers().next().is_none())
    }

    /// The kingdoms of Ann and Bob.
    pub fn honest(&self) -> [Kingdom; 2] {
        let me = self.rogue.me();
        // Ann made the table; Bob has what is left.
        let players = self.rogue.ledger().table().players();
        let ann = Kingdom::ALL.into_iter().find(|k| players[k.index()].host).unwrap_or(Kingdom::Shu);
        [ann, if me.next() == ann { me.prev() } else { me.next() }]
    }

    fn story(&self) -> String {
        let mut story = String::new();
        for seat in &self.seats {
            let last = &seat.seen[seat.seen.len().saturating_sub(12)..];
            story += &format!("\n{} has settled {} slots:", seat.name, seat.chain.len());
            story.extend(last.iter().map(|event| format!("\n  {event:?}")));
        }
        story
    }
}

fn seed() -> u64 {
    let seed = fastrand::u64(..);
    println!("the rogue's seed: {seed}");
    seed
}
