//! What the table costs: a frame of it, and, where there is a display, the memory of its window and its work while nothing
//! happens. `cargo run --release --example cost` prints all of it.

#[path = "../../tests/fake/mod.rs"]
mod fake;
mod frame;
mod idle;

fn main() {
    match std::env::args().nth(1) {
        Some(what) => idle::run(&what),
        None => {
            frame::print();
            idle::print();
        }
    }
}
