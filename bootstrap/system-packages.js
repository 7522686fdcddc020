import { spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { say, SetupError } from './say.js';

/** Programs from the operating system: the variable that may name one, and why it is needed. */
const programs = {
  ffmpeg: { variable: 'KADR_FFMPEG', package: 'ffmpeg', why: 'to package films' },
  chromium: { variable: 'KADR_CHROMIUM', package: 'chromium', why: 'to test the pages in a real browser' },
  // Half the work of the whole browser; where it is not available, the whole one is used.
  'chromium-headless-shell': {
    variable: 'KADR_CHROMIUM',
    package: 'chromium-headless-shell',
    why: 'to test the pages faster',
    isOptional: true,
  },
  mpv: {
    variable: 'KADR_MPV',
    package: 'mpv',
    why: 'to test streams in a player of another kind',
    isOptional: true,
  },
};

/**
 * Ensures that a program exists; as root on Debian it is installed, otherwise the person is told what to do. An
 * optional one may be missing.
 */
export async function ensureProgram(name) {
  const program = programs[name];
  if (process.env[program.variable] || onPath(name)) return;
  const apt = onPath('apt-get');
  if (process.getuid?.() !== 0 || !apt) {
    if (program.isOptional) return;
    throw new SetupError(
      `${name} is needed ${program.why} and was not found. Install it (Debian, Ubuntu: sudo apt-get install ${program.package}` +
        `${process.platform === 'darwin' ? '; macOS: brew install ' + program.package : ''}) or set ${program.variable} to its path.`,
    );
  }
  say(`Installing ${name} ${program.why} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  if (
    (await quiet(apt, ['install', '-y', '-qq', '--no-install-recommends', program.package], env)).code === 0
  )
    return;
  await quiet(apt, ['update', '-qq'], env);
  const { code, output } = await quiet(
    apt,
    ['install', '-y', '-qq', '--no-install-recommends', program.package],
    env,
  );
  if (code !== 0 && !program.isOptional)
    throw new SetupError(`Debian's package ${program.package} could not be installed:\n${output}`);
}

function onPath(name) {
  for (const folder of (process.env.PATH ?? '').split(path.delimiter)) {
    const file = path.join(folder, name);
    try {
      accessSync(file, constants.X_OK);
      return file;
    } catch {
      continue;
    }
  }
  return undefined;
}

function quiet(command, args, env) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data) => (output = (output + data).slice(-4000)));
    child.on('error', reject);
    child.on('exit', (code) => resolve({ code, output }));
  });
}
