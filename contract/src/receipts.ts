import { oc } from '@orpc/contract';
import { z } from 'zod';
import { bankCardSchema } from './bank-cards.ts';
import { amountSchema, currencySchema } from './money.ts';

/** Registration of a receipt with the cash register for the tax service (54-FZ). */
const registrationSchema = z.object({
  /** `failed`: the operator must act; the purchase itself is not affected. */
  state: z.enum(['pending', 'done', 'failed']),
  /** Numbers of the document, of the fiscal storage, and its fiscal sign; null until it is registered. */
  document: z.string().nullable(),
  storage: z.string().nullable(),
  sign: z.string().nullable(),
  /** Unix seconds. */
  registered_at: z.int().nullable(),
});

/** A receipt of a card's payment or refund. */
export const receiptSchema = z.object({
  id: z.uuid(),
  number: z.int(),
  kind: z.enum(['payment', 'refund']),
  /** Order number of the payment on the bank's statement. */
  order_id: z.int(),
  /** Hundredths. */
  amount: amountSchema,
  currency: currencySchema,
  /** Time of the payment, in Unix seconds. */
  issued_at: z.int(),
  items: z.array(
    z.object({
      name: z.string(),
      amount: amountSchema,
      /** In per cent; null without VAT, and in receipts without a cash register. */
      vat: z.int().nullable(),
      /** The VAT included in the amount. */
      vat_amount: z.int().nonnegative(),
      /** An advance payment, for a later choice. */
      is_advance: z.boolean(),
    }),
  ),
  /** Address that it was sent to, e-mail or phone; null if the account had neither. */
  contact: z.string().nullable(),
  /** Null for a card that is not kept. */
  bank_card: bankCardSchema.pick({ type: true, last4: true }).nullable(),
  seller: z.object({ name: z.string(), tax_id: z.string().nullable() }),
  /** Null if the payment provider registers no receipts. */
  registration: registrationSchema.nullable(),
  /** For a payment its refunds, for a refund its payment. */
  related: z.array(
    z.object({
      id: z.uuid(),
      number: z.int(),
      kind: z.enum(['payment', 'refund']),
      amount: amountSchema,
    }),
  ),
});
export type Receipt = z.infer<typeof receiptSchema>;

export const receiptsContract = {
  getById: oc
    .route({
      method: 'GET',
      path: '/user/receipts/{id}',
      summary: 'The receipt of a payment by card, or of a refund to it',
      description: 'NOT_FOUND for another account’s, and while the money has not moved.',
      tags: ['receipts'],
    })
    .input(z.object({ id: z.uuid() }))
    .output(receiptSchema),
};
