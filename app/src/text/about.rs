//! What this program is.

use sanguo_net::PROTOCOL_VERSION;
use sanguo_rules::RULES_VERSION;

use super::say;
use crate::about::VERSION;

/// The versions.
pub(crate) fn versions() -> String {
    say!("about-versions", version = VERSION, rules = RULES_VERSION, protocol = PROTOCOL_VERSION)
}
