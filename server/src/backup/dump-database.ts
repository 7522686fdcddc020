import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { appliedMigrations, SteadyClient } from '@kadr/api';
import type { Manifest } from './manifest.ts';

/** A manifest's facts about the database. */
export type DatabaseFacts = Pick<Manifest, 'made_at' | 'migrations' | 'tables' | 'sequences'>;

/** Rows per read. */
const rowsAtOnce = 2000;

/** Settings under which values are written as text and read again without loss. */
export const exactText = `set datestyle = 'ISO, YMD'; set timezone = 'UTC'; set intervalstyle = 'postgres';
  set extra_float_digits = 1; set statement_timeout = 0`;

/** Writes all tables as they are at one moment into `folder`; the service goes on during that. */
export async function dumpDatabase(url: string, folder: string): Promise<DatabaseFacts> {
  await mkdir(folder, { recursive: true });
  const client = new SteadyClient({ connectionString: url, keepAlive: true });
  await client.connect();
  try {
    await client.query(exactText);
    await client.query('begin isolation level repeatable read read only');
    const { rows: now } = await client.query<{ at: string }>(
      'select extract(epoch from now())::bigint as at',
    );
    const migrations = (await appliedMigrations(client)).map(({ name }) => name);
    const tables: Manifest['tables'] = [];
    for (const { name, columns } of await tablesOf(client)) {
      const rows = await dumpTable(client, name, path.join(folder, `${name}.jsonl.gz`));
      tables.push({ name, columns, rows });
    }
    // Sequences know no transactions: read last, they are past every row above.
    const { rows: sequences } = await client.query<{ name: string; value: string | null }>(
      `select sequencename as name, last_value as value from pg_sequences where schemaname = 'public'`,
    );
    await client.query('commit');
    return {
      made_at: Number(now[0]?.at),
      migrations,
      tables,
      sequences: Object.fromEntries(sequences.map(({ name, value }) => [name, value])),
    };
  } finally {
    await client.end();
  }
}

/** The tables of the service, and the columns of each in PostgreSQL's order; a partitioned one is one table. */
export async function tablesOf(client: SteadyClient): Promise<{ name: string; columns: string[] }[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition group by c.relname order by c.relname`,
  );
  return rows;
}

async function dumpTable(client: SteadyClient, name: string, file: string): Promise<number> {
  let count = 0;
  const table = client.escapeIdentifier(name);
  await client.query(
    `declare rows_of_table no scroll cursor for select t::text as row from public.${table} t`,
  );
  const lines = async function* (): AsyncGenerator<string> {
    for (;;) {
      const { rows } = await client.query<{ row: string }>(`fetch ${rowsAtOnce} from rows_of_table`);
      if (rows.length === 0) return;
      count += rows.length;
      yield rows.map(({ row }) => `${JSON.stringify(row)}\n`).join('');
    }
  };
  await pipeline(Readable.from(lines()), createGzip({ level: 6 }), createWriteStream(file));
  await client.query('close rows_of_table');
  return count;
}
