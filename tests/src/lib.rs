//! Tests that cross crates.

pub mod sim;
