import type { ChannelCard as Card } from '@kadr/contract';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useByDevice } from '../data/initial-data.tsx';
import { useMessages } from '../i18n/messages.tsx';
import { Button } from '../ui/button.tsx';
import { ChannelCard } from './channel-card.tsx';
import styles from './channel-card.module.css';
import pageStyles from './channels-page.module.css';
import { useNow } from '../data/now.ts';

/** Number of cards whose logos are loaded eagerly. */
const early = { phone: 4, desktop: 9 };

export interface ChannelPagesProps {
  readonly answer: UseInfiniteQueryResult<InfiniteData<{ readonly items: readonly Card[] }>>;
  readonly name: string;
  readonly showsName?: boolean;
  /** Replaces an empty list. */
  readonly empty?: ReactNode;
}

/** A list of channels, loaded page by page. */
export function ChannelPages({ answer, name, showsName = false, empty = null }: ChannelPagesProps) {
  const t = useMessages();
  const { data, isError, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = answer;
  const now = useNow();
  const eager = useByDevice(early);
  const channels = data?.pages.flatMap(({ items }) => items);
  if (isError && channels === undefined)
    return (
      <div role="alert" className={pageStyles.failure}>
        <p>{t('listings.failed')}</p>
        <Button loading={isFetching} onClick={() => void refetch()}>
          {t('shell.retry')}
        </Button>
      </div>
    );
  if (channels?.length === 0) return empty;
  return (
    <section className={pageStyles.section}>
      {showsName && <h2 className={pageStyles.heading}>{name}</h2>}
      <ul aria-label={name} className={styles.grid} aria-busy={channels === undefined}>
        {channels?.map((channel, place) => (
          <ChannelCard key={channel.id} channel={channel} now={now} isEarly={place < eager} />
        ))}
      </ul>
      {hasNextPage && (
        <div className={pageStyles.more}>
          <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('listings.more')}
          </Button>
        </div>
      )}
    </section>
  );
}
