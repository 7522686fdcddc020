/** The journal of the account: messages and polls. */
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { userQuery } from '../data/queries.ts';
import { apiOf } from '../data/query-client.ts';

export type JournalKind = 'message' | 'poll';

/** The newest first, page by page; both kinds when none is given. */
export const journalQuery = (kind: JournalKind | null) =>
  infiniteQueryOptions({
    queryKey: ['journal', kind],
    queryFn: async ({ client, signal, pageParam }) =>
      (await apiOf(client)).messages.list(
        { limit: 20, ...(kind !== null && { kind }), ...(pageParam !== null && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });

/** Stores the service's count of unread messages. */
export function noteUnread(queries: QueryClient, unreadMessages: number): void {
  queries.setQueryData(userQuery().queryKey, (user) => user && { ...user, unreadMessages });
}

/** Tells the service that messages were read (`-`), or should be unread again (`+`). */
export async function changeUnreadMessagesCount(
  queries: QueryClient,
  change: '+' | '-',
  messageIds: readonly number[],
): Promise<void> {
  const api = await apiOf(queries);
  const { unreadMessages } = await api.messages.changeUnread({ change, message_ids: [...messageIds] });
  noteUnread(queries, unreadMessages);
}
