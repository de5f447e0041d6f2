//! Lies on the wire: what one peer may say over real libp2p, and what the two honest programs make of it.
//!
//! Each time both go on or finish, their records are good and alike, and nobody but the liar is blamed.

use std::time::Duration;

use libp2p::Multiaddr;
use sanguo_net::{
    Claim, Clock, Command, Decision, Event, Identity, Line, Millis, Notice, PublicKey, Settings, Slot, Talk, Vote, What,
};
use sanguo_rules::Kingdom;
use sanguo_tests::wire::{Happening, Manners, Peer, Seat, Table};
use tokio::time::timeout;

/// How far a game goes on after a lie that does not end it.
const ON: usize = 12;

#[tokio::test]
async fn a_client_written_from_the_page_plays() {
    let mut table = Table::drawn().await;
    table.play_to(ON).await;
    assert!(table.is_peaceful());
    table.end().await;
}

#[tokio::test]
async fn whoever_is_not_heard_to_listen_is_asked_to_say_so_and_says_so_when_asked() {
    let mut table = Table::drawn().await;
    table.play_to(3).await;
    table.rogue.fall_deaf();
    table.until("the rogue is asked", |t| t.rogue.asked_to_subscribe > 0).await;
    let host = table.rogue.host();
    table.rogue.peer.ask(&host, "subscribe\n");
    table.play_to(ON).await;
    table.until("both listen to the rogue", |t| t.rogue.listeners() == 2).await;
    assert!(table.is_peaceful());
    table.end().await;
}

#[tokio::test]
async fn another_position_hash() {
    let mut table = Table::with_rogue_in(Kingdom::Wu, None).await;
    table.play_to_turn_of_rogue(4).await;
    let (What::Move { mv, spent, .. }, What::Move { hash, .. }) =
        (table.rogue.legal_move(0), table.rogue.legal_move(1))
    else {
        panic!("moves are moves")
    };
    let lie = table.rogue.signed(table.rogue.decision(What::Move { mv, hash, spent }));
    table.rogue.publish(&lie);
    table.both_blame("the position hash after").await;
    go_on(table).await;
}

#[tokio::test]
async fn an_illegal_move() {
    let mut table = Table::with_rogue_in(Kingdom::Wu, None).await;
    table.play_to_turn_of_rogue(4).await;
    let what = table.rogue.what("re1ge1".parse().unwrap());
    let lie = table.rogue.signed(table.rogue.decision(what));
    table.rogue.publish(&lie);
    table.both_blame("the move is not legal").await;
    go_on(table).await;
}

#[tokio::test]
async fn a_move_out_of_turn() {
    let mut table = Table::with_rogue_in(Kingdom::Wei, None).await;
    table.play_to(3).await;
    table.until("the rogue knows of slot 3", |t| t.rogue.ledger().settled() == 3).await;
    let lie = table.rogue.signed(table.rogue.decision(table.rogue.legal_move(0)));
    table.rogue.publish(&lie);
    table.both_blame("only Shu on turn may propose it").await;
    go_on(table).await;
}

#[tokio::test]
async fn older_slots_again() {
    let mut table = Table::with_rogue_in(Kingdom::Wu, None).await;
    table.play_to_turn_of_rogue(7).await;
    // All that was said, in other messages than it was said in.
    for slot in 0..=7 {
        let lines = table.rogue.ledger().lines_of(slot);
        table
            .rogue
            .publish(&lines.iter().rev().filter(|l| !matches!(l, Line::Decision(_))).cloned().collect::<Vec<_>>());
        table.rogue.publish(&lines);
    }
    // An older move of its own, signed once more for the open slot's number but in the old place of the chain.
    let old = table.rogue.ledger().pages()[1].decided().unwrap().decision.clone();
    let again = table.rogue.signed(Decision { slot: table.rogue.ledger().open_slot(), ..old });
    table.rogue.publish(&again);
    table.rogue.manners.moves_up_to = usize::MAX;
    table.play_to(ON).await;
    assert!(table.is_peaceful(), "nobody did anything wrong that can be told");
    table.end().await;
}

#[tokio::test]
async fn moves_of_another_game() {
    let mut table = Table::with_rogue_in(Kingdom::Wu, None).await;
    table.play_to_turn_of_rogue(4).await;
    // The same players, hash of the same chain so far, but another game: signed by those who were in it.
    let game = another_game(&table);
    let mine = table.rogue.decision(table.rogue.legal_move(0));
    let moved = table.rogue.signed(Decision { game, ..mine });
    let notice = Line::Notice(Notice::sign(table.rogue.identity(), game, Kingdom::Wu));
    let claim =
        Line::Claim(Claim::sign(table.rogue.identity(), game, Slot::new(4).unwrap(), Kingdom::Shu, Kingdom::Wu));
    table.rogue.publish(&moved);
    table.rogue.publish(&[notice]);
    table.rogue.publish(&[claim]);
    table.both_blame("it is of another game").await;
    go_on(table).await;
}

