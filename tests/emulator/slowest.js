// A reporter for node's test runner that says at the end which tests took longest.

const NAMED = 12;

export default async function* slowest(events) {
  const tests = [];
  for await (const { type, data } of events) {
    if ((type === 'test:pass' || type === 'test:fail') && data.nesting === 0 && data.details.type !== 'suite') {
      tests.push({ name: data.name, seconds: data.details.duration_ms / 1000 });
    }
  }
  tests.sort((one, other) => other.seconds - one.seconds);
  const all = tests.reduce((sum, { seconds }) => sum + seconds, 0);
  yield `\n${tests.length} tests took ${all.toFixed(0)} s of their own; the longest:\n`;
  for (const { name, seconds } of tests.slice(0, NAMED)) yield `${seconds.toFixed(1).padStart(8)} s  ${name}\n`;
}
