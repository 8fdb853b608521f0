//! Waiting in thread mode, outside of any task: the processor sleeps, or works at what is more urgent, until an alarm of
//! the timer.

use cortex_m::asm;
use embassy_rp::interrupt::InterruptExt;
use embassy_rp::{interrupt, pac};

/// The alarm that is used here; Embassy's clock uses the first.
const ALARM: usize = 3;

/// Waits while the processor sleeps.
pub(crate) struct Pause;

impl Pause {
    pub(crate) fn ms(&mut self, ms: u32) {
        self.us(ms * 1_000);
    }

    #[allow(unsafe_code)]
    fn us(&mut self, us: u32) {
        let timer = pac::TIMER;
        timer.inte().modify(|alarms| alarms.set_alarm(ALARM, true));
        // Sound: the handler below only clears the alarm.
        unsafe { interrupt::TIMER_IRQ_3.enable() };
        // An alarm that is set too late never comes: let nobody come between, leave it a little time, and do not sleep
        // for less.
        let start = cortex_m::interrupt::free(|_| {
            let start = timer.timerawl().read();
            timer
                .alarm(ALARM)
                .write_value(start.wrapping_add(us.max(20)));
            start
        });
        while timer.timerawl().read().wrapping_sub(start) < us {
            if timer.armed().read().armed() & 1 << ALARM != 0 {
                asm::wfe();
            }
        }
    }
}

impl embedded_hal_02::blocking::delay::DelayUs<u32> for Pause {
    fn delay_us(&mut self, us: u32) {
        self.us(us);
    }
}

#[interrupt]
fn TIMER_IRQ_3() {
    pac::TIMER
        .intr()
        .write(|alarms| alarms.set_alarm(ALARM, true));
}
