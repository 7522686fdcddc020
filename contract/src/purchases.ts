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

/** How a title alone is sold: purchase or rental. */
export const titleUsageModels = ['EST', 'TVOD'] as const;
export const titleUsageModelSchema = z.enum(titleUsageModels);
export type TitleUsageModel = z.infer<typeof titleUsageModelSchema>;

/** Best last. */
export const purchaseQualities = ['SD', 'HD', 'UHD'] as const;
export const purchaseQualitySchema = z.enum(purchaseQualities);
export type PurchaseQuality = z.infer<typeof purchaseQualitySchema>;

/** What of a service is free at first. */
export const trialSchema = z.object({ duration: z.int().positive(), duration_unit: z.enum(durationUnits) });

/** A lower price of a service for its first `periods`, each as long as the duration. */
export const introSchema = trialSchema.extend({ periods: z.int().positive() });

/** What a period costs by one payment method. */
export const purchasePriceSchema = z.object({
  price_id: z.int(),
  payment_method_id: z.int(),
  type: z.enum(['one_time', 'discount', 'trial', 'intro', 'bonus']),
  amount: amountSchema,
  /** Before the discount; null without one. */
  original_amount: amountSchema.nullable(),
  currency: currencySchema,
  /** The free trial; null without one, and for an account that had the service before. */
  trial: trialSchema.nullable(),
  /** The terms at first; null without them. */
  intro: introSchema.nullable(),
  /** Whose points pay, how many of them, and how far the account is with it; null for money. */
  bonus_program: z
    .object({ id: z.int(), name: z.string(), status: bonusStatusSchema, points: z.int().positive() })
    .nullable(),
});
export type PurchasePrice = z.infer<typeof purchasePriceSchema>;

/** For how long; without a duration it has no end. */
export const purchasePeriodSchema = z.object({
  duration: z.int().positive().nullable(),
  duration_unit: z.enum(durationUnits).nullable(),
  is_default: z.boolean(),
  prices: z.array(purchasePriceSchema).min(1),
});
export type PurchasePeriod = z.infer<typeof purchasePeriodSchema>;

/** A way to obtain something: a title alone (`content`), or a service. `seq_id` is its number among the others. */
export const purchaseOptionSchema = z.object({
  seq_id: z.int(),
  usage_model: usageModelSchema,
  /** Null for a title alone. */
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
  /** There is one period only: nothing is left to choose but how to pay. */
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
 * Ids of payment methods, as `payment_method_id` of a price has them: one each for the account's balance and for a card that
 * is entered; a linked card and a bonus programme add their own id.
 */
export const paymentMethodIds = {
  prepaid: 1,
  anyCard: 2,
  externalUrl: 3,
  bonus: 1000,
  linkedCard: 100_000,
} as const;

/** A way to pay. */
export const paymentMethodSchema = z.object({
  id: z.int(),
  name: z.enum(paymentMethodNames),
  description: z.string(),
  /** Where the browser sends card data, or where the account is topped up. */
  payment_url: z.string().nullable(),
  /** Of `linked_card` only. */
  bank_card: bankCardSchema.pick({ id: true, type: true, last4: true }).nullable(),
  /** What is on the account, in each of its currencies; of `account_prepaid` only. */
  balances: z.array(moneySchema),
  /** Of `bonus` only. */
  bonus_program: bonusProgramSchema.nullable(),
});
export type PaymentMethod = z.infer<typeof paymentMethodSchema>;

/** Payment type. */
export const paymentTypeSchema = z.object({
  name: z.enum(paymentTypes),
  payment_methods: z.array(paymentMethodSchema),
});
export type PaymentType = z.infer<typeof paymentTypeSchema>;

/**
 * Buy content. `instead_of` is a service of the account whose place a dearer one takes at once: what is left of its period is
 * taken off the price; `credit` is how much that is, as it was shown at most 15 minutes ago. The price is said as it was shown: another one meanwhile is refused. `has_session_id` is whether the
 * page's address has the query `session_id`.
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
    /** Of the payment method `bonus`: how many points. */
    points: countSchema.optional(),
  }),
  /** The card of the payment method `linked_card`, as its id says too. */
  bank_card_id: idSchema.optional(),
  /** Keep the card that is entered, and charge it for the renewals of a service. */
  is_should_link_card: z.boolean().optional(),
  /** False only looks whether it could be bought, and changes nothing. */
  is_confirmed: z.boolean(),
  /** Needed where the profile buys with the PIN only. */
  pin_code: pinSchema.optional(),
  has_session_id: z.boolean(),
});
export type BuyInput = z.infer<typeof buyInputSchema>;

