//! What calls a person to the table: a sound, a notice on the desktop, a hint at the window. Each may fail – no sound
//! device, no desktop – and then is simply not there.

mod notice;
mod sound;

use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread;

use eframe::egui::{Context, UserAttentionType, ViewportCommand};

use crate::model::{Call, Preferences};

/// Calls that wait for the one before to end; what is more is left out, as a person hears one at a time.
const CALLS_MOST: usize = 2;

/// A sound, and the notice's head and text.
struct Errand {
    sound: Option<Call>,
    notice: Option<(String, String)>,
}

/// The thread that plays and shows: sound servers and desktops may take their time.
pub(crate) struct Attention {
    errands: SyncSender<Errand>,
}

impl Attention {
    pub(crate) fn new() -> Self {
        let (errands, received) = sync_channel(CALLS_MOST);
        // Without the thread the channel is closed, and nothing calls.
        let _ = thread::Builder::new().name("attention".into()).spawn(move || run(&received));
        Attention { errands }
    }

    /// Calls the person as it is wanted; a notice and a hint only when the window is not in front.
    pub(crate) fn call(&self, ctx: &Context, call: Call, preferences: &Preferences, words: (String, String)) {
        let in_front = ctx.input(|input| input.viewport().focused.unwrap_or(true));
        let notify = preferences.notify && !in_front && call.is_urgent();
        if notify {
            ctx.send_viewport_cmd(ViewportCommand::RequestUserAttention(UserAttentionType::Informational));
        }
        let errand = Errand { sound: preferences.sound.then_some(call), notice: notify.then_some(words) };
        // When it is still busy, the person is being called already.
        let _ = self.errands.try_send(errand);
    }
}

fn run(errands: &Receiver<Errand>) {
    while let Ok(Errand { sound, notice }) = errands.recv() {
        if let Some((head, text)) = notice {
            notice::show(&head, &text);
        }
        if let Some(call) = sound {
            sound::play(&sound::samples(call));
        }
    }
}
