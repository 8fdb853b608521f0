// Every board that Parlour runs on: one file beside this one and one line here. Read by the build of the firmware and
// by the commands behind the cargo aliases, so it holds nothing but this table.

/// A board as the build knows it.
pub(crate) struct ListedBoard {
    /// Its name in commands and in the names of images.
    pub(crate) name: &'static str,
    /// The file that describes its wiring.
    pub(crate) file: &'static str,
    /// The size of its flash chip.
    pub(crate) flash_mib: u32,
    /// How it is made to appear as a drive that takes an image.
    pub(crate) boot: &'static str,
}

/// All boards; the first is the one that is built when none is named.
#[rustfmt::skip]
pub(crate) const BOARDS: &[ListedBoard] = &[
    ListedBoard { name: "picosystem", file: "picosystem.rs", flash_mib: 16, boot: "switch off, hold X, press Power" },
    ListedBoard { name: "picopad", file: "picopad.rs", flash_mib: 2, boot: "hold BOOTSEL on the Pico while plugging in the cable" },
    ListedBoard { name: "waveshare-lcd-1.3", file: "waveshare_lcd_1_3.rs", flash_mib: 2, boot: "hold BOOTSEL on the Pico while plugging in the cable" },
];
