import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { keepNow } from '../data/now.ts';
import { apiOf } from '../data/query-client.ts';
import type { ShownView } from '../data/shown-view.ts';
import { loadCustomBlocks } from './custom/load.ts';

/** Alias of the view that the home page shows. */
export const homeAlias = 'main';

/** What is shown of a main view; `mediaItemId` (id or slug) makes it the view of one title, for example what is similar to it. */
export const mediaViewQuery = (alias: string, mediaItemId?: number | string) =>
  queryOptions({
    queryKey: mediaItemId === undefined ? ['media-view', alias] : ['media-view', alias, String(mediaItemId)],
    queryFn: async ({ client, signal }) => {
      const { mediaViews } = await apiOf(client);
      const input = { alias, ...(mediaItemId !== undefined && { media_item_id: String(mediaItemId) }) };
      // Its code comes beside the answer: the first page has its view already.
      const [answer, { shownView }] = await Promise.all([
        mediaViews.getById(input, { signal }),
        import('../data/shown-view.ts'),
      ]);
      const view = shownView(answer);
      // Blocks that show what is on now are rendered for one moment.
      if (view.blocks.some(({ kind }) => kind === 'custom')) keepNow(client);
      await loadCustomBlocks(view.blocks);
      return view;
    },
  });

/** The main views that are there. */
export function viewsIn(queries: QueryClient): readonly ShownView[] {
  return queries
    .getQueriesData<ShownView>({ queryKey: ['media-view'] })
    .flatMap(([, view]) => (view === undefined ? [] : [view]));
}
