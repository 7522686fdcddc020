import { oc } from '@orpc/contract';
import { z } from 'zod';
import { currencySchema } from './money.ts';
import { idSchema } from './paging.ts';

/** A card of the account; its number and code stay with the bank. */
export const bankCardSchema = z.object({
  id: z.int(),
  /** Null if the bank does not provide it. */
  first6: z.string().nullable(),
  last4: z.string(),
  /** `visa`, `mastercard`, `mir` …; `unknown` if the bank does not provide it. */
  type: z.string(),
  expiry_month: z.int().min(1).max(12),
  expiry_year: z.int(),
  /** Charged unless another card is chosen. */
  is_default: z.boolean(),
  /** `soon`: within 30 days. */
  expiry: z.enum(['later', 'soon', 'expired']),
  /** Unix seconds. */
  added_at: z.int(),
});
export type BankCard = z.infer<typeof bankCardSchema>;

/** Ways in which the browser hands over a card. Card data goes to the bank only, never to the service. */
export const cardEntrySchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('direct_post'),
    /** Takes card data, `order`, time and phone; answers `reqStatus`, or `acs_url` for 3-D Secure. */
    payment_url: z.url(),
    order: z.string(),
    /** Unix seconds. */
    expires_at: z.int(),
    /** Fields that the bank requires besides the card: cardholder name, postal code of the billing address. */
    fields: z.array(z.enum(['holder', 'postal_code'])).default([]),
  }),
  /** A page of the bank that takes the card or performs 3-D Secure. */
  z.object({ kind: z.literal('redirect'), url: z.url() }),
  /** The bank's script takes the card in its own frames. */
  z.object({
    kind: z.literal('tokenise'),
    library: z.literal('stripe'),
    script_url: z.url(),
    public_key: z.string(),
    client_secret: z.string(),
    intent: z.enum(['payment', 'setup']),
  }),
]);
export type WireCardEntry = z.infer<typeof cardEntrySchema>;

/**
 * Response to a request to bind a card. The ticket is confirmed like a purchase's; `req_id` is the bank's id of the
 * request.
 */
export const cardBindSchema = z.object({
  order_id: z.int(),
  /** Hundredths that the bank charges to verify the card, and refunds; 0 if it needs none. */
  pay_amount: z.int().nonnegative(),
  currency: currencySchema,
  req_id: z.string(),
  ticket_id: z.uuid(),
  payment: cardEntrySchema.nullable(),
});
export type CardBind = z.infer<typeof cardBindSchema>;

const tags = ['bank cards'];

export const bankCardsContract = {
  list: oc
    .route({
      method: 'GET',
      path: '/user/bank_cards',
      summary: 'The linked cards, the default one first',
      tags,
    })
    .output(z.object({ items: z.array(bankCardSchema) })),
  add: oc
    .route({
      method: 'POST',
      path: '/user/bank_cards',
      summary: 'Link a card: a ticket that waits for the card to be entered',
      description: 'Refused with BANK_CARDS_FULL, PAYMENT_UNAVAILABLE.',
      tags,
    })
    // A request without a body is equivalent.
    .input(z.object({ currency: currencySchema.optional() }).default({}))
    .output(cardBindSchema),
  delete: oc
    .route({
      method: 'DELETE',
      path: '/user/bank_cards/{id}',
      summary: 'Unlink a card: from now on nothing is charged to it',
      description: 'Refused with NOT_FOUND.',
      tags,
    })
    .input(z.object({ id: idSchema }))
    .output(z.object({})),
  makeDefault: oc
    .route({
      method: 'PUT',
      path: '/user/bank_cards/{id}/default',
      summary: 'Make a card the default one',
      description: 'Refused with NOT_FOUND.',
      tags,
    })
    .input(z.object({ id: idSchema }))
    .output(z.object({})),
};
