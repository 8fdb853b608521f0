//! Computer players: think in thread mode, below everything else, which goes on as if nobody were thinking.

use embassy_sync::blocking_mutex::raw::CriticalSectionRawMutex;
use embassy_sync::channel::Channel;
use parlour_console::{ActionText, Console, Job};
use portable_atomic::{AtomicBool, Ordering};
use static_cell::ConstStaticCell;

use crate::board::GLASS;

/// What the picture and the memory of the computer players share, in bytes: a smaller picture leaves more to remember in.
/// The stack needs the rest: chess at full strength takes 40 KiB of it, and the interface that interrupts it 10 more, or
/// for a moment 24.
const SHARED: usize = 86 * 1024;
/// Pairs of words that are lent to a computer player.
const LENT: usize = (SHARED - GLASS.width as usize * GLASS.height as usize) / 8;

/// Decisions to work out. One waits only if a table was left while its computer player was thinking; the console keeps
/// what does not fit.
static JOBS: Channel<CriticalSectionRawMutex, Job, 1> = Channel::new();
/// Decisions on their way to the interface, in the order of the questions.
pub(crate) static ANSWERS: Channel<CriticalSectionRawMutex, Option<ActionText>, 4> = Channel::new();
/// Somebody wants the answer now, or nobody wants it any more.
static HURRY: AtomicBool = AtomicBool::new(false);
static ROOM: ConstStaticCell<[[u32; 2]; LENT]> = ConstStaticCell::new([[0; 2]; LENT]);

#[embassy_executor::task]
pub(crate) async fn think() {
    let room = ROOM.take();
    loop {
        let job = JOBS.receive().await;
        let action = job.run(room, &|| HURRY.load(Ordering::Relaxed));
        // The interface takes it before anything goes on here, and says whether the next one is in a hurry.
        ANSWERS.send(action).await;
    }
}

/// Takes answers to the console, gives its questions out, and passes on that somebody is in a hurry. On its own, or the
/// interface's loop would keep the room that a question takes for good.
#[inline(never)]
pub(crate) fn serve(console: &mut Console) {
    while let Ok(action) = ANSWERS.try_receive() {
        console.answer(action);
    }
    if !JOBS.is_full()
        && let Some(job) = console.job()
    {
        // There is room, and nobody else sends.
        let _ = JOBS.try_send(job);
    }
    HURRY.store(console.hurried(), Ordering::Relaxed);
}
