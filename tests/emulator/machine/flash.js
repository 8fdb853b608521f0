// The flash chip: bits go down one by one, sectors go up whole, both take time, and the power may go meanwhile.
// It outlives the machine that it is built into; one chip in two machines after each other is a power cycle.

export const SECTOR = 4096;
const PAGE = 256;
// Typical times of the W25Q chips that the boards carry.
const PROGRAM_NANOS = 400_000;
const ERASE_NANOS = 45_000_000;

/** The power is gone. */
export class PowerCut extends Error {}

/** What is left of the operation in which the power went: from not begun to done but not reported. */
export const TEARS = ['before', 'half', 'bits', 'zeros', 'after'];

export class FlashChip {
  constructor(mebibytes) {
    this.size = mebibytes << 20;
    // The address space is that of the largest chip; beyond the end nothing answers.
    this.cells = new Uint8Array(16 << 20).fill(0xff);
    this.operations = 0;
    this.bytesProgrammed = 0;
    this.sectorsErased = 0;
    this.cut = null;
    this.noise = 0x2545f491;
  }

  /** Writes an image as a flashing tool does, which leaves everything else alone. */
  load(segments) {
    for (const { offset, bytes } of segments) {
      if (offset + bytes.length > this.size) throw new Error('the image is larger than the flash chip');
      this.cells.set(bytes, offset);
    }
  }

  /** The word at a place. */
  word(offset) {
    return new DataView(this.cells.buffer).getUint32(offset, true);
  }

  /** Lets the power go at an operation, counted from now. */
  cutAt(operation, tear) {
    this.cut = { at: this.operations + operation, tear };
  }

  program(offset, bytes, time) {
    this.#check(offset, bytes.length, PAGE);
    for (let start = 0; start < bytes.length; start += PAGE) {
      const page = bytes.subarray(start, start + PAGE);
      const at = offset + start;
      this.#operate(PROGRAM_NANOS, time, (tear) => {
        page.forEach((byte, index) => {
          const old = this.cells[at + index];
          this.cells[at + index] = old & tearByte(tear, old, byte, index < PAGE / 2, this);
        });
        this.bytesProgrammed += page.filter((byte) => byte !== 0xff).length;
      });
    }
  }

  erase(offset, length, time) {
    this.#check(offset, length, SECTOR);
    for (let at = offset; at < offset + length; at += SECTOR) {
      this.#operate(ERASE_NANOS, time, (tear) => {
        for (let index = 0; index < SECTOR; index++) {
          const old = this.cells[at + index];
          this.cells[at + index] = tear === 'zeros' ? 0 : tearByte(tear, old, 0xff, index >= SECTOR / 2, this);
        }
        this.sectorsErased += 1;
      });
    }
  }

  /** A random byte of the chip's own. */
  random() {
    this.noise ^= this.noise << 13;
    this.noise ^= this.noise >>> 17;
    this.noise ^= this.noise << 5;
    return this.noise & 0xff;
  }

  #operate(nanos, time, change) {
    const cutHere = this.cut?.at === this.operations;
    this.operations += 1;
    if (cutHere) {
      change(this.cut.tear);
      this.cut = null;
      throw new PowerCut('in a flash operation');
    }
    time(nanos, () => change(TEARS[1 + (this.random() % 3)]));
    change('after');
  }

  #check(offset, length, unit) {
    if (offset % unit || length % unit || offset + length > this.size) {
      throw new Error(`flash operation on ${length} bytes at ${offset.toString(16)}`);
    }
  }
}

function tearByte(tear, old, wanted, early, chip) {
  switch (tear) {
    case 'before':
      return old;
    case 'half':
      return early ? wanted : old;
    case 'bits':
    case 'zeros': {
      const done = chip.random();
      return (wanted & done) | (old & ~done);
    }
    default:
      return wanted;
  }
}
