import { oc } from '@orpc/contract';
import { z } from 'zod';
import { mediaItemCardSchema } from './media-item.ts';
import { notificationSchema } from './notification.ts';
import { idSchema, pageInput, pageOf } from './paging.ts';

/** Days after the purchase in which a film can be exchanged. */
export const exchangeDays = 14;
/** Maximum percentage of the film that may have been watched. */
export const exchangeWatchedPercent = 25;

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
