import type { Constellation } from './constellation.ts';
import type { Acknowledged } from './viewers.ts';

/** Acknowledged writes that are not in the database. */
export interface Losses {
  readonly positions: readonly string[];
  readonly purchases: readonly string[];
  /** Purchases that an account has twice, or that were paid but not delivered. */
  readonly twice: number;
}

/** Compares the answers to viewers with the database. */
export async function findLosses(
  { query }: Pick<Constellation, 'query'>,
  { positions, purchases }: Acknowledged,
): Promise<Losses> {
  const places = await query<{ key: string; timepoint: number }>(
    `select email || ' ' || media_item_id as key, timepoint from viewing_positions
       join profiles on profiles.id = profile_id join accounts on accounts.id = account_id`,
  );
  const bought = await query<{ key: string }>(
    `select email || ' ' || media_item_id as key from purchases join accounts on accounts.id = account_id`,
  );
  const [books] = await query<{ twice: number }>(
    `select ((select count(*) from ledger_transfers where kind = 'purchase') - (select count(*) from purchases))::int
       + (select coalesce(sum(n - 1), 0) from (select count(*) as n from purchases group by account_id, media_item_id) t)::int as twice`,
  );
  const kept = new Map(places.map(({ key, timepoint }) => [key, timepoint]));
  const there = new Set(bought.map(({ key }) => key));
  return {
    positions: lostPositions(positions, kept),
    purchases: purchases.filter((key) => !there.has(key)),
    twice: Math.abs(books?.twice ?? 1),
  };
}

/** A position is lost when the database has neither the last acknowledged one nor one that was sent after it. */
export function lostPositions(
  acknowledged: Acknowledged['positions'],
  kept: ReadonlyMap<string, number>,
): string[] {
  return [...acknowledged]
    .filter(([key, { sure, later }]) => {
      if (Number.isNaN(sure)) return false;
      const there = kept.get(key);
      return there === undefined || ![sure, ...later].some((one) => Math.abs(one - there) < 0.01);
    })
    .map(([key]) => key);
}
