//! What a router lets through, and what it makes of addresses and ports.

/// The interface to the internet.
pub(super) const WAN: &str = "wan";
/// The bridge of the home.
pub(super) const LAN: &str = "lan";

/// What a router does with addresses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Nothing: the machines behind it have public addresses, and anybody reaches them.
    Open,
    /// The machines have public addresses, but only answers get in.
    Firewall,
    /// One public address for all; the port stays, whoever is spoken to.
    Cone,
    /// One public address for all, another port, the same to whomever is spoken to.
    OtherPort,
    /// One public address for all, another port for each whom one speaks to: no punching through.
    Symmetric,
}

/// A router as it stands in somebody's home.
#[derive(Clone, Copy, Debug)]
pub struct Router {
    kind: Kind,
    passes_udp: bool,
    loss_percent: u32,
    forwarded_port: Option<u16>,
    opens: Option<Opens>,
}

/// How programs behind a router ask it for ports.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Opens {
    /// By UPnP.
    Upnp,
    /// By PCP or NAT-PMP, and not by UPnP.
    Pcp,
}

impl From<Kind> for Router {
    /// An ordinary one of this kind.
    fn from(kind: Kind) -> Router {
        Router { kind, passes_udp: true, loss_percent: 0, forwarded_port: None, opens: None }
    }
}

impl Router {
    /// One that drops UDP, as some offices and schools do.
    pub fn without_udp(self) -> Router {
        Router { passes_udp: false, ..self }
    }

    /// One that loses so many packets of a hundred, each way.
    pub fn losing(self, percent: u32) -> Router {
        Router { loss_percent: percent, ..self }
    }

    /// One whose owner has sent a port on to the first machine.
    pub fn forwarding(self, port: u16) -> Router {
        Router { forwarded_port: Some(port), ..self }
    }

    /// One that opens ports for whoever asks from inside by UPnP.
    pub fn with_upnp(self) -> Router {
        Router { opens: Some(Opens::Upnp), ..self }
    }

    /// One that opens ports for whoever asks from inside by PCP or NAT-PMP.
    pub fn with_pcp(self) -> Router {
        Router { opens: Some(Opens::Pcp), ..self }
    }

    /// How it is asked to open ports.
    pub(super) fn opens(self) -> Option<Opens> {
        self.opens
    }

    /// Whether the machines behind it have addresses of their own in the internet.
    pub(super) fn is_transparent(self) -> bool {
        matches!(self.kind, Kind::Open | Kind::Firewall)
    }

    /// Its rules for the packet filter: its own address in the internet, and that of its first machine.
    pub(super) fn rules(self, address: &str, machine: &str) -> String {
        let loses = match self.loss_percent {
            0 => String::new(),
            percent => format!("numgen random mod 100 < {percent} drop"),
        };
        let udp = if self.passes_udp { "" } else { "meta l4proto udp drop" };
        let strangers = if self.kind == Kind::Open { "accept" } else { "drop" };
        // A packet that nobody asked for must not be taken in by the router itself: it would occupy the port that the
        // next packet of a machine behind it is to be given.
        format!(
            "table inet filter {{
                chain input {{
                    type filter hook input priority filter; policy accept;
                    iifname {WAN} ct state new drop
                }}
                chain forward {{
                    type filter hook forward priority filter; policy {strangers};
                    {loses}
                    {udp}
                    iifname {LAN} accept
                    ct state established,related accept
                    ct status dnat accept
                }}
            }}
            {}",
            self.translation(address, machine)
        )
    }

    fn translation(self, address: &str, machine: &str) -> String {
        let rule = match self.kind {
            Kind::Open | Kind::Firewall => return String::new(),
            Kind::Cone => "masquerade".to_owned(),
            // Below the ports that programs are given, so that none stays; one machine and port keeps what it got first.
            Kind::OtherPort => format!("meta l4proto {{ tcp, udp }} snat to {address}:20000-29999"),
            Kind::Symmetric => "masquerade fully-random".to_owned(),
        };
        let forward = match self.forwarded_port {
            Some(port) => format!("iifname {WAN} meta l4proto {{ tcp, udp }} th dport {port} dnat to {machine}"),
            None => String::new(),
        };
        format!(
            "table ip nat {{
                chain prerouting {{
                    type nat hook prerouting priority dstnat;
                    {forward}
                }}
                chain postrouting {{
                    type nat hook postrouting priority srcnat;
                    oifname {WAN} {rule}
                }}
            }}"
        )
    }
}
