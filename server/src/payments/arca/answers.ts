import { z } from 'zod';

// The fields of ArCa's answers that are read. Numbers come as text from some of its methods.

const integer = z.coerce.number().int();
const code = z.coerce.string();

export const registeredSchema = z.object({
  errorCode: code.default('0'),
  errorMessage: z.string().nullish(),
  orderId: z.string().nullish(),
  formUrl: z.url({ protocol: /^https?$/ }).nullish(),
});

export const doneSchema = z.object({ errorCode: code.default('0'), errorMessage: z.string().nullish() });

export const statusSchema = z.object({
  errorCode: code.default('0'),
  errorMessage: z.string().nullish(),
  orderNumber: z.string().nullish(),
  orderStatus: integer.nullish(),
  actionCode: integer.nullish(),
  actionCodeDescription: z.string().nullish(),
  /** Minor units. */
  amount: integer.nullish(),
  /** ISO 4217, numeric. */
  currency: z.string().nullish(),
  /** Milliseconds since 1970. */
  date: integer.nullish(),
  attributes: z.array(z.object({ name: z.string(), value: z.string() })).nullish(),
  cardAuthInfo: z
    .object({
      pan: z.string().nullish(),
      /** `203012`. */
      expiration: z.coerce.string().nullish(),
    })
    .nullish(),
  bindingInfo: z.object({ clientId: z.string().nullish(), bindingId: z.string().nullish() }).nullish(),
  paymentAmountInfo: z
    .object({ depositedAmount: integer.nullish(), refundedAmount: integer.nullish() })
    .nullish(),
});
export type OrderStatus = z.infer<typeof statusSchema>;
