import type { MediaItemCard } from '@kadr/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useId } from 'react';
import type { MediaItemsFilter } from '../data/queries.ts';
import { mediaItemsQuery } from '../data/queries.ts';
import { posterTitle } from '../data/shown-view.ts';
import { useMessages } from '../i18n/messages.tsx';
import { Button } from '../ui/button.tsx';
import { PosterCard } from '../ui/cards/poster-card.tsx';
import { WaitingCard } from '../ui/cards/waiting-card.tsx';
import styles from './title-grid.module.css';

interface Look {
  readonly name: string;
  /** The name is shown above the grid; otherwise it is only said. */
  readonly showsName?: boolean;
  /** How many posters there is room for in the first screen; their pictures are asked for at once. */
  readonly early?: number;
}

export interface TitleGridProps extends Look {
  readonly filter: MediaItemsFilter;
}

/** Titles by filter, page after page. */
export function TitleGrid({ filter, ...look }: TitleGridProps) {
  return <TitlePages answer={useInfiniteQuery(mediaItemsQuery(filter))} {...look} />;
}

export interface TitlePagesProps extends Look {
  readonly answer: UseInfiniteQueryResult<InfiniteData<{ readonly items: readonly MediaItemCard[] }>>;
}

/** Titles as they are asked for, page after page: while they come, and when they do not, in the place where they will be. */
export function TitlePages({ answer, name, showsName = false, early = 0 }: TitlePagesProps) {
  const t = useMessages();
  const id = useId();
  const { data, isError, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = answer;
  const items = data?.pages.flatMap((page) => page.items);
  if (isError && !items)
    return (
      <div role="alert" className={styles.next}>
        <p>{t('listings.failed')}</p>
        <Button loading={isFetching} onClick={() => void refetch()}>
          {t('shell.retry')}
        </Button>
      </div>
    );
  return (
    <section className={styles.section}>
      {showsName && (
        <h2 id={id} className={styles.name}>
          {name}
        </h2>
      )}
      <ul
        {...(showsName ? { 'aria-labelledby': id } : { 'aria-label': name })}
        className={styles.grid}
        aria-busy={isFetching && !items}
      >
        {items?.map((item, at) => (
          <PosterCard key={item.id} item={posterTitle(item)} isEarly={at < early} />
        ))}
        {!items && Array.from({ length: 12 }, (_, at) => <WaitingCard key={at} kind="poster" />)}
      </ul>
      {hasNextPage && (
        <div className={styles.next}>
          <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('listings.more')}
          </Button>
        </div>
      )}
    </section>
  );
}
