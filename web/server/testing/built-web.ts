import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { buildOf, sourcesHash } from '../../../bootstrap/build.js';

const build = path.join(import.meta.dirname, '..', '..', 'build', 'build.ts');
/** Milliseconds between two looks for a build that another test makes. */
const pollEvery = 200;

/**
 * The folder of a build of today's sources: the one of `npm test`, a copy of `web/dist`, or one that is made here and kept
 * until the sources change. Test files that need it at the same time make it once.
 */
export async function builtWeb(): Promise<string> {
  const made = process.env['KADR_TEST_WEB_BUILD'];
  if (made !== undefined) return made;
  const hash = sourcesHash();
  const folder = path.join(tmpdir(), `kadr-web-${hash.slice(0, 20)}`);
  const lock = `${folder}.lock`;
  while (!existsSync(folder)) {
    if (!takeLock(lock)) {
      await setTimeout(pollEvery);
      continue;
    }
    try {
      if (!existsSync(folder)) await makeBuild(hash, folder);
    } finally {
      rmSync(lock, { force: true });
    }
  }
  return folder;
}

/** Builds beside the folder, which appears when it is complete. */
async function makeBuild(hash: string, folder: string): Promise<void> {
  const fresh = `${folder}-${randomUUID()}`;
  const built = buildOf(hash);
  if (built === null) await promisify(execFile)(process.execPath, [build, fresh]);
  else cpSync(built, fresh, { recursive: true });
  renameSync(fresh, folder);
}

/** Whether the lock is this process's now. A lock whose process has ended is removed for the next try. */
function takeLock(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    if (!isAlive(ownerOf(lock))) rmSync(lock, { force: true });
    return false;
  }
}

/** Null while the owner has not written its id yet, or has removed the lock. */
function ownerOf(lock: string): number | null {
  try {
    return Number(readFileSync(lock, 'utf8')) || null;
  } catch {
    return null;
  }
}

function isAlive(owner: number | null): boolean {
  if (owner === null) return true;
  try {
    process.kill(owner, 0);
    return true;
  } catch {
    return false;
  }
}
