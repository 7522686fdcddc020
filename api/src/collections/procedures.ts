import { procedures } from '../context/procedures.ts';
import type { ViewerOf } from '../audience/audience.ts';
import type { CollectionsService } from './service.ts';

export function collectionsProcedures(collections: CollectionsService, viewerOf: ViewerOf) {
  const { list, getById, titles } = procedures.collections;
  return {
    list: list.handler(async ({ input, context }) => collections.list(input, await viewerOf(context))),
    getById: getById.handler(async ({ input, context }) =>
      collections.collection(input.id, await viewerOf(context)),
    ),
    titles: titles.handler(async ({ input: { id, ...page }, context }) =>
      collections.titles(id, page, await viewerOf(context)),
    ),
  };
}
