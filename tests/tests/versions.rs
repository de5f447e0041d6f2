//! A host whose program is of another version of the protocol: the guest's program says which of the two must be updated.

use std::sync::Arc;
use std::time::Duration;

use futures::StreamExt;
use libp2p::multiaddr::Protocol;
use libp2p::swarm::SwarmEvent;
use libp2p::{Multiaddr, Swarm, SwarmBuilder, identify, identity};
use sanguo_net::{Address, Event, Home, Identity, Invite, Listen, NotAdmitted, Older, Secret, Start, Trouble, open};

const SEED: [u8; 32] = [7; 32];
const PATIENCE: Duration = Duration::from_secs(60);

/// A host that says that it is of this version, and speaks none that is known here.
fn host(version: &str) -> Swarm<identify::Behaviour> {
    let key = identity::Keypair::ed25519_from_bytes(SEED).expect("a key");
    let config = identify::Config::new(version.to_owned(), key.public());
    let mut swarm = SwarmBuilder::with_existing_identity(key)
        .with_tokio()
        .with_quic()
        .with_behaviour(|_| identify::Behaviour::new(config))
        .expect("the behaviour is right")
        .with_swarm_config(|config| config.with_idle_connection_timeout(PATIENCE))
        .build();
    swarm.listen_on("/ip4/127.0.0.1/udp/0/quic-v1".parse().expect("an address")).expect("loopback is there");
    swarm
}

fn port(address: &Multiaddr) -> Option<u16> {
    address.iter().find_map(|part| if let Protocol::Udp(port) = part { Some(port) } else { None })
}

/// Why a guest does not get into the table of such a host.
async fn refused_by(version: &str) -> NotAdmitted {
    let mut swarm = host(version);
    let port = loop {
        if let SwarmEvent::NewListenAddr { address, .. } = swarm.select_next_some().await {
            break port(&address).expect("a port");
        }
    };
    let address = Address { ip: [127, 0, 0, 1].into(), port, quic: true, tcp: false };
    let host = Identity::from_seed(&SEED).public();
    let secret = Secret::from_bytes([9; 16]);
    let invite = Box::new(Invite { host, secret, addresses: vec![address], helper: None, offer: None });
    let folder = tempfile::tempdir().expect("a folder");
    let home = Arc::new(Home::open(folder.path()).expect("a data folder"));
    let start = Start::Join { invite, name: "Bob".parse().expect("a name") };
    let (_handle, mut events) = open(home, start, Listen::Only([127, 0, 0, 1].into())).expect("the network");
    let refused = async {
        loop {
            tokio::select! {
                _ = swarm.select_next_some() => {}
                event = events.recv() => match event {
                    Some(Event::Trouble(Trouble::NotAdmitted(why))) => return why,
                    Some(_) => {}
                    None => panic!("the guest has ended without a word"),
                },
            }
        }
    };
    tokio::time::timeout(PATIENCE, refused).await.expect("the guest says why")
}

#[tokio::test]
async fn whoever_is_of_another_version_is_told_who_must_update() {
    assert_eq!(refused_by("/sanguo/2").await, NotAdmitted::Version(Some(Older::This)));
    assert_eq!(refused_by("/sanguo/0").await, NotAdmitted::Version(Some(Older::Other)));
    assert_eq!(refused_by("/chess/7").await, NotAdmitted::Version(None));
}
