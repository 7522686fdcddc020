import { KadrError } from '@kadr/contract';
import type { MessageInputParsed } from '@kadr/contract';
import type { ApiPorts } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import { findAddressee, insertMessage, insertMessages, isProfileOf } from './repository.ts';
import type { MessagesContext } from './messages-context.ts';
import { missing } from './messages-context.ts';

/** A message of the service itself to a profile. */
export interface PostedMessage {
  readonly accountId: number;
  /** Null for all profiles of the account. */
  readonly profileId: number | null;
  readonly key: string;
  readonly eventCode: string;
  readonly display: NonNullable<MessageInputParsed['display']>;
  readonly createdAt: Date;
}

export function send(
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
        // An event has nothing to read.
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

export async function post(
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

export async function postToAll(
  { push }: MessagesContext,
  transaction: Database,
  accountIds: readonly number[],
  message: Omit<PostedMessage, 'accountId' | 'profileId'>,
): Promise<void> {
  const rows = accountIds.map((accountId) => ({ accountId, eventType: 'display' as const, ...message }));
  if (rows.length > 0) await push.publishMessages(transaction, await insertMessages(transaction, rows));
}

/** An account may use any brand: all of them must allow the page in a frame. */
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
