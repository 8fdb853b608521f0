//! The frame in memory, one palette index a pixel, four pixels a word. Two levels of the program share it: the interface
//! paints, and the panel's task, which may interrupt the painting at any time, reads what was handed over to it.

use core::cell::UnsafeCell;

use parlour_firmware::expand::GRAIN;
use portable_atomic::{AtomicBool, Ordering};

use crate::board::GLASS;

/// The pixels of a row.
pub(crate) const STRIDE: usize = GLASS.width as usize;
/// All of them.
pub(crate) const PIXELS: usize = STRIDE * GLASS.height as usize;

type Words = [u32; PIXELS / GRAIN];

struct Frame(UnsafeCell<Words>);

#[allow(unsafe_code)]
// Sound: there is one core, one [`Painter`] and one [`Reader`], and what each of them may touch at a time is said there.
unsafe impl Sync for Frame {}

static FRAME: Frame = Frame(UnsafeCell::new([0; PIXELS / GRAIN]));
static SHARED: AtomicBool = AtomicBool::new(false);

/// The only one who writes. Whoever has it must not paint what was handed over before it is sent.
pub(crate) struct Painter(());

/// The only one who reads meanwhile, and only what was handed over.
pub(crate) struct Reader(());

/// Gives the frame out, once.
pub(crate) fn share() -> Option<(Painter, Reader)> {
    let first = !SHARED.swap(true, Ordering::Relaxed);
    first.then_some((Painter(()), Reader(())))
}

impl Painter {
    #[allow(unsafe_code)]
    pub(crate) fn words(&mut self) -> &mut [u32] {
        // Sound: nobody else writes, and what the reader may read is not written.
        unsafe { &mut *FRAME.0.get() }
    }
}

impl Reader {
    #[allow(unsafe_code)]
    pub(crate) fn words(&self) -> &[u32] {
        // Sound: as above; the painting stands still while its interrupter reads.
        unsafe { &*FRAME.0.get() }
    }
}
