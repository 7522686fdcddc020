import { translate } from '@kadr/contract';
import type { EventDisplay, Language, Message, MessageInputParsed, NotificationEvent } from '@kadr/contract';
import type { MessageRow } from './repository.ts';
import { secondsOf } from '../text/unix-seconds.ts';

type StoredDisplay = NonNullable<MessageInputParsed['display']>;

/** Converts a message row to its push event. */
export function eventOf(row: MessageRow, language: Language, unread: number | null): NotificationEvent {
  return {
    event_type: row.eventType,
    event_code: row.eventCode,
    message_id: row.display === null ? null : row.id,
    display: row.display && displayOf(row.display, language),
    item: row.item,
    media_view_alias: row.mediaViewAlias,
    ab_test: row.abTest,
    src: row.src,
    title: row.title && translate(row.title, language),
    unread_messages: unread,
  };
}

/** Converts a row to an entry of the list of messages. */
export function messageOf(row: MessageRow, display: StoredDisplay, language: Language): Message {
  const { message, submessage, image, target, poll } = displayOf(display, language);
  return {
    id: row.id,
    event_code: row.eventCode,
    message,
    submessage,
    image,
    target,
    created_at: secondsOf(row.createdAt),
    is_unread: row.readAt === null,
    poll: poll && { questions: poll, chosen: row.chosen },
  };
}

function displayOf(display: StoredDisplay, language: Language): EventDisplay {
  const { message, submessage, target, poll } = display;
  return {
    ...display,
    message: translate(message, language),
    submessage: submessage && translate(submessage, language),
    target: target && { ...target, title: target.title && translate(target.title, language) },
    poll:
      poll &&
      poll.map(({ question, answers }) => ({
        question: translate(question, language),
        answers: answers.map((answer) => translate(answer, language)),
      })),
  };
}
