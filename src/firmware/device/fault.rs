//! When things go wrong: a watchdog that only a living interface feeds, and a note of what happened in memory that
//! outlives the reset, so that the next start can tell.

use core::cell::UnsafeCell;
use core::mem::MaybeUninit;
use core::panic::PanicInfo;

use cortex_m_rt::{ExceptionFrame, exception};
use embassy_rp::Peri;
use embassy_rp::pac;
use embassy_rp::peripherals::WATCHDOG;
use embassy_rp::watchdog::{ResetReason, Watchdog};
use embassy_time::Duration;
use parlour_console::{Console, Crash};
use parlour_firmware::remains::Remains;
use portable_atomic::{AtomicBool, Ordering};

/// Longer than the interface ever takes, even while the flash is erased sector after sector.
const PATIENCE: Duration = Duration::from_secs(4);

/// Nothing clears this memory at the start. It is written by the interface, and read and written where the program
/// stops for good, which is never at the same time.
struct Kept(UnsafeCell<MaybeUninit<Remains>>);

#[allow(unsafe_code)]
// Sound: there is one core, and whoever interrupts the interface to use this never returns to it.
unsafe impl Sync for Kept {}

#[allow(unsafe_code)]
#[unsafe(link_section = ".uninit.remains")]
static KEPT: Kept = Kept(UnsafeCell::new(MaybeUninit::uninit()));

impl Kept {
    #[allow(unsafe_code)]
    fn read(&self) -> Option<Remains> {
        // Sound: every content of these bytes is some value of the type, and a volatile read takes what is there.
        let remains = unsafe { self.0.get().cast::<Remains>().read_volatile() };
        remains.is_whole().then_some(remains)
    }

    #[allow(unsafe_code)]
    fn write(&self, remains: Remains) {
        // Sound: as said above, nobody else is using it.
        unsafe { self.0.get().cast::<Remains>().write_volatile(remains) };
    }
}

/// The watchdog, and what is noted for the case that it bites.
pub(crate) struct Guard {
    watchdog: Watchdog,
    former: Option<Remains>,
    noted: (&'static str, u32),
}

impl Guard {
    /// Takes over what the last run left, and starts the watchdog.
    pub(crate) fn new(watchdog: Peri<'static, WATCHDOG>) -> Guard {
        let mut watchdog = Watchdog::new(watchdog);
        let starved = watchdog.reset_reason() == Some(ResetReason::TimedOut);
        let former = KEPT
            .read()
            .filter(|remains| remains.has_panicked() || starved);
        KEPT.write(Remains::running("", 0));
        watchdog.start(PATIENCE);
        Guard {
            watchdog,
            former,
            noted: ("", 0),
        }
    }

    /// Tells the console why the last run ended, if it ended by mistake.
    pub(crate) fn report(&mut self, console: &mut Console) {
        let Some(former) = self.former.take() else {
            return;
        };
        let (place, message) = match former.has_panicked() {
            true => (former.place.as_str(), former.message.as_str()),
            false => ("watchdog", "The interface gave no sign of life."),
        };
        defmt::warn!("The last run stopped: {} {}", place, message);
        console.report_crash(&Crash {
            place,
            message,
            game: former.game.as_str(),
            actions: former.actions,
        });
    }

    /// The interface lives; notes what it is busy with.
    pub(crate) fn feed(&mut self, console: &Console) {
        self.watchdog.feed(PATIENCE);
        let now = console.playing().unwrap_or_default();
        if now != self.noted {
            self.noted = now;
            KEPT.write(Remains::running(now.0, now.1));
        }
    }
}

/// A mistake in the telling of a mistake must not go round for ever.
static TELLING: AtomicBool = AtomicBool::new(false);

fn stop(place: impl core::fmt::Display, message: impl core::fmt::Display) -> ! {
    cortex_m::interrupt::disable();
    if !TELLING.swap(true, Ordering::Relaxed) {
        let running = KEPT.read().unwrap_or_else(|| Remains::running("", 0));
        let remains = running.stopped(place, message);
        KEPT.write(remains);
        defmt::error!(
            "Stopped at {}: {}",
            remains.place.as_str(),
            remains.message.as_str()
        );
    }
    // Everything but the two oscillators starts anew.
    pac::PSM
        .wdsel()
        .write_value(pac::psm::regs::Wdsel(0x0001_FFFC));
    pac::WATCHDOG
        .ctrl()
        .write(|control| control.set_trigger(true));
    loop {
        cortex_m::asm::nop();
    }
}

#[panic_handler]
fn panicked(info: &PanicInfo<'_>) -> ! {
    match info.location() {
        Some(place) => {
            // The search for a text in another would bring five kilobytes of the language's own words for what fails.
            let file = place.file();
            let source = file.as_bytes().windows(4).rposition(|it| it == b"src/");
            let file = source.and_then(|at| file.get(at + 4..)).unwrap_or(file);
            stop(format_args!("{file}:{}", place.line()), info.message())
        }
        None => stop("somewhere", info.message()),
    }
}

#[allow(unsafe_code)]
#[exception]
unsafe fn HardFault(frame: &ExceptionFrame) -> ! {
    stop(
        format_args!("0x{:08x}", frame.pc()),
        "The processor met something impossible.",
    )
}
