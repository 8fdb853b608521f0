//! The first thing that the program does: brings the code that `hot.x` chooses from flash to memory.

#[allow(unsafe_code)]
// Sound: `hot.x` defines them.
unsafe extern "C" {
    static mut __shot: u32;
    static mut __ehot: u32;
    static __sihot: u32;
}

/// Copies it. Nothing that may be among it can be called before, not even to copy.
#[allow(unsafe_code)]
pub(crate) fn copy_hot_code() {
    // Sound: the linker says where it lies and where it belongs, and nobody uses that memory yet.
    unsafe {
        let mut from = &raw const __sihot;
        let mut to = &raw mut __shot;
        let end = &raw mut __ehot;
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
