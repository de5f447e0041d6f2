//! The demo as it is told: what happens, in plain words, with a line of progress.

use std::io::IsTerminal;
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use sanguo_net::{Event, Link, Slot};
use sanguo_rules::{Kingdom, Played};

use super::failure::Failure;
use super::out;
use super::seat::Seat;
use crate::text;

/// Where nothing can be drawn, a line every so many slots.
const PLAIN_EVERY: u32 = 50;

/// One game's story, as the host's program sees it.
pub struct Story {
    began: Instant,
    bar: ProgressBar,
    live: bool,
}

impl Story {
    /// A story without a word yet.
    pub fn begin() -> Result<Self, Failure> {
        let live = std::io::stdout().is_terminal();
        let target = if live { ProgressDrawTarget::stdout() } else { ProgressDrawTarget::hidden() };
        let bar = ProgressBar::with_draw_target(None, target);
        let style =
            ProgressStyle::with_template("{spinner} {msg}").map_err(|error| Failure::said(error.to_string()))?;
        bar.set_style(style);
        bar.enable_steady_tick(Duration::from_millis(100));
        Ok(Story { began: Instant::now(), bar, live })
    }

    /// The table has a code.
    pub fn code(&self, code: &str) -> Result<(), Failure> {
        self.say(&format!(
            "\nAnn makes a table. This is its code, as it would be pasted into any chat:\n  {code}\nBob and Cleo join with \
             it; their programs get nothing else."
        ))
    }

    /// What the host's program has just seen.
    pub fn tell(&mut self, event: &Event, seat: &Seat, played: Option<&Played>) -> Result<(), Failure> {
        match event {
            Event::Seated { .. } => self.say(&seated(seat, self.began.elapsed())),
            Event::Peer { kingdom, link } => match link {
                Link::Gone => Ok(()),
                _ => self.say(&format!("{} ({kingdom}) is connected.", seat.name(*kingdom))),
            },
            Event::Settled { slot, .. } => self.settled(*slot, seat, played),
            Event::Over { outcome, slot } => {
                self.bar.finish_and_clear();
                let (result, reason) = (text::result(outcome), text::reason(outcome));
                self.say(&format!("Slot {slot} ends the game: {result} – {reason}."))
            }
            _ => Ok(()),
        }
    }

    fn settled(&self, slot: Slot, seat: &Seat, played: Option<&Played>) -> Result<(), Failure> {
        let alive: Vec<&str> = seat.game.position().alive().map(Kingdom::name).collect();
        let last = played.map_or(String::new(), |played| format!(", last {}", played.mv));
        let words = format!("{slot} slots settled{last}; alive: {}", alive.join(", "));
        if !self.live && slot.number().is_multiple_of(PLAIN_EVERY) {
            self.say(&format!("  {words}"))?;
        }
        self.bar.set_message(words);
        for defeat in played.map(|p| p.defeats.as_slice()).unwrap_or_default() {
            self.say(&format!("Slot {slot}: {}.", text::fell(defeat)))?;
        }
        Ok(())
    }

    /// A line above the progress.
    fn say(&self, line: &str) -> Result<(), Failure> {
        self.bar.suspend(|| out::line(line))
    }
}

fn seated(seat: &Seat, after: Duration) -> String {
    let seats: Vec<String> = Kingdom::ALL.into_iter().map(|k| format!("{k} to {}", seat.name(k))).collect();
    format!(
        "The three found each other by the code within {} ms and drew the kingdoms: {}.\nAll three sign what was agreed; its \
         hash is the game id, which every later signature covers:\n  {}",
        after.as_millis(),
        seats.join(", "),
        seat.id
    )
}
