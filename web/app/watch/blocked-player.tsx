import type { User } from '@kadr/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { userQuery } from '../data/queries.ts';
import { apiOf } from '../data/query-client.ts';
import { useMessages } from '../i18n/messages.tsx';
import { blockOf } from '../account-block/block-watch.ts';
import { Button } from '../ui/button.tsx';
import { WatchMessage } from './watch-message.tsx';
import type { WatchRefusalProps } from './watch-refusal.tsx';

/**
 * Who the viewer is, as the service says when it has refused to play: the page may not know of the block yet, and
 * may have closed its screen. Asked for again with the streams, when the push channel says that the account is another.
 */
const blockedViewerQuery = () =>
  queryOptions({
    queryKey: ['streams', 'blocked-viewer'],
    queryFn: async ({ client }): Promise<User> => {
      const user = await (await apiOf(client)).session.user();
      client.setQueryData(userQuery().queryKey, user);
      return user;
    },
    refetchOnMount: 'always',
    gcTime: 0,
  });

/** The account's block in the place of the player, in its own words; playing goes on by itself when it is blocked no more. */
export function BlockedPlayer({ failure, watched, isEmbedded, isBusy, again }: WatchRefusalProps) {
  const t = useMessages();
  const { data: user } = useQuery(blockedViewerQuery());
  const block = blockOf(user);
  const goOn = useEffectEvent(again);
  const isBlocked = user?.accountSettings.is_account_blocked;
  const wasBlocked = useRef(false);
  useEffect(() => {
    if (wasBlocked.current && isBlocked === false) goOn();
    wasBlocked.current = isBlocked === true;
  }, [isBlocked]);
  return (
    <WatchMessage
      icon="alert"
      title={block?.message ?? failure.description}
      text={block?.submessage ?? t('watch.blocked')}
      watched={watched}
      isEmbedded={isEmbedded}
    >
      <Button variant="primary" loading={isBusy} onClick={again}>
        {t('watch.retry')}
      </Button>
    </WatchMessage>
  );
}
