//! Three sessions in one thread, with a liar among them where a test wants one.

#![allow(clippy::unwrap_used)]

mod ending;
mod forfeits;
mod settling;
mod world;
