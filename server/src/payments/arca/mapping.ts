import type { Decline, PaymentState, ProviderPayment, SavedCard } from '@kadr/api';
import type { Currency } from '@kadr/contract';
import { unanswered } from '../unanswered.ts';
import type { OrderStatus } from './answers.ts';

/** ISO 4217, numeric. */
export const numericCurrencies: Readonly<Record<Currency, string>> = {
  AMD: '051',
  RUB: '643',
  USD: '840',
  EUR: '978',
};
const currencyByNumber = new Map(
  Object.entries(numericCurrencies).map(([name, number]) => [number, name as Currency]),
);

/** States of an order. */
export const orderStates = {
  registered: 0,
  held: 1,
  paid: 2,
  reversed: 3,
  refunded: 4,
  authenticating: 5,
  declined: 6,
} as const;

const states: Readonly<Record<number, PaymentState>> = {
  [orderStates.registered]: 'action_required',
  [orderStates.held]: 'authorized',
  [orderStates.paid]: 'succeeded',
  [orderStates.reversed]: 'canceled',
  [orderStates.refunded]: 'succeeded',
  [orderStates.authenticating]: 'action_required',
  [orderStates.declined]: 'declined',
};

/** No card was entered in time: not a refusal. */
const expired = -2007;

/** Reasons of declines by action code → in our terms. Card networks forbid another try where `retry` is `never`. */
const declines: Readonly<Record<number, Omit<Decline, 'raw'>>> = {
  [-2006]: { reason: 'authentication', retry: 'later' },
  [-2011]: { reason: 'authentication', retry: 'later' },
  100: { reason: 'restricted', retry: 'never' },
  101: { reason: 'card_expired', retry: 'never' },
  103: { reason: 'issuer', retry: 'later' },
  104: { reason: 'restricted', retry: 'never' },
  107: { reason: 'issuer', retry: 'later' },
  111: { reason: 'wrong_data', retry: 'never' },
  116: { reason: 'insufficient_funds', retry: 'later' },
  119: { reason: 'restricted', retry: 'never' },
  120: { reason: 'restricted', retry: 'later' },
  121: { reason: 'limit', retry: 'later' },
  123: { reason: 'limit', retry: 'later' },
  125: { reason: 'restricted', retry: 'never' },
  208: { reason: 'fraud', retry: 'never' },
  209: { reason: 'fraud', retry: 'never' },
  907: { reason: 'issuer', retry: 'later' },
  910: { reason: 'issuer', retry: 'later' },
  71015: { reason: 'wrong_data', retry: 'later' },
};

/** Order numbers are 32 characters at most: our keys without their hyphens. */
export function orderNumberOf(key: string): string {
  return isUuid(key) ? key.replaceAll('-', '') : key;
}

function keyOf(orderNumber: string): string {
  return orderNumber.replace(
    /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/,
    '$1-$2-$3-$4-$5',
  );
}

const isUuid = (key: string): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(key);

export function toPayment(
  order: OrderStatus,
  { ref, formUrl, now }: { readonly ref: string; readonly formUrl: string | null; readonly now: Date },
): ProviderPayment {
  const { orderNumber, actionCode, date } = order;
  const state = order.orderStatus == null ? 'unknown' : (states[order.orderStatus] ?? 'unknown');
  const isExpired = state === 'declined' && actionCode === expired;
  const currency = currencyByNumber.get(order.currency ?? '');
  const amount = currency === undefined || order.amount == null ? null : { amount: order.amount, currency };
  const refunded = order.paymentAmountInfo?.refundedAmount ?? 0;
  return {
    ...unanswered({
      ref,
      key: orderNumber == null ? null : keyOf(orderNumber),
      createdAt: date == null ? now : new Date(date),
    }),
    state: isExpired ? 'canceled' : state,
    amount,
    refunded: amount === null ? null : { ...amount, amount: refunded },
    next: state === 'action_required' && formUrl !== null ? { kind: 'redirect', url: formUrl } : null,
    decline: state === 'declined' && !isExpired ? declineOf(order) : null,
    saved: state === 'succeeded' ? savedCardOf(order) : null,
  };
}

function declineOf({ actionCode, actionCodeDescription }: OrderStatus): Decline {
  const known = declines[actionCode ?? 0] ?? { reason: 'other', retry: 'later' };
  return { ...known, raw: `${actionCode ?? ''} ${actionCodeDescription ?? ''}`.trim() };
}

/** A saved card is charged for the client that it was saved for. */
export function savedCardOf({ bindingInfo, cardAuthInfo }: OrderStatus): SavedCard | null {
  const { bindingId, clientId } = bindingInfo ?? {};
  const { pan, expiration } = cardAuthInfo ?? {};
  const digits = /^(\d{6}).*(\d{4})$/.exec(pan ?? '');
  const date = /^(\d{4})(\d{2})$/.exec(expiration ?? '');
  if (bindingId == null || clientId == null || digits === null || date === null) return null;
  const [, first6 = '', last4 = ''] = digits;
  return {
    token: `${clientId} ${bindingId}`,
    first6,
    last4,
    type: typeOf(first6),
    expiryMonth: Number(date[2]),
    expiryYear: Number(date[1]),
  };
}

function typeOf(first6: string): string {
  if (first6.startsWith('4')) return 'visa';
  if (/^220[0-4]/.test(first6)) return 'mir';
  if (/^(?:5[1-5]|2[2-7])/.test(first6)) return 'mastercard';
  return first6.startsWith('9051') ? 'arca' : 'unknown';
}
