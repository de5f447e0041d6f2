//! An internet of its own, homes at its edge, and machines in them.

use std::ffi::OsStr;
use std::path::Path;
use std::process::Command;

use super::namespace::Namespace;
use super::router::{LAN, Router, WAN};
use super::upnp::Upnp;
use crate::binary::sanguo;
use crate::program::Program;

/// The last part of addresses: of a home's router in the home, of its first machine, of the switch that is the internet.
const ROUTER: usize = 1;
const FIRST_MACHINE: usize = 10;
const SWITCH: usize = 254;

/// Which protocol all addresses are of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Family {
    /// IPv4 alone.
    V4,
    /// IPv6 alone.
    V6,
}

impl Family {
    /// An address of a router. It looks like a public one, because programs treat others apart.
    fn of_router(self, home: usize) -> String {
        match self {
            Family::V4 => format!("5.5.5.{home}"),
            Family::V6 => format!("2600:5:5::{home}"),
        }
    }

    /// An address in the network of a home.
    fn of_machine(self, home: usize, is_public: bool, host: usize) -> String {
        match self {
            Family::V4 if is_public => format!("5.6.{home}.{host}"),
            Family::V4 => format!("192.168.{home}.{host}"),
            Family::V6 => format!("2600:5:6:{home}::{host}"),
        }
    }

    fn prefix_length(self) -> u8 {
        if self == Family::V4 { 24 } else { 64 }
    }

    /// Gives an address to an interface, and takes the interface up.
    fn assign(self, namespace: &Namespace, address: &str, interface: &str) {
        namespace.ip(&format!("addr add {address}/{} dev {interface}", self.prefix_length()));
        namespace.ip(&format!("link set {interface} up"));
    }

    /// Sends what goes to a network by way of an address.
    fn route(self, namespace: &Namespace, network: &str, by: &str) {
        let option = if self == Family::V4 { "-4" } else { "-6" };
        namespace.ip(&format!("{option} route add {network} via {by}"));
    }
}

/// An internet: one switch that all routers are on, and that knows the way to every public address.
#[derive(Debug)]
pub struct World {
    family: Family,
    internet: Namespace,
    homes: Vec<LocalNetwork>,
}

/// A home of a world.
#[derive(Clone, Copy, Debug)]
pub struct Home(usize);

#[derive(Debug)]
struct LocalNetwork {
    router: Namespace,
    is_public: bool,
    machines: usize,
    _upnp: Option<Upnp>,
}

/// Somebody's computer.
#[derive(Debug)]
pub struct Machine {
    namespace: Namespace,
    interfaces: usize,
    address: String,
    knows_names: bool,
}

impl World {
    /// An internet without anybody.
    pub fn new(family: Family) -> World {
        let internet = Namespace::new("internet");
        internet.ip("link add switch type bridge");
        family.assign(&internet, &family.of_router(SWITCH), "switch");
        internet.forward();
        World { family, internet, homes: Vec::new() }
    }

    /// A home with a router to the internet.
    pub fn home(&mut self, router: Router) -> Home {
        let (family, number) = (self.family, self.homes.len() + 1);
        let (outside, is_public) = (family.of_router(number), router.is_transparent());
        let inside = |host| family.of_machine(number, is_public, host);

        let namespace = Namespace::new("router");
        namespace.ip(&format!("link add {WAN} type veth peer name home{number} netns {}", self.internet.name()));
        self.internet.ip(&format!("link set home{number} master switch up"));
        namespace.ip(&format!("link add {LAN} type bridge"));
        family.assign(&namespace, &outside, WAN);
        family.assign(&namespace, &inside(ROUTER), LAN);
        namespace.forward();
        family.route(&namespace, "default", &family.of_router(SWITCH));
        if is_public {
            family.route(&self.internet, &format!("{}/{}", inside(0), family.prefix_length()), &outside);
        }
        namespace.nft(&router.rules(&outside, &inside(FIRST_MACHINE)));
        let upnp = router.opens().map(|how| Upnp::start(&namespace, how));
        self.homes.push(LocalNetwork { router: namespace, is_public, machines: 0, _upnp: upnp });
        Home(number)
    }

    /// A machine in a home.
    pub fn machine(&mut self, home: Home) -> Machine {
        let mut machine =
            Machine { namespace: Namespace::new("machine"), interfaces: 0, address: String::new(), knows_names: true };
        self.plug(&mut machine, home);
        machine
    }

    /// The public address of a home's router.
    pub fn outside(&self, Home(number): Home) -> String {
        self.family.of_router(number)
    }

    /// The only machine of a home of its own.
    pub fn alone(&mut self, router: Router) -> Machine {
        let home = self.home(router);
        self.machine(home)
    }

    /// Takes a machine into a home and out of the one before, as when a telephone gets out of reach of its Wi-Fi.
    pub fn plug(&mut self, machine: &mut Machine, Home(number): Home) {
        let (family, inside) = (self.family, &machine.namespace);
        let home = &mut self.homes[number - 1];
        if machine.interfaces > 0 {
            inside.ip(&format!("addr flush dev eth{}", machine.interfaces));
            inside.ip(&format!("link set eth{} down", machine.interfaces));
        }
        machine.interfaces += 1;
        let host = FIRST_MACHINE + home.machines;
        home.machines += 1;
        let (eth, port) = (format!("eth{}", machine.interfaces), format!("port{}", home.machines));
        inside.ip(&format!("link add {eth} type veth peer name {port} netns {}", home.router.name()));
        home.router.ip(&format!("link set {port} master {LAN} up"));
        let address = |host| family.of_machine(number, home.is_public, host);
        family.assign(inside, &address(host), &eth);
        family.route(inside, "default", &address(ROUTER));
        machine.address = address(host);
    }
}

impl Machine {
    /// Its address where it is.
    pub fn address(&self) -> &str {
        &self.address
    }

    /// The same, whose settings say nothing of where names are looked up.
    pub fn without_names(self) -> Machine {
        Machine { knows_names: false, ..self }
    }

    /// A program that is to run here.
    pub(super) fn command(&self, program: impl AsRef<OsStr>) -> Command {
        if self.knows_names {
            return self.namespace.command(program);
        }
        // `ip netns exec` gives each command mounts of its own.
        let mut command = self.namespace.command("sh");
        command.args(["-c", r#"mount -t tmpfs none /etc && exec "$0" "$@""#]).arg(program);
        command
    }

    /// Starts the program here, to be driven by JSON.
    pub fn start(&self, name: &str, data: &Path, command: &[&str]) -> Program {
        let mut program = self.command(sanguo());
        program.args(command).args(["--json", "--data"]).arg(data);
        Program::spawn(name, data, program)
    }

    /// Bytes that have left it.
    pub fn bytes_sent(&self) -> u64 {
        self.namespace.bytes_sent()
    }
}
