import { useSuspenseQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router';
import { themeOf } from '../catalogue/catalogue-filter.ts';
import { Filters } from '../catalogue/filters.tsx';
import { useBrand } from '../data/initial-data.tsx';
import { mediaViewQuery } from '../blocks/view-query.ts';
import { useMessages } from '../i18n/messages.tsx';
import { PageHead } from '../routing/page-head.tsx';
import { useVisiblePage } from '../routing/visible-page.ts';
import { MainView } from './main-view.tsx';

/**
 * `/{name}` and `/{name}/{id}`: the main view of that name; a theme's has the filter block of its catalogue, where an
 * editor has put it or below the hero. Pages of codes and karaoke are also such views.
 */
export function NamedViewPage() {
  const t = useMessages();
  const brand = useBrand();
  const { pathname } = useLocation();
  const { name: alias = pathname.slice(1).toLowerCase(), id } = useParams();
  const { handle } = useVisiblePage();
  const { data: view } = useSuspenseQuery(mediaViewQuery(alias, id));
  const hasOwnFilters = view.blocks.some(
    (block) => block.kind === 'custom' && (block.tag ?? block.name) === 'filters',
  );
  const theme = id === undefined && !hasOwnFilters ? themeOf(`/${alias}`) : null;
  // A view without its own name has the one of the route table, else its editor's title.
  const name = view.name ?? (handle?.crumb === undefined ? (view.title ?? brand.name) : t(handle.crumb));
  return (
    <>
      <PageHead
        title={view.title ?? t('home.viewTitle', { name, brand: brand.name })}
        description={view.description}
      />
      <MainView
        key={view.id}
        view={view}
        name={name}
        {...(theme !== null && {
          belowHero: <Filters theme={theme} path={`/${theme}/catalog`} />,
        })}
      />
    </>
  );
}
