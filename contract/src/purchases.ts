import { oc } from '@orpc/contract';
import { z } from 'zod';
import { bankCardSchema, cardEntrySchema } from './bank-cards.ts';
import { bonusProgramSchema, bonusStatusSchema } from './bonuses.ts';
import { countSchema } from './bounds.ts';
import { amountSchema, currencySchema, moneySchema } from './money.ts';
import { idOrSlugSchema, idSchema, pageInput, pageOf } from './paging.ts';
import { durationUnits, mediaItemCardSchema, mediaItemTypeSchema, usageModelSchema } from './media-item.ts';
import { notificationSchema } from './notification.ts';
import { pinSchema } from './profiles.ts';

/** Ways to buy a single title: purchase or rental. */
export const titleUsageModels = ['EST', 'TVOD'] as const;
export const titleUsageModelSchema = z.enum(titleUsageModels);
export type TitleUsageModel = z.infer<typeof titleUsageModelSchema>;

/** In ascending order. */
export const purchaseQualities = ['SD', 'HD', 'UHD'] as const;
export const purchaseQualitySchema = z.enum(purchaseQualities);
export type PurchaseQuality = z.infer<typeof purchaseQualitySchema>;

/** The free trial of a service. */
export const trialSchema = z.object({ duration: z.int().positive(), duration_unit: z.enum(durationUnits) });

/** A lower price of a service for its first `periods`, each as long as the duration. */
export const introSchema = trialSchema.extend({ periods: z.int().positive() });

/** Price of a period by one payment method. */
export const purchasePriceSchema = z.object({
  price_id: z.int(),
  payment_method_id: z.int(),
  type: z.enum(['one_time', 'discount', 'trial', 'intro', 'bonus']),
  amount: amountSchema,
  /** Price before the discount; null without one. */
  original_amount: amountSchema.nullable(),
  currency: currencySchema,
  /** The free trial; null without one, and for an account that had the service before. */
  trial: trialSchema.nullable(),
  /** The introductory terms; null without them. */
  intro: introSchema.nullable(),
  /** The programme whose points pay, their number, and the account's membership in it; null for money. */
  bonus_program: z
    .object({ id: z.int(), name: z.string(), status: bonusStatusSchema, points: z.int().positive() })
    .nullable(),
});
export type PurchasePrice = z.infer<typeof purchasePriceSchema>;

/** A period; without a duration it has no end. */
export const purchasePeriodSchema = z.object({
  duration: z.int().positive().nullable(),
  duration_unit: z.enum(durationUnits).nullable(),
  is_default: z.boolean(),
  prices: z.array(purchasePriceSchema).min(1),
});
export type PurchasePeriod = z.infer<typeof purchasePeriodSchema>;

/** A way to obtain something: a single title (`content`), or a service. `seq_id` is the option's number. */
export const purchaseOptionSchema = z.object({
  seq_id: z.int(),
  usage_model: usageModelSchema,
  /** Null for a single title. */
  service: z.object({ id: z.int(), name: z.string(), content_type: z.literal('service') }).nullable(),
  /** Null for a service. */
  content: z
    .object({
      id: z.int(),
      name: z.string(),
      media_item_type: mediaItemTypeSchema,
      quality: purchaseQualitySchema,
    })
    .nullable(),
  periods: z.array(purchasePeriodSchema).min(1),
  /** There is only one period: only the payment method can be chosen. */
  is_quick_purchase: z.boolean(),
});
export type PurchaseOption = z.infer<typeof purchaseOptionSchema>;

export const paymentTypes = ['purchase', 'card_bind', 'account_refill'] as const;
export const paymentMethodNames = [
  'any_card',
  'linked_card',
  'account_prepaid',
  'bonus',
  'external_url',
] as const;

/**
 * Ids of payment methods, as in a price's `payment_method_id`: one each for the account's balance and for a new card; a
 * linked card and a bonus programme add their id.
 */
export const paymentMethodIds = {
  prepaid: 1,
  anyCard: 2,
  externalUrl: 3,
  bonus: 1000,
  linkedCard: 100_000,
} as const;

/** A payment method. */
export const paymentMethodSchema = z.object({
  id: z.int(),
  name: z.enum(paymentMethodNames),
  description: z.string(),
  /** Where the browser sends card data, or where the account is topped up. */
  payment_url: z.string().nullable(),
  /** Only for `linked_card`. */
  bank_card: bankCardSchema.pick({ id: true, type: true, last4: true }).nullable(),
  /** The account's balance in each of its currencies; only for `account_prepaid`. */
  balances: z.array(moneySchema),
  /** Only for `bonus`. */
  bonus_program: bonusProgramSchema.nullable(),
});
export type PaymentMethod = z.infer<typeof paymentMethodSchema>;

/** A payment type with its methods. */
export const paymentTypeSchema = z.object({
  name: z.enum(paymentTypes),
  payment_methods: z.array(paymentMethodSchema),
});
export type PaymentType = z.infer<typeof paymentTypeSchema>;

