import { z } from 'zod';
import { partyChangeSchema, partyIdSchema, partySize, pushEventCodeSchema } from '@kadr/contract';
import { parse } from './push-frames.ts';

/** Channels of the bus; on all but the first triggers of the database send (migrations `sessions_end`, `accounts_block`, `content_changes`, `account_changes`). */
export const channels = {
  push: 'kadr_push',
  sessionEnded: 'kadr_session_ended',
  sessionBlocked: 'kadr_session_blocked',
  changed: 'kadr_changed',
  account: 'kadr_account',
} as const;

/** What processes tell each other of viewers: little, the rest is read from the database by who needs it. */
const busMessageSchema = z.discriminatedUnion('kind', [
  /** A message was written. */
  z.object({
    kind: z.literal('message'),
    account_id: z.int(),
    profile_id: z.int().nullable(),
    message_id: z.int(),
  }),
  /** Something of the account, or of one profile of it, is another than pages may know. */
  z.object({
    kind: z.literal('event'),
    account_id: z.int(),
    profile_id: z.int().nullable(),
    event_code: pushEventCodeSchema,
  }),
  /** Messages were read. */
  z.object({ kind: z.literal('unread'), account_id: z.int() }),
  /** A screen of the account was stopped from another one. */
  z.object({ kind: z.literal('streams'), account_id: z.int() }),
  /** Something of a party changed: the whole word, for the sessions that take part. */
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
