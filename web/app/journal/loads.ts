/** The loader of the journal. */
import type { Load } from '../routing/page.ts';
import { journalPages, journalPathOf } from './journal-kinds.ts';
import { journalQuery } from './queries.ts';

/** The first messages of the journal. Its page also appears when they fail to load. */
export const journal: Load = ({ url, queries }) =>
  queries.prefetchInfiniteQuery(journalQuery(journalPages[journalPathOf(url.pathname)].kind));
