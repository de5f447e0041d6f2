//! What fails in a world, and when.

use super::disk::Fault;
use super::laws::{self, Broken};
use super::network::Weather;
use super::world::{Happening, World};

type Checked = Result<(), Broken>;

impl World {
    /// Draws the moments of all faults.
    pub(crate) fn plan_faults(&mut self) {
        let faults = self.plan.faults.clone();
        let until = faults.until;
        for _ in 0..faults.cuts {
            let (a, b) = self.pair();
            let (from, to) = self.span(until);
            self.at(from, Happening::Cut { a, b });
            self.at(to, Happening::Join { a, b });
        }
        for _ in 0..faults.mutes {
            let (from, to) = self.pair();
            let (start, end) = self.span(until);
            self.at(start, Happening::Mute { from, to, muted: true });
            self.at(end, Happening::Mute { from, to, muted: false });
        }
        for _ in 0..faults.crashes {
            let (seat, (from, to)) = (self.seat(), self.span(until));
            self.at(from, Happening::Doom { seat });
            self.at(to + 2_500, Happening::Start { seat });
        }
        for _ in 0..faults.disk {
            let (seat, (from, _)) = (self.seat(), self.span(until));
            self.at(from, Happening::BreakDisk { seat });
        }
        for _ in 0..faults.sleeps {
            let (seat, (from, to)) = (self.seat(), self.span(until));
            self.at(from, Happening::Sleep { seat, millis: to - from });
        }
        for _ in 0..faults.jumps {
            let (seat, (from, to)) = (self.seat(), self.span(until));
            self.at(from, Happening::Jump { seat, millis: to - from });
        }
        if let Some(kingdom) = self.plan.gone {
            let at = self.rng.u64(..until);
            self.at(at, Happening::Vanish { seat: kingdom.index() });
        }
        if let Some((liar, _)) = self.plan.liar.filter(|_| self.plan.only_path) {
            self.at(0, Happening::Cut { a: liar.next().index(), b: liar.prev().index() });
        }
        if let Some(kingdom) = self.plan.restored {
            let seat = kingdom.index();
            let (from, to) = self.span(until);
            self.at(from, Happening::BackUp { seat });
            self.at(to, Happening::Restore { seat });
        }
        self.at(until, Happening::Calm);
    }

    fn seat(&mut self) -> usize {
        self.rng.usize(..3)
    }

    fn pair(&mut self) -> (usize, usize) {
        let a = self.seat();
        (a, (a + 1 + self.rng.usize(..2)) % 3)
    }

    fn span(&mut self, until: u64) -> (u64, u64) {
        let from = self.rng.u64(..until);
        (from, self.rng.u64(from..until))
    }

    /// Something fails, or is well again.
    pub(crate) fn fail(&mut self, happening: Happening) -> Checked {
        self.note(|| format!("* {happening:?}"));
        match happening {
            Happening::Cut { a, b } => self.cut(a, b),
            Happening::Join { a, b } => self.join(a, b),
            Happening::Mute { from, to, muted } => {
                self.network.mute(from, to, muted);
                Ok(())
            }
            Happening::Doom { seat } => {
                let program = &mut self.programs[seat];
                // A liar's deaths are its own affair.
                program.doomed = program.is_honest() && program.session.is_some();
                let life = program.life;
                if program.doomed {
                    self.after(2_000, Happening::Stop { seat, life });
                }
                Ok(())
            }
            Happening::Stop { seat, life } if self.programs[seat].life == life => self.stop(seat),
            Happening::Start { seat } => self.start(seat),
            Happening::Lost { seat, other } if self.programs[other].session.is_none() => self.disconnect(seat, other),
            Happening::BreakDisk { seat } => {
                self.programs[seat].disk.fault = Some(if self.rng.bool() { Fault::SyncFails } else { Fault::Full });
                Ok(())
            }
            Happening::Sleep { seat, millis } => {
                self.programs[seat].asleep_until = self.now + millis;
                Ok(())
            }
            Happening::Jump { seat, millis } => {
                self.programs[seat].clock.jump(millis);
                Ok(())
            }
            Happening::Vanish { seat } => self.vanish(seat),
            Happening::BackUp { seat } => {
                self.backups[seat] = self.programs[seat].disk.bytes().to_vec();
                Ok(())
            }
            Happening::Restore { seat } => self.restore(seat),
            Happening::Calm => self.calm(),
            _ => Ok(()),
        }
    }

    fn cut(&mut self, a: usize, b: usize) -> Checked {
        self.network.set_up(a, b, false);
        self.disconnect(a, b)?;
        self.disconnect(b, a)
    }

    fn join(&mut self, a: usize, b: usize) -> Checked {
        if self.plan.only_path && !self.is_calm() && [a, b].iter().all(|seat| self.programs[*seat].is_honest()) {
            return Ok(());
        }
        self.network.set_up(a, b, true);
        self.connect(a, b)?;
        self.connect(b, a)
    }

    /// The process dies; the others notice at once, later, or not before it is back.
    pub(crate) fn stop(&mut self, seat: usize) -> Checked {
        if self.programs[seat].session.is_none() {
            return Ok(());
        }
        laws::check_memory(&self.programs[seat])?;
        self.note(|| format!("* {seat} is down"));
        self.programs[seat].stop();
        self.programs[seat].disk.lose_power(&mut self.rng);
        for other in (0..3).filter(|other| *other != seat) {
            self.knows[seat][other] = false;
            let lingers = self.rng.u64(..15_000);
            self.after(lingers, Happening::Lost { seat: other, other: seat });
        }
        Ok(())
    }

    fn start(&mut self, seat: usize) -> Checked {
        let now = self.now;
        let program = &mut self.programs[seat];
        if program.gone || program.session.is_some() {
            return Ok(());
        }
        program.start(now)?;
        self.laws.reread(&self.programs[seat]);
        self.wake(seat)
    }

    /// A seat is gone for good: never started again, or its record is damaged, which has to be found out.
    fn vanish(&mut self, seat: usize) -> Checked {
        self.stop(seat)?;
        let program = &mut self.programs[seat];
        program.gone = true;
        program.disk.lose_power(&mut self.rng);
        let mut damaged = program.disk.clone();
        damaged.open().map_err(|seen| Broken { law: "a crash leaves a record that can be taken up", seen })?;
        damaged.flip_a_bit(&mut self.rng);
        match damaged.open() {
            Err(_) => Ok(()),
            Ok(_) => Err(Broken { law: "damage is found", seen: format!("{seat} took up a record with a turned bit") }),
        }
    }

    /// Somebody puts back an older copy of the record and starts the program again.
    fn restore(&mut self, seat: usize) -> Checked {
        self.stop(seat)?;
        let older = std::mem::take(&mut self.backups[seat]);
        self.programs[seat].restore(&older);
        self.start(seat)
    }

    fn calm(&mut self) -> Checked {
        self.network.weather = Weather { loss: 0, doubled: 0, delay: self.plan.faults.delay.min(500) };
        for (a, b) in [(0, 1), (1, 2), (2, 0)] {
            self.network.mute(a, b, false);
            self.network.mute(b, a, false);
            self.join(a, b)?;
        }
        for program in &mut self.programs {
            program.disk.fault = None;
        }
        Ok(())
    }
}
