import { oc } from '@orpc/contract';
import { z } from 'zod';
import { cardEntrySchema } from './bank-cards.ts';
import { unixSecondsSchema } from './bounds.ts';
import { amountSchema, currencySchema } from './money.ts';
import { notificationSchema } from './notification.ts';
import { idSchema, slugSchema } from './paging.ts';
import { pinSchema } from './profiles.ts';

/** A certificate's design: two colours and a symbol. */
export const certificateDesignSchema = z.object({
  alias: z.string(),
  name: z.string(),
  from: z.string(),
  to: z.string(),
  sign: z.enum(['gift', 'heart', 'star', 'play']),
});
export type CertificateDesign = z.infer<typeof certificateDesignSchema>;

/** The value of a certificate: a sum for the balance, or a service for a period. */
export const certificateProductSchema = z.object({
  id: z.int(),
  name: z.string(),
  amount: amountSchema,
  currency: currencySchema,
  service: z
    .object({
      alias: z.string(),
      name: z.string(),
      duration: z.int().positive(),
      duration_unit: z.enum(['day', 'month', 'year']),
    })
    .nullable(),
});
export type CertificateProduct = z.infer<typeof certificateProductSchema>;

/** A certificate that an account has bought or received. */
export const certificateSchema = z.object({
  id: z.uuid(),
  /** `received`: it was sent to the account's address, or the account has redeemed it. */
  role: z.enum(['bought', 'received']),
  /** `scheduled` until the day on which it is sent. */
  state: z.enum(['wait_payment', 'scheduled', 'ready', 'redeemed', 'refunded']),
  product: certificateProductSchema,
  design: certificateDesignSchema,
  /** The code that redeems it; null before payment and after redemption. */
  code: z.string().nullable(),
  /** Null for a certificate bought for oneself. */
  gift: z
    .object({
      recipient_name: z.string().nullable(),
      recipient_email: z.string(),
      sender_name: z.string().nullable(),
      greeting: z.string().nullable(),
      /** Unix seconds. */
      send_at: z.int(),
    })
    .nullable(),
  /** The remaining value: all of it, or nothing. */
  balance: z.int().nonnegative(),
  /** Unix seconds. */
  created_at: z.int(),
});
export type Certificate = z.infer<typeof certificateSchema>;

const line = z.string().trim().min(1).max(80);
const tags = ['certificates'];

export const certificatesContract = {
  offer: oc
    .route({
      method: 'GET',
      path: '/certificates',
      summary: 'The certificates that are sold, and their designs; none outside of the main brand',
      tags,
    })
    .output(
      z.object({ products: z.array(certificateProductSchema), designs: z.array(certificateDesignSchema) }),
    ),
  list: oc
    .route({
      method: 'GET',
      path: '/user/certificates',
      summary: 'What the account has bought and been given, the latest first',
      tags,
    })
    .output(z.object({ items: z.array(certificateSchema) })),
  buy: oc
    .route({
      method: 'POST',
      path: '/user/certificates',
      summary: 'Buy a certificate for oneself or as a gift',
      description:
        'Paid from the balance at once, or by a card: then the ticket is confirmed as that of a purchase. Refused with NOT_FOUND, BALANCE_TOO_LOW (2000035), NOT_ENOUGH_FUNDS for a blocked account, PIN_WRONG, PAYMENT_UNAVAILABLE, INVALID_INPUT for a day in the past.',
      tags,
    })
    .input(
      z.object({
        product_id: idSchema,
        /** The price that was shown. */
        amount: amountSchema,
        design: slugSchema,
        /** The balance, a linked card or a new card. */
        payment_method_id: idSchema,
        gift: z
          .object({
            recipient_email: z.email().max(254),
            recipient_name: line.nullable().default(null),
            sender_name: line.nullable().default(null),
            greeting: z.string().trim().min(1).max(500).nullable().default(null),
            /** Unix seconds, at most a year ahead; null: immediately. */
            send_at: unixSecondsSchema.nullable().default(null),
          })
          .nullable()
          .default(null),
        /** Required if the profile needs the PIN to buy. */
        pin_code: pinSchema.optional(),
      }),
    )
    .output(
      z.object({
        certificate_id: z.uuid(),
        status: z.enum(['paid', 'wait_payment']),
        ticket_id: z.uuid().nullable(),
        order_id: z.int().nullable(),
        payment: cardEntrySchema.nullable(),
      }),
    ),
  retry: oc
    .route({
      method: 'POST',
      path: '/user/certificates/payments',
      summary: 'Another try to pay a certificate by a card to enter',
      description: 'Refused with NOT_FOUND, also for one that is paid; PAYMENT_UNAVAILABLE.',
      tags,
    })
    .input(z.object({ ticket_id: z.uuid() }))
    .output(z.object({ ticket_id: z.uuid(), payment: cardEntrySchema.nullable() })),
  redeem: oc
    .route({
      method: 'POST',
      path: '/certificates/redemptions',
      summary: 'Redeem a certificate for the account, once',
      description:
        'Its service begins, or its sum is put on the balance; the latter too where the account has the service. Refused with CERTIFICATE_UNKNOWN, CERTIFICATE_USED, CERTIFICATE_ATTEMPTS.',
      tags,
    })
    .input(z.object({ code: z.string().trim().min(1).max(64) }))
    .output(z.object({ notification: notificationSchema, gives: z.enum(['balance', 'service']) })),
};
