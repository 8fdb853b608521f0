// What makes a program fail in the midst of its work, with the very image that people flash: the processor is taken
// from what the interface does, to where a program stops when it indexes beyond an end, or to where it never comes back from.

/** The interrupt in which the interface runs, by the number that the processor has for it while it is in there. */
const INTERFACE = 16 + 27;
/** How long one step is while waiting for it, and how long it may take. */
const STEP_MS = 0.005;
const LIMIT_MS = 1_000;
/** The far end of the stack, which nothing has come near to. */
const SPARE = 0x20000000;
const RAM = 0x20000000;
/** `b .` */
const ROUND_AND_ROUND = 0xe7fe;
/** The function behind every index in square brackets, as the compiler's names end. */
const OUT_OF_BOUNDS = /panicking18panic_bounds_check$/;

/** The interface finds that something with so many entries has none of that index, in some line of a file. */
export function panic(handheld, { file, line, index, length }) {
  const { chip } = handheld.machine;
  const name = new TextEncoder().encode(file);
  const at = SPARE - RAM;
  // Where a panic was: the file's name and its length, the line and the column.
  [SPARE + 16, name.length, line, 1].forEach((word, number) => chip.sramView.setUint32(at + 4 * number, word, true));
  chip.sram.set(name, at + 16);
  const called = [...handheld.image.symbols.keys()].find((symbol) => OUT_OF_BOUNDS.test(symbol));
  divert(handheld, handheld.image.symbols.get(called), [index, length, SPARE]);
}

/** The interface goes round and round. */
export function starve(handheld) {
  handheld.machine.chip.sramView.setUint16(SPARE - RAM, ROUND_AND_ROUND, true);
  divert(handheld, SPARE);
}

/** Waits until the interface does something, and has the processor go elsewhere then. */
function divert(handheld, address, values = []) {
  const { core } = handheld.machine.chip;
  const end = handheld.milliseconds + LIMIT_MS;
  while (core.IPSR !== INTERFACE) {
    if (handheld.milliseconds > end) throw new Error('the interface does nothing');
    handheld.run(STEP_MS);
  }
  values.forEach((value, number) => (core.registers[number] = value));
  core.PC = address & ~1;
}
