//! Sounds, made in code: a tap of wood for a move, bells for what a person waits for.

use std::f32::consts::TAU;

use crate::model::Call;

#[cfg(target_os = "linux")]
mod pulse;
#[cfg(not(target_os = "linux"))]
mod rodio;

#[cfg(target_os = "linux")]
pub(super) use pulse::play;
#[cfg(not(target_os = "linux"))]
pub(super) use rodio::play;

/// Samples a second, one channel.
const RATE: u32 = 44_100;

/// One struck tone: its pitch in hertz, when it begins and how soon it has faded to a third, both in seconds.
struct Strike {
    pitch: f32,
    begins: f32,
    fades: f32,
}

const fn strike(pitch: f32, begins: f32, fades: f32) -> Strike {
    Strike { pitch, begins, fades }
}

fn score(call: Call) -> &'static [Strike] {
    const TAP: &[Strike] = &[strike(523.0, 0.0, 0.012), strike(1_310.0, 0.0, 0.006)];
    const BELL: &[Strike] = &[strike(659.3, 0.0, 0.12), strike(880.0, 0.12, 0.22)];
    const GATE: &[Strike] = &[strike(440.0, 0.0, 0.12), strike(554.4, 0.12, 0.12), strike(659.3, 0.24, 0.25)];
    const GONG: &[Strike] = &[strike(196.0, 0.0, 0.5), strike(293.7, 0.0, 0.4), strike(440.0, 0.02, 0.3)];
    const DROP: &[Strike] = &[strike(987.8, 0.0, 0.05)];
    match call {
        Call::Moved => TAP,
        Call::Turn => BELL,
        Call::Seated => GATE,
        Call::Over => GONG,
        Call::Talk => DROP,
    }
}

/// A call as sound, from -1 to 1.
pub(super) fn samples(call: Call) -> Vec<f32> {
    /// After so many fading times nothing is heard any more.
    const HEARD: f32 = 6.0;
    let score = score(call);
    let length = score.iter().map(|strike| strike.begins + HEARD * strike.fades).fold(0.0, f32::max);
    let loudness = 0.35 / score.len() as f32;
    let count = (length * RATE as f32) as usize;
    let at = |i: usize| {
        let time = i as f32 / RATE as f32;
        let tones = score.iter().filter(|strike| time >= strike.begins).map(|strike| {
            let since = time - strike.begins;
            (TAU * strike.pitch * since).sin() * (-since / strike.fades).exp()
        });
        tones.sum::<f32>() * loudness
    };
    (0..count).map(at).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_call_is_short_never_clips_and_ends_in_silence() {
        for call in Call::ALL {
            let samples = samples(call);
            let seconds = samples.len() as f32 / RATE as f32;
            assert!((0.03..4.0).contains(&seconds), "{call:?} {seconds}");
            let loudest = samples.iter().fold(0.0_f32, |most, sample| most.max(sample.abs()));
            assert!((0.05..0.5).contains(&loudest), "{call:?} {loudest}");
            assert!(samples.last().is_some_and(|last| last.abs() < 0.01), "{call:?}");
        }
    }
}
