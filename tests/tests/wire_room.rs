//! Lies in the waiting room, over real libp2p: no table comes of them, or a good one, and the right one is named.

use sanguo_net::{Event, Line};
use sanguo_tests::wire::{RoomLie, Table};

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
