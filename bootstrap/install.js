import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { npm } from './runtime.js';
import { root, say } from './say.js';

/** Installs exactly what the lock file names, unless that was done already. */
export async function ensureInstalled(node, env) {
  const stamp = path.join(root, 'node_modules', '.kadr-installed');
  const wanted = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;

  say('Installing dependencies (about a minute the first time) …');
  // Not `npm ci`: it refuses a lock file in which a registry's missing builds for other platforms are left out.
  await npm(node, ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    env,
  });
  writeFileSync(stamp, wanted);
}
