import { oc } from '@orpc/contract';
import { z } from 'zod';
import { foundAccountSchema } from './operator-support.ts';
import { idSchema } from './paging.ts';
import { segmentRulesSchema } from './segments.ts';

export const segmentSchema = z.object({
  id: z.int(),
  name: z.string(),
  /** Accounts that have signed in to this brand; null: accounts of all brands. */
  brand: z.string().nullable(),
  rules: segmentRulesSchema,
  /** Unix seconds. */
  changed_at: z.int(),
  changed_by: z.string(),
  /** Broadcasts to it, sent or not. */
  broadcasts: z.int(),
});
export type Segment = z.infer<typeof segmentSchema>;

/** How many accounts a preview shows. */
export const segmentSampleSize = 10;

const tags = ['operator'];
const one = z.object({ id: idSchema });
const name = z.string().trim().min(1).max(100);
const brand = z.string().min(1).max(60).nullable();
const naming = 'NOT_FOUND for a title, genre, service, bonus programme or brand that does not exist.';

/** Segments: accounts chosen by rules. Members with a role for one brand use the segments of that brand only. */
export const operatorSegmentsContract = {
  listSegments: oc
    .route({ method: 'GET', path: '/operator/segments', summary: 'Segments by name, at most 500', tags })
    .output(z.object({ items: z.array(segmentSchema).max(500) })),
  getSegment: oc
    .route({ method: 'GET', path: '/operator/segments/{id}', summary: 'A segment', tags })
    .input(one)
    .output(segmentSchema),
  createSegment: oc
    .route({
      method: 'POST',
      path: '/operator/segments',
      summary: 'Save a segment',
      description: naming,
      tags,
    })
    .input(z.object({ name, brand, rules: segmentRulesSchema }))
    .output(segmentSchema),
  setSegment: oc
    .route({
      method: 'PUT',
      path: '/operator/segments/{id}',
      summary: 'Change a segment; its brand stays',
      description: `${naming} Broadcasts that are being sent use the new rules from then on.`,
      tags,
    })
    .input(one.extend({ name, rules: segmentRulesSchema }))
    .output(segmentSchema),
  removeSegment: oc
    .route({
      method: 'DELETE',
      path: '/operator/segments/{id}',
      summary: 'Remove a segment',
      description: 'CONFLICT while broadcasts refer to it.',
      tags,
    })
    .input(one)
    .output(z.object({})),
  previewSegment: oc
    .route({
      method: 'POST',
      path: '/operator/segments/preview',
      summary: 'Count the accounts that match, and show the latest ones, masked',
      description: `Blocked accounts never match. ${naming} SEGMENT_TOO_SLOW when counting takes longer than a few seconds.`,
      tags,
    })
    .input(z.object({ brand, rules: segmentRulesSchema }))
    .output(
      z.object({
        accounts: z.int(),
        sample: z.array(foundAccountSchema).max(segmentSampleSize),
      }),
    ),
};
