// A whole handheld: the machine with its panel, its keys and its battery wired as on the board.

import { GPIOPinState } from 'rp2040js';
import { FlashChip } from './flash.js';
import { Machine } from './machine.js';
import { Panel } from './panel.js';
import { streamTransfers } from './stream.js';

const MS = 1_000_000;
const FRAME_NANOS = 16_666_667;
const BLANKING_NANOS = 1_000_000;
/** The number by which a pin is given to an SPI block, where these are, and the fastest clock that the panel takes. */
const SPI_FUNCTION = 1;
const SPI_BLOCKS = [0x4003c000, 0x40040000];
const PANEL_HZ = 62_500_000;
/** The last part of the flash, which a new program never covers. */
const SAVES = 256 << 10;
/** "SEGG", with which the log's own notes begin. */
const RTT_MARK = 0x47474553;
/** More than any log has room for. */
const RTT_MOST = 0x10000;
/** How long a person holds a key, and how long a press takes at least until the next. */
const PRESS_MS = 60;
const GAP_MS = 60;

export class Handheld {
  /**
   * Switches a board on. Without a flash chip it gets a new one with the image, and with `saves` where they lie. The seed is
   * wished for; where it is `undefined`, the program draws its own from the oscillator's bits.
   */
  constructor(board, image, { seed, flash, saves, oscillator = swinging() }) {
    this.board = board;
    this.image = image;
    if (!flash) {
      flash = new FlashChip(board.flashMiB);
      flash.load(image.flash);
      if (saves) flash.load([...image.flash, { offset: flash.size - SAVES, bytes: saves }]);
    }
    this.flash = flash;
    this.panel = new Panel(board);
    this.held = new Set();
    this.batteryLow = false;
    this.log = [];
    this.machine = new Machine({ flash, seed, oscillator, wire: (machine) => this.#wire(machine) });
  }

  /** The same chip in a machine that is switched on anew. */
  powerCycle({ seed, oscillator } = { seed: 1n }) {
    return new Handheld(this.board, this.image, { seed, oscillator, flash: this.flash });
  }

  get milliseconds() {
    return this.machine.milliseconds;
  }

  /** All that went wrong without being noticed on the screen. */
  get warnings() {
    return [...this.machine.warnings, ...[...this.panel.complaints].map((text) => `panel: ${text}`)];
  }

  run(ms) {
    this.machine.run(ms * MS);
    this.#drainLog();
  }

  press(key) {
    this.held.add(key);
    const { pullupEnabled } = this.machine.chip.gpio[this.board.keys[key]];
    if (!pullupEnabled) this.machine.warn(`the key ${key} is not pulled up`);
    this.#contact(this.machine, key);
  }

  release(key) {
    this.held.delete(key);
    this.#contact(this.machine, key);
  }

  /** Presses and releases a key as a quick hand does. */
  tap(key) {
    this.press(key);
    this.run(PRESS_MS);
    this.release(key);
    this.run(GAP_MS);
  }

  /** Whether the backlight shines: driven high, or by a PWM that is not always low. */
  get lit() {
    const { chip } = this.machine;
    const pin = chip.gpio[this.board.pins.backlight];
    if (pin.functionSelect !== 4) return pin.value === GPIOPinState.High;
    const channel = chip.pwm.channels[(pin.index >> 1) & 7];
    const level = pin.index & 1 ? channel.cc >>> 16 : channel.cc & 0xffff;
    return Boolean(channel.csr & 1) && level > 0;
  }

  /** Runs until nothing was sent to the panel for so long, at most until `limit`; false if it never came to rest. */
  rest(quietMs, limitMs = 20_000) {
    const end = this.milliseconds + limitMs;
    const start = this.machine.nanos;
    while (this.milliseconds < end) {
      const quiet = this.machine.nanos - Math.max(this.panel.lastByte, start);
      if (quiet >= quietMs * MS) return true;
      this.run(Math.max(1, quietMs - quiet / MS));
    }
    return false;
  }

  #wire(machine) {
    const { board, panel } = this;
    const { chip } = machine;
    const { pins } = board;
    const level = (pin) => chip.gpio[pin].value === GPIOPinState.High;

    const spi = chip.spi[board.spi];
    const wired = () => [pins.clock, pins.data].every((pin) => chip.gpio[pin].functionSelect === SPI_FUNCTION);
    const send = (bytes, nanos) => {
      if (spi.clockFrequency > PANEL_HZ) machine.warn(`the panel's clock runs at ${spi.clockFrequency} Hz`);
      if (wired() && !level(pins.select)) panel.receive(bytes, !level(pins.command), machine.nanos, nanos);
    };
    const done = chip.clock.createAlarm(() => spi.completeTransmit(0));
    const one = new Uint8Array(1);
    spi.onTransmit = (byte) => {
      const nanos = (spi.dataBits * 1e9) / spi.clockFrequency;
      one[0] = byte;
      send(one, nanos);
      done.schedule(nanos);
    };
    streamTransfers(chip, spi, SPI_BLOCKS[board.spi], send);
    chip.gpio[pins.reset].addListener((state) => {
      if (state === GPIOPinState.Low) panel.reset();
    });
    if (pins.vsync !== undefined) this.#wireTearingLine(chip, pins.vsync);
    for (const key of Object.keys(board.keys)) this.#contact(machine, key);
    this.setBattery(this.batteryLow, chip);
    panel.reset();
  }

  setBattery(low, chip = this.machine.chip) {
    this.batteryLow = low;
    const { battery } = this.board;
    if (battery) chip.adc.channelValues[battery.channel] = low ? battery.low : battery.full;
  }

  #wireTearingLine(chip, pin) {
    let next;
    const fall = chip.clock.createAlarm(() => chip.gpio[pin].setInputValue(false));
    const rise = chip.clock.createAlarm(() => {
      chip.gpio[pin].setInputValue(true);
      fall.schedule(BLANKING_NANOS);
      rise.schedule(FRAME_NANOS);
    });
    this.panel.onTearingLine = (on) => {
      if (on === next) return;
      next = on;
      if (on) rise.schedule(FRAME_NANOS);
      else rise.cancel();
    };
  }

  #contact(machine, key) {
    machine.chip.gpio[this.board.keys[key]].setInputValue(!this.held.has(key));
  }

  /** Takes what the program wrote to its log, so that it never has to wait. */
  #drainLog() {
    const block = this.image.symbols.get('_SEGGER_RTT');
    if (block === undefined) return;
    const ram = this.machine.chip.sramView;
    const word = (offset) => ram.getUint32(block - 0x20000000 + offset, true);
    // Until the program has set it up there is anything in its place.
    if (word(0) !== RTT_MARK) return;
    const [buffer, size, write, read] = [28, 32, 36, 40].map(word);
    // The mark may be there before the rest is.
    if (size > RTT_MOST || write >= size || read >= size) return;
    for (let at = read; at !== write; at = (at + 1) % size) {
      this.log.push(this.machine.chip.sram[buffer - 0x20000000 + at]);
    }
    ram.setUint32(block - 0x20000000 + 40, write, true);
  }
}

/** An oscillator whose bits look like noise, the same in every run. */
function swinging() {
  let state = 0x2545f491;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state & 1;
  };
}