/// The id of a game of the same three under another setting.
fn another_game(table: &Table) -> sanguo_net::GameId {
    let ledger = table.rogue.ledger();
    let settings = Settings { away: Millis(1), ..*ledger.table().settings() };
    sanguo_net::Table::new(settings, ledger.table().players().clone()).expect("a table").id()
}

#[tokio::test]
async fn what_is_signed_in_others_names() {
    let mut table = Table::with_rogue_in(Kingdom::Wu, None).await;
    table.play_to_turn_of_rogue(4).await;
    let rogue = &table.rogue;
    let (game, slot, me) = (rogue.ledger().id(), rogue.ledger().open_slot(), rogue.identity());
    let decision = rogue.decision(rogue.legal_move(0));
    let own = rogue.signed(decision.clone());
    let vote = Line::Vote(Vote::sign(me, Kingdom::Wei, &decision));
    let resign = Decision { what: What::Resign(Kingdom::Shu), ..decision };
    let resignation = [Line::Decision(resign.clone()), Line::Vote(Vote::sign(me, Kingdom::Shu, &resign))];
    let lies = [
        [own, vec![vote]].concat(),
        resignation.to_vec(),
        vec![Line::Notice(Notice::sign(me, game, Kingdom::Wei))],
        vec![Line::Claim(Claim::sign(me, game, slot, Kingdom::Wu, Kingdom::Wei))],
        vec![Line::Talk(Talk::sign(me, game, Kingdom::Shu, 1 << 60, "I give up").unwrap())],
    ];
    for lie in lies {
        table.rogue.publish(&lie);
    }
    table.both_blame("the signature is not that of Wei's key").await;
    table.both_blame("the signature is not that of Shu's key").await;
    table.both_blame("talk with a wrong signature").await;
    // Its own move was good all the same.
    go_on(table).await;
}

#[tokio::test]
async fn garbage_of_every_size() {
    let mut table = Table::with_rogue_in(Kingdom::Wu, None).await;
    table.play_to_turn_of_rogue(4).await;
    let game = table.rogue.ledger().id();
    table.rogue.publish_text("hello\n");
    table.both_blame("this is not of the form").await;
    table.rogue.publish_text("adopt 3\n");
    table.both_blame("a note that belongs in a record alone").await;
    for garbage in
        [vec![], vec![0xff; 100], vec![b'\n'; 5_000], b"vote 1 r".repeat(900), vec![b'a'; 9_000], vec![0; 900_000]]
    {
        table.rogue.publish_text(garbage);
    }
    let [ann, bob] = table.honest().map(|kingdom| table.rogue.ledger().table().player(kingdom).key);
    for key in [ann, bob] {
        for request in [
            b"\xff\xfe".to_vec(),
            b"dance\n".to_vec(),
            b"have\n".to_vec(),
            format!("have {game} 99999999999999999999:x\n").into(),
            format!("have {game}{}\n", " 1:0".repeat(5_000)).into(),
            vec![b'x'; 40_000],
            vec![0; 900_000],
            "draft\n".repeat(5_000).into(),
            format!("hello 0\n{}", format!("at {ann} /ip4/127.0.0.1/tcp/1\n").repeat(300)).into(),
        ] {
            table.rogue.peer.ask(&key, request);
        }
    }
    table.rogue.tell_text(Kingdom::Shu, "end of the world\n");
    table.rogue.tell_text(Kingdom::Wei, vec![b'y'; 100_000]);
    table.rogue.nudge();
    let blames = |t: &Table| t.seats[0].blames().filter(|(_, what)| what.contains("more|end SETTLED HEAD")).count() > 0;
    table.until("Ann blames the answer", blames).await;
    table.rogue.tell_truth();
    go_on(table).await;
}

