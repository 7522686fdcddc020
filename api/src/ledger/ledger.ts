import { and, eq, isNull, sql } from 'drizzle-orm';
import { KadrError } from '@kadr/contract';
import type { Money } from '@kadr/contract';
import { insertedRow } from '../database/inserted-row.ts';
import { accounts } from '../tables/accounts.ts';
import type { Database } from '../database/database.ts';
import { ledgerAccounts, ledgerTransfers } from '../tables/ledger.ts';
import type { LedgerUnit, ownLedgerKinds, transferKinds, viewerLedgerKinds } from '../tables/ledger.ts';
import { isPoints } from './units.ts';

/** Locks an account until the transaction ends: no other payment or credit happens in the meantime. */
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

/** The balances of an account, in every currency that it has ever had. */
export async function findBalances(db: Database, accountId: number): Promise<Money[]> {
  const rows = await db
    .select({ amount: ledgerAccounts.balance, currency: ledgerAccounts.currency })
    .from(ledgerAccounts)
    .where(and(eq(ledgerAccounts.accountId, accountId), eq(ledgerAccounts.kind, 'prepaid')))
    .orderBy(ledgerAccounts.currency);
  return rows.flatMap(({ amount, currency }) =>
    isPoints(currency) ? [] : { amount: amount ?? 0, currency },
  );
}

export interface Movement {
  readonly accountId: number;
  readonly amount: number;
  readonly currency: LedgerUnit;
  /** Idempotency key. */
  readonly key: string;
  readonly now: Date;
  /** The card payment that brings, or brought, the money. */
  readonly paymentId?: string | null;
}

/** An account of the service's side of the books. */
export type OwnSide =
  | { readonly kind: 'bank' | 'suspense'; readonly provider: string }
  | {
      readonly kind: Exclude<(typeof ownLedgerKinds)[number], 'bank' | 'suspense'>;
      readonly provider?: null;
    };

type TransferKind = (typeof transferKinds)[number];

/** Credits an operator's money to a locked account; false when that was done before under the same key. */
export function credit(transaction: Database, movement: Movement): Promise<boolean> {
  return receive(transaction, movement, { kind: 'credit', from: { kind: 'credits' } });
}

/** Credits money or points to a locked account; false when that was done before under the same key. */
export async function receive(
  transaction: Database,
  movement: Movement,
  { kind, from }: { readonly kind: TransferKind; readonly from: OwnSide },
): Promise<boolean> {
  if (await isMoved(transaction, movement.key)) return false;
  const { accountId, amount, currency } = movement;
  const [to] = await transaction
    .insert(ledgerAccounts)
    .values({ kind: viewerKindOf(currency), accountId, currency, balance: amount })
    .onConflictDoUpdate({
      target: [ledgerAccounts.accountId, ledgerAccounts.kind, ledgerAccounts.currency],
      targetWhere: sql`kind in ('prepaid', 'bonus')`,
      set: { balance: sql`${ledgerAccounts.balance} + excluded.balance` },
    })
    .returning({ id: ledgerAccounts.id, balance: ledgerAccounts.balance });
  if (to === undefined) throw new Error('A side of the transfer is missing.');
  const fromId = await ownAccount(transaction, from, currency);
  await write(transaction, movement, { kind, fromId, toId: to.id, balance: to.balance });
  return true;
}

/**
 * Takes money or points from a locked account; returns the transfer and the remaining balance.
 *
 * @throws KadrError NOT_ENOUGH_FUNDS, NOT_ENOUGH_BONUSES
 */
export async function take(
  transaction: Database,
  movement: Movement,
  { kind, to }: { readonly kind: TransferKind; readonly to: OwnSide },
): Promise<{ readonly transferId: number; readonly left: number }> {
  const { accountId, amount, currency } = movement;
  const [from] = await transaction
    .update(ledgerAccounts)
    .set({ balance: sql`${ledgerAccounts.balance} - ${amount}::bigint` })
    .where(
      and(
        eq(ledgerAccounts.kind, viewerKindOf(currency)),
        eq(ledgerAccounts.accountId, accountId),
        eq(ledgerAccounts.currency, currency),
        sql`${ledgerAccounts.balance} >= ${amount}::bigint`,
      ),
    )
    .returning({ id: ledgerAccounts.id, balance: ledgerAccounts.balance });
  if (from === undefined) throw new KadrError(isPoints(currency) ? 'NOT_ENOUGH_BONUSES' : 'NOT_ENOUGH_FUNDS');
  const toId = await ownAccount(transaction, to, currency);
  const left = from.balance ?? 0;
  const sides = { kind, fromId: from.id, toId, balance: left };
  return { transferId: await write(transaction, movement, sides), left };
}

/** Moves money between the service's own accounts; false when that was done before under the same key. */
export async function book(
  transaction: Database,
  movement: Omit<Movement, 'accountId'>,
  { kind, from, to }: { readonly kind: TransferKind; readonly from: OwnSide; readonly to: OwnSide },
): Promise<boolean> {
  if (await isMoved(transaction, movement.key)) return false;
  const fromId = await ownAccount(transaction, from, movement.currency);
  const toId = await ownAccount(transaction, to, movement.currency);
  await write(transaction, movement, { kind, fromId, toId, balance: null });
  return true;
}

function viewerKindOf(unit: LedgerUnit): (typeof viewerLedgerKinds)[number] {
  return isPoints(unit) ? 'bonus' : 'prepaid';
}

async function isMoved(transaction: Database, key: string): Promise<boolean> {
  return (await transaction.$count(ledgerTransfers, eq(ledgerTransfers.key, key))) > 0;
}

/** An account of the service's side of the books. It is looked up first: the insert, and its lock, occur only once. */
async function ownAccount(
  transaction: Database,
  { kind, provider = null }: OwnSide,
  currency: LedgerUnit,
): Promise<number> {
  const find = async (): Promise<number | undefined> => {
    const [row] = await transaction
      .select({ id: ledgerAccounts.id })
      .from(ledgerAccounts)
      .where(
        and(
          eq(ledgerAccounts.kind, kind),
          eq(ledgerAccounts.currency, currency),
          provider === null ? isNull(ledgerAccounts.provider) : eq(ledgerAccounts.provider, provider),
        ),
      );
    return row?.id;
  };
  const known = await find();
  if (known !== undefined) return known;
  await transaction.insert(ledgerAccounts).values({ kind, provider, currency }).onConflictDoNothing();
  const added = await find();
  if (added === undefined) throw new Error('A side of the transfer is missing.');
  return added;
}

interface Sides {
  readonly kind: TransferKind;
  readonly fromId: number;
  readonly toId: number;
  readonly balance: number | null;
}

async function write(
  transaction: Database,
  { key, amount, currency, now, paymentId = null }: Omit<Movement, 'accountId'>,
  sides: Sides,
): Promise<number> {
  const row = insertedRow(
    await transaction
      .insert(ledgerTransfers)
      .values({ ...sides, key, currency, amount, paymentId, createdAt: now })
      .returning({ id: ledgerTransfers.id }),
  );
  return row.id;
}
