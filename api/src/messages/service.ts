import { KadrError } from '@kadr/contract';
import type { Message, MessageInputParsed } from '@kadr/contract';
import { listPage } from '../lists/list-page.ts';
import type { ApiPorts, RequestContext } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import type { PushPublisher } from '../push/publisher.ts';
import type { WaitingMessage, WaitingMessages } from '../push/waiting-messages.ts';
import type { SessionService } from '../session/service.ts';
import { eventOf, messageOf } from './message-texts.ts';
import {
  countUnread,
  deleteMessagesBefore,
  deliverMissed,
  deliverTo,
  findAddressee,
  findAnyMessage,
  findMessage,
  findMissed,
  insertMessage,
  isProfileOf,
  listMessages,
  lockMessage,
  markRead,
  updateMessage,
} from './repository.ts';
import type { MessageRow } from './repository.ts';

export interface MessagesService extends WaitingMessages {
  /**
   * A page of the viewer's messages, the newest first.
   *
   * @throws KadrError SIGN_IN_REQUIRED, as everything here that takes a context; INVALID_INPUT for an invalid cursor.
   */
  list(
    input: {
      readonly cursor?: string | undefined;
      readonly limit: number;
      readonly kind?: 'message' | 'poll' | undefined;
    },
    context: RequestContext,
  ): Promise<{ items: Message[]; next_cursor: string | null }>;
  /** Marks messages as read or unread; what is not the viewer's is passed over. */
  changeUnread(
    change: '+' | '-',
    messageIds: readonly number[],
    context: RequestContext,
  ): Promise<{ unreadMessages: number }>;
  /** Notes what has become of a message, the first time. @throws KadrError NOT_FOUND */
  updateStatus(id: number, status: 'delivered' | 'shown' | 'clicked', context: RequestContext): Promise<void>;
  /**
   * Finishes a poll; it no longer counts as unread.
   *
   * @throws KadrError NOT_FOUND, POLL_FINISHED; INVALID_INPUT unless every question has one of its answers.
   */
  finishPoll(
    id: number,
    answers: readonly number[],
    context: RequestContext,
  ): Promise<{ unreadMessages: number }>;
  /**
   * Sends messages and events, all or none; gives how many were new.
   *
   * @throws KadrError NOT_FOUND for an account or a profile that there is not; INVALID_INPUT for a page in a frame (`src`)
   *   that the security policy of a brand keeps out.
   */
  send(batch: readonly MessageInputParsed[]): Promise<number>;
  /**
   * Tells a profile, or all of an account, something of the service's own accord, once for each key, and says so to its pages when the
   * transaction commits.
   */
  post(transaction: Database, message: PostedMessage): Promise<void>;
  purge(now: Date): Promise<void>;
}

/** What the service itself has to say to a profile. */
export interface PostedMessage {
  readonly accountId: number;
  /** Null for all of the account's. */
  readonly profileId: number | null;
  readonly key: string;
  readonly eventCode: string;
  readonly display: NonNullable<MessageInputParsed['display']>;
  readonly createdAt: Date;
}

const day = 24 * 60 * 60 * 1000;
/** Days for which a message waits for its viewer, and for which the list keeps it. */
const [waitsFor, keptFor] = [30, 365];
/** Panels that a page shows at once. */
const mostPanels = 4;
/** Codes of which pages say themselves that they were delivered. */
const saidByPages: ReadonlySet<string> = new Set(['marketing_message', 'poll']);

export interface MessagesPorts {
  readonly sessions: Pick<SessionService, 'requireAccount'>;
  readonly push: PushPublisher;
}

interface MessagesContext extends Pick<ApiPorts, 'clock' | 'brands'>, MessagesPorts {
  readonly db: Database;
}

