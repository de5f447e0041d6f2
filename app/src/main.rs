//! The program: the window, or a command in the terminal.

use std::process::ExitCode;

fn main() -> ExitCode {
    sanguo::cli::run()
}
