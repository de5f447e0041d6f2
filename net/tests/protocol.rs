//! The worked examples of PROTOCOL.md are what the program writes.

#![allow(clippy::unwrap_used)]

use sanguo_net::{
    Address, Decision, Identity, Invite, Ledger, Line, Millis, Player, RecordWriter, Seats, Secret, Settings, Table,
    Vote, What, verify,
};
use sanguo_rules::Kingdom;

const PAGE: &str = include_str!("../PROTOCOL.md");

fn identity(k: Kingdom) -> Identity {
    Identity::from_seed(&[k.index() as u8 + 1; 32])
}

fn record() -> String {
    let player = |k: Kingdom| Player {
        key: identity(k).public(),
        name: ["Ann", "Bob", "Žofie"][k.index()].parse().unwrap(),
        nonce: None,
        host: k == Kingdom::Shu,
    };
    let settings = Settings { seats: Seats::HostFirst, ..Settings::default() };
    let table = Table::new(settings, Kingdom::ALL.map(player)).unwrap();
    let mut ledger = Ledger::new(table.clone());
    let seal = |k: Kingdom| Line::Seal { kingdom: k, signature: identity(k).sign(&table.seal_bytes()) };
    let mut lines = Kingdom::ALL.map(seal).to_vec();
    lines.iter().for_each(|line| drop(ledger.add(line).unwrap()));
    let mv = "re4re5".parse().unwrap();
    let mut game = ledger.game().clone();
    game.play(mv).unwrap();
    let what = What::Move { mv, hash: game.position().hash(), spent: Millis(4_200) };
    for (what, voters) in
        [(what, &[Kingdom::Shu, Kingdom::Wu][..]), (What::Resign(Kingdom::Wu), &[Kingdom::Wu, Kingdom::Shu])]
    {
        let decision = Decision { game: ledger.id(), slot: ledger.open_slot(), previous: ledger.head(), what };
        let mut new = vec![Line::Decision(decision.clone())];
        new.extend(voters.iter().map(|k| Line::Vote(Vote::sign(&identity(*k), *k, &decision))));
        assert!(ledger.add_all(&new).iter().all(|(_, result)| result.is_ok()));
        lines.extend(new);
    }
    let (mut writer, head) = RecordWriter::begin(&table);
    head + &writer.write(&lines)
}

#[test]
fn the_example_record_is_what_is_written_and_verifies() {
    let record = record();
    assert!(PAGE.contains(&format!("```text\n{record}```\n")), "PROTOCOL.md should hold this record:\n{record}");
    let verified = verify(record.as_bytes()).unwrap();
    assert!(PAGE.contains(&format!("game id `{}`", verified.game())), "the game id is {}", verified.game());
    let hashes: Vec<&str> =
        record.lines().filter(|l| l.starts_with("vote")).map(|l| l.split(' ').nth(3).unwrap()).collect();
    assert!(PAGE.contains(&format!("`{}`", hashes[0])), "the first decision's hash is {}", hashes[0]);
}

#[test]
fn the_example_code_is_what_is_written() {
    let address = Address { ip: [192, 168, 1, 7].into(), port: 40_123, quic: true, tcp: true };
    let invite = Invite {
        host: identity(Kingdom::Shu).public(),
        secret: Secret::from_bytes([9; 16]),
        addresses: vec![address],
        helper: None,
        offer: None,
    };
    assert!(PAGE.contains(&format!("\n{invite}\n")), "PROTOCOL.md should hold the code {invite}");
}
