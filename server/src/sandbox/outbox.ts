/** A message that would have left the service. */
export interface OutboxMessage {
  readonly id: number;
  readonly channel: 'sms' | 'email';
  readonly to: string;
  readonly subject: string | null;
  readonly text: string;
  /** The code in the text; null without one. */
  readonly code: string | null;
  readonly sentAt: Date;
}

/** Messages that the sandbox keeps, the newest first. */
export interface Outbox {
  add(message: {
    readonly channel: 'sms' | 'email';
    readonly to: string;
    readonly subject?: string;
    readonly text: string;
  }): void;
  /** Messages to one login, or all of them. */
  messages(to: string | null): readonly OutboxMessage[];
}

/** Messages that are kept; a person looks at the last few. */
const most = 500;

/** Receives SMS and e-mails when the service runs without external services, in one process. */
export function createOutbox(now: () => Date): Outbox {
  const kept: OutboxMessage[] = [];
  let last = 0;
  return {
    add: ({ channel, to, subject = null, text }) => {
      last += 1;
      const code = /(?<!\d)(?:\d{6}|\d{4})(?!\d)/.exec(text)?.[0] ?? null;
      kept.unshift({ id: last, channel, to, subject, text, code, sentAt: now() });
      kept.splice(most);
    },
    messages: (to) => (to === null ? [...kept] : kept.filter((message) => message.to === to)),
  };
}
