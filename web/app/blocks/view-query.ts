import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { keepNow } from '../data/now.ts';
import { apiOf } from '../data/query-client.ts';
import type { ShownView } from '../data/shown-view.ts';
import { loadCustomBlocks } from './custom/load.ts';

/** The alias of the home page's view. */
export const homeAlias = 'main';

/**
 * The shown part of a main view; `mediaItemId` (id or slug) makes it the view of one title, for example similar titles.
 */
export const mediaViewQuery = (alias: string, mediaItemId?: number | string) =>
  queryOptions({
    queryKey: mediaItemId === undefined ? ['media-view', alias] : ['media-view', alias, String(mediaItemId)],
    queryFn: async ({ client, signal }) => {
      const { mediaViews } = await apiOf(client);
      const input = { alias, ...(mediaItemId !== undefined && { media_item_id: String(mediaItemId) }) };
      // Its code is loaded during the call: the first page already has its view.
      const [answer, { shownView }] = await Promise.all([
        mediaViews.getById(input, { signal }),
        import('../data/shown-view.ts'),
      ]);
      const view = shownView(answer);
      // Blocks with current programmes are rendered for a fixed moment.
      if (view.blocks.some(({ kind }) => kind === 'custom')) keepNow(client);
      await loadCustomBlocks(view.blocks);
      return view;
    },
  });

/** The main views in the store. */
export function viewsIn(queries: QueryClient): readonly ShownView[] {
  return queries
    .getQueriesData<ShownView>({ queryKey: ['media-view'] })
    .flatMap(([, view]) => (view === undefined ? [] : [view]));
}
