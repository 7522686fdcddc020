import { readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';

/** Queries the embedded database of the service with this data folder. */
export async function askDatabase<Row extends object>(
  dataDir: string,
  sql: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const lines = readFileSync(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
  const client = new pg.Client({ host: lines[4] ?? '', user: 'kadr', database: 'kadr' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row & pg.QueryResultRow>(sql, [...values])).rows;
  } finally {
    await client.end();
  }
}
