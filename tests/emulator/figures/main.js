// Prints the figures of the boards whose images are named, and fails where one is beyond its limit.
//
//   node tests/emulator/figures/main.js FOLDER BOARD... [--slow] [--share] [--chess FILE.elf] [--only PART OF A SCREEN'S NAME]
//   node tests/emulator/figures/main.js FOLDER BOARD --think GAME [SECONDS]
//
// With --only it looks at some screens, and at the game of that name. With --slow it takes the images for the slower
// clock, for which no limit holds. With --share boards with the same glass take turns with the screens, and all boards with
// the games that computers play each other, but for the one that needs most stack: they differ in their wires alone. Games
// that the boards' tests play to their end with a computer of the highest level are not watched once more. With --chess the
// chess player is timed beside the boards, by the program that does nothing else.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { BOARDS } from '../boards.js';
import { GAMES, isPlayedAtTheHighest } from '../catalogue.js';
import { readElf } from '../machine/elf.js';
import { firstPicture, idle, thinking, wear } from './measure.js';
import { Report } from './report.js';
import { screens } from './screens.js';
import { walkAll } from './walk.js';

/** Milliseconds, or a share in percent; a picture by its columns, for a wider one takes longer on the wire. */
const LIMITS = {
  focus: 8,
  picture: { 240: 24, 320: 30 },
  // A saved game is read and checked before its first picture is drawn.
  resumed: { 240: 30, 320: 36 },
  first: 400,
  asleep: 95,
  think: 2000,
  // Its highest level counts its own time.
  thinkOf: { chess: 5500 },
  stack: 85,
};
/** What is slower than it should be, by a part of a screen's name; it may not get slower. */
const SLOWER = {
  // A seven has so many ways.
  'sorry-': { focus: 17, picture: { 240: 34, 320: 42 }, resumed: { 240: 48, 320: 56 } },
  // The board is asked what can be built and sold.
  'monopoly-': { focus: 10 },
  // The cards that were passed are looked at.
  'hearts-hand-on': { picture: { 240: 26.5, 320: 30 } },
};
const AIMS = { focus: 5, picture: { 240: 20, 320: 26 }, resumed: { 240: 24, 320: 30 } };
/** How long computers are watched at each game. */
const WATCHED_SECONDS = 12;
/** The game that is watched on every board. */
const DEEPEST = 'chess';

const [folder, ...words] = process.argv.slice(2);
const take = (flag) => words.includes(flag) && words.splice(words.indexOf(flag), 1).length > 0;
const [slow, share] = [take('--slow'), take('--share')];
const chess = words.indexOf('--chess') < 0 ? undefined : words.splice(words.indexOf('--chess'), 2)[1];
const only = words.indexOf('--only') < 0 ? '' : words.splice(words.indexOf('--only'), 2)[1];
const think = words.indexOf('--think') < 0 ? undefined : words.splice(words.indexOf('--think')).slice(1);

/** The limits of a place that is slower than it should be. */
const slower = (where) => Object.entries(SLOWER).find(([part]) => where.includes(part))?.[1];

/** A board as it is wired, and its image. */
const find = (name) => [{ name, ...BOARDS[name] }, readElf(`${folder}/parlour-${name}${slow ? '-slow' : ''}.elf`)];

