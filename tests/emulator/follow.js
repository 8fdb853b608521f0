// Plays a film's keys on a handheld and compares: after every key it has to come to rest on a picture of the film.

import assert from 'node:assert/strict';
import { same } from './film.js';
import { keepPicture } from './workshop.js';

/** How often the glass is looked at, and how long it must show what it should; nothing that passes looks like rest. */
const GLANCE_MS = 20;
const STEADY_MS = 300;
/** Longer than all computers take to move in turn. */
const LIMIT_MS = 60_000;

/** Goes through all steps of the film, from where the handheld is; `each` is told when one is done. */
export function follow(handheld, film, name, each = () => {}) {
  for (const [number, step] of film.steps.entries()) {
    play(handheld, step.key);
    const where = `${name}, key ${number}: ${step.key}`;
    rest(handheld, step.pictures, where);
    each(number, step);
  }
}

/** Does what the word in a list of keys means. */
export function play(handheld, word) {
  if (word === 'START') return;
  const key = word.replace(/^[+-]/, '');
  assert.ok(key in handheld.board.keys, `${word} is no key here`);
  if (word === key) handheld.tap(key);
  else if (word.startsWith('+')) handheld.press(key);
  else handheld.release(key);
}

/** Waits until the glass shows one of the pictures and keeps to them. */
export function rest(handheld, pictures, where) {
  if (!arrives(handheld, pictures, LIMIT_MS)) fail(handheld, pictures, where);
}

/** The same, for so long at the most; whether it does. */
export function arrives(handheld, pictures, limitMs) {
  const end = handheld.milliseconds + limitMs;
  const glass = new Glass(handheld.panel, pictures);
  let since;
  while (handheld.milliseconds < end) {
    if (!glass.matches()) since = undefined;
    else if (since === undefined) since = handheld.milliseconds;
    else if (handheld.milliseconds - since >= STEADY_MS) return true;
    handheld.run(GLANCE_MS);
  }
  return false;
}

function fail(handheld, pictures, where) {
  const { width } = handheld.board;
  const shown = handheld.panel.picture();
  const file = `${handheld.board.name}-${where}`.replaceAll(/[^a-z0-9+-]+/gi, '-');
  const paths = [keepPicture(`${file}-device`, shown, width)];
  pictures.forEach((picture, index) => paths.push(keepPicture(`${file}-simulator-${index}`, picture, width)));
  const difference = shown.filter((pixel, at) => pixel !== pictures[0][at]).length;
  assert.fail(`${where}: ${difference} pixels differ from the simulator's picture; see\n${paths.join('\n')}`);
}

/** Which of some pictures the panel shows; looks only when something was sent. */
class Glass {
  constructor(panel, pictures) {
    this.panel = panel;
    this.pictures = pictures;
  }

  matches() {
    if (this.panel.pixelsChanged !== this.seen) {
      this.seen = this.panel.pixelsChanged;
      const shown = this.panel.shows ? this.panel.picture() : new Uint16Array();
      this.match = this.pictures.findIndex((picture) => same(picture, shown));
    }
    return this.match >= 0;
  }
}