export function createMessagesService(
  db: Database,
  { sessions, push }: MessagesPorts,
  { clock, brands }: Pick<ApiPorts, 'clock' | 'brands'>,
): MessagesService {
  const ctx: MessagesContext = { db, sessions, push, clock, brands };

  return {
    list: (input, context) => list(ctx, input, context),

    changeUnread: (change, messageIds, context) => changeUnread(ctx, change, messageIds, context),

    updateStatus: (id, status, context) => updateStatus(ctx, id, status, context),

    finishPoll: (id, answers, context) => finishPoll(ctx, id, answers, context),

    send: (batch) => send(ctx, batch),

    post: (transaction, context) => post(ctx, transaction, context),

    unreadOf: (reader) => countUnread(db, reader),

    find: async (id) => {
      const row = await findAnyMessage(db, id);
      return row === undefined ? null : waiting(ctx, row);
    },

    missed: (reader) => missed(ctx, reader),

    purge: (now) => deleteMessagesBefore(db, new Date(now.getTime() - keptFor * day)),
  };
}

function waiting({ db, clock }: MessagesContext, row: MessageRow): WaitingMessage {
  return {
    id: row.id,
    event: (language, unread) => eventOf(row, language, row.display === null ? null : unread),
    sent: async (sessionIds) => {
      if (!saidByPages.has(row.eventCode)) await deliverTo(db, row.id, sessionIds, clock());
    },
  };
}

async function list(
  { sessions, db }: MessagesContext,
  { cursor, limit, kind }: Parameters<MessagesService['list']>[0],
  context: RequestContext,
): Promise<{ items: Message[]; next_cursor: string | null }> {
  const reader = await sessions.requireAccount(context);
  const rows = await listMessages(db, reader, { kind, before: idOf(cursor), limit: limit + 1 });
  const { page, next_cursor } = listPage(rows, limit, ({ id }) => String(id));
  return {
    items: page.flatMap((row) =>
      row.display === null ? [] : [messageOf(row, row.display, context.language)],
    ),
    next_cursor,
  };
}

async function changeUnread(
  { sessions, db, push }: MessagesContext,
  change: '+' | '-',
  messageIds: readonly number[],
  context: RequestContext,
): Promise<{ unreadMessages: number }> {
  const reader = await sessions.requireAccount(context);
  await markRead(db, reader, messageIds, change === '-' ? context.now() : null);
  await push.publishUnread(db, reader.accountId);
  return { unreadMessages: await countUnread(db, reader) };
}

async function updateStatus(
  { sessions, db, push }: MessagesContext,
  id: number,
  status: 'delivered' | 'shown' | 'clicked',
  context: RequestContext,
): Promise<void> {
  const reader = await sessions.requireAccount(context);
  const row = await findMessage(db, reader, id);
  if (row === undefined) throw new KadrError('NOT_FOUND');
  const now = context.now();
  await deliverTo(db, id, [reader.sessionId], now);
  if (status !== 'delivered')
    await updateMessage(db, id, {
      shownAt: row.shownAt ?? now,
      // Who follows a message has read it.
      ...(status === 'clicked' && {
        clickedAt: row.clickedAt ?? now,
        readAt: row.readAt ?? (row.eventCode === 'poll' ? null : now),
      }),
    });
  if (status === 'clicked') await push.publishUnread(db, reader.accountId);
}

async function finishPoll(
  { sessions, db, push }: MessagesContext,
  id: number,
  answers: readonly number[],
  context: RequestContext,
): Promise<{ unreadMessages: number }> {
  const reader = await sessions.requireAccount(context);
  return db.transaction(async (transaction) => {
    const row = await lockMessage(transaction, reader, id);
    const questions = row?.display?.poll;
    if (row === undefined || !questions) throw new KadrError('NOT_FOUND');
    if (row.chosen !== null) throw new KadrError('POLL_FINISHED');
    const fits =
      answers.length === questions.length &&
      answers.every((answer, at) => questions[at]?.answers[answer] !== undefined);
    if (!fits)
      throw new KadrError('INVALID_INPUT', {
        message: 'answers: every question needs the number of one of its answers.',
        field: 'answers',
      });
    await updateMessage(transaction, id, { chosen: [...answers], readAt: context.now() });
    await push.publishUnread(transaction, reader.accountId);
    return { unreadMessages: await countUnread(transaction, reader) };
  });
}