/** Buy response: `preview` of what is not confirmed, `wait_payment` until the ticket is confirmed. */
export const orderSchema = z.object({
  ticket_id: z.uuid().nullable(),
  status: z.enum(['preview', 'wait_payment']),
  order_id: z.int().nullable(),
  notification: notificationSchema.nullable(),
  /** What the viewer has to do with a card; null where nothing. */
  payment: cardEntrySchema.nullable(),
});
export type Order = z.infer<typeof orderSchema>;

/** What became of an order. `processing`: the bank has not answered yet; the push event `sync_purchase` or `payment_failed` follows. */
export const ticketConfirmationSchema = z.object({
  status: z.enum(['paid', 'processing']),
  notification: notificationSchema.nullable(),
  /** What the bank still wants of the viewer; null where nothing, and once it is paid. */
  payment: cardEntrySchema.nullable(),
});
export type TicketConfirmation = z.infer<typeof ticketConfirmationSchema>;

/**
 * What a ticket is for, and how far it is. A purchase waits for 15 minutes; a card, a top-up or a renewal as long as its payment.
 */
export const ticketSchema = z.object({
  ticket_id: z.uuid(),
  order_id: z.int(),
  /** `renewal`: what is due for a subscription; `certificate`: a certificate that is bought. */
  purpose: z.enum([...paymentTypes, 'renewal', 'certificate']),
  /** `declined` ends the payment of a card, a top-up or a renewal; a purchase waits for another try. */
  status: z.enum(['wait_payment', 'paid', 'declined', 'expired']),
  /** Hundredths that are taken now: nothing at the start of a trial, and little or nothing to link a card. */
  amount: z.int().nonnegative(),
  currency: currencySchema,
  /** Whether the card that is entered is kept. */
  is_should_link_card: z.boolean(),
  /** What is bought or renewed; null for a card and a top-up. */
  content: z
    .object({
      /** Of the title or the service. */
      id: z.int(),
      name: z.string(),
      /** Null for a service. */
      media_item_type: mediaItemTypeSchema.nullable(),
      /** Of a service its alias. */
      slug: z.string(),
      usage_model: usageModelSchema,
    })
    .nullable(),
  /** The payment that is under way; null without one. */
  payment: cardEntrySchema.nullable(),
});
export type Ticket = z.infer<typeof ticketSchema>;

/** Something that the account has bought or rented. */
export const purchaseSchema = z.object({
  id: z.int(),
  usage_model: titleUsageModelSchema,
  quality: purchaseQualitySchema,
  media_item: mediaItemCardSchema,
  /** Unix seconds. */
  purchased_at: z.int(),
  /** When the rental ends, or ended; null: never. */
  ends_at: z.int().nullable(),
});
export type Purchase = z.infer<typeof purchaseSchema>;

/** What moves an account's money, as its history tells: `payout` goes back to a card. */
export const paymentKinds = [
  'credit',
  'purchase',
  'top_up',
  'refund',
  'payout',
  'certificate_sale',
  'certificate_redeemed',
] as const;

/** A movement of the account's money, the latest state after it included. */
export const paymentSchema = z.object({
  id: z.int(),
  kind: z.enum(paymentKinds),
  /** Hundredths; negative when it was spent. */
  amount: z.int(),
  currency: currencySchema,
  /** What was on the account afterwards. */
  balance: z.int().nonnegative(),
  /** Unix seconds. */
  created_at: z.int(),
  /** The card that was charged or paid back to; null for the account's own money, and for a card that is not kept. */
  bank_card: bankCardSchema.pick({ type: true, last4: true }).nullable(),
  /** The receipt of what a card has paid, or of what went back to it; null of everything else. */
  receipt_id: z.uuid().nullable(),
  /** Whether a card paid, kept or not. */
  is_by_card: z.boolean(),
  /** What was bought; null for a credit, and where the title is gone. */
  content: z
    .object({
      name: z.string(),
      /** Null for a service. */
      media_item_type: mediaItemTypeSchema.nullable(),
      /** Of a service its alias. */
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
        /** What the history has, whatever it is narrowed to: kinds, and months, the latest first. Null beyond the first page. */
        choices: z.object({ kinds: z.array(z.enum(paymentKinds)), months: z.array(z.string()) }).nullable(),
      }),
    ),
};
