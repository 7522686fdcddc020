import { oc } from '@orpc/contract';
import { z } from 'zod';
import { imagePathSchema } from './image.ts';
import { targetSchema } from './media-view.ts';
import { idSchema, pageInput, pageOf } from './paging.ts';
import { pollSchema } from './push.ts';

/** States of a message: how far the viewer has noticed it. */
export const messageStatuses = ['delivered', 'shown', 'clicked'] as const;

/** A message of the list. Texts may contain HTML: sanitise. */
export const messageSchema = z.object({
  id: z.int(),
  event_code: z.string(),
  message: z.string(),
  submessage: z.string().nullable(),
  image: imagePathSchema.nullable(),
  target: targetSchema.nullable(),
  /** Unix seconds. */
  created_at: z.int(),
  /** A poll is unread until it is finished. */
  is_unread: z.boolean(),
  /** Null if the message is not a poll. */
  poll: z
    .object({
      questions: pollSchema,
      /** Index of the chosen answer for each question; null while the poll is active. */
      chosen: z.array(z.int().nonnegative()).nullable(),
    })
    .nullable(),
});
export type Message = z.infer<typeof messageSchema>;

/** The count on the header's marker. */
export const unreadMessagesSchema = z.object({ unreadMessages: z.int().nonnegative() });

export const messagesContract = {
  list: oc
    .route({
      method: 'GET',
      path: '/user/messages',
      summary: 'The journal: messages and polls of the account, the newest first',
      tags: ['messages'],
    })
    .input(z.object({ ...pageInput, kind: z.enum(['message', 'poll']).optional() }))
    .output(pageOf(messageSchema)),
  changeUnread: oc
    .route({
      method: 'PATCH',
      path: '/user/unread_messages',
      summary: 'Change the unread messages count: messages were read (`-`), or are to be unread again (`+`)',
      description:
        'The count is the number of unread messages, so a message is counted once however often it is named. Polls count until they are finished.',
      tags: ['messages'],
    })
    .input(z.object({ change: z.enum(['+', '-']), message_ids: z.array(idSchema).min(1).max(100) }))
    .output(unreadMessagesSchema),
  updateStatus: oc
    .route({
      method: 'PUT',
      path: '/user/messages/{id}/status',
      summary: 'Say what has become of a message: delivered, shown, clicked',
      tags: ['messages'],
    })
    .input(z.object({ id: idSchema, status: z.enum(messageStatuses) }))
    .output(z.object({})),
  finishPoll: oc
    .route({
      method: 'POST',
      path: '/polls/{id}/answers',
      summary: 'Finish a poll, by the id of its message: one answer for each question',
      tags: ['messages'],
    })
    .input(z.object({ id: idSchema, answers: z.array(z.int().nonnegative().max(100)).min(1).max(20) }))
    .output(unreadMessagesSchema),
};
