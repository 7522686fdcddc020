import type { Person } from '@kadr/contract';
import type { QueryClient } from '@tanstack/react-query';
import { mediaItemsQuery } from '../data/queries.ts';

/** Titles of a person, the newest first. */
export const filmographyQuery = (person: Pick<Person, 'id'>) =>
  mediaItemsQuery({ person_id: person.id, sort: 'new' });

/** Fetches what a person's page shows beside the person. The page appears without it, too. */
export async function loadPerson(queries: QueryClient, person: Person): Promise<void> {
  await queries.prefetchInfiniteQuery(filmographyQuery(person));
}
