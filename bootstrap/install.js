import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { npm } from './runtime.js';
import { root, say } from './say.js';

/** Installs exactly the packages of the lock file, unless that was done already. */
export async function ensureInstalled(node, env) {
  const stamp = path.join(root, 'node_modules', '.kadr-installed');
  const wanted = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;

  say('Installing dependencies (about a minute the first time) …');
  // Not `npm ci`: it refuses a lock file from which a registry's missing builds for other platforms are left out.
  await npm(node, ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    env,
  });
  removeSourceMaps();
  writeFileSync(stamp, wanted);
}

/** A quarter of the dependencies' size are source maps, which nothing here reads: dash.js alone has 89 MB of them. */
function removeSourceMaps() {
  const folder = path.join(root, 'node_modules');
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries)
    if (entry.isFile() && /\.[cm]?(?:js|css|ts)\.map$/.test(entry.name))
      rmSync(path.join(entry.parentPath ?? entry.path, entry.name));
}
