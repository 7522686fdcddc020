import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { DuckDBConnection, DuckDBInstance, DuckDBValue } from '@duckdb/node-api';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { SQL } from 'drizzle-orm';

/** DuckDB within this process, over the files of one folder. */
export interface DuckDb {
  /** Runs `work` with a connection. */
  use<T>(work: (connection: DuckDBConnection) => Promise<T>): Promise<T>;
  /** Opens a connection, which the caller closes. */
  connect(): Promise<DuckDBConnection>;
}

/** The resources that DuckDB may take from viewers: threads, and the memory above which it writes to disk. */
const limits = { threads: '2', memory_limit: '512MB' };

/** The subfolder to which DuckDB writes what does not fit into its memory. */
export const spillFolder = 'spilled';

/** Opens DuckDB on first use: loading it takes longer than the service may take to start. */
export function openDuckDb(folder: string): DuckDb {
  let opened: Promise<DuckDBInstance> | undefined;
  const open = async (): Promise<DuckDBInstance> => {
    const { DuckDBInstance: Instance } = await import('@duckdb/node-api');
    await mkdir(folder, { recursive: true });
    const instance = await Instance.create(':memory:', {
      ...limits,
      temp_directory: path.join(folder, spillFolder),
    });
    const connection = await instance.connect();
    for (const setting of [
      "global timezone = 'UTC'",
      // Files need no order of rows, and preserving it takes memory.
      'preserve_insertion_order = false',
      // It tells the versions of a file apart by their time, and answers from one in part where both were written at once.
      'enable_external_file_cache = false',
      // Statements may read and write files of this folder only.
      `allowed_directories = [${quoted(folder)}]`,
      'enable_external_access = false',
      'lock_configuration = true',
    ])
      await connection.run(`set ${setting}`);
    await connection.run('create macro regexp_like(text, pattern) as regexp_matches(text, pattern)');
    connection.closeSync();
    return instance;
  };
  const connect = async (): Promise<DuckDBConnection> => {
    opened ??= open();
    const instance = await opened.catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return instance.connect();
  };
  return {
    connect,
    use: async (work) => {
      const connection = await connect();
      try {
        return await work(connection);
      } finally {
        connection.closeSync();
      }
    },
  };
}

const dialect = new PgDialect();

/** Compiles a statement in the SQL that PostgreSQL and DuckDB share, with its parameters. */
export function compiled(statement: SQL): { readonly text: string; readonly values: DuckDBValue[] } {
  const { sql, params } = dialect.sqlToQuery(statement);
  return { text: sql, values: params as DuckDBValue[] };
}

/** Runs a statement and reads all of its rows. Large integers are returned as text. */
export async function rowsOf(
  connection: DuckDBConnection,
  statement: SQL,
): Promise<Readonly<Record<string, unknown>>[]> {
  const { text, values } = compiled(statement);
  const result = await connection.runAndReadAll(text, values);
  return result.getRowObjectsJson();
}

/** Quotes a text for a statement that takes no parameters. */
export const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;
