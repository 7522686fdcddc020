import { KadrError } from '@kadr/contract';
import type { ErrorName, WireCardEntry } from '@kadr/contract';
import type { CardEntry, Decline } from '../context/payment-provider.ts';
import type { PaymentRow } from './repository.ts';
import { secondsOf } from '../text/unix-seconds.ts';

/** How the browser submits a card, in the contract's form. */
export function wireEntryOf(entry: CardEntry): WireCardEntry {
  switch (entry.kind) {
    case 'direct_post': {
      const { kind, paymentUrl, order, expiresAt, fields } = entry;
      return {
        kind,
        payment_url: paymentUrl,
        order,
        expires_at: secondsOf(expiresAt),
        fields: [...fields],
      };
    }
    case 'tokenise':
      return {
        kind: entry.kind,
        library: entry.library,
        script_url: entry.scriptUrl,
        public_key: entry.publicKey,
        client_secret: entry.clientSecret,
        intent: entry.intent,
      };
    case 'redirect':
    default:
      return entry;
  }
}

/** The error for each reason of a decline; its description says what the viewer can do. */
const refusals: Readonly<Record<Decline['reason'], ErrorName>> = {
  insufficient_funds: 'PAYMENT_DECLINED_FUNDS',
  card_expired: 'PAYMENT_DECLINED_EXPIRED',
  wrong_data: 'PAYMENT_DECLINED_DATA',
  authentication: 'PAYMENT_DECLINED_AUTHENTICATION',
  issuer: 'PAYMENT_DECLINED',
  restricted: 'PAYMENT_DECLINED_RESTRICTED',
  revoked: 'PAYMENT_DECLINED_RESTRICTED',
  limit: 'PAYMENT_DECLINED_LIMIT',
  // The answer must not reveal that fraud is suspected.
  fraud: 'PAYMENT_DECLINED',
  timeout: 'PAYMENT_DECLINED_TIMEOUT',
  other: 'PAYMENT_DECLINED',
};

/** Why a final payment did not succeed, or pays for nothing. */
export function refusalOf({ state, decline, unappliedReason }: PaymentRow): KadrError {
  if (unappliedReason !== null) return new KadrError('PAYMENT_RETURNED');
  if (decline !== null) return new KadrError(refusals[decline.reason]);
  return new KadrError(state === 'canceled' ? 'PAYMENT_DECLINED_TIMEOUT' : 'PAYMENT_DECLINED');
}
