import { oc } from '@orpc/contract';
import { z } from 'zod';
import { serviceSchema } from './listing.ts';
import { purchaseVariantSchema } from './media-item.ts';
import { idOrSlugSchema } from './paging.ts';
import { trialSchema } from './purchases.ts';

/** A service with the details of its page; its titles are listed by `mediaItems.list` with its `service_id`. */
export const servicePageSchema = serviceSchema.extend({
  /** A paragraph per line. */
  description: z.string().nullable(),
  /** Tint of its page, `#rrggbb`. */
  color: z.string().nullable(),
  /** With the free trial; null without one, and for an account that had the service before. */
  purchase_variants: z.array(purchaseVariantSchema.extend({ trial: trialSchema.nullable() })),
});
export type ServicePage = z.infer<typeof servicePageSchema>;

export const servicesContract = {
  getById: oc
    .route({
      method: 'GET',
      path: '/services/{id}',
      summary: 'A service by its id or alias',
      description:
        'NOT_FOUND for one that the brand does not have. One that is not offered any more has no `actions`; `active` is whether the viewer’s account has it.',
      tags: ['services'],
    })
    .input(z.object({ id: idOrSlugSchema }))
    .output(servicePageSchema),
  list: oc
    .route({
      method: 'GET',
      path: '/services',
      summary: 'The services that the brand offers',
      tags: ['services'],
    })
    .output(z.object({ items: z.array(servicePageSchema.omit({ description: true })) })),
};
