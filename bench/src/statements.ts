import { connectTo } from './database.ts';

const tries = 8;

/** Counts the statements of a service's embedded database, with its extension `pg_stat_statements`. */
export interface StatementCounter {
  /**
   * SQL statements that `work` costs: the least of several runs, because the service works in the background too.
   * Cached answers are not counted.
   */
  of(work: () => Promise<unknown>): Promise<number>;
  close(): Promise<void>;
}

/** @throws when the service in `dataDir` has no embedded database. */
export async function countStatements(dataDir: string): Promise<StatementCounter> {
  const client = await connectTo(dataDir, 'postgres');
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
