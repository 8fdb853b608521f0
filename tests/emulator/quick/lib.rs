//! The processor of the emulated boards, compiled for speed: the commonest instructions of the RP2040's core, and the cache
//! between it and the flash. The emulator's own core still does everything rare, and everything that touches more than
//! flash and RAM; it is slow, for it looks for an instruction in a long row of comparisons.
//!
//! `machine/quick.js` is the only caller. Registers, RAM, flash and the cache's counters lie in the module's memory, where
//! both cores find them. Both read the flash through the same cache and give the same registers, flags and cycles,
//! which `quick.test.js` compares.
#![allow(
    unsafe_code,
    reason = "an exported function needs the attribute `unsafe(no_mangle)`; nothing else here is unsafe"
)]

mod cache;
mod core;
mod flags;
mod reach;

use std::cell::RefCell;

use core::Core;

thread_local! {
    // One module is one processor.
    static CORE: RefCell<Core> = RefCell::new(Core::new());
}

/// Where the sixteen registers are.
#[unsafe(no_mangle)]
pub extern "C" fn registers() -> *const u32 {
    CORE.with_borrow(|core| core.registers.as_ptr())
}

/// Where the RAM is.
#[unsafe(no_mangle)]
pub extern "C" fn ram() -> *const u8 {
    CORE.with_borrow(|core| core.ram.as_ptr())
}

/// Where the flash is, as large as its window.
#[unsafe(no_mangle)]
pub extern "C" fn flash() -> *const u8 {
    CORE.with_borrow(|core| core.flash.as_ptr())
}

/// Where the cache counts.
#[unsafe(no_mangle)]
pub extern "C" fn counters() -> *const u8 {
    CORE.with_borrow(|core| (&raw const core.cache.counters).cast())
}

/// Does instructions for at least so many cycles, or up to one that it leaves to the emulator's core; returns the cycles.
#[unsafe(no_mangle)]
pub extern "C" fn run(enough: u32) -> u32 {
    CORE.with_borrow_mut(|core| core.run(enough))
}

/// The flags N, Z, C and V, from the highest of four bits.
#[unsafe(no_mangle)]
pub extern "C" fn flags() -> u32 {
    CORE.with_borrow(|core| core.flags.pack())
}

/// Takes the flags over from the emulator's core.
#[unsafe(no_mangle)]
pub extern "C" fn set_flags(packed: u32) {
    CORE.with_borrow_mut(|core| core.flags = flags::Flags::unpack(packed));
}

/// Sets what a miss costs, and whether anything is kept at all.
#[unsafe(no_mangle)]
pub extern "C" fn cache_set(miss: u32, on: bool) {
    CORE.with_borrow_mut(|core| core.cache.set(miss, on));
}

/// Empties the cache.
#[unsafe(no_mangle)]
pub extern "C" fn cache_flush() {
    CORE.with_borrow_mut(|core| core.cache.flush());
}

/// An instruction is taken from an address, in flash or not.
#[unsafe(no_mangle)]
pub extern "C" fn cache_fetch(address: u32) {
    CORE.with_borrow_mut(|core| core.cache.fetch(address));
}

/// Something is read from an address, in flash or not.
#[unsafe(no_mangle)]
pub extern "C" fn cache_read(address: u32) {
    CORE.with_borrow_mut(|core| core.cache.read(address));
}
