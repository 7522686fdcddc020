import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sql } from 'drizzle-orm';
import { readByCursor } from '../../database/cursor.ts';
import type { Database } from '../../database/database.ts';
import { numberFacts, textFacts } from '../facts.ts';
import { quoted } from './duckdb.ts';
import type { DuckDb } from './duckdb.ts';

/** Columns of a file with their DuckDB types; facts follow them. */
export const fileColumns = {
  id: 'BIGINT',
  name: 'VARCHAR',
  happened_at: 'TIMESTAMPTZ',
  received_at: 'TIMESTAMPTZ',
  session_id: 'VARCHAR',
  account_id: 'INTEGER',
  profile_id: 'INTEGER',
  device_id: 'VARCHAR',
  device_type: 'VARCHAR',
  app_version: 'VARCHAR',
  brand: 'VARCHAR',
  language: 'VARCHAR',
  page: 'VARCHAR',
  data: 'JSON',
  country: 'VARCHAR',
  browser: 'VARCHAR',
  system: 'VARCHAR',
  network: 'VARCHAR',
} as const;

/** Identifies the columns of a file: files of other releases may have others. */
export const fileLayout = createHash('sha256')
  .update(JSON.stringify([fileColumns, numberFacts, textFacts]))
  .digest('hex')
  .slice(0, 6);

/** Number of rows fetched from PostgreSQL at a time. */
const atOnce = 5000;

/** From a moment (inclusive) to another (exclusive) at which events of a file were received. */
export interface FileSpan {
  readonly from: Date;
  readonly to: Date;
}

/** Writes the events of a span into a Parquet file, whole or not at all. */
export async function writeEventFile(
  { db, duckdb }: { readonly db: Database; readonly duckdb: DuckDb },
  span: FileSpan,
  file: string,
): Promise<void> {
  const [lines, unfinished] = [`${file}.jsonl`, `${file}.part`];
  try {
    await db.transaction(
      (transaction) => pipeline(Readable.from(linesOf(transaction, span)), createWriteStream(lines)),
      { accessMode: 'read only' },
    );
    await duckdb.use((connection) =>
      connection.run(
        `copy (select ${[...Object.keys(fileColumns), ...factColumns].join(', ')}
            from read_json(${quoted(lines)}, format = 'newline_delimited', columns = {${columnTypes}}) order by name, received_at)
          to ${quoted(unfinished)} (format parquet, compression zstd)`,
      ),
    );
    await rename(unfinished, file);
  } finally {
    await Promise.all([lines, unfinished].map((left) => rm(left, { force: true })));
  }
}

const columnTypes = Object.entries(fileColumns)
  .map(([name, type]) => `${name}: '${type}'`)
  .join(', ');

/** A number only where the event has one, as PostgreSQL reads it. */
const factColumns = [
  ...numberFacts.map(
    (name) =>
      `case when json_type(data, '$.${name}') in ('DOUBLE', 'BIGINT', 'UBIGINT') then (data->>'${name}')::double end as ${name}`,
  ),
  ...textFacts.map((name) => `data->>'${name}' as ${name}`),
];

/** Each event as JSON. */
async function* linesOf(transaction: Database, { from, to }: FileSpan): AsyncGenerator<string> {
  const columns = sql.join(
    Object.keys(fileColumns).map((name) => sql.identifier(name)),
    sql`, `,
  );
  const statement = sql`select row_to_json(event)::text as line from (
      select ${columns} from analytics_events
      where received_at >= ${from.toISOString()}::timestamptz and received_at < ${to.toISOString()}::timestamptz
    ) event`;
  for await (const rows of readByCursor<{ readonly line: string }>(transaction, statement, atOnce))
    yield rows.map(({ line }) => `${line}\n`).join('');
}
