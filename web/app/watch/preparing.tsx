import type { PlayerType } from '@kadr/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { failureOf } from '../data/page-errors.ts';
import { apiOf } from '../data/query-client.ts';
import { useMessages } from '../i18n/messages.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Progress } from '../ui/progress.tsx';
import { useTask } from '../ui/use-task.ts';
import { askedFor, preparationQuery } from './preparation-query.ts';
import type { Prepared } from './preparation-query.ts';
import styles from './preparing.module.css';
import { WatchMessage } from './watch-message.tsx';
import { pageOf } from './watched.ts';

export interface PreparingProps {
  readonly watched: Prepared;
  readonly playerType: PlayerType;
  readonly isEmbedded: boolean;
  /** Called when it is ready: plays it. */
  readonly again: () => void;
}

/** Replaces the player while a film is packaged for its first viewer; playback starts automatically. */
export function Preparing({ watched, playerType, isEmbedded, again }: PreparingProps) {
  const t = useMessages();
  const queries = useQueryClient();
  const query = preparationQuery(watched, playerType);
  const { data } = useQuery(query);
  const { isBusy, error, run } = useTask(
    (failure) => failureOf(failure).description || t('watch.failedText'),
  );
  const start = useEffectEvent(again);
  useEffect(() => {
    if (data?.state === 'ready') start();
  }, [data]);

  if (data?.state === 'failed') {
    const retry = async (): Promise<void> => {
      const { playback } = await apiOf(queries);
      const queued = await playback.prepare({ ...askedFor(watched, playerType), again: true });
      queries.setQueryData(query.queryKey, queued);
    };
    return (
      <WatchMessage
        icon="alert"
        title={t('watch.preparingFailed')}
        text={error ?? t('watch.preparingFailedText')}
        watched={watched}
        isEmbedded={isEmbedded}
      >
        <Button variant="primary" loading={isBusy} onClick={() => void run(retry)}>
          {t('watch.retry')}
        </Button>
      </WatchMessage>
    );
  }
  const percent = data?.percent ?? 0;
  return (
    <div className={styles.screen} aria-live="polite">
      <EmptyState titleAs="h2" title={t('watch.preparingTitle')} text={t('watch.preparingText')}>
        <div className={styles.progress}>
          <Progress label={t('watch.preparingTitle')} {...(percent > 0 && { value: percent })} />
        </div>
        <ButtonLink
          href={pageOf(watched)}
          variant="ghost"
          {...(isEmbedded && { target: '_blank', rel: 'noopener' })}
        >
          {t('watch.toTitle')}
        </ButtonLink>
      </EmptyState>
    </div>
  );
}
