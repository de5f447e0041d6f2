//! Who signs: one Ed25519 key per installation, its public half, and signatures.

use std::fmt;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::str::FromStr;

use ed25519_dalek::{Signer, SigningKey, VerifyingKey};
use zeroize::Zeroizing;

use crate::codec::{TextError, bytes_from_hex, digest};
use crate::invite::Secret;

/// A public key that can sign for a player, written as 64 lower-case hex digits.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct PublicKey(VerifyingKey);

impl PublicKey {
    /// The 32 bytes.
    pub fn to_bytes(self) -> [u8; 32] {
        self.0.to_bytes()
    }

    /// A key from its 32 bytes.
    ///
    /// # Errors
    /// When they are no point of the curve, or one of the few weak ones.
    pub fn from_bytes(bytes: &[u8; 32]) -> Result<Self, TextError> {
        VerifyingKey::from_bytes(bytes)
            .ok()
            .filter(|key| !key.is_weak() && key.to_bytes() == *bytes)
            .map(PublicKey)
            .ok_or_else(|| TextError::Meaning("this is no Ed25519 public key".into()))
    }

    /// Whether `signature` over `bytes` is this key's. Strict: no weak keys, one signature spelling.
    pub fn verify(&self, bytes: &[u8], signature: &Signature) -> bool {
        self.0.verify_strict(bytes, &signature.0).is_ok()
    }

    /// The first eight digits, for people.
    pub fn short(&self) -> String {
        self.to_string()[..8].to_owned()
    }
}

impl PartialOrd for PublicKey {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for PublicKey {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        self.to_bytes().cmp(&other.to_bytes())
    }
}

impl fmt::Display for PublicKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&data_encoding::HEXLOWER.encode(&self.to_bytes()))
    }
}

impl fmt::Debug for PublicKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.short())
    }
}

impl FromStr for PublicKey {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        PublicKey::from_bytes(&bytes_from_hex(text)?)
    }
}

/// An Ed25519 signature, written as 128 lower-case hex digits.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Signature(ed25519_dalek::Signature);

impl fmt::Display for Signature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&data_encoding::HEXLOWER.encode(&self.0.to_bytes()))
    }
}

impl fmt::Debug for Signature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.to_string()[..8])
    }
}

impl FromStr for Signature {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        Ok(Signature(ed25519_dalek::Signature::from_bytes(&bytes_from_hex(text)?)))
    }
}

/// The secret key of this installation. It is never shown: no `Display`, and `Debug` prints the public key.
#[derive(Clone)]
pub struct Identity(SigningKey);

/// Why the key file could not be used.
#[derive(Debug, thiserror::Error)]
pub enum IdentityError {
    /// The file could not be read or made.
    #[error("the key file {0} could not be used: {1}")]
    File(PathBuf, #[source] io::Error),
    /// Others on this machine could have read the secret.
    #[error(
        "the key file {0} can be read by others; make it private with 'chmod 600 {0}', or move it away to start with a new key"
    )]
    Exposed(PathBuf),
    /// It does not hold a key.
    #[error(
        "the key file {0} does not hold a key of this program; put a copy of the right one there, or move it away to start with a new key"
    )]
    Damaged(PathBuf),
    /// The system has no random numbers.
    #[error("the system gave no random numbers: {0}")]
    Random(#[from] getrandom::Error),
}

const KEY_FILE_PREFIX: &str = "sanguo-key 1 ";

impl Identity {
    /// A key from its 32-byte seed.
    pub fn from_seed(seed: &[u8; 32]) -> Self {
        Identity(SigningKey::from_bytes(seed))
    }

    /// The key for one table alone: whoever sees it at work cannot tell whose it is. The installation's key and the table's
    /// secret lead to it, and only both together.
    pub(crate) fn at_table(&self, secret: &Secret) -> Self {
        let bytes = Zeroizing::new([self.seed().as_slice(), secret.as_bytes()].concat());
        Identity::from_seed(digest("sanguo 1 table key", &bytes).as_bytes())
    }

    /// A new random key.
    ///
    /// # Errors
    /// When the system has no random numbers.
    pub fn generate() -> Result<Self, getrandom::Error> {
        let mut seed = Zeroizing::new([0; 32]);
        getrandom::fill(&mut *seed)?;
        Ok(Identity::from_seed(&seed))
    }

    /// Reads the key at `path`, or makes one there, readable by its owner alone.
    ///
    /// # Errors
    /// When the file cannot be read or written, is damaged, or is readable by others.
    pub fn load_or_create(path: &Path) -> Result<Self, IdentityError> {
        let file_error = |e| IdentityError::File(path.to_owned(), e);
        match fs::read(path) {
            Ok(bytes) => {
                let bytes = Zeroizing::new(bytes);
                if is_exposed(path).map_err(file_error)? {
                    return Err(IdentityError::Exposed(path.to_owned()));
                }
                Identity::parse(&bytes).ok_or_else(|| IdentityError::Damaged(path.to_owned()))
            }
            Err(e) if e.kind() == io::ErrorKind::NotFound => {
                let identity = Identity::generate()?;
                identity.save(path).map_err(file_error)?;
                Ok(identity)
            }
            Err(e) => Err(file_error(e)),
        }
    }

