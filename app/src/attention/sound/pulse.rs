//! Sound on Linux: the PulseAudio protocol, which PipeWire speaks too.

use futures::executor::block_on;
use pulseaudio::{AsPlaybackSource, Client, protocol};

use super::RATE;

/// Plays samples; without a sound server nothing is heard.
pub(in crate::attention) fn play(samples: &[f32]) {
    let mut left: Vec<u8> = samples.iter().flat_map(|sample| sample.to_le_bytes()).collect();
    let source = move |into: &mut [u8]| {
        let count = left.len().min(into.len());
        into[..count].copy_from_slice(&left[..count]);
        left.drain(..count);
        count
    };
    let params = protocol::PlaybackStreamParams {
        sample_spec: protocol::SampleSpec { format: protocol::SampleFormat::Float32Le, channels: 1, sample_rate: RATE },
        channel_map: protocol::ChannelMap::mono(),
        cvolume: Some(protocol::ChannelVolume::norm(1)),
        sink_name: Some(protocol::DEFAULT_SINK.to_owned()),
        ..Default::default()
    };
    if let Ok(client) = Client::from_env(c"Sanguo") {
        let _ = block_on(async {
            client.create_playback_stream(params, source.as_playback_source()).await?.play_all().await
        });
    }
}
