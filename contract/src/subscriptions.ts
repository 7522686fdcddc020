import { oc } from '@orpc/contract';
import { z } from 'zod';
import { bankCardSchema, cardEntrySchema } from './bank-cards.ts';
import { imagePathSchema } from './image.ts';
import { servicePurchaseStateSchema } from './listing.ts';
import { durationUnits } from './media-item.ts';
import { notificationSchema } from './notification.ts';
import { idSchema, slugSchema } from './paging.ts';
import { amountSchema, currencySchema } from './money.ts';
import { purchaseOptionSchema } from './purchases.ts';

/**
 * States of a subscription. `active`: paid, renewed at its end; `cancelled`: runs to its end; `grace`: a renewal was
 * not paid, its content stays available for some days; `hold`: it grants nothing until it is paid; `paused`: it grants
 * and costs nothing for a time.
 */
export const subscriptionStandings = ['active', 'cancelled', 'grace', 'hold', 'paused'] as const;

/** A subscription of the account, on the terms of its start, which do not change while it runs. */
export const subscriptionSchema = z.object({
  service: z.object({
    id: z.int(),
    alias: slugSchema,
    name: z.string(),
    image: imagePathSchema.nullable(),
    /** Tint, `#rrggbb`. */
    color: z.string().nullable(),
  }),
  purchase_state: servicePurchaseStateSchema,
  standing: z.enum(subscriptionStandings),
  /** The sum due for its continuation, and the deadline (Unix seconds); null if nothing is due. */
  due: z.object({ amount: amountSchema, until: z.int() }).nullable(),
  /** The requested or current pause, from the end of the period on; null without one. Unix seconds. */
  pause: z.object({ from: z.int(), until: z.int() }).nullable(),
  /**
   * A new price for the renewals from a time (Unix seconds) on, which needs the subscriber's consent. Without it the
   * subscription ends then.
   */
  new_price: z.object({ amount: amountSchema, from: z.int(), is_accepted: z.boolean() }).nullable(),
  /** The service that replaces it at the end of the period; null if none does. */
  next_service: z.object({ id: z.int(), name: z.string() }).nullable(),
  /** The card that pays the renewals; null: the account's balance. */
  bank_card: bankCardSchema.pick({ id: true, type: true, last4: true }).nullable(),
  /** Unix seconds. */
  started_at: z.int(),
  /** End of the paid period, or of the trial. */
  ends_at: z.int(),
  /** Whether nothing has been paid for it yet. */
  is_trial: z.boolean(),
  /** Price of the next period. */
  amount: amountSchema,
  currency: currencySchema,
  duration: z.int().positive(),
  duration_unit: z.enum(durationUnits),
});
export type Subscription = z.infer<typeof subscriptionSchema>;

/** A payment of the sum due; `ticket_id` is for `tickets confirm`. */
export const subscriptionPaymentSchema = z.object({
  ticket_id: z.uuid().nullable(),
  /** `paid`: the account's balance has paid. */
  status: z.enum(['wait_payment', 'paid']),
  /** The step that the viewer must take with a card; null if none. */
  payment: cardEntrySchema.nullable(),
});
export type SubscriptionPayment = z.infer<typeof subscriptionPaymentSchema>;

/** A service that can replace a subscription, with the terms of the change. */
export const subscriptionChangeSchema = z.object({
  service: z.object({ id: z.int(), alias: slugSchema, name: z.string() }),
  price_id: z.int(),
  duration: z.int().positive(),
  duration_unit: z.enum(durationUnits),
  /** Price of each of its periods. */
  amount: amountSchema,
  currency: currencySchema,
  /** A service that costs more per day begins at once, any other at the end of the paid period. */
  begins: z.enum(['now', 'period_end']),
  /** Unix seconds. */
  begins_at: z.int(),
  /** The unused part of the paid period, which is deducted; 0 at the end of the period. */
  credit: z.int().nonnegative(),
  /** Sum due when it begins. */
  due: amountSchema,
  /** Time of the next payment, in Unix seconds. */
  next_payment_at: z.int(),
  /**
   * Payment options now, for the full price without the credit; null at the end of the period, when it is a renewal.
   */
  option: purchaseOptionSchema.nullable(),
});
export type SubscriptionChange = z.infer<typeof subscriptionChangeSchema>;

