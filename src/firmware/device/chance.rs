//! Chance: the one place where the hardware's noise enters the program. What becomes of it is decided in
//! [`parlour_firmware::chance`].
//!
//! Whoever has to see the same games again, as the emulator's tests do or somebody with a probe who looks for a mistake,
//! can wish for a seed: the watchdog's scratch registers 0 to 2 then hold [`WISH`], its lower and its upper half when the
//! program starts. The chip clears them when the power comes, so nobody wishes by accident. With such a seed no noise is
//! taken in at all, and the games are those of the simulator with that seed, which are not accompanied by tips either.

use embassy_rp::pac;
use embassy_time::Instant;
use parlour_console::Console;
use parlour_firmware::chance::{Spaced, seed};

use crate::saves::Saves;

/// "Seed", which says that the next two registers hold one.
const WISH: u32 = 0x5365_6564;

/// What decides the games of this run.
pub(crate) struct Chance {
    /// The seed of the console.
    pub(crate) seed: u64,
    /// The number of this switch-on, unless the seed was wished for.
    number: Option<u32>,
}

impl Chance {
    /// Takes the seed that was wished for, or draws one from all that tells this switch-on from others.
    pub(crate) async fn draw(saves: &mut Saves) -> Chance {
        if let Some(seed) = wish() {
            return Chance { seed, number: None };
        }
        let number = saves.switch_on_number().await;
        let mut noise = Spaced::new(
            || pac::ROSC.randombit().read().randombit(),
            cortex_m::asm::delay,
        );
        Chance {
            seed: seed(&mut noise, saves.chip_number, number),
            number: Some(number),
        }
    }

    /// Keeps what must not come again. Opening the store for it may take a while, so it is done when the first picture
    /// stands, which is long before anybody can deal.
    pub(crate) async fn keep(&self, saves: &mut Saves) {
        if let Some(number) = self.number {
            saves.keep_switch_on(number).await;
        }
    }

    /// Whether this run repeats the games of another. Then nobody meets a game for the first time.
    pub(crate) fn repeats(&self) -> bool {
        self.number.is_none()
    }

    /// Somebody presses a key at this instant, which has a part in all chance from here on.
    pub(crate) fn stir(&self, console: &mut Console) {
        if !self.repeats() {
            console.stir(Instant::now().as_ticks());
        }
    }
}

fn wish() -> Option<u64> {
    let registers = pac::WATCHDOG;
    let [low, high] = [registers.scratch1(), registers.scratch2()].map(|half| half.read());
    (registers.scratch0().read() == WISH).then_some(u64::from(high) << 32 | u64::from(low))
}
