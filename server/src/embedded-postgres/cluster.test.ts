import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SteadyClient } from '@kadr/api';
import { afterEach, expect, it } from 'vitest';
import { startCluster } from './cluster.ts';
import type { Cluster } from './cluster.ts';

let cluster: Cluster | null = null;
let folder = '';

afterEach(async () => {
  await cluster?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The process of a connection that answers, or null. */
async function connectionOf({ url }: Cluster): Promise<number | null> {
  const client = new SteadyClient(url('postgres'));
  try {
    await client.connect();
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    await client.end();
    return rows[0]?.pid ?? null;
  } catch {
    return null;
  }
}

/** The main process of the cluster. */
const postmaster = (dataDir: string): number =>
  Number(readFileSync(path.join(dataDir, 'postmaster.pid'), 'utf8').split('\n')[0]);

/** Starts a cluster in a process that is then killed: the database runs on without a parent. */
async function startAndLose(dataDir: string): Promise<void> {
  const script = `
    const { startCluster } = await import(${JSON.stringify(new URL('cluster.ts', import.meta.url).href)});
    await startCluster({ dataDir: ${JSON.stringify(dataDir)}, durable: false, log: () => undefined });
    process.stdout.write('ready');`;
  const parent = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(parent, 'exit');
  await Promise.race([
    once(parent.stdout, 'data'),
    ended.then(() => Promise.reject(new Error('No cluster was started.'))),
  ]);
  parent.kill('SIGKILL');
  await ended;
}

it('comes back after whatever end, also with what was left of it stuck', async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'kadr-cluster-'));
  chmodSync(folder, 0o755);
  const dataDir = path.join(folder, 'postgres');
  let crashes = 0;
  cluster = await startCluster({
    dataDir,
    durable: false,
    log: () => undefined,
    onCrash: () => (crashes += 1),
  });
  const client = new SteadyClient(cluster.url('postgres'));
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  // It holds on to the shared memory of the cluster, and receives no signals.
  // Not 0, which would stop the group of this process.
  process.kill(rows[0]?.pid ?? Number.NaN, 'SIGSTOP');
  process.kill(postmaster(dataDir), 'SIGKILL');
  await expect.poll(() => crashes).toBe(1);
  await expect.poll(() => cluster && connectionOf(cluster)).not.toBeNull();
  // A regular shutdown from outside.
  process.kill(postmaster(dataDir), 'SIGINT');
  await expect.poll(() => crashes).toBe(2);
  await expect.poll(() => cluster && connectionOf(cluster)).not.toBeNull();
});

it('takes over from one that was stopped and has lost its parent', async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'kadr-cluster-'));
  chmodSync(folder, 0o755);
  const dataDir = path.join(folder, 'postgres');
  await startAndLose(dataDir);
  const pid = postmaster(dataDir);
  process.kill(pid, 'SIGSTOP');
  cluster = await startCluster({ dataDir, durable: false, log: () => undefined });
  expect(postmaster(dataDir)).not.toBe(pid);
  expect(await connectionOf(cluster)).not.toBeNull();
});
