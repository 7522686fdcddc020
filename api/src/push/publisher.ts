import type { PushEventCode } from '@kadr/contract';
import type { Database } from '../database/database.ts';
import type { Bus } from './bus.ts';
import { channels } from './bus-message.ts';
import type { BusMessage } from './bus-message.ts';

/** Notifies viewers' open pages of changes, in whichever process they are connected. */
export interface PushPublisher {
  /**
   * Announces that data of an account, or of one of its profiles, has changed. Takes the transaction that changes it:
   * the event is sent when that commits.
   */
  publish(
    db: Database,
    event: {
      readonly account_id: number;
      readonly profile_id?: number | null;
      readonly event_code: PushEventCode;
    },
  ): Promise<void>;
  /** Announces a new message. */
  publishMessage(db: Database, message: Omit<BusMessage & { kind: 'message' }, 'kind'>): Promise<void>;
  /** Announces new messages, each to all profiles of an account. */
  publishMessages(
    db: Database,
    messages: readonly { readonly accountId: number; readonly id: number }[],
  ): Promise<void>;
  /** Announces that messages were marked as read or unread. */
  publishUnread(db: Database, accountId: number): Promise<void>;
  /** Announces that a screen of an account was stopped from another screen. */
  publishStreams(db: Database, accountId: number): Promise<void>;
  /** Announces a change of a party to these sessions while these profiles watch in them. */
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
