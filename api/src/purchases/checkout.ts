import { KadrError, noPin } from '@kadr/contract';
import type { Money } from '@kadr/contract';
import type { RequestContext } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import type { Pins } from '../pins/pins.ts';
import type { SessionRow } from '../session/repository.ts';
import type { SessionService } from '../session/service.ts';
import { findBalances, lockAccount } from '../ledger/ledger.ts';

/** The session of the buyer. @throws KadrError SIGN_IN_REQUIRED */
export async function buyerOf(
  sessions: Pick<SessionService, 'requireAccount' | 'findDetails'>,
  context: RequestContext,
): Promise<SessionRow> {
  await sessions.requireAccount(context);
  const row = await sessions.findDetails(context);
  if (row === null) throw new KadrError('SIGN_IN_REQUIRED');
  return row;
}

/** @throws KadrError PIN_WRONG, PIN_TOO_SOON, PIN_BLOCKED when the profile needs the PIN to buy. */
export async function requirePin(
  pins: Pick<Pins, 'check'>,
  row: SessionRow,
  pin: string | undefined,
  now: Date,
): Promise<void> {
  if (!row.is_purchase_pin_required) return;
  // `0000` means that no PIN is set: a purchase with a PIN needs one first.
  if (pin === undefined || pin === noPin || !(await pins.check(row.account_id, pin, now)))
    throw new KadrError('PIN_WRONG', { field: 'pin_code' });
}

/** Locks an account that can pay. @throws KadrError NOT_ENOUGH_FUNDS for a blocked one */
export async function holdAccount(transaction: Database, accountId: number): Promise<void> {
  const account = await lockAccount(transaction, accountId);
  if (account === undefined || account.isBlocked) throw new KadrError('NOT_ENOUGH_FUNDS');
}

/** The remaining balance after a payment. @throws KadrError NOT_ENOUGH_FUNDS */
export async function leftAfter(
  db: Database,
  accountId: number,
  { amount, currency }: Money,
): Promise<number> {
  const balances = await findBalances(db, accountId);
  const left = (balances.find((one) => one.currency === currency)?.amount ?? 0) - amount;
  if (left < 0) throw new KadrError('NOT_ENOUGH_FUNDS');
  return left;
}
