/** What the journal fetches. */
import type { Load } from '../routing/page.ts';
import { journalPages, journalPathOf } from './journal-kinds.ts';
import { journalQuery } from './queries.ts';

/** The first messages of the journal. Its page appears without them, too. */
export const journal: Load = ({ url, queries }) =>
  queries.prefetchInfiniteQuery(journalQuery(journalPages[journalPathOf(url.pathname)].kind));
