//! The real program in real windows: three of them play a short game over real connections, by mouse alone.
//!
//! Where to click is found by drawing the same screens without a display.
// What fails in the helpers fails the test.
#![allow(clippy::unwrap_used)]

mod fake;

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use eframe::egui::{Pos2, vec2};
use egui_kittest::kittest::Queryable;
use fake::shown::{Shown, at_table, model, open};
use sanguo::model::{Event, Intent};
use sanguo_net::list_games;
use tempfile::TempDir;

/// Size of a window at its start.
const SIZE: (i32, i32) = (1240, 860);
/// Longest that a frame takes, drawn without a graphics card beside two others.
const FRAME: Duration = Duration::from_millis(200);
/// Longest wait for anything.
const PATIENCE: Duration = Duration::from_secs(60);

/// A private display, as wide as three windows.
struct Display {
    server: Child,
    name: String,
}

impl Display {
    fn open() -> Display {
        let screen = format!("{}x{}x24", 3 * SIZE.0, SIZE.1);
        // Without -noreset it starts over whenever its last client has gone, and refuses whoever comes just then.
        let mut server = Command::new("Xvfb")
            .args(["-displayfd", "1", "-noreset", "-nolisten", "tcp", "-screen", "0", &screen])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("Xvfb");
        let mut number = String::new();
        BufReader::new(server.stdout.take().unwrap()).read_line(&mut number).unwrap();
        Display { server, name: format!(":{}", number.trim()) }
    }

    fn run(&self, program: &str, arguments: &[&str]) -> String {
        let out = Command::new(program).args(arguments).env("DISPLAY", &self.name).output().expect(program);
        String::from_utf8(out.stdout).unwrap()
    }

    /// Waits until it has come; if it does not, the display's picture is kept.
    fn wait_for(&self, what: &str, mut come: impl FnMut() -> bool) {
        let start = Instant::now();
        while !come() {
            if start.elapsed() > PATIENCE {
                self.colors("in-vain.png");
                panic!("waited in vain for {what}");
            }
            sleep(Duration::from_millis(200));
        }
    }

    fn windows(&self) -> Vec<String> {
        self.run("xdotool", &["search", "--onlyvisible", "--name", "^Sanguo$"]).lines().map(str::to_owned).collect()
    }

    /// How many different colours are on the display now; keeps the picture.
    fn colors(&self, picture: &str) -> usize {
        let picture = Path::new(env!("CARGO_TARGET_TMPDIR")).join(picture);
        let picture = picture.to_str().unwrap();
        self.run("import", &["-window", "root", picture]);
        self.run("identify", &["-format", "%k", picture]).trim().parse().unwrap()
    }
}

impl Drop for Display {
    fn drop(&mut self) {
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}

/// The program in a window of its own.
struct Program<'a> {
    child: Child,
    display: &'a Display,
    window: String,
    left: i32,
    data: Option<TempDir>,
}

impl Program<'_> {
    fn start<'a>(display: &'a Display, place: i32, name: &str, data: TempDir) -> Program<'a> {
        let before = display.windows();
        let child = Command::new(env!("CARGO_BIN_EXE_sanguo"))
            .args(["--listen", "127.0.0.1", "--data"])
            .arg(data.path())
            .env("DISPLAY", &display.name)
            .env("USER", name)
            // The drawn screens that say where to click speak English.
            .env("LANGUAGE", "en")
            .env_remove("WAYLAND_DISPLAY")
            .spawn()
            .unwrap();
        let mut window = None;
        display.wait_for("a window", || {
            window = display.windows().into_iter().find(|window| !before.contains(window));
            window.is_some()
        });
        let (window, left) = (window.unwrap(), place * SIZE.0);
        display.run("xdotool", &["windowmove", "--sync", &window, &left.to_string(), "0"]);
        display.wait_for("the key", || data.path().join("key").exists());
        Program { child, display, window, left, data: Some(data) }
    }

    /// Kills the program as a crash would, and keeps its folder.
    fn crash(mut self) -> TempDir {
        self.data.take().unwrap()
    }

    fn point_at(&self, at: Pos2) {
        self.display.run("xdotool", &["windowfocus", &self.window]);
        self.move_to(at);
    }

    fn move_to(&self, at: Pos2) {
        let (x, y) = (self.left + at.x.round() as i32, at.y.round() as i32);
        self.display.run("xdotool", &["mousemove", &x.to_string(), &y.to_string()]);
        sleep(FRAME);
    }

    fn click(&self, at: Pos2) {
        self.point_at(at);
        self.display.run("xdotool", &["click", "1"]);
        sleep(FRAME);
    }

    fn drag(&self, from: Pos2, to: Pos2) {
        self.point_at(from);
        self.display.run("xdotool", &["mousedown", "1"]);
        sleep(FRAME);
        for step in 1..=4 {
            self.move_to(from + (to - from) * (step as f32 / 4.0));
        }
        self.display.run("xdotool", &["mouseup", "1"]);
    }

    fn paste(&self) {
        self.display.run("xdotool", &["key", "ctrl+v"]);
        sleep(FRAME);
    }

    /// How many slots its record has, and the result, once there is a record.
    fn record(&self) -> Option<(usize, Option<String>)> {
        let games = list_games(self.data.as_ref()?.path()).ok()?;
        let record = games.first()?.record.as_ref().ok()?;
        Some((record.slots().count(), record.outcome().map(|outcome| outcome.to_string())))
    }
}

