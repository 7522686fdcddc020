import { oc } from '@orpc/contract';
import { z } from 'zod';
import { accountReferenceSchema } from './account-reference.ts';
import { unixSecondsSchema } from './bounds.ts';
import { displayInputSchema } from './display-input.ts';
import { moneySchema } from './money.ts';
import { idSchema, pageInput, pageOf } from './paging.ts';

/** `draft` and `scheduled` have sent nothing yet; `cancelled` was stopped while it was being sent. */
export const broadcastStates = ['draft', 'scheduled', 'sending', 'sent', 'cancelled'] as const;
export type BroadcastState = (typeof broadcastStates)[number];

/**
 * Days over which the limit of broadcasts per account counts, and after a broadcast in which a purchase counts as a
 * result.
 */
export const broadcastDays = { cap: 7, purchases: 7 } as const;

const minuteOfDay = z.int().min(0).max(1439);

/** A broadcast as an operator writes it. */
export const broadcastInputSchema = z.object({
  /** Shown to staff only. */
  name: z.string().trim().min(1).max(100),
  segment_id: idSchema,
  display: displayInputSchema,
  /** Time after which it is no longer sent, nor shown to accounts that have not seen it; null: never. */
  expires_at: unixSecondsSchema.nullable().default(null),
  /** Accounts that have received this many broadcasts within 7 days do not get this one. */
  cap: z.int().min(1).max(100).default(3),
  /**
   * Period in which nothing is sent, in minutes since midnight in the account's time zone; null: none. May span
   * midnight.
   */
  quiet_hours: z
    .object({ from: minuteOfDay, to: minuteOfDay })
    .nullable()
    .default({ from: 22 * 60, to: 9 * 60 }),
});
export type BroadcastInput = z.input<typeof broadcastInputSchema>;
export type BroadcastInputParsed = z.output<typeof broadcastInputSchema>;

const summaryFields = {
  id: z.int(),
  name: z.string(),
  segment_id: z.int(),
  segment_name: z.string(),
  /** Brand of the segment. */
  brand: z.string().nullable(),
  kind: z.enum(['message', 'poll']),
  state: z.enum(broadcastStates),
  /** Unix seconds; null for a draft. */
  send_at: z.int().nullable(),
  /** Time at which the last account got it, or it was stopped. */
  finished_at: z.int().nullable(),
  created_by: z.string(),
  sent: z.int(),
  shown: z.int(),
  /** Accounts that followed the link or answered the poll. */
  acted: z.int(),
};
export const broadcastSummarySchema = z.object(summaryFields);
export type BroadcastSummary = z.infer<typeof broadcastSummarySchema>;

/** Results of a broadcast. Numbers are accounts; those of erased accounts are not counted. */
export const broadcastResultsSchema = z.object({
  sent: z.int(),
  /** Not sent: the account had received enough broadcasts. */
  capped: z.int(),
  /** Not sent: it expired during the account's quiet hours. */
  expired: z.int(),
  /** Wait for the end of the account's quiet hours. */
  waiting: z.int(),
  delivered: z.int(),
  shown: z.int(),
  clicked: z.int(),
  answered: z.int(),
  /** For each question of a poll, how often each answer was chosen; null for a message. */
  answers: z.array(z.array(z.int())).nullable(),
  /** Orders paid within 7 days after the message was shown, the accounts that made them, and their sums. */
  purchases: z.object({ orders: z.int(), accounts: z.int(), sums: z.array(moneySchema) }),
});
export type BroadcastResults = z.infer<typeof broadcastResultsSchema>;

export const broadcastSchema = broadcastSummarySchema.extend({
  display: displayInputSchema,
  expires_at: z.int().nullable(),
  cap: z.int(),
  quiet_hours: z.object({ from: z.int(), to: z.int() }).nullable(),
  results: broadcastResultsSchema,
});
export type Broadcast = z.infer<typeof broadcastSchema>;

const tags = ['operator'];
const one = z.object({ id: idSchema });

/** Broadcasts: messages to the accounts of a segment. A broadcast belongs to the brand of its segment. */
export const operatorBroadcastsContract = {
  listBroadcasts: oc
    .route({ method: 'GET', path: '/operator/broadcasts', summary: 'Broadcasts, latest first', tags })
    .input(z.object({ state: z.enum(broadcastStates).optional(), ...pageInput }))
    .output(pageOf(broadcastSummarySchema)),
  getBroadcast: oc
    .route({ method: 'GET', path: '/operator/broadcasts/{id}', summary: 'A broadcast and its results', tags })
    .input(one)
    .output(broadcastSchema),
  createBroadcast: oc
    .route({
      method: 'POST',
      path: '/operator/broadcasts',
      summary: 'Write a broadcast, as a draft',
      description: 'NOT_FOUND for an unknown segment.',
      tags,
    })
    .input(broadcastInputSchema)
    .output(broadcastSchema),
  setBroadcast: oc
    .route({
      method: 'PUT',
      path: '/operator/broadcasts/{id}',
      summary: 'Change a draft',
      description: 'CONFLICT for a broadcast that is no draft.',
      tags,
    })
    .input(broadcastInputSchema.extend({ id: idSchema }))
    .output(broadcastSchema),
  removeBroadcast: oc
    .route({
      method: 'DELETE',
      path: '/operator/broadcasts/{id}',
      summary: 'Remove a draft',
      description: 'CONFLICT for a broadcast that is no draft.',
      tags,
    })
    .input(one)
    .output(z.object({})),
  scheduleBroadcast: oc
    .route({
      method: 'POST',
      path: '/operator/broadcasts/{id}/schedule',
      summary: 'Send a draft, now or at a time',
      description:
        'CONFLICT for a broadcast that is no draft; INVALID_INPUT when it expires before that time.',
      tags,
    })
    /** `send_at` null: now. */
    .input(one.extend({ send_at: unixSecondsSchema.nullable() }))
    .output(broadcastSchema),
  cancelBroadcast: oc
    .route({
      method: 'POST',
      path: '/operator/broadcasts/{id}/cancel',
      summary: 'Make a scheduled broadcast a draft again, or stop one that is being sent',
      description: 'What has been sent stays. CONFLICT for a broadcast that is neither.',
      tags,
    })
    .input(one)
    .output(broadcastSchema),
  testBroadcast: oc
    .route({
      method: 'POST',
      path: '/operator/broadcasts/{id}/test',
      summary: 'Send a broadcast to one account, without counting it',
      description: 'NOT_FOUND for an unknown account, or one of another brand.',
      tags,
    })
    .input(one.extend({ account: accountReferenceSchema }))
    .output(z.object({})),
};
