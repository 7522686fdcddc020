// `npm test`: every test, in stages that do not compete for the machine; the last line counts them all.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root, say } from './say.js';

const stages = [
  { name: 'rooms', args: [] },
  { name: 'player in the browser', args: ['--config', 'player/vitest.config.ts'] },
  { name: 'journeys', args: ['--config', 'e2e/vitest.config.ts'] },
];

const filters = process.argv.slice(2);
const reports = mkdtempSync(path.join(tmpdir(), 'kadr-reports-'));
let passed = 0;
let failed = 0;
let isBroken = false;
const failures = [];

for (const [index, { name, args }] of stages.entries()) {
  say(`Testing: ${name} …`);
  const report = path.join(reports, `${index}.json`);
  const code = await vitest([
    'run',
    ...args,
    ...filters,
    '--passWithNoTests',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  if (existsSync(report)) {
    const { numPassedTests, numFailedTests, numFailedTestSuites, testResults } = JSON.parse(
      readFileSync(report, 'utf8'),
    );
    failures.push(...testResults.flatMap(failuresOf));
    passed += numPassedTests;
    failed += numFailedTests;
    // A file that fails before its first test fails no test.
    if (numFailedTests === 0 && numFailedTestSuites > 0) failed += numFailedTestSuites;
  }
  if (code !== 0) isBroken = true;
}

rmSync(reports, { recursive: true, force: true });
if (isBroken && failed === 0) failed = 1;
// Once more at the end: a long run's middle is not what is read first.
for (const failure of failures) process.stdout.write(`\n${failure}\n`);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;

/** Each failed test of a file, or the failure of the file itself, in a few lines. */
function failuresOf({ name, status, message, assertionResults }) {
  const file = path.relative(root, name);
  const tests = assertionResults.filter((test) => test.status === 'failed');
  if (status === 'failed' && tests.length === 0) return [`FAILED ${file}\n${firstLines(message)}`];
  return tests.map(
    ({ fullName, failureMessages }) =>
      `FAILED ${file}: ${fullName}\n${firstLines(failureMessages.join('\n'))}`,
  );
}

function firstLines(text) {
  return text.split('\n').slice(0, 12).join('\n');
}

function vitest(args) {
  return new Promise((resolve) => {
    const child = spawn(
      process.execPath,
      [path.join(root, 'node_modules', 'vitest', 'vitest.mjs'), ...args],
      { cwd: root, stdio: 'inherit' },
    );
    child.on('exit', resolve);
  });
}
