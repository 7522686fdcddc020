import { oc } from '@orpc/contract';
import { z } from 'zod';
import { epgSchema } from './listing.ts';
import { idSchema, pageInput, pageOf } from './paging.ts';

/** Seconds before the start of a programme at which its reminder is sent. */
export const remindedBefore = 5 * 60;

/** A programme with a profile's reminder. */
export const reminderSchema = z.object({
  epg: epgSchema,
  /** Unix seconds. */
  remind_at: z.int(),
});
export type Reminder = z.infer<typeof reminderSchema>;

const reminderInput = z.object({ epg_id: idSchema });
const tags = ['reminders'];

export const remindersContract = {
  list: oc
    .route({
      method: 'GET',
      path: '/reminders',
      summary: 'Programmes that the profile is to be reminded of, the next first',
      description: 'For signed-in viewers (SIGN_IN_REQUIRED). What is over is not listed any more.',
      tags,
    })
    .input(z.object(pageInput))
    .output(pageOf(reminderSchema)),
  set: oc
    .route({
      method: 'PUT',
      path: '/reminders/{epg_id}',
      summary: 'Remind the profile of a programme, five minutes before it begins',
      description:
        'SIGN_IN_REQUIRED; NOT_FOUND, AGE_RESTRICTED; REMINDER_TOO_LATE once it has begun; REMINDERS_FULL.',
      tags,
    })
    .input(reminderInput)
    .output(z.object({ is_reminded: z.literal(true) })),
  remove: oc
    .route({
      method: 'DELETE',
      path: '/reminders/{epg_id}',
      summary: 'Do not remind of a programme; also where that was not asked for',
      description: 'For signed-in viewers (SIGN_IN_REQUIRED).',
      tags,
    })
    .input(reminderInput)
    .output(z.object({ is_reminded: z.literal(false) })),
};
