import { useQuery, useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { filtersQuery } from './queries.ts';
import { useBrand } from '../data/initial-data.tsx';
import { mediaItemsQuery } from '../data/queries.ts';
import { useMessages } from '../i18n/messages.tsx';
import { TitleGrid } from '../listings/title-grid.tsx';
import { PageHead } from '../routing/page-head.tsx';
import { PlainPage } from '../layout/plain-page.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { TextLink } from '../ui/text-link.tsx';
import {
  catalogueAddress,
  catalogueFilter,
  choiceIn,
  countOf,
  offeredChoice,
  themeOf,
  tidySearch,
} from './catalogue-filter.ts';
import type { Choice } from './catalogue-filter.ts';
import styles from './catalogue-page.module.css';
import { ChosenFilters } from './chosen-filters.tsx';
import { Filters } from './filters.tsx';

/** Pictures that load at once: the first two rows. */
const early = { phone: 4, desktop: 14 };

/** The catalogue, or that of a theme, filtered by its query, which alone holds the choice. */
export function CataloguePage() {
  const t = useMessages();
  const { name: brand } = useBrand();
  const { pathname, search } = useLocation();
  const theme = themeOf(pathname);
  const { data: filters } = useQuery(filtersQuery(theme));
  const asked = choiceIn(new URLSearchParams(search));
  const choice = offeredChoice(asked, filters);
  const filter = catalogueFilter(theme, choice);
  const { data } = useSuspenseInfiniteQuery(mediaItemsQuery(filter));
  useTidyAddress(catalogueAddress(pathname, asked), choice);
  useFocusKept(search);
  const name = theme === null ? t('catalogue.title') : t('catalogue.themeTitle', { theme });
  const shown = data.pages.reduce((sum, { items }) => sum + items.length, 0);
  const isWhole = data.pages.at(-1)?.next_cursor === null;
  const narrowings = countOf(choice);
  const isNarrowed = narrowings > 0;
  return (
    <>
      <PageHead
        title={t('catalogue.pageTitle', { name, brand })}
        description={t('catalogue.description')}
        // Search engines index single filters only, not their combinations.
        isHidden={narrowings > 1}
      />
      <PlainPage title={name}>
        <div className={styles.filters}>
          <Filters theme={theme} path={pathname} chosen={choice} />
          {theme !== null && (
            <p>
              <TextLink href="/catalog">{t('catalogue.toWhole')}</TextLink>
            </p>
          )}
        </div>
        {isNarrowed && filters !== undefined && (
          <ChosenFilters
            theme={theme}
            path={pathname}
            choice={choice}
            filters={filters}
            found={isWhole ? shown : null}
          />
        )}
        {shown === 0 ? (
          <EmptyState
            icon="film"
            title={t(isNarrowed ? 'catalogue.nothingTitle' : 'catalogue.emptyTitle')}
            text={t(isNarrowed ? 'catalogue.nothingText' : 'catalogue.emptyText')}
          >
            <ButtonLink href={isNarrowed ? pathname : '/'} variant="primary">
              {t(isNarrowed ? 'catalogue.reset' : 'shell.toHome')}
            </ButtonLink>
          </EmptyState>
        ) : (
          <TitleGrid filter={filter} name={name} early={early} />
        )}
      </PlainPage>
    </>
  );
}

/** Puts the canonical form of a choice into the address bar without changing the page. */
function useTidyAddress(asked: string, choice: Choice): void {
  useEffect(() => {
    // Not the router's query: the parameters of the entry have already been removed from the bar.
    const { pathname, search, hash } = window.location;
    // During a navigation the bar already has the next page's address.
    if (catalogueAddress(pathname, choiceIn(new URLSearchParams(search))) !== asked) return;
    const tidy = tidySearch(search, choice);
    if (tidy !== search) window.history.replaceState(window.history.state, '', pathname + tidy + hash);
  }, [asked, choice]);
}

/** The focus is lost with the link of a removed filter: it moves to the beginning of the page. */
function useFocusKept(search: string): void {
  const shown = useRef(search);
  useEffect(() => {
    if (shown.current === search) return;
    shown.current = search;
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }, [search]);
}
