import { oc } from '@orpc/contract';
import { z } from 'zod';
import { idSchema, pageInput, pageOf } from './paging.ts';

/** Events that other systems can subscribe to. */
export const webhookEvents = [
  /** A record was created, changed, removed or restored. */
  'record.changed',
  'ingest.published',
  'ingest.failed',
  'account.created',
  'account.blocked',
  'purchase.made',
  'subscription.begun',
  'subscription.ended',
  'refund.succeeded',
  /** Sent by hand, to test an endpoint. */
  'webhook.test',
] as const;
export const webhookEventSchema = z.enum(webhookEvents);
export type WebhookEvent = z.infer<typeof webhookEventSchema>;

const chosenEventsSchema = z
  .array(webhookEventSchema)
  .min(1)
  .max(webhookEvents.length)
  .transform((events) => [...new Set(events)]);

const urlSchema = z
  .url({ protocol: /^https?$/ })
  .max(2000)
  .refine((text) => {
    const url = URL.parse(text);
    return url !== null && url.username === '' && url.password === '';
  }, 'must have no name and password in it');

export const webhookSchema = z.object({
  id: z.int(),
  name: z.string(),
  url: z.string(),
  events: z.array(webhookEventSchema),
  is_enabled: z.boolean(),
  /** Unix seconds. */
  created_at: z.int(),
  created_by: z.string(),
  /** Numbers of pending and given-up deliveries. */
  waiting: z.int(),
  given_up: z.int(),
});
export type Webhook = z.infer<typeof webhookSchema>;

export const deliveryStates = ['waiting', 'delivered', 'given_up'] as const;
export const webhookDeliverySchema = z.object({
  /** As in the header `webhook-id`: the same for every attempt. */
  id: z.uuid(),
  webhook_id: z.int(),
  event: webhookEventSchema,
  state: z.enum(deliveryStates),
  /** The JSON body. */
  payload: z.string(),
  tries: z.int(),
  /** Unix seconds. */
  created_at: z.int(),
  /** Of the next attempt; null when there is none. */
  next_try_at: z.int().nullable(),
  delivered_at: z.int().nullable(),
  /** HTTP status of the last attempt, or why there was no response. */
  last_status: z.int().nullable(),
  last_error: z.string().nullable(),
});
export type WebhookDelivery = z.infer<typeof webhookDeliverySchema>;

const values = {
  name: z.string().trim().min(1).max(100),
  url: urlSchema,
  events: chosenEventsSchema,
};
const tags = ['operator'];
const webhook = z.object({ id: idSchema });

/** Webhooks to other systems, signed according to Standard Webhooks (https://www.standardwebhooks.com). */
export const operatorWebhooksContract = {
  listWebhooks: oc
    .route({
      method: 'GET',
      path: '/operator/webhooks',
      summary: 'Webhook endpoints',
      tags,
    })
    .output(z.object({ items: z.array(webhookSchema) })),
  createWebhook: oc
    .route({
      method: 'POST',
      path: '/operator/webhooks',
      summary: 'Add a webhook endpoint',
      description:
        'The response contains the signing secret (`whsec_…`), which is shown only once. INVALID_INPUT for an address without TLS or on a private network, unless the configuration allows those.',
      tags,
    })
    .input(z.object(values))
    .output(z.object({ webhook: webhookSchema, secret: z.string() })),
  setWebhook: oc
    .route({ method: 'PUT', path: '/operator/webhooks/{id}', summary: 'Change an endpoint', tags })
    .input(webhook.extend({ ...values, is_enabled: z.boolean() }))
    .output(webhookSchema),
  removeWebhook: oc
    .route({
      method: 'DELETE',
      path: '/operator/webhooks/{id}',
      summary: 'Remove a webhook endpoint and its pending deliveries',
      tags,
    })
    .input(webhook)
    .output(z.object({})),
  testWebhook: oc
    .route({
      method: 'POST',
      path: '/operator/webhooks/{id}/test',
      summary: 'Send the event webhook.test to an endpoint',
      tags,
    })
    .input(webhook)
    .output(z.object({ delivery_id: z.uuid() })),
  listWebhookDeliveries: oc
    .route({
      method: 'GET',
      path: '/operator/webhooks/{id}/deliveries',
      summary: 'The deliveries of an endpoint, latest first',
      tags,
    })
    .input(webhook.extend({ state: z.enum(deliveryStates).optional(), ...pageInput }))
    .output(pageOf(webhookDeliverySchema)),
  retryWebhookDeliveries: oc
    .route({
      method: 'POST',
      path: '/operator/webhooks/{id}/retries',
      summary: 'Send given-up deliveries again',
      tags,
    })
    .input(webhook)
    .output(z.object({ deliveries: z.int() })),
};
