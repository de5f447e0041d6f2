//! The client.

mod attention;
mod board;
pub mod bot;
pub mod cli;
mod daylight;
pub mod geometry;
pub mod link;
pub mod model;
mod screens;
pub mod text;
pub mod theme;
mod widgets;
pub mod window;
