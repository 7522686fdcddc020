import type { ListControllerResult } from 'ra-core';
import type { ListedRecord } from '../../data/records-provider.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import styles from './list.module.css';

/** The total, and paging. */
export function ListFoot({ list }: { readonly list: ListControllerResult<ListedRecord> }) {
  const t = useTexts();
  const { page, perPage, total = 0, hasNextPage = false, setPage } = list;
  if (total === 0) return null;
  const first = (page - 1) * perPage + 1;
  return (
    <div className={styles.foot}>
      <span aria-live="polite">
        {t('list.range', { first, last: Math.min(page * perPage, total), total })}
      </span>
      {(page > 1 || hasNextPage) && (
        <nav className={styles.pages} aria-label={t('list.pages')}>
          <Button
            isSmall
            icon="left"
            aria-label={t('list.previous')}
            isDisabled={page === 1}
            onPress={() => setPage(page - 1)}
          />
          <span>{t('list.page', { page })}</span>
          <Button
            isSmall
            icon="right"
            aria-label={t('list.next')}
            isDisabled={!hasNextPage}
            onPress={() => setPage(page + 1)}
          />
        </nav>
      )}
    </div>
  );
}
