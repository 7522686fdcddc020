import { execFile, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { marked } from '@kadr/testing/marks';
import { patience } from '@kadr/testing/patience';

export const checkout = path.resolve(import.meta.dirname, '..', '..');

export interface Product {
  readonly url: string;
  readonly dataDir: string;
  readonly child: ChildProcess;
  /** The whole output of the process so far. */
  readonly output: () => string;
  /** Ends the process and, when the folder was ours, removes it; returns the exit code. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<number | null>;
}

export interface ProductOptions {
  /** The size of its demo: the first screens, a little of each kind, or nothing. */
  readonly demo: 'first' | 'sample' | 'off';
  /** A folder to keep; by default one that is removed with the product. */
  readonly dataDir?: string;
  /** The data folder of a stopped service; this one starts with a copy of it. */
  readonly copyOf?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Whether pages come from the sources, those for developers included. */
  readonly isDevelopment?: boolean;
}

/** Starts the whole service as a child process on a free port and waits until it answers. */
export function startProduct(options: ProductOptions): Promise<Product> {
  return marked('service', () => start(options));
}

async function start({
  demo,
  dataDir,
  copyOf,
  env,
  isDevelopment = false,
}: ProductOptions): Promise<Product> {
  const folder = dataDir ?? mkdtempSync(path.join(tmpdir(), 'kadr-product-'));
  // Not `fs.cp`, which changes the owner of the database's files.
  if (copyOf !== undefined) await promisify(execFile)('cp', ['-a', `${copyOf}/.`, folder]);
  const main = path.join(checkout, 'server', 'src', 'main.ts');
  const child = spawn(process.execPath, [main, ...(isDevelopment ? ['--dev'] : [])], {
    cwd: checkout,
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      KADR_DATA: folder,
      KADR_DEMO: demo,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => (output += data.toString()));
  const stop = async (signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> => {
    if (child.exitCode === null && child.signalCode === null) {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill(signal);
      await ended;
    }
    if (dataDir === undefined) rmSync(folder, { recursive: true, force: true });
    return child.exitCode;
  };
  try {
    const url = await until(() =>
      child.exitCode === null
        ? addressOf(folder, child.pid)
        : Promise.reject(new Error(`The service ended:\n${output}`)),
    );
    await until(async () => ((await fetch(`${url}/ready`)).ok ? true : null));
    return { url, dataDir: folder, child, output: () => output, stop };
  } catch (error) {
    await stop('SIGKILL');
    throw error;
  }
}

/** Waits until the service has its whole demo. */
export async function demoComplete(url: string): Promise<void> {
  await marked('demo', () =>
    until(async () => {
      const state: unknown = await (await fetch(`${url}/ready`)).json();
      const demo = isRecord(state) && isRecord(state['demo']) ? state['demo'] : null;
      return demo !== null && Number(demo['total']) > 0 && demo['done'] === demo['total'] ? true : null;
    }, 600_000),
  );
}

async function addressOf(dataDir: string, pid: number | undefined): Promise<string | null> {
  const file = path.join(dataDir, 'instance.json');
  if (!existsSync(file)) return null;
  try {
    const instance: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return isRecord(instance) && instance['pid'] === pid && typeof instance['url'] === 'string'
      ? instance['url']
      : null;
  } catch {
    return null;
  }
}

/** Polls until there is an answer. @throws when there is none within `limit` milliseconds. */
export async function until<T>(ask: () => Promise<T | null>, limit = 2 * patience): Promise<T> {
  const end = performance.now() + limit;
  for (;;) {
    const answer = await ask();
    if (answer !== null) return answer;
    if (performance.now() > end) throw new Error(`There was no answer within ${limit / 1000} s.`);
    await delay(50);
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
