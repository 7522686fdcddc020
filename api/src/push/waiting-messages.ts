import type { Language, NotificationEvent } from '@kadr/contract';

/** A profile that reads its messages. */
export interface Reader {
  readonly accountId: number;
  readonly profileId: number;
}

/** A reader on one device, which is its session. */
export interface DeviceReader extends Reader {
  readonly sessionId: string;
}

/** A message on its way to pages. */
export interface WaitingMessage {
  readonly id: number;
  readonly event: (language: Language, unread: number) => NotificationEvent;
  /** Whether the service notes that it was sent, because pages do not say that it arrived. */
  readonly isNotedWhenSent: boolean;
}

/** Ids of what a device has missed. */
export interface MissedMessages {
  /** To be shown, the oldest first. */
  readonly shown: readonly number[];
  /** Shown in the list of messages only. */
  readonly more: readonly number[];
}

/** A message that was sent to a device. */
export interface Delivery {
  readonly messageId: number;
  readonly sessionId: string;
}

/** The messages that the push channel carries; `messages` keeps them. Each asks for all at once, however many there are. */
export interface WaitingMessages {
  /** How many messages each reader has not read. */
  unreadOf(readers: readonly Reader[]): Promise<(reader: Reader) => number>;
  /** Messages by id, to be put into words for each page that they go to; those that are deleted are missing. */
  find(ids: readonly number[]): Promise<ReadonlyMap<number, WaitingMessage>>;
  /**
   * By session, what its device has missed in the last 30 days; who has missed nothing is left out. Each message is given until
   * it is noted as sent or the page says that it arrived. Where there are more than a page shows at once, `more` names the
   * others, which are then delivered.
   */
  missed(devices: readonly DeviceReader[]): Promise<ReadonlyMap<string, MissedMessages>>;
  /** Notes which devices got which messages. */
  sent(deliveries: readonly Delivery[]): Promise<void>;
}
