import { execFile } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, globSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const repository = path.join(import.meta.dirname, '..', '..', '..');
const sources = [
  'web/{app,build,messages,public}/**/*',
  'web/vite.config.ts',
  'contract/src/**/*.ts',
  'brands/src/**/*',
  'player/src/**/*',
  'package-lock.json',
];

/** The folder of a build of today's sources: the one of `npm test`, or one that is kept until the sources change. */
export async function builtWeb(): Promise<string> {
  const made = process.env['KADR_TEST_WEB_BUILD'];
  if (made !== undefined) return made;
  const hash = createHash('sha256');
  for (const file of globSync(sources, { cwd: repository }).sort()) {
    if (!path.extname(file) || file.endsWith('.test.ts')) continue;
    hash.update(file).update(readFileSync(path.join(repository, file)));
  }
  const folder = path.join(tmpdir(), `kadr-web-${hash.digest('hex').slice(0, 20)}`);
  if (existsSync(folder)) return folder;
  const fresh = `${folder}-${randomUUID()}`;
  await promisify(execFile)(process.execPath, [path.join(repository, 'web', 'build', 'build.ts'), fresh]);
  try {
    renameSync(fresh, folder);
  } catch {
    // Another test has just made the same build.
    rmSync(fresh, { recursive: true, force: true });
  }
  return folder;
}
