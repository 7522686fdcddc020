import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { useBrand } from '../data/initial-data.tsx';
import { mediaItemsQuery } from '../data/queries.ts';
import { useMessages } from '../i18n/messages.tsx';
import { TitleGrid } from '../listings/title-grid.tsx';
import { PageHead } from '../routing/page-head.tsx';
import { PlainPage } from '../shell/plain-page.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { catalogueFilter, themeOf } from './catalogue-filter.ts';
import styles from './catalogue-page.module.css';
import { Filters } from './filters.tsx';

/** Pictures that are asked for at once: the first two rows of a wide screen. */
const early = 14;

/** The catalogue, or that of a theme, narrowed by its query (RT-017, RT-018). */
export function CataloguePage() {
  const t = useMessages();
  const { name: brand } = useBrand();
  const { pathname, search } = useLocation();
  const theme = themeOf(pathname);
  const filter = catalogueFilter(theme, new URLSearchParams(search));
  const { data } = useSuspenseInfiniteQuery(mediaItemsQuery(filter));
  const { genre, type, sort } = filter;
  const name = theme === null ? t('catalogue.title') : t('catalogue.themeTitle', { theme });
  const isEmpty = data.pages.every(({ items }) => items.length === 0);
  const isNarrowed = genre !== undefined || type !== undefined;
  return (
    <>
      <PageHead title={t('catalogue.pageTitle', { name, brand })} description={t('catalogue.description')} />
      <PlainPage title={name}>
        <div className={styles.filters}>
          <Filters theme={theme} path={pathname} chosen={{ genre, type, sort }} />
          {theme !== null && (
            <p>
              <TextLink href="/catalog">{t('catalogue.toWhole')}</TextLink>
            </p>
          )}
        </div>
        {isEmpty ? (
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
