// The browser's side of Parlour: time, keys, sound, storage and the canvas around the console in parlour.wasm.
//
// The address may carry ?seed=7, which makes every deal the same, and ?time=manual, with which time stands still
// until parlour.advance(milliseconds) or parlour.settle() is called: so the tests get the same pictures each time.

const wish = new URLSearchParams(location.search);
const find = (id) => document.getElementById(id);
const device = find("device");
const canvas = find("screen");
const glass = canvas.getContext("2d", { alpha: false });

// ---- storage: one entry of localStorage for each record of the console ----

const RECORD = "parlour:record:";
const SIZE = "parlour:size";

const store = (() => {
  try {
    localStorage.setItem("parlour:trial", "1");
    localStorage.removeItem("parlour:trial");
    return localStorage;
  } catch {
    // The browser keeps nothing for us; then games last as long as the page.
    const kept = new Map();
    return {
      getItem: (name) => kept.get(name) ?? null,
      setItem: (name, text) => void kept.set(name, text),
      removeItem: (name) => void kept.delete(name),
      key: (place) => [...kept.keys()][place] ?? null,
      get length() { return kept.size; },
    };
  }
})();

function storedKeys() {
  const names = Array.from({ length: store.length }, (_, place) => store.key(place) ?? "");
  const keys = names.filter((name) => name.startsWith(RECORD)).map((name) => Number(name.slice(RECORD.length)));
  return keys.filter((key) => Number.isInteger(key) && key >= 0 && key <= 0xffff);
}

