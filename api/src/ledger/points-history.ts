import { and, desc, eq, inArray, lt, or, sql } from 'drizzle-orm';
import { pointKinds } from '@kadr/contract';
import type { Language, MediaItemType, PointMovement } from '@kadr/contract';
import type { Database } from '../database/database.ts';
import { inLanguage } from '../database/translated.ts';
import { mediaItems } from '../tables/catalogue.ts';
import { ledgerAccounts, ledgerTransfers } from '../tables/ledger.ts';
import { purchases } from '../tables/purchases.ts';
import type { Points } from './points.ts';
import { pointsOf } from './units.ts';

/** A movement of an account's points, with what it bought. */
export interface PointRow {
  readonly id: number;
  readonly kind: PointMovement['kind'];
  /** Negative when they left the account. */
  readonly points: number;
  readonly balance: number;
  readonly createdAt: Date;
  readonly name: string | null;
  readonly type: MediaItemType | null;
  readonly slug: string | null;
}

/** Lists movements, the latest first. */
export async function listPoints(
  db: Database,
  { accountId, programId }: Pick<Points, 'accountId' | 'programId'>,
  {
    before,
    limit,
    language,
  }: { readonly before: number | null; readonly limit: number; readonly language: Language },
): Promise<PointRow[]> {
  const own = db
    .select({ id: ledgerAccounts.id })
    .from(ledgerAccounts)
    .where(
      and(
        eq(ledgerAccounts.accountId, accountId),
        eq(ledgerAccounts.kind, 'bonus'),
        eq(ledgerAccounts.currency, pointsOf(programId)),
      ),
    );
  return db
    .select({
      id: ledgerTransfers.id,
      kind: sql<PointMovement['kind']>`${ledgerTransfers.kind}`,
      points:
        sql<number>`case when ${inArray(ledgerTransfers.toId, own)} then ${ledgerTransfers.amount} else -${ledgerTransfers.amount} end`.mapWith(
          Number,
        ),
      balance: sql<number>`coalesce(${ledgerTransfers.balance}, 0)`.mapWith(Number),
      createdAt: ledgerTransfers.createdAt,
      name: inLanguage(mediaItems.name, language),
      type: mediaItems.type,
      slug: mediaItems.slug,
    })
    .from(ledgerTransfers)
    .leftJoin(purchases, eq(purchases.transferId, ledgerTransfers.id))
    .leftJoin(mediaItems, eq(mediaItems.id, purchases.mediaItemId))
    .where(
      and(
        or(inArray(ledgerTransfers.fromId, own), inArray(ledgerTransfers.toId, own)),
        inArray(ledgerTransfers.kind, [...pointKinds]),
        before === null ? undefined : lt(ledgerTransfers.id, before),
      ),
    )
    .orderBy(desc(ledgerTransfers.id))
    .limit(limit);
}
