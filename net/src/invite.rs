//! The invite code: one word that a person pastes into any chat, with all that a friend's program needs to join.
//!
//! Bech32m over a version byte, a length byte, the host's key, the table's secret, a few addresses and, where the table
//! names one, a helper. The length byte lets a cut code be told from a mistyped one.

use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::str::FromStr;

use bech32::primitives::decode::{CheckedHrpstring, UncheckedHrpstring};
use bech32::{Bech32m, Fe32IterExt, Hrp};

use crate::codec::{Hash, digest};
use crate::helper::Helper;
use crate::identity::PublicKey;
use crate::limits::{INVITE_ADDRESSES_MAX, INVITE_MAX_CHARS};

/// What every code begins with, the separator left out.
const PREFIX: Hrp = Hrp::parse_unchecked("sanguo");
const PREFIX_CHARS: usize = 7;
const CHECKSUM_CHARS: usize = 6;
const VERSION: u8 = 1;
const FIXED_BYTES: usize = 2 + 32 + 16;
const ADDRESS_BYTES: usize = 19;
const LONGEST_BYTES: usize = FIXED_BYTES + INVITE_ADDRESSES_MAX * ADDRESS_BYTES + ADDRESS_BYTES + 32;

// What an entry after the secret begins with.
const IPV6: u8 = 1;
const QUIC: u8 = 2;
const TCP: u8 = 4;
/// The address is a helper's, and its key follows.
const HELPER: u8 = 8;

/// Where a program may be dialled.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Address {
    /// The machine.
    pub ip: IpAddr,
    /// The port, one for both transports.
    pub port: u16,
    /// QUIC over UDP listens there.
    pub quic: bool,
    /// TCP listens there.
    pub tcp: bool,
}

/// A table's secret: whoever knows it may join.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Secret([u8; 16]);

impl Secret {
    /// A secret from random bytes.
    pub fn from_bytes(bytes: [u8; 16]) -> Self {
        Secret(bytes)
    }

    /// What a joiner shows the host to prove that it knows the secret. It names both keys, and the connection vouches
    /// for both, so it is of no use to anybody else.
    pub fn proof(&self, host: &PublicKey, joiner: &PublicKey) -> Hash {
        digest("sanguo 1 join", &[&self.0[..], &host.to_bytes(), &joiner.to_bytes()].concat())
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
}

/// Why a code was refused; nothing was dialled.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum InviteError {
    /// Nothing was given.
    #[error("there is no code yet: paste the one that the host's program shows")]
    Empty,
    /// Something else was pasted.
    #[error("this is not an invite code: a code begins with 'sanguo1'")]
    NotACode,
    /// The end is missing.
    #[error("the code is cut short: {have} of {need} characters are there – copy it again, to its end")]
    Cut {
        /// Characters given.
        have: usize,
        /// Characters the whole code has.
        need: usize,
    },
    /// Something follows the code.
    #[error("the code is too long: something was added to its {need} characters – paste the code alone")]
    TooLong {
        /// Characters the whole code has.
        need: usize,
    },
    /// A character was changed.
    #[error("the code is mistyped: at least one character is wrong – copy it instead of typing it")]
    Mistyped,
    /// A newer or older program made it.
    #[error(
        "the code is of version {0}, this program knows version {VERSION}: whoever has the older program must update it"
    )]
    Version(u8),
    /// The checksum is right, the content is not.
    #[error("the code is damaged: {0} – ask the host for a new one")]
    Damaged(&'static str),
}

impl fmt::Display for Invite {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut bytes = vec![VERSION, 0];
        bytes.extend(self.host.to_bytes());
        bytes.extend(self.secret.0);
        for address in self.addresses.iter().take(INVITE_ADDRESSES_MAX) {
            write_address(&mut bytes, address, 0);
        }
        if let Some(helper) = &self.helper {
            write_address(&mut bytes, &helper.address(), HELPER);
            bytes.extend(helper.key.to_bytes());
        }
        bytes[1] = u8::try_from(bytes.len()).map_err(|_| fmt::Error)?;
        bech32::encode_to_fmt::<Bech32m, _>(f, PREFIX, &bytes).map_err(|_| fmt::Error)
    }
}

impl FromStr for Invite {
    type Err = InviteError;

    /// Reads a code as people paste it: any case, with the spaces and line breaks that chats put in, as a `sanguo:` link.
    fn from_str(text: &str) -> Result<Self, InviteError> {
        if text.len() > 4 * INVITE_MAX_CHARS {
            return Err(InviteError::NotACode);
        }
        let mut code: String = text.split_whitespace().collect::<String>().to_lowercase();
        if let Some(rest) = code.strip_prefix("sanguo:") {
            code = rest.trim_start_matches('/').to_owned();
        }
        if code.is_empty() {
            return Err(InviteError::Empty);
        }
        if !code.starts_with("sanguo1") {
            let is_beginning = "sanguo1".starts_with(&code);
            return Err(if is_beginning { cut(&code, FIXED_BYTES) } else { InviteError::NotACode });
        }
        let Ok(checked) = CheckedHrpstring::new::<Bech32m>(&code) else {
            return Err(what_is_wrong(&code));
        };
        let bytes: Vec<u8> = checked.byte_iter().collect();
        if checked.hrp() != PREFIX {
            return Err(InviteError::NotACode);
        }
        let invite = Invite::from_bytes(&bytes)?;
        if invite.to_string() != code {
            return Err(InviteError::Damaged("it is not spelt the one way"));
        }
        Ok(invite)
    }
}

