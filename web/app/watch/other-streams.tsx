import type { ActiveStream } from '@kadr/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { userQuery } from '../data/queries.ts';
import { apiOf } from '../data/query-client.ts';
import { streamsQuery } from './queries.ts';
import { useFormats, useMessages } from '../i18n/messages.tsx';
import { failureOf } from '../data/page-errors.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { LateIcon } from '../ui/late-icon.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { useTask } from '../ui/use-task.ts';
import styles from './other-streams.module.css';
import { pageOf } from './watched.ts';
import type { Watched } from './watched.ts';

export interface OtherStreamsProps {
  readonly watched: Watched;
  readonly isEmbedded: boolean;
  /** Called when a screen is free: plays here. */
  readonly again: () => void;
}

/** Shown at the limit of screens: the playing ones, each with a button to stop it and watch here. */
export function OtherStreams({ watched, isEmbedded, again }: OtherStreamsProps) {
  const t = useMessages();
  const queries = useQueryClient();
  const { data, isError, refetch } = useQuery({ ...streamsQuery(), staleTime: 0, refetchInterval: 15_000 });
  const [stopping, setStopping] = useState<string | null>(null);
  const { isBusy, error, run } = useTask((failure) => {
    const { status, description } = failureOf(failure);
    // It has stopped already.
    if (status === 404) {
      again();
      return null;
    }
    void refetch();
    return description || t('watch.failedText');
  });
  const stop = async ({ playback_session_id }: ActiveStream): Promise<void> => {
    if (isBusy) return;
    setStopping(playback_session_id);
    await run(async () => {
      const { playback } = await apiOf(queries);
      await playback.stop({ playback_session_id });
      again();
    });
    setStopping(null);
  };
  const hasRoom = data !== undefined && data.streams.length < data.limit.stream_limit;
  return (
    <div className={styles.screen} role="alert">
      <EmptyState
        icon="device"
        titleAs="h2"
        title={t('watch.limitTitle')}
        text={
          hasRoom
            ? t('watch.limitOver')
            : data
              ? t('watch.limitText', { count: data.limit.stream_limit })
              : t('watch.limitAsking')
        }
      >
        {(hasRoom || isError) && (
          <Button variant="primary" onClick={again}>
            {t('watch.retry')}
          </Button>
        )}
        <ButtonLink
          href={pageOf(watched)}
          variant={hasRoom || isError ? 'secondary' : 'ghost'}
          {...(isEmbedded && { target: '_blank', rel: 'noopener' })}
        >
          {t('watch.toTitle')}
        </ButtonLink>
      </EmptyState>
      {!isError && (
        <ul className={styles.streams} aria-label={t('watch.limitTitle')}>
          {data?.streams.map((stream) => (
            <StreamRow
              key={stream.playback_session_id}
              stream={stream}
              isStopping={stopping === stream.playback_session_id}
              stop={() => void stop(stream)}
            />
          )) ?? (
            <li>
              <Skeleton className={styles.waiting} />
            </li>
          )}
        </ul>
      )}
      <output className={styles.problem}>{error}</output>
    </div>
  );
}

/** Name of the content that plays there; null if the profile must not see it. */
function nameOf({ media_item, channel, karaoke_item }: ActiveStream): string | null {
  return media_item?.series_name ?? (media_item ?? channel ?? karaoke_item)?.name ?? null;
}

function StreamRow({
  stream,
  isStopping,
  stop,
}: {
  readonly stream: ActiveStream;
  readonly isStopping: boolean;
  readonly stop: () => void;
}) {
  const t = useMessages();
  const { moment } = useFormats();
  const { data: user } = useQuery(userQuery());
  const { device, is_current, begun_at } = stream;
  const name = nameOf(stream) ?? t('watch.otherTitle');
  const where = is_current
    ? t('watch.thisBrowser')
    : [device.terminal_name, device.title].filter(Boolean).join(' · ');
  return (
    <li className={styles.stream}>
      <LateIcon name={device.device_type_icon} />
      <div className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.note}>{where}</span>
        <span className={styles.note}>
          {t('watch.since', { when: moment(begun_at, user?.currentTimeZone ?? 'UTC') })}
        </span>
      </div>
      <Button loading={isStopping} onClick={stop} aria-label={t('watch.stopNamed', { name, where })}>
        {t('watch.stop')}
      </Button>
    </li>
  );
}
