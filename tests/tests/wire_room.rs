//! Lies in the waiting room, over real libp2p: no table comes of them, or a good one, and the right one is named.

use std::net::Ipv4Addr;
use std::sync::Arc;

use futures::future::join_all;
use sanguo_net::limits::CONNECTIONS_MAX;
use sanguo_net::{Event, Home, Invite, Line, Listen, Settings, Start, open};
use sanguo_tests::wire::{Happening, Peer, RoomLie, Table};

/// Whether a stranger who knocks is spoken to.
async fn is_heard(peer: &mut Peer, invite: &Invite) -> bool {
    let addresses = invite.addresses.iter().map(|at| format!("/ip4/{}/udp/{}/quic-v1", at.ip, at.port));
    peer.dial(&invite.host, addresses.filter_map(|at| at.parse().ok()).collect());
    loop {
        match peer.next().await {
            Happening::Connected(host) => peer.ask(&host, "hello 0123456789abcdef\n"),
            Happening::Answer { .. } => return true,
            Happening::Gone(_) | Happening::Unanswered(_) => return false,
            _ => {}
        }
    }
}

#[tokio::test]
async fn a_crowd_at_the_door_is_let_in_up_to_the_limit() {
    let folder = tempfile::tempdir().expect("a folder");
    let home = Arc::new(Home::open(folder.path()).expect("a fresh folder"));
    let start = Start::Host { settings: Settings::default(), name: "Ann".parse().expect("a name") };
    let (_handle, mut events) = open(home, start, Listen::Only(Ipv4Addr::LOCALHOST.into())).expect("a table");
    let invite: Invite = loop {
        if let Some(Event::Invite { code }) = events.recv().await {
            break code.parse().expect("a code");
        }
    };
    let crowd = u8::try_from(CONNECTIONS_MAX + 6).expect("a small crowd");
    let mut peers: Vec<Peer> = (0..crowd).map(|i| Peer::new([i + 1; 32])).collect();
    let heard = join_all(peers.iter_mut().map(|peer| is_heard(peer, &invite))).await;
    assert_eq!(heard.iter().filter(|heard| **heard).count(), usize::try_from(CONNECTIONS_MAX).expect("a number"));
}

#[tokio::test]
async fn a_nonce_that_was_not_committed_to_ends_the_table() {
    let mut table = Table::with_lie_in_room(RoomLie::Nonce).await;
    let is_named = |event: &Event| {
        let Event::Trouble(trouble) = event else { return false };
        let words = trouble.to_string();
        words.contains("LuBu's program answered wrongly") && words.contains("not the one committed to")
    };
    table.until("Ann names the liar", |t| t.seats[0].seen.iter().any(is_named)).await;
    let is_seated = |event: &Event| matches!(event, Event::Seated { .. });
    assert!(table.seats.iter().all(|seat| !seat.seen.iter().any(is_seated)));
}

#[tokio::test]
async fn a_seal_in_anothers_name_seals_nothing() {
    let mut table = Table::with_lie_in_room(RoomLie::Seal).await;
    table.seat().await;
    table.until("both listen to the rogue", |t| t.rogue.listeners() == 2).await;
    let me = table.rogue.me();
    let signature = table.rogue.identity().sign(&table.rogue.ledger().table().seal_bytes());
    table.rogue.publish(&[Line::Seal { kingdom: me.prev(), signature }]);
    table.both_blame("the signature is not that of").await;
    let is_open = |event: &Event| matches!(event, Event::Turn { mine: true, .. });
    assert!(table.seats.iter().all(|seat| !seat.seen.iter().any(is_open)), "not all have sealed");
    // It was its own to seal all the time.
    let seal = [Line::Seal { kingdom: me, signature }];
    table.rogue.learn(&seal);
    table.rogue.publish(&seal);
    table.play_to(4).await;
    table.end().await;
}
