// The summary of `npm test`, from vitest's JSON reports and the marks of testing/src/marks.ts.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './say.js';

/** Each failed test of a file, or the failure of the file itself, in a few lines. */
export function failuresOf({ name, status, message, assertionResults }) {
  const file = path.relative(root, name);
  const tests = assertionResults.filter((test) => test.status === 'failed');
  if (status === 'failed' && tests.length === 0) return [`FAILED ${file}\n${firstLines(message)}`];
  return tests.map(
    ({ fullName, failureMessages }) =>
      `FAILED ${file}: ${fullName}\n${firstLines(failureMessages.join('\n'))}`,
  );
}

/** The files that took longest, a line each. */
export function slowestFiles(results, count) {
  return results
    .map(({ name, startTime, endTime, assertionResults }) => ({
      file: path.relative(root, name),
      seconds: (endTime - startTime) / 1000,
      tests: assertionResults.length,
    }))
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, count)
    .map(({ file, seconds, tests }) => `${seconds.toFixed(1).padStart(7)} s  ${file} (${tests})`)
    .join('\n');
}

/** How often each kind of thing was started, and the total time. */
export function startUps(file) {
  const kinds = new Map();
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  for (const line of lines) {
    const { startUp, seconds } = JSON.parse(line);
    const known = kinds.get(startUp) ?? { count: 0, seconds: 0 };
    kinds.set(startUp, { count: known.count + 1, seconds: known.seconds + seconds });
  }
  return [...kinds]
    .sort(([, one], [, other]) => other.seconds - one.seconds)
    .map(([kind, { count, seconds }]) => {
      const each = (seconds / count).toFixed(2);
      return `${seconds.toFixed(1).padStart(7)} s  ${kind}: ${count} × ${each} s`;
    })
    .join('\n');
}

/**
 * Seconds of CPU of all descendant processes that have ended; null where the system does not tell. On a shared machine,
 * runs are compared by it.
 */
export function cpuOfEnded() {
  if (process.platform !== 'linux') return null;
  const stat = readFileSync('/proc/self/stat', 'latin1');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  // `cutime` and `cstime` of proc(5), in hundredths.
  return (Number(fields[13]) + Number(fields[14])) / 100;
}

function firstLines(text) {
  return text.split('\n').slice(0, 12).join('\n');
}
