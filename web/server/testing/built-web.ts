import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, renameSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { buildOf, sourcesHash } from '../../../bootstrap/build.js';
import { underLock } from '../../../bootstrap/lock.js';

const build = path.join(import.meta.dirname, '..', '..', 'build', 'build.ts');

/**
 * The folder of a build of the current sources: the one of `npm test`, a copy of `web/dist`, or one that is made here
 * and kept until the sources change. Concurrent test files make it once.
 */
export async function builtWeb(): Promise<string> {
  const made = process.env['KADR_TEST_WEB_BUILD'];
  if (made !== undefined) return made;
  const hash = sourcesHash();
  const folder = path.join(tmpdir(), `kadr-web-${hash.slice(0, 20)}`);
  if (!existsSync(folder)) await underLock(`${folder}.lock`, () => makeBuild(hash, folder));
  return folder;
}

/** Builds into a temporary folder and renames it when it is complete, unless the target exists by then. */
async function makeBuild(hash: string, folder: string): Promise<void> {
  if (existsSync(folder)) return;
  const fresh = `${folder}-${randomUUID()}`;
  const built = buildOf(hash);
  if (built === null) await promisify(execFile)(process.execPath, [build, fresh]);
  else cpSync(built, fresh, { recursive: true });
  renameSync(fresh, folder);
}
