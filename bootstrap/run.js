// Everything a fresh machine needs before a command of ours can run: plain JavaScript for Node >= 20, no dependencies.
//
//   node bootstrap/run.js [--needs ffmpeg,chromium,mpv,build] -- command argument …
//
// Each step looks first and does nothing when its result is already there.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuild } from './build.js';
import { ensureInstalled } from './install.js';
import { ensureRuntime } from './runtime.js';
import { fail, root, say } from './say.js';
import { ensureProgram } from './system-packages.js';

const separator = process.argv.indexOf('--');
const options = process.argv.slice(2, separator === -1 ? undefined : separator);
const [program, ...args] = separator === -1 ? [] : process.argv.slice(separator + 1);
const needs = (options[options.indexOf('--needs') + 1] ?? '').split(',');

const took = [];
/** As an address, because a path may have spaces. */
const drizzleResolution = pathToFileURL(path.join(root, 'bootstrap', 'drizzle-resolution.js')).href;

try {
  const node = await timed('Node', ensureRuntime);
  const env = {
    ...process.env,
    // Scripts of all processes are compiled once, not at each start.
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? path.join(root, '.cache', 'compiled'),
    // Workers of tests as well.
    NODE_OPTIONS: [process.env.NODE_OPTIONS, `--import=${drizzleResolution}`].filter(Boolean).join(' '),
    PATH: [path.dirname(node), path.join(root, 'node_modules', '.bin'), process.env.PATH].join(
      path.delimiter,
    ),
  };
  await timed('dependencies', () => ensureInstalled(node, env));
  const programs = [
    ...(needs.includes('ffmpeg') ? ['ffmpeg'] : []),
    ...(needs.includes('chromium') ? ['chromium', 'chromium-headless-shell'] : []),
    ...(needs.includes('mpv') ? ['mpv'] : []),
  ];
  for (const name of programs) await timed(name, () => ensureProgram(name));
  if (needs.includes('build')) await timed('build', () => ensureBuild(node, env));
  if (took.length > 0) say(`Prepared: ${took.join(', ')}.`);
  if (program !== undefined) process.exitCode = await run(program === 'node' ? node : program, args, env);
} catch (error) {
  fail(error);
}

/** Does a step and notes how long it took; a step whose result was there already is not named. */
async function timed(step, work) {
  const began = performance.now();
  const result = await work();
  const seconds = (performance.now() - began) / 1000;
  if (seconds >= 1) took.push(`${step} ${seconds.toFixed(0)} s`);
  return result;
}

/** Runs the command in the foreground; Ctrl-C and termination are its to answer, and we leave with its exit code. */
function run(command, argv, env) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, argv, { cwd: root, env, stdio: 'inherit' });
    // The terminal sends Ctrl-C to the whole group; a signal sent to us alone has to be handed on.
    process.on('SIGINT', () => {});
    for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 1)));
  });
}
