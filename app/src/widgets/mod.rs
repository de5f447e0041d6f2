//! Small things that several screens show.

mod button;
mod ear;
mod face;
mod gear;
mod help;
mod info;
mod qr;
mod seal;
mod step;
mod ticks;
mod turn;
mod words;

pub(crate) use button::{copy, primary, rows, width};
pub(crate) use ear::ear;
pub(crate) use face::face;
pub(crate) use gear::gear;
pub(crate) use help::help;
pub(crate) use info::info;
pub(crate) use qr::qr;
pub(crate) use seal::seal;
pub(crate) use step::{Step, step};
pub(crate) use ticks::ticks;
pub(crate) use turn::turn_board;
pub(crate) use words::{notice, weak, wrong};
