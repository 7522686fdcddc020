import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { DuckDBConnection } from '@duckdb/node-api';
import { KadrError } from '@kadr/contract';
import type { Database } from '../../database/database.ts';
import { quoted, rowsOf } from './duckdb.ts';
import type { DuckDb } from './duckdb.ts';
import { viewFiles } from './read-files.ts';

/** A PostgreSQL table that a statement reads besides events: DuckDB gets a copy of its rows. */
export interface BesideTable {
  readonly name: string;
  /** DuckDB's types by column. */
  readonly columns: Readonly<Record<string, string>>;
  readonly rows: SQL;
}

interface FileQuestion {
  readonly files: readonly string[];
  readonly beside: readonly BesideTable[];
  /** Reads `analytics_events` and the copied tables. */
  readonly statement: SQL;
  /** Milliseconds. */
  readonly timeout: number;
}

/**
 * Runs a statement over files of events.
 *
 * @throws KadrError UNAVAILABLE when it takes too long
 */
export async function askFiles(
  { db, duckdb }: { readonly db: Database; readonly duckdb: DuckDb },
  { files, beside, statement, timeout }: FileQuestion,
): Promise<Readonly<Record<string, unknown>>[]> {
  return duckdb.use(async (connection) => {
    await viewFiles(connection, files);
    for (const table of beside) await copyTable(db, connection, table);
    let isTooLong = false;
    const timer = setTimeout(() => {
      isTooLong = true;
      connection.interrupt();
    }, timeout);
    try {
      return await rowsOf(connection, statement);
    } catch (error) {
      throw isTooLong ? new KadrError('UNAVAILABLE', { cause: error }) : error;
    } finally {
      clearTimeout(timer);
    }
  });
}

async function copyTable(
  db: Database,
  connection: DuckDBConnection,
  { name, columns, rows }: BesideTable,
): Promise<void> {
  const { rows: found } = await db.execute<{ rows: string | null }>(
    sql`select json_agg(row_to_json(t))::text as rows from (${rows}) t`,
  );
  const structure = JSON.stringify([columns]);
  await connection.run(
    `create temp table ${name} as select unnest(from_json($1::json, ${quoted(structure)}), recursive := true)`,
    [found[0]?.rows ?? '[]'],
  );
}
