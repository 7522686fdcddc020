import { oc } from '@orpc/contract';
import { z } from 'zod';
import { ingestInputKinds, ingestSchema, ingestStates, ingestStateSchema } from './ingest.ts';
import { currencySchema } from './money.ts';
import { pageInput, pageOf } from './paging.ts';

/** An issue that an operator must look at. */
export const attentionKinds = [
  'ingest_failed',
  /** Letters given up because no gateway accepted them. */
  'letter_given_up',
  /** Payments that the provider has not confirmed or rejected for an hour. */
  'payment_unknown',
  'refund_failed',
  'dispute_open',
  /** The books are inconsistent, or differ from a provider's statement. */
  'books_disagree',
  /** Refused renewals that are being retried. */
  'renewal_refused',
  /** Channels whose guide ends within a day. */
  'guide_ends',
  /** Titles whose rights end within two weeks in some country. */
  'rights_end',
  /** Deliveries to webhooks that were given up within a week. */
  'webhook_given_up',
  /** Backups are made, but the last one is older than eight days. */
  'backup_old',
  'problem_reported',
] as const;
export type AttentionKind = (typeof attentionKinds)[number];

const playingSchema = z.object({
  /** Playback starts of films and channels. */
  starts: z.int(),
  /** Errors from which a player did not recover. */
  failures: z.int(),
  played_seconds: z.number(),
  /** Rebuffering time after the start. */
  rebuffer_seconds: z.number(),
});

/** An overview of the service: the last 24 hours, and the 24 before them for comparison. */
export const todaySchema = z.object({
  /** Unix seconds. */
  now: z.int(),
  /** Screens that are playing now. */
  viewers_now: z.int(),
  last_day: playingSchema.extend({ startup_median: z.number().nullable() }),
  day_before: playingSchema.extend({ startup_median: z.number().nullable() }),
  /** 24 hours, earliest first. */
  hours: z.array(playingSchema.extend({ at: z.int() })),
  /** Sales minus refunds, in minor units. */
  sales: z.array(z.object({ currency: currencySchema, last_day: z.int(), day_before: z.int() })),
  subscribers: z.object({
    now: z.int(),
    new: z.int(),
    new_before: z.int(),
    lost: z.int(),
    lost_before: z.int(),
  }),
  ingests: z.array(z.object({ state: ingestStateSchema, count: z.int() })),
  /** Only kinds with open issues. */
  attention: z.array(
    z.object({
      kind: z.enum(attentionKinds),
      count: z.int(),
      /** From the latest issue: a name, a number (of the order or the account) or a sentence. */
      example: z.string().nullable(),
    }),
  ),
});
export type Today = z.infer<typeof todaySchema>;

export const listedIngestSchema = ingestSchema.omit({ page: true }).extend({
  kind: z.enum(ingestInputKinds),
  file_name: z.string(),
  /** The title's name, if there is one. */
  name: z.string().nullable(),
  slug: z.string().nullable(),
  /** Whether it packages again what was packaged before. */
  is_again: z.boolean(),
  attempts: z.int(),
  /** Position in the queue, 1 for the next; null if not queued. */
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
      summary: 'Viewers, playback, sales, subscribers and ingests of the last day, and open issues',
      tags,
    })
    .output(todaySchema),
  listIngests: oc
    .route({
      method: 'GET',
      path: '/operator/ingests',
      summary: 'Queued, running and finished ingests, latest first',
      description: 'The state `open` stands for every queued or running state.',
      tags,
    })
    .input(z.object({ state: z.enum([...ingestStates, 'open']).optional(), ...pageInput }))
    .output(pageOf(listedIngestSchema)),
};
