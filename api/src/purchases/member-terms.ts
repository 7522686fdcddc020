import { KadrError } from '@kadr/contract';
import { findMember } from '../bonuses/repository.ts';
import type { Database } from '../database/database.ts';
import { findPoints } from '../ledger/points.ts';
import type { Points } from '../ledger/points.ts';
import { methodOf } from '../prices/payment-methods.ts';
import type { TicketRow } from './repository.ts';

/** The terms of the points that pay a ticket. @throws KadrError BONUS_NOT_REGISTERED */
export async function memberTerms(
  db: Database,
  { accountId, paymentMethodId }: Pick<TicketRow, 'accountId' | 'paymentMethodId'>,
): Promise<Points> {
  const method = methodOf(paymentMethodId);
  if (method?.name !== 'bonus') throw new Error('A ticket paid with points names no programme.');
  const { programId } = method;
  const member = await findMember(db, accountId, programId);
  if (member?.status !== 'registered' || !member.active) throw new KadrError('BONUS_NOT_REGISTERED');
  return { accountId, programId, expiresAfterDays: member.expiresAfterDays };
}

/** The remaining points after a payment. @throws KadrError BONUS_NOT_REGISTERED, NOT_ENOUGH_BONUSES */
export async function leftOfPoints(
  db: Database,
  ticket: Pick<TicketRow, 'accountId' | 'paymentMethodId'>,
  points: number,
): Promise<number> {
  const { accountId, programId } = await memberTerms(db, ticket);
  const left = ((await findPoints(db, accountId)).get(programId) ?? 0) - points;
  if (left < 0) throw new KadrError('NOT_ENOUGH_BONUSES');
  return left;
}
