import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { checkout, startProduct, until } from './product.ts';
import type { Product } from './product.ts';

const started: Product[] = [];
const folders: string[] = [];

/** Starts the service without the sandbox bank, which would be one more process, unless `env` says otherwise. */
async function start(dataDir: string, env: Record<string, string> = {}): Promise<Product> {
  const product = await startProduct({ demo: 'off', dataDir, env: { KADR_PAYMENTS: 'off', ...env } });
  started.push(product);
  return product;
}

/** A folder in which a service has stopped before, or an empty one. */
function dataFolder({ isEmpty = false } = {}): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'kadr-life-'));
  folders.push(folder);
  if (!isEmpty) execFileSync('cp', ['-a', `${inject('emptyData')}/.`, folder]);
  return folder;
}

afterEach(async () => {
  for (const product of started.splice(0)) await product.stop('SIGKILL');
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** Process id of the database that uses a data folder, or null. */
function databaseOf(dataDir: string): number | null {
  try {
    const pid = Number(readFileSync(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(dataDir) ? pid : null;
  } catch {
    return null;
  }
}

/** Returns the process id that the database had. */
async function killDatabase(dataDir: string): Promise<number> {
  const database = await until(() => Promise.resolve(databaseOf(dataDir)));
  process.kill(database, 'SIGKILL');
  return database;
}

/** The process that answers on a data folder, once it does. */
function instanceOf(dataDir: string): { readonly pid: number } | null {
  try {
    const written = JSON.parse(readFileSync(path.join(dataDir, 'instance.json'), 'utf8')) as {
      pid: number;
      url: string | null;
    };
    return written.url === null ? null : written;
  } catch {
    return null;
  }
}

describe('the life of a process', () => {
  it('stops in order on a signal: exit code 0, database closed, nothing locked', async () => {
    const dataDir = dataFolder({ isEmpty: true });
    const product = await start(dataDir, { KADR_PAYMENTS: 'sandbox' });
    expect(databaseOf(dataDir)).not.toBeNull();
    expect(await product.stop('SIGINT')).toBe(0);
    expect(databaseOf(dataDir)).toBeNull();
    expect(readdirSync(dataDir)).not.toContain('instance.json');
  });

  it('ends with `npm start`, whose process is told by SIGTERM: nothing of it goes on', async () => {
    const dataDir = dataFolder();
    const npm = spawn('npm', ['start'], {
      cwd: checkout,
      env: { ...process.env, PORT: '0', HOST: '127.0.0.1', KADR_DATA: dataDir, KADR_DEMO: 'off' },
      stdio: 'ignore',
    });
    const ended = once(npm, 'exit');
    try {
      const { pid } = await until(() => Promise.resolve(instanceOf(dataDir)));
      npm.kill('SIGTERM');
      await ended;
      await expect.poll(() => existsSync(`/proc/${pid}`)).toBe(false);
      expect(databaseOf(dataDir)).toBeNull();
    } finally {
      const left = instanceOf(dataDir);
      if (left !== null) process.kill(left.pid, 'SIGKILL');
    }
  });

  it('starts again after kill -9, over the database that outlived it', async () => {
    const dataDir = dataFolder();
    const killed = await start(dataDir);
    await killed.stop('SIGKILL');
    const again = await start(dataDir);
    expect((await fetch(`${again.url}/ready`)).status).toBe(200);
  });

  it('refuses a second instance on the same folder with a sentence', async () => {
    const dataDir = dataFolder();
    const first = await start(dataDir);
    const second = start(dataDir);
    await expect(second).rejects.toThrow(new RegExp(`already running.*${first.url}`));
    expect((await fetch(`${first.url}/ready`)).status).toBe(200);
  });

  it('says which port is taken, and leaves nothing running', async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    const address = taken.address();
    const port = typeof address === 'object' && address ? String(address.port) : '';
    const dataDir = dataFolder();
    await expect(start(dataDir, { PORT: port })).rejects.toThrow(new RegExp(`${port}.*PORT`));
    expect(databaseOf(dataDir)).toBeNull();
    await new Promise((resolve) => taken.close(resolve));
  });

  it('names a wrong variable and does not start', async () => {
    await expect(start(dataFolder(), { KADR_ROLES: 'web,opera' })).rejects.toThrow(/KADR_ROLES/);
  });

  it('starts although its database is killed meanwhile', async () => {
    const dataDir = dataFolder();
    const starting = start(dataDir);
    const database = await killDatabase(dataDir);
    const product = await starting;
    expect(databaseOf(dataDir)).not.toBe(database);
    expect((await fetch(`${product.url}/ready`)).status).toBe(200);
  });

  it('goes on after its database was killed', async () => {
    const dataDir = dataFolder();
    const product = await start(dataDir);
    const database = await killDatabase(dataDir);
    await until(async () =>
      databaseOf(dataDir) !== database && (await fetch(`${product.url}/ready`)).ok ? true : null,
    );
    // The last connections to the killed one end in their own time.
    const answered = until(async () => {
      const { ok, status } = await fetch(`${product.url}/api/media_items`);
      return ok ? status : null;
    });
    expect(await answered).toBe(200);
  });

  it('says 503 while an outside database is away, serves what it can, and goes on when it is back', async () => {
    const ownDatabase = dataFolder();
    const first = await start(ownDatabase);
    const sockets =
      readFileSync(path.join(ownDatabase, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[4] ?? '';
    const product = await start(dataFolder(), {
      DATABASE_URL: `postgresql://kadr@localhost/kadr?host=${encodeURIComponent(sockets)}`,
      KADR_SECRET: 'x'.repeat(32),
      KADR_CONTENT_KEY: readFileSync(path.join(ownDatabase, 'content-key'), 'utf8').trim(),
      KADR_ROLES: 'web,api,media',
    });
    const statuses = (): Promise<number[]> =>
      Promise.all(
        ['/health', '/ready', '/', '/api/media_items'].map(
          async (target) => (await fetch(`${product.url}${target}`)).status,
        ),
      );
    expect(await statuses()).toEqual([200, 200, 200, 200]);

    await first.stop();
    expect(await statuses()).toEqual([200, 503, 200, 503]);

    await start(ownDatabase);
    await until(async () => ((await fetch(`${product.url}/ready`)).ok ? true : null));
    expect(await statuses()).toEqual([200, 200, 200, 200]);
  });
});
