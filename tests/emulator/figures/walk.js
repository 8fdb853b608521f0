// Walks to every screen and times each press on the way there, and all that can be pressed there without doing anything.
// Ways that begin alike are walked once up to where they part. After each press it waits for the simulator's picture,
// so that it is known what was measured; what changes nothing there is no answer, though a pointer may bob just
// then. Only where time is shown, as by a chess clock, is it another picture.

import { Film } from '../film.js';
import { arrives, play } from '../follow.js';
import { Checkpoint } from '../machine/checkpoint.js';
import { Handheld } from '../machine/handheld.js';
import { answer } from './answer.js';
import { TOUCHES } from './screens.js';

/** Longer than computers take to move in turn on the way to a screen. */
const LIMIT_MS = 60_000;
/** How long it is looked for where the way has left the simulator's already, as it does where time is shown. */
const APART_MS = 1_000;

/** Gives all answers, and for each screen whether all was as in the simulator and the share of the stack that was taken. */
export function walkAll(board, image, screens) {
  const walks = grouped(screens, ({ seed, saves }) => `${seed} ${saves?.toString('base64')}`).map((ways) => {
    const walk = new Walk(board, image, ways);
    walk.start();
    return walk;
  });
  return { answers: walks.flatMap(({ answers }) => answers), screens: walks.flatMap(({ screens }) => screens) };
}

/** The walk to all screens that begin with the same saves and seed. */
class Walk {
  constructor(board, image, ways) {
    this.board = board;
    this.handheld = new Handheld(board, image, { seed: ways[0].seed, saves: ways[0].saves });
    this.ways = ways.map((screen) => ({ ...screen, words: screen.keys.split(' ').filter(Boolean) }));
    this.answers = [];
    this.screens = [];
    this.alike = true;
  }

  start() {
    this.#arrive(this.#steps(this.ways[0])[0]);
    this.#from(0, this.ways);
  }

  /** Looks at the screens that lie so many keys away, where the walk is, and goes on to those beyond. */
  #from(length, ways) {
    const { alike } = this;
    const here = ways.filter(({ words }) => words.length === length);
    const beyond = ways.filter(({ words }) => words.length > length);
    const goals = [...here.map((way) => [way]), ...grouped(beyond, ({ words }) => words[length])];
    const fork = goals.length > 1 ? new Checkpoint(this.handheld) : undefined;
    for (const [number, goal] of goals.entries()) {
      if (number > 0) fork.restore();
      this.alike = alike;
      if (number < here.length) {
        this.#look(goal[0]);
      } else {
        this.#step(this.#steps(goal[0]), length + 1, `key ${length + 1} to ${goal[0].name}`);
        this.#from(length + 1, goal);
      }
    }
  }

  /** Presses everything at a screen that does nothing there. */
  #look(way) {
    const steps = this.#steps(way);
    for (let number = way.words.length + 1; number < steps.length; number++) this.#step(steps, number, way.name);
    const { deepestStack, stackSize } = this.handheld.machine;
    this.screens.push({ name: way.name, alike: this.alike, stack: deepestStack / stackSize });
    way.steps = undefined;
  }

  #step(steps, number, where) {
    const { key, numbers } = steps[number];
    if (key.startsWith('-')) {
      play(this.handheld, key);
    } else {
      const figures = answer(this.handheld, key.replace('+', ''), { held: key.startsWith('+') });
      const changes = String(numbers) !== String(steps[number - 1].numbers);
      if (figures && number === this.ways[0].resumes) figures.kind = 'resumed';
      if (figures && changes) this.answers.push({ where, ...figures });
    }
    this.#arrive(steps[number]);
  }

  #arrive({ pictures }) {
    this.alike = arrives(this.handheld, pictures, this.alike ? LIMIT_MS : APART_MS) && this.alike;
  }

  /** What the simulator shows on the way to a screen and at it. */
  #steps(way) {
    const { name, seed, saves, words } = way;
    way.steps ??= new Film(this.board, { seed, pose: saves && name, keys: [...words, ...releases(words), ...TOUCHES].join(' ') }).steps;
    return way.steps;
  }
}

/** Lets go of what the keys hold at their end. */
function releases(words) {
  const held = words.filter((word) => word.startsWith('+')).map((word) => word.slice(1));
  return held.filter((key) => !words.includes(`-${key}`)).map((key) => `-${key}`);
}

/** Those of which something is the same, together. */
function grouped(all, of) {
  const groups = new Map();
  for (const one of all) groups.set(of(one), [...(groups.get(of(one)) ?? []), one]);
  return [...groups.values()];
}