const tags = ['subscriptions'];
const serviceInput = z.object({ service_id: idSchema });
const told = z.object({ notification: notificationSchema });

export const subscriptionsContract = {
  list: oc
    .route({
      method: 'GET',
      path: '/user/subscriptions',
      summary: 'The services that the account has, the latest first',
      tags,
    })
    .output(z.object({ items: z.array(subscriptionSchema) })),
  cancel: oc
    .route({
      method: 'POST',
      path: '/user/subscriptions/{service_id}/cancellations',
      summary: 'Cancel a subscription: it runs to the end of what is paid for and is not renewed',
      description: 'The same again changes nothing. NOT_FOUND for a service that the account does not have.',
      tags,
    })
    .input(serviceInput)
    .output(told),
  resume: oc
    .route({
      method: 'POST',
      path: '/user/subscriptions/{service_id}/resumptions',
      summary: 'Take a cancellation back while the subscription still runs, or a pause',
      description:
        'A pause that runs ends now, and the next period is paid. The same again changes nothing. NOT_FOUND for a service that the account does not have.',
      tags,
    })
    .input(serviceInput)
    .output(told),
  pay: oc
    .route({
      method: 'POST',
      path: '/user/subscriptions/{service_id}/payments',
      summary: 'Pay what is due for a subscription whose renewal was not paid',
      description:
        'By any payment method of `purchase`. A card that is entered is linked, and pays the renewals from then on. NOT_FOUND where nothing is due; BALANCE_TOO_LOW (2000035); NOT_ENOUGH_FUNDS for a blocked account.',
      tags,
    })
    .input(serviceInput.extend({ payment_method_id: idSchema }))
    .output(subscriptionPaymentSchema),
  pause: oc
    .route({
      method: 'POST',
      path: '/user/subscriptions/{service_id}/pauses',
      summary:
        'Pause a subscription at the end of its period: it opens nothing and costs nothing for some months',
      description: 'NOT_FOUND for a subscription that is not active. The same again replaces the pause.',
      tags,
    })
    .input(serviceInput.extend({ months: z.int().min(1).max(3) }))
    .output(z.object({ pause: z.object({ from: z.int(), until: z.int() }) })),
  acceptPrice: oc
    .route({
      method: 'POST',
      path: '/user/subscriptions/{service_id}/price_consents',
      summary: 'Agree to the new price of a subscription',
      description: 'PRICE_CHANGED when it is not the one that is asked for; NOT_FOUND where none is.',
      tags,
    })
    .input(serviceInput.extend({ amount: amountSchema }))
    .output(z.object({})),
  changes: oc
    .route({
      method: 'GET',
      path: '/user/subscriptions/{service_id}/changes',
      summary: 'What can take the place of a subscription: when, what is credited and what is paid',
      description:
        'Nothing while the subscription is not paid, or paused. NOT_FOUND for a service that the account does not have.',
      tags,
    })
    .input(serviceInput)
    .output(z.object({ items: z.array(subscriptionChangeSchema) })),
  changeAtEnd: oc
    .route({
      method: 'PUT',
      path: '/user/subscriptions/{service_id}/next',
      summary: 'Take another service in the place of this one when its period ends; null: keep it',
      description:
        'For a cheaper service; a dearer one begins at once, by `buy` with `instead_of`. NOT_FOUND for a service or price that is not offered, ALREADY_PURCHASED for one that the account has.',
      tags,
    })
    .input(
      serviceInput.extend({
        next: z.object({ service_id: idSchema, price_id: idSchema }).nullable(),
      }),
    )
    .output(z.object({})),
  setCard: oc
    .route({
      method: 'PUT',
      path: '/user/subscriptions/{service_id}/bank_card',
      summary: 'Choose the card that pays the renewals; null: the account’s balance',
      description:
        'Where a renewal was not paid, the card is charged within a minute. NOT_FOUND for a service that the account does not have, and for another account’s card.',
      tags,
    })
    .input(serviceInput.extend({ bank_card_id: idSchema.nullable() }))
    .output(z.object({})),
};
