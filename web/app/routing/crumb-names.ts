import type { QueryFamily } from '../data/query-families.ts';
import type { CrumbArguments } from './page.ts';

/** Returns the name of the page's entity, from the query of the page under `kind`. */
export const nameUnder =
  (kind: QueryFamily) =>
  ({ params: { id = '' }, queries }: CrumbArguments): string | null =>
    queries.getQueryData<{ readonly name: string }>([kind, id])?.name ?? null;
