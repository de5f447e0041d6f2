//! The invite code: one word that a person pastes into any chat, with all that a friend's program needs to join: the host's
//! key, the table's secret, what the table offers, a few addresses and, where the table names one, a helper.

use std::fmt;
use std::str::FromStr;

use bech32::Hrp;

use crate::address::{ADDRESS_BYTES, Address, read_addresses, write_addresses, write_helper};
use crate::code::{Envelope, HEAD_BYTES, InviteError};
use crate::codec::{Hash, digest};
use crate::helper::Helper;
use crate::identity::PublicKey;
use crate::limits::INVITE_ADDRESSES_MAX;
use crate::offer::Offer;

const FIXED_BYTES: usize = HEAD_BYTES + 32 + 16;
const ENVELOPE: Envelope =
    Envelope { prefix: Hrp::parse_unchecked("sanguo"), fixed: FIXED_BYTES, longest: LONGEST_BYTES };
/// What the length byte can say; a code has fewer addresses rather than more bytes.
const LONGEST_BYTES: usize = u8::MAX as usize;
const _: () = assert!(FIXED_BYTES + 1 + Offer::LONGEST + 2 * ADDRESS_BYTES + 32 <= LONGEST_BYTES);
/// After the secret: no address follows, but an offer.
const OFFER: u8 = 16;

/// A table's secret: whoever knows it may join.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Secret([u8; 16]);

impl Secret {
    /// A secret from random bytes.
    pub fn from_bytes(bytes: [u8; 16]) -> Self {
        Secret(bytes)
    }

    pub(crate) fn as_bytes(&self) -> &[u8; 16] {
        &self.0
    }

    /// Under which friends look for each other in a public directory. It tells nobody the secret.
    pub(crate) fn meeting_place(&self) -> Hash {
        digest("sanguo 1 meeting place", &self.0)
    }

    /// What a joiner shows the host to prove that it knows the secret. It names both keys, and the connection vouches
    /// for both, so it is of no use to anybody else.
    pub fn proof(&self, host: &PublicKey, joiner: &PublicKey) -> Hash {
        digest("sanguo 1 join", &[&self.0[..], &host.to_bytes(), &joiner.to_bytes()].concat())
    }

    /// What makes a reply code one for this table.
    pub(crate) fn seal(&self, host: &PublicKey, content: &[u8]) -> Hash {
        digest("sanguo 1 reply", &[&self.0[..], &host.to_bytes(), content].concat())
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

/// What a code says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Invite {
    /// The key of the host's program.
    pub host: PublicKey,
    /// The table's secret.
    pub secret: Secret,
    /// Where the host may be reached, best first; at most [`INVITE_ADDRESSES_MAX`](crate::limits::INVITE_ADDRESSES_MAX).
    pub addresses: Vec<Address>,
    /// A node that carries the first words where the host cannot be dialled.
    pub helper: Option<Helper>,
    /// What is played, and with whom.
    pub offer: Option<Offer>,
}

impl fmt::Display for Invite {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut bytes = [self.host.to_bytes().as_slice(), &self.secret.0].concat();
        if let Some(offer) = self.offer.as_ref().and_then(Offer::bytes) {
            bytes.push(OFFER);
            bytes.extend(offer);
        }
        let mut tail = Vec::new();
        if let Some(helper) = &self.helper {
            write_helper(&mut tail, helper);
        }
        let room = (LONGEST_BYTES - HEAD_BYTES - bytes.len() - tail.len()) / ADDRESS_BYTES;
        write_addresses(&mut bytes, &self.addresses[..self.addresses.len().min(INVITE_ADDRESSES_MAX).min(room)]);
        bytes.extend(tail);
        ENVELOPE.write(f, &bytes)
    }
}

impl FromStr for Invite {
    type Err = InviteError;

    /// Reads a code as people paste it: any case, with the spaces and line breaks that chats put in, as a `sanguo:` link.
    fn from_str(text: &str) -> Result<Self, InviteError> {
        let (code, bytes) = ENVELOPE.read(text)?;
        let (host, rest) = bytes.split_first_chunk().ok_or(InviteError::Damaged("it is too short"))?;
        let (secret, rest) = rest.split_first_chunk().ok_or(InviteError::Damaged("it is too short"))?;
        let host = PublicKey::from_bytes(host).map_err(|_| InviteError::Damaged("the host's key in it is no key"))?;
        let (offer, rest) = match rest.split_first() {
            Some((&OFFER, rest)) => {
                let (offer, rest) = Offer::read(rest).ok_or(InviteError::Damaged("what it offers is wrong"))?;
                (Some(offer), rest)
            }
            _ => (None, rest),
        };
        let (addresses, helper) = read_addresses(rest, INVITE_ADDRESSES_MAX).map_err(InviteError::Damaged)?;
        let invite = Invite { host, secret: Secret(*secret), addresses, helper, offer };
        if invite.to_string() == code { Ok(invite) } else { Err(InviteError::Damaged("it is not spelt the one way")) }
    }
}