/**
 * A purchase. `instead_of` is a service of the account that a more expensive one replaces at once: the rest of its
 * period is deducted from the price; `credit` is that sum, as shown at most 15 minutes ago. The price is the one that
 * was shown: if it has changed, the purchase is refused. `has_session_id` is whether the page's address has the query
 * `session_id`.
 */
export const buyInputSchema = z.object({
  option: z.union([
    z.object({ media_item_id: idSchema, seq_id: idSchema }),
    z.object({
      service_id: idSchema,
      instead_of: idSchema.optional(),
      credit: countSchema.optional(),
    }),
  ]),
  price: z.object({
    price_id: idSchema,
    payment_method_id: idSchema,
    amount: amountSchema,
    currency: currencySchema,
    /** Number of points, for the payment method `bonus`. */
    points: countSchema.optional(),
  }),
  /** The card of the payment method `linked_card`; the method's id contains it as well. */
  bank_card_id: idSchema.optional(),
  /** Keep the new card, and charge it for the renewals of a service. */
  is_should_link_card: z.boolean().optional(),
  /** False only checks whether it could be bought, and changes nothing. */
  is_confirmed: z.boolean(),
  /** Required if the profile needs the PIN to buy. */
  pin_code: pinSchema.optional(),
  has_session_id: z.boolean(),
});
export type BuyInput = z.infer<typeof buyInputSchema>;

/** Result of a purchase: `preview` if not confirmed, `wait_payment` until the ticket is confirmed. */
export const orderSchema = z.object({
  ticket_id: z.uuid().nullable(),
  status: z.enum(['preview', 'wait_payment']),
  order_id: z.int().nullable(),
  notification: notificationSchema.nullable(),
  /** The step that the viewer must take with a card; null if none. */
  payment: cardEntrySchema.nullable(),
});
export type Order = z.infer<typeof orderSchema>;

/**
 * Result of a ticket's confirmation. `processing`: the bank has not answered yet; the push event `sync_purchase` or
 * `payment_failed` follows.
 */
export const ticketConfirmationSchema = z.object({
  status: z.enum(['paid', 'processing']),
  notification: notificationSchema.nullable(),
  /** The step that the bank still requires of the viewer; null if none, and once paid. */
  payment: cardEntrySchema.nullable(),
});
export type TicketConfirmation = z.infer<typeof ticketConfirmationSchema>;

/**
 * Purpose and state of a ticket. A purchase waits for 15 minutes; a card, a top-up or a renewal as long as its payment.
 */
export const ticketSchema = z.object({
  ticket_id: z.uuid(),
  order_id: z.int(),
  /** `renewal`: the sum due for a subscription; `certificate`: the purchase of a certificate. */
  purpose: z.enum([...paymentTypes, 'renewal', 'certificate']),
  /** `declined` ends the payment of a card, a top-up or a renewal; a purchase waits for another attempt. */
  status: z.enum(['wait_payment', 'paid', 'declined', 'expired']),
  /** Hundredths charged now: none at the start of a trial, and few or none to link a card. */
  amount: z.int().nonnegative(),
  currency: currencySchema,
  /** Whether the new card is kept. */
  is_should_link_card: z.boolean(),
  /** The product that is bought or renewed; null for a card and a top-up. */
  content: z
    .object({
      /** Id of the title or the service. */
      id: z.int(),
      name: z.string(),
      /** Null for a service. */
      media_item_type: mediaItemTypeSchema.nullable(),
      /** Alias for a service. */
      slug: z.string(),
      usage_model: usageModelSchema,
    })
    .nullable(),
  /** The payment in progress; null without one. */
  payment: cardEntrySchema.nullable(),
});
export type Ticket = z.infer<typeof ticketSchema>;

/** A title that the account has bought or rented. */
export const purchaseSchema = z.object({
  id: z.int(),
  usage_model: titleUsageModelSchema,
  quality: purchaseQualitySchema,
  media_item: mediaItemCardSchema,
  /** Unix seconds. */
  purchased_at: z.int(),
  /** End of the rental; null: never. */
  ends_at: z.int().nullable(),
});
export type Purchase = z.infer<typeof purchaseSchema>;

/** Kinds of movements in an account's payment history: `payout` goes back to a card. */
export const paymentKinds = [
  'credit',
  'purchase',
  'top_up',
  'refund',
  'payout',
  'certificate_sale',
  'certificate_redeemed',
] as const;

/** A movement of the account's money, with the balance after it. */
export const paymentSchema = z.object({
  id: z.int(),
  kind: z.enum(paymentKinds),
  /** Hundredths; negative if spent. */
  amount: z.int(),
  currency: currencySchema,
  /** Balance of the account after the movement. */
  balance: z.int().nonnegative(),
  /** Unix seconds. */
  created_at: z.int(),
  /** The card that was charged or refunded; null for the account's own money, and for a card that is not kept. */
  bank_card: bankCardSchema.pick({ type: true, last4: true }).nullable(),
  /** Receipt of a card's payment or refund; otherwise null. */
  receipt_id: z.uuid().nullable(),
  /** Whether a card paid, kept or not. */
  is_by_card: z.boolean(),
  /** The product; null for a credit, and for a deleted title. */
  content: z
    .object({
      name: z.string(),
      /** Null for a service. */
      media_item_type: mediaItemTypeSchema.nullable(),
      /** Alias for a service. */
      slug: z.string(),
      usage_model: usageModelSchema,
    })
    .nullable(),
});
export type Payment = z.infer<typeof paymentSchema>;