/** A stored record; empty where there is none, or where somebody else wrote there. */
function storedRecord(key) {
  try {
    return Uint8Array.from(atob(store.getItem(RECORD + key) ?? ""), (letter) => letter.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}

function storeRecord(key, bytes) {
  if (bytes.length === 0) return store.removeItem(RECORD + key);
  try {
    store.setItem(RECORD + key, btoa(String.fromCharCode(...bytes)));
  } catch (why) {
    console.warn("This browser has no room for the save.", why);
  }
}

// ---- sound: a square wave, as from the piezo of the handheld ----

const sound = {
  context: null,
  waves: [],

  /** Browsers allow sound only after the first touch or key. */
  wake() {
    this.context ??= new AudioContext();
    if (this.context.state === "suspended") this.context.resume();
  },

  /** Plays tones one after another. What still sounds is cut short: late sounds tell nothing. */
  play(tones, volume) {
    const { context } = this;
    if (tones.length === 0 || context?.state !== "running") return;
    for (const wave of this.waves) wave.stop();
    this.waves = [];
    const loudness = new GainNode(context, { gain: 0.15 * (volume / 5) ** 2 });
    loudness.connect(context.destination);
    let start = context.currentTime + 0.005;
    for (const { hertz, milliseconds } of tones) {
      const end = start + milliseconds / 1000;
      if (hertz > 0 && volume > 0) {
        const wave = new OscillatorNode(context, { type: "square", frequency: hertz });
        wave.connect(loudness);
        wave.start(start);
        wave.stop(end);
        this.waves.push(wave);
      }
      start = end;
    }
  },
};

// ---- the console ----

const program = await load();
let machine = null;
/** The console moves in thirtieths of a second. */
const FRAME = 33;
let clock = 0;

/** How the steps of the backlight look, from asleep to full; the usual one, 4, shows the colours as they are. */
const LIGHT = ["brightness(0)", "brightness(.55)", "brightness(.7)", "brightness(.85)", "", "brightness(1.1)"];

async function load() {
  try {
    const answer = await fetch("parlour.wasm");
    return await WebAssembly.compile(await answer.arrayBuffer());
  } catch (why) {
    notice("Parlour cannot start here. It has to come from a web server: cargo play is one.");
    throw why;
  }
}

function notice(text) {
  find("notice").textContent = text;
  find("notice").hidden = false;
}

function parcel(length) {
  return new Uint8Array(machine.memory.buffer, machine.parcel(length), length);
}

function restore(key) {
  const bytes = storedRecord(key);
  parcel(bytes.length).set(bytes);
  machine.restore(key);
}

function unpack() {
  // Making room would empty the parcel, so what came is read where it lies.
  return new Uint8Array(machine.memory.buffer, machine.parcel_start(), machine.parcel_length());
}

async function start(size) {
  const [width, height] = size.split("x").map(Number);
  try {
    await startWith(width, height, storedKeys());
  } catch (why) {
    console.warn("The saves could not be read; starting without them.", why);
    await startWith(width, height, []);
  }
  canvas.width = width;
  canvas.height = height;
  fit();
}

async function startWith(width, height, records) {
  const fixed = wish.get("seed");
  const seed = /^\d+$/.test(fixed ?? "") ? BigInt(fixed) : crypto.getRandomValues(new BigUint64Array(1))[0];
  machine = (await WebAssembly.instantiate(program)).exports;
  machine.init(width, height, Number(seed & 0xffffffffn), Number((seed >> 32n) & 0xffffffffn));
  // Who wishes for a seed wants the same games again, and knows them.
  if (fixed === null) machine.accompany();
  records.filter((key) => storedRecord(key).length > 0).forEach(restore);
  clock = 0;
  machine.tick(clock);
}

/** Lets time pass and shows what came of it. */
function step(milliseconds) {
  clock += milliseconds;
  // The picture of the last step says that a computer player thinks; now it may take its time.
  machine.think();
  machine.tick(clock);
  const wanted = machine.wanted_record();
  if (wanted >= 0) restore(wanted);
  paint();
  canvas.style.filter = LIGHT[machine.brightness()];
  const tones = [];
  for (let tone; (tone = machine.next_tone()) !== 0;) tones.push({ hertz: tone >>> 16, milliseconds: tone & 0xffff });
  sound.play(tones, machine.volume());
  for (let key; (key = machine.next_record()) >= 0;) storeRecord(key, unpack());
}

/** Lets time pass until the console waits for a key. */
function settle() {
  do {
    step(FRAME);
    machine.think();
  } while (machine.is_moving());
}

function paint() {
  const changed = machine.draw();
  if (changed === 0) return;
  const { width, height } = canvas;
  const pixels = new Uint8ClampedArray(machine.memory.buffer, machine.picture(), width * height * 4);
  glass.putImageData(new ImageData(pixels, width, height), 0, 0, 0, changed >>> 16, width, changed & 0xffff);
  tellLater();
}

function words() {
  machine.words();
  return new TextDecoder().decode(unpack());
}

// Reading aloud waits until the screen has come to rest.
let telling = 0;
function tellLater() {
  clearTimeout(telling);
  telling = setTimeout(() => {
    const text = words();
    if (find("words").textContent !== text) find("words").textContent = text;
  }, 400);
}

// ---- time ----

let last = null;
function frame(now) {
  // While the page is hidden no frames come, so the game waits; it does not catch up either.
  const passed = last === null ? 0 : Math.min(now - last, 100);
  last = now;
  try {
    step(passed);
  } catch (why) {
    notice("Our mistake. Your game is safe: load the page again to go on.");
    throw why;
  }
  requestAnimationFrame(frame);
}

// ---- buttons: touch, mouse and keyboard ----

const keys = new Map([...document.querySelectorAll(".key")].map((key) => [Number(key.dataset.button), key]));
/** What holds a button down: a pointer or a key of the keyboard, and which button. */
const holders = new Map();

function hold(holder, button) {
  const before = holders.get(holder);
  if (before === button) return;
  letGo(holder);
  const already = [...holders.values()].includes(button);
  holders.set(holder, button);
  if (already) return;
  keys.get(button).classList.add("held");
  machine?.press(button);
}

function letGo(holder) {
  const button = holders.get(holder);
  holders.delete(holder);
  if (button === undefined || [...holders.values()].includes(button)) return;
  keys.get(button).classList.remove("held");
  machine?.release(button);
}

function letAllGo() {
  for (const holder of [...holders.keys()]) letGo(holder);
}

/** The direction under a thumb, which may slide from one to the next without lifting. */
function direction(pad, event) {
  const box = pad.getBoundingClientRect();
  const x = event.clientX - (box.left + box.width / 2);
  const y = event.clientY - (box.top + box.height / 2);
  if (Math.hypot(x, y) < box.width * 0.1) return undefined;
  if (Math.abs(x) > Math.abs(y)) return x < 0 ? 2 : 3;
  return y < 0 ? 0 : 1;
}

function touchable(element, buttonAt) {
  const take = (event) => {
    const button = buttonAt(event);
    if (button === undefined) letGo(event.pointerId);
    else hold(event.pointerId, button);
  };
  element.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) return;
    sound.wake();
    element.setPointerCapture(event.pointerId);
    take(event);
  });
  element.addEventListener("pointermove", (event) => {
    if (element.hasPointerCapture(event.pointerId)) take(event);
  });
  for (const end of ["pointerup", "pointercancel", "lostpointercapture"]) {
    element.addEventListener(end, (event) => letGo(event.pointerId));
  }
}

