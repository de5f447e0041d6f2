//! The client.

pub mod about;
mod attention;
mod board;
pub mod bot;
pub mod cli;
mod daylight;
pub mod geometry;
pub mod link;
pub mod model;
mod picture;
mod screens;
pub mod text;
pub mod theme;
pub mod typefaces;
mod widgets;
pub mod window;
