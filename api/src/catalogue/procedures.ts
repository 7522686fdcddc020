import { procedures } from '../context/procedures.ts';
import type { ViewerOf } from '../audience/audience.ts';
import type { CatalogueService } from './service.ts';

export function catalogueProcedures(catalogue: CatalogueService, viewerOf: ViewerOf) {
  const { mediaItems, persons } = procedures;
  return {
    mediaItems: {
      getById: mediaItems.getById.handler(async ({ input, context }) =>
        catalogue.mediaItem(input.id, await viewerOf(context)),
      ),
      list: mediaItems.list.handler(async ({ input: { person_id, service_id, ...request }, context }) =>
        catalogue.list({ ...request, personId: person_id, serviceId: service_id }, await viewerOf(context)),
      ),
      getFilters: mediaItems.getFilters.handler(async ({ input, context }) =>
        catalogue.filters(input.theme, await viewerOf(context)),
      ),
      count: mediaItems.count.handler(async ({ input, context }) =>
        catalogue.count(input, await viewerOf(context)),
      ),
      getChildren: mediaItems.getChildren.handler(async ({ input, context }) => ({
        items: await catalogue.children(input.id, await viewerOf(context)),
      })),
      getCast: mediaItems.getCast.handler(async ({ input, context }) => ({
        items: await catalogue.cast(input.id, await viewerOf(context)),
      })),
    },
    persons: {
      getById: persons.getById.handler(async ({ input, context }) =>
        catalogue.person(input.id, await viewerOf(context)),
      ),
    },
  };
}
