//! Sound on macOS and Windows.

use std::num::NonZero;

use ::rodio::buffer::SamplesBuffer;
use ::rodio::{DeviceSinkBuilder, Player};

use super::RATE;

/// Plays samples; without a device nothing is heard.
pub(in crate::attention) fn play(samples: &[f32]) {
    let (Ok(device), Some(rate)) = (DeviceSinkBuilder::open_default_sink(), NonZero::new(RATE)) else {
        return;
    };
    let player = Player::connect_new(device.mixer());
    player.append(SamplesBuffer::new(NonZero::<u16>::MIN, rate, samples));
    player.sleep_until_end();
}
