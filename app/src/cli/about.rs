//! `sanguo about`: what this program is.

use super::failure::Failure;
use super::out;
use crate::about::{licences, versions};

/// `sanguo about`.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// Every library in the program, with its licence and the text of that
    #[arg(long)]
    licences: bool,
}

/// Tells it.
pub fn run(args: &Args) -> Result<(), Failure> {
    if args.licences {
        return out::line(licences().trim_end());
    }
    out::line(format_args!(
        "Sanguo {}: {}\nfree software under the {} licence; what else is inside: sanguo about --licences",
        versions(),
        env!("CARGO_PKG_DESCRIPTION"),
        env!("CARGO_PKG_LICENSE").replace("OR", "or"),
    ))
}
