import { and, desc, eq, inArray, lt, or, sql } from 'drizzle-orm';
import { KadrError } from '@kadr/contract';
import type { Currency, Language, MediaItemType, Money, UsageModel } from '@kadr/contract';
import { accounts } from '../tables/accounts.ts';
import { mediaItems } from '../tables/catalogue.ts';
import type { Database } from '../database/database.ts';
import { inLanguage } from '../database/translated.ts';
import { services } from '../tables/services.ts';
import { subscriptionPeriods, subscriptions } from '../tables/subscriptions.ts';
import { ledgerAccounts, ledgerTransfers, purchases } from '../tables/purchases.ts';

/** Holds an account until the transaction ends: nothing else pays from it, or is put on it, meanwhile. */
export async function lockAccount(
  transaction: Database,
  accountId: number,
): Promise<{ readonly isBlocked: boolean } | undefined> {
  const [row] = await transaction
    .select({ isBlocked: accounts.isBlocked })
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for('no key update');
  return row;
}

/** What is on an account, in each currency that ever was. */
export async function findBalances(db: Database, accountId: number): Promise<Money[]> {
  const rows = await db
    .select({ amount: ledgerAccounts.balance, currency: ledgerAccounts.currency })
    .from(ledgerAccounts)
    .where(and(eq(ledgerAccounts.accountId, accountId), eq(ledgerAccounts.kind, 'prepaid')))
    .orderBy(ledgerAccounts.currency);
  return rows.map(({ amount, currency }) => ({ amount: amount ?? 0, currency }));
}

export interface Movement {
  readonly accountId: number;
  readonly amount: number;
  readonly currency: Currency;
  /** Makes it once. */
  readonly key: string;
  readonly now: Date;
}

/** Puts money on an account that is locked; false when that was done before under the same key. */
export async function credit(transaction: Database, movement: Movement): Promise<boolean> {
  if (await isMoved(transaction, movement.key)) return false;
  const { accountId, amount, currency } = movement;
  const [to] = await transaction
    .insert(ledgerAccounts)
    .values({ kind: 'prepaid', accountId, currency, balance: amount })
    .onConflictDoUpdate({
      target: [ledgerAccounts.accountId, ledgerAccounts.currency],
      targetWhere: sql`kind = 'prepaid'`,
      set: { balance: sql`${ledgerAccounts.balance} + excluded.balance` },
    })
    .returning({ id: ledgerAccounts.id, balance: ledgerAccounts.balance });
  const fromId = await ownAccount(transaction, 'credits', currency);
  await move(transaction, 'credit', movement, { fromId, toId: to?.id, balance: to?.balance });
  return true;
}

/**
 * Takes money from an account that is locked, for something sold; gives the transfer and what is left.
 *
 * @throws KadrError NOT_ENOUGH_FUNDS
 */
export async function spend(
  transaction: Database,
  movement: Movement,
): Promise<{ readonly transferId: number; readonly left: number }> {
  const { accountId, amount, currency } = movement;
  const [from] = await transaction
    .update(ledgerAccounts)
    .set({ balance: sql`${ledgerAccounts.balance} - ${amount}::bigint` })
    .where(
      and(
        eq(ledgerAccounts.kind, 'prepaid'),
        eq(ledgerAccounts.accountId, accountId),
        eq(ledgerAccounts.currency, currency),
        sql`${ledgerAccounts.balance} >= ${amount}::bigint`,
      ),
    )
    .returning({ id: ledgerAccounts.id, balance: ledgerAccounts.balance });
  if (from === undefined) throw new KadrError('NOT_ENOUGH_FUNDS');
  const toId = await ownAccount(transaction, 'sales', currency);
  const left = from.balance ?? 0;
  const transferId = await move(transaction, 'purchase', movement, { fromId: from.id, toId, balance: left });
  return { transferId, left };
}

async function isMoved(transaction: Database, key: string): Promise<boolean> {
  return (await transaction.$count(ledgerTransfers, eq(ledgerTransfers.key, key))) > 0;
}

