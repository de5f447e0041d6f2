//! Whether the person's desktop is bright or dark, for the window to be so too. On Linux no window system tells; the desktop
//! does, by the settings portal.

use std::sync::{Arc, OnceLock};

use eframe::egui::{Context, Theme};

/// The desktop's answer, once there is one.
#[derive(Clone, Default)]
pub(crate) struct Daylight(Arc<OnceLock<Theme>>);

impl Daylight {
    /// Asks the desktop, and draws the window anew when it answers.
    pub(crate) fn ask(ctx: &Context) -> Self {
        let daylight = Daylight::default();
        #[cfg(target_os = "linux")]
        {
            let (asked, ctx) = (daylight.clone(), ctx.clone());
            let ask = move || {
                if let Some(theme) = futures::executor::block_on(portal::theme()) {
                    let _ = asked.0.set(theme);
                    ctx.request_repaint();
                }
            };
            // The desktop may take its time; without an answer the window is as it is without a desktop.
            let _ = std::thread::Builder::new().name("daylight".into()).spawn(ask);
        }
        #[cfg(not(target_os = "linux"))]
        let _ = ctx;
        daylight
    }

    /// What the desktop has said.
    pub(crate) fn theme(&self) -> Option<Theme> {
        self.0.get().copied()
    }
}

#[cfg(target_os = "linux")]
mod portal {
    use eframe::egui::Theme;
    use zbus::{Connection, OwnedVariant};

    const NAME: &str = "org.freedesktop.portal.Desktop";
    const PATH: &str = "/org/freedesktop/portal/desktop";
    const SETTINGS: &str = "org.freedesktop.portal.Settings";

    /// What the settings portal says; nothing where there is none, or where the person has no preference.
    pub(super) async fn theme() -> Option<Theme> {
        let bus = Connection::session().await.ok()?;
        let what = ("org.freedesktop.appearance", "color-scheme");
        let answer = bus.call_method(Some(NAME), PATH, Some(SETTINGS), "ReadOne", &what).await.ok()?;
        let value: OwnedVariant = answer.body().deserialize().ok()?;
        match u32::try_from(value).ok()? {
            1 => Some(Theme::Dark),
            2 => Some(Theme::Light),
            _ => None,
        }
    }
}