impl Drop for Program<'_> {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Where something with this label is on a screen.
fn place(shown: &Shown, label: &str) -> Pos2 {
    shown.get_by_label(label).rect().center()
}

/// The button below a pasted code, and what it tells.
fn join_button() -> Pos2 {
    let (mut home, _far) = open(vec2(SIZE.0 as f32, SIZE.1 as f32));
    model(&mut home).form.code = fake::code();
    home.run();
    place(&home, "Join")
}

/// The copy button below a code.
fn copy_button() -> Pos2 {
    let (mut shown, far) = open(vec2(SIZE.0 as f32, SIZE.1 as f32));
    model(&mut shown).form.name = "Ann".into();
    let commands = model(&mut shown).intend(Intent::Make);
    let [sanguo::model::Command::Begin(visit, ..), ..] = commands[..] else { panic!("{commands:?}") };
    let code = sanguo_net::Event::Invite { code: fake::code() };
    far.events.try_send(Event::Table(visit, code)).unwrap();
    shown.run();
    place(&shown, "Copy the code")
}

/// The button that takes up the only kept game.
fn resume_button(folder: &Path) -> Pos2 {
    let (mut home, far) = open(vec2(SIZE.0 as f32, SIZE.1 as f32));
    let games = list_games(folder).unwrap().into_iter().filter_map(sanguo::link::kept).collect();
    far.events.try_send(Event::Games(games)).unwrap();
    home.run();
    home.get_by_label_contains("Resume").rect().center()
}

#[test]
#[ignore = "needs Xvfb, xdotool and ImageMagick; .ci/run runs it"]
fn three_windows_play_a_game_to_its_end() {
    let (home, _far) = open(vec2(SIZE.0 as f32, SIZE.1 as f32));
    let display = Display::open();
    let start = |place: i32, data| Program::start(&display, place, ["Ann", "Bob", "Cid"][place as usize], data);
    let mut programs: Vec<Program<'_>> = (0..3).map(|place| start(place, tempfile::tempdir().unwrap())).collect();
    assert!(display.colors("home.png") > 1_000, "the home screen shows the board");

    programs[0].click(place(&home, "I take Shu"));
    programs[0].click(place(&home, "Make the table"));
    sleep(Duration::from_secs(2));
    programs[0].click(copy_button());
    for guest in &programs[1..] {
        guest.click(place(&home, "Invite code"));
        guest.paste();
        guest.click(join_button());
        // So that they come in this order.
        sleep(Duration::from_secs(2));
    }
    display.wait_for("three records", || programs.iter().all(|program| program.record().is_some()));
    sleep(Duration::from_secs(1));

    // Each sees the board from its own seat: what is at re4 for Ann is at ge4 for Bob.
    let (mut table, _fake) = at_table();
    let from = place(&table, "Shu soldier on re4");
    let to = place(&table, "re5, empty");
    for (slots, program) in (1..).zip(&programs) {
        if slots == 2 {
            program.drag(from, to);
        } else {
            program.click(from);
            program.click(to);
        }
        display.wait_for("a settled move", || {
            programs.iter().all(|program| program.record().is_some_and(|(settled, _)| settled == slots))
        });
    }
    assert!(display.colors("table.png") > 1_000);

    // The one on turn crashes, starts again and takes the game up.
    let crashed = programs.remove(0).crash();
    let resume = resume_button(crashed.path());
    programs.insert(0, start(0, crashed));
    sleep(5 * FRAME);
    programs[0].click(resume);
    sleep(Duration::from_secs(3));

    programs[0].click(place(&table, "Resign"));
    model(&mut table).intend(Intent::AskResign);
    table.run();
    programs[0].click(place(&table, "Yes, resign"));
    let resigned = Some((4, Some("resign r".to_owned())));
    display.wait_for("the end", || programs.iter().all(|program| program.record() == resigned));
    sleep(10 * FRAME);
    display.colors("over.png");
}
