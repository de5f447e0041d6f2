//! A router that opens ports for the programs behind it: `miniupnpd` in the router's namespace.

use std::io::{BufRead, BufReader};
use std::process::{Child, Stdio};

use tempfile::TempDir;

use super::namespace::Namespace;
use super::router::{LAN, Opens, WAN};

/// The chains that the daemon fills.
const CHAINS: &str = "table inet upnp {
    chain opened { }
    chain incoming { }
    chain outgoing { }
    chain prerouting { type nat hook prerouting priority dstnat; jump incoming; }
    chain postrouting { type nat hook postrouting priority srcnat - 1; jump outgoing; }
}";

/// A running daemon; stopped when dropped.
#[derive(Debug)]
pub(super) struct Upnp {
    daemon: Child,
    _folder: TempDir,
}

impl Upnp {
    /// Starts the daemon in a router, and waits until it answers.
    pub(super) fn start(router: &Namespace, how: Opens) -> Upnp {
        router.nft(CHAINS);
        router.ip(&format!("route add 239.0.0.0/8 dev {LAN}"));
        let folder = tempfile::tempdir().unwrap_or_else(|error| panic!("no temporary folder: {error}"));
        let [settings, pid] = ["settings", "pid"].map(|name| folder.path().join(name));
        std::fs::write(&settings, config(how)).unwrap_or_else(|error| panic!("{}: {error}", settings.display()));
        let mut command = router.command("miniupnpd");
        command.arg("-d").arg("-f").arg(&settings).arg("-P").arg(&pid);
        let mut daemon =
            command.stdout(Stdio::null()).stderr(Stdio::piped()).spawn().unwrap_or_else(|error| panic!("{error}"));
        let mut lines = BufReader::new(daemon.stderr.take().unwrap_or_else(|| unreachable!("it is piped"))).lines();
        let upnp = Upnp { daemon, _folder: folder };
        let said = match how {
            Opens::Upnp => "HTTP listening on port",
            Opens::Pcp => "Listening for NAT-PMP/PCP traffic",
        };
        let ready = lines.by_ref().map_while(Result::ok).any(|line| line.contains(said));
        assert!(ready, "miniupnpd has ended");
        // Nobody reads on, and a full pipe would stop it.
        std::thread::spawn(move || lines.map_while(Result::ok).for_each(drop));
        upnp
    }
}

impl Drop for Upnp {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.daemon.kill();
        let _ = self.daemon.wait();
    }
}

fn config(how: Opens) -> String {
    let upnp = if how == Opens::Upnp { "yes" } else { "no" };
    let pcp = if how == Opens::Pcp { "yes" } else { "no" };
    format!(
        "ext_ifname={WAN}
listening_ip={LAN}
enable_natpmp={pcp}
enable_upnp={upnp}
secure_mode=yes
uuid=8b3c4a2e-1111-2222-3333-444455556666
upnp_table_name=upnp
upnp_nat_table_name=upnp
upnp_forward_chain=opened
upnp_nat_chain=incoming
upnp_nat_postrouting_chain=outgoing
allow 1024-65535 0.0.0.0/0 1024-65535
deny 0-65535 0.0.0.0/0 0-65535
"
    )
}
