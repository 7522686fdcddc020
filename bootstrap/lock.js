import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

/** Milliseconds between two attempts to take a lock. */
const pollEvery = 200;

/** Calls `run` while no other process does under the same lock, a file that exists during the call. */
export async function underLock(lock, run) {
  while (!takeLock(lock)) await setTimeout(pollEvery);
  try {
    return await run();
  } finally {
    rmSync(lock, { force: true });
  }
}

/** Whether this process now has the lock. A lock whose process has ended is removed for the next try. */
function takeLock(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (!isAlive(ownerOf(lock))) rmSync(lock, { force: true });
    return false;
  }
}

/** Null while the owner has not written its id yet, or has removed the lock. */
function ownerOf(lock) {
  try {
    return Number(readFileSync(lock, 'utf8')) || null;
  } catch {
    return null;
  }
}

function isAlive(owner) {
  if (owner === null) return true;
  try {
    process.kill(owner, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
