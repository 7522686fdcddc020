import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { Product } from '@kadr/e2e/product';
import { connectTo } from './database.ts';
import type { Figure } from './figures.ts';

/** Seconds without requests. */
const quiet = 120;
/** Linux counts processor time in hundredths of a second, whatever its kernel does. */
const ticks = 100;

/** The costs of an unused service: its processes' share of one core, and its statements to the database. */
export async function idle({ child, dataDir }: Product): Promise<Figure[]> {
  const { pid } = child;
  if (pid === undefined) throw new Error('The service has not started.');
  const client = await connectTo(dataDir, 'postgres');
  try {
    await client.query('create extension if not exists pg_stat_statements');
    // Lets the after-effects of the figures before it pass.
    await pause(30_000);
    await client.query('select pg_stat_statements_reset()');
    const before = await processorSeconds(pid);
    await pause(quiet * 1000);
    const used = (await processorSeconds(pid)) - before;
    const { rows } = await client.query<{ calls: string }>(
      `select coalesce(sum(calls), 0) as calls from pg_stat_statements
       join pg_database on pg_database.oid = dbid where datname = 'kadr'`,
    );
    return [
      {
        name: 'an idle service: share of one core, with its database',
        ours: (100 * used) / quiet,
        peer: null,
        unit: '%',
        bound: { kind: 'at most', value: 0.5 },
      },
      {
        name: 'an idle service: SQL statements',
        ours: Number(rows[0]?.calls) / quiet,
        peer: null,
        unit: '1/s',
        bound: { kind: 'at most', value: 1 },
      },
    ];
  } finally {
    await client.end();
  }
}

/** Processor seconds of a process, of those below it, and of those of theirs that have ended. */
async function processorSeconds(root: number): Promise<number> {
  const found = await Promise.all((await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(statOf));
  const all = new Map(found.flatMap((one) => (one === null ? [] : [[one.pid, one]])));
  const isBelow = (pid: number): boolean => {
    const one = all.get(pid);
    return pid === root || (one !== undefined && isBelow(one.parent));
  };
  return [...all.values()].filter(({ pid }) => isBelow(pid)).reduce((sum, { used }) => sum + used, 0) / ticks;
}

/** proc(5): the fields behind the name, which may have spaces; null for a process that has ended. */
async function statOf(pid: string) {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  if (text === null) return null;
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  return {
    pid: Number(pid),
    parent: fields[1] ?? 0,
    used: fields.slice(11, 15).reduce((sum, value) => sum + value, 0),
  };
}
