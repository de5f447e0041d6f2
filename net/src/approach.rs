//! How somebody in the waiting room is looked for or reached, and what would help where that takes long.

use std::time::{Duration, Instant};

use crate::identity::PublicKey;
use crate::limits::JOIN_PATIENCE_MILLIS;

/// How far the way to somebody in the waiting room has got.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Approach {
    /// To whom.
    pub key: PublicKey,
    /// What is going on.
    pub phase: Phase,
    /// Since when somebody is looked for at all, or reached in this way.
    pub since: Instant,
    /// What would help, the likeliest first; nothing as long as there is no need.
    pub helps: Vec<Help>,
}

/// What is going on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// Not connected, and tried everywhere.
    Looking(Search),
    /// Connected.
    Reached(Way),
}

impl Phase {
    /// Whether it is the same, whatever has been tried meanwhile.
    pub(crate) fn goes_on(&self, before: &Phase) -> bool {
        match (self, before) {
            (Phase::Looking(_), Phase::Looking(_)) => true,
            (now, before) => now == before,
        }
    }
}

/// Where somebody is looked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Search {
    /// Addresses that are dialled.
    pub addresses: usize,
    /// Those among them that did not answer so far.
    pub failed: usize,
    /// Programs in the local network are asked.
    pub local_network: bool,
    /// The node that the table names.
    pub helper: Asked,
    /// The public network, where the player allows it.
    pub public_network: Asked,
}

/// Whether a third party helps to look.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asked {
    /// There is none, or it may not be asked.
    Not,
    /// It has not answered yet.
    Calling,
    /// It answers.
    Answers,
}

/// How somebody is reached.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// By a connection of one's own inside this machine or the local network.
    SameNetwork,
    /// By a connection of one's own over the internet.
    Direct,
    /// Through this friend, who passes on what is said.
    Through(PublicKey),
    /// Through a relay outside the table.
    Relayed,
}

/// What would help to reach a host.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Help {
    /// That the host's program is open.
    Open,
    /// That the host gets the reply code which is shown here.
    Reply,
    /// That the helper answers, which the code names.
    HelperAnswers,
    /// That the public network answers, which is allowed here.
    PublicAnswers,
    /// That all allow the public network.
    PublicNetwork,
    /// A code that names a helper.
    Helper,
    /// A port that the host's router sends on.
    Port,
    /// IPv6 for the host and here.
    Ipv6,
}

/// What is known of the two ends of a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Ends {
    /// The host named an IPv6 address that is reached from anywhere.
    pub(crate) host_has_ipv6: bool,
    /// So has this machine.
    pub(crate) have_ipv6: bool,
    /// A reply code is shown.
    pub(crate) shows_reply: bool,
}

/// What would help a search for a host that has gone on for so long.
pub(crate) fn helps(search: &Search, ends: &Ends, so_long: Duration) -> Vec<Help> {
    if so_long < Duration::from_millis(JOIN_PATIENCE_MILLIS) {
        return Vec::new();
    }
    let reasons = [
        (Help::Open, true),
        (Help::Reply, ends.shows_reply),
        (Help::HelperAnswers, search.helper == Asked::Calling),
        (Help::PublicAnswers, search.public_network == Asked::Calling),
        (Help::PublicNetwork, search.public_network == Asked::Not),
        (Help::Helper, search.helper == Asked::Not),
        (Help::Port, true),
        (Help::Ipv6, !(ends.host_has_ipv6 && ends.have_ipv6)),
    ];
    reasons.into_iter().filter(|(_, applies)| *applies).map(|(help, _)| help).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const LONG: Duration = Duration::from_millis(JOIN_PATIENCE_MILLIS);
    const SEARCH: Search =
        Search { addresses: 2, failed: 2, local_network: true, helper: Asked::Not, public_network: Asked::Not };
    const ENDS: Ends = Ends { host_has_ipv6: true, have_ipv6: false, shows_reply: false };

    #[test]
    fn nothing_is_said_as_long_as_a_host_may_still_answer() {
        assert_eq!(helps(&SEARCH, &ENDS, LONG - Duration::from_millis(1)), []);
    }

    #[test]
    fn what_is_there_already_is_not_named() {
        use Help::{Helper, HelperAnswers, Ipv6, Open, Port, PublicAnswers, PublicNetwork, Reply};
        assert_eq!(helps(&SEARCH, &ENDS, LONG), [Open, PublicNetwork, Helper, Port, Ipv6]);
        let calling = Search { helper: Asked::Calling, public_network: Asked::Calling, ..SEARCH };
        let replying = Ends { shows_reply: true, have_ipv6: true, ..ENDS };
        assert_eq!(helps(&calling, &replying, LONG), [Open, Reply, HelperAnswers, PublicAnswers, Port]);
        let answered = Search { helper: Asked::Answers, public_network: Asked::Answers, ..SEARCH };
        assert_eq!(helps(&answered, &ENDS, LONG), [Open, Port, Ipv6]);
    }

    #[test]
    fn a_search_goes_on_and_a_way_changes() {
        let looking = Phase::Looking(SEARCH);
        assert!(Phase::Looking(Search { failed: 0, ..SEARCH }).goes_on(&looking));
        assert!(!Phase::Reached(Way::Direct).goes_on(&looking));
        assert!(!Phase::Reached(Way::Direct).goes_on(&Phase::Reached(Way::Relayed)));
        assert!(Phase::Reached(Way::Direct).goes_on(&Phase::Reached(Way::Direct)));
    }
}