/** The figures of a board; it has the screens and games whose turn it is. */
function figures(name, [screenTurn, screenTurns, gameTurn, gameTurns]) {
  const [board, image] = find(name);
  const report = new Report(name);
  const mine = screens().filter(({ name: called }, number) => number % screenTurns === screenTurn && called.includes(only));
  if (mine.length === 0) throw new Error(`there is no screen "${only}"`);
  const { answers, screens: walked } = walkAll(board, image, mine);
  const unlike = walked.filter(({ alike }) => !alike);
  const first = firstPicture(board, image);
  const isWatched = (game) => !share || !isPlayedAtTheHighest(game);
  const isMine = (game, number) => (only === '' ? game === DEEPEST || (isWatched(game) && number % gameTurns === gameTurn) : game === only);
  const thoughts = GAMES.filter(isMine).map((game) => ({ name: game, ...thinking(board, image, game, WATCHED_SECONDS) }));

  report.say(`\n${name}, ${board.width} x ${board.height}, ${first.mhz} MHz: ${mine.length} screens`);
  if (unlike.length > 0) report.say(`  not quite as in the simulator: ${unlike.map(({ name: called }) => called).join(', ')}`);
  const kinds = { focus: 'moves of the focus', picture: 'whole pictures', part: 'parts of a picture', resumed: 'saved games read and shown' };
  for (const [kind, called] of Object.entries(kinds)) {
    const of = (figures) => (kind === 'focus' ? figures.focus : figures[kind === 'resumed' ? kind : 'picture'][board.width]);
    report.answers(called, answers.filter((answer) => answer.kind === kind), of(LIMITS), of(AIMS), (where) => of({ ...LIMITS, ...slower(where) }));
  }
  report.say('');
  report.most('reset to first picture, ms', first.ms, LIMITS.first, first);
  for (const [where, keys] of [['start picture', ''], ['list of games', 'A']]) {
    report.least(`asleep at the ${where}, %`, 100 * idle(board, image, keys), LIMITS.asleep);
  }
  for (const thought of thoughts) tellThought(report, thought);
  const deepest = walked.reduce((worst, next) => (next.stack > worst.stack ? next : worst));
  report.most(`stack, walking to ${deepest.name}, %`, 100 * deepest.stack, LIMITS.stack);
  const { programmed, erased } = wear(board, image);
  report.say(`  100 actions program ${Math.round(programmed)} bytes of flash and erase ${erased.toFixed(1)} sectors of it.`);
  return report.broken;
}

function tellThought(report, thought) {
  const { name, ms, decisions, stack } = thought;
  report.most(`longest of ${decisions} decisions, ${name}, ms`, ms, LIMITS.thinkOf[name] ?? LIMITS.think, thought);
  report.most(`stack, ${name}, %`, 100 * stack, LIMITS.stack);
}

/** Computers at one game, for some time. */
function thinkingOf(name, [game, seconds = '60']) {
  const [board, image] = find(name);
  const report = new Report(name);
  report.say(`\n${name}: computers play ${game} for ${seconds} s`);
  tellThought(report, { name: game, ...thinking(board, image, game, Number(seconds)) });
  return report.broken;
}

/** Takes the figures of every board in a process of its own, as many at once as there are cores, and prints them in turn. */
async function all(boards) {
  const flags = [...(slow ? ['--slow'] : []), ...(share ? ['--share'] : []), '--only', only];
  const errands = boards.map((board) => {
    const turn = turnOf(board, boards);
    return { name: board, turn, command: [process.argv[1], folder, board, ...flags] };
  });
  if (chess) errands.push({ name: 'chess', turn: [0, Infinity], command: [fileURLToPath(new URL('chess.js', import.meta.url)), chess, '--brief'] });
  // The fewer share the screens, the more each has to do.
  errands.sort((one, other) => one.turn[1] - other.turn[1]);
  const waiting = [...errands];
  const work = async () => {
    for (let errand = waiting.shift(); errand; errand = waiting.shift()) await report(errand);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}

/** Does one errand and prints what it said when it is done. */
async function report({ name, turn, command }) {
  const environment = { ...process.env, PARLOUR_TURN: turn.join('/') };
  const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'inherit'], env: environment });
  let said = '';
  child.stdout.on('data', (text) => (said += text));
  const [code, signal] = await once(child, 'close');
  process.stdout.write(said);
  if (signal) console.log(`\n${name}: the measuring was ended by ${signal}`);
  if (code !== 0) process.exitCode = 1;
}

/** Which of the boards with the same glass this is and how many they are, and the same among all boards. */
function turnOf(board, boards) {
  if (!share) return [0, 1, 0, 1];
  const alike = boards.filter((other) => BOARDS[other].width === BOARDS[board].width);
  return [alike.indexOf(board), alike.length, boards.indexOf(board), boards.length];
}

if ((words.length > 1 || chess) && !think) {
  await all(words);
} else {
  const turn = (process.env.PARLOUR_TURN ?? '0/1/0/1').split('/').map(Number);
  const broken = words.flatMap((name) => (think ? thinkingOf(name, think) : figures(name, turn)));
  if (broken.length > 0) console.log(`\nBeyond the limits:\n  ${broken.join('\n  ')}`);
  if (broken.length > 0 && !slow) process.exitCode = 1;
}
