// An instant to which a handheld can be taken back, as if nothing had happened since: many ways that begin alike are walked
// from where they part. All objects of the emulator that can be reached from the handheld are the same again, and so is
// the memory of the quick processor. What only the inside of a function remembers is not: nothing may be on the wire.

export class Checkpoint {
  #handheld;
  #objects = new Map();
  #memory;
  #operations;

  constructor(handheld) {
    const { machine, flash, board, image } = handheld;
    this.#handheld = handheld;
    this.#operations = flash.journal.length;
    this.#memory = aroundFlash(machine.quick).map((part) => part.slice());
    // These never change, or are kept in another way.
    const kept = new Set([board, image, flash.cells, flash.segments, machine.powerOnRam, machine.quick.exports]);
    this.#keep(handheld, kept, machine.quick.ram.buffer);
  }

  /** Takes the handheld back. */
  restore() {
    const { machine, flash } = this.#handheld;
    if (flash.journal.length > this.#operations) {
      const { cells } = flash.asOf(this.#operations);
      flash.cells.set(cells);
      machine.quick.flash.set(cells);
    }
    for (const [object, state] of this.#objects) putBack(object, state);
    aroundFlash(machine.quick).forEach((part, number) => part.set(this.#memory[number]));
  }

  #keep(start, kept, shared) {
    const waiting = [start];
    while (waiting.length > 0) {
      const object = waiting.pop();
      if (typeof object !== 'object' || object === null || kept.has(object) || this.#objects.has(object)) continue;
      // The quick processor's memory is kept as a whole.
      if (object === shared || object.buffer === shared) continue;
      const state = take(object);
      this.#objects.set(object, state);
      if (!ArrayBuffer.isView(object)) waiting.push(...state.flat());
    }
  }
}

/** The quick processor's memory before and after its flash, which the chip's journal stands for. */
function aroundFlash({ flash }) {
  const end = flash.byteOffset + flash.length;
  return [new Uint8Array(flash.buffer, 0, flash.byteOffset), new Uint8Array(flash.buffer, end)];
}

/** What an object holds now. */
function take(object) {
  if (object instanceof DataView || object instanceof ArrayBuffer) return [];
  if (ArrayBuffer.isView(object)) return object.slice();
  if (object instanceof Map) return [...object];
  if (object instanceof Set) return [...object].map((value) => [value]);
  return Object.entries(object);
}

function putBack(object, state) {
  if (object instanceof DataView || object instanceof ArrayBuffer) return;
  if (ArrayBuffer.isView(object)) {
    object.set(state);
  } else if (object instanceof Map) {
    object.clear();
    for (const [key, value] of state) object.set(key, value);
  } else if (object instanceof Set) {
    object.clear();
    for (const [value] of state) object.add(value);
  } else {
    if (Array.isArray(object)) object.length = state.length;
    for (const [key, value] of state) object[key] = value;
  }
}
