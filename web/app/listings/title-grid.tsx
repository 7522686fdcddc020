import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { MediaItemsFilter } from '../data/queries.ts';
import { mediaItemsQuery } from '../data/queries.ts';
import { useMessages } from '../i18n/messages.tsx';
import { Button } from '../ui/button.tsx';
import { PosterCard } from '../ui/cards/poster-card.tsx';
import { WaitingCard } from '../ui/cards/waiting-card.tsx';
import styles from './title-grid.module.css';

export interface TitleGridProps {
  readonly filter: MediaItemsFilter;
  readonly name: string;
  /** The name is shown above the grid; otherwise it is only said. */
  readonly showsName?: boolean;
  /** How many posters there is room for in the first screen; their pictures are asked for at once. */
  readonly early?: number;
}

/** Titles by filter, page after page: while they come, and when they do not, in the place where they will be. */
export function TitleGrid({ filter, name, showsName = false, early = 0 }: TitleGridProps) {
  const t = useMessages();
  const id = useId();
  const { data, isError, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useInfiniteQuery(mediaItemsQuery(filter));
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
          <PosterCard key={item.id} item={item} isEarly={at < early} />
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
