import { KadrError } from '@kadr/contract';
import type { ApiPorts } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import type { PushPublisher } from '../push/publisher.ts';
import type { WaitingMessage } from '../push/waiting-messages.ts';
import type { SessionService } from '../session/service.ts';
import { eventOf } from './message-texts.ts';
import type { MessageRow } from './repository.ts';

/** Codes of events whose delivery the pages report themselves. */
const saidByPages: ReadonlySet<string> = new Set(['marketing_message', 'poll']);

export interface MessagesPorts {
  readonly sessions: Pick<SessionService, 'requireAccount'>;
  readonly push: PushPublisher;
}

export interface MessagesContext extends Pick<ApiPorts, 'clock' | 'brands'>, MessagesPorts {
  readonly db: Database;
}

export function waiting(row: MessageRow): WaitingMessage {
  return {
    id: row.id,
    event: (language, unread) => eventOf(row, language, row.display === null ? null : unread),
    isNotedWhenSent: !saidByPages.has(row.eventCode),
  };
}

export function missing(at: number, field: string, what: string): KadrError {
  return new KadrError('NOT_FOUND', {
    message: `messages.${at}.${field}: there is no such ${what}.`,
    field: `messages.${at}.${field}`,
  });
}
