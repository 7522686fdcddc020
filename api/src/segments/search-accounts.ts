import { KadrError } from '@kadr/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { segmentSql } from './segment-sql.ts';
import type { SegmentTerms } from './segment-sql.ts';

/** Part of the accounts, in the order of their ids. */
export interface AccountWindow {
  /** The id before the first one. */
  readonly after: number;
  /** How many accounts are examined. */
  readonly size: number;
  readonly now: Date;
}

interface Found {
  readonly ids: readonly number[];
  /** The last account that was examined; null after the last of all. */
  readonly last: number | null;
}

/**
 * The accounts of a window that are in a segment. A window bounds the cost of a statement, even if few accounts match.
 */
export async function searchWindow(
  db: Database,
  terms: SegmentTerms,
  { after, size, now }: AccountWindow,
): Promise<Found> {
  const { rows } = await db.execute<{ ids: number[]; last: number | null }>(sql`
    select coalesce(array_agg(a.id order by a.id) filter (where ${segmentSql(terms, now)}), '{}') as ids,
      max(a.id) as last
    from (select * from accounts where id > ${after} order by id limit ${size}) a`);
  return rows[0] ?? { ids: [], last: null };
}

/** How many accounts a counting statement examines, and for how long accounts are counted, in milliseconds. */
const [countedAtOnce, countedFor] = [20_000, 8_000];

/**
 * Counts the accounts of a segment, and returns the `sampleSize` latest of them.
 *
 * @param elapsed milliseconds of a monotonic clock
 * @throws KadrError SEGMENT_TOO_SLOW after eight seconds
 */
export async function countAccounts(
  db: Database,
  terms: SegmentTerms,
  {
    now,
    sampleSize,
    elapsed,
  }: { readonly now: Date; readonly sampleSize: number; readonly elapsed: () => number },
): Promise<{ readonly accounts: number; readonly latest: readonly number[] }> {
  const begun = elapsed();
  let accounts = 0;
  let latest: number[] = [];
  let after: number | null = 0;
  while (after !== null) {
    const found = await searchWindow(db, terms, { after, size: countedAtOnce, now });
    accounts += found.ids.length;
    latest = [...latest, ...found.ids.slice(-sampleSize)].slice(-sampleSize);
    after = found.last;
    if (after !== null && elapsed() - begun > countedFor) throw new KadrError('SEGMENT_TOO_SLOW');
  }
  return { accounts, latest: latest.toReversed() };
}
