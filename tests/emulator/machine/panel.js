// An ST7789 panel: takes commands and pixels as they come over the wire, and shows what a person sees.

const COLUMNS = 240;
const ROWS = 320;
const WRITE_MEMORY = 0x2c;
const [MIRROR_Y, MIRROR_X, SWAP, BLUE_FIRST] = [0x80, 0x40, 0x20, 0x08];

/** Commands whose values change nothing that a picture shows. */
const SETTINGS = new Set([
  0x00, 0x13, 0x12, 0x26, 0x33, 0x37, 0x34, 0x44, 0x38, 0x39, 0xb0, 0xb2, 0xb7, 0xbb, 0xc0, 0xc2, 0xc3, 0xc4, 0xc6,
  0xd0, 0xe0, 0xe1, 0xe9,
]);

export class Panel {
  constructor({ width, height, upright }) {
    this.width = width;
    this.height = height;
    this.complaints = new Set();
    this.bytesReceived = 0;
    this.pixelsChanged = 0;
    this.lastByte = 0;
    this.lastChange = 0;
    this.onTearingLine = () => {};
    this.memory = new Uint16Array(COLUMNS * ROWS);
    /** Where each pixel of the picture lies in the memory, row by row. */
    this.glass = Uint32Array.from({ length: width * height }, (_, at) => place(upright, at % width, Math.floor(at / width)));
    // What the memory holds when the power comes: stripes, so that no untouched pixel is right by chance.
    this.memory.forEach((_, index) => (this.memory[index] = index * 40503));
    this.reset();
  }

  /** The reset line or command: everything but the memory goes back to its start. */
  reset() {
    this.command = 0;
    this.values = [];
    this.madctl = 0;
    this.awake = false;
    this.on = false;
    this.inverted = false;
    this.colours = 0x66;
    this.columns = [0, COLUMNS - 1];
    this.rows = [0, ROWS - 1];
    this.onTearingLine(false);
  }

  /** Follows the picture that is to come: `answer` counts it, and has `ended` when another one begins. */
  expectAnswer() {
    this.answer = { bytes: 0, pixels: 0, last: 0, lastByte: 0, ended: false };
    this.seen = new Uint8Array(COLUMNS * ROWS);
  }

  /** Bytes from the wire, with the level of the command line, the time of the first, and how long each takes. */
  receive(bytes, isCommand, nanos, each) {
    this.bytesReceived += bytes.length;
    this.lastByte = nanos + (bytes.length - 1) * each;
    if (this.answer && !this.answer.ended) {
      this.answer.bytes += bytes.length;
      this.answer.lastByte = this.lastByte;
    }
    for (let index = 0; index < bytes.length; index++) {
      if (isCommand) this.#begin(bytes[index]);
      else if (this.command === WRITE_MEMORY) this.#half(bytes[index], nanos + index * each);
      else this.#value(bytes[index]);
    }
  }

  /** Whether a picture is to be seen at all, the light apart. */
  get shows() {
    return this.awake && this.on;
  }

  /** The picture as the person sees it, one 16-bit colour a pixel, row by row. */
  picture() {
    const { glass, memory } = this;
    const picture = new Uint16Array(glass.length);
    // These panels show a colour as its opposite unless inversion is on.
    const turn = this.inverted ? 0 : 0xffff;
    for (let at = 0; at < glass.length; at++) picture[at] = memory[glass[at]] ^ turn;
    return picture;
  }

  #begin(command) {
    this.command = command;
    this.values = [];
    switch (command) {
      case 0x01:
        return this.reset();
      case 0x10:
      case 0x11:
        this.awake = command === 0x11;
        return;
      case 0x20:
      case 0x21:
        this.inverted = command === 0x21;
        return;
      case 0x28:
      case 0x29:
        this.on = command === 0x29;
        return;
      case WRITE_MEMORY:
        [this.column, this.row] = [this.columns[0], this.rows[0]];
        this.first = undefined;
        return;
      case 0x34:
        return this.onTearingLine(false);
      case 0x2a:
      case 0x2b:
      case 0x35:
      case 0x36:
      case 0x3a:
        return;
      default:
        if (!SETTINGS.has(command)) this.complaints.add(`command ${command.toString(16)}`);
    }
  }

  #value(byte) {
    this.values.push(byte);
    const { values } = this;
    switch (this.command) {
      case 0x2a:
        if (values.length === 4) this.columns = range(values);
        return;
      case 0x2b:
        if (values.length === 4) this.rows = range(values);
        return;
      case 0x35:
        return this.onTearingLine(true);
      case 0x36:
        this.madctl = byte;
        return;
      case 0x3a:
        this.colours = byte;
        if ((byte & 0x07) !== 0x05) this.complaints.add(`colour format ${byte.toString(16)}`);
        return;
    }
  }

  /** A pixel that changes for the second time belongs to the next picture. */
  #answer(at, nanos) {
    if (this.seen[at]) {
      this.answer.ended = true;
    } else {
      this.seen[at] = 1;
      this.answer.pixels += 1;
      this.answer.last = nanos;
    }
  }

  /** Half a pixel. */
  #half(byte, nanos) {
    if (this.first === undefined) {
      this.first = byte;
    } else {
      this.#pixel((this.first << 8) | byte, nanos);
      this.first = undefined;
    }
  }

  #pixel(colour, nanos) {
    const at = place(this.madctl, this.column, this.row);
    if (at === undefined) {
      this.complaints.add(`pixel at column ${this.column}, row ${this.row}, outside the memory`);
    } else {
      const shown = this.madctl & BLUE_FIRST ? swapRedAndBlue(colour) : colour;
      if (this.memory[at] !== shown) {
        this.memory[at] = shown;
        this.pixelsChanged += 1;
        this.lastChange = nanos;
        if (this.answer && !this.answer.ended) this.#answer(at, nanos);
      }
    }
    if (++this.column > this.columns[1]) {
      this.column = this.columns[0];
      if (++this.row > this.rows[1]) this.row = this.rows[0];
    }
  }
}

/** Where a column and a row lie in the memory. */
function place(madctl, column, row) {
  let x = madctl & SWAP ? row : column;
  let y = madctl & SWAP ? column : row;
  if (x >= COLUMNS || y >= ROWS) return undefined;
  if (madctl & MIRROR_X) x = COLUMNS - 1 - x;
  if (madctl & MIRROR_Y) y = ROWS - 1 - y;
  return y * COLUMNS + x;
}

const range = ([a, b, c, d]) => [(a << 8) | b, (c << 8) | d];
const swapRedAndBlue = (colour) => (colour << 11) | (colour & 0x07e0) | (colour >> 11);
