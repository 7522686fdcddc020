import { z } from 'zod';
import { partyChangeSchema, partyIdSchema, partySize, pushEventCodeSchema } from '@kadr/contract';
import { parse } from './push-frames.ts';

/**
 * Channels of the bus; the database's triggers send on all but the first (migrations `sessions_end`, `accounts_block`,
 * `content_changes`, `account_changes`).
 */
export const channels = {
  push: 'kadr_push',
  sessionEnded: 'kadr_session_ended',
  sessionBlocked: 'kadr_session_blocked',
  changed: 'kadr_changed',
  account: 'kadr_account',
} as const;

/** Messages about viewers between processes. They are short; receivers read everything else from the database. */
const busMessageSchema = z.discriminatedUnion('kind', [
  /** A message was written. */
  z.object({
    kind: z.literal('message'),
    account_id: z.int(),
    profile_id: z.int().nullable(),
    message_id: z.int(),
  }),
  /** Data of the account, or of one profile of it, differs from what pages may have. */
  z.object({
    kind: z.literal('event'),
    account_id: z.int(),
    profile_id: z.int().nullable(),
    event_code: pushEventCodeSchema,
  }),
  /** Messages were marked as read. */
  z.object({ kind: z.literal('unread'), account_id: z.int() }),
  /** A screen of the account was stopped from another screen. */
  z.object({ kind: z.literal('streams'), account_id: z.int() }),
  /** Something of a party changed; contains the complete event, for the sessions that take part. */
  z.object({
    kind: z.literal('party'),
    party_id: partyIdSchema,
    to: z.array(z.object({ session_id: z.uuid(), profile_id: z.int() })).max(partySize + 1),
    change: partyChangeSchema,
  }),
]);
export type BusMessage = z.infer<typeof busMessageSchema>;

/** Null for a message of an unknown type: another release may have sent it. */
export function readBusMessage(text: string): BusMessage | null {
  return busMessageSchema.safeParse(parse(text)).data ?? null;
}
