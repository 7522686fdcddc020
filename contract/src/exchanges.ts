import { oc } from '@orpc/contract';
import { z } from 'zod';
import { brandIdsSchema, unixSecondsSchema } from './bounds.ts';
import { mediaItemCardSchema } from './media-item.ts';
import { notificationSchema } from './notification.ts';
import { idSchema, pageInput, pageOf, slugSchema } from './paging.ts';

/** Days after the purchase in which a film can be exchanged, unless an offer of the operator says otherwise. */
export const exchangeDays = 14;
/** Maximum percentage of the film that may have been watched, unless an offer of the operator says otherwise. */
export const exchangeWatchedPercent = 25;

/**
 * The terms on which a brand's viewers exchange films; `slug` is the key. Of the offers that are on, the first in order
 * counts; without one, {@link exchangeDays} and {@link exchangeWatchedPercent} do.
 */
export const exchangeOfferImportSchema = z.object({
  slug: slugSchema,
  /** Shown to operators only. */
  name: z.string().trim().min(1).max(200),
  /** Position among the offers. */
  order_number: z.int().min(0).max(1_000_000).default(0),
  /** Brand ids whose viewers get it; empty means every brand. */
  brands: brandIdsSchema.default([]),
  /** Unix seconds; null: no start, no end. */
  starts_at: unixSecondsSchema.nullable().default(null),
  ends_at: unixSecondsSchema.nullable().default(null),
  /** Days after the purchase; 0: films cannot be exchanged. */
  days: z.int().min(0).max(365).default(exchangeDays),
  /** Maximum percentage of the given film that may have been watched. */
  watched_percent: z.int().min(0).max(100).default(exchangeWatchedPercent),
  /** Films that can be received; empty means all that cost no more. */
  media_items: z.array(slugSchema).max(2000).default([]),
});
export type ExchangeOfferImport = z.input<typeof exchangeOfferImportSchema>;
export type ExchangeOfferImportParsed = z.output<typeof exchangeOfferImportSchema>;

const refusals =
  'For signed-in viewers (SIGN_IN_REQUIRED). EXCHANGE_NOT_POSSIBLE for a film that the account has not bought for good, got by an exchange, bought too long ago or has watched too much of.';

/** Exchange of a bought film for another that costs no more. */
export const exchangesContract = {
  offers: oc
    .route({
      method: 'GET',
      path: '/media_items/{id}/exchange_offers',
      summary: 'Films for which a bought one can be exchanged, the most popular first',
      description: refusals,
      tags: ['purchases'],
    })
    .input(z.object({ id: idSchema, ...pageInput }))
    .output(pageOf(mediaItemCardSchema)),
  make: oc
    .route({
      method: 'POST',
      path: '/exchanges',
      summary: 'Exchange a bought film for another one, once',
      description: `${refusals} NOT_FOUND, AGE_RESTRICTED for a film that the viewer may not see; EXCHANGE_NOT_OFFERED for one that is not among the offers.`,
      tags: ['purchases'],
    })
    .input(
      z.object({
        /** As listed among the bought film's actions. */
        action: z.object({ type: z.literal('exchange'), media_item_id: idSchema }),
        wanted_media_item_id: idSchema,
      }),
    )
    .output(z.object({ notification: notificationSchema })),
};
