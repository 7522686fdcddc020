import { setTimeout } from 'node:timers/promises';
import type { Database } from '../../database/database.ts';
import { createDayFiles } from './day-files.ts';
import type { DayFiles } from './day-files.ts';
import { openDuckDb } from './duckdb.ts';
import type { DuckDb } from './duckdb.ts';

/** The files of days, and the database that reads them. */
export interface EventFiles {
  readonly days: DayFiles;
  readonly duckdb: DuckDb;
  readonly folder: string;
}

/** Null without a folder. */
export function openEventFiles(db: Database, folder: string | undefined): EventFiles | null {
  if (folder === undefined) return null;
  const duckdb = openDuckDb(folder);
  const wait = (milliseconds: number): Promise<void> => setTimeout(milliseconds, undefined, { ref: false });
  return { days: createDayFiles({ db, duckdb, folder, wait }), duckdb, folder };
}
