//! The panel's own pace, where a board has a wire for it: notes when the panel begins to read its memory, and keeps the
//! writing out of its way. Without the wire, or if it is silent, nothing ever waits.

use embassy_rp::gpio::Input;
use embassy_time::{Duration, Instant, Timer};
use parlour_firmware::beam::Change;
use portable_atomic::{AtomicU32, Ordering};

/// When the panel last began a round, and how long the one before took, in microseconds.
static BEGAN: AtomicU32 = AtomicU32::new(0);
static ROUND: AtomicU32 = AtomicU32::new(0);

/// No panel is slower or faster than this.
const ROUNDS: core::ops::Range<u32> = 8_000..50_000;

fn now() -> u32 {
    Instant::now().as_micros() as u32
}

#[embassy_executor::task]
pub(crate) async fn watch(mut vsync: Input<'static>) {
    loop {
        // The wire is high between two rounds.
        vsync.wait_for_falling_edge().await;
        let began = now();
        let took = began.wrapping_sub(BEGAN.load(Ordering::Relaxed));
        BEGAN.store(began, Ordering::Relaxed);
        ROUND.store(
            if ROUNDS.contains(&took) { took } else { 0 },
            Ordering::Relaxed,
        );
    }
}

/// Follows the panel's reading while a picture is written.
#[derive(Default)]
pub(crate) struct Beam {
    /// All changes of the picture are written together, and the first of them has waited.
    together: bool,
}

impl Beam {
    /// Waits until a change can be written without being seen half.
    pub(crate) async fn wait(&mut self, change: Change) {
        let since = now().wrapping_sub(BEGAN.load(Ordering::Relaxed));
        let round = ROUND.load(Ordering::Relaxed);
        // A wire that has fallen silent tells nothing.
        if since >= 2 * ROUNDS.end {
            return;
        }
        let mut wait = None;
        if !change.picture.is_empty() {
            wait = change.patience.bears(change.picture, since, round);
            self.together = wait.is_some();
        } else if self.together {
            return;
        }
        let wait = wait.or_else(|| change.patience.bears(change.own, since, round));
        Timer::after(Duration::from_micros(wait.unwrap_or(0).into())).await;
    }
}
