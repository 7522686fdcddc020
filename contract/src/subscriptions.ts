import { oc } from '@orpc/contract';
import { z } from 'zod';
import { imagePathSchema } from './image.ts';
import { servicePurchaseStateSchema } from './listing.ts';
import { durationUnits } from './media-item.ts';
import { notificationSchema } from './notification.ts';
import { idSchema, slugSchema } from './paging.ts';
import { amountSchema, currencySchema } from './money.ts';

/** A service that the account has, on the terms on which it was taken: they stay while it runs. */
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
  /** Unix seconds. */
  started_at: z.int(),
  /** When the period that is paid for, or the trial, ends. */
  ends_at: z.int(),
  /** Nothing has been paid for it yet. */
  is_trial: z.boolean(),
  /** What the next period costs. */
  amount: amountSchema,
  currency: currencySchema,
  duration: z.int().positive(),
  duration_unit: z.enum(durationUnits),
});
export type Subscription = z.infer<typeof subscriptionSchema>;

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
      summary: 'Take a cancellation back while the subscription still runs',
      description: 'The same again changes nothing. NOT_FOUND for a service that the account does not have.',
      tags,
    })
    .input(serviceInput)
    .output(told),
};
