import { useInfiniteQuery } from '@tanstack/react-query';
import { freeTitlesQuery } from './queries.ts';
import { posterTitle } from '../data/shown-view.ts';
import { useMessages } from '../i18n/messages.tsx';
import { PosterCard } from '../blocks/cards/poster-card.tsx';
import { Row } from '../ui/row.tsx';
import styles from './free-titles.module.css';

/** Fragment of the row's address. */
export const freeTitlesId = 'free';

/** Free titles. Nothing without an answer. */
export function FreeTitles() {
  const t = useMessages();
  const { data } = useInfiniteQuery(freeTitlesQuery());
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  if (items.length === 0) return null;
  return (
    <div id={freeTitlesId} className={styles.row}>
      <Row title={t('services.freeNow')} href="/catalog">
        {items.map((item) => (
          <PosterCard key={item.id} item={posterTitle(item)} saysFree />
        ))}
      </Row>
    </div>
  );
}
