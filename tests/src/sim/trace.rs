//! What happened, in lines for whoever looks for a fault.

use sanguo_net::{Event, Input, Ledger, Output};

use super::program::message;

/// Where a seat stands, for who reads of a failure.
pub(crate) fn state_of(ledger: &Ledger) -> String {
    let (slot, head) = (ledger.open_slot(), ledger.head());
    let mut text = format!("slot {slot} {:?} head {head:?} accused {:?}", ledger.outcome(), ledger.double_signers());
    if let Some(page) = ledger.page(slot) {
        let claims = page.claims.map(|claim| claim.is_some());
        text += &format!(" owner {} voters {:?} claims {claims:?}", page.owner, page.voters);
        for p in &page.proposals {
            text += &format!(
                " | {} by {:?}{}",
                p.decision,
                p.signers(),
                if p.is_applicable() { "" } else { " (evidence)" }
            );
        }
    }
    short(&text)
}

/// Lines for a trace: enough to follow, not all of their hex digits.
pub(crate) fn short(text: &str) -> String {
    let line = |line: &str| -> String {
        let fields = line.split(' ').filter(|field| field.len() != 128);
        fields.map(|field| if field.len() == 64 { &field[..6] } else { field }).collect::<Vec<_>>().join(" ")
    };
    let mut lines: Vec<String> = text.lines().take(12).map(line).collect();
    for line in &mut lines {
        *line = line.chars().take(400).collect();
    }
    lines.join(" | ")
}

pub(super) fn show_input(input: &Input) -> String {
    match input {
        Input::Gossip { from, text } => format!("gossip of {from}: {}", short(text)),
        Input::Asked { from, text } => format!("question of {from}: {}", short(text)),
        Input::Answered { from, text } => format!("answer of {from}: {}", short(text)),
        other => format!("{other:?}"),
    }
}

pub(super) fn show_output(output: &Output) -> String {
    match output {
        Output::Append(lines) => format!("writes {}", short(&message(lines))),
        Output::Publish(text) => format!("publishes {}", short(text)),
        Output::Ask { to, text } => format!("asks {to}: {}", short(text)),
        Output::Emit(Event::Seated { .. }) => "shows the table".into(),
        Output::Emit(event) => format!("shows {event:?}"),
    }
}
