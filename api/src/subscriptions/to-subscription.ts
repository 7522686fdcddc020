import type { Subscription } from '@kadr/contract';
import { nextAmountOf } from './pay-period.ts';
import type { listRunning } from './repository.ts';
import { heldOf, purchaseStateOf, standingOf } from './state.ts';
import { secondsOf } from '../text/unix-seconds.ts';

type ListedRow = Awaited<ReturnType<typeof listRunning>>[number];

/** A subscription as the account sees it; null for one that was cancelled and is over. */
export function toSubscription(
  { subscription: row, name, cardType, cardLast4, nextName, ...service }: ListedRow,
  now: Date,
): Subscription | null {
  const held = heldOf(row);
  const found = standingOf(held, now);
  if (found === 'over' && row.state === 'cancelled') return null;
  // The worker has not run yet.
  const standing = found === 'over' ? 'active' : found;
  const { amount, bankCardId } = { ...row, amount: nextAmountOf(row) };
  const until = standing === 'grace' ? held.graceUntil : standing === 'hold' ? held.holdUntil : null;
  return {
    service: { ...service, id: row.serviceId, name: name ?? '' },
    purchase_state: purchaseStateOf(held, standing),
    standing,
    due: until === null || until === undefined ? null : { amount, until: Math.floor(until) },
    pause:
      row.pausedUntil === null
        ? null
        : {
            from: secondsOf(row.endsAt),
            until: secondsOf(row.pausedUntil),
          },
    new_price:
      row.newAmount === null || row.newAmountFrom === null
        ? null
        : {
            amount: row.newAmount,
            from: secondsOf(row.newAmountFrom),
            is_accepted: row.newAmountAcceptedAt !== null,
          },
    next_service: row.nextServiceId === null ? null : { id: row.nextServiceId, name: nextName ?? '' },
    bank_card:
      bankCardId === null || cardType === null || cardLast4 === null
        ? null
        : { id: bankCardId, type: cardType, last4: cardLast4 },
    started_at: secondsOf(row.startedAt),
    ends_at: secondsOf(row.endsAt),
    is_trial: row.paidPeriods === 0 && row.dunningTries === 0,
    amount,
    currency: row.currency,
    duration: row.duration,
    duration_unit: row.durationUnit,
  };
}
