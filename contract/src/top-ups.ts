import { oc } from '@orpc/contract';
import { z } from 'zod';
import { cardEntrySchema } from './bank-cards.ts';
import { currencySchema } from './money.ts';
import { idSchema } from './paging.ts';
import { pinSchema } from './profiles.ts';
import { topUpBounds } from './top-up-bounds.ts';

const topUpAmountSchema = z.int().min(topUpBounds.least).max(topUpBounds.most);

/** A top-up that waits for its payment; its ticket is confirmed like a purchase's. */
export const topUpSchema = z.object({
  ticket_id: z.uuid(),
  order_id: z.int(),
  status: z.literal('wait_payment'),
  payment: cardEntrySchema.nullable(),
});
export type TopUp = z.infer<typeof topUpSchema>;

/** Tops up the account by `amount` from a card once the balance is below `below`, at most once a day. */
export const automaticTopUpSchema = z.object({
  below: z.int().positive().max(topUpBounds.most),
  amount: topUpAmountSchema,
  currency: currencySchema,
  bank_card_id: idSchema,
});
export type AutomaticTopUp = z.infer<typeof automaticTopUpSchema>;

const tags = ['top-ups'];

export const topUpsContract = {
  create: oc
    .route({
      method: 'POST',
      path: '/user/top_ups',
      summary: 'Top the account up, from a linked card or one to enter',
      description:
        'Also for a blocked account. Refused with NOT_FOUND (the card), PIN_WRONG, PAYMENT_UNAVAILABLE.',
      tags,
    })
    .input(
      z.object({
        amount: topUpAmountSchema,
        currency: currencySchema,
        /** Omitted: a new card. */
        bank_card_id: idSchema.optional(),
        is_should_link_card: z.boolean().optional(),
        /** Required if the profile needs the PIN to buy. */
        pin_code: pinSchema.optional(),
      }),
    )
    .output(topUpSchema),
  getAutomatic: oc
    .route({
      method: 'GET',
      path: '/user/automatic_top_up',
      summary: 'Whether the account tops itself up',
      tags,
    })
    .output(
      z.object({
        /** Null if off. */
        automatic: automaticTopUpSchema.nullable(),
        /** Why it was stopped: its card was refused permanently, or removed. Null if the viewer decided. */
        stopped: z.enum(['declined', 'card_removed']).nullable(),
      }),
    ),
  setAutomatic: oc
    .route({
      method: 'PUT',
      path: '/user/automatic_top_up',
      summary: 'Let the account top itself up from a linked card, or no more',
      description: 'Refused with NOT_FOUND (the card), PAYMENT_UNAVAILABLE.',
      tags,
    })
    .input(z.object({ automatic: automaticTopUpSchema.nullable() }))
    .output(z.object({})),
};
