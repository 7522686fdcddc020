import { useInfiniteQuery } from '@tanstack/react-query';
import { suggestionsQuery } from '../data/queries.ts';
import { posterTitle } from '../data/shown-view.ts';
import { useMessages } from '../i18n/messages.tsx';
import { PosterCard } from '../blocks/cards/poster-card.tsx';
import { Row } from '../ui/row.tsx';
import styles from './suggested-titles.module.css';

/** Popular titles for a page that has nothing to show. Left out until there is an answer. */
export function SuggestedTitles() {
  const t = useMessages();
  const { data } = useInfiniteQuery(suggestionsQuery());
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  if (items.length === 0) return null;
  return (
    <div className={styles.row}>
      <Row title={t('listings.suggested')} href="/catalog">
        {items.map((item) => (
          <PosterCard key={item.id} item={posterTitle(item)} />
        ))}
      </Row>
    </div>
  );
}
