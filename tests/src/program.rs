//! A real process of the program, driven by its JSON events. Nothing here sleeps: every wait is for an event or the end.

use std::fmt::Debug;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::binary::sanguo;

/// Longest wait for one event. Nothing takes that long; a machine that is busy with other things may.
const PATIENCE: Duration = Duration::from_secs(120);

/// A running program at a table. It is killed when this is dropped.
#[derive(Debug)]
pub struct Program {
    name: String,
    data: PathBuf,
    child: Child,
    stdin: Option<ChildStdin>,
    events: Receiver<(Instant, Value)>,
    stderr: Option<JoinHandle<String>>,
    /// All events so far.
    pub seen: Vec<Value>,
    /// When each of them was read.
    pub seen_at: Vec<Instant>,
}

/// How a program ended.
#[derive(Debug)]
pub struct End {
    /// Its exit status.
    pub status: ExitStatus,
    /// What it wrote to standard error.
    pub stderr: String,
    /// All its events.
    pub events: Vec<Value>,
}

impl Program {
    /// Starts `sanguo COMMAND… --json` with a data folder, on loopback alone.
    ///
    /// # Panics
    /// If it cannot be started.
    pub fn start(name: &str, data: &Path, command: &[&str]) -> Program {
        let mut program = Command::new(sanguo());
        program.args(command).args(["--json", "--listen", "127.0.0.1", "--data"]).arg(data);
        Program::spawn(name, data, program)
    }

    /// Starts a program that is to be driven by JSON, however it is started.
    ///
    /// # Panics
    /// If it cannot be started.
    pub fn spawn(name: &str, data: &Path, mut program: Command) -> Program {
        let mut child = program
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap_or_else(|error| panic!("{name} could not be started: {error}"));
        let (sender, events) = channel();
        let stdout = child.stdout.take();
        std::thread::spawn(move || {
            for line in stdout.into_iter().flat_map(|out| BufReader::new(out).lines()).map_while(Result::ok) {
                let event = serde_json::from_str(&line).unwrap_or_else(|error| panic!("no JSON: {error}: {line}"));
                if sender.send((Instant::now(), event)).is_err() {
                    return;
                }
            }
        });
        let stderr = child.stderr.take();
        let stderr = std::thread::spawn(move || {
            let mut text = String::new();
            if let Some(mut stderr) = stderr {
                // What cannot be read is missing in a message about a failure.
                let _ = stderr.read_to_string(&mut text);
            }
            text
        });
        let stdin = child.stdin.take();
        Program {
            name: name.to_owned(),
            data: data.to_owned(),
            child,
            stdin,
            events,
            stderr: Some(stderr),
            seen: Vec::new(),
            seen_at: Vec::new(),
        }
    }

    /// Makes a table.
    pub fn host(name: &str, data: &Path, more: &[&str]) -> Program {
        Program::start(name, data, &[&["host", "--name", name], more].concat())
    }

    /// Joins with a code.
    pub fn join(name: &str, data: &Path, code: &str, more: &[&str]) -> Program {
        Program::start(name, data, &[&["join", code, "--name", name], more].concat())
    }

    /// The next event.
    ///
    /// # Panics
    /// If none comes.
    pub fn next_event(&mut self) -> Value {
        match self.events.recv_timeout(PATIENCE) {
            Ok((at, event)) => {
                self.seen.push(event.clone());
                self.seen_at.push(at);
                event
            }
            Err(RecvTimeoutError::Timeout) => panic!("{} says nothing: {}", self.name, self.story()),
            Err(RecvTimeoutError::Disconnected) => {
                let stderr = self.stderr.take().and_then(|reader| reader.join().ok()).unwrap_or_default();
                panic!("{} has ended: {stderr} {}", self.name, self.story())
            }
        }
    }

    /// Reads on to the first event that is meant.
    ///
    /// # Panics
    /// If none comes.
    pub fn wait_for(&mut self, what: impl Debug, is_meant: impl Fn(&Value) -> bool) -> Value {
        let deadline = Instant::now() + PATIENCE;
        loop {
            let event = self.next_event();
            if is_meant(&event) {
                return event;
            }
            assert!(Instant::now() < deadline, "{} waits in vain for {what:?}: {}", self.name, self.story());
        }
    }

    /// Reads on to the first event of a kind.
    pub fn event(&mut self, kind: &str) -> Value {
        self.wait_for(kind, |event| event["event"] == kind)
    }

    /// The code of the table that this program has made.
    pub fn code(&mut self) -> String {
        text(&self.event("invite")["code"])
    }

    /// Types a line.
    ///
    /// # Panics
    /// If the program does not listen any more.
    pub fn type_line(&mut self, line: &str) {
        let stdin = self.stdin.as_mut().unwrap_or_else(|| panic!("{}'s input is closed", self.name));
        writeln!(stdin, "{line}").unwrap_or_else(|error| panic!("{} does not listen: {error}", self.name));
    }

    /// Ends its input.
    pub fn close_input(&mut self) {
        self.stdin = None;
    }

    /// Kills it as a power cut would, and waits until it is gone.
    pub fn kill(mut self) {
        self.kill_and_wait();
    }

    pub(crate) fn kill_and_wait(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }

    /// Its process.
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// Its player.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Its data folder.
    pub fn data(&self) -> &Path {
        &self.data
    }

    /// Reads to its end.
    ///
    /// # Panics
    /// If it does not end.
    pub fn end(mut self) -> End {
        let deadline = Instant::now() + PATIENCE;
        loop {
            match self.events.recv_timeout(PATIENCE) {
                Ok((_, event)) => self.seen.push(event),
                Err(RecvTimeoutError::Disconnected) => break,
                Err(RecvTimeoutError::Timeout) => panic!("{} does not end: {}", self.name, self.story()),
            }
            assert!(Instant::now() < deadline, "{} does not end: {}", self.name, self.story());
        }
        // Its output is closed, so nothing but the last steps of its end can be left.
        let status = self.child.wait().unwrap_or_else(|error| panic!("{}: {error}", self.name));
        let stderr = self.stderr.take().and_then(|reader| reader.join().ok()).unwrap_or_default();
        End { status, stderr, events: std::mem::take(&mut self.seen) }
    }

    /// Reads to its end, which has to be a good one.
    ///
    /// # Panics
    /// If it fails, or one of its tasks has: a program goes on without a task, somehow.
    pub fn end_well(self) -> Vec<Value> {
        let name = self.name.clone();
        let end = self.end();
        assert!(end.status.success(), "{name} failed: {} {}", end.stderr, tail(&end.events));
        assert!(!end.stderr.contains("panicked"), "{name}: {}", end.stderr);
        end.events
    }

    fn story(&self) -> String {
        tail(&self.seen)
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        self.kill_and_wait();
    }
}

/// A JSON string.
///
/// # Panics
/// If it is none.
pub fn text(value: &Value) -> String {
    value.as_str().unwrap_or_else(|| panic!("{value} is no text")).to_owned()
}

fn tail(events: &[Value]) -> String {
    let last = &events[events.len().saturating_sub(12)..];
    last.iter().map(|event| format!("\n  {event}")).collect()
}
