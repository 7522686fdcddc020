import type { Language, NotificationEvent } from '@kadr/contract';

/** A profile that reads its messages. */
export interface Reader {
  readonly accountId: number;
  readonly profileId: number;
}

/** A reader on one device, identified by its session. */
export interface DeviceReader extends Reader {
  readonly sessionId: string;
}

/** A message on its way to pages. */
export interface WaitingMessage {
  readonly id: number;
  readonly event: (language: Language, unread: number) => NotificationEvent;
  /** Whether sending counts as delivery, because pages do not confirm it. */
  readonly isNotedWhenSent: boolean;
}

/** Ids of the messages that a device has missed. */
export interface MissedMessages {
  /** Messages to show, the oldest first. */
  readonly shown: readonly number[];
  /** Messages that appear in the list only. */
  readonly more: readonly number[];
}

/** A message that was sent to a device. */
export interface Delivery {
  readonly messageId: number;
  readonly sessionId: string;
}

/** The messages that the push channel carries; `messages` stores them. Each method takes one query for any number. */
export interface WaitingMessages {
  /** The number of unread messages of each reader. */
  unreadOf(readers: readonly Reader[]): Promise<(reader: Reader) => number>;
  /** Messages by id, in a form that can be worded for each page; deleted ones are missing. */
  find(ids: readonly number[]): Promise<ReadonlyMap<number, WaitingMessage>>;
  /**
   * The messages that a device has missed in the last 30 days, by session; sessions without any are left out. A message
   * is returned until it is recorded as sent or the page confirms it. If there are more than a page shows together,
   * `more` contains the others, which are then delivered.
   */
  missed(devices: readonly DeviceReader[]): Promise<ReadonlyMap<string, MissedMessages>>;
  /** Records which devices got which messages. */
  sent(deliveries: readonly Delivery[]): Promise<void>;
}
