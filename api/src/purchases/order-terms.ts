import type { Notification } from '@kadr/contract';
import type { RequestContext } from '../context/context.ts';
import { begunNotification, previewOf } from '../subscriptions/notifications.ts';
import { paidNotification, previewNotification } from './notifications.ts';
import type { Offer } from './offers.ts';
import type { TicketRow } from './repository.ts';

/** The amount due now: a trial costs nothing, the first periods may cost less, and a credit is deducted. */
export function dueFor({
  trialDuration,
  amount,
  introAmount,
  creditAmount,
  currency,
}: Pick<Offer, 'trialDuration' | 'amount' | 'introAmount' | 'creditAmount' | 'currency'>) {
  return { amount: trialDuration === null ? (introAmount ?? amount) - creditAmount : 0, currency };
}

/** The notification about an order, before it is paid (`preview`) or after. */
export function tellOrder(
  kind: 'preview' | 'paid',
  offer: Omit<Offer, 'mediaItemId' | 'serviceId' | 'priceId' | 'quality'> & Pick<TicketRow, 'points'>,
  /** The remaining balance or points, before or after the payment; null when a card pays. */
  left: number | null,
  language: RequestContext['language'],
): Notification {
  const { name, amount, points, currency, duration, durationUnit, trialDuration, trialDurationUnit } = offer;
  if (offer.usageModel !== 'SERVICE') {
    const told = { name, amount, points, currency, duration, durationUnit, left };
    return kind === 'preview' ? previewNotification(told, language) : paidNotification(told, language);
  }
  if (duration === null || durationUnit === null || durationUnit === 'hour')
    throw new Error('A service is sold for days, months or years.');
  const trial =
    trialDuration === null || trialDurationUnit === null
      ? null
      : { duration: trialDuration, duration_unit: trialDurationUnit };
  const first = (offer.introAmount ?? amount) - offer.creditAmount;
  const told = { name, amount, first, currency, duration, durationUnit, trial, left };
  return kind === 'preview' ? previewOf(told, language) : begunNotification(told, language);
}
