//! The console compiled for a web page: plain exported functions over one [`Console`], no binding generator.
//!
//! `page.js` is the only caller. Numbers go through the arguments; bytes go through two buffers in the module's
//! memory: the picture, which the page only reads, and the parcel, in which records and texts travel both ways.
//! Time, storage, sound and keys are the page's; nothing here knows of a browser.
#![allow(
    unsafe_code,
    reason = "an exported function needs the attribute `unsafe(no_mangle)`; nothing else here is unsafe"
)]

mod host;

use std::cell::RefCell;

use host::Host;
use parlour_console::{Button, Key};

thread_local! {
    // A page has one thread, so this is simply the one console of the page. All of it is on the heap: a buffer in
    // the data section would be downloaded as zeros.
    static HOST: RefCell<Option<Host>> = const { RefCell::new(None) };
}

/// Does something with the console, or nothing and the default before [`init`].
fn with<T: Default>(action: impl FnOnce(&mut Host) -> T) -> T {
    HOST.with_borrow_mut(|host| host.as_mut().map(action).unwrap_or_default())
}

/// Starts a console with a screen of this size; the seed comes in two halves. A former console is gone.
#[unsafe(no_mangle)]
pub extern "C" fn init(width: u32, height: u32, seed_low: u32, seed_high: u32) {
    let seed = u64::from(seed_high) << 32 | u64::from(seed_low);
    HOST.set(Some(Host::new(width, height, seed)));
}

/// From here on the first game of each kind is accompanied by tips.
#[unsafe(no_mangle)]
pub extern "C" fn accompany() {
    with(|host| host.console.accompany());
}

/// Where the picture is: four bytes for each pixel, red, green, blue and full opacity.
#[unsafe(no_mangle)]
pub extern "C" fn picture() -> *const u8 {
    with(|host| Some(host.picture())).unwrap_or(std::ptr::null())
}

/// Makes room for a parcel of this many bytes and says where it is.
#[unsafe(no_mangle)]
pub extern "C" fn parcel(length: usize) -> *mut u8 {
    with(|host| Some(host.parcel(length))).unwrap_or(std::ptr::null_mut())
}

/// Where the parcel is that was packed here.
#[unsafe(no_mangle)]
pub extern "C" fn parcel_start() -> *const u8 {
    with(|host| Some(host.parcel.as_ptr())).unwrap_or(std::ptr::null())
}

/// How many bytes the parcel has.
#[unsafe(no_mangle)]
pub extern "C" fn parcel_length() -> usize {
    with(|host| host.parcel.len())
}

/// Hands over a stored record, which lies in the parcel: all of them before the first [`tick`], and later the one
/// that [`wanted_record`] names.
#[unsafe(no_mangle)]
pub extern "C" fn restore(key: u16) {
    with(|host| host.console.restore(Key::from_number(key), &host.parcel));
}

/// The key of a record that the console needs again, or -1; to be answered with [`restore`], with an empty parcel
/// where there is no such record.
#[unsafe(no_mangle)]
pub extern "C" fn wanted_record() -> i32 {
    let wanted = with(|host| host.console.take_read());
    wanted.map_or(-1, |key| key.number().into())
}

/// A button goes down; its number is its place in [`Button::ALL`].
#[unsafe(no_mangle)]
pub extern "C" fn press(button: usize) {
    if let Some(&button) = Button::ALL.get(button) {
        with(|host| host.console.press(button));
    }
}

/// A button comes up.
#[unsafe(no_mangle)]
pub extern "C" fn release(button: usize) {
    if let Some(&button) = Button::ALL.get(button) {
        with(|host| host.console.release(button));
    }
}

/// Time has passed; it is this many milliseconds since the start.
#[unsafe(no_mangle)]
pub extern "C" fn tick(now: u32) {
    with(|host| host.console.tick(now));
}

/// Lets a waiting computer player decide.
#[unsafe(no_mangle)]
pub extern "C" fn think() {
    with(|host| host.console.think());
}

/// Whether something will happen without a key.
#[unsafe(no_mangle)]
pub extern "C" fn is_moving() -> bool {
    with(|host| host.console.is_moving())
}

/// Draws what has changed. Gives the rows to be shown again: the first in the upper sixteen bits, their number in the
/// lower; 0 if the picture is as it was.
#[unsafe(no_mangle)]
pub extern "C" fn draw() -> u32 {
    with(Host::draw)
}

/// Puts the texts on the screen into the parcel, a line each, from top to bottom.
#[unsafe(no_mangle)]
pub extern "C" fn words() {
    with(Host::pack_words);
}

/// The next tone to play: its pitch in the upper sixteen bits (0 is silence), its milliseconds in the lower; 0 if
/// there is none.
#[unsafe(no_mangle)]
pub extern "C" fn next_tone() -> u32 {
    with(|host| {
        let tone = host.console.take_sound()?;
        Some(u32::from(tone.hz) << 16 | u32::from(tone.ms))
    })
    .unwrap_or(0)
}

/// How loud, from 0 to 5.
#[unsafe(no_mangle)]
pub extern "C" fn volume() -> u32 {
    with(|host| host.console.volume().into())
}

/// How bright the screen is, from 0 (asleep) to 5.
#[unsafe(no_mangle)]
pub extern "C" fn brightness() -> u32 {
    with(|host| host.console.brightness().into())
}

/// The next record to be stored: its key, or -1 if there is none. Its bytes are in the parcel; an empty record is to
/// be deleted.
#[unsafe(no_mangle)]
pub extern "C" fn next_record() -> i32 {
    with(|host| host.next_record()).map_or(-1, i32::from)
}
