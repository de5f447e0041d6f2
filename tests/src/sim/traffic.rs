//! What passes between the programs of a world, and what they want done.

use std::rc::Rc;

use sanguo_net::{Event, Input, Output, Verdict};
use sanguo_rules::Kingdom;

use super::laws::{self, Broken};
use super::liar::Parcel;
use super::trace::{short, show_input, show_output};
use super::world::{Happening, World};

/// A request without an answer is given up after this, in milliseconds.
const PATIENCE: u64 = 10_000;

type Checked = Result<(), Broken>;

impl World {
    pub(super) fn hear(&mut self, to: usize, via: usize, author: usize, text: &Rc<str>) -> Checked {
        let program = &mut self.programs[to];
        if program.session.is_none() || !program.seen.insert(laws::key(text)) {
            return Ok(());
        }
        let verdict = self.feed_gossip(to, author, text)?;
        let third = 3 - to - author;
        let passes = self.programs[to].liar.as_mut().is_none_or(|liar| liar.passes_on(text));
        if verdict == Verdict::PassOn && passes && third != via && third != to {
            self.send_gossip(to, third, author, text);
        }
        Ok(())
    }

    fn send_gossip(&mut self, from: usize, to: usize, author: usize, text: &Rc<str>) {
        for delay in self.network.delays(from, to, &mut self.rng) {
            self.after(delay, Happening::Gossip { to, via: from, author, text: text.clone() });
        }
    }

    pub(super) fn asked(&mut self, seat: usize, from: usize, number: u64, text: &str) -> Checked {
        let program = &mut self.programs[seat];
        let Some(session) = &program.session else {
            return Ok(());
        };
        let answer = match &mut program.liar {
            None => session.answer(text).ok(),
            Some(liar) => {
                let twins = liar.is_twins(from);
                let puppet = liar.twin.as_deref().filter(|_| twins).unwrap_or(session);
                let honest = puppet.answer(text).ok();
                liar.answer(from, honest)
            }
        };
        if let Some(answer) = answer {
            self.laws.sent(seat, &answer, true)?;
            self.note(|| format!("{seat} answers {from}: {}", short(&answer)));
            let text: Rc<str> = answer.into();
            for delay in self.network.delays(seat, from, &mut self.rng) {
                self.after(delay, Happening::Answer { to: from, from: seat, number, text: text.clone() });
            }
        }
        self.feed_from(seat, from, Input::Asked { from: Kingdom::ALL[from], text: text.to_owned() })
    }

    pub(super) fn answered(&mut self, seat: usize, from: usize, number: u64, text: &str) -> Checked {
        if self.programs[seat].asked.get(&from) != Some(&number) {
            return Ok(());
        }
        self.programs[seat].asked.remove(&from);
        self.feed_from(seat, from, Input::Answered { from: Kingdom::ALL[from], text: text.to_owned() })
    }

    // Inputs and outputs of the sessions.

    /// Gives an input that comes from another seat to the puppet that plays with it.
    pub(super) fn feed_from(&mut self, seat: usize, from: usize, input: Input) -> Checked {
        match &self.programs[seat].liar {
            Some(liar) if liar.is_twins(from) => self.feed_twin(seat, input),
            _ => self.feed(seat, input),
        }
    }

    pub(super) fn feed(&mut self, seat: usize, input: Input) -> Checked {
        self.feed_session(seat, input).map(|_| ())
    }

    fn feed_gossip(&mut self, seat: usize, author: usize, text: &str) -> Result<Verdict, Broken> {
        let input = Input::Gossip { from: Kingdom::ALL[author], text: text.to_owned() };
        match &self.programs[seat].liar {
            Some(liar) if liar.is_twins(author) => self.feed_twin(seat, input).map(|()| Verdict::PassOn),
            _ => self.feed_session(seat, input),
        }
    }

    pub(super) fn feed_session(&mut self, seat: usize, input: Input) -> Result<Verdict, Broken> {
        let now = self.programs[seat].clock.read(self.now);
        let honest = self.programs[seat].is_honest();
        if honest && !matches!(input, Input::Tick) {
            self.note(|| format!("{seat} < {}", show_input(&input)));
        }
        let Some(session) = &mut self.programs[seat].session else {
            return Ok(Verdict::Hold);
        };
        let (verdict, outputs) = session.handle_gossip(now, input);
        if honest {
            self.carry_out(seat, outputs)?;
            if let Some(session) = &self.programs[seat].session {
                self.laws.held(seat, session.ledger())?;
            }
        } else {
            self.carry_out_lies(seat, outputs, false)?;
        }
        Ok(verdict)
    }