/** The service's own side of the books. It is looked for first, so that it is written, and waited for, once only. */
async function ownAccount(
  transaction: Database,
  kind: 'credits' | 'sales',
  currency: Currency,
): Promise<number | undefined> {
  const find = async (): Promise<number | undefined> => {
    const [row] = await transaction
      .select({ id: ledgerAccounts.id })
      .from(ledgerAccounts)
      .where(and(eq(ledgerAccounts.kind, kind), eq(ledgerAccounts.currency, currency)));
    return row?.id;
  };
  const known = await find();
  if (known !== undefined) return known;
  await transaction.insert(ledgerAccounts).values({ kind, currency }).onConflictDoNothing();
  return find();
}

async function move(
  transaction: Database,
  kind: 'credit' | 'purchase',
  { key, amount, currency, now }: Movement,
  sides: {
    readonly fromId: number | undefined;
    readonly toId: number | undefined;
    readonly balance: number | null | undefined;
  },
): Promise<number> {
  const { fromId, toId, balance } = sides;
  if (fromId === undefined || toId === undefined || balance == null)
    throw new Error('A side of the books is missing.');
  const [row] = await transaction
    .insert(ledgerTransfers)
    .values({ kind, key, fromId, toId, currency, amount, balance, createdAt: now })
    .returning({ id: ledgerTransfers.id });
  if (row === undefined) throw new Error('A transfer was not written.');
  return row.id;
}

/** A movement of an account's money, with what was bought by it. */
export interface PaymentRow {
  readonly id: number;
  readonly kind: 'credit' | 'purchase';
  readonly amount: number;
  readonly currency: Currency;
  readonly balance: number;
  readonly createdAt: Date;
  readonly name: string | null;
  readonly type: MediaItemType | null;
  readonly slug: string | null;
  readonly usageModel: UsageModel | null;
}

/** The latest first; `before` is the id of the last one known. */
export async function listPayments(
  db: Database,
  accountId: number,
  {
    before,
    limit,
    language,
  }: { readonly before: number | null; readonly limit: number; readonly language: Language },
): Promise<PaymentRow[]> {
  const own = db
    .select({ id: ledgerAccounts.id })
    .from(ledgerAccounts)
    .where(and(eq(ledgerAccounts.accountId, accountId), eq(ledgerAccounts.kind, 'prepaid')));
  return db
    .select({
      id: ledgerTransfers.id,
      kind: ledgerTransfers.kind,
      amount:
        sql<number>`case ${ledgerTransfers.kind} when 'credit' then ${ledgerTransfers.amount} else -${ledgerTransfers.amount} end`.mapWith(
          Number,
        ),
      currency: ledgerTransfers.currency,
      balance: ledgerTransfers.balance,
      createdAt: ledgerTransfers.createdAt,
      name: sql<
        string | null
      >`coalesce(${inLanguage(mediaItems.name, language)}, ${inLanguage(services.name, language)})`,
      type: mediaItems.type,
      slug: sql<string | null>`coalesce(${mediaItems.slug}, ${services.alias})`,
      usageModel: sql<UsageModel | null>`coalesce(${purchases.usageModel}, case when ${services.id} is null then null else 'SERVICE' end)`,
    })
    .from(ledgerTransfers)
    .leftJoin(purchases, eq(purchases.transferId, ledgerTransfers.id))
    .leftJoin(mediaItems, eq(mediaItems.id, purchases.mediaItemId))
    .leftJoin(subscriptionPeriods, eq(subscriptionPeriods.transferId, ledgerTransfers.id))
    .leftJoin(subscriptions, eq(subscriptions.id, subscriptionPeriods.subscriptionId))
    .leftJoin(services, eq(services.id, subscriptions.serviceId))
    .where(
      and(
        or(inArray(ledgerTransfers.fromId, own), inArray(ledgerTransfers.toId, own)),
        before === null ? undefined : lt(ledgerTransfers.id, before),
      ),
    )
    .orderBy(desc(ledgerTransfers.id))
    .limit(limit);
}
