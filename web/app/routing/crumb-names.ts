import type { QueryFamily } from '../data/query-families.ts';
import type { CrumbArguments } from './page.ts';

/** The name of what the address names, as its page has asked for it under `kind`. */
export const nameUnder =
  (kind: QueryFamily) =>
  ({ params: { id = '' }, queries }: CrumbArguments): string | null =>
    queries.getQueryData<{ readonly name: string }>([kind, id])?.name ?? null;
