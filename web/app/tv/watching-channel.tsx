import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import type { ComponentType } from 'react';
import { channelQuery } from './queries.ts';
import { useBrand } from '../data/initial-data.tsx';
import { useMessages } from '../i18n/messages.tsx';
import { PageHead } from '../routing/page-head.tsx';
import { useIsInBrowser } from '../layout/use-is-in-browser.ts';
import styles from '../watch/watch-page.module.css';
import type { ChannelPlayingProps } from './channel-playing.tsx';

interface WatchingChannelProps {
  /** Slug of the channel. */
  readonly id: string;
  /** Start of the programme to catch up, in Unix seconds; null: live. */
  readonly startTime: number | null;
  readonly isEmbedded?: boolean;
  /** The component that plays it; may be lazy. */
  readonly Playing: ComponentType<ChannelPlayingProps>;
}

/** A channel's player in the whole window. */
export function WatchingChannel({ id, startTime, isEmbedded = false, Playing }: WatchingChannelProps) {
  const t = useMessages();
  const brand = useBrand();
  const { data: channel } = useSuspenseQuery(channelQuery(id));
  // The server's part is the same for everyone; playback starts in the browser.
  const isInBrowser = useIsInBrowser();
  const title = startTime === null ? 'tv.playerTitle' : 'tv.archiveTitle';
  return (
    <div className={styles.page}>
      <PageHead title={t(title, { name: channel.name, brand: brand.name })} isHidden />
      <h1 className={styles.unseen}>{channel.name}</h1>
      {isInBrowser && (
        <Suspense fallback={null}>
          <Playing
            key={`${channel.slug} ${String(startTime)}`}
            channel={channel}
            startTime={startTime}
            isEmbedded={isEmbedded}
          />
        </Suspense>
      )}
    </div>
  );
}
