import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '../../database/database.ts';
import { analyticsDayVersions } from '../../tables/analytics.ts';
import { beginningOf, day, dayOf, daysWithPartition, hasStrayRows } from '../event-days.ts';
import { spillFolder } from './duckdb.ts';
import type { DuckDb } from './duckdb.ts';
import { fileLayout, writeEventFile } from './write-day.ts';

/** Parquet files with the events of whole UTC days, made from the table. They can be deleted at any time. */
export interface DayFiles {
  /**
   * Returns files with every event received in a span, and makes missing ones first; events of the latest minutes may
   * be missing. Null when they are not ready within the given milliseconds; making them goes on.
   */
  of(span: EventSpan, within: number): Promise<readonly string[] | null>;
  /** Makes the missing files of past days, and deletes outdated ones. Idempotent. */
  keep(now: Date): Promise<void>;
}

/** From a moment (inclusive) to another (exclusive). */
export interface EventSpan {
  readonly from: Date;
  readonly to: Date;
  readonly now: Date;
}

interface DayFilesPorts {
  readonly db: Database;
  readonly duckdb: DuckDb;
  readonly folder: string;
  /** Resolves after a time in milliseconds. */
  readonly wait: (milliseconds: number) => Promise<void>;
}

/**
 * How long after its end a day may still get events, and the greatest age of a file of the current day, in
 * milliseconds.
 */
const [lateness, freshness] = [10 * 60_000, 5 * 60_000];
/** How often questions delete outdated files, in milliseconds: a process without a worker does not call `keep`. */
const sweepEvery = 60 * 60_000;

export function createDayFiles(ports: DayFilesPorts): DayFiles {
  const { db } = ports;
  let sweptAt = -Infinity;
  const making = new Map<number, Promise<string>>();
  const fileOf = (wanted: WantedDay): Promise<string> => {
    const begun =
      making.get(wanted.number) ?? makeDay(ports, wanted).finally(() => making.delete(wanted.number));
    making.set(wanted.number, begun);
    return begun;
  };
  const filesOf = async (days: readonly number[], now: Date): Promise<string[]> => {
    const versions = await versionsOf(db);
    const files: string[] = [];
    // One at a time: making files competes with viewers.
    for (const number of days) files.push(await fileOf({ number, version: versions.get(number) ?? 0, now }));
    return files;
  };
  return {
    of: async ({ from, to, now }, within) => {
      // No file has the rows that wait for a partition.
      if (await hasStrayRows(db, from, to)) return null;
      const known = await daysWithPartition(db);
      const [first, last] = [dayOf(from), Math.min(dayOf(new Date(to.getTime() - 1)), dayOf(now))];
      const days = known.filter((number) => number >= first && number <= last).toSorted((a, b) => a - b);
      if (now.getTime() - sweptAt > sweepEvery) {
        sweptAt = now.getTime();
        await sweep(ports, new Set(known), now);
      }
      const files = filesOf(days, now);
      files.catch(() => undefined);
      return Promise.race([files, ports.wait(within).then(() => null)]);
    },
    keep: async (now) => {
      const known = await daysWithPartition(db);
      await filesOf(
        known.filter((number) => isOver(number, now)),
        now,
      );
      await sweep(ports, new Set(known), now);
    },
  };
}

const isOver = (number: number, now: Date): boolean => now.getTime() >= (number + 1) * day + lateness;

/** A day and its current version. */
interface WantedDay {
  readonly number: number;
  readonly version: number;
  readonly now: Date;
}

/** `2026-11-26.0.d1f3a9.parquet`, or `2026-11-26.0.1795795631000.d1f3a9.parquet` of an unfinished day. */
interface FileName {
  readonly number: number;
  readonly version: number;
  /** When the file of an unfinished day was made, in Unix milliseconds. */
  readonly at: number | null;
}

function nameOf({ number, version, at }: FileName): string {
  return [
    beginningOf(number).slice(0, 10),
    version,
    ...(at === null ? [] : [at]),
    fileLayout,
    'parquet',
  ].join('.');
}

function parseName(name: string): FileName | null {
  const [, date = '', version, at, layout] =
    /^(\d{4}-\d\d-\d\d)\.(\d+)(?:\.(\d{13}))?\.([\da-f]{6})\.parquet$/.exec(name) ?? [];
  if (version === undefined || layout !== fileLayout) return null;
  return {
    number: dayOf(new Date(date)),
    version: Number(version),
    at: at === undefined ? null : Number(at),
  };
}

async function namesIn(folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  return readdir(folder);
}

/** Returns the file of a day's current version, and makes it if it is missing. */
async function makeDay(
  { db, duckdb, folder }: DayFilesPorts,
  { number, version, now }: WantedDay,
): Promise<string> {
  const names = await namesIn(folder);
  const isCurrent = (file: FileName | null): boolean =>
    file?.number === number &&
    file.version === version &&
    (file.at === null || (!isOver(number, now) && file.at > now.getTime() - freshness));
  const found = names.find((name) => isCurrent(parseName(name)));
  if (found !== undefined) return path.join(folder, found);
  const at = isOver(number, now) ? null : now.getTime();
  const file = path.join(folder, nameOf({ number, version, at }));
  await writeEventFile(
    { db, duckdb },
    { from: new Date(beginningOf(number)), to: new Date(beginningOf(number + 1)) },
    file,
  );
  return file;
}

/** How many times events of a day have changed since they were received. */
async function versionsOf(db: Database): Promise<Map<number, number>> {
  const rows = await db.select().from(analyticsDayVersions);
  return new Map(rows.map((row) => [dayOf(new Date(row.day)), row.version]));
}

/** Deletes files of days that are no longer kept, of earlier versions, and outdated ones of unfinished days. */
async function sweep({ db, folder }: DayFilesPorts, kept: ReadonlySet<number>, now: Date): Promise<void> {
  const versions = await versionsOf(db);
  for (const name of await namesIn(folder)) {
    // DuckDB creates it once, and expects it to stay.
    if (name === spillFolder) continue;
    const file = parseName(name);
    if (file === null) {
      await removeLeft(path.join(folder, name), now);
      continue;
    }
    const isCurrent = kept.has(file.number) && file.version === (versions.get(file.number) ?? 0);
    const isRead = file.at === null || file.at > now.getTime() - 2 * freshness;
    if (!isCurrent || !isRead) await rm(path.join(folder, name), { force: true });
  }
}

/** Deletes what a process left unfinished an hour ago or more: no file takes that long. */
async function removeLeft(file: string, now: Date): Promise<void> {
  const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Infinity }));
  if (now.getTime() - mtimeMs > sweepEvery) await rm(file, { force: true });
}
