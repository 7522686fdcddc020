import type { CardEntry, Decline, PaymentState, ProviderPayment, ProviderRefund, SavedCard } from '@kadr/api';
import type { z } from 'zod';
import { unanswered } from '../unanswered.ts';
import { confirmationSchema } from './answers.ts';
import type { MethodAnswer, PaymentAnswer, RefundAnswer } from './answers.ts';

/** Prefix of references of card bindings; those of payments are YooKassa's own. */
export const bindingPrefix = 'method:';

/** Reasons of declines, in YooKassa's terms → in ours. Card networks forbid another try where `retry` is `never`. */
const declines: Readonly<Record<string, Omit<Decline, 'raw'>>> = {
  '3d_secure_failed': { reason: 'authentication', retry: 'later' },
  identification_required: { reason: 'authentication', retry: 'later' },
  call_issuer: { reason: 'issuer', retry: 'later' },
  issuer_unavailable: { reason: 'issuer', retry: 'later' },
  general_decline: { reason: 'other', retry: 'later' },
  insufficient_funds: { reason: 'insufficient_funds', retry: 'later' },
  payment_method_limit_exceeded: { reason: 'limit', retry: 'later' },
  invalid_csc: { reason: 'wrong_data', retry: 'later' },
  internal_timeout: { reason: 'timeout', retry: 'later' },
  invalid_card_number: { reason: 'wrong_data', retry: 'never' },
  card_expired: { reason: 'card_expired', retry: 'never' },
  country_forbidden: { reason: 'restricted', retry: 'never' },
  payment_method_restricted: { reason: 'restricted', retry: 'never' },
  fraud_suspected: { reason: 'fraud', retry: 'never' },
  permission_revoked: { reason: 'revoked', retry: 'never' },
};

/** Cancellations that are no refusal. */
const cancellations = new Set(['canceled_by_merchant', 'expired_on_capture', 'expired_on_confirmation']);

const states: Readonly<Record<string, PaymentState>> = {
  pending: 'pending',
  waiting_for_capture: 'authorized',
  succeeded: 'succeeded',
  canceled: 'declined',
};

const refundStates: Readonly<Record<string, ProviderRefund['state']>> = {
  pending: 'pending',
  succeeded: 'succeeded',
  canceled: 'failed',
};

/** The name of our key in a payment's metadata. */
export const keyName = 'attempt';

export function toPayment(answer: PaymentAnswer): ProviderPayment {
  const reason = answer.cancellation_details?.reason ?? null;
  const key = answer.metadata?.[keyName];
  const next = answer.status === 'pending' ? entryOf(answer.confirmation) : null;
  return {
    ref: answer.id,
    key: typeof key === 'string' ? key : null,
    state: stateOf(answer.status, reason, next),
    amount: answer.amount,
    refunded: answer.refunded_amount ?? { amount: 0, currency: answer.amount.currency },
    next,
    decline: answer.status === 'canceled' ? declineOf(reason) : null,
    saved: answer.payment_method?.saved === true ? savedCardOf(answer.payment_method) : null,
    dispute: answer.dispute?.status ?? null,
    createdAt: new Date(answer.created_at),
  };
}

/** A binding as a payment: the provider itself returns the amount taken for verification. */
export function toBinding(answer: MethodAnswer, key: string | null, createdAt: Date): ProviderPayment {
  const confirmation = confirmationSchema.safeParse(answer.confirmation).data;
  const next = answer.status === 'pending' ? entryOf(confirmation) : null;
  const state = bindingStates[answer.status ?? ''] ?? 'unknown';
  return {
    ...unanswered({ ref: `${bindingPrefix}${answer.id}`, key, createdAt }),
    state: state === 'pending' && next !== null ? 'action_required' : state,
    next,
    // YooKassa does not say why.
    decline: state === 'declined' ? { reason: 'other', retry: 'later', raw: 'inactive' } : null,
    saved: state === 'succeeded' ? savedCardOf(answer) : null,
  };
}

const bindingStates: Readonly<Record<string, PaymentState>> = {
  pending: 'pending',
  active: 'succeeded',
  inactive: 'declined',
};

export function toRefund({ id, status, cancellation_details: details }: RefundAnswer): ProviderRefund {
  return { ref: id, state: refundStates[status] ?? 'unknown', raw: details?.reason ?? null };
}

function stateOf(status: string, reason: string | null, next: CardEntry | null): PaymentState {
  if (status === 'canceled' && reason !== null && cancellations.has(reason)) return 'canceled';
  if (status === 'pending' && next !== null) return 'action_required';
  return states[status] ?? 'unknown';
}

function declineOf(reason: string | null): Decline | null {
  if (reason !== null && cancellations.has(reason)) return null;
  return { ...(declines[reason ?? ''] ?? { reason: 'other', retry: 'later' }), raw: reason ?? '' };
}

function entryOf(confirmation: z.infer<typeof confirmationSchema> | undefined): CardEntry | null {
  if (confirmation === undefined) return null;
  const { sandbox } = confirmation;
  if (sandbox === undefined) return { kind: 'redirect', url: confirmation.confirmation_url };
  return {
    kind: 'direct_post',
    paymentUrl: sandbox.payment_url,
    order: sandbox.order,
    expiresAt: new Date(sandbox.expires_at),
    fields: sandbox.fields,
  };
}

function savedCardOf({ id, card }: MethodAnswer): SavedCard | null {
  if (card === undefined) return null;
  return {
    token: id,
    first6: card.first6 ?? null,
    last4: card.last4,
    type: card.card_type?.toLowerCase() ?? 'unknown',
    expiryMonth: Number(card.expiry_month),
    expiryYear: Number(card.expiry_year),
  };
}