const tags = ['purchases'];

export const purchasesContract = {
  options: oc
    .route({
      method: 'GET',
      path: '/media_items/{id}/purchase_options',
      summary: 'How a film or episode can be obtained, and for how much',
      description:
        'For signed-in viewers (SIGN_IN_REQUIRED). Empty for what is not sold, and for what the account has.',
      tags,
    })
    .input(z.object({ id: idOrSlugSchema }))
    .output(z.object({ items: z.array(purchaseOptionSchema) })),
  serviceOptions: oc
    .route({
      method: 'GET',
      path: '/services/{id}/purchase_options',
      summary: 'How a service can be taken, and for how much',
      description: 'As for a title; NOT_FOUND for one that the brand does not have.',
      tags,
    })
    .input(z.object({ id: idOrSlugSchema }))
    .output(z.object({ items: z.array(purchaseOptionSchema) })),
  paymentMethods: oc
    .route({
      method: 'GET',
      path: '/payment_methods',
      summary: 'Payment methods by types',
      tags,
    })
    .input(
      z.object({
        /** Names, separated by commas. */
        types: z
          .string()
          .max(200)
          .transform((names) => names.split(','))
          .pipe(z.array(z.enum(paymentTypes)).min(1).max(paymentTypes.length)),
      }),
    )
    .output(z.object({ items: z.array(paymentTypeSchema) })),
  buy: oc
    .route({
      method: 'POST',
      path: '/purchases',
      summary: 'Buy content: a ticket that waits for its payment',
      description:
        'The same again while the ticket waits answers the same ticket. With a linked card the card is charged, with a card to enter `payment` says how; either way the confirmation tells what became of it. Refused with NOT_ENOUGH_FUNDS (1000049), NOT_ENOUGH_BONUSES, BONUS_NOT_REGISTERED, ALREADY_PURCHASED, PRICE_CHANGED, PIN_WRONG, PAYMENT_UNAVAILABLE; with what the title itself is refused with otherwise.',
      tags,
    })
    .input(buyInputSchema)
    .output(orderSchema),
  confirmTicket: oc
    .route({
      method: 'POST',
      path: '/tickets/{ticket_id}/confirmations',
      summary: 'Confirm a ticket, a card or a top-up: paid once, however often it is confirmed',
      description:
        'For a payment by card, asks the bank and waits up to 10 seconds for its answer. The ticket of a card or a top-up is what its own call answered. Refused with NOT_FOUND, TICKET_EXPIRED, PRICE_CHANGED where a promo code’s discount was used meanwhile, NOT_ENOUGH_FUNDS (1000049) for a blocked account, BALANCE_SPENT (2000034) where the balance paid for something else meanwhile, and PAYMENT_DECLINED or another error that begins so.',
      tags,
    })
    .input(z.object({ ticket_id: z.uuid(), has_session_id: z.boolean() }))
    .output(ticketConfirmationSchema),
  ticket: oc
    .route({
      method: 'GET',
      path: '/tickets/{ticket_id}',
      summary: 'What a ticket is for, and how far it is',
      description: 'The bank is not asked: the confirmation does. Refused with NOT_FOUND.',
      tags,
    })
    .input(z.object({ ticket_id: z.uuid() }))
    .output(ticketSchema),
  retryTicket: oc
    .route({
      method: 'POST',
      path: '/tickets/{ticket_id}/payments',
      summary: 'Another try to pay the ticket of a purchase by a card to enter',
      description:
        'A try that is under way is answered again. Refused with NOT_FOUND, TICKET_EXPIRED, ALREADY_PURCHASED, PAYMENT_UNAVAILABLE.',
      tags,
    })
    .input(z.object({ ticket_id: z.uuid() }))
    .output(z.object({ payment: cardEntrySchema })),
  list: oc
    .route({
      method: 'GET',
      path: '/user/purchases',
      summary: 'What the account has bought and rented, the latest first',
      tags,
    })
    .input(z.object(pageInput))
    .output(pageOf(purchaseSchema)),
  payments: oc
    .route({
      method: 'GET',
      path: '/user/payments',
      summary: 'What is on the account, and how it came and went, the latest first',
      tags,
    })
    .input(
      z.object({
        ...pageInput,
        kind: z.enum(paymentKinds).optional(),
        /** Year and month in the viewer's time zone: `2026-03`. */
        month: z
          .string()
          .regex(/^20\d\d-(?:0[1-9]|1[0-2])$/)
          .optional(),
      }),
    )
    .output(
      pageOf(paymentSchema).extend({
        balances: z.array(moneySchema),
        /** Kinds and months (latest first) in the whole history, regardless of filters. Null after the first page. */
        choices: z.object({ kinds: z.array(z.enum(paymentKinds)), months: z.array(z.string()) }).nullable(),
      }),
    ),
};
