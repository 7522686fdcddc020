import type { Language } from '@kadr/contract';
import type { Database } from '../database/database.ts';
import type { PostedMessage } from '../messages/write-message.ts';
import type { NewLetter } from '../letters/service.ts';
import type { RenewalPorts } from './renewal-ports.ts';

export interface Told {
  readonly accountId: number;
  /** Idempotency key. */
  readonly key: string;
  readonly eventCode: string;
  readonly display: PostedMessage['display'];
  readonly channels: NewLetter['channels'];
  readonly now: Date;
}

/** Notifies an account by a message, and by letters that contain the address of the message's target. */
export async function tell(
  { messages, letters, origin }: Pick<RenewalPorts, 'messages' | 'letters' | 'origin'>,
  transaction: Database,
  { accountId, key, eventCode, display, channels, now }: Told,
): Promise<void> {
  await messages.post(transaction, {
    accountId,
    profileId: null,
    key,
    eventCode,
    display,
    createdAt: now,
  });
  const { message, submessage, target } = display;
  const link = target?.type === 'link' ? `${origin}${target.link}` : origin;
  const text = (language: Language) => {
    const subject = message[language] ?? message.rus;
    const sentence = submessage?.[language] ?? submessage?.rus ?? '';
    return { subject, text: `${subject}. ${sentence}\n${link}` };
  };
  await letters.write(transaction, { accountId, key, channels, text, createdAt: now });
}
