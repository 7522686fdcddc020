import { z } from 'zod';
import { currencies, readAmount } from '../money.ts';
import { invalid } from './api-error.ts';

const amountSchema = z.object({
  value: z.string().refine((text) => readAmount(text) !== null, 'must be a positive sum such as 1990.00'),
  currency: z.enum(currencies),
});

/** YooKassa's limits: at most 16 keys of 32 characters, values of 512. */
const metadataSchema = z
  .record(z.string().max(32), z.coerce.string().max(512))
  .refine((metadata) => Object.keys(metadata).length <= 16, 'has more than 16 keys');

const confirmationSchema = z.object({
  type: z.literal('redirect'),
  return_url: z.url({ protocol: /^https?$/ }).max(2048),
  enforce: z.boolean().optional(),
});

/** Values of 54-FZ, in YooKassa's terms. */
const paymentSubjects = [
  'commodity',
  'excise',
  'job',
  'service',
  'payment',
  'intellectual_activity',
  'property_right',
  'agent_commission',
  'composite',
  'another',
] as const;
const paymentModes = [
  'full_prepayment',
  'partial_prepayment',
  'advance',
  'full_payment',
  'partial_payment',
  'credit',
  'credit_payment',
] as const;

const receiptSchema = z.object({
  customer: z
    .object({
      email: z.email().optional(),
      phone: z
        .string()
        .regex(/^\d{7,15}$/)
        .optional(),
    })
    .refine(({ email, phone }) => email !== undefined || phone !== undefined, 'needs email or phone'),
  items: z
    .array(
      z.object({
        description: z.string().min(1).max(128),
        quantity: z.coerce.number().int().positive().max(1000),
        amount: amountSchema,
        vat_code: z.int().min(1).max(12),
        payment_subject: z.enum(paymentSubjects).optional(),
        payment_mode: z.enum(paymentModes).optional(),
      }),
    )
    .min(1)
    .max(100),
  tax_system_code: z.int().min(1).max(6).optional(),
});
export type ReceiptRequest = z.infer<typeof receiptSchema>;

export const paymentRequestSchema = z.object({
  amount: amountSchema,
  capture: z.boolean().default(false),
  confirmation: confirmationSchema.optional(),
  description: z.string().max(128).optional(),
  metadata: metadataSchema.default({}),
  merchant_customer_id: z.string().max(200).optional(),
  payment_method_id: z.string().optional(),
  payment_method_data: z.object({ type: z.literal('bank_card') }).optional(),
  save_payment_method: z.boolean().default(false),
  receipt: receiptSchema.optional(),
});
export type PaymentRequest = z.infer<typeof paymentRequestSchema>;

export const captureRequestSchema = z.object({ amount: amountSchema.optional() });

export const bindingRequestSchema = z.object({
  type: z.literal('bank_card'),
  confirmation: confirmationSchema,
});

export const refundRequestSchema = z.object({
  payment_id: z.string(),
  amount: amountSchema,
  description: z.string().max(250).optional(),
  metadata: metadataSchema.default({}),
  receipt: receiptSchema.optional(),
});

/** @throws ApiError naming the first invalid parameter. */
export function parsed<Schema extends z.ZodType>(schema: Schema, body: unknown): z.infer<Schema> {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw invalid(issue?.message ?? 'Invalid request', issue?.path.join('.') ?? '');
}

/**
 * @throws ApiError unless the lines add up to the sum: a receipt must match the payment. For roubles it is required
 * where the shop needs one.
 */
export function checkReceipt(
  receipt: ReceiptRequest | undefined,
  { value, currency }: z.infer<typeof amountSchema>,
  isNeeded: boolean,
): void {
  if (receipt === undefined) {
    if (isNeeded && currency === 'RUB') throw invalid('Receipt is missing or illegal', 'receipt');
    return;
  }
  const isSame = receipt.items.every(({ amount }) => amount.currency === currency);
  const sum = receipt.items.reduce(
    (sum, { amount, quantity }) => sum + (readAmount(amount.value) ?? 0) * quantity,
    0,
  );
  if (!isSame || sum !== readAmount(value))
    throw invalid('Receipt items do not add up to the amount', 'receipt.items');
}