#[tokio::test]
async fn more_messages_than_anybody_can_read() {
    let mut table = Table::with_rogue_in(Kingdom::Wei, None).await;
    table.play_to(4).await;
    let (game, me) = (table.rogue.ledger().id(), table.rogue.me());
    let [ann, bob] = table.honest().map(|kingdom| table.rogue.ledger().table().player(kingdom).key);
    for round in 0..12 {
        for number in 0..500 {
            let said = Talk::sign(table.rogue.identity(), game, me, round * 500 + number, "and another thing").unwrap();
            table.rogue.publish(&[Line::Talk(said)]);
            table.rogue.publish_text(format!("noise {round} {number}\n"));
            for key in [ann, bob] {
                table.rogue.peer.ask(&key, format!("have {game}\n"));
            }
        }
        // The game goes on all the while; slots of the rogue's own are reached in the last rounds.
        table.play_to(5 + round as usize).await;
    }
    table.both_blame("this is not of the form").await;
    table.end().await;
}

#[tokio::test]
async fn a_seat_that_falls_silent_is_timed_out() {
    let clock = Clock { base: Millis(1_500), increment: Millis(0) };
    let mut table = Table::with_rogue_in(Kingdom::Wu, Some(clock)).await;
    table.play_to_turn_of_rogue(4).await;
    table.rogue.manners.votes = false;
    table.rogue.manners.answers = false;
    table.both_end("timeout g").await;
    assert!(table.is_peaceful());
    table.end().await;
}

#[tokio::test]
async fn a_move_when_one_has_said_that_it_is_late() {
    moves_once_claimed(|claims| claims >= 1).await;
}

#[tokio::test]
async fn a_move_when_both_have_said_that_it_is_late() {
    moves_once_claimed(|claims| claims == 2).await;
}

/// The rogue moves at the flag; whether that was in time the others decide alike.
async fn moves_once_claimed(is_moment: impl Fn(usize) -> bool) {
    let clock = Clock { base: Millis(1_500), increment: Millis(30_000) };
    let mut table = Table::with_rogue_in(Kingdom::Wu, Some(clock)).await;
    table.play_to_turn_of_rogue(1).await;
    let has_claimed = |seat: &Seat| seat.seen.iter().any(|event| matches!(event, Event::Late { .. }));
    table
        .until("somebody says that it is late", |t| is_moment(t.seats.iter().filter(|seat| has_claimed(seat)).count()))
        .await;
    let moved = table.rogue.signed(table.rogue.decision(table.rogue.legal_move(0)));
    table.rogue.publish(&moved);
    table.rogue.learn(&moved);
    table.until("slot 2 is decided", |t| t.seats.iter().all(|seat| seat.chain.len() >= 2)).await;
    assert_eq!(table.seats[0].chain[1], table.seats[1].chain[1]);
    assert!(table.is_peaceful());
    if table.seats[0].outcome().is_none() {
        table.rogue.manners.moves_up_to = usize::MAX;
        table.play_to(ON).await;
    }
    table.end().await;
}

#[tokio::test]
async fn a_seat_that_signs_nothing_of_others_holds_nobody_up() {
    let mut table = Table::with_rogue_in(Kingdom::Wei, None).await;
    table.rogue.manners.votes = false;
    table.play_to(ON).await;
    assert!(table.is_peaceful());
    table.end().await;
}

#[tokio::test]
async fn what_is_told_to_one_alone_reaches_the_other() {
    let mut table = Table::with_rogue_in(Kingdom::Wu, None).await;
    table.play_to_turn_of_rogue(4).await;
    let moved = table.rogue.signed(table.rogue.decision(table.rogue.legal_move(0)));
    table.rogue.tell(Kingdom::Wei, &moved);
    table.rogue.tell(Kingdom::Shu, &[]);
    table.rogue.nudge();
    table.play_to(5).await;
    table.rogue.learn(&moved);
    table.rogue.tell_truth();
    table.play_to(7).await;
    assert!(table.is_peaceful());
    table.end().await;
}

#[tokio::test]
async fn a_resignation_told_to_one_alone_is_carried_in() {
    let mut table = Table::with_rogue_in(Kingdom::Wu, None).await;
    table.play_to(3).await;
    table.until("the rogue knows of slot 3", |t| t.rogue.ledger().settled() == 3).await;
    let notice = Line::Notice(Notice::sign(table.rogue.identity(), table.rogue.ledger().id(), Kingdom::Wu));
    table.rogue.tell(Kingdom::Shu, &[notice]);
    table.rogue.tell(Kingdom::Wei, &[]);
    table.rogue.nudge();
    table.both_end("resign g").await;
    assert!(table.is_peaceful());
    table.end().await;
}

#[tokio::test]
async fn a_resignation_that_the_owner_passes_over_is_carried_in_by_the_next() {
    let mut table = Table::with_rogue_in(Kingdom::Wu, None).await;
    table.play_to_turn_of_rogue(4).await;
    table.seats[1].command(Command::Resign);
    table.rogue.manners.moves_up_to = usize::MAX;
    table.both_end("resign b").await;
    assert!(table.is_peaceful());
    table.end().await;
}

