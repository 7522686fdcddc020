import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '@kadr/testing/free-port';

/** A Valkey, or Redis, for a test file: a new one, or the one at `KADR_TEST_VALKEY_URL`. */
export interface TestValkey {
  readonly url: string;
  /** Prefix of every key, because other files may use the same server. */
  readonly prefix: string;
  /** Kills the server's process and starts it again with its data on disk. */
  readonly restart: () => Promise<void>;
  /** Kills the server's process. */
  readonly kill: () => Promise<void>;
  /** Starts it again after `kill`. */
  readonly start: () => Promise<void>;
  /** Suspends or resumes the process. */
  readonly freeze: (isFrozen: boolean) => void;
  close(): Promise<void>;
}

const program = ['valkey-server', 'redis-server'].find(
  (name) => spawnSync(name, ['--version'], { stdio: 'ignore' }).status === 0,
);
const named = process.env['KADR_TEST_VALKEY_URL'];

/** Whether a server can be started or is configured. */
export const hasValkey = named !== undefined || program !== undefined;
/** Whether a server can be started and stopped. */
export const canStartValkey = named === undefined && program !== undefined;

export async function startValkey(): Promise<TestValkey> {
  const prefix = `test-${randomUUID()}:`;
  const nothing = (): Promise<void> => Promise.resolve();
  if (named !== undefined)
    return {
      url: named,
      prefix,
      restart: nothing,
      kill: nothing,
      start: nothing,
      freeze: () => undefined,
      close: nothing,
    };
  const folder = mkdtempSync(path.join(tmpdir(), 'kadr-valkey-'));
  const port = await freePort();
  let server: ChildProcess | null = null;
  const start = async (): Promise<void> => {
    server = await serve(folder, port);
  };
  const kill = async (): Promise<void> => {
    const killed = server;
    server = null;
    if (killed === null) return;
    const exited = once(killed, 'exit');
    killed.kill('SIGKILL');
    await exited;
  };
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    prefix,
    kill,
    start,
    restart: async () => {
      await kill();
      await start();
    },
    freeze: (isFrozen) => void server?.kill(isFrozen ? 'SIGSTOP' : 'SIGCONT'),
    close: async () => {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function serve(folder: string, port: number): Promise<ChildProcess> {
  const options = {
    port,
    bind: '127.0.0.1',
    dir: folder,
    save: '""',
    appendonly: 'yes',
    appendfsync: 'everysec',
  };
  const server = spawn(
    program ?? 'valkey-server',
    Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]),
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  for await (const line of createInterface(server.stdout)) {
    if (line.includes('Ready to accept connections')) {
      server.stdout.resume();
      return server;
    }
  }
  throw new Error('The server ended before it listened.');
}
