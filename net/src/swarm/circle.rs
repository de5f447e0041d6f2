//! A set of peers that several behaviours look at.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use libp2p::PeerId;

/// Some peers; clones share one set.
#[derive(Clone, Default)]
pub(super) struct Circle(Arc<Mutex<BTreeSet<PeerId>>>);

impl Circle {
    pub(super) fn contains(&self, peer: &PeerId) -> bool {
        self.lock().contains(peer)
    }

    /// From now on it is these.
    pub(super) fn set(&self, peers: impl IntoIterator<Item = PeerId>) {
        *self.lock() = peers.into_iter().collect();
    }

    fn lock(&self) -> MutexGuard<'_, BTreeSet<PeerId>> {
        // Nothing is done under the lock that could leave a set half changed.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
