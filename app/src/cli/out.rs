//! Standard output, for readers that may go away.

use std::fmt::Display;
use std::io::{self, Write};

use super::failure::Failure;

/// Writes a line and flushes it.
///
/// # Errors
/// When nobody reads any more, or the output is a file on a full disk; `println!` would panic.
pub fn line(text: impl Display) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    writeln!(out, "{text}").and_then(|()| out.flush()).map_err(Failure::Output)
}

/// Writes a line to standard error, where nothing better can be done if that fails.
pub fn complain(text: impl Display) {
    let _ = writeln!(io::stderr().lock(), "{text}");
}
