//! Sound: plays a row of tones on the piezo; a new row takes the place of the one that sounds.

use embassy_futures::select::{Either, select};
use embassy_rp::pwm;
use embassy_sync::blocking_mutex::raw::CriticalSectionRawMutex;
use embassy_sync::signal::Signal;
use embassy_time::{Duration, Timer};
use heapless::Vec;
use parlour_console::{Console, Tone};
use parlour_firmware::tone::pulse;

use crate::board::{CLOCK, Speaker};

/// Tones to play one after another, and how loud.
struct Melody {
    tones: Vec<Tone, 16>,
    volume: u8,
}

static MELODY: Signal<CriticalSectionRawMutex, Melody> = Signal::new();

/// Passes on what the console wants to be heard.
#[inline(never)]
pub(crate) fn serve(console: &mut Console) {
    let mut tones = Vec::new();
    while let Some(tone) = console.take_sound() {
        // The console never has more waiting than fit.
        let _ = tones.push(tone);
    }
    if !tones.is_empty() {
        MELODY.signal(Melody {
            tones,
            volume: console.volume(),
        });
    }
}

#[embassy_executor::task]
pub(crate) async fn play(mut speaker: Speaker) {
    let mut melody = MELODY.wait().await;
    loop {
        let Melody { tones, volume } = melody;
        let played = async {
            for tone in &tones {
                speaker.sound(tone.hz, volume);
                Timer::after(Duration::from_millis(tone.ms.into())).await;
            }
        };
        let next = select(MELODY.wait(), played).await;
        speaker.sound(0, 0);
        melody = match next {
            Either::First(next) => next,
            Either::Second(()) => MELODY.wait().await,
        };
    }
}

impl Speaker {
    fn sound(&mut self, hz: u16, volume: u8) {
        let mut config = pwm::Config::default();
        match pulse(hz, volume, CLOCK.megahertz()) {
            Some(pulse) => {
                config.divider = pulse.divider.into();
                config.top = pulse.top;
                config.compare_b = pulse.width;
            }
            None => config.enable = false,
        }
        self.0.set_config(&config);
    }
}
