//! A network namespace: interfaces, routes and filters of its own.

use std::ffi::OsStr;
use std::io::Write;
use std::process::{Command, Output, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

use serde_json::Value;

/// A namespace; gone when dropped.
#[derive(Debug)]
pub(super) struct Namespace {
    name: String,
}

impl Namespace {
    /// A new one, with nothing but a loopback interface.
    pub(super) fn new(label: &str) -> Namespace {
        static MADE: AtomicU32 = AtomicU32::new(0);
        let number = MADE.fetch_add(1, Ordering::Relaxed);
        let namespace = Namespace { name: format!("sanguo-{}-{number}-{label}", std::process::id()) };
        succeed(Command::new("ip").args(["netns", "add", &namespace.name]));
        namespace.ip("link set lo up");
        // The look for the same address elsewhere takes a second, and there is no other.
        namespace.set("net.ipv6.conf.default.accept_dad=0");
        namespace
    }

    /// Its name, for `ip`.
    pub(super) fn name(&self) -> &str {
        &self.name
    }

    /// `ip` with these words, inside.
    pub(super) fn ip(&self, words: &str) -> Output {
        succeed(Command::new("ip").args(["-n", &self.name]).args(words.split(' ')))
    }

    /// Loads rules of the packet filter.
    pub(super) fn nft(&self, rules: &str) {
        let mut nft = self.command("nft");
        let mut child = nft.args(["-f", "-"]).stdin(Stdio::piped()).spawn().unwrap_or_else(|error| panic!("{error}"));
        if let Some(mut stdin) = child.stdin.take() {
            stdin.write_all(rules.as_bytes()).unwrap_or_else(|error| panic!("nft does not listen: {error}"));
        }
        let status = child.wait().unwrap_or_else(|error| panic!("nft: {error}"));
        assert!(status.success(), "nft refuses\n{rules}");
    }

    /// A program that is to run inside.
    pub(super) fn command(&self, program: impl AsRef<OsStr>) -> Command {
        let mut command = Command::new("ip");
        command.args(["netns", "exec", &self.name]).arg(program);
        command
    }

    /// Passes packets on from one interface to another.
    pub(super) fn forward(&self) {
        self.set("net.ipv4.ip_forward=1");
        self.set("net.ipv6.conf.all.forwarding=1");
    }

    fn set(&self, setting: &str) {
        succeed(self.command("sysctl").args(["-q", "-w", setting]));
    }

    /// Bytes sent by all of its interfaces, loopback apart.
    pub(super) fn bytes_sent(&self) -> u64 {
        let links: Value = serde_json::from_slice(&self.ip("-j -s link").stdout).unwrap_or_default();
        let real = links.as_array().into_iter().flatten().filter(|link| link["ifname"] != "lo");
        real.filter_map(|link| link["stats64"]["tx"]["bytes"].as_u64()).sum()
    }
}

impl Drop for Namespace {
    fn drop(&mut self) {
        // What was not made cannot be removed.
        let _ = Command::new("ip").args(["netns", "del", &self.name]).output();
    }
}

fn succeed(command: &mut Command) -> Output {
    let output = command.output().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    assert!(output.status.success(), "{command:?}: {}", String::from_utf8_lossy(&output.stderr));
    output
}
