/** The loaders of the pages of views. */
import { homeAlias, mediaViewQuery } from '../blocks/view-query.ts';
import { themeOf } from '../catalogue/catalogue-filter.ts';
import { filtersQuery } from '../catalogue/queries.ts';
import { movedTo } from '../data/page-errors.ts';
import type { Load } from '../routing/page.ts';

/**
 * The main view `name`, of one title when an id follows. A row of the table that is the address of a single view has no
 * parameters.
 */
export const namedView: Load = async ({ params, url, queries }) => {
  const { name = folderOf(url), id } = params;
  if (name === homeAlias && id === undefined) throw movedTo('/');
  const theme = id === undefined ? themeOf(`/${name}`) : null;
  await Promise.all([
    queries.ensureQueryData(mediaViewQuery(name, id)),
    theme !== null && queries.prefetchQuery(filtersQuery(theme)),
  ]);
};

/** The first part of an address. */
const folderOf = ({ pathname }: URL): string => pathname.split('/')[1]?.toLowerCase() ?? '';
