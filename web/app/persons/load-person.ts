import type { Person } from '@kadr/contract';
import type { QueryClient } from '@tanstack/react-query';
import { mediaItemsQuery } from '../data/queries.ts';
import { personQuery } from './queries.ts';
import { movedTo } from '../data/page-errors.ts';
import { personPath } from '../data/paths.ts';
import type { Load } from '../routing/page.ts';

/** Titles of a person, the newest first. */
export const filmographyQuery = (person: Pick<Person, 'id'>) =>
  mediaItemsQuery({ person_id: person.id, sort: 'new' });

/** Fetches what a person's page shows beside the person. The page appears without it, too. */
export async function loadPerson(queries: QueryClient, person: Person): Promise<void> {
  await queries.prefetchInfiniteQuery(filmographyQuery(person));
}

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
