import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { afterEach, expect, it } from 'vitest';
import { startCluster } from './cluster.ts';
import type { Cluster } from './cluster.ts';

const soon = { timeout: 60_000 };

let cluster: Cluster | null = null;
let folder = '';
let stopped: number | null = null;

afterEach(async () => {
  if (stopped !== null) process.kill(stopped, 'SIGCONT');
  await cluster?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The process of a connection that answers, or null. */
async function connectionOf({ url }: Cluster): Promise<number | null> {
  const client = new Client({ connectionString: url('postgres') });
  // It ends with the database.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    return rows[0]?.pid ?? null;
  } catch {
    return null;
  }
}

it('comes back after a crash as soon as nothing holds on to what crashed, however long that takes', async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'kadr-cluster-'));
  chmodSync(folder, 0o755);
  const dataDir = path.join(folder, 'postgres');
  const log: string[] = [];
  let crashes = 0;
  cluster = await startCluster({
    dataDir,
    durable: false,
    log: (line) => log.push(line),
    onCrash: () => (crashes += 1),
  });
  stopped = await connectionOf(cluster);
  process.kill(stopped ?? 0, 'SIGSTOP');
  process.kill(Number(readFileSync(path.join(dataDir, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL');
  const failures = (): number => log.filter((line) => line.includes('cannot be started again yet')).length;
  await expect.poll(failures, soon).toBeGreaterThan(1);
  expect(await connectionOf(cluster)).toBeNull();
  process.kill(stopped ?? 0, 'SIGCONT');
  stopped = null;
  await expect.poll(() => cluster && connectionOf(cluster), soon).not.toBeNull();
  expect(crashes).toBe(1);
});
