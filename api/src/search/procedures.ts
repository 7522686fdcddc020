import { procedures } from '../context/procedures.ts';
import type { ViewerOf } from '../audience/audience.ts';
import type { SearchService } from './service.ts';

export function searchProcedures(search: SearchService, viewerOf: ViewerOf) {
  return {
    query: procedures.search.query.handler(async ({ input, context }) =>
      search.query(input, await viewerOf(context)),
    ),
    suggest: procedures.search.suggest.handler(async ({ input, context }) => ({
      items: await search.suggest(input.text, await viewerOf(context)),
    })),
  };
}
