import { and, eq, like, or, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { bonusMembers, bonusPrograms } from '../tables/bonuses.ts';
import { ledgerAccounts, ledgerTransfers } from '../tables/ledger.ts';
import { receive, take } from './ledger.ts';
import type { Movement } from './ledger.ts';
import { isPoints, pointsOf } from './units.ts';

/** An account's points in one programme. */
export interface Points {
  readonly accountId: number;
  readonly programId: number;
  /** Days until points expire; null: never. */
  readonly expiresAfterDays: number | null;
}

const day = 24 * 60 * 60_000;

/** The points of an account in each programme. */
export async function findPoints(db: Database, accountId: number): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .select({ unit: ledgerAccounts.currency, balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(and(eq(ledgerAccounts.accountId, accountId), eq(ledgerAccounts.kind, 'bonus')));
  return new Map(rows.map(({ unit, balance }) => [Number(unit.slice('bonus:'.length)), balance ?? 0]));
}

/** Credits the points that a purchase by a locked account earns in its programmes. */
export async function earnPoints(
  transaction: Database,
  { accountId, amount, currency, now }: Pick<Movement, 'accountId' | 'amount' | 'currency' | 'now'>,
  transferId: number,
): Promise<void> {
  if (isPoints(currency)) return;
  const { id, earnPercent, pointValue } = bonusPrograms;
  const programs = await transaction
    .select({ id, earnPercent, pointValue })
    .from(bonusMembers)
    .innerJoin(bonusPrograms, eq(id, bonusMembers.programId))
    .where(
      and(
        eq(bonusMembers.accountId, accountId),
        eq(bonusMembers.status, 'registered'),
        eq(bonusPrograms.active, true),
        eq(bonusPrograms.currency, currency),
      ),
    );
  for (const program of programs) {
    const points = Math.floor((amount * program.earnPercent) / (100 * program.pointValue));
    if (points === 0) continue;
    await receive(
      transaction,
      {
        accountId,
        amount: points,
        currency: pointsOf(program.id),
        key: `earned:${transferId}:${program.id}`,
        now,
      },
      { kind: 'bonus_earned', from: { kind: 'rewards' } },
    );
  }
}

/**
 * Takes back the points that a purchase earned, in proportion to the share refunded, as far as the locked account still
 * has them.
 */
export async function takeBackEarned(
  transaction: Database,
  {
    accountId,
    transferId,
    paid,
    returned,
  }: {
    readonly accountId: number;
    readonly transferId: number;
    readonly paid: number;
    /** The sum refunded so far. */
    readonly returned: number;
  },
  now: Date,
): Promise<void> {
  const earned = await sumsByUnit(transaction, accountId, `earned:${transferId}:%`);
  if (earned.length === 0) return;
  const taken = new Map(
    (await sumsByUnit(transaction, accountId, `unearned:${transferId}:%`)).map(({ unit, sum }) => [
      unit,
      sum,
    ]),
  );
  const held = await findPoints(transaction, accountId);
  for (const { unit, sum } of earned) {
    const due = Math.ceil((sum * returned) / paid) - (taken.get(unit) ?? 0);
    const points = Math.min(due, held.get(Number(unit.slice('bonus:'.length))) ?? 0);
    if (points <= 0) continue;
    await take(
      transaction,
      { accountId, amount: points, currency: unit, key: `unearned:${transferId}:${unit}:${returned}`, now },
      { kind: 'bonus_taken_back', to: { kind: 'rewards' } },
    );
  }
}

/** Sums of an account's points that moved under keys of a pattern, by unit. */
async function sumsByUnit(transaction: Database, accountId: number, keys: string) {
  const { id, kind } = ledgerAccounts;
  return transaction
    .select({
      unit: ledgerTransfers.currency,
      sum: sql<number>`sum(${ledgerTransfers.amount})`.mapWith(Number),
    })
    .from(ledgerAccounts)
    .innerJoin(ledgerTransfers, or(eq(ledgerTransfers.fromId, id), eq(ledgerTransfers.toId, id)))
    .where(and(eq(ledgerAccounts.accountId, accountId), eq(kind, 'bonus'), like(ledgerTransfers.key, keys)))
    .groupBy(ledgerTransfers.currency);
}

/**
 * Pays with points of a locked account; returns the transfer and the remaining points.
 *
 * @throws KadrError NOT_ENOUGH_BONUSES
 */
export async function spendPoints(
  transaction: Database,
  { key, amount, ...points }: Points & { readonly key: string; readonly amount: number },
  now: Date,
): Promise<{ readonly transferId: number; readonly left: number }> {
  await expirePoints(transaction, points, now);
  const { accountId, programId } = points;
  return take(
    transaction,
    { accountId, amount, currency: pointsOf(programId), key, now },
    { kind: 'purchase', to: { kind: 'sales' } },
  );
}

/** The ledger account of an account's points, with the sum of all points that ever left it. */
function sideOf({ accountId, programId }: Pick<Points, 'accountId' | 'programId'>) {
  return sql`(select account.id,
      coalesce((select sum(amount) from ledger_transfers where from_id = account.id), 0) as gone
    from ledger_accounts account where account.account_id = ${accountId} and account.kind = 'bonus'
      and account.currency = ${pointsOf(programId)})`;
}

/**
 * Takes the expired points from a locked account. The oldest are spent first: the points received before the cut-off,
 * less all that ever left, have expired.
 */
export async function expirePoints(transaction: Database, points: Points, now: Date): Promise<boolean> {
  const { accountId, programId, expiresAfterDays } = points;
  if (expiresAfterDays === null) return false;
  const before = new Date(now.getTime() - expiresAfterDays * day).toISOString();
  const { rows } = await transaction.execute<{ id: number; over: number }>(sql`
    select side.id, (coalesce((select sum(amount) from ledger_transfers
      where to_id = side.id and created_at <= ${before}::timestamptz), 0) - side.gone)::float8 as over
    from ${sideOf({ accountId, programId })} side`);
  const over = rows[0]?.over ?? 0;
  if (over <= 0) return false;
  await take(
    transaction,
    {
      accountId,
      amount: over,
      currency: pointsOf(programId),
      key: `expired:${rows[0]?.id}:${now.getTime()}`,
      now,
    },
    { kind: 'bonus_expired', to: { kind: 'rewards' } },
  );
  return true;
}

/** The next points to expire, and when; null when none will. */
export async function nextExpiry(
  db: Database,
  { expiresAfterDays, ...points }: Points,
): Promise<{ readonly points: number; readonly at: Date } | null> {
  if (expiresAfterDays === null) return null;
  const { rows } = await db.execute<{ points: number; seconds: number }>(sql`
    select least(amount, until_then - gone)::float8 as points, extract(epoch from created_at)::float8 as seconds
    from (select transfer.amount, transfer.created_at, side.gone,
        sum(transfer.amount) over (order by transfer.created_at, transfer.id) as until_then
      from ${sideOf(points)} side join ledger_transfers transfer on transfer.to_id = side.id) incoming
    where until_then > gone order by created_at limit 1`);
  const [row] = rows;
  return row === undefined
    ? null
    : { points: row.points, at: new Date(row.seconds * 1000 + expiresAfterDays * day) };
}

/** Accounts with unspent points of a programme that were received before a date; starts after an account id. */
export async function listAged(
  db: Database,
  programId: number,
  { before, after, limit }: { readonly before: Date; readonly after: number; readonly limit: number },
): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select account.account_id as id from ledger_accounts account
    where account.kind = 'bonus' and account.currency = ${pointsOf(programId)} and account.balance > 0
      and account.account_id > ${after}
      and (select coalesce(sum(amount), 0) from ledger_transfers
          where to_id = account.id and created_at <= ${before.toISOString()}::timestamptz)
        > (select coalesce(sum(amount), 0) from ledger_transfers where from_id = account.id)
    order by account.account_id limit ${limit}`);
  return rows.map(({ id }) => id);
}
