//! The public IPFS network, where the player allows it: a directory in which friends find each other under a key that only
//! they can tell, and relays that carry the first words.

use std::collections::BTreeSet;
use std::time::Instant;

use libp2p::kad::store::MemoryStore;
use libp2p::kad::{self, GetProvidersOk, QueryResult, RecordKey};
use libp2p::multiaddr::Protocol;
use libp2p::swarm::dial_opts::{DialOpts, PeerCondition};
use libp2p::{Multiaddr, PeerId, StreamProtocol, Swarm};

use super::PublicNetwork;
use super::addresses::{self, Reach};
use super::behaviour::{Behaviour, key_of, peer_of};
use super::driver::Driver;
use crate::invite::Secret;
use crate::limits::{PROVIDE_EVERY, PUBLIC_RELAYS, PUBLIC_RELAYS_REFUSED_MAX, SEARCH_EVERY, SEARCH_TIMEOUT};

/// The public directory takes multihashes for keys; this one begins like a SHA-256.
const SHA2_256: [u8; 2] = [0x12, 32];
const USUAL: [&str; 4] = [
    "/dnsaddr/bootstrap.libp2p.io/p2p/QmNnooDu7bfjPFoTZYxMNLWUQJyrVwtbZg5gBMjTezGAJN",
    "/dnsaddr/bootstrap.libp2p.io/p2p/QmQCU2EcMqAqQPR2i9bChDtGNJchTbq5TbXJJ16u19uLTa",
    "/dnsaddr/bootstrap.libp2p.io/p2p/QmbLHAnMoJPWSCR5Zhtx6BHJX9KiKNN6tpvbUcqanj75Nb",
    "/dnsaddr/bootstrap.libp2p.io/p2p/QmcZf59bWwK5XFi76CZX8cbJ4BhTzzA3gU1ZjYZcYW3dwt",
];

/// A node of the directory.
pub(super) fn dht(me: PeerId, mode: kad::Mode) -> kad::Behaviour<MemoryStore> {
    let mut config = kad::Config::new(StreamProtocol::new("/ipfs/kad/1.0.0"));
    config.set_query_timeout(SEARCH_TIMEOUT);
    let mut dht = kad::Behaviour::with_config(me, MemoryStore::new(me), config);
    // Left to itself, a node with a known address would serve the public.
    dht.set_mode(Some(mode));
    dht
}

impl PublicNetwork {
    fn nodes(&self) -> Vec<Multiaddr> {
        match self {
            PublicNetwork::Usual => USUAL.iter().filter_map(|node| node.parse().ok()).collect(),
            PublicNetwork::Through(nodes) => nodes.iter().filter_map(|node| node.parse().ok()).collect(),
        }
    }

    /// Whether no node is known by its address alone.
    pub(super) fn needs_names(&self) -> bool {
        let has_name = |node: &Multiaddr| !matches!(node.iter().next(), Some(Protocol::Ip4(_) | Protocol::Ip6(_)));
        self.nodes().iter().all(has_name)
    }
}

/// What is under way in public.
pub(super) struct Public {
    /// Where friends meet.
    place: RecordKey,
    relays: Vec<PeerId>,
    refused: BTreeSet<PeerId>,
    /// What the directory was told of this program, and when.
    told: Option<(Vec<Multiaddr>, Instant)>,
    searched: Option<Instant>,
}

impl Public {
    pub(super) fn new(swarm: &mut Swarm<Behaviour>, by: &PublicNetwork, secret: &Secret) -> Self {
        if let Some(dht) = swarm.behaviour_mut().dht.as_mut() {
            for mut node in by.nodes() {
                if let Some(Protocol::P2p(peer)) = node.pop() {
                    dht.add_address(&peer, node);
                }
            }
            // Fails only where no node is known.
            let _ = dht.bootstrap();
        }
        let place = [&SHA2_256[..], secret.meeting_place().as_bytes()].concat();
        let place = RecordKey::from(place);
        Public { place, relays: Vec::new(), refused: BTreeSet::new(), told: None, searched: None }
    }

