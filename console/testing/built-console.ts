import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, renameSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { buildOf, sourcesHash } from '../../bootstrap/build.js';
import { underLock } from '../../bootstrap/lock.js';

const build = path.join(import.meta.dirname, '..', 'build', 'build.ts');

/**
 * The folder of an up-to-date build: a copy of `console/dist`, or a build made here and kept until the sources
 * change. Test files that need it at the same time share one build.
 */
export async function builtConsole(): Promise<string> {
  const hash = sourcesHash('console');
  const folder = path.join(tmpdir(), `kadr-console-${hash.slice(0, 20)}`);
  if (!existsSync(folder)) await underLock(`${folder}.lock`, () => makeBuild(hash, folder));
  return folder;
}

/** Builds in a temporary folder and renames it when complete, unless another process was faster. */
async function makeBuild(hash: string, folder: string): Promise<void> {
  if (existsSync(folder)) return;
  const fresh = `${folder}-${randomUUID()}`;
  const built = buildOf(hash, 'console');
  if (built === null) await promisify(execFile)(process.execPath, [build, fresh]);
  else cpSync(built, fresh, { recursive: true });
  renameSync(fresh, folder);
}
