import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { themeOf } from '../catalogue/catalogue-filter.ts';
import { Filters } from '../catalogue/filters.tsx';
import { useBrand } from '../data/initial-data.tsx';
import { mediaViewQuery } from '../data/queries.ts';
import { useMessages } from '../i18n/messages.tsx';
import { PageHead } from '../routing/page-head.tsx';
import { MainView } from './main-view.tsx';

/**
 * `/{name}` and `/{name}/{id}`: the main view of that name; a theme's has the filter block of its catalogue (CT-057), where an
 * editor has put it or below the hero.
 */
export function NamedViewPage() {
  const t = useMessages();
  const brand = useBrand();
  const { name: alias = '', id } = useParams();
  const { data: view } = useSuspenseQuery(mediaViewQuery(alias, id));
  const hasOwnFilters = view.blocks.some(
    (block) => block.kind === 'custom' && (block.tag ?? block.name) === 'filters',
  );
  const theme = id === undefined && !hasOwnFilters ? themeOf(`/${alias}`) : null;
  const name = view.name ?? view.title ?? brand.name;
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
