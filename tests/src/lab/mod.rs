//! Homes behind routers, made of network namespaces on this machine and joined to nothing outside; the real program in them.
//!
//! Needs root, `ip` and `nft`. What is made is removed when it is dropped, after a failure too.

mod helper;
mod namespace;
mod report;
mod round;
mod router;
mod upnp;
mod world;

pub use helper::Helper;
pub use report::{Report, Row};
pub use round::Round;
pub use router::{Kind, Router};
pub use world::{Family, Home, Machine, World};
