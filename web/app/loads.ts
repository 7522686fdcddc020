/** What pages fetch before they appear; rows of the route table name these. Those of further pages are in `late-loads.ts`. */
import type { MediaItem, MediaItemType, Person } from '@kadr/contract';
import type { QueryClient } from '@tanstack/react-query';
import { mediaItemQuery, personQuery } from './data/queries.ts';
import { homeAlias, mediaViewQuery } from './blocks/view-query.ts';
import { movedTo, refused } from './data/page-errors.ts';
import type { LoadArguments } from './routing/page.ts';
import { personPath, titlePath } from './data/paths.ts';

export type Load = (args: LoadArguments) => Promise<unknown>;

export const mainView: Load = ({ queries }) => queries.ensureQueryData(mediaViewQuery(homeAlias));

/**
 * A title under the folder of its type and by its slug; any other address of it leads there: an id, another folder, the
 * longer paths. `loadMore` fetches what else the page shows.
 */
export const title =
  (type: MediaItemType | null, loadMore: (queries: QueryClient, item: MediaItem) => Promise<unknown>): Load =>
  async ({ params, queries }) => {
    const { id = '' } = params;
    const item = await queries.ensureQueryData(mediaItemQuery(id));
    if (item.type !== type || item.slug !== id) {
      queries.setQueryData(mediaItemQuery(item.slug).queryKey, item);
      throw movedTo(titlePath(item));
    }
    await loadMore(queries, item);
  };

/** A person by slug; an id leads there. */
export const person =
  (loadMore: (queries: QueryClient, found: Person) => Promise<unknown>): Load =>
  async ({ params, queries }) => {
    const { id = '' } = params;
    const found = await queries.ensureQueryData(personQuery(id));
    if (found.slug !== id) {
      queries.setQueryData(personQuery(found.slug).queryKey, found);
      throw movedTo(personPath(found));
    }
    await loadMore(queries, found);
  };

/** Joint viewing without a code leads home. */
export const toHome: Load = () => Promise.reject(movedTo('/'));

/** An address that no row takes, or of an entity that the service does not have. */
export const unknown: Load = () => Promise.reject(refused(404));

/** Where status 451 leads. */
export const geoblock: Load = () => Promise.reject(refused(451));
