//! What is evidence of a double signature, what only lacks its ground, and what blames nobody: cases in which programs once
//! came to different ends, or to a wrong verdict.

#![allow(clippy::unwrap_used)]

use Kingdom::{Shu, Wei, Wu};
use sanguo_net::{
    Claim, Decision, Identity, Ledger, Line, Millis, Notice, Player, Refusal, Seats, Settings, Slot, Table, Vote, What,
};
use sanguo_rules::{Departure, Kingdom, Outcome};

fn identity(k: Kingdom) -> Identity {
    Identity::from_seed(&[k.index() as u8 + 1; 32])
}

/// Four slots are settled, each signed by its owner and the next; Wu is on turn.
fn ledger() -> Ledger {
    let player = |k: Kingdom| Player {
        key: identity(k).public(),
        name: ["Ann", "Bob", "Cleo"][k.index()].parse().unwrap(),
        nonce: None,
        host: k == Shu,
    };
    let settings = Settings { seats: Seats::HostFirst, ..Settings::default() };
    let table = Table::new(settings, Kingdom::ALL.map(player)).unwrap();
    let mut ledger = Ledger::new(table.clone());
    for kingdom in Kingdom::ALL {
        ledger.add(&Line::Seal { kingdom, signature: identity(kingdom).sign(&table.seal_bytes()) }).unwrap();
    }
    for _ in 0..4 {
        let owner = ledger.game().position().turn();
        let decision = open(&ledger, a_move(&ledger));
        assert_eq!(add(&mut ledger, &decision, &[owner, owner.next()]), None);
    }
    assert_eq!(ledger.game().position().turn(), Wu);
    ledger
}

fn a_move(ledger: &Ledger) -> What {
    let mut game = ledger.game().clone();
    let mv = game.position().legal_moves()[0];
    game.play(mv).unwrap();
    What::Move { mv, hash: game.position().hash(), spent: Millis(0) }
}

fn open(ledger: &Ledger, what: What) -> Decision {
    Decision { game: ledger.id(), slot: ledger.open_slot(), previous: ledger.head(), what }
}

/// For a slot that is settled, building on the same as what settled it.
fn instead(ledger: &Ledger, slot: u32, what: What) -> Decision {
    let slot = Slot::new(slot).unwrap();
    Decision { game: ledger.id(), slot, previous: ledger.head_after(slot.index()), what }
}

/// Adds a decision with votes; the first refusal.
fn add(ledger: &mut Ledger, decision: &Decision, by: &[Kingdom]) -> Option<Refusal> {
    let votes = by.iter().map(|k| Line::Vote(Vote::sign(&identity(*k), *k, decision)));
    let lines: Vec<Line> = std::iter::once(Line::Decision(decision.clone())).chain(votes).collect();
    ledger.add_all(&lines).into_iter().find_map(|(_, result)| result.err())
}

#[test]
fn a_forfeit_stands_on_a_proof_that_it_does_not_undo() {
    let mut ledger = ledger();
    // Wu has signed the move in slot 4 as well as that it came too late.
    let late = instead(&ledger, 4, What::Timeout(Shu));
    let moved = ledger.pages()[3].decided().unwrap().decision.clone();
    assert_eq!(add(&mut ledger, &late, &[Wu]), None);
    assert!(ledger.is_accused(Wu) && moved.slot == late.slot);
    let too_early = instead(&ledger, 3, What::Forfeit(Wu));
    assert!(matches!(add(&mut ledger, &too_early, &[Shu, Wei]), Some(Refusal::Missing(_))));
    assert_eq!(ledger.outcome(), None);
    let there = instead(&ledger, 4, What::Forfeit(Wu));
    assert_eq!(add(&mut ledger, &there, &[Shu, Wei]), None);
    let lost = matches!(ledger.outcome(), Some(Outcome::Departed { loser: Wu, how: Departure::Forfeited, .. }));
    assert!(lost && ledger.settled() == 4, "{:?}", ledger.outcome());
}

#[test]
fn a_claim_of_another_branch_is_nobodys_fault() {
    let mut ledger = ledger();
    // Where Wu settled another slot 4, Wei may be on turn now: the claim does not say in which branch it is true.
    let claim = Claim::sign(&identity(Shu), ledger.id(), ledger.open_slot(), Wei, Shu);
    assert_eq!(ledger.add(&Line::Claim(claim)), Err(Refusal::OtherBranch(4)));
}

#[test]
fn a_resignation_waits_for_its_notice_whatever_else_its_signer_has_signed() {
    let mut ledger = ledger();
    let moved = open(&ledger, a_move(&ledger));
    assert_eq!(add(&mut ledger, &moved, &[Wu]), None);
    // Kept as mere evidence now, it could not settle the slot where the notice is known first.
    let resigned = open(&ledger, What::Resign(Wei));
    assert!(matches!(add(&mut ledger, &resigned, &[Wu]), Some(Refusal::Missing(_))));
    assert!(!ledger.is_accused(Wu));
    ledger.add(&Line::Notice(Notice::sign(&identity(Wei), ledger.id(), Wei))).unwrap();
    assert_eq!(add(&mut ledger, &resigned, &[Wu]), None);
    assert!(ledger.is_accused(Wu));
    assert!(ledger.proposal(resigned.slot, &resigned.hash()).unwrap().is_applicable());
}

#[test]
fn a_fork_is_seen_whichever_of_its_signers_signed_twice() {
    // Shu and Wu have settled the move; Wei, who has signed nothing here, comes first under the other decision.
    for by in [[Wei, Wu], [Wu, Wei]] {
        let mut ledger = ledger();
        let late = instead(&ledger, 4, What::Timeout(Shu));
        assert_eq!(add(&mut ledger, &late, &by), None, "{by:?}");
        assert_eq!(ledger.double_signers(), [(Wu, late.slot)], "{by:?}");
        assert_eq!(ledger.settled(), 4, "evidence fills nothing");
    }
    let mut ledger = ledger();
    let late = instead(&ledger, 4, What::Timeout(Shu));
    assert_eq!(add(&mut ledger, &late, &[Wei]), None);
    assert_eq!(ledger.double_signers(), [], "by itself it proves nothing");
}

#[test]
fn a_proof_reaches_whoever_has_settled_a_third_decision() {
    // Wu and Shu have settled the slot without Wei, who signed two other things for it.
    let mut ledger = ledger();
    let moved = open(&ledger, a_move(&ledger));
    assert_eq!(add(&mut ledger, &moved, &[Wu, Shu]), None);
    let slot = moved.slot.number();
    let late = instead(&ledger, slot, What::Timeout(Wu));
    let resigned = instead(&ledger, slot, What::Resign(Wei));
    for (first, second) in [(&late, &resigned), (&resigned, &late)] {
        let mut ledger = ledger.clone();
        assert_eq!(add(&mut ledger, first, &[Wei]), None);
        assert_eq!(add(&mut ledger, second, &[Wei]), None);
        assert_eq!(ledger.double_signers(), [(Wei, moved.slot)]);
        assert_eq!(ledger.settled(), slot as usize);
        let third = instead(&ledger, slot, What::Timeout(Shu));
        assert!(matches!(add(&mut ledger, &third, &[Wei]), Some(Refusal::TooMany(Wei, _))), "two are proof enough");
    }
}
