import { useInfiniteQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import type { SubmitEvent } from 'react';
import { searchFilter } from '../catalogue/catalogue-filter.ts';
import { useBrand } from '../data/initial-data.tsx';
import type { MediaItemsFilter } from '../data/queries.ts';
import { mediaItemsQuery } from '../data/queries.ts';
import { useMessages } from '../i18n/messages.tsx';
import { SuggestedTitles } from '../listings/suggested-titles.tsx';
import { TitleGrid } from '../listings/title-grid.tsx';
import { PageHead } from '../routing/page-head.tsx';
import { PlainPage } from '../shell/plain-page.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { TextField } from '../ui/text-field.tsx';
import styles from './search-page.module.css';
import { searchedWords } from './searched-words.ts';

/** Finds titles by their name; the words stand in the address (RT-042). */
export function SearchPage() {
  const t = useMessages();
  const { name: brand } = useBrand();
  const { search } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const words = searchedWords(query);
  const filter = searchFilter(query);
  const find = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('query');
    const wanted = searchedWords(new URLSearchParams({ query: typeof typed === 'string' ? typed : '' }));
    void navigate(wanted === '' ? '/search' : `/search?${new URLSearchParams({ query: wanted }).toString()}`);
  };
  return (
    <>
      <PageHead
        title={words === '' ? t('search.pageTitle', { brand }) : t('search.foundTitle', { words, brand })}
        description={t('search.description')}
        isHidden={words !== ''}
      />
      <PlainPage title={t('search.title')}>
        <search>
          <form key={words} action="/search" method="get" className={styles.form} onSubmit={find}>
            <div className={styles.field}>
              <TextField
                type="search"
                name="query"
                label={t('search.label')}
                hint={t('search.hint')}
                defaultValue={words}
                maxLength={100}
                autoComplete="off"
                enterKeyHint="search"
              />
            </div>
            <div className={styles.submit}>
              <Button type="submit" variant="primary" icon="search">
                {t('search.find')}
              </Button>
            </div>
          </form>
        </search>
        {filter === null ? <SuggestedTitles /> : <Found filter={filter} words={words} />}
      </PlainPage>
    </>
  );
}

function Found({ filter, words }: { readonly filter: MediaItemsFilter; readonly words: string }) {
  const t = useMessages();
  const { data } = useInfiniteQuery(mediaItemsQuery(filter));
  if (!data?.pages.every(({ items }) => items.length === 0))
    return <TitleGrid filter={filter} name={t('search.found', { words })} showsName early={14} />;
  return (
    <>
      <EmptyState icon="search" title={t('search.nothingTitle', { words })} text={t('search.nothingText')} />
      <SuggestedTitles />
    </>
  );
}
