import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const instanceSchema = z.object({ pid: z.int().positive(), started: z.string(), url: z.string().nullable() });
export type Instance = z.infer<typeof instanceSchema>;

/** Another Kadr uses the same data folder. */
export class InstanceRunningError extends Error {
  override readonly name = 'InstanceRunningError';
  readonly instance: Instance;

  constructor(instance: Instance, dataDir: string) {
    super(
      `Kadr is already running on ${dataDir} (process ${instance.pid}${instance.url === null ? '' : `, ${instance.url}`}). ` +
        'Stop it first, or set KADR_DATA to another folder for this one.',
    );
    this.instance = instance;
  }
}

/** The process that uses a data folder, or null when there is none (a killed one does not count). */
export function runningInstance(dataDir: string): Instance | null {
  const file = lockFile(dataDir);
  if (!existsSync(file)) return null;
  let written: unknown;
  try {
    written = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
  const instance = instanceSchema.safeParse(written);
  return instance.success && startOf(instance.data.pid) === instance.data.started ? instance.data : null;
}

/**
 * Claims a data folder for this process.
 *
 * @throws InstanceRunningError when another living process has it.
 */
export function lockInstance(dataDir: string): { announce(url: string): void; release(): void } {
  mkdirSync(dataDir, { recursive: true });
  const file = lockFile(dataDir);
  const write = (flag: 'w' | 'wx', url: string | null): void => {
    const instance: Instance = { pid: process.pid, started: startOf(process.pid) ?? '', url };
    writeFileSync(file, JSON.stringify(instance), { flag });
  };
  const other = runningInstance(dataDir);
  if (other) throw new InstanceRunningError(other, dataDir);
  rmSync(file, { force: true });
  try {
    write('wx', null);
  } catch (error) {
    const winner = runningInstance(dataDir);
    throw winner ? new InstanceRunningError(winner, dataDir) : error;
  }
  return { announce: (url) => write('w', url), release: () => rmSync(file, { force: true }) };
}

function lockFile(dataDir: string): string {
  return path.join(dataDir, 'instance.json');
}

/** The start time of a process, by which a reused process id is not mistaken for ours; null when it is gone. */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? null : (fields[19] ?? null);
  } catch {
    if (process.platform === 'linux') return null;
  }
  try {
    process.kill(pid, 0);
    return '';
  } catch {
    return null;
  }
}
