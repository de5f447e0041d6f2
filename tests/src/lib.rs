//! Tests that cross crates.

pub mod binary;
pub mod lab;
pub mod program;
pub mod sim;
pub mod trio;
pub mod wire;
