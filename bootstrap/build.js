import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, say, SetupError } from './say.js';

/** What the browser's code is made of; tests and what they stand on are left out. */
const sources = ['web', 'player', 'brands', 'contract', 'package-lock.json'];

const folder = path.join(root, 'web', 'dist');
const stamp = path.join(folder, '.kadr-built');

/** Builds the web app unless the last build was made of the same sources. */
export async function ensureBuild(node, env) {
  const wanted = sourcesHash();
  if (isBuiltOf(wanted)) return;

  say('Building the web app …');
  await new Promise((resolve, reject) => {
    const child = spawn(node, [path.join(root, 'web', 'build', 'build.ts')], {
      cwd: root,
      env,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new SetupError('The web app could not be built; see above.')),
    );
  });
  writeFileSync(stamp, wanted);
}

/** Changes with every source of the browser's code. */
export function sourcesHash() {
  return hashOf(sources.map((name) => path.join(root, name)));
}

/** The folder of the last build if it was made of these sources. */
export function buildOf(hash) {
  return isBuiltOf(hash) ? folder : null;
}

function isBuiltOf(hash) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;
}

function hashOf(paths) {
  const hash = createHash('sha256');
  const visit = (file, isDirectory) => {
    if (!isDirectory) {
      hash.update(file.slice(root.length)).update('\0').update(readFileSync(file));
      return;
    }
    for (const entry of readdirSync(file, { withFileTypes: true }).sort((a, b) =>
      a.name < b.name ? -1 : 1,
    )) {
      if (['node_modules', 'dist', 'streams', 'testing'].includes(entry.name)) continue;
      if (entry.name.startsWith('.') || /\.test\.tsx?$/.test(entry.name)) continue;
      visit(path.join(file, entry.name), entry.isDirectory());
    }
  };
  for (const file of paths) visit(file, !file.endsWith('.json'));
  return hash.digest('hex');
}