    /// The second puppet of a liar.
    pub(super) fn feed_twin(&mut self, seat: usize, input: Input) -> Checked {
        let now = self.programs[seat].clock.read(self.now);
        let Some(twin) = self.programs[seat].liar.as_mut().and_then(|liar| liar.twin.as_mut()) else {
            return Ok(());
        };
        let outputs = twin.handle(now, input);
        self.carry_out_lies(seat, outputs, true)
    }

    fn carry_out(&mut self, seat: usize, outputs: Vec<Output>) -> Checked {
        let works = outputs.iter().any(|output| !matches!(output, Output::Emit(_)));
        let dies_at = (works && self.programs[seat].doomed).then(|| self.rng.usize(..=outputs.len()));
        for (index, output) in outputs.into_iter().enumerate() {
            if dies_at == Some(index) {
                if let Output::Append(lines) = &output {
                    self.programs[seat].disk.begin_append(lines);
                }
                return self.stop(seat);
            }
            self.note(|| format!("{seat} > {}", show_output(&output)));
            match output {
                Output::Append(lines) => {
                    if let Err(why) = self.programs[seat].disk.append(&lines, &mut self.rng) {
                        return self.disk_failed(seat, why);
                    }
                    let texts: Vec<String> = lines.iter().map(ToString::to_string).collect();
                    self.laws.synced(seat, texts.iter().map(String::as_str));
                }
                Output::Publish(text) => self.publish(seat, text)?,
                Output::Ask { to, text } => self.ask(seat, to.index(), &text)?,
                Output::Emit(Event::Complete) => self.check_complete(seat)?,
                Output::Emit(event) => self.laws.shown(seat, &event)?,
            }
        }
        if dies_at.is_some() { self.stop(seat) } else { Ok(()) }
    }

    fn disk_failed(&mut self, seat: usize, why: String) -> Checked {
        let life = self.programs[seat].life;
        // The player makes room and takes the game up again.
        let pause = self.rng.u64(500..8_000);
        self.after(pause, Happening::Stop { seat, life });
        self.after(pause + 500, Happening::Start { seat });
        self.feed(seat, Input::DiskFailed(why))
    }

    fn publish(&mut self, seat: usize, text: String) -> Checked {
        self.laws.sent(seat, &text, false)?;
        if self.programs[seat].seen.insert(laws::key(&text)) {
            let text: Rc<str> = text.into();
            for other in (0..3).filter(|other| *other != seat) {
                self.send_gossip(seat, other, seat, &text);
            }
        }
        Ok(())
    }

    fn ask(&mut self, seat: usize, to: usize, text: &str) -> Checked {
        self.laws.asks(seat, self.now)?;
        self.sequence += 1;
        let number = self.sequence;
        self.programs[seat].asked.insert(to, number);
        self.after(PATIENCE, Happening::GiveUp { seat, of: to, number });
        let text: Rc<str> = text.into();
        for delay in self.network.delays(seat, to, &mut self.rng) {
            self.after(delay, Happening::Ask { to, from: seat, number, text: text.clone() });
        }
        Ok(())
    }

    /// A liar's disk never fails, and what it sends is its own affair.
    fn carry_out_lies(&mut self, seat: usize, outputs: Vec<Output>, twin: bool) -> Checked {
        for output in outputs {
            match output {
                Output::Publish(text) => {
                    let program = &mut self.programs[seat];
                    let puppet = if twin {
                        program.liar.as_ref().and_then(|l| l.twin.as_deref()).cloned()
                    } else {
                        program.session.clone()
                    };
                    let (Some(liar), Some(puppet)) = (&mut program.liar, puppet) else {
                        continue;
                    };
                    let parcels = liar.publish(&puppet, text, twin);
                    self.send_parcels(seat, parcels)?;
                }
                Output::Ask { to, text } => self.ask(seat, to.index(), &text)?,
                Output::Append(_) | Output::Emit(_) => {}
            }
        }
        Ok(())
    }

    pub(super) fn send_parcels(&mut self, seat: usize, parcels: Vec<Parcel>) -> Checked {
        const GOSSIP_MAX: usize = 8 * 1024;
        for Parcel { to, text } in parcels.into_iter().filter(|parcel| parcel.text.len() <= GOSSIP_MAX) {
            self.laws.sent(seat, &text, false)?;
            self.note(|| format!("{seat} lies to {to:?}: {}", short(&text)));
            let text: Rc<str> = text.into();
            for other in (0..3).filter(|other| *other != seat && to.is_none_or(|to| to == *other)) {
                self.send_gossip(seat, other, seat, &text);
            }
        }
        Ok(())
    }
}
