import { KadrError } from '@kadr/contract';
import type { Message, MessageInputParsed } from '@kadr/contract';
import { listPage } from '../lists/list-page.ts';
import { idOfCursor } from '../lists/id-cursor.ts';
import type { ApiPorts, RequestContext } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import type { DeviceReader, MissedMessages, Reader, WaitingMessages } from '../push/waiting-messages.ts';
import { messageOf } from './message-texts.ts';
import {
  countUnread,
  countUnreadOf,
  deleteMessagesBefore,
  deliver,
  findMessage,
  findMessages,
  findMissed,
  listMessages,
  lockMessage,
  markRead,
  updateMessage,
} from './repository.ts';
import type { PostedMessage } from './write-message.ts';
import type { MessagesPorts, MessagesContext } from './messages-context.ts';
import { waiting } from './messages-context.ts';
import { send, post, postToAll } from './write-message.ts';

export interface MessagesService extends WaitingMessages {
  /**
   * A page of the viewer's messages, the newest first.
   *
   * @throws KadrError SIGN_IN_REQUIRED, like every operation here that takes a context; INVALID_INPUT for an invalid
   *   cursor.
   */
  list(
    input: {
      readonly cursor?: string | undefined;
      readonly limit: number;
      readonly kind?: 'message' | 'poll' | undefined;
    },
    context: RequestContext,
  ): Promise<{ items: Message[]; next_cursor: string | null }>;
  /** Marks messages as read or unread; other viewers' messages are skipped. */
  changeUnread(
    change: '+' | '-',
    messageIds: readonly number[],
    context: RequestContext,
  ): Promise<{ unreadMessages: number }>;
  /** Records the first time that a message reaches a status. @throws KadrError NOT_FOUND */
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
   * Sends messages and events, all or none; returns how many were new.
   *
   * @throws KadrError NOT_FOUND for an unknown account or profile; INVALID_INPUT for a page in a frame (`src`) that the
   *   security policy of a brand blocks.
   */
  send(batch: readonly MessageInputParsed[]): Promise<number>;
  /**
   * Sends a message of the service itself to a profile, or to all profiles of an account, once per key, and notifies
   * its pages when the transaction commits.
   */
  post(transaction: Database, message: PostedMessage): Promise<void>;
  /** The same for all profiles of many accounts. */
  postToAll(
    transaction: Database,
    accountIds: readonly number[],
    message: Omit<PostedMessage, 'accountId' | 'profileId'>,
  ): Promise<void>;
  purge(now: Date): Promise<void>;
}

const day = 24 * 60 * 60 * 1000;

/** Days that a message waits for its viewer, and days that the list keeps it. */
const [waitsFor, keptFor] = [30, 365];

/** The largest number of panels that a page shows together. */
const mostPanels = 4;

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

    postToAll: (transaction, accountIds, message) => postToAll(ctx, transaction, accountIds, message),

    unreadOf: (readers) => unreadOf(ctx, readers),

    find: async (ids) => new Map((await findMessages(db, ids)).map((row) => [row.id, waiting(row)])),

    missed: (devices) => missed(ctx, devices),

    sent: (deliveries) => deliver(db, deliveries, clock()),

    purge: (now) => deleteMessagesBefore(db, new Date(now.getTime() - keptFor * day)),
  };
}

async function list(
  { sessions, db }: MessagesContext,
  { cursor, limit, kind }: Parameters<MessagesService['list']>[0],
  context: RequestContext,
): Promise<{ items: Message[]; next_cursor: string | null }> {
  const reader = await sessions.requireAccount(context);
  const rows = await listMessages(db, reader, { kind, before: idOfCursor(cursor), limit: limit + 1 });
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
  await deliver(db, [{ messageId: id, sessionId: reader.sessionId }], now);
  if (status !== 'delivered')
    await updateMessage(db, id, {
      shownAt: row.shownAt ?? now,
      // A viewer who follows a message has read it.
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

async function unreadOf(
  { db }: MessagesContext,
  readers: readonly Reader[],
): ReturnType<MessagesService['unreadOf']> {
  const keyOf = ({ accountId, profileId }: Reader): string => `${accountId} ${profileId}`;
  const distinct = new Map(readers.map((reader) => [keyOf(reader), reader]));
  const counts = await countUnreadOf(db, [...distinct.values()]);
  const unread = new Map(counts.map((row) => [keyOf(row), row.unread]));
  return (reader) => unread.get(keyOf(reader)) ?? 0;
}

async function missed(
  { db, clock }: MessagesContext,
  devices: readonly DeviceReader[],
): ReturnType<MessagesService['missed']> {
  const now = clock();
  const distinct = new Map(devices.map((device) => [device.sessionId, device]));
  const found = await findMissed(db, [...distinct.values()], new Date(now.getTime() - waitsFor * day));
  const missed = found.map(({ sessionId, ids }): [string, MissedMessages] => {
    // The last panel shows the number of further ones.
    const shown = ids.length <= mostPanels ? ids.length : mostPanels - 1;
    return [sessionId, { shown: ids.slice(0, shown), more: ids.slice(shown) }];
  });
  const listed = missed.flatMap(([sessionId, { more }]) =>
    more.map((messageId) => ({ messageId, sessionId })),
  );
  if (listed.length > 0) await deliver(db, listed, now);
  return new Map(missed);
}

/** The id in a cursor. @throws KadrError INVALID_INPUT */
