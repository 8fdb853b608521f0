//! The first thing that the program does: brings the code that `hot.x` chooses from flash to memory. The chip starts at a
//! few megahertz, at which copying all of it would take a tenth of a second; so only what the setting of the clocks may
//! call comes first, and the rest when they are set.

#[allow(unsafe_code)]
// Sound: `hot.x` defines them.
unsafe extern "C" {
    static mut __shot: u32;
    static mut __mhot: u32;
    static mut __ehot: u32;
    static __sihot: u32;
}

/// Copies what everything needs. Nothing that may be among it can be called before, not even to copy.
#[allow(unsafe_code)]
pub(crate) fn copy_first_code() {
    // Sound: the linker says where it lies and where it belongs, and nobody uses that memory yet.
    unsafe { copy(&raw mut __shot, &raw mut __mhot) }
}

/// Copies the rest: the panel, the paint and the chess player, of whom none can be called before.
#[allow(unsafe_code)]
pub(crate) fn copy_hot_code() {
    // Sound: as above.
    unsafe { copy(&raw mut __mhot, &raw mut __ehot) }
}

#[allow(unsafe_code)]
unsafe fn copy(mut to: *mut u32, end: *mut u32) {
    // Sound: both lie between the first and the last mark, and what is copied lies in the flash in the same order.
    unsafe {
        let mut from = (&raw const __sihot).offset(to.offset_from(&raw const __shot));
        // Volatile, or the compiler would make a call of it.
        while to < end {
            to.write_volatile(from.read_volatile());
            to = to.add(1);
            from = from.add(1);
        }
    }
    cortex_m::asm::dsb();
    cortex_m::asm::isb();
}
