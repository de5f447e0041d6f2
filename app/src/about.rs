//! What this program is: its versions, and the licences of everything in it.

use std::io::Read;
use std::sync::LazyLock;

use flate2::read::GzDecoder;
use sanguo_net::PROTOCOL_VERSION;
use sanguo_rules::RULES_VERSION;

/// The version of the program.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");

/// The versions that have to agree among friends, after that of the program, in English.
pub(crate) fn versions() -> &'static str {
    static VERSIONS: LazyLock<String> =
        LazyLock::new(|| format!("{VERSION} (rules {RULES_VERSION}, protocol {PROTOCOL_VERSION})"));
    &VERSIONS
}

/// Every library in the program with its licence, and the texts of these. `examples/licences.rs` makes it.
pub fn licences() -> &'static str {
    static LICENCES: LazyLock<String> = LazyLock::new(|| {
        let mut text = String::new();
        // What is built in is whole, as a test makes sure.
        let _ = GzDecoder::new(&include_bytes!("../assets/licences.txt.gz")[..]).read_to_string(&mut text);
        text
    });
    &LICENCES
}