function send(
  { db, brands, clock, push }: MessagesContext,
  batch: readonly MessageInputParsed[],
): Promise<number> {
  return db.transaction(async (transaction) => {
    let sent = 0;
    for (const [at, { account, profile_id, ...message }] of batch.entries()) {
      if (message.src !== null) checkFrame(message.src, at, brands);
      const accountId = await findAddressee(transaction, account);
      if (accountId === undefined) throw missing(at, 'account', 'account');
      if (profile_id !== null && !(await isProfileOf(transaction, profile_id, accountId)))
        throw missing(at, 'profile_id', 'profile of that account');
      const now = clock();
      const id = await insertMessage(transaction, {
        accountId,
        profileId: profile_id,
        key: message.key,
        eventType: message.event_type,
        eventCode: message.event_code,
        display: message.display,
        item: message.item,
        mediaViewAlias: message.media_view_alias,
        abTest: message.ab_test,
        src: message.src,
        title: message.title,
        createdAt: now,
        isSilent: message.is_silent,
        // There is nothing to read of an event.
        readAt: message.display === null ? now : null,
      });
      if (id === undefined) continue;
      sent += 1;
      if (message.is_silent) await push.publishUnread(transaction, accountId);
      else await push.publishMessage(transaction, { account_id: accountId, profile_id, message_id: id });
    }
    return sent;
  });
}

async function post(
  { push }: MessagesContext,
  transaction: Database,
  { accountId, profileId, ...message }: PostedMessage,
): Promise<void> {
  const id = await insertMessage(transaction, { accountId, profileId, eventType: 'display', ...message });
  if (id !== undefined)
    await push.publishMessage(transaction, {
      account_id: accountId,
      profile_id: profileId,
      message_id: id,
    });
}

async function missed(
  ctx: MessagesContext,
  reader: Parameters<MessagesService['missed']>[0],
): ReturnType<MessagesService['missed']> {
  const since = new Date(ctx.clock().getTime() - waitsFor * day);
  const { rows, total } = await findMissed(ctx.db, reader, since, mostPanels);
  if (total <= mostPanels) return { messages: rows.map((row) => waiting(ctx, row)), more: [] };
  // The last panel says how many more there are.
  const shown = rows.slice(0, -1);
  const more = await deliverMissed(ctx.db, reader, { since, after: shown.at(-1)?.id ?? 0, now: ctx.clock() });
  return { messages: shown.map((row) => waiting(ctx, row)), more };
}

/** The id that a cursor stands for. @throws KadrError INVALID_INPUT */
function idOf(cursor: string | undefined): number | null {
  if (cursor === undefined) return null;
  if (/^\d{1,9}$/.test(cursor)) return Number(cursor);
  throw new KadrError('INVALID_INPUT', { message: 'cursor: this is no place in the list.', field: 'cursor' });
}

/** An account may look at any brand: all of them have to let the page into a frame. */
function checkFrame(src: string, at: number, brands: ApiPorts['brands']): void {
  const { origin } = new URL(src);
  const closed = brands.find(
    ({ security }) => ![...(security?.frame_hosts ?? []), ...(security?.script_hosts ?? [])].includes(origin),
  );
  if (closed)
    throw new KadrError('INVALID_INPUT', {
      message: `messages.${at}.src: the brand “${closed.id}” does not let ${origin} into a frame; add it to its security.frame_hosts.`,
      field: `messages.${at}.src`,
    });
}

function missing(at: number, field: string, what: string): KadrError {
  return new KadrError('NOT_FOUND', {
    message: `messages.${at}.${field}: there is no such ${what}.`,
    field: `messages.${at}.${field}`,
  });
}
