import type { CardEntry, Decline, PaymentState, ProviderPayment, ProviderRefund, SavedCard } from '@kadr/api';
import { unanswered } from '../unanswered.ts';
import type { PaymentIntent, SetupIntent, StripeFault, StripeRefund } from './answers.ts';

/** The name of our key in the metadata of an object. */
export const keyName = 'attempt';

/** Data that the browser needs beside the secret of a payment. */
export interface BrowserSide {
  readonly scriptUrl: string;
  readonly publicKey: string;
}

/** Reasons of declines, in Stripe's terms → in ours. Card networks forbid another try where `retry` is `never`. */
const declines: Readonly<Record<string, Omit<Decline, 'raw'>>> = {
  authentication_required: { reason: 'authentication', retry: 'later' },
  payment_intent_authentication_failure: { reason: 'authentication', retry: 'later' },
  setup_intent_authentication_failure: { reason: 'authentication', retry: 'later' },
  insufficient_funds: { reason: 'insufficient_funds', retry: 'later' },
  expired_card: { reason: 'card_expired', retry: 'never' },
  incorrect_cvc: { reason: 'wrong_data', retry: 'later' },
  invalid_cvc: { reason: 'wrong_data', retry: 'later' },
  invalid_expiry_month: { reason: 'wrong_data', retry: 'later' },
  invalid_expiry_year: { reason: 'wrong_data', retry: 'later' },
  incorrect_number: { reason: 'wrong_data', retry: 'never' },
  invalid_number: { reason: 'wrong_data', retry: 'never' },
  invalid_account: { reason: 'restricted', retry: 'never' },
  card_velocity_exceeded: { reason: 'limit', retry: 'later' },
  withdrawal_count_limit_exceeded: { reason: 'limit', retry: 'later' },
  card_not_supported: { reason: 'restricted', retry: 'never' },
  currency_not_supported: { reason: 'restricted', retry: 'never' },
  transaction_not_allowed: { reason: 'restricted', retry: 'never' },
  restricted_card: { reason: 'restricted', retry: 'never' },
  fraudulent: { reason: 'fraud', retry: 'never' },
  lost_card: { reason: 'fraud', retry: 'never' },
  stolen_card: { reason: 'fraud', retry: 'never' },
  pickup_card: { reason: 'fraud', retry: 'never' },
  merchant_blacklist: { reason: 'fraud', retry: 'never' },
  revocation_of_authorization: { reason: 'revoked', retry: 'never' },
  revocation_of_all_authorizations: { reason: 'revoked', retry: 'never' },
  stop_payment_order: { reason: 'revoked', retry: 'never' },
  // The saved card no longer exists.
  resource_missing: { reason: 'revoked', retry: 'never' },
  call_issuer: { reason: 'issuer', retry: 'later' },
  issuer_not_available: { reason: 'issuer', retry: 'later' },
  do_not_honor: { reason: 'issuer', retry: 'later' },
  try_again_later: { reason: 'issuer', retry: 'later' },
  processing_error: { reason: 'issuer', retry: 'later' },
};

export function declineOf({ code, decline_code: declineCode, type }: StripeFault): Decline {
  // A payment that Stripe rejects entirely is not tried again.
  const usual = { reason: 'other', retry: type === 'card_error' ? 'later' : 'never' } as const;
  const raw = declineCode ?? code ?? type;
  return { ...(declines[declineCode ?? ''] ?? declines[code ?? ''] ?? usual), raw };
}

const states: Readonly<Record<string, PaymentState>> = {
  requires_payment_method: 'action_required',
  requires_confirmation: 'action_required',
  requires_action: 'action_required',
  processing: 'pending',
  requires_capture: 'authorized',
  succeeded: 'succeeded',
  canceled: 'canceled',
};

