import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '../../database/database.ts';
import { analyticsDayVersions } from '../../tables/analytics.ts';
import { beginningOf, day, dayOf, daysWithPartition, hasStrayRows } from '../event-days.ts';
import { spillFolder } from './duckdb.ts';
import type { DuckDb } from './duckdb.ts';
import { writeEventFile } from './write-day.ts';

/** Events of whole UTC days in Parquet files, made of the table. They can be deleted at any time. */
export interface DayFiles {
  /**
   * Files that have every event received in a span, made first where they are missing; events of the latest minutes may
   * be left out. Null: they are not made within the time given, and go on being made.
   */
  of(span: EventSpan, within: number): Promise<readonly string[] | null>;
  /** Makes what is missing of the days that are over, and deletes what is out of date. Repeatable. */
  keep(now: Date): Promise<void>;
}

/** From a moment until before another. */
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

/** How long after its end a day may still get events, and how old a file of a day that goes on may be, in milliseconds. */
const [lateness, freshness] = [10 * 60_000, 5 * 60_000];
/** How often questions delete what is out of date, in milliseconds: a process without a worker does not call `keep`. */
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
    // One at a time: what is made competes with viewers.
    for (const number of days) files.push(await fileOf({ number, version: versions.get(number) ?? 0, now }));
    return files;
  };
  return {
    of: async ({ from, to, now }, within) => {
      // Rows that wait for a partition are of days that a file does not have.
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

/** A day by its current version. */
interface WantedDay {
  readonly number: number;
  readonly version: number;
  readonly now: Date;
}

/** `2026-11-26.0.parquet`, or `2026-11-26.0.1795795631000.parquet` of a day that goes on. */
interface FileName {
  readonly number: number;
  readonly version: number;
  /** Of a day that goes on: when it was made, Unix milliseconds. */
  readonly at: number | null;
}

function nameOf({ number, version, at }: FileName): string {
  return [beginningOf(number).slice(0, 10), version, ...(at === null ? [] : [at]), 'parquet'].join('.');
}

function parseName(name: string): FileName | null {
  const [, date = '', version, at] = /^(\d{4}-\d\d-\d\d)\.(\d+)(?:\.(\d+))?\.parquet$/.exec(name) ?? [];
  if (version === undefined) return null;
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

/** The file of a day by its current version, made where it is missing. */
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

/** Deletes files of days that are no longer kept, of earlier versions, and of days that went on and nobody reads any more. */
async function sweep({ db, folder }: DayFilesPorts, kept: ReadonlySet<number>, now: Date): Promise<void> {
  const versions = await versionsOf(db);
  for (const name of await namesIn(folder)) {
    // DuckDB makes it once, and expects it to stay.
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

/** Deletes what a process left unfinished: nothing takes as long as that. */
async function removeLeft(file: string, now: Date): Promise<void> {
  const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Infinity }));
  if (now.getTime() - mtimeMs > sweepEvery) await rm(file, { force: true });
}
