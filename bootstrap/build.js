import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, say, SetupError } from './say.js';

/** The builds: of which sources (without tests and the code that only they use), by which script, where to. */
const builds = {
  web: {
    name: 'web app',
    sources: ['web', 'player', 'brands', 'contract', 'package-lock.json'],
    script: path.join(root, 'web', 'build', 'build.ts'),
    folder: path.join(root, 'web', 'dist'),
  },
  console: {
    name: 'console',
    sources: ['console', 'player', 'brands', 'contract', 'package-lock.json'],
    script: path.join(root, 'console', 'build', 'build.ts'),
    folder: path.join(root, 'console', 'dist'),
  },
};

const stampOf = (folder) => path.join(folder, '.kadr-built');

/** Builds the web app and the console beside each other, each unless its last build was made of the same sources. */
export async function ensureBuild(node, env) {
  await Promise.all(Object.keys(builds).map((which) => buildIfOld(which, node, env)));
}

async function buildIfOld(which, node, env) {
  const { name, script, folder } = builds[which];
  const wanted = sourcesHash(which);
  if (buildOf(wanted, which) !== null) return;
  say(`Building the ${name} …`);
  await new Promise((resolve, reject) => {
    const child = spawn(node, [script], { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] });
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new SetupError(`The ${name} could not be built; see above.`)),
    );
  });
  writeFileSync(stampOf(folder), wanted);
}

/** Changes with every source of what the browser runs. */
export function sourcesHash(which = 'web') {
  return hashOf(builds[which].sources.map((name) => path.join(root, name)));
}

/** The folder of the last build if it was made of these sources. */
export function buildOf(hash, which = 'web') {
  const { folder } = builds[which];
  const stamp = stampOf(folder);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hash ? folder : null;
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
