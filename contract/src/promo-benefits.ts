import { z } from 'zod';
import { unixSecondsSchema, countSchema } from './bounds.ts';
import { amountSchema, currencySchema } from './money.ts';
import { slugSchema } from './paging.ts';
import { purchaseQualitySchema } from './purchases.ts';

/** Scope of a discount or a price; without fields: the next purchase of any kind. */
const scope = {
  title: slugSchema.optional(),
  service: slugSchema.optional(),
  /** Days from the redemption in which the account must use it; null: no limit. */
  days: z.int().min(1).max(3660).nullable().default(null),
};

/**
 * Benefit of a promo code. A discount or a price lowers one purchase, for a service its first paid period, and is
 * returned if that purchase is refunded in full. Titles, services and bonus programmes are named by slug and alias.
 */
export const promoBenefitSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('discount_percent'), percent: z.int().min(1).max(99), ...scope }),
  z.object({
    kind: z.literal('discount_amount'),
    amount: amountSchema,
    currency: currencySchema,
    ...scope,
  }),
  z.object({ kind: z.literal('price'), amount: amountSchema, currency: currencySchema, ...scope }),
  /** Free days of a service, after which nothing is charged; if the account has it, before its next payment. */
  z.object({ kind: z.literal('service_days'), service: slugSchema, days: z.int().min(1).max(3660) }),
  z.object({ kind: z.literal('title'), title: slugSchema, quality: purchaseQualitySchema.default('HD') }),
  z.object({ kind: z.literal('money'), amount: amountSchema, currency: currencySchema }),
  /** Points of a bonus programme, for members and for accounts that join it later. */
  z.object({ kind: z.literal('points'), program: slugSchema, points: z.int().min(1).max(1_000_000) }),
]);
export type PromoBenefit = z.output<typeof promoBenefitSchema>;

/** A campaign of promo codes: its dates and limits apply to all its codes together. `slug` is the key. */
export const promoCampaignImportSchema = z.object({
  slug: slugSchema,
  /** Shown to operators only. */
  name: z.string().trim().min(1).max(200),
  /** Unix seconds; null: no start, no end. */
  valid_from: unixSecondsSchema.nullable().default(null),
  valid_to: unixSecondsSchema.nullable().default(null),
  max_redemptions: countSchema.nullable().default(null),
  /** Redemptions per day (UTC). */
  max_per_day: countSchema.nullable().default(null),
  /** Number of its codes that an account may use. */
  max_per_account: countSchema.nullable().default(null),
});
export type PromoCampaignImport = z.input<typeof promoCampaignImportSchema>;
export type PromoCampaignImportParsed = z.output<typeof promoCampaignImportSchema>;
