//! The reply code: where a guest can be dialled, for a host that cannot be.

use std::fmt;
use std::str::FromStr;

use bech32::Hrp;

use crate::address::{ADDRESS_BYTES, Address, read_addresses, write_addresses};
use crate::code::{Envelope, HEAD_BYTES, InviteError};
use crate::identity::PublicKey;
use crate::invite::{Invite, Secret};
use crate::limits::INVITE_ADDRESSES_MAX;

/// So many bytes of the seal travel: enough that nobody makes one up.
const SEAL_BYTES: usize = 16;
const FIXED_BYTES: usize = HEAD_BYTES + SEAL_BYTES + 32;
const ENVELOPE: Envelope = Envelope {
    prefix: Hrp::parse_unchecked("sanguor"),
    fixed: FIXED_BYTES,
    longest: FIXED_BYTES + INVITE_ADDRESSES_MAX * ADDRESS_BYTES,
};

/// What a guest's program shows when the host's cannot be reached; pasted into the host's, it lets that one dial.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reply {
    /// The guest's key.
    pub guest: PublicKey,
    /// Where the guest may be reached, best first.
    pub addresses: Vec<Address>,
    seal: [u8; SEAL_BYTES],
}

/// Why a reply code was refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ReplyError {
    /// Something else was pasted.
    #[error(
        "this is not a reply code: that is what a friend's program shows when it cannot reach yours, and begins with 'sanguor1'"
    )]
    NotAReply,
    /// The code is not whole.
    #[error(transparent)]
    Code(InviteError),
}

impl Reply {
    /// A guest's reply to an invite; at most [`INVITE_ADDRESSES_MAX`] of the addresses fit.
    pub fn new(invite: &Invite, guest: PublicKey, mut addresses: Vec<Address>) -> Self {
        addresses.truncate(INVITE_ADDRESSES_MAX);
        let mut reply = Reply { guest, addresses, seal: [0; SEAL_BYTES] };
        reply.seal = reply.seal_by(&invite.secret, &invite.host);
        reply
    }

    /// Whether it replies to this host's invite: nobody without the code can have made it.
    pub(crate) fn is_for(&self, secret: &Secret, host: &PublicKey) -> bool {
        self.seal == self.seal_by(secret, host)
    }

    fn seal_by(&self, secret: &Secret, host: &PublicKey) -> [u8; SEAL_BYTES] {
        let hash = secret.seal(host, &self.content());
        std::array::from_fn(|i| hash.as_bytes()[i])
    }

    fn content(&self) -> Vec<u8> {
        let mut bytes = self.guest.to_bytes().to_vec();
        write_addresses(&mut bytes, &self.addresses);
        bytes
    }
}

impl fmt::Display for Reply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        ENVELOPE.write(f, &[&self.seal[..], &self.content()].concat())
    }
}

impl FromStr for Reply {
    type Err = ReplyError;

    fn from_str(text: &str) -> Result<Self, ReplyError> {
        const DAMAGED: fn(&'static str) -> ReplyError = |what| ReplyError::Code(InviteError::Damaged(what));
        let (code, bytes) = ENVELOPE.read(text).map_err(|error| match error {
            InviteError::NotACode => ReplyError::NotAReply,
            error => ReplyError::Code(error),
        })?;
        let (seal, rest) = bytes.split_first_chunk().ok_or(DAMAGED("it is too short"))?;
        let (guest, rest) = rest.split_first_chunk().ok_or(DAMAGED("it is too short"))?;
        let guest = PublicKey::from_bytes(guest).map_err(|_| DAMAGED("the guest's key in it is no key"))?;
        let (addresses, _) = read_addresses(rest, INVITE_ADDRESSES_MAX).map_err(DAMAGED)?;
        let reply = Reply { guest, addresses, seal: *seal };
        if reply.to_string() == code { Ok(reply) } else { Err(DAMAGED("it is not spelt the one way")) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::identity::Identity;

    #[test]
    fn a_reply_is_read_as_written_and_fits_its_invite_alone() {
        let [host, guest] = [1, 2].map(|seed| Identity::from_seed(&[seed; 32]).public());
        let address = Address { ip: [192, 0, 2, 7].into(), port: 4001, quic: true, tcp: true };
        let invite =
            Invite { host, secret: Secret::from_bytes([9; 16]), addresses: Vec::new(), helper: None, offer: None };
        let reply = Reply::new(&invite, guest, vec![address; 2]);
        let code = reply.to_string();
        assert_eq!(code.to_uppercase().parse(), Ok(reply.clone()));
        assert!(reply.is_for(&invite.secret, &host));
        assert!(!reply.is_for(&Secret::from_bytes([8; 16]), &host));
        assert!(!reply.is_for(&invite.secret, &guest));
        let elsewhere = Reply { addresses: vec![address], ..reply };
        assert!(!elsewhere.is_for(&invite.secret, &host));
        for length in 1..code.len() {
            let error = code[..length].parse::<Reply>().unwrap_err();
            assert!(matches!(error, ReplyError::Code(InviteError::Cut { have, .. }) if have == length), "{error}");
        }
        assert_eq!(invite.to_string().parse::<Reply>(), Err(ReplyError::NotAReply));
        assert_eq!(code.parse::<Invite>(), Err(InviteError::NotACode));
    }
}