#[cfg(test)]
mod tests {
    use crate::version::Older;
    use bech32::Bech32m;

    use super::*;
    use crate::identity::Identity;
    use proptest::prelude::*;

    fn example(addresses: usize) -> Invite {
        let address = Address { ip: [192, 168, 1, 7].into(), port: 40_123, quic: true, tcp: true };
        Invite {
            host: Identity::from_seed(&[7; 32]).public(),
            secret: Secret([9; 16]),
            addresses: vec![address; addresses],
            helper: None,
            offer: None,
        }
    }

    #[test]
    fn a_code_may_tell_what_is_played_and_with_whom() {
        let long = "諸".repeat(crate::limits::NAME_MAX_CHARS);
        for (name, most) in [("Ann", 4), (long.as_str(), 2)] {
            let key = Identity::from_seed(&[8; 32]).public();
            let helper = Some(Helper { key, ip: "2001:db8::7".parse().unwrap(), port: 4001 });
            let offer = Some(Offer { name: name.parse().unwrap(), settings: crate::Settings::default() });
            let invite = Invite { helper, offer, ..example(4) };
            let code = invite.to_string();
            let read: Invite = code.parse().unwrap();
            assert!(code.len() <= crate::limits::INVITE_MAX_CHARS && read.addresses.len() >= most, "{code}");
            assert_eq!(Invite { addresses: invite.addresses.clone(), ..read }, invite);
        }
    }

    #[test]
    fn a_code_may_name_a_helper() {
        let key = Identity::from_seed(&[8; 32]).public();
        for ip in ["192.0.2.7", "2001:db8::7"] {
            let invite = Invite { helper: Some(Helper { key, ip: ip.parse().unwrap(), port: 4001 }), ..example(4) };
            let code = invite.to_string();
            assert_eq!(code.parse(), Ok(invite));
            let error = code[..code.len() - 1].parse::<Invite>().unwrap_err();
            assert!(matches!(error, InviteError::Cut { need, .. } if need == code.len()), "{error}");
        }
    }

    #[test]
    fn reads_what_chats_make_of_a_code() {
        let code = example(2).to_string();
        let shouted = code.to_uppercase();
        let (a, b) = code.split_at(40);
        for text in [&code, &shouted, &format!(" {a}\n {b} "), &format!("sanguo:{code}"), &format!("sanguo://{code}")] {
            assert_eq!(text.parse::<Invite>().unwrap(), example(2));
        }
        assert_eq!(example(1).to_string().len(), 105);
    }

    #[test]
    fn every_cut_is_called_a_cut() {
        let code = example(2).to_string();
        for length in 1..code.len() {
            let error = code[..length].parse::<Invite>().unwrap_err();
            assert!(matches!(error, InviteError::Cut { have, .. } if have == length), "{length}: {error}");
        }
        assert_eq!("".parse::<Invite>(), Err(InviteError::Empty));
        assert_eq!("hello".parse::<Invite>(), Err(InviteError::NotACode));
        assert!(matches!(format!("{code}q").parse::<Invite>(), Err(InviteError::TooLong { .. })));
    }

    #[test]
    fn other_version_is_named() {
        let mut bytes = vec![9, 60];
        bytes.extend([3; 58]);
        let code = bech32::encode::<Bech32m>(ENVELOPE.prefix, &bytes).unwrap();
        assert_eq!(code.parse::<Invite>(), Err(InviteError::Version(9, Older::This)));
    }

    proptest! {
        #[test]
        fn one_wrong_character_is_never_accepted(at in 7usize..100, with in "[qpzry9x8gf2tvdw0s3jn54khce6mua7l]") {
            let mut code = example(1).to_string();
            prop_assume!(code[at..=at] != with);
            code.replace_range(at..=at, &with);
            prop_assert!(code.parse::<Invite>().is_err());
        }

        #[test]
        fn no_text_panics(text in ".{0,200}", tail in "[a-z0-9]{0,150}") {
            let _ = text.parse::<Invite>();
            let _ = format!("sanguo1{tail}").parse::<Invite>();
        }
    }
}