    /// The relays found.
    pub(super) fn relays(&self) -> impl Iterator<Item = PeerId> {
        self.relays.iter().copied()
    }

    /// A relay gave no place, or takes it back.
    pub(super) fn refused(&mut self, relay: PeerId) {
        if self.relays.contains(&relay) {
            self.relays.retain(|known| *known != relay);
            if self.refused.len() >= PUBLIC_RELAYS_REFUSED_MAX {
                self.refused.pop_first();
            }
            self.refused.insert(relay);
        }
    }
}

impl Driver {
    /// Looks for relays and friends, and tells friends where this program is, while somebody is missed.
    pub(super) fn look_in_public(&mut self) {
        let missed = self.misses_somebody();
        if let Some(public) = &mut self.public {
            public.relays.retain(|relay| self.connections.direct_to(relay).is_some());
        }
        if missed {
            self.choose_relays();
            self.search();
            self.provide();
        }
    }

    fn choose_relays(&mut self) {
        let helper = self.paths.helper.and_then(|helper| peer_of(&helper.key));
        let Some(public) = &mut self.public else {
            return;
        };
        for (_, node) in self.connections.iter().filter(|(_, c)| c.relays && c.is_direct() && !c.inbound) {
            let known = public.relays.contains(&node.peer) || public.refused.contains(&node.peer);
            let serves_friends = helper == Some(node.peer) || self.paths.circles.friends.contains(&node.peer);
            if !known && !serves_friends && public.relays.len() < PUBLIC_RELAYS {
                public.relays.push(node.peer);
            }
        }
    }

    fn search(&mut self) {
        let now = Instant::now();
        if let (Some(public), Some(dht)) = (&mut self.public, self.swarm.behaviour_mut().dht.as_mut())
            && public.searched.is_none_or(|last| now - last >= SEARCH_EVERY)
        {
            public.searched = Some(now);
            dht.get_providers(public.place.clone());
        }
    }

    fn provide(&mut self) {
        let now = Instant::now();
        let world = |address: &&Multiaddr| addresses::reach(address) == Reach::World;
        let own: Vec<Multiaddr> = self.swarm.external_addresses().filter(world).cloned().collect();
        let is_told = |(told, at): &(Vec<Multiaddr>, Instant)| *told == own && now - *at < PROVIDE_EVERY;
        if let (Some(public), Some(dht)) = (&mut self.public, self.swarm.behaviour_mut().dht.as_mut())
            && !own.is_empty()
            && !public.told.as_ref().is_some_and(is_told)
            && dht.start_providing(public.place.clone()).is_ok()
        {
            public.told = Some((own, now));
        }
    }

    /// The directory has answered.
    pub(super) fn on_dht(&mut self, event: kad::Event) {
        let kad::Event::OutboundQueryProgressed { result: QueryResult::GetProviders(Ok(found)), .. } = event else {
            return;
        };
        let GetProvidersOk::FoundProviders { providers, .. } = found else {
            return;
        };
        let wanted = self.wanted();
        for peer in providers {
            if key_of(&peer).is_some_and(|key| wanted.contains(&key) && !self.connections.is_connected(&key)) {
                // At once, while the directory's answer holds the addresses.
                let options = DialOpts::peer_id(peer)
                    .condition(PeerCondition::Disconnected)
                    .addresses(Vec::new())
                    .extend_addresses_through_behaviour()
                    .build();
                // What fails is looked for again.
                let _ = self.swarm.dial(options);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_is_known_by_address_is_found_without_names() {
        let peer = "12D3KooWGATjTkRw7UepPpWvKfLXh9dvmYMSgJcHxRmZxQmfSiYe";
        let through = |nodes: &[&str]| {
            PublicNetwork::Through(nodes.iter().map(|node| format!("{node}/p2p/{peer}")).collect()).needs_names()
        };
        assert!(PublicNetwork::Usual.needs_names() && PublicNetwork::Usual.nodes().len() == USUAL.len());
        assert!(through(&["/dns4/node.example/tcp/4001"]));
        assert!(!through(&["/dns4/node.example/tcp/4001", "/ip4/5.5.5.5/udp/4001/quic-v1"]));
    }
}
