import { useSuspenseQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { useBrand } from '../data/initial-data.tsx';
import { searchQuery } from './queries.ts';
import { useMessages } from '../i18n/messages.tsx';
import { SuggestedTitles } from '../listings/suggested-titles.tsx';
import { PageHead } from '../routing/page-head.tsx';
import { PlainPage } from '../layout/plain-page.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { FoundGroup } from './found-group.tsx';
import { SearchField } from './search-field.tsx';
import styles from './search-page.module.css';
import { searchedWords } from './searched-words.ts';
import { useRecordedSearch } from './use-recorded-search.ts';

/** Searches everything by name; the text is in the address. */
export function SearchPage() {
  const t = useMessages();
  const { name: brand } = useBrand();
  const { search } = useLocation();
  const words = searchedWords(new URLSearchParams(search));
  return (
    <>
      <PageHead
        title={words === '' ? t('search.pageTitle', { brand }) : t('search.foundTitle', { words, brand })}
        description={t('search.description')}
        isHidden={words !== ''}
      />
      <PlainPage title={t('search.title')}>
        <SearchField key={words} words={words} />
        {words === '' ? <SuggestedTitles /> : <Found words={words} />}
      </PlainPage>
    </>
  );
}

function Found({ words }: { readonly words: string }) {
  const t = useMessages();
  const {
    data: { understood, groups },
  } = useSuspenseQuery(searchQuery(words));
  useRecordedSearch(
    words,
    groups.reduce((sum, { items }) => sum + items.length, 0),
  );
  if (groups.length === 0)
    return (
      <>
        <EmptyState icon="search" title={t('search.nothingTitle', { words })} text={t('search.nothingText')}>
          <ButtonLink href="/catalog">{t('search.toCatalogue')}</ButtonLink>
        </EmptyState>
        <SuggestedTitles />
      </>
    );
  return (
    <>
      {understood !== null && (
        <p className={styles.understood}>{t('search.understood', { words: understood })}</p>
      )}
      <div className={styles.groups}>
        {groups.map((group) => (
          <FoundGroup key={group.type} group={group} />
        ))}
      </div>
    </>
  );
}
