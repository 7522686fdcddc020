import type { Money } from '@kadr/contract';

/**
 * A company that takes money from cards. The service believes only what a provider says when it is asked: neither the
 * browser nor a webhook changes a payment.
 *
 * Business outcomes are values. Methods reject for faults of programming and configuration only; no answer, a 5xx and an
 * unreadable body are the state `unknown`.
 */
export interface PaymentProvider {
  /** Stored beside every payment: `sandbox`, `yookassa`, `stripe`, `arca`. */
  readonly id: string;
  readonly can: ProviderAbilities;
  /** How it wants fiscal receipts (54-FZ) with payments and refunds in roubles; null where it registers none. */
  readonly receipts: ReceiptTerms | null;
  /** Where browsers send card data to; null unless it takes them directly. */
  readonly paymentUrl: string | null;
  createPayment(input: NewPayment): Promise<ProviderPayment>;
  /** Verifies and saves a card, by a payment of `verify` that is returned, or at no cost where the provider can. */
  bindCard(input: CardBinding): Promise<ProviderPayment>;
  chargeSaved(input: SavedCharge): Promise<ProviderPayment>;
  /**
   * The payment as it is now; null when the provider does not know it. A provider may find card bindings by reference
   * only: one without an answer is asked for again with the same key.
   */
  getPayment(input: PaymentReference): Promise<ProviderPayment | null>;
  /**
   * Gives a payment up that has taken no money: what is held is let go, and what is open takes no card any more, where the
   * provider can. Gives the payment as it is then, which may have succeeded meanwhile; null when it does not know it.
   */
  cancel(ref: string): Promise<ProviderPayment | null>;
  refund(input: NewRefund): Promise<ProviderRefund>;
  getRefund(ref: string): Promise<ProviderRefund | null>;
  /** How far the receipt of a payment or a refund is; null when the provider does not say. */
  getReceipt(of: ReceiptReference): Promise<ReceiptRegistration | null>;
  /**
   * Payments and refunds that the provider created from one moment to before the other, for reconciliation; null where it
   * has no list. Rejects while it does not answer: a part of a list would look like lost payments.
   */
  list(span: { readonly from: Date; readonly to: Date }): Promise<ProviderStatement | null>;
  /** Checks a webhook's origin and says what to read again. Makes no call and believes no state. */
  parseWebhook(input: WebhookRequest): Webhook;
}

export interface ProviderAbilities {
  /** The browser sends the card to `paymentUrl` of the provider. */
  readonly direct: boolean;
  readonly bindAtZero: boolean;
  readonly chargeSaved: boolean;
  readonly partialRefund: boolean;
  readonly webhook: boolean;
}

/** Our id of one attempt, stored before the call: at most 64 characters of `A-Z a-z 0-9 _ -`. The provider's idempotency key. */
export type AttemptKey = string;

export const paymentStates = [
  'unknown',
  'pending',
  'action_required',
  'authorized',
  'succeeded',
  'declined',
  'canceled',
] as const;
export type PaymentState = (typeof paymentStates)[number];

/** States that never change; refunds and disputes stand beside them. */
export const finalPaymentStates: readonly PaymentState[] = ['succeeded', 'declined', 'canceled'];

export const declineReasons = [
  'insufficient_funds',
  'card_expired',
  'wrong_data',
  'authentication',
  'issuer',
  'restricted',
  'revoked',
  'limit',
  'fraud',
  'timeout',
  'other',
] as const;

export interface Decline {
  readonly reason: (typeof declineReasons)[number];
  /** `never`: the same card must not be charged again (rules of the card networks). */
  readonly retry: 'never' | 'later';
  /** The provider's own word. */
  readonly raw: string;
}

/** What some providers check beside number, expiry and code: the name on the card, the postal code of its bill. */
export type CardExtra = 'holder' | 'postal_code';

/** How the browser hands the card over. Card data never reaches the service. */
export type CardEntry =
  | {
      readonly kind: 'direct_post';
      /** Receives card data, `order`, time and phone; answers `reqStatus` or `acs_url`. */
      readonly paymentUrl: string;
      readonly order: string;
      readonly expiresAt: Date;
      /** What the provider wants beside the card itself. */
      readonly fields: readonly CardExtra[];
    }
  | {
      /** The provider's script draws the fields in its own frames and takes the card for this payment or binding. */
      readonly kind: 'tokenise';
      readonly library: 'stripe';
      readonly scriptUrl: string;
      readonly publicKey: string;
      /** Lets the browser confirm this payment, and no other. */
      readonly clientSecret: string;
      readonly intent: 'payment' | 'setup';
    }
  | { readonly kind: 'redirect'; readonly url: string };

export interface SavedCard {
  /** The provider's token; it works with this provider only. */
  readonly token: string;
  readonly first6: string | null;
  readonly last4: string;
  /** `visa`, `mastercard`, `mir` …; `unknown` where the provider does not say. */
  readonly type: string;
  readonly expiryMonth: number;
  readonly expiryYear: number;
}

