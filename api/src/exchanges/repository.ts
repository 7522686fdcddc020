import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Currency } from '@kadr/contract';
import { profiles } from '../tables/accounts.ts';
import type { Viewer } from '../audience/viewer.ts';
import type { ListPlace } from '../lists/list-cursor.ts';
import { mediaItems } from '../tables/catalogue.ts';
import { titleOrder } from '../catalogue/title-order.ts';
import { isLicensedTo } from '../catalogue/rights-sql.ts';
import { isListed } from '../catalogue/title-row.ts';
import type { Database } from '../database/database.ts';
import { ledgerTransfers } from '../tables/ledger.ts';
import { purchases } from '../tables/purchases.ts';
import type { Held } from './exchange-rule.ts';

/** A purchase with the facts for the exchange rule. */
export interface HeldRow extends Held {
  readonly id: number;
  readonly accountId: number;
  /** The currency of the payment. */
  readonly currency: Currency | null;
}

const heldColumns = {
  id: purchases.id,
  accountId: purchases.accountId,
  type: mediaItems.type,
  usageModel: purchases.usageModel,
  purchasedAt: purchases.purchasedAt,
  // A purchase with points has no value in money.
  paid: sql<
    number | null
  >`case when ${ledgerTransfers.currency} like 'bonus:%' then null else ${ledgerTransfers.amount} end`.mapWith(
    Number,
  ),
  currency: sql<Currency | null>`${ledgerTransfers.currency}`,
  watchedTo: purchases.watchedTo,
  duration: mediaItems.duration,
};

/** An account's purchase of a title. */
export async function findHeld(
  db: Database,
  account: { readonly accountId: number } | { readonly profileId: number },
  mediaItemId: number,
): Promise<HeldRow | undefined> {
  const accountId =
    'accountId' in account
      ? account.accountId
      : sql`(select ${profiles.accountId} from ${profiles} where ${profiles.id} = ${account.profileId})`;
  const [row] = await db
    .select(heldColumns)
    .from(purchases)
    .innerJoin(mediaItems, eq(mediaItems.id, purchases.mediaItemId))
    .leftJoin(ledgerTransfers, eq(ledgerTransfers.id, purchases.transferId))
    .where(
      and(
        eq(purchases.accountId, accountId),
        eq(purchases.mediaItemId, mediaItemId),
        isNull(purchases.endsAt),
        isNull(purchases.exchangedAt),
        isNull(purchases.refundedAt),
      ),
    );
  return row;
}

/** The highest price of a film for which a purchase can be exchanged. */
export interface Worth {
  readonly amount: number;
  readonly currency: Currency;
}

/** Films sold for at most `worth` that the viewer does not have: ids with their sort keys. */
export async function listOffers(
  db: Database,
  {
    worth: { amount, currency },
    receivable,
    after,
    limit,
  }: {
    readonly worth: Worth;
    /** Empty: all. */
    readonly receivable: readonly number[];
    readonly after: ListPlace | null;
    readonly limit: number;
  },
  viewer: Viewer,
): Promise<{ readonly id: number; readonly popularity: number }[]> {
  const order = titleOrder('popular', viewer.language);
  const owned = [...viewer.owned].flatMap(([id, end]) =>
    end === null || end * 1000 > viewer.now.getTime() ? id : [],
  );
  const where = and(
    isListed(viewer),
    sql`${mediaItems.type} = 'film' and ${mediaItems.isPlayable} and ${mediaItems.usageModel} is not null`,
    sql`(not ${mediaItems.isComingSoon} or ${mediaItems.startDate} <= ${viewer.now.toISOString()}::timestamptz)`,
    sql`${mediaItems.id} <> all(${sql.param(owned)}::integer[])`,
    receivable.length === 0
      ? undefined
      : sql`${mediaItems.id} = any(${sql.param([...receivable])}::integer[])`,
    isLicensedTo(viewer),
    sql`exists (select from title_prices price where price.media_item_id = ${mediaItems.id}
      and price.usage_model = 'EST' and price.currency = ${currency} and price.amount <= ${amount})`,
    after === null ? undefined : order.isAfter(after),
  );
  const { rows } = await db.execute<{ id: number; popularity: number }>(sql`
    select ${mediaItems.id} as id, ${mediaItems.popularity} as popularity from ${mediaItems}
    where ${where} order by ${order.by} limit ${limit}`);
  return rows;
}

/** Marks a purchase as given away; false when that, or a refund, happened meanwhile. */
export async function giveAway(transaction: Database, id: number, now: Date): Promise<boolean> {
  const rows = await transaction
    .update(purchases)
    .set({ exchangedAt: now })
    .where(and(eq(purchases.id, id), isNull(purchases.exchangedAt), isNull(purchases.refundedAt)))
    .returning({ id: purchases.id });
  return rows.length > 0;
}

/** Records how far an account has watched a bought title: clearing the history does not reset it. */
export async function noteWatched(
  db: Database,
  {
    profileId,
    mediaItemId,
    timepoint,
  }: { readonly profileId: number; readonly mediaItemId: number; readonly timepoint: number },
): Promise<void> {
  await db
    .update(purchases)
    .set({ watchedTo: timepoint })
    .where(
      and(
        sql`${purchases.accountId} = (select account_id from profiles where id = ${profileId})`,
        eq(purchases.mediaItemId, mediaItemId),
        isNull(purchases.exchangedAt),
        isNull(purchases.refundedAt),
        lt(purchases.watchedTo, timepoint),
      ),
    );
}