    fn parse(bytes: &[u8]) -> Option<Self> {
        let text = std::str::from_utf8(bytes).ok()?;
        let hex = text.strip_prefix(KEY_FILE_PREFIX)?.strip_suffix('\n')?;
        let seed = Zeroizing::new(bytes_from_hex::<32>(hex).ok()?);
        Some(Identity::from_seed(&seed))
    }

    /// Written under another name and renamed, so that a crash leaves either no key or a whole one.
    fn save(&self, path: &Path) -> io::Result<()> {
        let seed = Zeroizing::new(self.0.to_bytes());
        let hex = Zeroizing::new(data_encoding::HEXLOWER.encode(&*seed));
        let text = Zeroizing::new(format!("{KEY_FILE_PREFIX}{}\n", *hex));
        let draft = path.with_extension("new");
        let mut options = fs::OpenOptions::new();
        options.write(true).create(true).truncate(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let mut file = options.open(&draft)?;
        file.write_all(text.as_bytes())?;
        file.sync_all()?;
        fs::rename(&draft, path)?;
        sync_folder(path)
    }

    /// The public half.
    pub fn public(&self) -> PublicKey {
        PublicKey(self.0.verifying_key())
    }

    /// Signs bytes that begin with one of the protocol's domain strings.
    pub fn sign(&self, bytes: &[u8]) -> Signature {
        Signature(self.0.sign(bytes))
    }

    /// The seed, for the one other place that needs it: libp2p's own key.
    pub(crate) fn seed(&self) -> Zeroizing<[u8; 32]> {
        Zeroizing::new(self.0.to_bytes())
    }
}

impl fmt::Debug for Identity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Identity({})", self.public().short())
    }
}

#[cfg(unix)]
fn is_exposed(path: &Path) -> io::Result<bool> {
    use std::os::unix::fs::PermissionsExt;
    Ok(fs::metadata(path)?.permissions().mode() & 0o077 != 0)
}

#[cfg(not(unix))]
fn is_exposed(_: &Path) -> io::Result<bool> {
    Ok(false)
}

/// Makes a new name in a folder durable.
#[cfg(unix)]
pub(crate) fn sync_folder(file: &Path) -> io::Result<()> {
    file.parent().map_or(Ok(()), |folder| fs::File::open(folder)?.sync_all())
}

/// Windows has nothing of the kind.
#[cfg(not(unix))]
pub(crate) fn sync_folder(_: &Path) -> io::Result<()> {
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn key_is_made_once_and_kept_private() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("key");
        let first = Identity::load_or_create(&path).unwrap();
        let second = Identity::load_or_create(&path).unwrap();
        assert_eq!(first.public(), second.public());
        assert!(!is_exposed(&path).unwrap());
        let secret = data_encoding::HEXLOWER.encode(&*first.seed());
        assert!(!format!("{first:?}").contains(&secret));
    }

    #[cfg(unix)]
    #[test]
    fn key_that_others_can_read_is_refused() {
        use std::os::unix::fs::PermissionsExt;
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("key");
        Identity::load_or_create(&path).unwrap();
        fs::set_permissions(&path, fs::Permissions::from_mode(0o640)).unwrap();
        assert!(matches!(Identity::load_or_create(&path), Err(IdentityError::Exposed(_))));
    }

    #[test]
    fn damaged_key_is_refused_without_being_shown() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("key");
        let identity = Identity::load_or_create(&path).unwrap();
        let whole = fs::read(&path).unwrap();
        for cut in 0..whole.len() {
            fs::write(&path, &whole[..cut]).unwrap();
            let error = Identity::load_or_create(&path).unwrap_err();
            assert!(matches!(error, IdentityError::Damaged(_)));
            assert!(!error.to_string().contains(&data_encoding::HEXLOWER.encode(&*identity.seed())));
        }
    }

    #[test]
    fn signatures_hold_for_their_bytes_and_key_alone() {
        let (a, b) = (Identity::from_seed(&[1; 32]), Identity::from_seed(&[2; 32]));
        let signature = a.sign(b"one");
        assert!(a.public().verify(b"one", &signature));
        assert!(!a.public().verify(b"two", &signature));
        assert!(!b.public().verify(b"one", &signature));
        assert_eq!(signature.to_string().parse::<Signature>().unwrap(), signature);
        assert!(PublicKey::from_bytes(&[0; 32]).is_err());
    }
}
