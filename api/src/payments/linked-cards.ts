import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { insertedRow } from '../database/inserted-row.ts';
import type { SavedCard } from '../context/payment-provider.ts';
import type { Database } from '../database/database.ts';
import type { KeySeal } from '../sealing/sealed-key.ts';
import { automaticTopUps, bankCards } from '../tables/bank-cards.ts';
import { subscriptions } from '../tables/subscriptions.ts';

export type BankCardRow = typeof bankCards.$inferSelect;

/** Lists the cards that an account can pay with, the default one first. */
export async function listCards(db: Database, accountId: number): Promise<BankCardRow[]> {
  return db
    .select()
    .from(bankCards)
    .where(and(eq(bankCards.accountId, accountId), isNull(bankCards.removedAt), isNull(bankCards.blockedAt)))
    .orderBy(desc(bankCards.isDefault), asc(bankCards.id));
}

/** A card that an account can pay with. */
export async function findCard(
  db: Database,
  accountId: number,
  id: number,
): Promise<BankCardRow | undefined> {
  return (await listCards(db, accountId)).find((card) => card.id === id);
}

/** A card, removed or not. */
export async function bankCardById(db: Database, id: number): Promise<BankCardRow | undefined> {
  const [row] = await db.select().from(bankCards).where(eq(bankCards.id, id));
  return row;
}

/**
 * Stores a card of a locked account; returns its id. A card that is linked again takes the new token and is not
 * duplicated; the first card is the default.
 */
export async function saveCard(
  transaction: Database,
  {
    accountId,
    provider,
    card,
  }: { readonly accountId: number; readonly provider: string; readonly card: SavedCard },
  { seal, now }: { readonly seal: KeySeal['seal']; readonly now: Date },
): Promise<number> {
  const known = await transaction
    .select()
    .from(bankCards)
    .where(and(eq(bankCards.accountId, accountId), isNull(bankCards.removedAt)));
  const token = seal(sealName(accountId), new TextEncoder().encode(card.token));
  const { first6, last4, type, expiryMonth, expiryYear } = card;
  const same = known.find(
    (one) =>
      one.provider === provider &&
      one.first6 === first6 &&
      one.last4 === last4 &&
      one.type === type &&
      one.expiryMonth === expiryMonth &&
      one.expiryYear === expiryYear,
  );
  if (same !== undefined) {
    await transaction.update(bankCards).set({ token }).where(eq(bankCards.id, same.id));
    return same.id;
  }
  const row = insertedRow(
    await transaction
      .insert(bankCards)
      .values({
        accountId,
        provider,
        token,
        first6,
        last4,
        type,
        expiryMonth,
        expiryYear,
        isDefault: !known.some(({ isDefault }) => isDefault),
        addedAt: now,
      })
      .returning({ id: bankCards.id }),
  );
  return row.id;
}

/** The token with which the provider charges a card; null once it is removed or blocked. */
export function tokenOf(
  { accountId, token, blockedAt }: BankCardRow,
  { open }: Pick<KeySeal, 'open'>,
): string | null {
  if (token === null || blockedAt !== null) return null;
  return new TextDecoder().decode(open(sealName(accountId), token));
}

/**
 * Removes a card of a locked account: its token is deleted, so it cannot be charged. The next card becomes the default.
 */
export async function removeCard(
  transaction: Database,
  { id, accountId, isDefault }: BankCardRow,
  now: Date,
) {
  await transaction
    .update(bankCards)
    .set({ token: null, removedAt: now, isDefault: false })
    .where(eq(bankCards.id, id));
  await transaction.update(subscriptions).set({ bankCardId: null }).where(eq(subscriptions.bankCardId, id));
  await transaction
    .update(automaticTopUps)
    .set({ stopped: 'card_removed' })
    .where(and(eq(automaticTopUps.bankCardId, id), isNull(automaticTopUps.stopped)));
  const [next] = await listCards(transaction, accountId);
  if (isDefault && next !== undefined) await makeDefault(transaction, next);
}

/** Makes a card of a locked account the default. */
export async function makeDefault(
  transaction: Database,
  { id, accountId }: Pick<BankCardRow, 'id' | 'accountId'>,
): Promise<void> {
  await transaction
    .update(bankCards)
    .set({ isDefault: false })
    .where(and(eq(bankCards.accountId, accountId), eq(bankCards.isDefault, true)));
  await transaction.update(bankCards).set({ isDefault: true }).where(eq(bankCards.id, id));
}

/** Cards that have not expired and whose last day is at most `days` away. */
export async function listExpiring(db: Database, now: Date, days: number): Promise<BankCardRow[]> {
  const ends = sql`(make_date(${bankCards.expiryYear}, ${bankCards.expiryMonth}, 1) + interval '1 month') at time zone 'UTC'`;
  return db
    .select()
    .from(bankCards)
    .where(
      and(
        isNull(bankCards.removedAt),
        isNull(bankCards.blockedAt),
        sql`${ends} > ${now}::timestamptz`,
        sql`${ends} <= ${now}::timestamptz + make_interval(days => ${days})`,
      ),
    );
}

/** When a card expires: after the last day of its month (UTC). */
export function expiresAt({
  expiryMonth,
  expiryYear,
}: Pick<BankCardRow, 'expiryMonth' | 'expiryYear'>): Date {
  return new Date(Date.UTC(expiryYear, expiryMonth, 1));
}

/** A token is sealed for one account: it does not open in the row of another. */
function sealName(accountId: number): string {
  return `bank card of account ${accountId}`;
}
