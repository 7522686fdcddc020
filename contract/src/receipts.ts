import { oc } from '@orpc/contract';
import { z } from 'zod';
import { bankCardSchema } from './bank-cards.ts';
import { amountSchema, currencySchema } from './money.ts';

/** How far the tax service's cash register is with a receipt (54-FZ). */
const registrationSchema = z.object({
  /** `failed`: the operator has to see to it; what was paid for is there all the same. */
  state: z.enum(['pending', 'done', 'failed']),
  /** Numbers of the document, of the fiscal storage, and its fiscal sign; null until it is registered. */
  document: z.string().nullable(),
  storage: z.string().nullable(),
  sign: z.string().nullable(),
  /** Unix seconds. */
  registered_at: z.int().nullable(),
});

/** What a card has paid, or what went back to it, and for what. */
export const receiptSchema = z.object({
  id: z.uuid(),
  number: z.int(),
  kind: z.enum(['payment', 'refund']),
  /** As the bank's statement names the payment. */
  order_id: z.int(),
  /** Hundredths. */
  amount: amountSchema,
  currency: currencySchema,
  /** When the money moved, in Unix seconds. */
  issued_at: z.int(),
  items: z.array(
    z.object({
      name: z.string(),
      amount: amountSchema,
      /** In per cent; null without VAT, and in receipts that no cash register has. */
      vat: z.int().nullable(),
      /** The VAT that is in the amount. */
      vat_amount: z.int().nonnegative(),
      /** Money paid ahead, for what is chosen later. */
      is_advance: z.boolean(),
    }),
  ),
  /** Where it was sent: e-mail or phone; null where the account had neither. */
  contact: z.string().nullable(),
  /** Null of a card that is not kept. */
  bank_card: bankCardSchema.pick({ type: true, last4: true }).nullable(),
  seller: z.object({ name: z.string(), tax_id: z.string().nullable() }),
  /** Null where the payment provider registers no receipts. */
  registration: registrationSchema.nullable(),
  /** Of a payment its refunds, of a refund its payment. */
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