#[tokio::test]
async fn a_claim_of_lateness_that_is_none_binds_nobody() {
    let mut table = Table::with_rogue_in(Kingdom::Wei, None).await;
    table.play_to(3).await;
    table.until("the rogue knows of slot 3", |t| t.rogue.ledger().settled() == 3).await;
    let (game, slot) = (table.rogue.ledger().id(), table.rogue.ledger().open_slot());
    let claim = Claim::sign(table.rogue.identity(), game, slot, Kingdom::Shu, Kingdom::Wei);
    table.rogue.publish(&[Line::Claim(claim)]);
    let heard = |event: &Event| matches!(event, Event::Late { .. });
    table.until("both have heard the claim", |t| t.seats.iter().all(|seat| seat.seen.iter().any(heard))).await;
    go_on(table).await;
}

#[tokio::test]
async fn a_seat_that_never_says_that_another_is_late_saves_nobody() {
    let clock = Clock { base: Millis(1_500), increment: Millis(0) };
    let mut table = Table::with_rogue_in(Kingdom::Wei, Some(clock)).await;
    table.play_to(3).await;
    table.rogue.manners = Manners { moves_up_to: 3, votes: false, answers: true };
    // Ann, on turn, lets her clock run out: her own program concedes it, and Bob's signs that.
    table.both_end("timeout r").await;
    assert!(table.is_peaceful());
    table.end().await;
}

#[tokio::test]
async fn a_stranger_with_the_code_is_turned_away() {
    let mut table = Table::with_rogue_in(Kingdom::Wu, None).await;
    table.play_to(3).await;
    let seed = [77; 32];
    let (mut stranger, key) = (Peer::new(seed), Identity::from_seed(&seed).public());
    let (host, at) = (table.invite.host, table.invite.addresses[0]);
    let game = table.rogue.ledger().id();
    let door = format!("/ip4/{}/udp/{}/quic-v1", at.ip, at.port).parse().unwrap();
    let join = format!("join Dora {}\n", table.invite.secret.proof(&host, &key));
    let answers = visit(&mut stranger, &host, vec![door], &[format!("have {game}\n"), "room\n".into(), join]).await;
    let answer = |word: &str| answers.iter().find(|(asked, _)| asked.starts_with(word)).map(|(_, text)| text.as_str());
    assert_eq!(answer("join"), Some("no full\n"));
    assert_eq!(answer("have").unwrap_or("no stranger\n"), "no stranger\n");

    // Whoever is no host has no door at all.
    let bob = table.rogue.ledger().table().player(Kingdom::Wei).key;
    let door = table.rogue.addresses_of(&bob);
    assert_eq!(visit(&mut stranger, &bob, door, &[format!("have {game}\n")]).await, []);
    go_on(table).await;
}

/// Asks somebody, and waits until the connection is ended from there; what was answered.
async fn visit(stranger: &mut Peer, whom: &PublicKey, door: Vec<Multiaddr>, asks: &[String]) -> Vec<(String, String)> {
    let mut answers = Vec::new();
    stranger.dial(whom, door);
    let visit = async {
        loop {
            match stranger.next().await {
                Happening::Connected(_) => asks.iter().for_each(|ask| stranger.ask(whom, ask.as_str())),
                Happening::Answer { asked, text, .. } => answers.push((asked, text)),
                Happening::Gone(_) => return,
                _ => {}
            }
        }
    };
    timeout(Duration::from_secs(60), visit).await.expect("a stranger is shown out");
    answers
}

#[tokio::test]
async fn gossip_in_anothers_envelope_blames_nobody() {
    let mut table = Table::with_rogue_in(Kingdom::Wu, None).await;
    table.play_to(3).await;
    let [ann, bob] = table.honest().map(|kingdom| table.rogue.ledger().table().player(kingdom).key);
    for victim in [ann, bob] {
        table.rogue.pretend_to_be(&victim);
        table.until("both listen to the rogue", |t| t.rogue.listeners() == 2).await;
        // Whoever takes it for the victim's blames the victim.
        assert!(table.rogue.publish_text(format!("said as if by {victim}\n")));
        let answers = table.rogue.answers_heard;
        table.until("it has gone out", |t| t.rogue.answers_heard >= answers + 4).await;
    }
    table.rogue.come_back();
    go_on(table).await;
}

/// The rogue behaves, and the game goes on.
async fn go_on(mut table: Table) {
    table.rogue.manners.moves_up_to = usize::MAX;
    table.play_to(ON).await;
    table.end().await;
}
