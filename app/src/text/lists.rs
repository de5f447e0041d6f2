//! Lists, spans of time and sentences.

use sanguo_net::Millis;

use super::say;

/// "Shu, Wu and Wei".
pub(super) fn list(items: &[String]) -> String {
    match items {
        [] => say!("list-nobody"),
        [one] => one.clone(),
        [first, middle @ .., last] => {
            let more = |list: String, next: &String| say!("list-more", list = list, next = next.as_str());
            let list = middle.iter().fold(first.clone(), more);
            say!("list-last", list = list, last = last.as_str())
        }
    }
}

/// A span of time in its largest round unit.
pub(super) fn span(millis: Millis) -> String {
    match millis.0 / 1_000 {
        s if s >= 86_400 && s % 86_400 == 0 => say!("span-days", count = s / 86_400),
        s if s >= 3_600 && s % 3_600 == 0 => say!("span-hours", count = s / 3_600),
        s if s >= 60 && s % 60 == 0 => say!("span-minutes", count = s / 60),
        s => say!("span-seconds", count = s),
    }
}

/// What starts small and ends open, as a sentence.
pub(crate) fn sentence(text: &str) -> String {
    let mut chars = text.chars();
    let first = chars.next().map(char::to_uppercase).into_iter().flatten();
    let mut out: String = first.chain(chars).collect();
    if !out.ends_with(['.', '!', '?', '…', '。']) {
        out.push_str(&say!("sentence-end"));
    }
    out
}
