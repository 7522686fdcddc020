import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';

/** Line of `postmaster.pid` that says where the database's socket is. */
const socketLine = 4;
const tries = 8;

/** Counts what a service's embedded database is asked, with its extension `pg_stat_statements`. */
export interface StatementCounter {
  /**
   * SQL statements that `work` costs: the least of several runs, because the service works in the background too. Cached
   * answers are not counted.
   */
  of(work: () => Promise<unknown>): Promise<number>;
  close(): Promise<void>;
}

/** @throws when the service in `dataDir` has no embedded database. */
export async function countStatements(dataDir: string): Promise<StatementCounter> {
  const host = readFileSync(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[socketLine];
  if (host === undefined) throw new Error(`The database in ${dataDir} has no socket.`);
  const client = new Client({ host, user: 'kadr', database: 'postgres' });
  await client.connect();
  await client.query('create extension if not exists pg_stat_statements');
  const asked = async (): Promise<number> => {
    const { rows } = await client.query<{ calls: string }>(
      `select coalesce(sum(calls), 0) as calls from pg_stat_statements
       join pg_database on pg_database.oid = dbid where datname = 'kadr'`,
    );
    return Number(rows[0]?.calls);
  };
  return {
    of: async (work) => {
      await work();
      let least = Number.POSITIVE_INFINITY;
      for (let attempt = 0; attempt < tries; attempt += 1) {
        const before = await asked();
        await work();
        least = Math.min(least, (await asked()) - before);
      }
      return least;
    },
    close: () => client.end(),
  };
}
