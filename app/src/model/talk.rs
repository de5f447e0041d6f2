//! What was said at a table, and who is not listened to.

use std::collections::VecDeque;

use sanguo_net::Invite;
use sanguo_rules::Kingdom;

/// Most of it that is kept for showing.
const MOST: usize = 500;

/// Something said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Said {
    /// Who said it.
    pub by: Kingdom,
    /// What.
    pub text: String,
    /// Whether it is the code of a table, and nothing else.
    pub is_code: bool,
}

/// The talk at a table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Talk {
    said: VecDeque<Said>,
    muted: [bool; 3],
}

impl Talk {
    /// What was said, but by those who are muted.
    pub fn heard(&self) -> impl DoubleEndedIterator<Item = &Said> {
        self.said.iter().filter(|said| !self.is_muted(said.by))
    }

    /// Whether somebody is not listened to.
    pub fn is_muted(&self, kingdom: Kingdom) -> bool {
        self.muted[kingdom.index()]
    }

    pub(crate) fn hear(&mut self, by: Kingdom, text: String) {
        if self.said.len() == MOST {
            self.said.pop_front();
        }
        let is_code = text.parse::<Invite>().is_ok();
        self.said.push_back(Said { by, text, is_code });
    }

    /// No longer listens to somebody, or does again; what was said meanwhile is there then.
    pub(crate) fn mute(&mut self, kingdom: Kingdom) {
        let muted = &mut self.muted[kingdom.index()];
        *muted = !*muted;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_is_muted_is_not_heard_until_listened_to_again() {
        let mut talk = Talk::default();
        talk.hear(Kingdom::Wu, "one".to_owned());
        talk.mute(Kingdom::Wu);
        talk.hear(Kingdom::Wu, "two".to_owned());
        talk.hear(Kingdom::Wei, "three".to_owned());
        let heard = |talk: &Talk| talk.heard().map(|said| said.text.clone()).collect::<Vec<_>>();
        assert_eq!(heard(&talk), ["three"]);
        talk.mute(Kingdom::Wu);
        assert_eq!(heard(&talk), ["one", "two", "three"]);
    }

    #[test]
    fn no_more_is_kept_than_can_be_read() {
        let mut talk = Talk::default();
        for i in 0..=MOST {
            talk.hear(Kingdom::Shu, i.to_string());
        }
        assert_eq!(talk.heard().count(), MOST);
        assert_eq!(talk.heard().next_back().map(|said| said.text.clone()), Some(MOST.to_string()));
    }
}