impl Invite {
    fn from_bytes(bytes: &[u8]) -> Result<Self, InviteError> {
        match bytes.first() {
            Some(&VERSION) => {}
            Some(&other) => return Err(InviteError::Version(other)),
            None => return Err(InviteError::Damaged("it is empty")),
        }
        if bytes.len() < FIXED_BYTES || usize::from(bytes[1]) != bytes.len() {
            return Err(InviteError::Damaged("its length is wrong"));
        }
        let (head, mut rest) = bytes.split_at(FIXED_BYTES);
        let (mut key, mut secret) = ([0; 32], [0; 16]);
        key.copy_from_slice(&head[2..34]);
        secret.copy_from_slice(&head[34..]);
        let mut addresses = Vec::new();
        let mut helper = None;
        while let Some(&tag) = rest.first() {
            let (address, tail) = read_address(rest).ok_or(InviteError::Damaged("an address in it is wrong"))?;
            if tag & HELPER == 0 {
                addresses.push(address);
                rest = tail;
            } else {
                let (key, tail) = tail.split_first_chunk().ok_or(InviteError::Damaged("the helper's key is cut"))?;
                let key = PublicKey::from_bytes(key).map_err(|_| InviteError::Damaged("the helper's key is no key"))?;
                helper = Some(Helper { key, ip: address.ip, port: address.port });
                rest = tail;
            }
        }
        if addresses.len() > INVITE_ADDRESSES_MAX {
            return Err(InviteError::Damaged("it holds too many addresses"));
        }
        let host = PublicKey::from_bytes(&key).map_err(|_| InviteError::Damaged("the host's key in it is no key"))?;
        Ok(Invite { host, secret: Secret(secret), addresses, helper })
    }
}

fn write_address(bytes: &mut Vec<u8>, address: &Address, tag: u8) {
    let flags = [(address.ip.is_ipv6(), IPV6), (address.quic, QUIC), (address.tcp, TCP)];
    bytes.push(flags.iter().filter(|(is, _)| *is).fold(tag, |tag, (_, flag)| tag | flag));
    match address.ip {
        IpAddr::V4(ip) => bytes.extend(ip.octets()),
        IpAddr::V6(ip) => bytes.extend(ip.octets()),
    }
    bytes.extend(address.port.to_be_bytes());
}

fn read_address(bytes: &[u8]) -> Option<(Address, &[u8])> {
    let (&tag, rest) = bytes.split_first()?;
    if tag & !(IPV6 | QUIC | TCP | HELPER) != 0 || tag & (QUIC | TCP) == 0 {
        return None;
    }
    let (ip, rest) = if tag & IPV6 == 0 {
        let (octets, rest) = rest.split_first_chunk::<4>()?;
        (IpAddr::V4(Ipv4Addr::from(*octets)), rest)
    } else {
        let (octets, rest) = rest.split_first_chunk::<16>()?;
        (IpAddr::V6(Ipv6Addr::from(*octets)), rest)
    };
    let (port, rest) = rest.split_first_chunk::<2>()?;
    let port = u16::from_be_bytes(*port);
    (port != 0).then_some((Address { ip, port, quic: tag & QUIC != 0, tcp: tag & TCP != 0 }, rest))
}

/// Tells a cut code, and one with something added, from a mistyped one by the length that it states itself.
fn what_is_wrong(code: &str) -> InviteError {
    let data = &code[PREFIX_CHARS..];
    let valid = data.chars().take_while(|c| bech32::Fe32::from_char(*c).is_ok()).count();
    let head: String = code.chars().take(PREFIX_CHARS + valid.min(4)).collect();
    if valid < 4 {
        return if data.chars().count() == valid { cut(code, FIXED_BYTES) } else { InviteError::Mistyped };
    }
    let Ok(unchecked) = UncheckedHrpstring::new(&head) else {
        return InviteError::Mistyped;
    };
    let bytes: Vec<u8> = unchecked
        .data_part_ascii()
        .iter()
        .filter_map(|c| bech32::Fe32::from_char((*c).into()).ok())
        .fes_to_bytes()
        .collect();
    let stated = bytes.get(1).map_or(0, |length| usize::from(*length));
    if !(FIXED_BYTES..=LONGEST_BYTES).contains(&stated) {
        return InviteError::Mistyped;
    }
    let need = code_chars(stated);
    match code.chars().count() {
        have if have < need && data.chars().count() == valid => cut(code, stated),
        have if have > need => InviteError::TooLong { need },
        _ => InviteError::Mistyped,
    }
}

fn cut(code: &str, bytes: usize) -> InviteError {
    InviteError::Cut { have: code.chars().count(), need: code_chars(bytes) }
}

fn code_chars(bytes: usize) -> usize {
    PREFIX_CHARS + (bytes * 8).div_ceil(5) + CHECKSUM_CHARS
}

#[cfg(test)]
mod tests {
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
        let code = bech32::encode::<Bech32m>(PREFIX, &bytes).unwrap();
        assert_eq!(code.parse::<Invite>(), Err(InviteError::Version(9)));
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
