import type { Person } from '@kadr/contract';
import type { QueryClient } from '@tanstack/react-query';
import { mediaItemsQuery } from '../data/queries.ts';
import { personQuery } from './queries.ts';
import { movedTo } from '../data/page-errors.ts';
import { personPath } from '../data/paths.ts';
import type { Load } from '../routing/page.ts';

/** Titles of a person, newest first. */
export const filmographyQuery = (person: Pick<Person, 'id'>) =>
  mediaItemsQuery({ person_id: person.id, sort: 'new' });

/** Fetches the additional data of a person's page. It is not required for the page. */
export async function loadPerson(queries: QueryClient, person: Person): Promise<void> {
  await queries.prefetchInfiniteQuery(filmographyQuery(person));
}

/** Loads a person by slug; an id redirects there. */
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
