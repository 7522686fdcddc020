import { z } from 'zod';
import { amountSchema } from './amounts.ts';

// The fields of YooKassa's objects that are read. Fields that no rule depends on are left out, and new values are
// allowed.

const cardSchema = z.object({
  first6: z.string().nullish(),
  last4: z.string(),
  expiry_month: z.string().regex(/^\d{1,2}$/),
  expiry_year: z.string().regex(/^\d{4}$/),
  card_type: z.string().nullish(),
});

export const methodSchema = z.object({
  id: z.string().min(1),
  saved: z.boolean().default(false),
  status: z.string().optional(),
  card: cardSchema.optional(),
  confirmation: z.unknown().optional(),
});
export type MethodAnswer = z.infer<typeof methodSchema>;

/** Where the viewer is sent; with the sandbox bank also where a page of ours posts a card. */
export const confirmationSchema = z.object({
  confirmation_url: z.url({ protocol: /^https?$/ }),
  sandbox: z
    .object({
      payment_url: z.url({ protocol: /^https?$/ }),
      order: z.string().min(1),
      expires_at: z.iso.datetime({ offset: true }),
      fields: z.array(z.enum(['holder', 'postal_code'])).default([]),
    })
    .optional(),
});

export const paymentSchema = z.object({
  id: z.string().min(1),
  status: z.string(),
  amount: amountSchema,
  refunded_amount: amountSchema.optional(),
  created_at: z.iso.datetime({ offset: true }),
  metadata: z.record(z.string(), z.unknown()).nullish(),
  payment_method: methodSchema.optional().catch(undefined),
  confirmation: confirmationSchema.optional().catch(undefined),
  cancellation_details: z.object({ party: z.string().nullish(), reason: z.string() }).optional(),
  /** Only of the sandbox bank. */
  dispute: z.object({ status: z.enum(['open', 'won', 'lost']) }).optional(),
});
export type PaymentAnswer = z.infer<typeof paymentSchema>;

export const refundSchema = z.object({
  id: z.string().min(1),
  payment_id: z.string().min(1),
  status: z.string(),
  amount: amountSchema,
  cancellation_details: z.object({ reason: z.string() }).optional(),
});
export type RefundAnswer = z.infer<typeof refundSchema>;

/** Numbers are present once it is registered. */
export const receiptSchema = z.object({
  type: z.string(),
  status: z.string(),
  fiscal_document_number: z.string().nullish(),
  fiscal_storage_number: z.string().nullish(),
  fiscal_attribute: z.string().nullish(),
  registered_at: z.iso.datetime({ offset: true }).nullish(),
});
export type ReceiptAnswer = z.infer<typeof receiptSchema>;

export const listOf = <Item>(item: z.ZodType<Item>) =>
  z.object({ items: z.array(item), next_cursor: z.string().optional() });

export const errorSchema = z.object({
  type: z.literal('error'),
  code: z.string(),
  description: z.string().optional(),
  parameter: z.string().optional(),
});
