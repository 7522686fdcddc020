import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';

/**
 * What the worker of this process calls itself where work is claimed: no other machine and no other data folder gives the
 * same name, and the next process on this folder does, so that it gets back at once what a killed one held.
 */
export function workerName(dataDir: string, host: string = hostname()): string {
  const file = path.join(dataDir, 'worker-id');
  if (!existsSync(file)) {
    writeFileSync(`${file}.partial`, `${randomUUID()}\n`, { mode: 0o600 });
    renameSync(`${file}.partial`, file);
  }
  return `${host}/${readFileSync(file, 'utf8').trim()}`;
}
