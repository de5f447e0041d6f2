//! A seeded simulator that tries to break the protocol: three sessions, a network, disks and clocks that fail, a liar.
//!
//! Everything that happens follows from one seed. The [`Plan`] is what the seed draws: where the game starts, how it is
//! to end, what fails and who lies. The `world` carries it out event by event, and the `laws` are
//! looked at after each. A seed that breaks one is run once more with a trace.

mod cast;
mod clock;
mod disk;
mod explore;
mod faults;
mod laws;
mod liar;
mod network;
mod plan;
mod player;
mod program;
mod records;
mod runner;
mod trace;
mod traffic;
mod world;

pub use cast::{Opening, Pace, Start, identities, start};
pub use explore::{Case, Explored, explore};
pub use laws::Broken;
pub use liar::Lie;
pub use plan::{Ending, Faults, Plan};
pub use runner::{Failure, Tally, run, run_many, seeds_from_environment, survey};
pub use world::Report;
