// How long a press takes until its answer stands on the glass: from the contact to the last pixel of the picture that
// answers it. A movement that follows is no part of it: it begins when the wire was idle for a while, or when a
// pixel changes for the second time.

const MS = 1e6;
/** Whoever does not answer within this time does not answer. */
const PATIENCE_MS = 120;
/** Between two pictures the wire is idle for longer, between two parts of one it is not. */
const IDLE_MS = 6;
/** How long a hand presses a key, and how often the glass is looked at meanwhile. */
const PRESS_MS = 60;
const GLANCE_MS = 0.5;
/** Presses that follow each other fall on different moments of the panel's own round. */
const STAGGER_MS = 4.3;
/** A press of the d-pad that sends less than this part of a picture moves the focus. */
const FOCUS = 1 / 4;
/** What sends more than this part of a picture is one. */
const WHOLE = 1 / 2;
const WAYS = ['UP', 'DOWN', 'LEFT', 'RIGHT'];

/** Presses a key, and lets go of it unless it is to be held; gives the figures, or nothing if no pixel changed. */
export function answer(handheld, key, { held = false } = {}) {
  const { machine, panel } = handheld;
  const { cache } = machine;
  handheld.run(STAGGER_MS);
  const pressed = machine.nanos;
  const before = { accesses: cache.accesses, misses: cache.misses };
  panel.expectAnswer();
  handheld.press(key);
  while (!isOver(machine.nanos, pressed, panel.answer)) handheld.run(GLANCE_MS);
  const { bytes, pixels, last } = panel.answer;
  const figures = pixels > 0 && {
    key,
    kind: kindOf(handheld.board, key, bytes),
    ms: (last - pressed) / MS,
    cycles: Math.round((last - pressed) / machine.cycleNanos),
    bytes,
    hitRate: 1 - (cache.misses - before.misses) / (cache.accesses - before.accesses),
  };
  handheld.run(Math.max(1, PRESS_MS - (machine.nanos - pressed) / MS));
  if (!held) {
    handheld.release(key);
    handheld.run(PRESS_MS);
  }
  return figures || undefined;
}

function isOver(now, pressed, { pixels, lastByte, ended }) {
  if (pixels === 0) return now - pressed > PATIENCE_MS * MS;
  return ended || now - lastByte > IDLE_MS * MS;
}

function kindOf({ width, height }, key, bytes) {
  const share = bytes / (2 * width * height);
  if (WAYS.includes(key) && share < FOCUS) return 'focus';
  return share > WHOLE ? 'picture' : 'part';
}
