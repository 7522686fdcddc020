import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SteadyClient } from '@kadr/api';
import { afterEach, expect, it } from 'vitest';
import { startCluster } from './cluster.ts';
import type { Cluster } from './cluster.ts';

const soon = { timeout: 60_000 };

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
  // It holds on to the shared memory of the cluster, and hears nothing.
  process.kill(rows[0]?.pid ?? 0, 'SIGSTOP');
  process.kill(postmaster(dataDir), 'SIGKILL');
  await expect.poll(() => crashes, soon).toBe(1);
  await expect.poll(() => cluster && connectionOf(cluster), soon).not.toBeNull();
  // An end in order, which somebody else has asked for.
  process.kill(postmaster(dataDir), 'SIGINT');
  await expect.poll(() => crashes, soon).toBe(2);
  await expect.poll(() => cluster && connectionOf(cluster), soon).not.toBeNull();
});

it('takes over from one that was stopped and has lost its parent', async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'kadr-cluster-'));
  chmodSync(folder, 0o755);
  const options = { dataDir: path.join(folder, 'postgres'), durable: false, log: () => undefined };
  const first = await startCluster(options);
  const pid = postmaster(options.dataDir);
  process.kill(pid, 'SIGSTOP');
  cluster = await startCluster(options);
  expect(postmaster(options.dataDir)).not.toBe(pid);
  expect(await connectionOf(cluster)).not.toBeNull();
  await first.stop();
});
