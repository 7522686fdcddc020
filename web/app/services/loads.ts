/** Data of the services' pages. */
import { keepNow } from '../data/now.ts';
import { movedTo } from '../data/page-errors.ts';
import { servicePath } from '../data/paths.ts';
import { suggestionsQuery } from '../data/queries.ts';
import type { Load } from '../routing/page.ts';
import { serviceChannelsQuery } from '../tv/queries.ts';
import { freeTitlesQuery, postersQuery, serviceQuery, serviceTitlesQuery, servicesQuery } from './queries.ts';

/** The offered services, each with some of its titles; if there are none, titles that others watch. */
export const services: Load = async ({ queries }) => {
  const { items } = await queries.ensureQueryData(servicesQuery());
  await Promise.all([
    ...items.map(({ id }) => queries.prefetchInfiniteQuery(postersQuery(id))),
    queries.prefetchInfiniteQuery(items.length === 0 ? suggestionsQuery() : freeTitlesQuery()),
  ]);
};

/** A service by alias; an id redirects there. The parent paths in the address do not matter. */
export const service: Load = async ({ params: { id = '', parent, sub }, queries }) => {
  keepNow(queries);
  const found = await queries.ensureQueryData(serviceQuery(id));
  if (found.alias !== id) {
    queries.setQueryData(serviceQuery(found.alias).queryKey, found);
    const above = [parent, sub].filter((name) => name !== undefined).map((name) => `/${name}`);
    throw movedTo(
      above.length === 0 ? servicePath(found.alias) : `/services${above.join('')}/${found.alias}`,
    );
  }
  await Promise.all([
    queries.prefetchInfiniteQuery(serviceTitlesQuery(found.id)),
    found.channels_count > 0 && queries.prefetchInfiniteQuery(serviceChannelsQuery(found.id)),
    queries.prefetchInfiniteQuery(freeTitlesQuery()),
  ]);
};