export function toPayment(
  intent: PaymentIntent,
  { browser, dispute }: { readonly browser: BrowserSide; readonly dispute: ProviderPayment['dispute'] },
): ProviderPayment {
  const { currency, latest_charge: charge, setup_future_usage: usage, last_payment_error: fault } = intent;
  const refunded = typeof charge === 'object' ? (charge?.amount_refunded ?? 0) : 0;
  const state = stateOf(intent.status, fault);
  return {
    ...common(intent, state, browser),
    amount: { amount: intent.status === 'succeeded' ? intent.amount_received : intent.amount, currency },
    refunded: { amount: refunded, currency },
    decline: state === 'declined' && fault != null ? declineOf(fault) : null,
    saved: state === 'succeeded' && usage === 'off_session' ? savedCardOf(intent) : null,
    dispute,
  };
}

/** A binding as a payment of nothing. */
export function toBinding(intent: SetupIntent, browser: BrowserSide): ProviderPayment {
  const { last_setup_error: fault } = intent;
  const state = stateOf(intent.status, fault);
  return {
    ...common(intent, state, browser),
    decline: state === 'declined' && fault != null ? declineOf(fault) : null,
    saved: state === 'succeeded' ? savedCardOf(intent) : null,
  };
}

/** An intent whose card was refused may take another; for us the attempt has ended, and the intent is cancelled at Stripe. */
export function isRefused(intent: PaymentIntent | SetupIntent): boolean {
  return intent.status === 'requires_payment_method' && faultOf(intent) != null;
}

function faultOf(intent: PaymentIntent | SetupIntent): StripeFault | null | undefined {
  return intent.object === 'payment_intent' ? intent.last_payment_error : intent.last_setup_error;
}

function stateOf(status: string, fault: StripeFault | null | undefined): PaymentState {
  const isWithoutCard = status === 'requires_payment_method' || status === 'canceled';
  if (isWithoutCard && fault != null) return 'declined';
  return states[status] ?? 'unknown';
}

function common(
  intent: PaymentIntent | SetupIntent,
  state: PaymentState,
  browser: BrowserSide,
): ProviderPayment {
  const { id, created, metadata } = intent;
  return {
    ...unanswered({ ref: id, key: metadata?.[keyName] ?? null, createdAt: new Date(created * 1000) }),
    state,
    next: state === 'action_required' ? entryOf(intent, browser) : null,
  };
}

function entryOf(intent: PaymentIntent | SetupIntent, browser: BrowserSide): CardEntry | null {
  const { next_action: action, client_secret: clientSecret, object } = intent;
  const page = action?.redirect_to_url?.url;
  if (page !== undefined) return { kind: 'redirect', url: page };
  if (clientSecret == null) return null;
  return {
    kind: 'tokenise',
    library: 'stripe',
    ...browser,
    clientSecret,
    intent: object === 'payment_intent' ? 'payment' : 'setup',
  };
}

/** A saved card is charged for the customer that it was saved with. */
function savedCardOf({ customer, payment_method: method }: PaymentIntent | SetupIntent): SavedCard | null {
  if (customer == null || typeof method !== 'object' || method?.card == null) return null;
  const { brand, last4, exp_month: expiryMonth, exp_year: expiryYear } = method.card;
  return {
    token: `${customer} ${method.id}`,
    first6: null,
    last4,
    type: brand === 'unknown' ? 'unknown' : brand.toLowerCase(),
    expiryMonth,
    expiryYear,
  };
}

const refundStates: Readonly<Record<string, ProviderRefund['state']>> = {
  pending: 'pending',
  requires_action: 'pending',
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'failed',
};

export function toRefund({ id, status, failure_reason: reason }: StripeRefund): ProviderRefund {
  return { ref: id, state: refundStates[status ?? ''] ?? 'unknown', raw: reason ?? null };
}

/** `won`, `lost`; everything else is under way, except a closed inquiry, which took nothing. */
export function disputeOf(status: string): 'open' | 'won' | 'lost' {
  if (status === 'lost') return 'lost';
  return status === 'won' || status === 'warning_closed' || status === 'prevented' ? 'won' : 'open';
}
