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
  /** Notes which devices got it, where pages do not confirm this. */
  readonly sent: (sessionIds: readonly string[]) => Promise<void>;
}

export interface MissedMessages {
  readonly messages: readonly WaitingMessage[];
  /** Ids of those that are shown in the list of messages only. */
  readonly more: readonly number[];
}

/** The messages that the push channel carries; `messages` keeps them. */
export interface WaitingMessages {
  /** How many messages a reader has not read. */
  unreadOf(reader: Reader): Promise<number>;
  /** The message to be put into words for each page that it goes to; null when it is deleted. */
  find(id: number): Promise<WaitingMessage | null>;
  /**
   * What a device has missed in the last 30 days, the oldest first. Each message is given until `sent` or the page says that
   * it arrived. Where there are more than a page shows at once, `more` names the others, which are then delivered.
   */
  missed(reader: DeviceReader): Promise<MissedMessages>;
}
