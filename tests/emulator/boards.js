// The boards as they are wired, taken from their makers' documents and not from our own board files: a wrong pin,
// rotation or level there shows up as a wrong picture or a dead key here.

/** Where a key's contact sits; all of these pull their pin to ground. */
const keys = (up, down, left, right, a, b, x, y) => ({ UP: up, DOWN: down, LEFT: left, RIGHT: right, A: a, B: b, X: x, Y: y });

export const BOARDS = {
  picosystem: {
    width: 240,
    height: 240,
    flashMiB: 16,
    spi: 0,
    pins: { clock: 6, data: 7, select: 5, command: 9, reset: 4, backlight: 12, vsync: 8 },
    // How the glass is mounted: the memory access control byte with which pictures stand upright on it.
    upright: 0x04,
    keys: keys(23, 20, 22, 21, 18, 19, 17, 16),
    battery: { channel: 0, full: 1710, low: 1180 },
  },
  picopad: {
    width: 320,
    height: 240,
    flashMiB: 2,
    spi: 0,
    pins: { clock: 18, data: 19, select: 21, command: 17, reset: 20, backlight: 16 },
    upright: 0x60,
    keys: keys(4, 5, 3, 2, 7, 6, 9, 8),
    battery: { channel: 3, full: 1620, low: 1100 },
  },
  'waveshare-lcd-1.3': {
    width: 240,
    height: 240,
    flashMiB: 2,
    spi: 1,
    pins: { clock: 10, data: 11, select: 9, command: 8, reset: 12, backlight: 13 },
    upright: 0x70,
    // The stick can be pressed too.
    keys: { ...keys(2, 18, 16, 20, 15, 17, 19, 21), STICK: 3 },
  },
};
