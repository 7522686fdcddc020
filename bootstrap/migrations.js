// `npm run migrations`: writes a migration for what has changed in `api/src/tables/`. Of the generator's snapshots only
// the last is kept: it is all that the next migration is compared with, and each is as long as the whole schema.
import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from './say.js';

const { status } = spawnSync(
  'drizzle-kit',
  ['generate', '--config', 'api/drizzle.config.ts', ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit' },
);
if (status === 0) {
  const folder = path.join(root, 'api', 'migrations', 'meta');
  const snapshots = readdirSync(folder).filter((name) => name.endsWith('_snapshot.json'));
  for (const name of snapshots.toSorted().slice(0, -1)) rmSync(path.join(folder, name));
}
process.exitCode = status ?? 1;
