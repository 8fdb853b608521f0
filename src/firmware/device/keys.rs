//! The buttons: sleeps until a contact moves, then reads all of them now and then until they rest again, closed or open.
//! It runs above the interface, so it is never late for a press; what a press means is the console's business.

use core::pin::pin;

use embassy_futures::select::{select, select_slice};
use embassy_rp::gpio::Level;
use embassy_rp::pac;
use embassy_sync::blocking_mutex::raw::CriticalSectionRawMutex;
use embassy_sync::channel::Channel;
use embassy_time::{Duration, Timer};
use heapless::Vec;
use parlour_console::Button;
use parlour_firmware::debounce::{Change, Debouncer};
use portable_atomic::{AtomicBool, Ordering};

use crate::board::{Contact, Contacts, MAX_CONTACTS};
use crate::clock;

/// A button went down or came up.
#[derive(Clone, Copy)]
pub(crate) struct Stroke {
    pub(crate) button: Button,
    pub(crate) down: bool,
}

/// Strokes on their way to the interface; nobody presses so many while one picture is painted.
pub(crate) static STROKES: Channel<CriticalSectionRawMutex, Stroke, 64> = Channel::new();

/// The flash was written, which stops everything for a while: contacts that moved meanwhile left a mark.
pub(crate) static STALLED: AtomicBool = AtomicBool::new(false);

const SCAN: Duration = Duration::from_millis(2);
/// A contact that moved between the last reading and falling asleep is found after this long.
const LOOK_AGAIN: Duration = Duration::from_millis(20);

#[embassy_executor::task]
pub(crate) async fn watch(mut contacts: Contacts) {
    let mut debouncer = Debouncer::new();
    loop {
        if debouncer.is_busy() {
            Timer::after(SCAN).await;
        } else {
            let mut moves: Vec<_, MAX_CONTACTS> = contacts
                .iter_mut()
                .map(|contact| contact.pin.wait_for_any_edge())
                .collect();
            select(
                select_slice(pin!(moves.as_mut_slice())),
                Timer::after(LOOK_AGAIN),
            )
            .await;
        }
        let stalled = STALLED.swap(false, Ordering::Relaxed);
        let (mut closed, mut touched) = (0, 0);
        for (number, contact) in contacts.iter().enumerate() {
            closed |= u16::from(contact.pin.get_level() == contact.pressed) << number;
            touched |= u16::from(stalled && take_mark(contact)) << number;
        }
        let now = clock::milliseconds();
        debouncer.read(now, closed, touched, &mut |Change { contact, down }| {
            if let Some(Contact { button, .. }) = contacts.get(contact) {
                // A full channel means a dead interface, which the watchdog will see to.
                let _ = STROKES.try_send(Stroke {
                    button: *button,
                    down,
                });
            }
        });
    }
}

/// Whether the contact closed since it was last asked; the pin's logic notes it even while all interrupts are off.
fn take_mark(contact: &Contact) -> bool {
    let pin = usize::from(contact.number);
    let marks = pac::IO_BANK0.intr(pin / 8);
    let closed = match contact.pressed {
        Level::Low => marks.read().edge_low(pin % 8),
        Level::High => marks.read().edge_high(pin % 8),
    };
    marks.write(|mark| {
        mark.set_edge_low(pin % 8, true);
        mark.set_edge_high(pin % 8, true);
    });
    closed
}
