import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useMessages } from '../i18n/messages.tsx';
import { blockOf } from '../account-block/block-watch.ts';
import { Button } from '../ui/button.tsx';
import { blockedViewerQuery } from './queries.ts';
import { WatchMessage } from './watch-message.tsx';
import type { WatchRefusalProps } from './watch-refusal.tsx';

/**
 * Replaces the player of a blocked account, with the block's text; playback resumes automatically when it is unblocked.
 */
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