export interface ProviderPayment {
  /** Null while the provider has not answered (`unknown`). */
  readonly ref: string | null;
  readonly key: AttemptKey | null;
  readonly state: PaymentState;
  /** Null of a card that is bound at no cost, and while the provider has not answered. */
  readonly amount: Money | null;
  readonly refunded: Money | null;
  /** What the viewer has to do next. */
  readonly next: CardEntry | null;
  readonly decline: Decline | null;
  /** Set once the card may be charged again without the viewer. */
  readonly saved: SavedCard | null;
  /** A chargeback. Always null where the provider does not report them: there the operator enters it. */
  readonly dispute: 'open' | 'won' | 'lost' | null;
  readonly createdAt: Date;
}

export interface ProviderCustomer {
  readonly id: string;
  readonly email: string | null;
  readonly phone: string | null;
}

/** A fiscal receipt (54-FZ). The lines add up to the payment exactly. */
export interface FiscalReceipt {
  readonly email: string | null;
  readonly phone: string | null;
  readonly items: readonly {
    readonly name: string;
    readonly unit: Money;
    readonly quantity: number;
    /** In per cent; null without VAT. */
    readonly vat: number | null;
    /** Paid ahead for what is chosen later, as a top-up is; everything else is a service that is paid in full. */
    readonly isAdvance: boolean;
  }[];
}

export interface ReceiptTerms {
  /** Of what the service sells, in per cent; null without VAT. */
  readonly vat: number | null;
}

export interface ReceiptReference {
  readonly kind: 'payment' | 'refund';
  /** The provider's, of the payment or the refund. */
  readonly ref: string;
}

/** What a cash register has made of a receipt. */
export interface ReceiptRegistration {
  readonly state: 'pending' | 'done' | 'failed';
  readonly marks: {
    /** Numbers of the document and of the fiscal storage, and the fiscal sign. */
    readonly document: string;
    readonly storage: string;
    readonly sign: string;
    /** ISO 8601. */
    readonly registeredAt: string;
  } | null;
}

export interface NewPayment {
  readonly key: AttemptKey;
  readonly amount: Money;
  /** Ask to charge the card again later. */
  readonly save: boolean;
  /** Where the browser returns to; it carries no result. */
  readonly returnUrl: string;
  readonly description: string;
  readonly customer: ProviderCustomer;
  readonly receipt: FiscalReceipt | null;
}

export interface CardBinding {
  readonly key: AttemptKey;
  readonly verify: Money;
  readonly returnUrl: string;
  readonly customer: ProviderCustomer;
}

export interface SavedCharge {
  readonly key: AttemptKey;
  readonly amount: Money;
  readonly token: string;
  /** Who asked for it: a viewer at the screen, or the service (renewal, automatic top-up). */
  readonly initiator: 'viewer' | 'service';
  readonly returnUrl: string;
  readonly description: string;
  readonly customer: ProviderCustomer;
  readonly receipt: FiscalReceipt | null;
}

/** By the provider's reference, or by our key while the reference is not known. */
export type PaymentReference = { readonly ref: string } | { readonly key: AttemptKey; readonly since: Date };

export interface NewRefund {
  readonly key: AttemptKey;
  readonly ref: string;
  readonly amount: Money;
  /** What went back of the payment before, in minor units: a provider without keys tells by it whether this refund was made. */
  readonly refundedBefore: number;
  readonly receipt: FiscalReceipt | null;
}

export interface ProviderRefund {
  /** Null while the provider has not answered (`unknown`). */
  readonly ref: string | null;
  readonly state: 'pending' | 'succeeded' | 'failed' | 'unknown';
  readonly raw: string | null;
}

export interface ProviderStatement {
  readonly payments: readonly ProviderPayment[];
  readonly refunds: readonly {
    readonly ref: string;
    readonly payment: string;
    readonly amount: Money;
    readonly state: ProviderRefund['state'];
  }[];
}

export interface WebhookRequest {
  /** The body as it came. */
  readonly raw: Uint8Array;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** Of the caller, by trusted proxies only. */
  readonly remoteAddress: string;
  readonly now: Date;
}

export interface WebhookEvent {
  /** The same event has the same key. */
  readonly dedupeKey: string;
  readonly kind: 'payment' | 'refund' | 'card' | 'dispute' | 'other';
  /** What to read again: of a refund by `getRefund`, of everything else (a dispute's payment, a binding) by `getPayment`. */
  readonly ref: string;
}

export type Webhook =
  | { readonly ok: true; readonly reply: WebhookReply; readonly event: WebhookEvent }
  | { readonly ok: false; readonly reply: WebhookReply };

export interface WebhookReply {
  readonly status: number;
  readonly body: string;
}
