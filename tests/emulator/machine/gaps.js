// The parts of the RP2040 that the emulator leaves out and a program needs.

import { BasePeripheral } from 'rp2040js';

const BUSY = 1 << 24;
const IRQ_QUIET = 1 << 21;

export function fillGaps(chip, cache, oscillator) {
  chip.peripherals[0x14000] = new XipControl(chip, 'XIP_CTRL', cache);
  chip.peripherals[0x40060] = new RingOscillator(chip, 'ROSC', oscillator);
  chip.peripherals[0x40064] = new Regulator(chip, 'VREG_AND_CHIP_RESET');
  for (const channel of chip.dma.channels) finishEmptyTransfers(chip, channel);
  ringOnTheDot(chip, chip.peripherals[0x40054]);
  enterHandlersEven(chip.core);
}

/** Registers that keep what is written to them. */
class Registers extends BasePeripheral {
  constructor(chip, name) {
    super(chip, name);
    this.values = new Map();
  }

  readUint32(offset) {
    return this.values.get(offset) ?? 0;
  }

  writeUint32(offset, value) {
    this.values.set(offset, value);
  }
}

/** What governs the cache of the flash: it can be switched off and is flushed at once; its stream is always at rest. */
class XipControl extends Registers {
  constructor(chip, name, cache) {
    super(chip, name);
    this.cache = cache;
    this.values.set(0x00, 0b011);
  }

  readUint32(offset) {
    return offset === 0x08 ? 0b011 : super.readUint32(offset);
  }

  writeUint32(offset, value) {
    super.writeUint32(offset, value);
    if (offset === 0x00) this.cache.on = (value & 1) !== 0;
    if (offset === 0x04) this.cache.flush();
  }
}

/** The regulator, always in regulation. */
class Regulator extends Registers {
  readUint32(offset) {
    return super.readUint32(offset) | (offset === 0 ? 1 << 12 : 0);
  }
}

/** The ring oscillator, stable, whose random bit is what `oscillator` gives. */
class RingOscillator extends Registers {
  constructor(chip, name, oscillator) {
    super(chip, name);
    this.oscillator = oscillator;
  }

  readUint32(offset) {
    if (offset === 0x18) return (1 << 31) | (1 << 12);
    return offset === 0x1c ? this.oscillator() : super.readUint32(offset);
  }
}

/**
 * An alarm of the timer rings when its microsecond begins. The emulator rings up to one too early, and a program that
 * sets it again then may be too late by the time it has.
 */
function ringOnTheDot({ clock }, timer) {
  const [first, last] = [0x10, 0x1c];
  const write = timer.writeUint32.bind(timer);
  timer.writeUint32 = (offset, value) => {
    write(offset, value);
    if (offset < first || offset > last) return;
    const now = Math.floor(clock.nanos / 1000);
    const due = now + ((value - now) >>> 0);
    timer.alarms[(offset - first) / 4].clockAlarm.schedule(Math.max(0, due * 1000 - clock.nanos));
  };
}

/** The lowest bit of a vector says that its code is Thumb, and is no part of the address; the emulator leaves it there. */
function enterHandlersEven(core) {
  const enter = core.exceptionEntry.bind(core);
  core.exceptionEntry = (number) => {
    enter(number);
    core.PC &= ~1;
  };
}

/** A transfer of nothing is finished at once; the emulator would stay busy with it. */
function finishEmptyTransfers(chip, channel) {
  const start = channel.start.bind(channel);
  channel.start = () => {
    start();
    if (channel.ctrl & BUSY && channel.transCount === 0) {
      channel.ctrl &= ~BUSY;
      if (!(channel.ctrl & IRQ_QUIET)) {
        chip.dma.intRaw |= 1 << channel.index;
        chip.dma.checkInterrupts();
      }
    }
  };
}
