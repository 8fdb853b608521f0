// Prints the figures of a board, each with its limit, and remembers what is beyond one.

/** How many of the slowest answers are named. */
const NAMED = 8;
/** How the image happens to lie in the cache makes an answer slower or quicker by a part of this. */
const LAYOUT = 1.05;

export class Report {
  constructor(board) {
    this.board = board;
    this.broken = [];
  }

  say(text) {
    console.log(text);
  }

  /** Presses of one kind: the worst and the middle one, and where the slowest are. `limitAt` is the limit of a place. */
  answers(kind, answers, limit, aim, limitAt) {
    if (answers.length === 0) return;
    const slowest = answers.toSorted((one, other) => other.ms - one.ms);
    const middle = slowest[slowest.length >> 1];
    const beyond = slowest.filter(({ ms, where }) => ms > LAYOUT * limitAt(where)).length;
    const aimed = (100 * slowest.filter(({ ms }) => ms <= aim).length) / slowest.length;
    this.say(
      `\n  ${kind}: ${answers.length} presses, worst ${slowest[0].ms.toFixed(2)} ms, median ${middle.ms.toFixed(2)} ms, ` +
        `at most ${limit} ms${beyond > 0 ? ` (${beyond} TOO SLOW)` : ''}; ${aimed.toFixed(1)} % within ${aim} ms; ` +
        `median of cache hits ${percent(middleOf(answers.map(({ hitRate }) => hitRate)))}`,
    );
    for (const { ms, cycles, hitRate, bytes, where, key } of oneOfEach(slowest).slice(0, NAMED)) {
      const figures = [ms.toFixed(2).padStart(8), 'ms', String(cycles).padStart(9), 'cycles', percent(hitRate).padStart(6), 'hits'];
      this.say(`  ${figures.join(' ')} ${String(bytes).padStart(7)} bytes  ${where}: ${key}`);
    }
    if (beyond > 0) this.broken.push(`${this.board}: ${beyond} ${kind}, the worst ${slowest[0].ms.toFixed(2)} ms at ${slowest[0].where}`);
  }

  /** A figure that may be so large at the most. */
  most(what, value, limit, details) {
    this.#line(what, value, 'at most', limit, value <= limit, details);
  }

  /** A figure that has to be so large at the least. */
  least(what, value, limit) {
    this.#line(what, value, 'at least', limit, value >= limit);
  }

  #line(what, value, bound, limit, keeps, { cycles, hitRate } = {}) {
    const more = cycles === undefined ? '' : `  ${String(Math.round(cycles)).padStart(10)} cycles ${percent(hitRate).padStart(6)} hits`;
    this.say(`  ${what.padEnd(40)} ${value.toFixed(1).padStart(8)}  ${bound} ${String(limit).padStart(5)}${more}${keeps ? '' : '  BEYOND'}`);
    if (!keeps) this.broken.push(`${this.board}: ${what}: ${value.toFixed(1)}, ${bound} ${limit}`);
  }
}

const percent = (share) => `${(100 * share).toFixed(1)}%`;

const middleOf = (values) => values.toSorted((one, other) => one - other)[values.length >> 1];

/** Of many answers at the same place only the slowest. */
function oneOfEach(slowest) {
  const seen = new Set();
  return slowest.filter(({ where, key }) => !seen.has(`${where} ${key}`) && seen.add(`${where} ${key}`));
}
