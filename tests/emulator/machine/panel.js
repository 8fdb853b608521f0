// An ST7789 panel: takes commands and pixels as they come over the wire, and shows what a person sees.

const COLUMNS = 240;
const ROWS = 320;
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
    this.upright = upright;
    this.complaints = new Set();
    this.bytesReceived = 0;
    this.pixelsChanged = 0;
    this.lastByte = 0;
    this.lastChange = 0;
    this.onTearingLine = () => {};
    this.memory = new Uint16Array(COLUMNS * ROWS);
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

  /** One byte from the wire, with the level of the command line and the time. */
  receive(byte, isCommand, nanos) {
    this.bytesReceived += 1;
    this.lastByte = nanos;
    if (isCommand) this.#begin(byte);
    else this.#value(byte, nanos);
  }

  /** Whether a picture is to be seen at all, the light apart. */
  get shows() {
    return this.awake && this.on;
  }

  /** The picture as the person sees it, one 16-bit colour a pixel, row by row. */
  picture() {
    const picture = new Uint16Array(this.width * this.height);
    for (let y = 0; y < this.height; y++) {
      for (let x = 0; x < this.width; x++) {
        const colour = this.memory[place(this.upright, x, y)];
        // These panels show a colour as its opposite unless inversion is on.
        picture[y * this.width + x] = this.inverted ? colour : ~colour;
      }
    }
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
      case 0x2c:
        [this.column, this.row] = [this.columns[0], this.rows[0]];
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

  #value(byte, nanos) {
    this.values.push(byte);
    const { values } = this;
    switch (this.command) {
      case 0x2a:
        if (values.length === 4) this.columns = range(values);
        return;
      case 0x2b:
        if (values.length === 4) this.rows = range(values);
        return;
      case 0x2c:
        if (values.length === 2) this.#pixel((values[0] << 8) | byte, nanos);
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

  #pixel(colour, nanos) {
    this.values.length = 0;
    const at = place(this.madctl, this.column, this.row);
    if (at === undefined) {
      this.complaints.add(`pixel at column ${this.column}, row ${this.row}, outside the memory`);
    } else {
      const shown = this.madctl & BLUE_FIRST ? swapRedAndBlue(colour) : colour;
      if (this.memory[at] !== shown) {
        this.memory[at] = shown;
        this.pixelsChanged += 1;
        this.lastChange = nanos;
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
  let [x, y] = madctl & SWAP ? [row, column] : [column, row];
  if (x >= COLUMNS || y >= ROWS) return undefined;
  if (madctl & MIRROR_X) x = COLUMNS - 1 - x;
  if (madctl & MIRROR_Y) y = ROWS - 1 - y;
  return y * COLUMNS + x;
}

const range = ([a, b, c, d]) => [(a << 8) | b, (c << 8) | d];
const swapRedAndBlue = (colour) => (colour << 11) | (colour & 0x07e0) | (colour >> 11);
