//! Windows of processes of their own, after nothing has happened for a while: how much memory they hold, and how much of a
//! processor they take. Beside each other: a window with nothing in it, and the table, both with the network open.

use std::process::Command;
use std::sync::Arc;
use std::time::{Duration, Instant};

use eframe::NativeOptions;
use eframe::egui::{CentralPanel, Context, Ui, ViewportBuilder};
use sanguo::link::{FarEnd, Link};
use sanguo::window::Window;
use sanguo_net::{Home, Listen, Settings, Start, TableHandle};

use crate::fake::scene;

/// Until everything that begins has begun.
const SETTLE: Duration = Duration::from_secs(4);
/// How long it is watched.
const WATCH: Duration = Duration::from_secs(10);
/// Of the clock that the system counts processor time with.
const TICKS_A_SECOND: f64 = 100.0;

/// Prints what both windows take, where there are windows and a system that tells.
pub fn print() {
    let display = ["DISPLAY", "WAYLAND_DISPLAY"].iter().any(|name| std::env::var_os(name).is_some());
    if !display || !cfg!(target_os = "linux") {
        return println!("MEMORY AND IDLE WORK ARE LEFT OUT: they are measured on Linux with a display");
    }
    let [empty, table] = ["empty", "table"].map(measured);
    println!("memory of the table's window: {:.2} times that of an empty one", table / empty);
}

/// Starts a process with such a window, and gives the memory that it says it holds, in MiB.
fn measured(what: &str) -> f64 {
    let program = std::env::current_exe().expect("this program");
    let out = Command::new(program).arg(what).output().expect("a process of its own");
    let said = String::from_utf8_lossy(&out.stdout).into_owned();
    print!("{said}");
    let memory = said.split_whitespace().find_map(|word| word.parse().ok());
    memory.unwrap_or_else(|| panic!("{what}: {said} {}", String::from_utf8_lossy(&out.stderr)))
}

/// Shows such a window for a while, prints what it takes, and ends.
pub fn run(what: &str) {
    let runtime = sanguo::link::runtime().expect("threads");
    let folder = tempfile::tempdir().expect("a folder");
    let _entered = runtime.enter();
    let network = Network::open(folder.path());
    let viewport = ViewportBuilder::default().with_title("cost").with_inner_size([1240.0, 860.0]);
    let options = NativeOptions { viewport, ..NativeOptions::default() };
    let table = what == "table";
    let what = what.to_owned();
    let create = move |creation: &eframe::CreationContext<'_>| {
        watch(creation.egui_ctx.clone(), what);
        let shown = table.then(|| at_table(&creation.egui_ctx));
        Ok(Box::new(Shown { window: shown, _network: network }) as Box<dyn eframe::App>)
    };
    eframe::run_native("cost", options, Box::new(create)).expect("a window");
}

/// The network of a table whose guests have not come.
struct Network {
    _handle: TableHandle,
    _events: tokio::sync::mpsc::Receiver<sanguo_net::Event>,
}

impl Network {
    fn open(folder: &std::path::Path) -> Network {
        let home = Arc::new(Home::open(folder).expect("a data folder"));
        let start = Start::Host { settings: Settings::default(), name: "Ann".parse().expect("a name") };
        let opened = sanguo_net::open(home, start, Listen::Only([127, 0, 0, 1].into()));
        let (_handle, _events) = opened.expect("the network");
        Network { _handle, _events }
    }
}

fn at_table(ctx: &Context) -> (Window, FarEnd) {
    let (link, far) = Link::pair();
    let mut window = Window::new(ctx, link);
    let far = scene::set("still", &mut window, far);
    window.take_in(ctx);
    (window, far)
}

struct Shown {
    window: Option<(Window, FarEnd)>,
    _network: Network,
}

impl eframe::App for Shown {
    fn ui(&mut self, ui: &mut Ui, _: &mut eframe::Frame) {
        match &mut self.window {
            Some((window, _)) => window.draw(ui),
            // Empty, but painted.
            None => drop(CentralPanel::default().show(ui, |_| ())),
        }
    }
}

/// Measures beside the window, and ends the process.
fn watch(ctx: Context, what: String) {
    std::thread::spawn(move || {
        std::thread::sleep(SETTLE);
        let (began, ticks, frames) = (Instant::now(), ticks(), ctx.cumulative_frame_nr());
        std::thread::sleep(WATCH);
        let work = (self::ticks() - ticks) / TICKS_A_SECOND / began.elapsed().as_secs_f64();
        let (memory, frames) = (resident(), ctx.cumulative_frame_nr() - frames);
        println!(
            "{what}: {memory:.1} MiB resident, {:.1} % of a processor, {frames} frames in {WATCH:?}",
            work * 100.0
        );
        std::process::exit(0);
    });
}

/// Memory held, in MiB.
fn resident() -> f64 {
    let status = std::fs::read_to_string("/proc/self/status").expect("the system's account");
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).expect("VmRSS");
    line.split_whitespace().next().and_then(|kib| kib.parse::<f64>().ok()).expect("a number") / 1024.0
}

/// Processor time taken so far, in ticks.
fn ticks() -> f64 {
    let stat = std::fs::read_to_string("/proc/self/stat").expect("the system's account");
    // The name before may have spaces in it; the two times are the 14th and 15th fields.
    let fields = stat.rsplit(')').next().expect("fields").split_whitespace();
    fields.skip(11).take(2).filter_map(|ticks| ticks.parse::<f64>().ok()).sum()
}
