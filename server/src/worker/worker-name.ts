import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';

/**
 * The name under which the worker of this process claims work: no other machine and no other data folder has the same
 * name, but the next process on this folder does, and so gets back at once the claims of a killed one.
 */
export function workerName(dataDir: string, host: string = hostname()): string {
  const file = path.join(dataDir, 'worker-id');
  if (!existsSync(file)) {
    writeFileSync(`${file}.partial`, `${randomUUID()}\n`, { mode: 0o600 });
    renameSync(`${file}.partial`, file);
  }
  return `${host}/${readFileSync(file, 'utf8').trim()}`;
}
