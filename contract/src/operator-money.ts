import { oc } from '@orpc/contract';
import { z } from 'zod';
import { accountReferenceSchema } from './account-reference.ts';
import { unixSecondsSchema } from './bounds.ts';
import { amountSchema, currencySchema } from './money.ts';
import { idSchema, pageInput, pageOf, slugSchema } from './paging.ts';
import { paymentSchema } from './purchases.ts';

/** A refund. `waiting` until the bank is called; if it refuses to pay out, the money goes to the account. */
export const refundSchema = z.object({
  id: z.uuid(),
  amount: amountSchema,
  state: z.enum(['waiting', 'unknown', 'pending', 'succeeded', 'failed']),
  destination: z.enum(['card', 'account', 'bonus']),
});
export type Refund = z.infer<typeof refundSchema>;

/** A movement of an account's money, with the facts that an operator needs to refund it or note a dispute. */
export const accountPaymentSchema = paymentSchema.extend({
  /** Order of the card payment; null if the account's own money paid. */
  order_id: z.int().nullable(),
  /** Hundredths refunded or being refunded. */
  refunded: z.int().nonnegative(),
});
export type AccountPayment = z.infer<typeof accountPaymentSchema>;

/** An inconsistency in the books, or a difference from a provider's statement. */
export const bookFaultSchema = z.object({
  fault: z.string(),
  /** Id of the ledger account, the payment or the refund; the provider's reference if this service has no id. */
  id: z.string(),
  expected: z.string(),
  found: z.string(),
});

export const bookCheckSchema = z.object({
  /** `proof`: consistency of the books; `statement`: comparison with a provider's statement. */
  kind: z.enum(['proof', 'statement']),
  /** Provider of a statement; otherwise empty. */
  provider: z.string(),
  /** `2026-03-01`, UTC. */
  day: z.iso.date(),
  faults: z.array(bookFaultSchema),
});
export type BookCheck = z.infer<typeof bookCheckSchema>;

/** An e-mail or text message that no gateway accepted. */
export const deadLetterSchema = z.object({
  id: z.int(),
  channel: z.enum(['email', 'sms']),
  subject: z.string(),
  tries: z.int(),
  last_error: z.string().nullable(),
  /** Unix seconds. */
  created_at: z.int(),
});
export type DeadLetter = z.infer<typeof deadLetterSchema>;

const tags = ['operator'];

/** Money: payments, refunds, disputes, and what went wrong. */
export const operatorMoneyContract = {
  listPayments: oc
    .route({
      method: 'GET',
      path: '/operator/payments',
      summary: 'What came to an account and left it, the latest first',
      description:
        'The account as `account[email]`, `account[phone]` or `account[san]`; NOT_FOUND for one that there is not.',
      tags,
    })
    .input(z.object({ account: accountReferenceSchema, ...pageInput }))
    .output(pageOf(accountPaymentSchema)),
  refund: oc
    .route({
      method: 'POST',
      path: '/operator/refunds',
      summary: 'Give back what an account has paid, in whole or in part',
      description:
        'What has gone back in whole is closed at once. Of a top-up what is still on the balance goes back to the card, and nothing else. NOT_FOUND, INVALID_INPUT for more than is left of it; the same key for the same payment gives the first answer.',
      tags,
    })
    .input(
      z.object({
        account: accountReferenceSchema,
        /** The purchase or top-up in the account's payment history. */
        payment_id: idSchema,
        key: z.string().min(1).max(100),
        /** Null: everything not yet refunded. */
        amount: amountSchema.nullable().default(null),
        reason: z.string().min(1).max(500),
        /** `origin`: the card that paid, if one did. */
        destination: z.enum(['origin', 'account']).default('origin'),
      }),
    )
    .output(refundSchema),
  noteDispute: oc
    .route({
      method: 'POST',
      path: '/operator/disputes',
      summary: 'Enter a dispute of a payment by card, which the provider does not report',
      description:
        'A lost one is booked, closes what was bought and blocks the card. What is closed stays so. NOT_FOUND for an order that was not paid.',
      tags,
    })
    .input(z.object({ order_id: idSchema, state: z.enum(['open', 'won', 'lost']) }))
    .output(z.object({})),
  askNewPrice: oc
    .route({
      method: 'POST',
      path: '/operator/new_prices',
      summary: 'Ask the subscribers of a service to agree to a new price',
      description:
        'For the renewals from a moment on, at least a week ahead. A lower price needs no consent. Who does not agree is not renewed then. Answers how many were asked; the same again asks nobody. NOT_FOUND for a service that there is not.',
      tags,
    })
    .input(
      z.object({
        service: slugSchema,
        duration: z.int().positive().max(366),
        duration_unit: z.enum(['day', 'month', 'year']),
        amount: amountSchema,
        currency: currencySchema,
        /** Unix seconds. */
        from: unixSecondsSchema,
      }),
    )
    .output(z.object({ subscriptions: z.int() })),
  listBookChecks: oc
    .route({
      method: 'GET',
      path: '/operator/book_checks',
      summary:
        'What the nightly comparisons of the books found, the latest first, and letters that were given up',
      tags,
    })
    .output(z.object({ checks: z.array(bookCheckSchema), letters: z.array(deadLetterSchema) })),
  retryLetters: oc
    .route({
      method: 'POST',
      path: '/operator/letters/retries',
      summary: 'Send the letters that were given up again',
      tags,
    })
    .output(z.object({ letters: z.int() })),
};