const pad = find("pad");
touchable(pad, (event) => direction(pad, event));
for (const [button, key] of keys) {
  if (!pad.contains(key)) touchable(key, () => button);
  // A reader for the blind clicks without a pointer.
  key.addEventListener("click", (event) => {
    if (event.detail !== 0) return;
    hold(key, button);
    setTimeout(() => letGo(key), 50);
  });
}
// A click must not take the focus, or the next Enter would press that button and not A.
device.addEventListener("mousedown", (event) => event.preventDefault());
device.addEventListener("contextmenu", (event) => event.preventDefault());

const LETTERS = { x: 6, y: 7 };
const PLACES = {
  ArrowUp: 0, ArrowDown: 1, ArrowLeft: 2, ArrowRight: 3,
  KeyW: 0, KeyS: 1, KeyA: 2, KeyD: 3,
  Enter: 4, NumpadEnter: 4, Space: 4, KeyJ: 4,
  Escape: 5, Backspace: 5, KeyK: 5,
  KeyU: 6, KeyI: 7,
};

function buttonOfKey(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest?.("form")) return undefined;
  const focused = event.target.closest?.(".key");
  if (focused && ["Enter", "Space"].includes(event.code)) return Number(focused.dataset.button);
  return LETTERS[event.key.toLowerCase()] ?? PLACES[event.code];
}

addEventListener("keydown", (event) => {
  const button = buttonOfKey(event);
  if (button === undefined) return;
  event.preventDefault();
  sound.wake();
  // The console repeats a held direction itself.
  if (!event.repeat) hold(event.code, button);
});
addEventListener("keyup", (event) => {
  if (!holders.has(event.code)) return;
  event.preventDefault();
  letGo(event.code);
});
addEventListener("blur", letAllGo);
document.addEventListener("visibilitychange", letAllGo);

// ---- the size of things ----

/** Picks the layout that shows the larger screen, with whole pixels of the display for each pixel of the picture. */
function fit() {
  const style = getComputedStyle(document.documentElement);
  const [margin, edge, gap, side, bezel, foot] =
    ["margin", "edge", "gap", "pad", "bezel", "foot"].map((name) => parseFloat(style.getPropertyValue(`--${name}`)));
  const room = document.documentElement;
  const border = 3;
  const across = room.clientWidth - 2 * (margin + edge + bezel + border);
  const down = room.clientHeight - 2 * (margin + bezel + border) - edge - foot;
  const scale = (width, height) => {
    const dots = Math.floor(Math.min(width / canvas.width, height / canvas.height) * devicePixelRatio);
    return Math.max(dots, 1) / devicePixelRatio;
  };
  const wide = scale(across - 2 * (side + gap), down);
  const tall = scale(across, down - side - edge - 8);
  const best = Math.max(wide, tall);
  device.dataset.layout = wide >= tall && across > 2 * (side + gap) + canvas.width * wide - 1 ? "wide" : "tall";
  document.documentElement.style.setProperty("--screen-width", `${canvas.width * best}px`);
  document.documentElement.style.setProperty("--screen-height", `${canvas.height * best}px`);
}
addEventListener("resize", fit);

const sizes = find("sizes");
const fitting = innerWidth < innerHeight ? "240x240" : "320x240";
const remembered = store.getItem(SIZE);
sizes.size.value = [...sizes.size].some((choice) => choice.value === remembered) ? remembered : fitting;
sizes.addEventListener("change", async () => {
  store.setItem(SIZE, sizes.size.value);
  await start(sizes.size.value);
  if (wish.get("time") === "manual") step(0);
});

await start(sizes.size.value);
window.parlour = Object.freeze({ words, advance: step, settle });
if (wish.get("time") === "manual") step(0);
else requestAnimationFrame(frame);
