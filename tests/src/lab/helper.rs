//! `sanguo helper` on a machine with a public address.

use std::io::{BufRead, BufReader};
use std::process::{Child, Stdio};

use tempfile::TempDir;

use super::world::Machine;
use crate::binary::sanguo;

/// A running helper; it is killed when this is dropped.
#[derive(Debug)]
pub struct Helper {
    process: Child,
    address: String,
    _machine: Machine,
    _folder: TempDir,
}

impl Helper {
    /// Starts one, and waits until a host can name it.
    ///
    /// # Panics
    /// If it ends before.
    pub fn start(machine: Machine, more: &[&str]) -> Helper {
        let there = format!("@{}:", machine.address());
        Helper::start_until(machine, more, &there)
    }

    /// Starts one as a node of a public network, and waits until it can be named as that.
    ///
    /// # Panics
    /// If it ends before.
    pub fn in_public_network(machine: Machine) -> Helper {
        let there = format!("/ip4/{}/udp/", machine.address());
        Helper::start_until(machine, &["--dht"], &there)
    }

    /// Its address is the last word of the first line that has `there` in it.
    fn start_until(machine: Machine, more: &[&str], there: &str) -> Helper {
        let folder = tempfile::tempdir().unwrap_or_else(|error| panic!("no temporary folder: {error}"));
        let mut command = machine.command(sanguo());
        command.arg("helper").args(more).arg("--data").arg(folder.path()).stdout(Stdio::piped());
        let mut process = command.spawn().unwrap_or_else(|error| panic!("the helper: {error}"));
        let mut lines = BufReader::new(process.stdout.take().unwrap_or_else(|| unreachable!("it is piped"))).lines();
        let named = lines.by_ref().map_while(Result::ok).find(|line| line.contains(there));
        let named = named.unwrap_or_else(|| panic!("the helper never said that it is at {}", machine.address()));
        // Nobody reads on, and a full pipe would stop it.
        std::thread::spawn(move || lines.map_while(Result::ok).for_each(drop));
        let address = named.rsplit(' ').next().unwrap_or_default().to_owned();
        Helper { process, address, _machine: machine, _folder: folder }
    }

    /// As others name it.
    pub fn address(&self) -> &str {
        &self.address
    }
}

impl Drop for Helper {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
