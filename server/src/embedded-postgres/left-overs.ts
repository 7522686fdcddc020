import { readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Ends the processes of a PostgreSQL whose main process is gone: however that ended, one of them may hold on to the
 * shared memory without which no other can start. They are recognised by their working folder. On systems that do not
 * tell it (without `/proc`), they are left to end by themselves.
 */
export async function endLeftOvers(dataDir: string): Promise<void> {
  for (let found = leftOvers(dataDir); found.length > 0; found = leftOvers(dataDir)) {
    for (const pid of found) kill(pid);
    await pause(20);
  }
}

function leftOvers(dataDir: string): number[] {
  if (process.platform !== 'linux') return [];
  const folder = realpathSync(dataDir);
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && isPostgresIn(pid, folder));
}

function isPostgresIn(pid: number, folder: string): boolean {
  try {
    if (readFileSync(`/proc/${pid}/comm`, 'utf8').trim() !== 'postgres') return false;
    // Field 3 is the state, after the name in brackets: a zombie only waits for its parent to reap it.
    const state = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.[0];
    return state !== 'Z' && readlinkSync(`/proc/${pid}/cwd`) === folder;
  } catch {
    // It has ended by now, or belongs to another user.
    return false;
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended by now.
  }
}
