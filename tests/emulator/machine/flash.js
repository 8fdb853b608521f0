// The flash chip: bits go down one by one, sectors go up whole, and both take time. It outlives the machine that it is built
// into; one chip in two machines after each other is a power cycle. It keeps a journal of all operations, from which
// follows what it would hold had the power gone at any moment: what a program does cannot depend on a cut to come.

export const SECTOR = 4096;
const PAGE = 256;
// Typical times of the W25Q chips that the boards carry.
const PROGRAM_NANOS = 400_000;
const ERASE_NANOS = 45_000_000;

/** What is left of an operation in which the power goes, if it had begun and was not done. */
export const TEARS = ['half', 'bits', 'zeros'];

export class FlashChip {
  constructor(mebibytes) {
    this.size = mebibytes << 20;
    // The address space is that of the largest chip; beyond the end nothing answers.
    this.cells = new Uint8Array(16 << 20).fill(0xff);
    this.bytesProgrammed = 0;
    this.sectorsErased = 0;
    /** Every operation: where, the page or nothing for an erasure, and when it began and ended. */
    this.journal = [];
    this.segments = [];
    this.noise = 0x2545f491;
  }

  /** Writes an image as a flashing tool does, which leaves everything else alone. */
  load(segments) {
    this.segments = segments;
    for (const { offset, bytes } of segments) {
      if (offset + bytes.length > this.size) throw new Error('the image is larger than the flash chip');
      this.cells.set(bytes, offset);
    }
  }

  /** The word at a place. */
  word(offset) {
    return new DataView(this.cells.buffer).getUint32(offset, true);
  }

  /** A new chip as this one was after so many operations since its image was loaded, with the next one torn. */
  asOf(operations, tear = 'before') {
    const chip = new FlashChip(this.size >> 20);
    chip.load(this.segments);
    for (const operation of this.journal.slice(0, operations)) chip.#apply(operation, 'after');
    const torn = this.journal[operations];
    if (torn) chip.#apply(torn, tear);
    return chip;
  }

  /** Programs pages; `spend` lets the time pass and tells when it began. */
  program(offset, bytes, spend) {
    this.#check(offset, bytes.length, PAGE);
    for (let start = 0; start < bytes.length; start += PAGE) {
      const page = bytes.slice(start, start + PAGE);
      this.#operate({ offset: offset + start, page }, PROGRAM_NANOS, spend);
      this.bytesProgrammed += page.filter((byte) => byte !== 0xff).length;
    }
  }

  /** Erases sectors. */
  erase(offset, length, spend) {
    this.#check(offset, length, SECTOR);
    for (let at = offset; at < offset + length; at += SECTOR) {
      this.#operate({ offset: at }, ERASE_NANOS, spend);
      this.sectorsErased += 1;
    }
  }

  #operate(operation, nanos, spend) {
    const began = spend(nanos);
    this.journal.push({ ...operation, began, ended: began + nanos });
    this.#apply(operation, 'after');
  }

  #apply({ offset, page }, tear) {
    const length = page ? PAGE : SECTOR;
    for (let index = 0; index < length; index++) {
      const old = this.cells[offset + index];
      // A page goes down from its beginning; an erasure is thought to come up from its end.
      const early = page ? index < length / 2 : index >= length / 2;
      const wanted = page ? old & page[index] : 0xff;
      this.cells[offset + index] = !page && tear === 'zeros' ? 0 : this.#tear(tear, old, wanted, early);
    }
  }

  #tear(tear, old, wanted, early) {
    switch (tear) {
      case 'before':
        return old;
      case 'half':
        return early ? wanted : old;
      case 'bits':
      case 'zeros': {
        const done = this.#random();
        return (wanted & done) | (old & ~done);
      }
      default:
        return wanted;
    }
  }

  #random() {
    this.noise ^= this.noise << 13;
    this.noise ^= this.noise >>> 17;
    this.noise ^= this.noise << 5;
    return this.noise & 0xff;
  }

  #check(offset, length, unit) {
    if (offset % unit || length % unit || offset + length > this.size) {
      throw new Error(`flash operation on ${length} bytes at ${offset.toString(16)}`);
    }
  }
}
