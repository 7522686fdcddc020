import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useMessages } from '../i18n/messages.tsx';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import styles from './card-pages.module.css';

export interface CardPagesProps<Item> {
  readonly answer: UseInfiniteQueryResult<InfiniteData<{ readonly items: readonly Item[] }>>;
  readonly name: string;
  /** Whether the name is shown above the cards; otherwise it is only their accessible name. */
  readonly showsName?: boolean;
  /** Cards are wide, small squares, or posters; wide when left out. */
  readonly cards?: 'wide' | 'small' | 'posters';
  /** Replaces the cards until the first are loaded. */
  readonly waiting?: ReactNode;
  /** Replaces an empty list. */
  readonly empty?: ReactNode;
  /** Renders an item's card, a `li` element. */
  readonly children: (item: Item, place: number) => ReactNode;
}

/** The cards of a list that is loaded page by page, with its loading and error states in the same place. */
export function CardPages<Item>({
  answer,
  name,
  showsName = false,
  cards = 'wide',
  waiting = null,
  empty = null,
  children,
}: CardPagesProps<Item>) {
  const t = useMessages();
  const id = useId();
  const { data, isError, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = answer;
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  if (isError && !data)
    return (
      <div role="alert" className={styles.next}>
        <p>{t('listings.failed')}</p>
        <Button loading={isFetching} onClick={() => void refetch()}>
          {t('shell.retry')}
        </Button>
      </div>
    );
  if (data && items.length === 0) return empty;
  return (
    <section className={styles.section}>
      {showsName && (
        <h2 id={id} className={styles.name}>
          {name}
        </h2>
      )}
      <ul
        {...(showsName ? { 'aria-labelledby': id } : { 'aria-label': name })}
        className={classNames(styles.grid, styles[cards])}
        data-part="long-list"
        aria-busy={isFetching && !data}
      >
        {data ? items.map(children) : waiting}
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
