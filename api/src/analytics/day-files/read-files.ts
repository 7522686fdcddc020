import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { DuckDBConnection } from '@duckdb/node-api';
import { compiled, quoted } from './duckdb.ts';
import type { DuckDb } from './duckdb.ts';

interface Selection {
  readonly files: readonly string[];
  /** Reads `analytics_events`. */
  readonly select: SQL;
}

/** Makes files of events readable as `analytics_events` in statements of a connection. */
export async function viewFiles(connection: DuckDBConnection, files: readonly string[]): Promise<void> {
  await connection.run(
    `create temp view analytics_events as select * from read_parquet([${files.map(quoted).join(', ')}])`,
  );
}

/** Copies rows of files into another file. */
export async function copyRows(
  duckdb: DuckDb,
  { files, select, file }: Selection & { readonly file: string },
): Promise<void> {
  await duckdb.use(async (connection) => {
    await viewFiles(connection, files);
    const { text, values } = compiled(
      sql`copy (${select}) to ${sql.raw(quoted(file))} (format parquet, compression zstd)`,
    );
    await connection.run(text, values);
  });
}

/** The rows of files, some thousands at a time, in the order of the columns. Large integers are returned as text. */
export async function* streamRows(
  duckdb: DuckDb,
  { files, select }: Selection,
): AsyncGenerator<readonly unknown[][]> {
  const connection = await duckdb.connect();
  try {
    await viewFiles(connection, files);
    const { text, values } = compiled(select);
    const result = await connection.stream(text, values);
    yield* result.yieldRowsJson();
  } finally {
    connection.closeSync();
  }
}
