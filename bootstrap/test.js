// `npm test`: every test, in stages that do not compete for the machine. The last lines name the slowest files, what was
// started how often, and the count of all tests.
//
//   npm test -- FILTER …        files whose path contains a filter
//   npm test -- --changed       what the changes since main concern, committed or not
//   npm test -- --changed=REF   what the changes since another commit concern
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  browserTestsBeside,
  changedFiles,
  journeysFor,
  testsBeside,
  testsOfTexts,
  withoutPagesOfPlayer,
  withoutWholeApi,
} from '../testing/src/changed-tests.ts';
import { changedErrors } from '../testing/src/changed-contract.ts';
import { root, say } from './say.js';
import { cpuOfEnded, failuresOf, slowestFiles, startUps } from './test-report.js';

const stages = [
  { name: 'rooms', args: [] },
  { name: 'player in the browser', args: ['--config', 'player/vitest.config.ts'] },
  { name: 'journeys', args: ['--config', 'e2e/vitest.config.ts'] },
];

const given = process.argv.slice(2);
const changed = given.find((argument) => /^--changed(?:=|$)/.test(argument));
const filters = given.filter((argument) => argument !== changed);
const change = changed === undefined ? null : changedFiles(root, changed.split('=')[1] || undefined);
const reports = mkdtempSync(path.join(tmpdir(), 'kadr-reports-'));
const marks = path.join(reports, 'marks');
/** Tests of screens use the build that `npm test` has made: a copy, because the next build would remove it. */
const webBuild = path.join(reports, 'web');
cpSync(path.join(root, 'web', 'dist'), webBuild, { recursive: true });
let passed = 0;
let failed = 0;
let isBroken = false;
const failures = [];
const results = [];
const times = [];

for (const stage of stages) await run(stage);

if (isBroken && failed === 0) failed = 1;
process.stdout.write(`\n${times.join(', ')}\n`);
process.stdout.write(`\nSlowest files\n${slowestFiles(results, 15)}\n`);
process.stdout.write(`\nStarted\n${startUps(marks)}\n`);
// Repeated at the end: the middle of a long output is not read first.
for (const failure of failures) process.stdout.write(`\n${failure}\n`);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
rmSync(reports, { recursive: true, force: true });

/** Runs a stage and counts its tests. */
async function run({ name, args }) {
  const files = change === null ? [] : await concerned(name, args);
  if (change !== null && files.length === 0) {
    say(`Not concerned: ${name}`);
    return;
  }
  say(`Testing: ${name} …`);
  const began = performance.now();
  const used = cpuOfEnded();
  const report = path.join(reports, `${name}.json`);
  const reporting = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await vitest(['run', ...args, ...filters, ...files, '--passWithNoTests', ...reporting]);
  if (existsSync(report)) count(JSON.parse(readFileSync(report, 'utf8')));
  if (code !== 0) isBroken = true;
  const cpu = used === null ? '' : ` (${(cpuOfEnded() - used).toFixed(0)} s of CPU)`;
  times.push(`${name} ${((performance.now() - began) / 1000).toFixed(0)} s${cpu}`);
}

function count({ numPassedTests, numFailedTests, numFailedTestSuites, testResults }) {
  results.push(...testResults);
  failures.push(...testResults.flatMap(failuresOf));
  passed += numPassedTests;
  failed += numFailedTests;
  // A file that fails before its first test fails no test.
  if (numFailedTests === 0 && numFailedTestSuites > 0) failed += numFailedTestSuites;
}

/** The files of a stage that the change concerns: by imports, by folder, by a journey's subjects. */
async function concerned(name, args) {
  const { base, files } = change;
  const isIn = (...folders) => files.some((file) => folders.some((folder) => file.startsWith(`${folder}/`)));
  const importing = async () => {
    const list = path.join(reports, `${name}-list.json`);
    await vitest(['list', ...args, '--changed', base, '--filesOnly', `--json=${list}`]);
    return JSON.parse(readFileSync(list, 'utf8')).map(({ file }) => path.relative(root, file));
  };
  if (name === 'journeys') {
    const journeys = journeysFor(files).map((journey) => `e2e/src/${journey}.test.ts`);
    return [...new Set([...journeys, ...(isIn('e2e') ? await importing() : [])])];
  }
  if (name === 'player in the browser') {
    const beside = browserTestsBeside(root, files);
    return beside.length > 0 || !isIn('player') ? beside : importing();
  }
  const ofApi = withoutWholeApi(root, files, await importing(), changedErrors(root, base));
  const imported = withoutPagesOfPlayer(root, files, ofApi);
  return [...new Set([...testsBeside(root, files), ...testsOfTexts(root, files), ...imported])];
}

/** Returns the exit code. */
function vitest(args) {
  return new Promise((resolve) => {
    const child = spawn(
      process.execPath,
      [path.join(root, 'node_modules', 'vitest', 'vitest.mjs'), ...args],
      {
        cwd: root,
        stdio: 'inherit',
        env: {
          ...process.env,
          KADR_TEST_MARKS: marks,
          KADR_TEST_WEB_BUILD: webBuild,
        },
      },
    );
    child.on('exit', resolve);
  });
}
