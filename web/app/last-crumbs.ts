/** Names of what an address says beyond the route table's own paths. */
import type { InfoPage } from '@kadr/contract';
import { sectionOf } from './info/info-section.ts';
import { searchedWords } from './search/searched-words.ts';
import type { CrumbArguments } from './routing/page.ts';

export function lastOfSearch({ query, translate }: CrumbArguments): string | null {
  const words = searchedWords(query);
  return words === '' ? null : translate('search.crumb', { words });
}

/** The name of what the address names, as its page has asked for it under `kind`. */
export const lastOf =
  (kind: string) =>
  ({ params: { id = '' }, queries }: CrumbArguments): string | null =>
    queries.getQueryData<{ readonly name: string }>([kind, id])?.name ?? null;

export function lastOfFaq({ params, query, queries }: CrumbArguments): string | null {
  const page = queries.getQueryData<InfoPage | null>(['info-page', 'faq']);
  return sectionOf(page, params['id'] ?? query.get('selected'))?.name ?? null;
}
