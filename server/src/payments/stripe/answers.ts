import { currencySchema } from '@kadr/contract';
import { z } from 'zod';

// The fields of Stripe's objects that are read. Fields that no rule depends on are left out, and new values are
// allowed.

const errorFields = z.object({
  type: z.string(),
  code: z.string().nullish(),
  decline_code: z.string().nullish(),
  message: z.string().nullish(),
  param: z.string().nullish(),
});
export type StripeFault = z.infer<typeof errorFields>;

const currency = z.string().toUpperCase().pipe(currencySchema);
const metadata = z.record(z.string(), z.string()).nullish();

const cardSchema = z.object({
  brand: z.string(),
  last4: z.string(),
  exp_month: z.int(),
  exp_year: z.int(),
});
const methodSchema = z.object({ id: z.string(), card: cardSchema.nullish() });

const chargeSchema = z.object({
  amount_refunded: z.int(),
  disputed: z.boolean(),
});

const intentFields = {
  id: z.string().min(1),
  status: z.string(),
  created: z.int(),
  metadata,
  customer: z.string().nullish(),
  client_secret: z.string().nullish(),
  payment_method: z.union([methodSchema, z.string()]).nullish(),
  next_action: z
    .object({ redirect_to_url: z.object({ url: z.url({ protocol: /^https?$/ }) }).nullish() })
    .nullish(),
  cancellation_reason: z.string().nullish(),
} as const;

export const paymentIntentSchema = z.object({
  ...intentFields,
  object: z.literal('payment_intent'),
  amount: z.int(),
  amount_received: z.int(),
  currency,
  setup_future_usage: z.string().nullish(),
  last_payment_error: errorFields.nullish(),
  latest_charge: z.union([chargeSchema, z.string()]).nullish(),
});
export type PaymentIntent = z.infer<typeof paymentIntentSchema>;

export const setupIntentSchema = z.object({
  ...intentFields,
  object: z.literal('setup_intent'),
  last_setup_error: errorFields.nullish(),
});
export type SetupIntent = z.infer<typeof setupIntentSchema>;

export const customerSchema = z.object({ id: z.string().min(1) });

export const refundSchema = z.object({
  id: z.string().min(1),
  payment_intent: z.string().nullish(),
  amount: z.int(),
  currency,
  status: z.string().nullish(),
  failure_reason: z.string().nullish(),
});
export type StripeRefund = z.infer<typeof refundSchema>;

export const disputeSchema = z.object({ id: z.string(), status: z.string(), created: z.int() });

export const listOf = <Item extends { readonly id: string }>(item: z.ZodType<Item>) =>
  z.object({ data: z.array(item), has_more: z.boolean() });

export const errorSchema = z.object({
  error: errorFields.extend({ payment_intent: paymentIntentSchema.optional().catch(undefined) }),
});

export const eventSchema = z.object({
  id: z.string().min(1).max(255),
  type: z.string().max(100),
  data: z.object({
    object: z.object({ id: z.string().max(255), payment_intent: z.string().max(255).nullish() }),
  }),
});
