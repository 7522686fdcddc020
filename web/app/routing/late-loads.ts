/** What pages fetch that are no visitor's first: a chunk of its own, which comes beside the page's. */
import type { MediaItemType, Theme } from '@kadr/contract';
import { catalogueFilter, searchFilter, themeOf } from '../catalogue/catalogue-filter.ts';
import {
  castQuery,
  genresQuery,
  mediaItemQuery,
  mediaItemsQuery,
  mediaViewQuery,
  suggestionsQuery,
} from '../data/queries.ts';
import { homeAlias } from './loads.ts';
import type { Load } from './loads.ts';
import { movedTo, refused } from './page-errors.ts';
import { titlePath } from './paths.ts';

/** The main view `name`, of one title when an id follows (RT-002, RT-003). */
export const namedView: Load = async ({ params, queries }) => {
  const { name = '', id } = params;
  if (name === homeAlias && id === undefined) throw movedTo('/');
  const theme = id === undefined ? themeOf(`/${name}`) : null;
  await Promise.all([
    queries.ensureQueryData(mediaViewQuery(name, id)),
    theme !== null && queries.prefetchQuery(genresQuery(theme)),
  ]);
};

/** Who made a title and who plays in it; titles have one such page each, other addresses lead there (RT-028). */
export const cast =
  (type: MediaItemType | null): Load =>
  async ({ params, queries }) => {
    const { id = '' } = params;
    const item = await queries.ensureQueryData(mediaItemQuery(id));
    if (item.type !== type || item.slug !== id) throw movedTo(`${titlePath(item)}/cast`);
    await queries.ensureQueryData(castQuery(item.slug));
  };

/** The catalogue, or that of a theme, as the query filters it (RT-017, RT-018). */
export const catalogue =
  (theme: Theme | null): Load =>
  ({ url, queries }) =>
    Promise.all([
      queries.ensureInfiniteQueryData(mediaItemsQuery(catalogueFilter(theme, url.searchParams))),
      queries.prefetchQuery(genresQuery(theme ?? undefined)),
    ]);

/** Titles by the words of the query parameter `query` (RT-042); without any, what others watch. */
export const search: Load = ({ url, queries }) => {
  const filter = searchFilter(url.searchParams);
  return queries.ensureInfiniteQueryData(filter === null ? suggestionsQuery() : mediaItemsQuery(filter));
};

/** What others watch, for pages whose own list may be empty. They appear without it, too. */
export const suggestions: Load = ({ queries }) => queries.prefetchInfiniteQuery(suggestionsQuery());

/** An entry of a list of `count`, by its number. */
export const numbered =
  (count: number): Load =>
  ({ params: { id = '' } }) =>
    /^\d{1,3}$/.test(id) && Number(id) < count ? Promise.resolve() : Promise.reject(refused(404));
