//! The network between the three seats: it delays, loses, doubles and reorders; links are cut, on one way or on both.

use fastrand::Rng;

/// How badly the network behaves while faults last.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Weather {
    /// Of a hundred messages so many are lost.
    pub(crate) loss: u8,
    /// Of a hundred so many come twice.
    pub(crate) doubled: u8,
    /// Longest delay, in milliseconds; each message draws its own, so they overtake each other.
    pub(crate) delay: u64,
}

/// Links and their state.
#[derive(Clone, Debug)]
pub(crate) struct Network {
    /// Connections as both ends know them.
    up: [[bool; 3]; 3],
    /// Ways on which everything is lost without anybody being told.
    muted: [[bool; 3]; 3],
    pub(crate) weather: Weather,
}

impl Network {
    pub(crate) fn new(weather: Weather) -> Self {
        Network { up: [[true; 3]; 3], muted: [[false; 3]; 3], weather }
    }

    pub(crate) fn is_up(&self, a: usize, b: usize) -> bool {
        self.up[a][b]
    }

    pub(crate) fn set_up(&mut self, a: usize, b: usize, up: bool) {
        self.up[a][b] = up;
        self.up[b][a] = up;
    }

    pub(crate) fn mute(&mut self, from: usize, to: usize, muted: bool) {
        self.muted[from][to] = muted;
    }

    /// The delays after which a message arrives: none when it is lost, two when it is doubled.
    pub(crate) fn delays(&self, from: usize, to: usize, rng: &mut Rng) -> impl Iterator<Item = u64> + use<> {
        const SHORTEST: u64 = 5;
        let Weather { loss, doubled, delay } = self.weather;
        let lost = !self.up[from][to] || self.muted[from][to] || rng.u8(..100) < loss;
        let copies = if lost { 0 } else { 1 + usize::from(rng.u8(..100) < doubled) };
        let delays: Vec<u64> = (0..copies).map(|_| SHORTEST + rng.u64(..=delay)).collect();
        delays.into_iter()
    }
}
