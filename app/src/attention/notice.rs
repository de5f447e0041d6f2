//! Notices on the desktop.

use std::time::Duration;

use notify_rust::Notification;

/// How long a notice stays.
const STAYS: Duration = Duration::from_secs(10);

/// Shows a notice, where there is a desktop that shows them.
pub(super) fn show(head: &str, text: &str) {
    let _ = Notification::new().appname("Sanguo").icon("sanguo").summary(head).body(text).timeout(STAYS).show();
}
