import type { Database } from '../database/database.ts';
import { take } from './ledger.ts';
import type { Movement } from './ledger.ts';
import { earnPoints } from './points.ts';

/**
 * Takes money from a locked account for a sale and credits the points that it earns; returns the transfer and the
 * remaining balance.
 *
 * @throws KadrError NOT_ENOUGH_FUNDS
 */
export async function spend(
  transaction: Database,
  movement: Movement,
): Promise<{ readonly transferId: number; readonly left: number }> {
  const spent = await take(transaction, movement, { kind: 'purchase', to: { kind: 'sales' } });
  await earnPoints(transaction, movement, spent.transferId);
  return spent;
}
