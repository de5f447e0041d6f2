//! The command line: what can be asked, and who does it.

mod about;
mod board;
mod demo;
mod failure;
mod folder;
mod helper;
mod json;
mod out;
mod records;
mod rules;
mod seat;
mod story;
mod table;
mod words;

use std::io;
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, Parser, Subcommand};
use sanguo_net::{Listen, Network, PublicNetwork};

use failure::Failure;

use crate::window;

/// Three Kingdoms Xiangqi for three friends, without a server. Without a command it opens the window.
#[derive(Parser, Debug)]
#[command(name = "sanguo", version = crate::about::versions())]
struct Cli {
    /// Folder for the key and the records [default: the platform's folder for such data]
    #[arg(long, global = true, value_name = "DIR")]
    data: Option<PathBuf>,
    #[command(flatten)]
    place: Place,
    #[command(subcommand)]
    command: Option<Command>,
}

/// Where to listen, and where that is reached from outside.
#[derive(Args, Clone, Default, Debug)]
struct Place {
    /// Listen on this address alone, and do not look around in the local network [default: everywhere]
    #[arg(long, value_name = "IP")]
    listen: Option<IpAddr>,
    /// Listen on this port, as where your router forwards one [default: any that is free]
    #[arg(long, value_name = "PORT", value_parser = clap::value_parser!(u16).range(1..))]
    port: Option<u16>,
    /// Look for your friends in the public IPFS network too: strangers there see this machine's IP address, and that it looks
    /// for somebody
    #[arg(long)]
    public_network: bool,
    /// Enter that network by this node
    #[arg(long, value_name = "MULTIADDR", hide = true, requires = "public_network")]
    bootstrap: Vec<String>,
    /// The address of your router, where it forwards the port and does not tell by itself
    #[arg(long, value_name = "IP", requires = "port")]
    outside: Option<IpAddr>,
}

impl Place {
    fn listen(&self) -> Listen {
        self.listen.map_or(Listen::Everywhere, Listen::Only)
    }

    fn network(&self) -> Network {
        let outside = self.outside.zip(self.port).map(|(ip, port)| SocketAddr::new(ip, port));
        let by = match &self.bootstrap[..] {
            [] => PublicNetwork::Usual,
            nodes => PublicNetwork::Through(nodes.to_vec()),
        };
        let public = self.public_network.then_some(by);
        Network { listen: self.listen(), port: self.port, outside, public, ..Network::default() }
    }
}

#[derive(Subcommand, Debug)]
enum Command {
    /// Three programs on this machine play whole games against each other: see all of it at work
    Demo(demo::Args),
    /// Open the window with a friend's invitation: a code, or the link that a browser or a camera found
    Open {
        /// The code, or 'sanguo:' and the code; without it the window opens as usual
        link: Option<String>,
    },
    /// Make a table and play from the terminal; shows the code for your two friends
    Host(Box<table::HostArgs>),
    /// Join a friend's table with its code and play from the terminal
    Join(table::JoinArgs),
    /// Take up an unfinished game
    Resume(table::ResumeArgs),
    /// Carry the first words between friends behind routers, on a machine with a public address; needs no game
    Helper(helper::Args),
    /// List the games that are kept
    Games(records::GamesArgs),
    /// Check records, offline: every signature and every move
    Verify(records::VerifyArgs),
    /// Show the moves of a record, with defeats and result
    Replay(records::ReplayArgs),
    /// What this program is: versions, and the licences of everything in it
    About(about::Args),
    /// The rules alone: legal moves, moves played out, positions counted
    #[command(subcommand)]
    Rules(rules::Command),
}

/// Runs the command that was asked for.
pub fn run() -> ExitCode {
    match perform(Cli::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever reads has seen enough: `sanguo replay … | head` is no failure.
        Err(Failure::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(Failure::Told) => ExitCode::FAILURE,
        Err(failure) => {
            out::complain(format_args!("sanguo: {failure}"));
            ExitCode::FAILURE
        }
    }
}

fn perform(cli: Cli) -> Result<(), Failure> {
    let data = cli.data;
    match cli.command {
        None => Ok(window::run(folder::choose(data)?, cli.place.listen(), None)?),
        Some(Command::Open { link }) => Ok(window::run(folder::choose(data)?, cli.place.listen(), link)?),
        Some(Command::Demo(args)) => demo::run(&args),
        Some(Command::Host(args)) => table::host(&folder::choose(data)?, *args),
        Some(Command::Join(args)) => table::join(&folder::choose(data)?, args),
        Some(Command::Resume(args)) => table::resume(&folder::choose(data)?, args),
        Some(Command::Helper(args)) => helper::run(&folder::choose(data)?, &args),
        Some(Command::Games(args)) => records::games(&folder::choose(data)?, &args),
        Some(Command::Verify(args)) => records::verify(&args),
        Some(Command::Replay(args)) => records::replay(&args),
        Some(Command::About(args)) => about::run(&args),
        Some(Command::Rules(command)) => rules::run(&command),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn command_line_is_well_formed() {
        Cli::command().debug_assert();
    }
}
