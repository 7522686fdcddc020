import type { PushEventCode } from '@kadr/contract';
import type { Database } from '../database/database.ts';
import type { Bus } from './bus.ts';
import { channels } from './bus-message.ts';
import type { BusMessage } from './bus-message.ts';

/** Tells the open pages of viewers what has changed, whichever process they are connected to. */
export interface PushPublisher {
  /**
   * Something of an account, or of one of its profiles, is another now. Give it the transaction that changes it:
   * it is sent when that commits.
   */
  publish(
    db: Database,
    event: {
      readonly account_id: number;
      readonly profile_id?: number | null;
      readonly event_code: PushEventCode;
    },
  ): Promise<void>;
  /** A message was written. */
  publishMessage(db: Database, message: Omit<BusMessage & { kind: 'message' }, 'kind'>): Promise<void>;
  /** Messages were written, each to all of an account. */
  publishMessages(
    db: Database,
    messages: readonly { readonly accountId: number; readonly id: number }[],
  ): Promise<void>;
  /** Messages were read, or are unread again. */
  publishUnread(db: Database, accountId: number): Promise<void>;
  /** A screen of an account was stopped from another one. */
  publishStreams(db: Database, accountId: number): Promise<void>;
  /** Something of a party changed, for these sessions while these profiles watch in them. */
  publishParty(db: Database, word: Omit<BusMessage & { kind: 'party' }, 'kind'>): Promise<void>;
}

export function createPushPublisher(bus: Pick<Bus, 'send' | 'sendAll'>): PushPublisher {
  const send = (db: Database, message: BusMessage): Promise<void> =>
    bus.send(db, channels.push, JSON.stringify(message));
  return {
    publish: (db, { account_id, profile_id = null, event_code }) =>
      send(db, { kind: 'event', account_id, profile_id, event_code }),
    publishMessage: (db, message) => send(db, { kind: 'message', ...message }),
    publishMessages: (db, messages) =>
      bus.sendAll(
        db,
        channels.push,
        messages.map(({ accountId, id }) =>
          JSON.stringify({
            kind: 'message',
            account_id: accountId,
            profile_id: null,
            message_id: id,
          } satisfies BusMessage),
        ),
      ),
    publishUnread: (db, account_id) => send(db, { kind: 'unread', account_id }),
    publishStreams: (db, account_id) => send(db, { kind: 'streams', account_id }),
    publishParty: (db, word) => send(db, { kind: 'party', ...word }),
  };
}
