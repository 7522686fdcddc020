import { oc } from '@orpc/contract';
import { z } from 'zod';
import { ingestInputKinds, ingestSchema, ingestStates, ingestStateSchema } from './ingest.ts';
import { currencySchema } from './money.ts';
import { pageInput, pageOf } from './paging.ts';

/** What somebody of the operator's has to look at. */
export const attentionKinds = [
  'ingest_failed',
  /** Given up: no gateway took them. */
  'letter_given_up',
  /** The provider has not said for an hour what became of them. */
  'payment_unknown',
  'refund_failed',
  'dispute_open',
  /** The books do not agree with themselves, or with a provider's statement. */
  'books_disagree',
  /** Renewals that were refused and are tried again. */
  'renewal_refused',
  /** Channels whose guide ends within a day. */
  'guide_ends',
  'problem_reported',
] as const;
export type AttentionKind = (typeof attentionKinds)[number];

const playingSchema = z.object({
  /** Films and channels that began to play. */
  starts: z.int(),
  /** Errors that a player did not get over. */
  failures: z.int(),
  played_seconds: z.number(),
  /** Spent waiting for the picture after it had begun. */
  rebuffer_seconds: z.number(),
});

/** The service at one look: the last 24 hours, and the 24 before them to compare. */
export const todaySchema = z.object({
  /** Unix seconds. */
  now: z.int(),
  /** Screens that play now. */
  viewers_now: z.int(),
  last_day: playingSchema.extend({ startup_median: z.number().nullable() }),
  day_before: playingSchema.extend({ startup_median: z.number().nullable() }),
  /** The earliest first, 24 of them. */
  hours: z.array(playingSchema.extend({ at: z.int() })),
  /** What was sold less what was given back, in minor units. */
  sales: z.array(z.object({ currency: currencySchema, last_day: z.int(), day_before: z.int() })),
  subscribers: z.object({
    now: z.int(),
    new: z.int(),
    new_before: z.int(),
    lost: z.int(),
    lost_before: z.int(),
  }),
  ingests: z.array(z.object({ state: ingestStateSchema, count: z.int() })),
  /** Only what there is. */
  attention: z.array(
    z.object({
      kind: z.enum(attentionKinds),
      count: z.int(),
      /** Of the latest: a name, a number (of the order, of the account) or a sentence. */
      example: z.string().nullable(),
    }),
  ),
});
export type Today = z.infer<typeof todaySchema>;

export const listedIngestSchema = ingestSchema.omit({ page: true }).extend({
  kind: z.enum(ingestInputKinds),
  file_name: z.string(),
  /** Of the title, where there is one. */
  name: z.string().nullable(),
  slug: z.string().nullable(),
  attempts: z.int(),
  /** 1 for what is worked on next; null for what is not queued. */
  place: z.int().nullable(),
  /** Unix seconds. */
  created_at: z.int(),
  updated_at: z.int(),
});
export type ListedIngest = z.infer<typeof listedIngestSchema>;

const tags = ['operator'];

export const operatorTodayContract = {
  getToday: oc
    .route({
      method: 'GET',
      path: '/operator/today',
      summary: 'Viewers, playback, sales, subscribers, ingests of the last day, and what needs somebody',
      tags,
    })
    .output(todaySchema),
  listIngests: oc
    .route({
      method: 'GET',
      path: '/operator/ingests',
      summary: 'Films on their way in, and those that have arrived, the latest first',
      description: 'The state `open` is every one in which something waits or is under way.',
      tags,
    })
    .input(z.object({ state: z.enum([...ingestStates, 'open']).optional(), ...pageInput }))
    .output(pageOf(listedIngestSchema)),
};
