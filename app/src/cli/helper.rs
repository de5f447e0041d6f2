//! `sanguo helper`: carries the first words between friends behind routers.

use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;

use sanguo_net::{CircuitLimits, HelperNode, HelperSettings, Home};
use tokio::runtime::Runtime;

use super::failure::Failure;
use super::{Place, out, table};

/// `sanguo helper`.
#[derive(clap::Args, Debug)]
pub struct Args {
    #[command(flatten)]
    place: Place,
    /// Most kilobytes that one pair may send through this helper before it has to connect anew
    #[arg(long, value_name = "KB", value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    circuit_kb: Option<u64>,
    /// Most seconds that one pair may stay connected before it has to connect anew
    #[arg(long, value_name = "SECONDS", value_parser = clap::value_parser!(u64).range(1..=31_536_000))]
    circuit_seconds: Option<u64>,
    /// Serve the public IPFS network as a node of its directory too
    #[arg(long)]
    dht: bool,
}

/// The customary port of libp2p nodes.
const PORT: u16 = 4001;

/// Helps until it is interrupted.
pub fn run(data: &Path, args: &Args) -> Result<(), Failure> {
    let home = Home::open(data)?;
    let usual = CircuitLimits::default();
    let circuits = CircuitLimits {
        bytes: args.circuit_kb.map_or(usual.bytes, |kb| kb * 1_024),
        lasts: args.circuit_seconds.map_or(usual.lasts, Duration::from_secs),
    };
    let port = args.place.port.unwrap_or(PORT);
    let outside = args.place.outside.map(|outside| SocketAddr::new(outside, port));
    let settings = HelperSettings { listen: args.place.listen(), port, outside, circuits, dht: args.dht };
    let runtime = Runtime::new().map_err(Failure::Threads)?;
    runtime.block_on(async {
        let mut node = HelperNode::open(&home, settings).map_err(|error| Failure::said(error.to_string()))?;
        out::line("This helper carries the first words between friends behind routers, until it is ended by Ctrl-C.")?;
        let interrupt = table::interrupt();
        tokio::pin!(interrupt);
        loop {
            tokio::select! {
                helper = node.next_address() => {
                    out::line(format_args!("A table names it by: --helper {helper}"))?;
                    if args.dht {
                        out::line(format_args!("In the public network it is: {}", node.multiaddress(&helper)))?;
                    }
                }
                () = &mut interrupt => return Ok(()),
            }
        }
    })
}
