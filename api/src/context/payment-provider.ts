import type { Money } from '@kadr/contract';

/**
 * A company that charges cards. The service relies only on the provider's answers to its own requests: neither the
 * browser nor a webhook changes a payment.
 *
 * Business outcomes are values. Methods reject for programming and configuration errors only; no answer, a 5xx and an
 * unreadable body are the state `unknown`.
 */
export interface PaymentProvider {
  /** Stored with every payment: `sandbox`, `yookassa`, `stripe`, `arca`. */
  readonly id: string;
  readonly can: ProviderAbilities;
  /**
   * The form of fiscal receipts (54-FZ) for payments and refunds in roubles; null for a provider that registers none.
   */
  readonly receipts: ReceiptTerms | null;
  /** The address to which browsers send card data; null unless the provider takes it from them directly. */
  readonly paymentUrl: string | null;
  createPayment(input: NewPayment): Promise<ProviderPayment>;
  /** Verifies and saves a card by a payment of `verify` that is refunded, or free of charge if the provider can. */
  bindCard(input: CardBinding): Promise<ProviderPayment>;
  chargeSaved(input: SavedCharge): Promise<ProviderPayment>;
  /**
   * The current state of a payment; null when the provider does not know it. A provider may find card bindings by
   * reference only: a binding without an answer is requested again with the same key.
   */
  getPayment(input: PaymentReference): Promise<ProviderPayment | null>;
  /**
   * Abandons a payment that has taken no money: releases a hold, and stops an open payment from accepting a card if the
   * provider can. Returns the payment as it is then, which may have succeeded meanwhile; null when the provider does
   * not know it.
   */
  cancel(ref: string): Promise<ProviderPayment | null>;
  refund(input: NewRefund): Promise<ProviderRefund>;
  getRefund(ref: string): Promise<ProviderRefund | null>;
  /** The state of the receipt of a payment or a refund; null when the provider does not tell it. */
  getReceipt(of: ReceiptReference): Promise<ReceiptRegistration | null>;
  /**
   * Payments and refunds that the provider created from one moment (inclusive) to the other (exclusive), for
   * reconciliation; null when it has no list. Rejects when the provider does not answer: an incomplete list would look
   * like lost payments.
   */
  list(span: { readonly from: Date; readonly to: Date }): Promise<ProviderStatement | null>;
  /** Checks a webhook's origin, and tells what to read again. Makes no call, and trusts no state in it. */
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

/**
 * Our id of one attempt, stored before the call: at most 64 characters of `A-Z a-z 0-9 _ -`. The provider's idempotency
 * key.
 */
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

/** States that never change; refunds and disputes are kept separately. */
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
  /** The provider's own code. */
  readonly raw: string;
}

/**
 * Data that some providers check besides number, expiry and code: the name on the card, the postal code of its bill.
 */
export type CardExtra = 'holder' | 'postal_code';

/** How the browser submits the card. Card data never reaches the service. */
export type CardEntry =
  | {
      readonly kind: 'direct_post';
      /** Receives card data, `order`, time and phone; answers `reqStatus` or `acs_url`. */
      readonly paymentUrl: string;
      readonly order: string;
      readonly expiresAt: Date;
      /** The data that the provider requires besides the card. */
      readonly fields: readonly CardExtra[];
    }
  | {
      /** The provider's script shows the fields in its own frames and submits the card for this payment or binding. */
      readonly kind: 'tokenise';
      readonly library: 'stripe';
      readonly scriptUrl: string;
      readonly publicKey: string;
      /** Lets the browser confirm only this payment. */
      readonly clientSecret: string;
      readonly intent: 'payment' | 'setup';
    }
  | { readonly kind: 'redirect'; readonly url: string };

export interface SavedCard {
  /** The provider's token; it works with this provider only. */
  readonly token: string;
  readonly first6: string | null;
  readonly last4: string;
  /** `visa`, `mastercard`, `mir` …; `unknown` when the provider does not tell it. */
  readonly type: string;
  readonly expiryMonth: number;
  readonly expiryYear: number;
}

export interface ProviderPayment {
  /** Null while the provider has not answered (`unknown`). */
  readonly ref: string | null;
  readonly key: AttemptKey | null;
  readonly state: PaymentState;
  /** Null for a card that was bound free of charge, and while the provider has not answered. */
  readonly amount: Money | null;
  readonly refunded: Money | null;
  /** The viewer's next step. */
  readonly next: CardEntry | null;
  readonly decline: Decline | null;
  /** Set when the card can be charged again without the viewer. */
  readonly saved: SavedCard | null;
  /** A chargeback. Always null when the provider does not report them: the operator enters it then. */
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
    /** Prepaid for a later choice, like a top-up; everything else is a service that is paid in full. */
    readonly isAdvance: boolean;
  }[];
}

export interface ReceiptTerms {
  /** VAT on sales of the service, in per cent; null without VAT. */
  readonly vat: number | null;
}

export interface ReceiptReference {
  readonly kind: 'payment' | 'refund';
  /** The provider's reference of the payment or the refund. */
  readonly ref: string;
}

/** The registration of a receipt by a cash register. */
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
  /** Request to charge the card again later. */
  readonly save: boolean;
  /** The address to which the browser returns; it carries no result. */
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
  /** The initiator of the charge: a viewer at the screen, or the service (renewal, automatic top-up). */
  readonly initiator: 'viewer' | 'service';
  readonly returnUrl: string;
  readonly description: string;
  readonly customer: ProviderCustomer;
  readonly receipt: FiscalReceipt | null;
}

/** By the provider's reference, or by our key while the reference is unknown. */
export type PaymentReference = { readonly ref: string } | { readonly key: AttemptKey; readonly since: Date };

export interface NewRefund {
  readonly key: AttemptKey;
  readonly ref: string;
  readonly amount: Money;
  /** Sum refunded before, in minor units: a provider without keys recognizes by it whether this refund was made. */
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
  /** The raw body. */
  readonly raw: Uint8Array;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** The caller's address, from trusted proxies only. */
  readonly remoteAddress: string;
  readonly now: Date;
}

export interface WebhookEvent {
  /** Equal for repetitions of the same event. */
  readonly dedupeKey: string;
  readonly kind: 'payment' | 'refund' | 'card' | 'dispute' | 'other';
  /**
   * The reference to read again: a refund by `getRefund`, anything else (a dispute's payment, a binding) by
   * `getPayment`.
   */
  readonly ref: string;
}

export type Webhook =
  | { readonly ok: true; readonly reply: WebhookReply; readonly event: WebhookEvent }
  | { readonly ok: false; readonly reply: WebhookReply };

export interface WebhookReply {
  readonly status: number;
  readonly body: string;
}
